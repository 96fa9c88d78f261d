"""A card of what is set for a server, and the forms that change it."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from bot.core.chat.page import Choice, Field, Form, Page, Rows, embed
from bot.core.chat.registry import Line
from bot.core.game import ServerSettings
from bot.features.settings.rules import GROUPS, MAX_PREFIX, SETTINGS, UNITS, UNSET, USUAL, word_of
from bot.words import Words, name_of

ADDRESS = re.compile(rf"ttt-settings:({'|'.join(GROUPS)})(?:\|(.{{1,60}}))?", re.ASCII)


class SettingsButton(NamedTuple):
    """Open a group's form or, with `shown`, save it. shown: the words that the form had when it opened.

    What was left as it was is not saved: another manager may have changed it meanwhile.
    """

    group: str
    shown: tuple[str, ...] = ()

    def text(self) -> str:
        return "|".join((f"ttt-settings:{self.group}", *self.shown))


class Hosts(NamedTuple):
    """What the host has set. level: None for each player's last. times: in seconds, by the names of settings."""

    level: str | None
    prefix: str
    times: Mapping[str, int]


class SettingsReply(NamedTuple):
    """What is set for a server, in words. changed: by the last form or command. group: whose form opens instead.

    more: what features add.
    """

    found: ServerSettings
    hosts: Hosts
    changed: tuple[str, ...] | None = None
    group: str = ""
    more: tuple[Line, ...] = ()

    def render(self, say: Words) -> Page:
        rows, parts = Rows(), {}
        for group, names in GROUPS.items():
            parts[say(f"settings-{group}")] = "\n".join(self._line(name, say) for name in names)
            rows.add(SettingsButton(group), say(f"settings-{group}"))
        if self.more:
            parts[say("settings-more")] = "\n".join(line(say) for line in self.more)
        told = [say("settings-about")]
        if self.changed is not None:
            lines = (self._line(name, say) for name in self.changed)
            told = ["\n".join((say("settings-saved"), *lines)) if self.changed else say("settings-same")]
        shown = embed(told, title=say("settings-title"), fields=parts)
        return Page("", shown, rows, form=self._form(say) if self.group else None, is_layout=True)

    def _line(self, name: str, say: Words) -> str:
        word = word_of(name, self.found)
        line = "settings-line" if word == word_of(name, USUAL) else "settings-line-set"
        return say(line, name=say(f"settings-name-{name}"), value=self._label(name, word, say))

    def _label(self, name: str, word: str, say: Words) -> str:
        """Return a setting's word as people read it."""
        if name == "prefix":
            return say("settings-prefix-is", prefix=self.hosts.prefix if word == UNSET else word)
        if name == "language" and word in SETTINGS[name].values:
            return name_of(word)
        if word.isdigit() and name in self.hosts.times:
            return _time(int(word), say)
        if word == UNSET and name in self.hosts.times:
            return say("settings-hosts", value=_time(self.hosts.times[name], say))
        if word == UNSET and name == "level":
            level = self.hosts.level
            return say("settings-hosts", value=say(f"choice-{level}") if level else say("settings-level-last"))
        known = (f"settings-{name}-{word}", f"choice-{word.replace(' ', '-')}")
        return next((say(each) for each in known if say.has(each)), word)

    def _form(self, say: Words) -> Form:
        names = GROUPS[self.group]
        shown = tuple(word_of(name, self.found) for name in names)
        fields = [self._field(name, word, say) for name, word in zip(names, shown, strict=True)]
        return Form(SettingsButton(self.group, shown), say(f"settings-{self.group}"), tuple(fields))

    def _field(self, name: str, word: str, say: Words) -> Field:
        label, about = say(f"settings-name-{name}"), f"settings-about-{name}"
        if name == "prefix":
            text, hint = "" if word == UNSET else word, say(about, prefix=self.hosts.prefix)
            return Field(name, label, chosen=text, limit=MAX_PREFIX, about=hint)
        if name == "threads":
            return Field(name, label, chosen=word, about=say(about))
        offered = (*[UNSET] * SETTINGS[name].may_be_unset, *SETTINGS[name].values)
        choices = tuple(Choice(each, self._label(name, each, say)) for each in offered)
        return Field(name, label, choices, word, about=say(about) if say.has(about) else "")


def _time(seconds: int, say: Words) -> str:
    unit, length = next(each for each in UNITS.items() if seconds % each[1] == 0)
    return say(f"settings-time-{unit}", count=seconds // length)


def parse_settings(custom_id: str) -> SettingsButton | None:
    if not (found := ADDRESS.fullmatch(custom_id)):
        return None
    shown = tuple(found[2].split("|")) if found[2] else ()
    return SettingsButton(found[1], shown) if len(shown) in (0, len(GROUPS[found[1]])) else None
