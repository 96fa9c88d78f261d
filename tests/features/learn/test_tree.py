"""The kept tree is the one that plain minimax walks: the same scores, calls and choice, whole or cut."""

from __future__ import annotations

import pytest

from bot.engine import STANDARD as BOARD
from bot.engine import Board, GameOver, Position, plain_minimax
from bot.features.learn.tree import MOST_FREE, WHOLE, Node, TreeTooLarge, grow, steps
from tests.engine.brute import LIVE, STANDARD


def scores(root: Node) -> dict[int | None, int]:
    """The first level: score by square."""
    return {(child.cell or 0) + 1: child.score for child in root.children}


def test_the_tutorials_boards_have_their_figures() -> None:
    ten, one = grow(Position.parse("O.XX.X.OO")), grow(Position.parse("X.OX.XOO."), win=1)
    assert scores(ten) == {2: -10, 5: +10, 7: -10}
    assert scores(one) == {2: -1, 5: +1, 9: -1}
    for root in (ten, one):
        assert root.size == 9 == sum(1 for _ in root.walk())
        assert [child.cell for child in root.children if child.is_chosen] == [4]


def test_every_tree_says_what_plain_minimax_finds() -> None:
    """In every position of four marks or more: those before are slow, and the empty board has its test."""
    for text in LIVE:
        if text.count(".") <= 5:
            position = Position.parse(text)
            root, plain = grow(position), plain_minimax(position)
            assert root.size == plain.calls
            assert root.score == plain.score
            assert tuple((child.cell, child.score) for child in root.children) == plain.scores
            assert next(child.cell for child in root.children if child.is_chosen) == plain.cell


def test_the_empty_boards_tree_counts_549946_calls_and_keeps_the_best_line_and_its_siblings() -> None:
    root = grow(Position.start())
    assert root.size == 549_946
    assert sum(1 for _ in root.walk()) == 1 + sum(range(1, 10))
    line = [node for node in root.walk() if node.is_chosen]
    assert [node.position.ply for node in line] == list(range(10))
    assert {node.score for node in line} == {0}
    assert all(len(node.children) == len(node.position.legal()) for node in line)
    assert not any(node.children for node in root.walk() if not node.is_chosen)


def test_what_was_cut_away_is_counted_and_nothing_twice() -> None:
    root = grow(Position.start())
    assert sum(1 + node.hidden for node in root.walk()) == root.size
    whole = grow(Position.parse("O.XX.X.OO"))
    assert {node.hidden for node in whole.walk()} == {0}


@pytest.mark.parametrize("free", range(1, 5))
def test_trees_of_four_free_squares_or_fewer_are_kept_whole(free: int) -> None:
    for text in LIVE:
        if text.count(".") == free:
            root = grow(Position.parse(text))
            assert root.size <= WHOLE
            assert sum(1 for _ in root.walk()) == root.size


def test_scores_rise_to_the_root_by_turns() -> None:
    for text in ("XO.......", "X...O...."):
        root = grow(Position.parse(text), whole=100_000)
        for node in root.walk():
            if node.children:
                best = max if node.position.to_move is root.position.to_move else min
                assert node.score == best(child.score for child in node.children)
            else:
                winner = STANDARD.winner(node.position.text())
                mine = winner == root.position.to_move.value
                assert node.score == (0 if not winner else 10 if mine else -10)


@pytest.mark.parametrize("text", ["XXXOO....", "XOXXOOOXX"])
def test_a_finished_position_has_no_tree(text: str) -> None:
    with pytest.raises(GameOver):
        grow(Position.parse(text))


def test_a_tree_too_large_to_count_is_refused_at_once() -> None:
    four = Board(4, 4, 4)
    with pytest.raises(TreeTooLarge, match="learn-tree-too-large most=9 free=16"):
        grow(Position.start(four))
    moves = (0, 1, 2, 3, 5, 4, 7)
    assert len(grow(Position.after(moves, four)).children) == MOST_FREE
    assert BOARD.cells == MOST_FREE


def test_the_steps_of_a_lesson_are_the_calls_in_their_order_and_their_returns() -> None:
    for text in ("O.XX.X.OO", "X.OX.XOO.", "XO..O.X.X"):
        root = grow(Position.parse(text))
        taken = steps(root)
        assert taken[0].node is taken[-1].node is root
        first = [step for index, step in enumerate(taken) if step.call not in {each.call for each in taken[:index]}]
        assert [step.call for step in first] == list(range(1, root.size + 1))
        assert [step.node for step in first] == list(root.walk())
        assert [step.call for step in taken if step.is_return] == ended_calls(root)
        assert all(step.depth == step.node.position.ply - root.position.ply for step in taken)
        inner = sum(1 for node in root.walk() if node.children)
        assert len(taken) == root.size + inner


def ended_calls(root: Node) -> list[int]:
    """The numbers of the calls in the order in which they return: children before their parent."""
    numbers = {id(node): number for number, node in enumerate(root.walk(), 1)}

    def after(node: Node) -> list[int]:
        return [number for child in node.children for number in after(child)] + [numbers[id(node)]]

    return after(root)
