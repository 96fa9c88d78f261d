"""One of each reply and refusal of stats, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import PrivateReply, Reply
from bot.core.game import Refusal, User
from bot.engine import Level, Outcome
from bot.features.ratings.rules import Rated, Rating
from bot.features.stats.pages import OpeningsReply, Pair, RatingReply, StatsReply
from bot.features.stats.rules import POOLS, Accuracy, Duel, RatingPoint, Record, Score, Streaks, Tally
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
COURSE = tuple(RatingPoint(number, 1500.0 + number % 40, 60.0) for number in range(500))
OPENINGS = dict.fromkeys(range(25), SCORE)


REPLIES: dict[str, Reply] = {
    "stats": StatsReply(LONG, RECORD, Accuracy(7000, 6500), False, PAIR),
    "stats of one game": StatsReply(ADA, ONCE, Accuracy(1, 1), True),
    "stats and no duel": StatsReply(ADA, ONCE, Accuracy(), True, Pair(ADA, BOB, Duel(), is_asker=True)),
    "stats, none": StatsReply(ADA, Record(), Accuracy(), True),
    "stats, none of a member": StatsReply(LONG, Record(), Accuracy(), False),
    "rating": RatingReply(LONG, "3x3/3 misere", tuple(POOLS), COURSE, PNG),
    "rating in words": RatingReply(User(1, ""), "4x4/3", ("4x4/3",), COURSE[:1], None),
    "openings": OpeningsReply(LONG, "5x5/4", tuple(POOLS), OPENINGS, PNG),
    "openings in words": OpeningsReply(ADA, "3x3/3", ("3x3/3",), {4: Score(1, 0, 0)}, None),
    "openings in words, all squares": OpeningsReply(LONG, "5x5/4", tuple(POOLS), OPENINGS, None),
    "private rating": PrivateReply(RatingReply(ADA, "3x3/3", ("3x3/3",), COURSE, PNG)),
}
REFUSALS = (
    Refusal("stats-are-yours"),
    Refusal("stats-against-yourself"),
    Refusal("stats-not-of-bots"),
    Refusal("stats-not-rated-yet"),
    Refusal("stats-no-openings-yet"),
)
