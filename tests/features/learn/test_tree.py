"""The kept tree is the one that plain minimax walks: the same scores, calls and choice, whole or cut."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from bot.engine import STANDARD as BOARD
from bot.engine import Board, GameOver, Mark, Position, Rules, plain_minimax
from bot.features.learn.tree import (
    MOST_FREE,
    PLAIN,
    WHOLE,
    Counts,
    Node,
    Scores,
    TreeTooLarge,
    effort,
    grow,
    prune,
    steps,
)
from tests.engine.brute import LIVE, STANDARD


def scores(root: Node) -> dict[int | None, int]:
    """The first level: score by square."""
    return {(child.cell or 0) + 1: child.score for child in root.children}


def test_the_tutorials_boards_have_their_figures() -> None:
    ten, one = grow(Position.parse("O.XX.X.OO")), grow(Position.parse("X.OX.XOO."), Scores(1, 1))
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


def test_the_steps_of_a_lesson_are_the_calls_in_their_order_what_comes_back_and_their_returns() -> None:
    for text in ("O.XX.X.OO", "X.OX.XOO.", "XO..O.X.X"):
        for root in (grow(Position.parse(text)), prune(Position.parse(text))):
            taken, calls = steps(root), [node for node in root.walk() if not node.is_pruned]
            assert taken[0].node is taken[-1].node is root
            first = [step for step in taken if step.tried == 0]
            assert [step.call for step in first] == list(range(1, root.size + 1))
            assert [step.node for step in first] == calls
            assert [step.call for step in taken if step.is_return] == ended_calls(root)
            assert all(step.depth == step.node.position.ply - root.position.ply for step in taken)
            assert len(taken) == 2 * root.size - 1
            assert all(later.tried in (0, step.tried + 1) or step.is_return for step, later in pairwise(taken))


def ended_calls(root: Node) -> list[int]:
    """The numbers of the calls in the order in which they return: children before their parent."""
    calls = (node for node in root.walk() if not node.is_pruned)
    numbers = {id(node): number for number, node in enumerate(calls, 1)}

    def after(node: Node) -> list[int]:
        return [number for child in node.calls for number in after(child)] + [numbers[id(node)]]

    return after(root)


def test_a_fixed_maximiser_adds_whoever_is_to_move_and_a_loss_may_count_less_than_a_win() -> None:
    for mover, found in ((Mark.X, {1: 10, 2: 0, 9: -10}), (Mark.O, {1: -10, 2: -10, 9: 10})):
        position = Position.parse("..XXOOXO.", to_move=mover)
        assert scores(grow(position, Scores(maximiser=Mark.X))) == found
        assert scores(grow(position, Scores(25, 5, Mark.X))) == {
            square: {10: 25, 0: 0, -10: -5}[score] for square, score in found.items()
        }


def test_the_other_maximiser_sees_the_same_tree_with_the_signs_turned() -> None:
    for text in LIVE:
        if text.count(".") <= 4:
            position = Position.parse(text)
            mine, other = grow(position), grow(position, Scores(maximiser=position.to_move.other))
            pairs = list(zip(mine.walk(), other.walk(), strict=True))
            assert all((node.score, node.is_max) == (-seen.score, not seen.is_max) for node, seen in pairs)
            assert all(node.is_chosen is seen.is_chosen for node, seen in pairs)


def alpha_beta(text: str, alpha: float, beta: float, *, is_max: bool) -> tuple[int, int]:
    """Score a board for the maximiser and count the calls, in another way than the tree: by strings."""
    after = STANDARD.children(text)
    if not after:
        return {"": 0, "X": 10, "O": -10}[STANDARD.winner(text)] * (1 if mover(text) == "X" else -1) * (
            1 if is_max else -1
        ), 1
    best, calls = -math.inf if is_max else math.inf, 1
    for board in after.values():
        score, made = alpha_beta(board, alpha, beta, is_max=not is_max)
        calls += made
        best = max(best, score) if is_max else min(best, score)
        alpha, beta = (max(alpha, best), beta) if is_max else (alpha, min(beta, best))
        if alpha >= beta:
            break
    return int(best), calls


def mover(text: str) -> str:
    return "X" if text.count("X") == text.count("O") else "O"


def test_alpha_beta_scores_as_plain_minimax_plays_the_same_line_and_calls_less() -> None:
    fewer = 0
    for text in LIVE:
        if text.count(".") <= 4:
            position = Position.parse(text)
            plain, pruned = grow(position, whole=10_000), prune(position, whole=10_000)
            assert (pruned.score, pruned.size) == alpha_beta(text, -math.inf, math.inf, is_max=True)
            assert pruned.score == plain.score
            assert line(pruned) == line(plain)
            assert pruned.size == sum(not node.is_pruned for node in pruned.walk())
            fewer += pruned.size < plain.size
    assert fewer > 500


def line(root: Node) -> list[int | None]:
    return [node.cell for node in root.walk() if node.is_chosen]


def test_no_call_is_made_once_alpha_has_reached_beta_and_every_other_one_is() -> None:
    for text in ("O.XX.X.OO", "..XXOOXO.", "X...O...X"):
        root = prune(Position.parse(text), whole=10_000)
        for step in steps(root):
            assert step.bounds is not None
            alpha, beta = step.bounds
            left = len(step.node.children) - step.tried
            assert (alpha >= beta) is (step.is_return and left > 0) or (left == 0)


def test_the_counts_stand_side_by_side() -> None:
    assert effort(Position.start()) == (549_946, 18_297, 5_478)
    assert effort(Position.parse("O.XX.X.OO")) == (9, 8, 9)
    root = prune(Position.start())
    assert root.size == 18_297
    assert sum(1 for _ in root.walk()) == 1 + sum(range(1, 10))


def test_by_wild_rules_alpha_beta_is_refused_at_once() -> None:
    with pytest.raises(TreeTooLarge, match="learn-standard-rules-only"):
        prune(Position.start(Board(3, 3, 3, Rules.WILD)))


def test_a_score_of_alpha_beta_is_what_it_says_the_truth_the_least_or_the_most() -> None:
    signs = set[str]()
    truths = {mark: Counts(PLAIN.values(mark)) for mark in Mark}
    for text in LIVE:
        if text.count(".") <= 5:
            position = Position.parse(text)
            for node in prune(position, whole=10_000).walk():
                if not node.is_pruned:
                    true = truths[position.to_move].of(node.position)[0]
                    assert {"": node.score == true, "≤": node.score >= true, "≥": node.score <= true}[node.limit]
                    signs.add(node.limit)
    assert signs == {"", "≤", "≥"}


def test_a_walk_of_too_many_calls_is_given_up() -> None:
    position = Position.parse("..OOXXO.X.OX.OOXOXX...O.X", Board(5, 5, 4))
    with pytest.raises(TreeTooLarge, match="learn-too-many-calls most=20000"):
        prune(position)
