"""Every remark on every move of every position is true, by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.engine import Mark, Position, Rules, TranspositionTable
from bot.engine.remarks import Prospect, Remark, RemarkKind, kept, prospect, remark

from .brute import LIVE, POSITIONS, STANDARD
from .strategies import parse

TABLE = TranspositionTable()


def completing(text: str, mark: str) -> set[int]:
    """Where a mark would complete a line, by trying."""
    return {
        cell
        for cell in range(9)
        if text[cell] == "." and STANDARD.winner(text[:cell] + mark + text[cell + 1 :]) == mark
    }


def truths(said: Remark, text: str, child: str) -> dict[RemarkKind, Callable[[], bool]]:
    """For each kind, whether it is what should be said of the move that leads from text to child."""
    mover, other = said.mover.value, said.mover.other.value
    best, made = STANDARD.value(text), STANDARD.move_values(text)[said.cell]
    top, cells = STANDARD.best(text), said.cells
    threats, counters = completing(child, mover), completing(child, other)
    loose = (made[0] == best[0] and said.cell in top) or made[0] == best[0] == 0
    quiet = loose and not (threats and not counters)
    holding = {cell for cell, value in STANDARD.move_values(child).items() if value[0] == 0}
    return {
        RemarkKind.WINS: lambda: STANDARD.winner(child) == mover and all(child[cell] == mover for cell in cells),
        RemarkKind.FILLS: lambda: not STANDARD.winner(child) and "." not in child,
        RemarkKind.MISSES_WIN: lambda: best[0] == 1 != made[0] and cells == top and said.plies == best[1],
        RemarkKind.LOSES_DRAW: lambda: best[0] == 0 and made[0] == -1 and set(cells) == _equal(text, 0),
        RemarkKind.SLOWER: lambda: best[0] == made[0] == 1 and made[1] > best[1] == said.plies and cells == top,
        RemarkKind.SOONER: lambda: best[0] == made[0] == -1 and made[1] < best[1] and cells == top,
        RemarkKind.FORKS: lambda: loose and not counters and set(cells) == threats and len(threats) > 1,
        RemarkKind.FORCES: lambda: loose and not counters and set(cells) == threats and len(threats) == 1,
        RemarkKind.WINNING: lambda: quiet and made[0] == 1 and cells == (),
        RemarkKind.LOSING: lambda: quiet and made[0] == -1 and cells == (),
        RemarkKind.HOLDS: lambda: quiet and made[0] == 0 and set(cells) == holding and bool(holding),
    }


def _equal(text: str, result: int) -> set[int]:
    return {cell for cell, value in STANDARD.move_values(text).items() if value[0] == result}


@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.slow)])
def test_every_remark_is_true(every: int) -> None:
    seen: Counter[RemarkKind] = Counter()
    for text in LIVE[::every]:
        before = parse(text)
        for cell, child in STANDARD.children(text).items():
            said = remark(before, cell, TABLE)
            assert (said.mover, said.cell, said.replies) == (
                before.to_move,
                cell,
                0 if STANDARD.winner(child) else child.count("."),
            )
            assert truths(said, text, child)[said.kind](), f"{said} after {text}"
            assert said.blocks is (cell in completing(text, said.mover.other.value))
            assert said.standing == standing(child)
            seen[said.kind] += 1
    assert set(seen) == set(RemarkKind) - {RemarkKind.UNCLEAR}


def standing(text: str) -> Prospect:
    """How a position stands, from the brute force."""
    mover = Mark.X if text.count("X") == text.count("O") else Mark.O
    result, plies = STANDARD.value(text)
    return Prospect({1: mover, 0: None, -1: mover.other}[result], plies)


def test_every_position_stands_as_brute_force_says() -> None:
    for text in POSITIONS:
        assert prospect(parse(text), TABLE) == standing(text)


def test_a_move_kept_its_value_if_brute_force_says_so() -> None:
    chance = Random(6)
    for _ in range(100):
        position, text, cells, truth = Position.start(), STANDARD.empty, list[int](), list[bool]()
        while not position.is_over:
            cells.append(chance.choice(position.legal()))
            truth.append(STANDARD.move_values(text)[cells[-1]][0] == STANDARD.value(text)[0])
            position, text = position.play(cells[-1]), STANDARD.children(text)[cells[-1]]
        assert kept(position.board, cells, TABLE) == truth


def test_filling_the_board_keeps_no_win_that_was_there_and_a_line_by_misere_rules_no_win_either() -> None:
    wild, misere = (replace(Position.start().board, rules=rules) for rules in (Rules.WILD, Rules.MISERE))
    for last, is_kept in ((8, True), (17, False)):  # X on the last square completes a line, O fills the board
        assert kept(wild, [0, 10, 2, 3, 4, 14, 15, 7, last])[-1] is is_kept
    assert kept(misere, [0, 3, 1, 4, 2])[-1] is False
