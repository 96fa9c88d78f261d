"""What `analyse` prints instead of an analysis: the trace of alpha-beta, Graphviz source, and the table of calls."""

from __future__ import annotations

import io
import json
import math
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.cli import OK, main
from bot.engine import STANDARD as BOARD
from bot.engine import Board, Mark, Position
from bot.features.learn.tree import Node, Scores, effort, grow, prune
from tests.engine.brute import LIVE, STANDARD

TUTORIAL, EMPTY = "O.XX.X.OO", "." * 9
FEW_FREE = [text for text in LIVE if text.count(".") <= 5]


def asked(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    assert main(["analyse", *given]) == OK
    return capsys.readouterr().out


Call = dict[str, Any]


class AlphaBeta:
    """Alpha-beta on texts, as textbooks have it, and what it does."""

    def __init__(self, text: str, maximiser: str) -> None:
        self.maximiser, self.calls = maximiser, list[Call]()
        self.visit(text, None, 0, -math.inf, math.inf)

    def visit(self, text: str, square: int | None, depth: int, alpha: float, beta: float) -> int:
        assert alpha < beta
        bounds = {"alpha": None if alpha == -math.inf else alpha, "beta": None if beta == math.inf else beta}
        call: Call = {"depth": depth, "board": text, "square": square, **bounds, "skipped": []}
        self.calls.append(call)
        children = STANDARD.children(text)
        is_max = self.maximiser == ("X" if text.count("X") == text.count("O") else "O")
        found = []
        for cell, child in children.items():
            if alpha >= beta:
                call["skipped"].append(cell + 1)
                continue
            found.append(self.visit(child, cell + 1, depth + 1, alpha, beta))
            alpha, beta = (max(alpha, found[-1]), beta) if is_max else (alpha, min(beta, found[-1]))
        best = max if is_max else min
        call["score"] = best(found) if found else STANDARD.minimax(text, self.maximiser, 10, 10)
        return int(call["score"])


@pytest.mark.parametrize("maximiser", ["X", "O"])
def test_the_trace_is_every_call_of_alpha_beta_in_its_order(
    maximiser: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = FEW_FREE[::9]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(boards)))
    found = [
        json.loads(line) for line in asked(capsys, "-", "--trace", "--json", "--maximiser", maximiser).splitlines()
    ]
    wanted = [AlphaBeta(text, maximiser) for text in boards]
    bounds = {call.pop("bound") for call in found}
    assert bounds == {"exact", "lower", "upper"}
    assert found == [call for each in wanted for call in each.calls]
    for text, each in zip(boards, wanted, strict=True):
        assert each.calls[0]["score"] == STANDARD.minimax(text, maximiser, 10, 10)
        assert len(each.calls) == effort(Position.parse(text)).alpha_beta


def test_the_empty_boards_trace_has_18297_calls_and_its_text_one_line_for_each(
    capsys: pytest.CaptureFixture[str],
) -> None:
    calls = [json.loads(line) for line in asked(capsys, EMPTY, "--trace", "--json").splitlines()]
    lines = asked(capsys, EMPTY, "--trace").splitlines()
    assert len(calls) == len(lines) == effort(Position.start()).alpha_beta == 18_297
    for call, line in zip(calls, lines, strict=True):
        assert line.startswith("  " * call["depth"] + ("depth" if call["depth"] else "root: "))
        assert f": {call['board']}, alpha " in line
        skipped = re.findall("[0-9]", line.partition("skips ")[2])
        assert skipped == [str(square) for square in call["skipped"]]


def test_the_trace_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    lines = asked(capsys, TUTORIAL, "--trace", "--scores", "10", "5").splitlines()
    assert len(lines) == 8
    assert lines[0] == "root: O.XX.X.OO, alpha -∞, beta +∞, score +10"
    assert lines[3] == "    depth 2, square 7: OXXX.XOOO, alpha -∞, beta -5, score -5"
    assert lines[5] == "  depth 1, square 7: O.XX.XXOO, alpha +10, beta +∞, score ≤+10, skips 5"
    assert "square a1: X..." in asked(capsys, "....OXOXXOXOOXOX", "--board", "4x4", "--trace")


def test_a_score_after_a_sign_is_the_most_or_the_least_that_the_position_can_be_worth() -> None:
    signs = dict.fromkeys(("", "≤", "≥"), 0)
    for text in FEW_FREE[::9]:
        for node in prune(Position.parse(text), Scores(maximiser=Mark.X), whole=10_000).walk():
            if node.is_pruned:
                continue
            sign = node.result.rstrip("+-0123456789")
            true = STANDARD.minimax(node.position.text(), "X", 10, 10)
            assert {"": true == node.score, "≤": true <= node.score, "≥": true >= node.score}[sign]
            signs[sign] += true != node.score
    assert signs["≤"] > 0 < signs["≥"]


TOKEN = re.compile(r'\s*(?:("(?:[^"\\]|\\[n"\\])*")|([A-Za-z_0-9]+)|(->|[\[\]{};=]))')


class Graph:
    """Reads what `dot` may print: a strict part of Graphviz's language. Source: graphviz.org/doc/info/lang.html."""

    def __init__(self, source: str) -> None:
        self.tokens = list(self.split(source.rstrip()))
        self.nodes: dict[str, dict[str, str]] = {}
        self.edges: dict[tuple[str, str], dict[str, str]] = {}
        self.take("digraph", "minimax", "{")
        while self.tokens[0] != "}":
            self.statement()
        assert self.tokens == ["}"]

    @staticmethod
    def split(source: str) -> Iterator[str]:
        at = 0
        while at < len(source):
            found = TOKEN.match(source, at)
            assert found is not None, source[at : at + 40]
            at = found.end()
            yield found[0].strip()

    def take(self, *wanted: str) -> None:
        assert tuple(self.tokens[: len(wanted)]) == wanted
        del self.tokens[: len(wanted)]

    def word(self) -> str:
        word = self.tokens.pop(0)
        assert re.fullmatch(r'\w+|".*"', word)
        return str(json.loads(word)) if word.startswith('"') else word

    def statement(self) -> None:
        name, looks = self.word(), dict[str, str]()
        to = ""
        if self.tokens[0] == "->":
            self.take("->")
            to = self.word()
        self.take("[")
        while self.tokens[0] != "]":
            key = self.word()
            self.take("=")
            looks[key] = self.word()
        self.take("]", ";")
        if to:
            self.edges[name, to] = looks
        else:
            assert name not in self.nodes
            self.nodes[name] = looks


@pytest.mark.parametrize("is_pruned", [False, True])
@pytest.mark.parametrize(
    ("text", "board"),
    [(TUTORIAL, BOARD), ("X.OX.XOO.", BOARD), (EMPTY, BOARD), ("X...O....", BOARD), ("OX.XO..O.X.X", Board(3, 4, 3))],
)
def test_the_source_for_graphviz_has_every_node_and_edge_of_the_tree(
    text: str, board: Board, is_pruned: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--alpha-beta"] if is_pruned else []
    graph = Graph(asked(capsys, text, "--board", board.text(), "--dot", *more))
    about = graph.nodes.pop("graph")["label"]
    assert graph.nodes.pop("node")["shape"] == "box"
    root = (prune if is_pruned else grow)(Position.parse(text, board))
    assert about.startswith(f"Scores are for {root.position.to_move.value}.\n")
    assert ("Grey" in about) is any(node.is_pruned for node in root.walk())
    assert ("≤ and ≥" in about) is is_pruned
    nodes = list(root.walk())
    assert len(graph.nodes) == len(nodes)
    for node, looks in zip(nodes, graph.nodes.values(), strict=True):
        lines = looks["label"].split("\n")
        assert "".join(lines[: board.rows]) == node.position.text()
        check_look(node, looks)
        assert lines[board.rows :] == ([] if node.is_pruned else told(node))
    names = dict(zip(map(id, nodes), graph.nodes, strict=True))
    edges = {(names[id(node)], names[id(child)]): child for node in nodes for child in node.children}
    assert edges.keys() == graph.edges.keys()
    for edge, child in edges.items():
        check_look(child, graph.edges[edge])
        assert graph.edges[edge]["label"] == board.move_name(child.cell or 0)


def test_the_source_for_graphviz_names_a_fixed_maximiser(capsys: pytest.CaptureFixture[str]) -> None:
    graph = Graph(asked(capsys, TUTORIAL, "--dot", "--maximiser", "O"))
    assert graph.nodes["graph"]["label"].startswith("Scores are for O.\n")
    assert graph.nodes["n0"]["label"] == "O.X\nX.X\n.OO\nMIN -10"


@pytest.mark.parametrize("form", ["--dot", "--trace", "--compare"])
def test_a_list_that_counts_from_0_is_shown_as_any_board(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(capsys, '["O", 1, "X", "X", 4, "X", 6, "O", "O"]', form) == asked(capsys, TUTORIAL, form)


def check_look(node: Node, looks: dict[str, str]) -> None:
    assert ("penwidth" in looks) is node.is_chosen
    assert (looks.get("style"), looks.get("color")) == (("dashed", "grey") if node.is_pruned else (None, None))


def told(node: Node) -> list[str]:
    """What stands below a board."""
    side = "" if node.position.is_over else "MAX " if node.is_max else "MIN "
    lines = [f"{side}{node.result}"]
    if node.bounds and not node.position.is_over:
        names = {math.inf: "+∞", -math.inf: "-∞", 10: "+10", 0: "0", -10: "-10"}
        lines += [f"α {names[node.bounds[0]]}", f"β {names[node.bounds[1]]}"]
    return [*lines, f"and {node.hidden:,} more below"] if node.hidden else lines


def test_the_ways_are_compared_in_an_aligned_table(capsys: pytest.CaptureFixture[str]) -> None:
    lines = asked(capsys, EMPTY, "--compare").splitlines()
    rows = [re.split(" {2,}", line.strip()) for line in lines]
    assert rows[0] == ["calls", "times fewer"]
    assert rows[1:4] == [
        ["plain minimax", "549,946", "1.0"],
        ["with alpha-beta", "18,297", "30.1"],
        ["with a memory of positions", "5,478", "100.4"],
    ]
    found = json.loads(asked(capsys, EMPTY, "--json"))
    assert rows[4][:2] == ["what I look at", str(found["positions"])]
    assert len({len(line) for line in lines}) == 1
    assert json.loads(asked(capsys, EMPTY, "--compare", "--json")) == {
        **{"board": EMPTY, "plain": 549_946, "alpha_beta": 18_297, "memory": 5_478, "positions": found["positions"]}
    }


def test_the_calls_that_are_compared_are_those_of_brute_force(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = FEW_FREE[::5]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(boards)))
    for text, line in zip(boards, asked(capsys, "-", "--compare", "--json").splitlines(), strict=True):
        found = json.loads(line)
        below, ahead = set[str](), [text]
        while ahead:
            below.add(each := ahead.pop())
            ahead += STANDARD.children(each).values()
        assert (found["plain"], found["memory"]) == (STANDARD.calls(text), len(below))
        assert len(below) <= found["plain"] >= found["alpha_beta"]
