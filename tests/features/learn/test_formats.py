"""What `analyse` prints instead of an analysis: the trace of alpha-beta, Graphviz source, and the table of calls."""

from __future__ import annotations

import io
import json
import math
import re
from collections.abc import Sequence
from typing import Any

import pytest

from bot.cli import OK, main
from bot.engine import STANDARD as BOARD
from bot.engine import Board, Position
from bot.features.learn.tree import Node, effort, grow, prune
from tests.engine.brute import STANDARD
from tests.features.learn.boards import FEW_FREE, few_or_all

TUTORIAL, EMPTY = "O.XX.X.OO", "." * 9


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
@few_or_all(FEW_FREE[::3])
def test_the_trace_is_every_call_of_alpha_beta_in_its_order(
    boards: Sequence[str], maximiser: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
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


@pytest.mark.parametrize("text", ["X...O....", pytest.param(EMPTY, marks=pytest.mark.slow)])
def test_the_text_of_a_trace_has_one_line_for_each_call(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    calls = [json.loads(line) for line in asked(capsys, text, "--trace", "--json").splitlines()]
    lines = asked(capsys, text, "--trace").splitlines()
    assert len(calls) == len(lines) == effort(Position.parse(text)).alpha_beta
    for call, line in zip(calls, lines, strict=True):
        assert line.startswith("  " * call["depth"] + ("depth" if call["depth"] else "root: "))
        assert f": {call['board']}, alpha " in line
        skipped = re.findall("[0-9]", line.partition("skips ")[2])
        assert skipped == [str(square) for square in call["skipped"]]


HEAD = re.compile(r"  (graph|node) \[(.*)\];")
NODE = re.compile(r"  (n[0-9]+) \[(.*)\];")
EDGE = re.compile(r"  (n[0-9]+) -> (n[0-9]+) \[(.*)\];")
LOOK = re.compile(r'(\w+)=("(?:[^"\\]|\\[n"\\])*"|\w+) ?')


class Graph:
    """Reads what `dot` may print: a strict part of Graphviz's language. Source: graphviz.org/doc/info/lang.html."""

    def __init__(self, source: str) -> None:
        self.nodes: dict[str, dict[str, str]] = {}
        self.edges: dict[tuple[str, str], dict[str, str]] = {}
        first, *statements, last = source.splitlines()
        assert (first, last) == ("digraph minimax {", "}")
        for statement in statements:
            if edge := EDGE.fullmatch(statement):
                self.edges[edge[1], edge[2]] = self.looks(edge[3])
                continue
            node = HEAD.fullmatch(statement) or NODE.fullmatch(statement)
            assert node is not None, statement
            assert node[1] not in self.nodes
            self.nodes[node[1]] = self.looks(node[2])

    @staticmethod
    def looks(text: str) -> dict[str, str]:
        assert re.fullmatch(f"(?:{LOOK.pattern})+", text), text
        return {key: json.loads(value) if value[0] == '"' else value for key, value in LOOK.findall(text)}


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


@few_or_all(FEW_FREE[::3])
def test_the_calls_that_are_compared_are_those_of_brute_force(
    boards: Sequence[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(boards)))
    for text, line in zip(boards, asked(capsys, "-", "--compare", "--json").splitlines(), strict=True):
        found = json.loads(line)
        below, ahead = set[str](), [text]
        while ahead:
            below.add(each := ahead.pop())
            ahead += STANDARD.children(each).values()
        assert found.keys() == {"board", "plain", "alpha_beta", "memory", "positions"}
        assert (found["plain"], found["memory"]) == (STANDARD.calls(text), len(below))
        assert len(below) <= found["plain"] >= found["alpha_beta"]
