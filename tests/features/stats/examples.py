"""One of each reply and refusal of stats, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import AnyReply, Reply
from bot.core.game import Refusal, User
from bot.engine import Level, Outcome
from bot.features.ratings.rules import Rated, Rating
from bot.features.stats.pages import Pair, openings, rating, statistics
from bot.features.stats.rules import POOLS, Accuracy, Duel, Record, Score, Streaks, Tally
from tests.added import reply
from tests.core.chat.render.examples import ADA, BOB, LONG, PNG

SCORE = Score(1_234, 123, 987)
RECORD = Record(
    tuple(Tally(pool, level, opening, SCORE) for pool in POOLS for level in (None, *Level) for opening in (None, 4, 0)),
    Streaks(3, 12),
    dict.fromkeys(POOLS, Rated(Rating(1612.4, 120.0), 1234)),
)
"""Somebody who has played everything, very often."""
PAIR = Pair(ADA, LONG, Duel(SCORE, (Outcome.WIN, Outcome.DRAW, Outcome.LOSS, Outcome.WIN, Outcome.LOSS)), False)
ONCE = Record((Tally("3x3/3", Level.EASY, 4, Score(1, 0, 0)),), Streaks(1, 1))
COURSE = tuple(Rating(1500.0 + number % 40, 60.0, rated_at=number) for number in range(500))
OPENINGS = dict.fromkeys(range(25), SCORE)


REPLIES: dict[str, AnyReply] = {
    "stats": reply(statistics, LONG, RECORD, Accuracy(7000, 6500), PAIR, is_asker=False),
    "stats of one game": reply(statistics, ADA, ONCE, Accuracy(1, 1), is_asker=True),
    "stats and no duel": reply(statistics, ADA, ONCE, Accuracy(), Pair(ADA, BOB, Duel(), is_asker=True), is_asker=True),
    "stats, none": reply(statistics, ADA, Record(), Accuracy(), is_asker=True),
    "stats, none of a member": reply(statistics, LONG, Record(), Accuracy(), is_asker=False),
    "rating": reply(rating, LONG, "3x3/3 misere", tuple(POOLS), COURSE, png=PNG),
    "rating in words": reply(rating, User(1, ""), "4x4/3", ("4x4/3",), COURSE[:1], png=None),
    "openings": reply(openings, LONG, "5x5/4", tuple(POOLS), OPENINGS, png=PNG),
    "openings in words": reply(openings, ADA, "3x3/3", ("3x3/3",), {4: Score(1, 0, 0)}, png=None),
    "openings in words, all squares": reply(openings, LONG, "5x5/4", tuple(POOLS), OPENINGS, png=None),
    "private rating": Reply(lambda say: rating(say, ADA, "3x3/3", ("3x3/3",), COURSE, png=PNG), is_private=True),
}
REFUSALS = (
    Refusal("stats-are-yours"),
    Refusal("stats-against-yourself"),
    Refusal("stats-not-of-bots"),
    Refusal("stats-not-rated-yet"),
    Refusal("stats-no-openings-yet"),
)
