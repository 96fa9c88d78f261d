"""The rules of tournaments, as functions of values: pairs, points of a game, who goes on, who is first.

A round robin goes by the circle method, a knockout by mirrored seeds; byes go to the best seeds. Each later round of a
knockout pairs those who are still in, in the order of their matches. The table is by Sonneborn and Berger.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from bot.core.game import Game, How
from bot.core.play.turns import Times
from bot.engine import Level, Mark
from bot.features.tournaments.rules import Decision, Entrant, Form, Pairing, Stage, Tournament

MIN_ENTRANTS = {Form.ROUND_ROBIN: 3, Form.KNOCKOUT: 2}
MAX_ENTRANTS = {Form.ROUND_ROBIN: 12, Form.KNOCKOUT: 32}
"""11 rounds, and 16 matches a round: a message has room for their buttons."""
LEGS, MAX_LEGS = 2, 4  # games a match, as many with each mark; twice as many if a knockout match is level by then
GRACE_S = 600  # the wait, after its deadline, for a round that could not be posted

Pair = tuple[int, int | None]


class TableLine(NamedTuple):
    """A line of the table. berger: the Sonneborn-Berger score."""

    seed: int
    points: float
    berger: float


def schedule(count: int) -> list[list[Pair]]:
    """Return the rounds of a round robin as pairs of seeds, the better one first; None rests.

    >>> schedule(3)
    [[(1, None), (2, 3)], [(1, 3), (2, None)], [(1, 2), (3, None)]]
    """
    field = [*range(1, count + 1), *[0] * (count % 2)]
    rounds = []
    for _ in field[1:]:
        rounds.append(sorted(_mirrored(field)))
        field = [field[0], field[-1], *field[1:-1]]  # the first stays, all others go on by one place
    return rounds


def rounds_of(form: Form, count: int) -> int:
    return count - 1 + count % 2 if form is Form.ROUND_ROBIN else (count - 1).bit_length()


def filled(form: Form, people: Sequence[Entrant]) -> list[Entrant]:
    """Return entrants, and bots in the places where players would rest; a bracket has four or more."""
    count, newest = len(people), max((each.number for each in people), default=0)
    places = count + count % 2 if form is Form.ROUND_ROBIN else max(4, 1 << rounds_of(form, count))
    return [*people, *(Entrant(newest + at, None, level=Level.HARD) for at in range(1, places - count + 1))]


def bracket(seeds: Sequence[int]) -> list[Pair]:
    """Return a knockout round of those who are still in, in the order of their matches; at the start by seed.

    The winner of a match meets that of the match as far from the other end, so the two best seeds meet in the final.

    >>> bracket([1, 2, 3, 4, 5])
    [(1, None), (2, None), (3, None), (4, 5)]
    >>> bracket([1, 2, 6, 5])
    [(1, 5), (2, 6)]
    """
    rests = (1 << rounds_of(Form.KNOCKOUT, len(seeds))) - len(seeds)
    return _mirrored([*seeds, *[0] * rests])


def top_down(matches: int) -> list[int]:
    """Return the matches of a knockout round, from 0, as a bracket is drawn: those whose winners meet side by side.

    >>> top_down(4)
    [0, 3, 1, 2]
    """
    if matches == 1:
        return [0]
    return [each for above in top_down(matches // 2) for each in (above, matches - 1 - above)]


def _mirrored(field: Sequence[int]) -> list[Pair]:
    """Pair the first with the last, the second with the last but one, and so on; who meets 0 rests."""
    ends = zip(field[: len(field) // 2], reversed(field), strict=False)
    return [(min(pair), max(pair)) if all(pair) else (max(pair), None) for pair in ends]


def started(one: Tournament, by_strength: Sequence[Entrant], now: int) -> Tournament:
    """Return a tournament in its first round. by_strength: the entrants, the best one first."""
    seeded = (each._replace(seed=seed) for seed, each in enumerate(by_strength, 1))
    entrants = tuple(sorted(seeded, key=lambda each: each.number))
    return settled(replace(one, stage=Stage.RUNNING, entrants=entrants), {}, now)


def settled(one: Tournament, games: Mapping[int, Game], now: int) -> Tournament:
    """Return a running tournament after all that has happened: games that ended, players who left, the deadline.

    games: those under way, by number; who has left, or let the deadline pass, has none that runs. One may be missing.
    """
    if not one.is_running:
        return one
    cannot_be_posted = one.posted < one.round and one.deadline + GRACE_S <= now
    if cannot_be_posted or all(each.has_left or each.level for each in one.entrants):
        return replace(one, stage=Stage.CANCELLED, post_due=None)
    one = replace(one, pairings=tuple(_counted(each, games.get(each.game_id or 0), one) for each in one.pairings))
    while one.is_running:
        one = replace(one, pairings=tuple(_decided(each, one, now) for each in one.pairings))
        if not all(each.is_decided for each in one.current):
            break
        one = _next_round(one, now)
    return one


def _next_round(one: Tournament, now: int) -> Tournament:
    """Return a tournament whose round is over in its next one, or at its end."""
    count = len(one.entrants)
    if one.round == rounds_of(one.form, count):
        return replace(one, stage=Stage.OVER, post_due=now)
    if one.form is Form.ROUND_ROBIN:
        pairs = schedule(count)[one.round]
    else:
        pairs = bracket([each.winner or each.first for each in one.current] or range(1, count + 1))
    new = tuple(_opened(Pairing(at, one.round + 1, *pair), one) for at, pair in enumerate(pairs, len(one.pairings) + 1))
    after = replace(one, round=one.round + 1, pairings=one.pairings + new)
    return replace(after, post_due=now, deadline=now + one.round_s)


def _opened(pairing: Pairing, one: Tournament) -> Pairing:
    if pairing.second is None:
        return pairing._replace(how=Decision.REST, winner=pairing.first)
    first, second = (one.seeded(seed).level is not None for seed in pairing.seeds)
    if first and second:  # bots alone: the better seed goes on
        return pairing._replace(how=Decision.SEED, winner=pairing.first)
    return pairing._replace(first_came=first, second_came=second)


def score_of_x(game: Game) -> float:
    """Return what an ended game counts for X. Who let the time pass has lost, however few moves were made."""
    if game.winner is not None:
        return 1.0 if game.winner is Mark.X else 0.0
    if game.result is not None and game.result.how is How.TIME:
        return 0.0 if game.position.to_move is Mark.X else 1.0
    return 0.5


def lost(game: Game, times: Times, mark: Mark | None) -> Game:
    """End a game for a mark whose player has left or, None, by time for the side to move."""
    how = How.RESIGNATION if mark else How.TIME
    return game.ended((mark or game.position.to_move).other, how, times.now)


def came(game: Game) -> tuple[bool, bool]:
    """Return whether X and O have been in a game: moved, resigned, or waited for a move that did not come in time."""
    end = game.result
    also = end.winner.other if end and end.winner and end.how is How.RESIGNATION else None
    also = game.position.to_move.other if end and end.how is How.TIME else also
    return game.ply > 0 or also is Mark.X, game.ply > 1 or also is Mark.O


def _counted(pairing: Pairing, game: Game | None, one: Tournament) -> Pairing:
    """Return a match after the game under way, if that has ended: decided after as many games with each mark."""
    if game is None or not game.is_over:
        return pairing
    score, (first_came, second_came) = score_of_x(game), came(game)
    if mark_of(pairing.first, pairing, one, game) is Mark.O:
        score, first_came, second_came = 1 - score, second_came, first_came
    if game.is_called_off:  # it is played again; who does so until the time is up has not come
        first_came, second_came = pairing.first_came and score == 1, pairing.second_came and score == 0
        return pairing._replace(first_came=first_came, second_came=second_came, game_id=None)
    first_came, second_came = pairing.first_came or first_came, pairing.second_came or second_came
    if game.result is not None and game.result.how is How.STOP:  # the same, but by a moderator
        return pairing._replace(first_came=first_came, second_came=second_came, game_id=None)
    is_asked_anew = first_came and second_came  # for the next game, it counts who comes to that
    after = pairing._replace(
        first_points=pairing.first_points + score,
        second_points=pairing.second_points + 1 - score,
        played=pairing.played + 1,
        first_came=first_came and not is_asked_anew,
        second_came=second_came and not is_asked_anew,
        game_id=None,
    )
    is_level_knockout = one.form is Form.KNOCKOUT and after.first_points == after.second_points
    if after.played % LEGS or (is_level_knockout and after.played < MAX_LEGS):
        return after
    return after._replace(how=Decision.SEED if is_level_knockout else Decision.GAMES, winner=_winner(after, one.form))


def starter(one: Tournament, pairing: Pairing) -> int:
    """Return the seed that plays X in the next game: in turns, the better one first, but by lot after a level match.

    The lot is drawn from the numbers of tournament and match, so every process draws the same.
    """
    is_swapped = pairing.played >= LEGS and Random(f"{one.id}:{pairing.number}").random() < 0.5
    return pairing.seeds[(pairing.played + is_swapped) % 2]


def mark_of(seed: int, pairing: Pairing, one: Tournament, game: Game) -> Mark:
    """Return the mark of one of the two in the running game, even if that was begun by other rules."""
    for each in pairing.seeds:
        user = one.seeded(each).user
        if mark := user and game.mark_of(user.id):
            return mark if each == seed else mark.other
    return Mark.X if seed == starter(one, pairing) else Mark.O


def _winner(pairing: Pairing, form: Form) -> int | None:
    """Return the seed with more points; of two who are level, by knockout the better one."""
    if pairing.first_points == pairing.second_points:
        return pairing.first if form is Form.KNOCKOUT else None
    return pairing.first if pairing.first_points > pairing.second_points else pairing.second


def _decided(pairing: Pairing, one: Tournament, now: int) -> Pairing:
    """Return a match, decided if a player has left or the time of its round is up."""
    if pairing.is_decided or pairing.game_id is not None:
        return pairing
    first, second = (not one.seeded(seed).has_left for seed in pairing.seeds)
    if first and second:
        if not one.is_up(now):
            return pairing
        first, second = pairing.first_came, pairing.second_came
        if first == second and (first or pairing.played):
            return pairing._replace(how=Decision.TIME, winner=_winner(pairing, one.form))
    if not first and not second:
        return pairing._replace(how=Decision.NOBODY, winner=pairing.first if one.form is Form.KNOCKOUT else None)
    left = max(0, LEGS - pairing.played)
    return pairing._replace(
        how=Decision.WALKOVER,
        winner=pairing.first if first else pairing.second,
        first_points=pairing.first_points + left * first,
        second_points=pairing.second_points + left * second,
    )


def standings(one: Tournament) -> list[TableLine]:
    """Return the table of a round robin, the best first, players who have left last.

    By points, then Sonneborn-Berger (the points of each opponent times what was taken from them), then what was
    scored against those who are level in both, then matches won, then seed.
    """
    got = scores(one)
    has_left = {each.seed: each.has_left for each in one.entrants if each.seed is not None}
    points = {seed: sum(score for (mine, _), score in got.items() if mine == seed) for seed in has_left}
    berger = {seed: sum(score * points[of] for (mine, of), score in got.items() if mine == seed) for seed in has_left}
    won = Counter(each.winner for each in one.pairings if each.second is not None)
    table = [TableLine(seed, points[seed], berger[seed]) for seed in has_left]

    def rank(line: TableLine) -> tuple[float, ...]:
        level = [each.seed for each in table if (each.points, each.berger) == (line.points, line.berger)]
        direct = sum(got.get((line.seed, other), 0.0) for other in level)
        return has_left[line.seed], -line.points, -line.berger, -direct, -won[line.seed], line.seed

    return sorted(table, key=rank)


def scores(one: Tournament) -> dict[tuple[int, int], float]:
    """Return what seeds have scored against each other, in matches that are decided or have a game."""
    got = {}
    for each in one.pairings:
        if each.second is not None and (each.is_decided or each.played):
            got[each.first, each.second] = each.first_points
            got[each.second, each.first] = each.second_points
    return got


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
