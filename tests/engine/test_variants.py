"""Misere and wild rules against brute force: strings, no masks, nothing shared with the engine."""

from __future__ import annotations

import pytest

from bot.engine import (
    Board,
    Budget,
    IllegalMove,
    Level,
    Mark,
    Outcome,
    Position,
    Rules,
    TranspositionTable,
    analyse,
    candidates,
    plain_minimax,
)
from bot.features.learn.tree import grow
from tests.engine.brute import Brute, Wild
from tests.report import for_each

OUTCOMES = {1: Outcome.WIN, 0: Outcome.DRAW, -1: Outcome.LOSS}
BRUTES = {Rules.MISERE: Brute(3, 3, 3, line_wins=False), Rules.WILD: Wild(3, 3, 3)}
SHAPES = {rules: Board(3, 3, 3, rules) for rules in Rules}


@pytest.mark.parametrize("every", [20, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("rules", "count"), [(Rules.MISERE, 5_478), (Rules.WILD, 18_753)])
def test_every_move_of_every_position_has_its_true_value(rules: Rules, count: int, every: int) -> None:
    board, table, slow = SHAPES[rules], TranspositionTable(), BRUTES[rules]
    texts = slow.reachable()
    assert len(texts) == count
    for text in texts[::every]:
        position = Position.parse(text, board)
        below = slow.move_values(text)
        found = analyse(position, table)
        assert position.legal() == tuple(sorted(below))
        assert {move.cell: (move.outcome, move.distance) for move in found.moves} == {
            move: (OUTCOMES[result], plies) for move, (result, plies) in below.items()
        }
        result, plies = slow.value(text)
        assert (found.outcome, found.distance) == (OUTCOMES[result], plies)
        if below:
            assert set(candidates(position, Level.UNBEATABLE, table)) == set(found.best)
            assert all(candidates(position, level, table) for level in Level)


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
    table = TranspositionTable()
    start = {each: Position.after([4] if each is Rules.ULTIMATE else [4, 0], board) for each, board in SHAPES.items()}
    together = {rules: analyse(position, table, Budget(500)).moves for rules, position in start.items()}
    assert together == {rules: analyse(position, None, Budget(500)).moves for rules, position in start.items()}


@for_each(["3x3/3 misere", "3x3/3 wild", "4x4/4 misere"])
def test_a_board_with_its_rules_is_written_and_read(text: str) -> None:
    assert Board.parse(text).text() == text
