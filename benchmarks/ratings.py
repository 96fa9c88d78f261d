"""How well ratings tell who is stronger, and what second accounts gain: python -m benchmarks.ratings (half a minute).

Players of known strength play by the model of ratings, SEED makes all runs alike. First the rank correlation (Spearman)
of ratings with strengths, in a crowd and in servers of four friends; then the rating of a strong honest player, and of
one whom other accounts let win. No rating is asked of a game that the bot itself wouldn't count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import correlation, mean

from bot.engine import Level
from bot.features.ratings.glicko import DAY_S, rate, strength
from bot.features.ratings.rules import Bout, Rated, Table

SEED, POOL, START, BOT = 7, "3x3/3", 1_800_000_000, 1_000_000
PLAYERS, GAMES, DAYS = 1000, 20, 30
SPREAD = 200.0  # the standard deviation of strengths
FIRST_MOVE = 60  # what it is really worth here, which ratings don't know
CHEAT = 1


def expected(one: float, other: float) -> float:
    """Return the expected score of a strength against another.

    >>> expected(1500, 1500), round(expected(1700, 1500), 2)
    (0.5, 0.76)
    """
    return 1 / (1 + 10 ** ((other - one) / 400))


def score(chance: Random, x: float, o: float) -> float:
    """Play a game between two strengths, with draws; return the score of X."""
    hoped = expected(x + FIRST_MOVE, o)
    drawn, at = 0.8 * min(hoped, 1 - hoped), chance.random()
    return 1.0 if at < hoped - drawn / 2 else 0.5 if at < hoped + drawn / 2 else 0.0


def new_table() -> Table:
    """Return a table that knows the bot's levels, which are fixed."""
    return Table({(BOT + at, POOL): Rated(strength(POOL, level)) for at, level in enumerate(Level)})


def value(table: Table, player: int) -> float:
    return table.rated.get((player, POOL), Rated()).rating.value


def crowd(size: int, of_bot: float) -> float:
    """Return the rank correlation after GAMES games each. size: of a server. of_bot: the part of games with levels."""
    chance, table, now = Random(SEED), new_table(), START
    strengths = [chance.gauss(1500, SPREAD) for _ in range(PLAYERS)]
    for _ in range(GAMES // 2):
        for player in chance.sample(range(PLAYERS), PLAYERS):
            now += 30
            if chance.random() < of_bot:
                level = chance.choice(list(Level))
                found = score(chance, strengths[player], strength(POOL, level).value)
                rate(table, Bout(POOL, player, BOT + list(Level).index(level), found, now))
            else:
                near = player // size * size
                other = chance.choice([each for each in range(near, near + size) if each != player])
                rate(table, Bout(POOL, player, other, score(chance, strengths[player], strengths[other]), now))
    return correlation(ranks(strengths), ranks([value(table, each) for each in range(PLAYERS)]))


def ranks(values: Sequence[float]) -> list[int]:
    by_value = sorted(range(len(values)), key=values.__getitem__)
    return sorted(range(len(values)), key=by_value.__getitem__)


def honest(true: float, regulars: int, of_bot: float, seed: int) -> float:
    """Return the rating of a player who plays three games a day, and the others of the server as often."""
    chance, table, now = Random(seed), new_table(), START
    strengths = [chance.gauss(1500, SPREAD) for _ in range(regulars)] + [true]
    for day in range(DAYS):
        for game in range(3):
            for player in range(len(strengths)):
                now = START + day * DAY_S + game * 600
                if chance.random() < of_bot:
                    level = chance.choice(list(Level))
                    found = score(chance, strengths[player], strength(POOL, level).value)
                    rate(table, Bout(POOL, player, BOT + list(Level).index(level), found, now))
                else:
                    other = chance.choice([each for each in range(len(strengths)) if each != player])
                    rate(table, Bout(POOL, player, other, score(chance, strengths[player], strengths[other]), now))
    return value(table, regulars)


def farmed(alts: int, games: int, days: int, before: Sequence[str] = (), scores: Sequence[float] = (1.0,)) -> float:
    """Return the rating of who plays each alt that often a day. before: what alts do first. scores: of the cheat."""
    chance, table, now = Random(SEED), new_table(), START
    others = range(CHEAT + 1, CHEAT + 1 + alts)
    if "bot" in before:  # they draw with the best level, as anybody can learn to
        for alt in others:
            for game in range(10):
                rate(table, Bout(POOL, alt, BOT + len(Level) - 1, 0.5, now + game * 60))
    for _ in range(10 * before.count("rings")):  # each two of them win in turns, on many days
        for x in others:
            for o in others:
                if x < o:
                    now += DAY_S // 10
                    rate(table, Bout(POOL, x, o, float(chance.random() < 0.5), now))
    if "ring" in before:
        for x in others:
            for o in others:
                if x < o:
                    now += 60
                    rate(table, Bout(POOL, x, o, 0.5, now))
    if "chain" in before:  # each lets the next one win, so that the last ones are worth more
        for o in others:
            for x in others:
                if x > o:
                    now += 60
                    rate(table, Bout(POOL, x, o, 1.0, now))
    for day in range(days):
        for game in range(games):
            for at, alt in enumerate(others):
                now = max(now, START + day * DAY_S) + 60
                found = scores[(game + at) % len(scores)]
                x, o, x_score = (CHEAT, alt, found) if game % 2 else (alt, CHEAT, 1 - found)
                rate(table, Bout(POOL, x, o, x_score, now))
    return value(table, CHEAT)


def rows() -> Iterator[tuple[str, float]]:
    """Yield what was measured, and the number."""
    yield f"rank correlation, {PLAYERS} players, {GAMES} games each", crowd(PLAYERS, 0.0)
    yield "the same, half of the games with the bot's levels", crowd(PLAYERS, 0.5)
    yield "the same, in servers of four friends, half with levels", crowd(4, 0.5)
    yield "honest, strength 1700, 39 others, 90 games", mean(honest(1700, 39, 0.0, seed) for seed in range(10))
    yield "honest, strength 1700, 3 friends, 90 games", mean(honest(1700, 3, 0.0, seed) for seed in range(40))
    yield "honest, strength 1700, 3 friends, half with levels", mean(honest(1700, 3, 0.5, seed) for seed in range(40))
    yield "1 alt loses 10 a day, a day", farmed(1, 10, 1)
    yield "1 alt loses 10 a day, 30 days", farmed(1, 10, 30)
    yield "2 alts lose 10 a day, 30 days", farmed(2, 10, 30)
    yield "10 alts lose 10 each, a day", farmed(10, 10, 1)
    yield "10 alts lose 10 a day, 30 days", farmed(10, 10, 30)
    yield "30 alts lose 3 each, a day", farmed(30, 3, 1)
    yield "10 alts, every second game a draw, 30 days", farmed(10, 10, 30, scores=(1.0, 0.5))
    yield "10 alts drew with unbeatable, lose 10 each", farmed(10, 10, 1, ["bot"])
    yield "10 alts drew with each other, lose 10 each", farmed(10, 10, 1, ["ring"])
    yield "10 alts drew with each other, lose 10 a day, 30 days", farmed(10, 10, 30, ["ring"])
    yield "10 alts played each other ten times, lose 10 each", farmed(10, 10, 1, ["rings"])
    yield "10 alts lifted each other, lose 10 each", farmed(10, 10, 1, ["chain"])
    yield "10 alts did all of this, lose 10 each", farmed(10, 10, 1, ["bot", "ring", "chain"])


def main() -> None:
    for what, number in rows():
        print(f"{what:60} {number:{'.3f' if number <= 1 else '.0f'}}")


if __name__ == "__main__":
    main()
