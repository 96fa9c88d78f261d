"""The topics of the help, and which of them a player's words mean."""

import enum
import unicodedata
from difflib import get_close_matches

from bot.model.refusals import NoSuchTopic


class Topic(enum.StrEnum):
    """What there is a page of help on, in the order in which they are listed."""

    PLAY = "play"
    MOVE = "move"
    LEVELS = "levels"
    BOARDS = "boards"
    MISERE = "misere"
    WILD = "wild"
    ENDING = "ending"
    WATCH = "watch"
    REPLAY = "replay"
    HINT = "hint"
    RATINGS = "ratings"
    MINIMAX = "minimax"
    PUZZLES = "puzzles"
    STATS = "stats"
    PRIVACY = "privacy"
    TOURNAMENTS = "tournaments"
    TYPING = "typing"


ALSO = {
    Topic.PLAY: (
        "ttt",
        "challenge",
        "opponent",
        "friend",
        "friends",
        "accept",
        "start",
        "rematch",
        "first",
        "anyone",
        "anybody",
        "open",
        "join",
        "crowd",
        "vote",
        "votes",
        "voting",
        "together",
    ),
    Topic.MOVE: ("moves", "squares", "square", "number", "numbers", "name", "names", "center", "cell", "press"),
    Topic.LEVELS: ("level", "easy", "medium", "hard", "unbeatable", "bot", "difficulty"),
    Topic.BOARDS: ("board", "size", "sizes", "larger", "3x3", "4x4", "4x4/3", "5x5", "5x5/4", "5x5/5"),
    Topic.MISERE: ("reverse",),
    Topic.WILD: ("rules", "rule", "variants"),
    Topic.ENDING: ("draw", "draws", "resign", "end", "stop", "withdraw", "time", "timeout", "deadline", "win"),
    Topic.WATCH: ("watching", "games", "game", "live", "follow", "unwatch", "exhibition", "exhibitions"),
    Topic.REPLAY: ("replays", "history", "past"),
    Topic.HINT: ("hints", "best"),
    Topic.RATINGS: (
        "rating",
        "rated",
        "leaderboard",
        "lb",
        "rank",
        "ranking",
        "glicko",
        "medals",
        "top",
        "elo",
        "points",
    ),
    Topic.MINIMAX: ("learn", "explain", "tree", "steps", "lesson", "lessons", "score", "scores"),
    Topic.PUZZLES: ("puzzle", "daily", "practice", "practise", "streak", "streaks", "share"),
    Topic.STATS: ("statistics", "stat", "accuracy", "openings", "chart", "charts"),
    Topic.PRIVACY: ("private", "data", "forget", "erase", "delete", "export", "copy", "gdpr"),
    Topic.TOURNAMENTS: (
        "tournament",
        "ko",
        "walkover",
        "seed",
        "seeds",
        "cup",
        "knockout",
        "bracket",
        "robin",
        "leave",
        "league",
    ),
    Topic.TYPING: ("typed", "type", "commands", "command", "prefix", "slash", "mention"),
}
WORDS: dict[str, Topic | None] = {word: topic for topic, also in ALSO.items() for word in (topic, *also)}
MOST, LONGEST = 5, 20
"""How many words are looked at, and how much of each."""


def topic_of(text: str) -> Topic | None:
    """Return the topic that is meant by any of its words, in any case and nearly written right.

    None is help at large. Errors: NoSuchTopic.

    >>> topic_of("how to Move"), topic_of("misère"), topic_of("unbeetable"), topic_of("")
    (<Topic.MOVE: 'move'>, <Topic.MISERE: 'misere'>, <Topic.LEVELS: 'levels'>, None)
    """
    plain = "".join(each for each in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(each))
    words = [word.strip("/!?.,:`\"'")[:LONGEST] for word in plain.split()][:MOST]
    if words in ([], ["help"]):
        return None
    near = (get_close_matches(word, WORDS, 1, 0.75) for word in words)
    meant = [word for word in words if word in WORDS] or [word for found in near for word in found]
    if not meant:
        raise NoSuchTopic(tuple(Topic))
    return WORDS[meant[0]]
