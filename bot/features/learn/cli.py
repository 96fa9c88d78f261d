"""`python -m bot analyse`: value every move on a board, in words or as JSON, and show minimax's tree in many forms."""

import argparse
import codecs
import contextlib
import io
import json
import math
import re
import sys
import textwrap
from collections.abc import Container, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import cast

from bot.core.game.boards import BOARDS, written
from bot.engine import Analysis, BadBoard, BadPosition, Board, EngineError, Mark, Position, analyse
from bot.engine.notation import read
from bot.features.learn.tree import MOST_FREE, PLAIN, Counts, Effort, Node, Scores, effort, grow, legend, prune, signed
from bot.words import Words, words

FORMS = ("tree", "dot", "trace", "compare")  # the options that show a tree; there can be one at a time
POINTS = re.compile("[1-9][0-9]{0,2}(?: -?[1-9][0-9]{0,2})?")
"""The words after --scores. They are as short as in Discord, for in pictures there's no room for more."""
BOUNDS = {"": "exact", "≤": "upper", "≥": "lower"}  # a score, by its limit, in the words of chess programs


def add_options(parser: argparse.ArgumentParser) -> None:
    say = words()
    parser.add_argument("position", metavar="BOARD", nargs="?", help=say("learn-analyse-help-board"))
    parser.add_argument("--to-move", choices=["X", "O"], help=say("learn-analyse-help-to-move"))
    parser.add_argument("--board", type=_board, help=say("learn-analyse-help-shape"))
    parser.add_argument("--json", action="store_true", help=say("learn-analyse-help-json"))
    parser.add_argument("--maximiser", choices=["X", "O"], help=say("learn-analyse-help-maximiser"))
    parser.add_argument("--scores", nargs="+", metavar=("WIN", "LOSS"), help=say("learn-analyse-help-scores"))
    parser.add_argument("--tree", type=Path, metavar="FILE", help=say("learn-analyse-help-tree"))
    parser.add_argument("--dot", action="store_true", help=say("learn-analyse-help-dot"))
    parser.add_argument("--alpha-beta", action="store_true", help=say("learn-analyse-help-alpha-beta"))
    parser.add_argument("--trace", action="store_true", help=say("learn-analyse-help-trace"))
    parser.add_argument("--compare", action="store_true", help=say("learn-analyse-help-compare"))


def run(given: argparse.Namespace) -> int:
    """Print the analysis of each board. Returns 0, or 2 if one can't be used, or 1 if the tree can't be written."""
    if given.position is None and given.scores:  # the parser takes a board behind them for one of them
        *given.scores, given.position = given.scores
    if problem := _problem(given):
        return _refuse(2, problem)
    win, *loss = [abs(int(each)) for each in " ".join(given.scores or [str(PLAIN.win)]).split()]
    given.scores = Scores(win, loss[0] if loss else win, given.maximiser and Mark(given.maximiser))
    given.walk = prune if given.alpha_beta else grow
    given.counts = {mover: Counts(given.scores.values(mover)) for mover in Mark}
    if given.position != "-":
        return _answer(given.position, given)
    if isinstance(sys.stdin, io.TextIOWrapper):  # a file, whatever the console's own encoding is
        is_wide = cast(io.BufferedReader, sys.stdin.buffer).peek(2)[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
        sys.stdin.reconfigure(encoding="utf16" if is_wide else "utf-8", errors="replace")
    sizes = {board.cells for board in ((given.board,) if given.board else BOARDS.values())}
    return max((_answer(text, given) for text in _texts(sys.stdin, sizes)), default=0)


def _texts(lines: Iterable[str], sizes: Container[int]) -> Iterator[str]:
    """Yield the boards of an input: one a line, or one in several lines, with an empty one after it."""
    block = list[str]()
    for line in chain(lines, [""]):
        is_board = _has(line, sizes) and not (block and not line.strip("-_|+ \t\r\n"))  # a line between two rows
        if not is_board and (line.strip(" \t\r\n\ufeff") or (block and line.strip("\r\n"))):
            block.append(line)
            continue
        text = "".join(block)
        yield from [text] if len(block) > 2 and _has(text, sizes) else filter(None, map(str.strip, block))
        yield from [line.strip()] if is_board else []
        block = []


def _has(text: str, sizes: Container[int]) -> bool:
    with contextlib.suppress(BadPosition):
        return len(read(text).marks.replace("/", "")) in sizes
    return False


def _problem(given: argparse.Namespace) -> str:
    """Return what can't be done of what is asked for, "" if all can."""
    say, forms = words(), [f"--{form}" for form in FORMS if getattr(given, form)]
    forms += ["--json"] if given.dot and given.json else []
    if given.position is None:
        return say("learn-analyse-no-board")
    if len(forms) > 1:
        return say("learn-analyse-one-form", forms=say.all_of(forms))
    if given.position == "-" and (given.tree or given.dot):
        return say("learn-analyse-one-tree", form=forms[0])
    if given.alpha_beta and not (given.tree or given.dot):
        return say("learn-analyse-no-form")
    if given.scores is not None and not POINTS.fullmatch(" ".join(given.scores)):
        return say("learn-analyse-bad-scores")
    return ""


def _answer(text: str, given: argparse.Namespace) -> int:
    try:
        squares, board = (text, given.board) if given.board else written(text)
        found = analyse(Position.parse(squares, board, Mark(given.to_move) if given.to_move else None))
    except BadPosition as error:
        return _refuse(2, words()("learn-analyse-bad-board", board=" ".join(text.split())[:40], why=_sentence(error)))
    try:
        print(*_lines(found, given), sep="\n")
        is_plain = found.position.has_tree and not (given.json or given.dot or given.trace or given.compare)
        if is_plain and read(squares).base == 0:
            from bot.features.learn.pages import index_line

            free = {cell: str(cell + 1) for cell, mark in enumerate(found.position.text()) if mark == "."}
            print(index_line(free, words()))
        return _write_picture(given.walk(found.position, given.scores), given.tree) if given.tree else 0
    except EngineError as error:
        return _refuse(2, words()("learn-analyse-no-tree", why=_sentence(error)))


def _lines(found: Analysis, given: argparse.Namespace) -> Iterator[str]:
    """Return what is printed of a board. Errors: GameOver or TreeTooLarge, if the form needs a tree."""
    position, say = found.position, words()
    if given.dot:
        return dot(given.walk(position, given.scores), say)
    if given.trace:
        root = prune(position, given.scores, whole=sys.maxsize)
        return json_trace(root) if given.json else trace(root, say)
    if given.compare:
        counts = effort(position)
        as_json = {"board": position.text(), **counts._asdict(), "positions": found.nodes}
        return iter([json.dumps(as_json)]) if given.json else compare(found, counts, say)
    if given.json:
        answer, (scores, calls) = found.to_dict(), _plain(found, given)
        for cell, score in scores.items():
            answer["moves"][str(cell + 1)]["plain"] = score
        return iter([json.dumps({**answer, "calls": calls} if calls else answer)])
    return _describe(found, given)


def _write_picture(root: Node, file: Path) -> int:
    from bot.features.learn import picture

    try:
        file.write_bytes(picture.render(root))
    except OSError as error:
        why = error.strerror or type(error).__name__
        return _refuse(1, words()("learn-analyse-not-written", file=str(file), why=why))
    return 0


def _plain(found: Analysis, given: argparse.Namespace) -> tuple[dict[int, int], int]:
    """Return what plain minimax returns for each move, and its calls; {} and 0 if it has none to make, or too many."""
    position, of = found.position, given.counts[found.position.to_move].of
    if not 0 < len(found.moves) <= MOST_FREE or not position.has_tree:
        return {}, 0
    return {cell: of(position.play(cell))[0] for cell in position.legal()}, of(position)[1]


def _describe(found: Analysis, given: argparse.Namespace) -> Iterator[str]:
    say, position, outcome = words(), found.position, found.outcome.value
    yield from textwrap.wrap(Position.text(position), position.board.columns)
    if not found.moves:
        yield say("learn-analyse-won", winner=position.winner.value) if position.winner else say("learn-analyse-drawn")
        return
    best = say.any_of(str(cell + 1) for cell in found.best)
    yield say("learn-analyse-best", mover=position.to_move.value, best=best, outcome=outcome, plies=found.distance)
    scores, calls = _plain(found, given)
    for move in found.moves:
        facts = {"outcome": move.outcome.value, "score": signed(move.score)}
        facts["plain"] = signed(scores[move.cell]) if scores else "none"
        yield "  " + say("learn-analyse-move", square=move.cell + 1, plies=move.distance, **facts)
    yield say("learn-analyse-effort", positions=found.nodes)
    if scores:
        best_score = (min if given.scores.maximiser is position.to_move.other else max)(scores.values())
        chosen = next(cell for cell, score in scores.items() if score == best_score)
        yield say("learn-analyse-plain", calls=calls, square=chosen + 1)
        if given.scores.maximiser:
            yield say("learn-analyse-maximiser", maximiser=given.scores.maximiser.value)
        if chosen not in found.best:
            yield say("learn-analyse-slower", outcome=outcome)


def _board(text: str) -> Board:
    try:
        return Board.parse(text)
    except BadBoard as error:
        raise argparse.ArgumentTypeError(_sentence(error)) from None


def _refuse(status: int, sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return status


def _sentence(error: EngineError) -> str:
    return words()(error.code, **error.data)


def trace(root: Node, say: Words, depth: int = 0) -> Iterator[str]:
    """Yield a line for each call of alpha-beta, in the order of the calls and indented by depth."""
    alpha, beta = map(signed, root.bounds or ())
    facts = {"board": root.position.text(), "alpha": alpha, "beta": beta, "score": root.result}
    skipped = say.all_of(node.name for node in root.children if node.is_pruned) or "none"
    yield "  " * depth + say("learn-analyse-call", depth=depth, square=root.name, skipped=skipped, **facts)
    for child in root.calls:
        yield from trace(child, say, depth + 1)


def json_trace(root: Node, depth: int = 0) -> Iterator[str]:
    """Yield the same as an object a call: squares count from 1, null is the root's square and stands for infinity."""
    alpha, beta = (None if math.isinf(bound) else bound for bound in root.bounds or ())
    skipped = [node.cell + 1 for node in root.children if node.is_pruned and node.cell is not None]
    square = None if root.cell is None else root.cell + 1
    call = {"depth": depth, "board": root.position.text(), "square": square, "alpha": alpha, "beta": beta}
    yield json.dumps({**call, "score": root.score, "bound": BOUNDS[root.limit], "skipped": skipped})
    for child in root.calls:
        yield from json_trace(child, depth + 1)


def dot(root: Node, say: Words) -> Iterator[str]:
    """Yield a tree as Graphviz reads it. Source: graphviz.org/doc/info/lang.html."""
    names = {id(node): f"n{number}" for number, node in enumerate(root.walk())}
    yield "digraph minimax {"
    yield f'  graph [label={_quoted(*legend(list(root.walk()), say))} fontname="monospace"];'
    yield '  node [shape=box fontname="monospace"];'
    for node in root.walk():
        yield f"  {names[id(node)]} [label={_quoted(*_label(node, say))}{_look(node)}];"
        for child in node.children:
            yield f"  {names[id(node)]} -> {names[id(child)]} [label={_quoted(child.name)}{_look(child)}];"
    yield "}"


def compare(found: Analysis, effort: Effort, say: Words) -> Iterator[str]:
    """Yield a table of the calls that each way takes, and how many times fewer that is than plain minimax's."""
    ways = {
        say("learn-analyse-way-plain"): effort.plain,
        say("learn-analyse-way-alpha-beta"): effort.alpha_beta,
        say("learn-analyse-way-memory"): effort.memory,
        say("learn-analyse-way-mine"): found.nodes,
    }
    rows = [("", say("learn-analyse-calls"), say("learn-analyse-fewer"))]
    rows += [(way, f"{calls:,}", f"{effort.plain / calls:,.1f}") for way, calls in ways.items()]
    name, calls, fewer = (max(map(len, column)) for column in zip(*rows, strict=True))
    yield from (f"{row[0]:<{name}}  {row[1]:>{calls}}  {row[2]:>{fewer}}" for row in rows)


def _label(node: Node, say: Words) -> Iterator[str]:
    """Yield a node's board; if it wasn't skipped its score, alpha and beta, and how much below it was left out."""
    yield from textwrap.wrap(node.position.text(), node.position.board.columns)
    if node.is_pruned:
        return
    side = "" if node.position.is_over else say("learn-picture-max" if node.is_max else "learn-picture-min")
    yield f"{side} {node.result}".lstrip()
    yield from node.window
    if node.hidden:
        yield say("learn-picture-more", calls=node.hidden)


def _look(node: Node) -> str:
    return " penwidth=3" if node.is_chosen else " style=dashed color=grey fontcolor=grey" if node.is_pruned else ""


def _quoted(*lines: str) -> str:
    return json.dumps("\n".join(lines), ensure_ascii=False)
