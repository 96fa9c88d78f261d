"""Which topic of help a member's words mean. Features name the topics."""

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import NamedTuple

from bot.core.game import Refusal
from bot.core.game.writing import folded
from bot.engine import Rules

ORDER = (  # of topics; any others come last
    *("play", "move", "levels", "boards", *list(Rules)[1:], "ending", "watch", "replay", "hint", "ratings"),
    *("champions", "minimax", "puzzles", "stats", "privacy", "tournaments", "settings", "typing"),
)
MAX_WORDS, MAX_WORD_LENGTH = 5, 20  # that are read of a member's text
MIN_LIKENESS = 0.75


class Contents(NamedTuple):
    """What help covers. topics: in order, with other words for each. commands: all names. prefix: None if unread."""

    topics: Mapping[str, Collection[str]]
    commands: Collection[str]
    prefix: str | None = None

    def topic_of(self, text: str) -> str | None:
        """Return the topic that any of a text's words means, in any case and with slips; None for the overview.

        Errors: help-no-such-topic.

        >>> Contents({"misere": ["reverse"]}, ()).topic_of("how does misère work")
        'misere'
        """
        words = [word.strip("/!?.,:`\"'")[:MAX_WORD_LENGTH] for word in folded(text).split()][:MAX_WORDS]
        if words in ([], ["help"]):
            return None
        known = {word: topic for topic, also in self.topics.items() for word in (topic, *also)}
        near = (get_close_matches(word, known, 1, MIN_LIKENESS) for word in words)
        meant = [word for word in words if word in known] or [word for found in near for word in found]
        if not meant:
            raise Refusal("help-no-such-topic", names=tuple(self.topics))
        return known[meant[0]]


def in_order(topics: Mapping[str, Collection[str]]) -> dict[str, Collection[str]]:
    return {name: topics[name] for name in (*ORDER, *topics) if name in topics}
