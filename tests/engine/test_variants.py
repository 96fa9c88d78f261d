"""Misere and wild rules against a brute force of their own: strings, no masks, nothing shared with the engine."""

from __future__ import annotations

from functools import cache

import pytest

from bot.engine import (
    Board,
    IllegalMove,
    Level,
    Mark,
    Memo,
    Outcome,
    Position,
    Rules,
    analyse,
    candidates,
    plain_minimax,
)
from bot.features.learn.tree import grow
from tests.engine.brute import STANDARD
from tests.report import for_each

OUTCOMES = {1: Outcome.WIN, 0: Outcome.DRAW, -1: Outcome.LOSS}
SHAPES = {rules: Board(3, 3, 3, rules) for rules in Rules}


def children(text: str, rules: Rules) -> dict[int, str]:
    """What each move leads to; nothing when the game is over."""
    if STANDARD.winner(text):
        return {}
    own = "XO"[(9 - text.count(".")) % 2]
    found = {}
    for cell in (cell for cell, mark in enumerate(text) if mark == "."):
        for offset, mark in ((0, "X"), (9, "O")) if rules is Rules.WILD else ((0, own),):
            found[cell + offset] = text[:cell] + mark + text[cell + 1 :]
    return found


@cache
def value(text: str, rules: Rules) -> tuple[int, int]:
    """+1, 0 or -1 for the side to move, and the plies to the end: wins soon, losses late."""
    if STANDARD.winner(text):
        return (1 if rules is Rules.MISERE else -1), 0
    below = [value(child, rules) for child in children(text, rules).values()]
    if not below:
        return 0, 0
    return max(((-result, plies + 1) for result, plies in below), key=lambda one: (one[0], -one[0] * one[1]))


def positions(rules: Rules) -> list[str]:
    found, new = {"." * 9}, ["." * 9]
    while new:
        new = list({child for text in new for child in children(text, rules).values()} - found)
        found.update(new)
    return sorted(found)


@pytest.mark.parametrize("every", [10, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("rules", "count"), [(Rules.MISERE, 5_478), (Rules.WILD, 18_753)])
def test_every_move_of_every_position_has_its_true_value(rules: Rules, count: int, every: int) -> None:
    board, memo, texts = SHAPES[rules], Memo(), positions(rules)
    assert len(texts) == count
    for text in texts[::every]:
        position = Position.parse(text, board)
        below = {move: value(child, rules) for move, child in children(text, rules).items()}
        found = analyse(position, memo)
        assert position.legal() == tuple(sorted(below))
        assert {move.cell: (move.outcome, move.distance) for move in found.moves} == {
            move: (OUTCOMES[-result], plies + 1) for move, (result, plies) in below.items()
        }
        result, plies = value(text, rules)
        assert (found.outcome, found.distance) == (OUTCOMES[result], plies)
        if below:
            assert set(candidates(position, Level.UNBEATABLE, memo)) == set(found.best)
            assert all(candidates(position, level, memo) for level in Level)


@for_each([(Rules.MISERE, Outcome.DRAW), (Rules.WILD, Outcome.WIN)])
def test_known_outcomes(rules: Rules, outcome: Outcome) -> None:
    """Source: en.wikipedia.org/wiki/Tic-tac-toe_variants."""
    found = analyse(Position.start(SHAPES[rules]))
    assert found.outcome is outcome
    assert found.best == (4, 13) if rules is Rules.WILD else found.best == (4,)


def test_either_mark_may_be_placed_by_wild_rules_and_whoever_completes_a_line_wins() -> None:
    board = SHAPES[Rules.WILD]
    position = Position.after([9, 10], board)
    assert (position.text(), position.to_move) == ("OO.......", Mark.X)
    won = position.play(11)
    assert (won.winner, won.winning_cells) == (Mark.X, (0, 1, 2))
    for move in (0, 9, 18, 99, -1):
        with pytest.raises(IllegalMove):
            position.play(move)


@for_each([Rules.MISERE, Rules.WILD])
def test_plain_minimax_and_its_tree_follow_the_rules(rules: Rules) -> None:
    position = Position.parse("XOXO.X.O.", SHAPES[rules])
    plain, root = plain_minimax(position), grow(position)
    assert (root.size, root.score) == (plain.calls, plain.score)
    assert tuple((child.cell, child.score) for child in root.children) == plain.scores


def test_boards_of_other_rules_share_no_memory() -> None:
    memo, start = Memo(), {rules: Position.after([4, 0], board) for rules, board in SHAPES.items()}
    together = {rules: analyse(position, memo).moves for rules, position in start.items()}
    assert together == {rules: analyse(position).moves for rules, position in start.items()}


@for_each(["3x3/3 misere", "3x3/3 wild", "4x4/4 misere"])
def test_a_board_with_its_rules_is_written_and_read(text: str) -> None:
    assert Board.parse(text).text() == text
