"""Pages of help: an overview in fields or one topic, and below it buttons that do what the page describes."""

import enum
import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.core.chat.address import PlayButton, reader
from bot.core.chat.describe import with_mentions
from bot.core.chat.page import Choice, Page, Rows, Style, embed
from bot.core.chat.variants import variant_name
from bot.core.game import KINDS, board_named, named, with_rules
from bot.engine import STANDARD, Level
from bot.features.help.rules import Contents
from bot.words import Words


class HelpAct(enum.StrEnum):
    """What a button or a menu of help does, other than start a game."""

    CHALLENGE = "challenge"  # shows the menu of members
    WHOM = "whom"  # that menu
    WATCH = "watch"
    TOPIC = "topic"  # a menu


class HelpButton(NamedTuple):
    act: HelpAct

    def text(self) -> str:
        return f"ttt-help:{self.act.value}"


def started(button: HelpButton) -> str:
    """Return the command that a button runs."""
    return {HelpAct.TOPIC: "", HelpAct.WATCH: "watch"}.get(button.act, "play")


parse_help = reader(rf"ttt-help:({'|'.join(HelpAct)})", HelpButton, HelpAct)
CHALLENGE, WATCH = HelpButton(HelpAct.CHALLENGE), HelpButton(HelpAct.WATCH)
EASY, UNBEATABLE = PlayButton(Level.EASY), PlayButton(Level.UNBEATABLE)
PLAY_BUTTONS: Mapping[str | None, tuple[PlayButton, ...]] = {  # by topic; None is the overview
    None: (EASY, UNBEATABLE),
    "play": (EASY, UNBEATABLE),
    "levels": tuple(map(PlayButton, Level)),
    "boards": (PlayButton(Level.MEDIUM, "4x4"), PlayButton(Level.MEDIUM, "5x5")),
    **{board.rules.value: (PlayButton(Level.MEDIUM, *named(board)),) for board in KINDS if board.rules.also},
}
FIELDS = ("play", "watch", "learn", "manage")
COMMAND = re.compile("`/([a-z]+(?: [a-z]+)?)`")


class WhomReply(NamedTuple):
    def render(self, say: Words) -> Page:
        rows = Rows()
        rows.add_people_menu(HelpButton(HelpAct.WHOM), say("help-menu-whom"))
        return Page(say("help-challenge-whom"), view=rows)


class HelpReply(NamedTuple):
    """One topic, or the overview if it is None. ids: Discord's id of each command.

    may_challenge: whether another member could accept a challenge here. may_manage: whether the asker runs the server.
    """

    contents: Contents
    topic: str | None
    may_challenge: bool
    may_manage: bool = False
    ids: Mapping[str, int] = MappingProxyType({})

    def render(self, say: Words) -> Page:
        topic, prefix = self.topic, self.contents.prefix
        if topic is None:
            text = say("help-typed", prefix=prefix) if prefix else say("help-untyped")
            shown = embed([text], title=say("help-title"), fields=self._overview(say))
            return Page("", shown, self._rows(say), is_layout=True)
        is_untyped = topic == "typing" and not prefix
        text = say("topic-typing-untyped") if is_untyped else say(f"topic-{topic}-text", prefix=prefix or "")
        more = (f"topic-{topic}-{word}" for word in self.contents.topics[topic])  # lines of other features
        text = "\n".join([text, *(say(message) for message in more if say.has(message))])
        return Page("", embed([self._pressable(text)], title=say(f"topic-{topic}")), self._rows(say), is_layout=True)

    def _overview(self, say: Words) -> dict[str, str]:
        """Return the fields of the overview, without lines on commands that are not there."""
        fields = {}
        for field in FIELDS if self.may_manage else FIELDS[:-1]:
            lines = say(f"help-{field}-text").splitlines()
            kept = (self._pressable(line) for line in lines if self._has_all(COMMAND.findall(line)))
            fields[say(f"help-{field}")] = "\n".join(kept)
        return {name: text for name, text in fields.items() if text}

    def _has_all(self, names: Iterable[str]) -> bool:
        return {name.split()[0] for name in names} <= set(self.contents.commands)

    def _pressable(self, text: str) -> str:
        """Return a text with the commands that Discord knows to press; a group of them stands for its first one."""
        known = {path: f"</{path}:{number}>" for path, number in self.ids.items() if self._has_all([path])}
        first = {path.partition(" ")[0]: mention for path, mention in reversed(known.items())}
        return with_mentions(text, first | known)

    def _rows(self, say: Words) -> Rows:
        rows, topic = Rows(), self.topic
        for button in PLAY_BUTTONS.get(topic, ()):
            rows.add(button, _label(button, say), Style.green if button == EASY else Style.blurple)
        if topic in (None, "play") and self.may_challenge:
            rows.add(CHALLENGE, say("help-button-challenge"))
        if topic in (None, "watch") and self._has_all(["watch"]):
            rows.add(WATCH, say("help-button-watch"))
        back = [Choice("help", say("help-title"))] if topic else []
        topics = [Choice(each, say(f"topic-{each}")) for each in self.contents.topics if each != topic]
        rows.add_menu(HelpButton(HelpAct.TOPIC), back + topics, say("help-menu-topics"))
        return rows


def _label(button: PlayButton, say: Words) -> str:
    board = with_rules(board_named(button.board), button.rules)
    return say("help-button-play", kind=say(f"level-{button.level}") if board == STANDARD else variant_name(board, say))
