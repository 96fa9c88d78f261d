"""The kept tree is the one that plain minimax walks: the same scores, calls and choice, whole or cut."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from bot.engine import Mark, Position, plain_minimax
from bot.features.learn.tree import WHOLE, Node, Scores, grow, prune, steps
from tests.engine.brute import STANDARD
from tests.features.learn.boards import FEW_FREE, few_or_all


def line(root: Node) -> list[int | None]:
    return [node.cell for node in root.walk() if node.is_chosen]


@pytest.mark.parametrize("maximiser", Mark)
@few_or_all(FEW_FREE)
def test_every_tree_says_what_plain_minimax_finds_for_either_side(boards: Sequence[str], maximiser: Mark) -> None:
    for text in boards:
        position = Position.parse(text)
        root, plain = grow(position, Scores(7, 3, maximiser)), plain_minimax(position)
        nodes = list(root.walk())
        assert (root.size, line(root)[1]) == (plain.calls, plain.cell)
        assert root.size <= WHOLE or text.count(".") > 4
        assert (len(nodes) == root.size) is (root.size <= WHOLE)
        for node in nodes:
            assert node.score == STANDARD.minimax(node.position.text(), maximiser.value, 7, 3)
            assert node.is_max is (node.position.to_move is maximiser)


def test_the_empty_boards_tree_counts_549946_calls_and_keeps_the_best_line_and_its_siblings() -> None:
    root = grow(Position.start())
    assert root.size == 549_946
    assert sum(1 for _ in root.walk()) == 1 + sum(range(1, 10))
    line = [node for node in root.walk() if node.is_chosen]
    assert [node.position.ply for node in line] == list(range(10))
    assert {node.score for node in line} == {0}
    assert all(len(node.children) == len(node.position.legal()) for node in line)
    assert not any(node.children for node in root.walk() if not node.is_chosen)
    assert sum(1 + node.hidden for node in root.walk()) == root.size


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


@few_or_all(FEW_FREE)
def test_alpha_beta_scores_and_plays_as_plain_minimax_calls_less_and_says_where_it_knows_a_limit(
    boards: Sequence[str],
) -> None:
    fewer, limits = 0, set[str]()
    for text in boards:
        position = Position.parse(text)
        plain, pruned = grow(position), prune(position, whole=10_000)
        assert (pruned.score, line(pruned)) == (plain.score, line(plain))
        calls = [node for node in pruned.walk() if not node.is_pruned]
        assert pruned.size == len(calls) <= plain.size
        fewer += pruned.size < plain.size
        for node in calls:
            true = STANDARD.minimax(node.position.text(), position.to_move.value, 10, 10)
            assert {"": node.score == true, "≤": node.score >= true, "≥": node.score <= true}[node.limit]
            limits |= {node.limit} if node.score != true else set()
    assert fewer > len(boards) / 5
    assert limits == {"≤", "≥"}
