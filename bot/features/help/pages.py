"""Pages of help: an overview in fields or one topic, and below it buttons that do what the page describes.

Features name the topics; which one a member's words mean is decided here.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import NamedTuple

from bot.core.chat.describe import with_mentions
from bot.core.chat.page import Choice, Page, Rows, Style, embed
from bot.core.chat.press import PLAY, Address
from bot.core.chat.variants import variant_name
from bot.core.game import BOARDS, KINDS, Refusal, named
from bot.core.game.writing import folded
from bot.engine import STANDARD, Board, Level, Rules
from bot.words import Words

ORDER = (  # of topics; any others come last
    *("play", "move", "levels", "boards", *list(Rules)[1:], "ending", "watch", "replay", "hint", "ratings"),
    *("champions", "minimax", "puzzles", "stats", "privacy", "tournaments", "settings", "typing"),
)
MAX_WORDS, MAX_WORD_LENGTH = 5, 20  # that are read of a member's text
MIN_LIKENESS = 0.75
CHALLENGE, WATCH = Address("ttt-help:challenge"), Address("ttt-help:watch")
WHOM, TOPIC = Address("ttt-help:whom"), Address("ttt-help:topic")  # menus of members and of topics
FIRST = ((Level.EASY, STANDARD), (Level.UNBEATABLE, STANDARD))
GAMES: Mapping[str | None, tuple[tuple[Level, Board], ...]] = {  # that buttons start, by topic; None is the overview
    **dict.fromkeys((None, "play"), FIRST),
    "levels": tuple((level, STANDARD) for level in Level),
    "boards": ((Level.MEDIUM, BOARDS["4x4"]), (Level.MEDIUM, BOARDS["5x5"])),
    **{board.rules.value: ((Level.MEDIUM, board),) for board in KINDS if board.rules.also},
}
FIELDS = ("play", "watch", "learn", "manage")
COMMAND = re.compile("`/([a-z]+(?: [a-z]+)?)`")


class Contents(NamedTuple):
    """What help covers. topics: in order, with other words for each. commands: all names. prefix: None if unread.

    ids: Discord's id of each command.
    """

    topics: Mapping[str, Collection[str]]
    commands: Collection[str]
    prefix: str | None = None
    ids: Mapping[str, int] = MappingProxyType({})

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

    def has_all(self, names: Iterable[str]) -> bool:
        return {name.split()[0] for name in names} <= set(self.commands)

    def pressable(self, text: str) -> str:
        """Return a text with the commands that Discord knows to press; a group of them stands for its first one."""
        known = {path: f"</{path}:{number}>" for path, number in self.ids.items() if self.has_all([path])}
        first = {path.partition(" ")[0]: mention for path, mention in reversed(known.items())}
        return with_mentions(text, first | known)


def in_order(topics: Mapping[str, Collection[str]]) -> dict[str, Collection[str]]:
    return {name: topics[name] for name in (*ORDER, *topics) if name in topics}


def whom(say: Words) -> Page:
    rows = Rows()
    rows.add_people_menu(WHOM(), say("help-menu-whom"))
    return Page(say("help-challenge-whom"), view=rows)


def help(say: Words, contents: Contents, topic: str | None, may_challenge: bool, may_manage: bool = False) -> Page:
    """One topic, or the overview if it is None.

    may_challenge: whether another member could accept a challenge here. may_manage: whether the asker runs the server.
    """
    prefix, rows = contents.prefix, _rows(say, contents, topic, may_challenge)
    if topic is None:
        text = say("help-typed", prefix=prefix) if prefix else say("help-untyped")
        fields = _overview(say, contents, FIELDS if may_manage else FIELDS[:-1])
        return Page("", embed([text], title=say("help-title"), fields=fields), rows, is_layout=True)
    is_untyped = topic == "typing" and not prefix
    text = say("topic-typing-untyped") if is_untyped else say(f"topic-{topic}-text", prefix=prefix or "")
    more = (f"topic-{topic}-{word}" for word in contents.topics[topic])  # lines of other features
    text = "\n".join([text, *(say(message) for message in more if say.has(message))])
    return Page("", embed([contents.pressable(text)], title=say(f"topic-{topic}")), rows, is_layout=True)


def _overview(say: Words, contents: Contents, fields: Iterable[str]) -> dict[str, str]:
    """Return the fields of the overview, without lines on commands that are not there."""
    shown = {}
    for field in fields:
        lines = say(f"help-{field}-text").splitlines()
        kept = (contents.pressable(line) for line in lines if contents.has_all(COMMAND.findall(line)))
        shown[say(f"help-{field}")] = "\n".join(kept)
    return {name: text for name, text in shown.items() if text}


def _rows(say: Words, contents: Contents, topic: str | None, may_challenge: bool) -> Rows:
    rows = Rows()
    for level, board in GAMES.get(topic, ()):
        kind = say(f"level-{level}") if board == STANDARD else variant_name(board, say)
        style = Style.green if level is Level.EASY else Style.blurple
        rows.add(PLAY(level, *named(board)), say("help-button-play", kind=kind), style)
    if topic in (None, "play") and may_challenge:
        rows.add(CHALLENGE(), say("help-button-challenge"))
    if topic in (None, "watch") and contents.has_all(["watch"]):
        rows.add(WATCH(), say("help-button-watch"))
    back = [Choice("help", say("help-title"))] if topic else []
    topics = [Choice(each, say(f"topic-{each}")) for each in contents.topics if each != topic]
    rows.add_menu(TOPIC(), back + topics, say("help-menu-topics"))
    return rows
