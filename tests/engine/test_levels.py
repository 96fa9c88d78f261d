from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from math import factorial
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Board, Level, Mark, Position, Rules, TranspositionTable, analyse, candidates, choose, levels
from tests.report import for_each

from .brute import LIVE, STANDARD
from .strategies import parse, positions, unhurried

TABLE = TranspositionTable()
SIDES = pytest.mark.parametrize("side", [Mark.X, Mark.O])
WHOLE = factorial(9) ** 9
"""A chance of one: it can be divided by every number of moves, ply after ply, without a rest."""


class Ends(NamedTuple):
    win: int = 0
    draw: int = 0
    loss: int = 0


@cache
def of(level: Level, position: Position) -> tuple[int, ...]:
    return candidates(position, level, TABLE)


def against_random(level: Level, side: Mark) -> Ends:
    """Return the exact chances to win, draw and lose against someone who plays anywhere, in parts of WHOLE."""

    @cache
    def ends(position: Position) -> Ends:
        if position.is_over:
            ended = "draw" if position.winner is None else "win" if position.winner is side else "loss"
            return Ends(**{ended: WHOLE})
        cells = of(level, position) if position.to_move is side else position.legal()
        below = [ends(position.play(cell)) for cell in cells]
        return Ends(*(sum(chances) // len(cells) for chances in zip(*below, strict=True)))

    return ends(Position.start())


def most_wins(side: Mark, may_play: Callable[[str], tuple[int, ...]]) -> int:
    """Return the best chance to win against random that these moves allow, by brute force."""

    @cache
    def chance(text: str) -> int:
        children = STANDARD.children(text)
        if not children:
            return WHOLE if STANDARD.winner(text) == side.value else 0
        if (text.count(".") % 2 == 1) == (side is Mark.X):
            return max(chance(children[cell]) for cell in may_play(text))
        return sum(map(chance, children.values())) // len(children)

    return chance(STANDARD.empty)


def test_unbeatable_keeps_the_value_and_the_pace_in_every_position() -> None:
    for text in LIVE:
        assert set(of(Level.UNBEATABLE, parse(text))) <= set(STANDARD.best(text))


@for_each([(Mark.X, 994), (Mark.O, 910)])
def test_unbeatable_beats_a_random_player_as_often_as_safe_play_can(side: Mark, thousandths: int) -> None:
    win, _, loss = against_random(Level.UNBEATABLE, side)
    assert win * 1000 >= thousandths * WHOLE
    assert loss == 0
    assert win == most_wins(side, STANDARD.best)


@SIDES
def test_each_level_does_better_than_the_one_below(side: Mark) -> None:
    ends = [against_random(level, side) for level in Level]
    assert [win for win, _, _ in ends] == sorted({win for win, _, _ in ends})
    assert [loss for *_, loss in ends] == sorted({loss for *_, loss in ends}, reverse=True)


def wins_at_once(text: str, mover: str) -> set[int]:
    free = [cell for cell, mark in enumerate(text) if mark == "."]
    return {cell for cell in free if STANDARD.winner(text[:cell] + mover + text[cell + 1 :])}


@for_each(list(Level))
def test_every_level_takes_a_win_on_the_board_and_easy_plays_anywhere_else(level: Level) -> None:
    for text in LIVE:
        position = parse(text)
        wins = wins_at_once(text, position.to_move.value)
        if wins:
            assert set(of(level, position)) == wins
        elif level is Level.EASY:
            assert of(level, position) == position.legal()


@for_each([Level.MEDIUM, Level.HARD])
def test_medium_and_hard_block_and_with_two_to_block_still_block_one(level: Level) -> None:
    for text in LIVE:
        position = parse(text)
        blocks = wins_at_once(text, position.to_move.other.value)
        if blocks and not wins_at_once(text, position.to_move.value):
            assert set(of(level, position)) == blocks
        elif not blocks and level is Level.MEDIUM and not wins_at_once(text, position.to_move.value):
            assert of(level, position) == position.legal()


def test_hard_sees_what_happens_in_four_plies_and_nothing_beyond() -> None:
    for text in LIVE:
        values = STANDARD.move_values(text).items()
        wins = {cell: plies for cell, (result, plies) in values if result > 0 and plies <= 4}
        losses = {cell: plies for cell, (result, plies) in values if result < 0 and plies <= 4}
        harmless = {cell for cell, _ in values} - set(wins) - set(losses)
        picked = set(of(Level.HARD, parse(text)))
        if wins:
            assert picked == {cell for cell, plies in wins.items() if plies == min(wins.values())}
        elif harmless:
            assert picked == harmless
        else:
            assert picked <= {cell for cell, plies in losses.items() if plies == max(losses.values())}


@for_each(list(Level))
def test_choose_picks_each_candidate_and_no_other(level: Level) -> None:
    source = Random(7)
    for text in LIVE[::97]:
        position = parse(text)
        cells = of(level, position)
        picked = Counter(choose(position, level, source, TABLE) for _ in range(40 * len(cells)))
        assert set(picked) == set(cells)


def test_remembered_candidates_are_those_that_would_be_found_and_chance_decides_evenly_among_them() -> None:
    table, source = TranspositionTable(), Random(7)
    for level in Level:
        for position in map(parse, LIVE[::8]):
            found = levels.by_lines(position, level, TABLE)
            assert candidates(position, level, table) == candidates(position, level, table) == found
    start = Position.start()
    for level in (Level.UNBEATABLE, Level.EASY):
        cells = candidates(start, level, table)
        picked = Counter(choose(start, level, source, table) for _ in range(1000 * len(cells)))
        assert tuple(sorted(picked)) == cells
        assert all(abs(times - 1000) < 5 * 1000**0.5 for times in picked.values()), "five standard deviations"


def test_what_is_remembered_is_of_one_level_one_board_and_one_side_to_move() -> None:
    table = TranspositionTable()
    position = Position.parse("XX./OO./...")
    assert candidates(position, Level.UNBEATABLE, table) == (2,)
    boards = (Board(3, 3, 3, Rules.MISERE), Board(3, 3, 2))
    others = [replace(position, to_move=Mark.O), *(replace(position, board=board) for board in boards)]
    assert not any((other.key, Level.UNBEATABLE) in table.candidates for other in others)
    assert (position.key, Level.HARD) not in table.candidates
    assert table.candidates[Position.parse("XX./OO./...").key, Level.UNBEATABLE] == (2,)
    assert candidates(Position.start(Board(4, 4, 3)), Level.EASY, table)
    assert len(table.candidates) == 1, "larger boards are too many"


def test_the_same_seed_gives_the_same_game_and_no_other_chance_is_used() -> None:
    before = random.getstate()
    games = []
    for _ in range(2):
        source, position = Random(3), Position.start()
        while not position.is_over:
            position = position.play(choose(position, Level.HARD, source))
        games.append(position.text())
    assert games[0] == games[1]
    assert random.getstate() == before


def test_levels_have_their_names_the_weakest_first() -> None:
    assert [str(level) for level in Level] == ["easy", "medium", "hard", "unbeatable"]
    assert Level("hard") is Level.HARD


@unhurried
@given(positions(), st.sampled_from([Level.EASY, Level.MEDIUM]), st.integers())
def test_easy_and_medium_play_legally_on_any_board(position: Position, level: Level, seed: int) -> None:
    if not position.is_over:
        assert choose(position, level, Random(seed)) in position.legal()


@unhurried
@given(positions(most_free=10), st.sampled_from(list(Level)))
def test_every_level_plays_legally_on_any_board_and_unbeatable_well(position: Position, level: Level) -> None:
    if not position.is_over:
        cells = candidates(position, level, TABLE)
        assert cells
        assert set(cells) <= set(position.legal())
        assert list(cells) == sorted(set(cells))
        if level is Level.UNBEATABLE:
            assert set(cells) <= set(analyse(position, TABLE).best)


def test_a_memo_that_forgets_changes_no_choice() -> None:
    limit = 30
    table = TranspositionTable(limit)
    for text in LIVE[::151]:
        position = parse(text)
        assert candidates(position, Level.UNBEATABLE, table) == of(Level.UNBEATABLE, position)
        assert len(table.expectations) <= limit
        assert len(table.candidates) <= limit
