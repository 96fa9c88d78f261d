"""The rules of tournaments, as functions of values: pairs, points of a game, who goes on, who is first.

A round robin goes by the circle method, a knockout by mirrored seeds; byes go to the best seeds. Each later round of a
knockout pairs those who are still in, in the order of their matches. The table is by Sonneborn and Berger.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.core.game import Game, How
from bot.engine import Mark
from bot.features.tournaments.rules import Decision, Entrant, Form, Pairing, Stage, Tournament

MIN_ENTRANTS = {Form.ROUND_ROBIN: 3, Form.KNOCKOUT: 2}
MAX_ENTRANTS = {Form.ROUND_ROBIN: 12, Form.KNOCKOUT: 32}
"""11 rounds, and 16 matches a round: a message has room for their buttons."""
LEGS, MAX_LEGS = 2, 4
"""Games a match: as many with each mark; and twice as many if a knockout match is level after those."""
GRACE_S = 600
"""The wait, after its deadline, for a round that could not be posted."""

Pair = tuple[int, int | None]


class TableLine(NamedTuple):
    """A line of the table. berger: the Sonneborn-Berger score. won: the matches."""

    seed: int
    points: float
    berger: float
    won: int


def schedule(count: int) -> list[list[Pair]]:
    """Return the rounds of a round robin as pairs of seeds, the better one first; None rests.

    >>> schedule(3)
    [[(1, None), (2, 3)], [(1, 3), (2, None)], [(1, 2), (3, None)]]
    """
    field = [*range(1, count + 1), *[None] * (count % 2)]
    rounds = []
    for _ in field[1:]:
        rounds.append(sorted(_pair(*each) for each in _mirrored(field)))
        field = [field[0], field[-1], *field[1:-1]]  # the first stays, all others go on by one place
    return rounds


def rounds_of(form: Form, count: int) -> int:
    """Return the number of rounds for that many entrants."""
    return count - 1 + count % 2 if form is Form.ROUND_ROBIN else (count - 1).bit_length()


def bracket(seeds: Sequence[int]) -> list[Pair]:
    """Return a knockout round of those who are still in, in the order of their matches; at the start by seed.

    The winner of a match meets that of the match as far from the other end, so the two best seeds meet in the final.

    >>> bracket([1, 2, 3, 4, 5])
    [(1, None), (2, None), (3, None), (4, 5)]
    >>> bracket([1, 2, 6, 5])
    [(1, 5), (2, 6)]
    """
    rests = (1 << rounds_of(Form.KNOCKOUT, len(seeds))) - len(seeds)
    return [_pair(*each) for each in _mirrored([*seeds, *[None] * rests])]


def top_down(matches: int) -> list[int]:
    """Return the matches of a knockout round, from 0, as a bracket is drawn: those whose winners meet side by side.

    >>> top_down(4)
    [0, 3, 1, 2]
    """
    if matches == 1:
        return [0]
    return [each for above in top_down(matches // 2) for each in (above, matches - 1 - above)]


def _mirrored(field: list[int | None]) -> list[tuple[int | None, int | None]]:
    """Pair the first with the last, the second with the last but one, and so on."""
    return list(zip(field, reversed(field), strict=True))[: len(field) // 2]


def _pair(*drawn: int | None) -> Pair:
    first, *others = sorted(seed for seed in drawn if seed is not None)
    return first, others[0] if others else None


def started(one: Tournament, by_strength: Sequence[Entrant], now: int) -> Tournament:
    """Return a tournament in its first round. by_strength: the entrants, the best one first."""
    seeded = tuple(each._replace(seed=seed) for seed, each in enumerate(by_strength, 1))
    entrants = tuple(sorted(seeded, key=lambda each: each.number))
    return settled(_next_round(replace(one, stage=Stage.RUNNING, entrants=entrants), now), {}, now)


def settled(one: Tournament, games: Mapping[int, Game], now: int) -> Tournament:
    """Return a running tournament after all that has happened: games that ended, players who left, the deadline.

    games: those under way, by number; who has left, or let the deadline pass, has none that runs. One may be missing.
    """
    if not one.is_running:
        return one
    if all(each.has_left for each in one.entrants) or _cannot_be_posted(one, now):
        return replace(one, stage=Stage.CANCELLED, post_due=None)
    pairings = tuple(_counted(each, games.get(each.game_id or 0), one.form) for each in one.pairings)
    one = replace(one, pairings=pairings)
    is_up = one.deadline <= now and one.posted == one.round
    one = replace(one, pairings=tuple(_decided(each, one, is_up=is_up) for each in one.pairings))
    while one.is_running and all(each.is_decided for each in one.current):
        one = _next_round(one, now)
    return one


def _cannot_be_posted(one: Tournament, now: int) -> bool:
    return one.posted < one.round and one.deadline + GRACE_S <= now


def _next_round(one: Tournament, now: int) -> Tournament:
    """Return a tournament whose round is over in its next one, or at its end. Who has left loses at once."""
    pairs = _pairs(one)
    if not pairs:
        return replace(one, stage=Stage.OVER, post_due=now)
    number, round_ = len(one.pairings) + 1, one.round + 1
    new = tuple(_opened(Pairing(at, round_, *pair)) for at, pair in enumerate(pairs, number))
    one = replace(one, round=round_, pairings=one.pairings + new, post_due=now, deadline=now + one.round_s)
    return replace(one, pairings=tuple(_decided(each, one, is_up=False) for each in one.pairings))


def _pairs(one: Tournament) -> list[Pair]:
    """Return the pairs of the next round; [] after the last."""
    count = len(one.entrants)
    if one.round == rounds_of(one.form, count):
        return []
    if one.form is Form.ROUND_ROBIN:
        return schedule(count)[one.round]
    return bracket([each.winner or each.first for each in one.current] or range(1, count + 1))


def _opened(pairing: Pairing) -> Pairing:
    if pairing.second is not None:
        return pairing
    return pairing._replace(how=Decision.REST, winner=pairing.first)


def score_of_x(game: Game) -> float:
    """Return what an ended game counts for X. Who let the time pass has lost, however few moves were made."""
    if game.winner is not None:
        return 1.0 if game.winner is Mark.X else 0.0
    if game.result is not None and game.result.how is How.TIME:
        return 0.0 if game.position.to_move is Mark.X else 1.0
    return 0.5


def came(game: Game) -> tuple[bool, bool]:
    """Return whether X and O have done anything in a game: moved, or resigned."""
    end = game.result
    resigned = end.winner.other if end and end.winner and end.how is How.RESIGNATION else None
    return game.ply > 0 or resigned is Mark.X, game.ply > 1 or resigned is Mark.O


def _counted(pairing: Pairing, game: Game | None, form: Form) -> Pairing:
    """Return a match after the game under way, if that has ended. In every other game the better seed plays X."""
    if game is None or not game.is_over:
        return pairing
    score, (x_came, o_came) = score_of_x(game), came(game)
    is_first_x = pairing.played % 2 == 0
    first = score if is_first_x else 1 - score
    first_came, second_came = (x_came, o_came) if is_first_x else (o_came, x_came)
    after = pairing._replace(
        first_points=pairing.first_points + first,
        second_points=pairing.second_points + 1 - first,
        played=pairing.played + 1,
        first_came=pairing.first_came or first_came,
        second_came=pairing.second_came or second_came,
        game_id=None,
    )
    return after if after.is_decided else _after_games(after, form)


def _after_games(pairing: Pairing, form: Form) -> Pairing:
    """Return a match that is decided if its games are over: after as many with each mark."""
    is_level = pairing.first_points == pairing.second_points
    goes_on = form is Form.KNOCKOUT and is_level and pairing.played < MAX_LEGS
    if pairing.played % LEGS or goes_on:
        return pairing
    if form is Form.KNOCKOUT and is_level:
        return pairing._replace(how=Decision.SEED, winner=pairing.first)
    return pairing._replace(how=Decision.GAMES, winner=leader(pairing))


def mark_of(seed: int, pairing: Pairing) -> Mark:
    """Return the mark of one of the two in the running game."""
    is_first, is_first_x = seed == pairing.first, pairing.played % 2 == 0
    return Mark.X if is_first is is_first_x else Mark.O


def leader(pairing: Pairing) -> int | None:
    """Return the seed with more points, None if they are level."""
    if pairing.first_points == pairing.second_points:
        return None
    return pairing.first if pairing.first_points > pairing.second_points else pairing.second


def _decided(pairing: Pairing, one: Tournament, *, is_up: bool) -> Pairing:
    """Return a match, decided if a player has left or the time of its round is up."""
    if pairing.is_decided or pairing.second is None or pairing.game_id is not None:
        return pairing
    gone = [one.seeded(seed).has_left for seed in pairing.seeds]
    if any(gone):
        return _without(pairing, one.form, there=not gone[0], other=not gone[1])
    if not is_up:
        return pairing
    if pairing.first_came and pairing.second_came:
        winner = leader(pairing) or (pairing.first if one.form is Form.KNOCKOUT else None)
        return pairing._replace(how=Decision.TIME, winner=winner)
    return _without(pairing, one.form, there=pairing.first_came, other=pairing.second_came)


def _without(pairing: Pairing, form: Form, *, there: bool, other: bool) -> Pairing:
    """Return a match that is decided because one of its players, or both, are missing. there: whether the first is."""
    left = max(0, LEGS - pairing.played)
    if there:
        points = pairing.first_points + left
        return pairing._replace(how=Decision.WALKOVER, winner=pairing.first, first_points=points)
    if other:
        points = pairing.second_points + left
        return pairing._replace(how=Decision.WALKOVER, winner=pairing.second, second_points=points)
    return pairing._replace(how=Decision.NOBODY, winner=pairing.first if form is Form.KNOCKOUT else None)


def standings(one: Tournament) -> list[TableLine]:
    """Return the table of a round robin, the best first, players who have left last.

    By points, then Sonneborn-Berger (the points of each opponent times what was taken from them), then what was
    scored against those who are level in both, then matches won, then seed.
    """
    taken = _taken(one)
    seeds = {each.seed: each.has_left for each in one.entrants if each.seed is not None}
    points = {seed: sum(got for (mine, _), got in taken.items() if mine == seed) for seed in seeds}
    berger = {seed: sum(got * points[other] for (mine, other), got in taken.items() if mine == seed) for seed in seeds}
    won = {seed: sum(each.winner == seed and each.second is not None for each in one.pairings) for seed in seeds}
    table = [TableLine(seed, points[seed], berger[seed], won[seed]) for seed in seeds]

    def rank(line: TableLine) -> tuple[float, ...]:
        level = [each.seed for each in table if (each.points, each.berger) == (line.points, line.berger)]
        direct = sum(taken.get((line.seed, other), 0.0) for other in level)
        return seeds[line.seed], -line.points, -line.berger, -direct, -line.won, line.seed

    return sorted(table, key=rank)


def _taken(one: Tournament) -> dict[tuple[int, int], float]:
    """Return what each has scored against each other."""
    taken = {}
    for each in one.pairings:
        if each.second is not None:
            taken[each.first, each.second] = each.first_points
            taken[each.second, each.first] = each.second_points
    return taken


def champion(one: Tournament) -> int | None:
    """Return the seed that has won a tournament; None if it is not over, or no match was played."""
    if one.stage is not Stage.OVER or all(each.how in (Decision.NOBODY, Decision.REST) for each in one.pairings):
        return None
    return standings(one)[0].seed if one.form is Form.ROUND_ROBIN else one.current[0].winner


def points(count: float | None) -> str:
    """Return points as they are written.

    >>> points(1.5), points(2.0), points(0.25), points(None)
    ('1½', '2', '0.25', '')
    """
    if count is None:
        return ""
    return f"{int(count) or ''}½" if count % 1 == 0.5 else f"{count:g}"
