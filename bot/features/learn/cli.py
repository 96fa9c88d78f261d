"""`python -m bot analyse`: value every move on a board, in words or as JSON, and draw the minimax tree as a file."""

import argparse
import json
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from bot.engine import STANDARD, Analysis, BadBoard, BadPosition, Board, EngineError, Mark, Position, analyse
from bot.engine.notation import read
from bot.features.learn.tree import MOST_FREE, Scores, grow
from bot.words import words


def add_options(parser: argparse.ArgumentParser) -> None:
    say = words()
    parser.add_argument("position", metavar="BOARD", help=say("learn-analyse-help-board"))
    parser.add_argument("--to-move", choices=["X", "O"], help=say("learn-analyse-help-to-move"))
    parser.add_argument("--board", type=_board, default=STANDARD, help=say("learn-analyse-help-shape"))
    parser.add_argument("--json", action="store_true", help=say("learn-analyse-help-json"))
    parser.add_argument("--tree", type=Path, metavar="FILE", help=say("learn-analyse-help-tree"))
    parser.add_argument("--scores", type=int, choices=[10, 1], default=10, help=say("learn-analyse-help-scores"))


def run(given: argparse.Namespace) -> int:
    """Print the analysis of each board; a problem with one goes to stderr and doesn't stop the others.

    Returns the exit status: 0, or 2 if something given can't be used, or 1 if the tree can't be written.
    """
    if given.position != "-":
        return _answer(given.position, given)
    if given.tree:
        return _refuse(2, words()("learn-analyse-one-tree"))
    return max((_answer(line.strip(), given) for line in sys.stdin), default=0)


def _answer(text: str, given: argparse.Namespace) -> int:
    try:
        found = analyse(Position.parse(text, given.board, Mark(given.to_move) if given.to_move else None))
    except BadPosition as error:
        return _refuse(2, words()("learn-analyse-bad-board", board=text[:40], why=_sentence(error)))
    print(json.dumps(found.to_dict()) if given.json else "\n".join(_describe(found)))
    if not given.json and read(text).base == 0:
        from bot.features.learn.pages import index_line

        free = {cell: str(cell + 1) for cell, mark in enumerate(found.position.text()) if mark == "."}
        print(index_line(free, words()))
    return _draw(found.position, given.tree, given.scores) if given.tree else 0


def _draw(position: Position, file: Path, win: int) -> int:
    from bot.features.learn import picture

    say = words()
    try:
        file.write_bytes(picture.draw(grow(position, Scores(win, win))))
    except EngineError as error:
        return _refuse(2, say("learn-analyse-no-tree", why=_sentence(error)))
    except OSError as error:
        return _refuse(1, say("learn-analyse-not-written", file=str(file), why=error.strerror or type(error).__name__))
    return 0


def _describe(found: Analysis) -> Iterator[str]:
    """Yield the board, the best moves, a line for each move, and what was searched; or how the game ended."""
    say, position, outcome = words(), found.position, found.outcome.value
    yield from textwrap.wrap(position.text(), position.board.columns)
    if not found.moves:
        yield say("learn-analyse-won", winner=position.winner.value) if position.winner else say("learn-analyse-drawn")
        return
    best = say.any_of(str(cell + 1) for cell in found.best)
    yield say("learn-analyse-best", mover=position.to_move.value, best=best, outcome=outcome, plies=found.distance)
    for move in found.moves:
        facts = {"outcome": move.outcome.value, "score": f"{move.score:+d}"}
        yield "  " + say("learn-analyse-move", square=move.cell + 1, plies=move.distance, **facts)
    yield say("learn-analyse-effort", positions=found.nodes)
    if len(found.moves) <= MOST_FREE:
        root = grow(position)
        chosen = next(child.cell or 0 for child in root.children if child.is_chosen)
        yield say("learn-analyse-plain", calls=root.size, square=chosen + 1)
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
