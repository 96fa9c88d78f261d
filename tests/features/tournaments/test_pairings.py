"""The rules of tournaments: schedules, rests, seeds, what a game counts, tables."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.game import Game, How, Result
from bot.engine import Mark
from bot.features.tournaments.pairings import (
    MAX_ENTRANTS,
    MIN_ENTRANTS,
    bracket,
    came,
    champion,
    rounds_of,
    schedule,
    score_of_x,
    settled,
    standings,
    started,
    starter,
    top_down,
)
from bot.features.tournaments.rules import Decision, Entrant, Form, Pairing, Stage, Tournament
from tests.features.tournaments.cups import players, real
from tests.report import for_each
from tests.values import ANN, HERE, game, moves

FORMS = [(form, count) for form in Form for count in range(MIN_ENTRANTS[form], MAX_ENTRANTS[form] + 1)]
NOW, ROUND_S = 1000, 500


def new(form: Form, count: int) -> Tournament:
    """A tournament that has just been started and told of; each is as strong as they were early."""
    entrants = tuple(Entrant(number, user) for number, user in enumerate(players(count), 1))
    one = Tournament(HERE, ANN, form, game().board, ROUND_S, 0, 100, entrants=entrants)
    return posted(started(one, entrants, NOW))


def posted(one: Tournament) -> Tournament:
    """The tournament after its round was told of."""
    return replace(one, posted=one.round, post_due=None)


def leg(one: Tournament, number: int, result: Result, played: str = "") -> Tournament:
    """The tournament after a game of a match."""
    begun = tuple(each._replace(game_id=7) if each.number == number else each for each in one.pairings)
    ended = game(id=7, result=result, moves=moves(*map(int, played)))
    return posted(settled(replace(one, pairings=begun), {7: ended}, NOW))


X, O, DRAW = (Result(mark, How.LINE if mark else How.AGREEMENT, 1) for mark in (Mark.X, Mark.O, None))  # noqa: E741


@for_each(range(2, 33))
def test_in_a_round_robin_everybody_meets_everybody_once_and_rests_as_often(count: int) -> None:
    rounds = schedule(count)
    assert len(rounds) == rounds_of(Form.ROUND_ROBIN, count) == count - 1 + count % 2
    for pairs in rounds:
        present = [seed for pair in pairs for seed in pair if seed is not None]
        assert sorted(present) == list(range(1, count + 1))
    met = sorted(pair for pairs in rounds for pair in pairs if pair[1] is not None)
    assert met == list(combinations(range(1, count + 1), 2))
    rests = sorted(first for pairs in rounds for first, second in pairs if second is None)
    assert rests == (list(range(1, count + 1)) if count % 2 else [])


@for_each(range(2, 33))
def test_in_a_knockout_the_best_rest_and_the_best_two_meet_in_the_final(count: int) -> None:
    seeds, rests, rounds = list(range(1, count + 1)), (1 << (count - 1).bit_length()) - count, 0
    while len(seeds) > 1:
        pairs = bracket(seeds)
        assert sorted(seed for pair in pairs for seed in pair if seed is not None) == sorted(seeds)
        assert [first for first, second in pairs if second is None] == (list(range(1, rests + 1)) if not rounds else [])
        if len(seeds) > 2:
            assert not any(set(pair) <= set(range(1, len(seeds) // 2 + 1)) for pair in pairs), "seeds are kept apart"
        seeds, rounds = [first for first, _ in pairs], rounds + 1
    assert (seeds, rounds) == ([1], rounds_of(Form.KNOCKOUT, count))


@settings(deadline=None)
@given(st.data())
def test_two_who_win_all_their_matches_from_different_halves_meet_in_the_final(data: st.DataObject) -> None:
    count = data.draw(st.integers(5, 32))
    pairs = bracket(range(1, count + 1))
    drawn, half = top_down(len(pairs)), len(pairs) // 2
    upper, lower = ([seed for at in side for seed in pairs[at] if seed] for side in (drawn[:half], drawn[half:]))
    favourites = {data.draw(st.sampled_from(upper)), data.draw(st.sampled_from(lower))}
    halves = {pair for pair in pairs if set(pair) & favourites}
    assert len(halves) == 2
    while len(pairs) > 1:
        winners = [next((seed for seed in pair if seed in favourites), pair[0]) for pair in pairs]
        pairs = bracket(winners)
        assert len(pairs) == 1 or not any(favourites <= set(pair) for pair in pairs)
    assert set(pairs[0]) == favourites


@pytest.mark.parametrize("most", [8, pytest.param(32, marks=pytest.mark.slow)])
@settings(deadline=None)
@given(data=st.data(), chance=st.randoms(use_true_random=False))
def test_every_match_is_decided_exactly_once_and_somebody_wins(most: int, data: st.DataObject, chance: Random) -> None:
    form, count = data.draw(st.sampled_from([shape for shape in FORMS if shape[1] <= most]))
    one, decided, games = new(form, count), set[int](), 0
    while one.is_running:
        due = [each for each in one.current if not each.is_decided]
        before = one
        one, games = leg(one, chance.choice(due).number, chance.choice([X, O, DRAW])), games + 1
        now = {each.number for each in real(one) if each.is_decided}
        assert decided <= now
        assert all(one.pairing(number) == before.pairing(number) for number in decided), "what is decided stays"
        decided = now
    assert one.stage is Stage.OVER
    expected = count * (count - 1) // 2 if form is Form.ROUND_ROBIN else count - 1
    assert len(real(one)) == len(decided) == expected
    assert sum(each.played for each in one.pairings) == games
    assert sum(each.first_points + each.second_points for each in real(one)) == games
    assert champion(one) in range(1, count + 1)
    assert sum(line.points for line in standings(one)) == games


@pytest.mark.parametrize(
    ("ended", "score", "who_came"),
    [
        (game(result=Result(Mark.X, How.LINE, 1)), 1, None),
        (game(result=Result(Mark.X, How.RESIGNATION, 1)), 1, (False, True)),
        (game(result=Result(Mark.O, How.RESIGNATION, 1)), 0, None),
        (game(result=Result(None, How.FULL_BOARD, 1)), 0.5, None),
        (game(result=Result(None, How.AGREEMENT, 1)), 0.5, None),
        (game(result=Result(None, How.TIME, 1)), 0, (False, True)),
        (game(moves=moves(4), result=Result(None, How.TIME, 1)), 1, (True, False)),
        (game(moves=moves(4, 0), result=Result(Mark.O, How.TIME, 1)), 0, (True, True)),
    ],
)
def test_a_game_counts_by_its_end_and_who_has_moved_or_resigned_or_waited_has_come(
    ended: Game, score: float, who_came: tuple[bool, bool] | None
) -> None:
    assert score_of_x(ended) == score
    assert who_came in (None, came(ended))


@for_each(FORMS)
def test_a_game_called_off_before_the_first_move_is_played_again_and_who_calls_it_off_has_not_come(
    form: Form, count: int
) -> None:
    """A better seed could let the time pass so, and go on."""
    fresh = new(form, count)
    number = real(fresh)[0].number
    here = tuple(each._replace(first_came=True, second_came=True) for each in fresh.pairings)
    for winner in Mark:
        one = leg(replace(fresh, pairings=here), number, Result(winner, How.RESIGNATION, 1))
        after = one.pairing(number)
        assert after
        assert (after.played, after.first_points, after.second_points, after.how) == (0, 0, 0, None)
        assert (after.first_came, after.second_came, after.game_id) == (winner is X.winner, winner is O.winner, None)
        late = settled(one, {}, NOW + ROUND_S).pairing(number)
        assert late
        assert (late.how, late.winner) == (Decision.WALKOVER, after.seeds[winner is O.winner])


def test_the_better_seed_has_x_in_every_other_game() -> None:
    one = new(Form.ROUND_ROBIN, 4)
    one = leg(one, 1, X)
    assert one.pairings[0][4:7] == (1, 0, 1)
    one = leg(one, 1, X)
    assert one.pairings[0][4:7] == (1, 1, 2)
    assert (one.pairings[0].how, one.pairings[0].winner) == (Decision.GAMES, None)


@pytest.mark.parametrize(
    ("results", "how", "winner"),
    [
        ([X, O], Decision.GAMES, 1),
        ([O, DRAW], Decision.GAMES, 2),
        ([X, X], None, None),
        ([X, X, O], None, None),
        ([X, X, X, X], Decision.SEED, 1),
        ([DRAW] * 4, Decision.SEED, 1),
    ],
)
def test_a_level_knockout_match_has_two_more_games_and_then_the_better_seed_goes_on(
    results: list[Result], how: Decision | None, winner: int | None
) -> None:
    one = new(Form.KNOCKOUT, 2)
    for result in results:
        one = leg(one, 1, result)
    assert (one.pairings[0].how, one.pairings[0].winner) == (how, winner)
    assert (champion(one), one.is_running) == (winner, how is None)


def drawn(number: int, games: int) -> Tournament:
    """A knockout of two with that number, after so many draws."""
    one = replace(new(Form.KNOCKOUT, 2), id=number)
    for _ in range(games):
        one = leg(one, 1, DRAW)
    return one


def test_a_lot_decides_who_goes_first_after_a_level_match_and_each_goes_first_once() -> None:
    begun = [
        [starter(one, one.pairings[0]) for one in (drawn(number, games) for games in range(4))] for number in range(60)
    ]
    assert {tuple(each) for each in begun} == {(1, 2, 1, 2), (1, 2, 2, 1)}, (
        "the better seed goes first in the first game"
    )
    assert 20 < sum(third == 1 for _, _, third, _ in begun) < 40
    assert [starter(one, one.pairings[0]) for one in (drawn(3, 2), drawn(3, 2))] == [2, 2], "each time the same"
    for number, winner in ((1, 2), (3, 1)):
        after = leg(drawn(number, 3), 1, X).pairings[0]
        assert (after.how, after.winner) == (Decision.GAMES, winner), "X of the fourth game"


@pytest.mark.parametrize("is_first_x", [True, False])
def test_a_game_counts_for_who_played_it_whatever_the_lot_says_now(is_first_x: bool) -> None:
    """One that an older version has begun, by its own rules."""
    for number in (1, 3):
        one, (first, second) = drawn(number, 2), players(2)
        begun = (one.pairings[0]._replace(game_id=7),)
        x, o = (first, second) if is_first_x else (second, first)
        after = settled(replace(one, pairings=begun), {7: game(id=7, x=x, o=o, result=X)}, NOW).pairings[0]
        assert (after.first_points, after.second_points) == ((2, 1) if is_first_x else (1, 2))
        gone = one.entrants[0]._replace(user=None)
        one = replace(one, pairings=begun, entrants=(gone, one.entrants[1]))
        after = settled(one, {7: game(id=7, x=x, o=o, result=X)}, NOW).pairings[0]
        assert after.first_points == (2 if is_first_x else 1), "a player who is forgotten since"


@pytest.mark.parametrize(
    ("form", "first", "second", "points", "expected"),
    [
        (Form.ROUND_ROBIN, True, False, (2, 0), (Decision.WALKOVER, 1)),
        (Form.ROUND_ROBIN, False, True, (0, 2), (Decision.WALKOVER, 4)),
        (Form.ROUND_ROBIN, False, False, (0, 0), (Decision.NOBODY, None)),
        (Form.ROUND_ROBIN, True, True, (0, 0), (Decision.TIME, None)),
        (Form.KNOCKOUT, False, True, (0, 2), (Decision.WALKOVER, 4)),
        (Form.KNOCKOUT, False, False, (0, 0), (Decision.NOBODY, 1)),
        (Form.KNOCKOUT, True, True, (0, 0), (Decision.TIME, 1)),
    ],
)
def test_at_the_deadline_who_came_has_a_walkover(
    form: Form, first: bool, second: bool, points: tuple[int, int], expected: tuple[Decision, int | None]
) -> None:
    one = new(form, 4)
    changed = one.pairings[0]._replace(first_came=first, second_came=second)
    one = replace(one, pairings=(changed, *one.pairings[1:]))
    assert settled(one, {}, NOW + ROUND_S - 1) == one
    after = settled(one, {}, NOW + ROUND_S).pairings[0]
    assert ((after.first_points, after.second_points), (after.how, after.winner)) == (points, expected)


def test_a_deadline_decides_one_round_and_the_next_has_its_whole_time_from_then() -> None:
    one = new(Form.ROUND_ROBIN, 4)
    late = NOW + 100 * ROUND_S
    after = settled(one, {}, late)
    assert (after.round, after.deadline, after.post_due) == (2, late + ROUND_S, late)
    assert settled(after, {}, late + ROUND_S) == after, "a round that nobody was told of is not decided by time"
    assert settled(after, {}, NOW) == after, "a clock that is put back decides nothing"
    assert settled(after, {}, late + ROUND_S + 600).stage is Stage.CANCELLED


def table_of(*first_points: float) -> Tournament:
    """A round robin of four in which the better seeds scored so: 1 against 2, 3, 4; 2 against 3, 4; 3 against 4."""
    pairs = tuple(
        Pairing(number, 1, *pair, got, 2 - got, 2, winner=pair[got < 1] if got != 1 else None, how=Decision.GAMES)
        for number, (pair, got) in enumerate(zip(combinations(range(1, 5), 2), first_points, strict=True), 1)
    )
    return replace(new(Form.ROUND_ROBIN, 4), pairings=pairs)


@pytest.mark.parametrize(
    ("results", "order", "why"),
    [
        ((0, 2, 1, 0, 2, 1), [(2, 4, 10), (3, 3, 10), (1, 3, 8), (4, 2, 6)], "3 took points from the first"),
        ((0, 0, 0.5, 0.5, 0.5, 2), [(3, 5.5, 11.5), (4, 3, 5.25), (2, 3, 5.25), (1, 0.5, 1.5)], "4 beat 2"),
        ((0, 0.5, 1.5, 1, 1, 1.5), [(3, 4, 10), (2, 4, 10), (4, 2, 7), (1, 2, 5)], "3 won two matches, 2 one"),
        ((1, 1, 1, 1, 1, 1), [(1, 3, 9), (2, 3, 9), (3, 3, 9), (4, 3, 9)], "only the seeds differ"),
    ],
)
def test_ties_go_by_sonneborn_berger_then_their_own_match_then_matches_won_then_seed(
    results: tuple[float, ...], order: list[tuple[int, float, float]], why: str
) -> None:
    assert [line[:3] for line in standings(table_of(*results))] == order, why


def test_who_has_left_comes_last_with_all_their_points() -> None:
    one = table_of(2, 2, 2, 2, 2, 2)
    gone = tuple(each._replace(has_left=each.seed == 1) for each in one.entrants)
    lines = standings(replace(one, entrants=gone))
    assert [(line.seed, line.points) for line in lines] == [(2, 4), (3, 2), (4, 0), (1, 6)]


@pytest.mark.parametrize("form", Form)
def test_when_all_have_left_it_is_cancelled_and_when_all_but_one_have_that_one_wins(form: Form) -> None:
    one = new(form, 5)
    gone = tuple(each._replace(has_left=True) for each in one.entrants)
    assert settled(replace(one, entrants=gone), {}, NOW).stage is Stage.CANCELLED
    stays = tuple(each._replace(has_left=each.seed != 3) for each in one.entrants)
    after = settled(replace(one, entrants=stays), {}, NOW)
    assert (after.stage, champion(after)) == (Stage.OVER, 3)


@pytest.mark.parametrize("form", Form)
def test_a_tournament_that_nobody_came_to_is_won_by_nobody(form: Form) -> None:
    one, now = new(form, 5), NOW
    while one.is_running:
        one = replace(one, posted=one.round)
        now = max(now, one.deadline) + 1
        one = settled(one, {}, now)
    assert (one.stage, champion(one)) == (Stage.OVER, None)
