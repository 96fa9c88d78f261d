"""A card of what is set for a server, and the forms that change it."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from bot.core.chat.page import Choice, Field, Form, Page, Rows, embed
from bot.core.chat.replies import sentence
from bot.core.zones import beside
from bot.features.settings.rules import GROUPS, MAX_PREFIX, OFFERED, SETTINGS, UNITS, UNSET, no_such, usual
from bot.settings import Settings
from bot.words import Words, name_of

LIMITS = {"prefix": MAX_PREFIX, "zone": 40}  # of what is typed in a form
MAX_SHOWN = 18
"""Letters of each word, its last, by which a form's address knows what it showed: five of them have room in 100."""
ADDRESS = re.compile(rf"ttt-settings:({'|'.join(GROUPS)})(?:\|(.{{1,80}}))?", re.ASCII)


class SettingsButton(NamedTuple):
    """Open a group's form or, with `shown`, save it. shown: the words that the form had when it opened.

    What was left as it was is not saved: another manager may have changed it meanwhile.
    """

    group: str
    shown: tuple[str, ...] = ()

    def text(self) -> str:
        return "|".join((f"ttt-settings:{self.group}", *self.shown))


class SettingsReply(NamedTuple):
    """What is set for a server, in words. changed: by a form or a command. is_short: without what has not changed.

    host: what the host has set. asked: the settings that are explained instead. group: whose form opens instead.
    """

    found: Mapping[str, str]
    host: Settings
    changed: tuple[str, ...] | None = None
    is_short: bool = False
    asked: tuple[str, ...] = ()
    group: str = ""

    def render(self, say: Words) -> Page:
        rows, parts = Rows(), dict[str, str]()
        for group, names in GROUPS.items():
            if lines := [self._line(name, say) for name in names if name in self.found]:
                parts[say(f"settings-{group}")] = "\n".join(lines)
                rows.add(SettingsButton(group), say(f"settings-{group}"))
        parts = {} if self.is_short else parts
        told, saved = self._told(say), say("settings-saved")
        if parts and told[0] == saved:  # of a form: beside the buttons, which is all that a phone shows of the card
            told, parts[saved] = [], "\n".join(told[1:])
        shown = embed(told, title=say("settings-title"), fields=parts)
        return Page("", shown, rows, form=self._form(say) if self.group else None, is_layout=True)

    def _told(self, say: Words) -> list[str]:
        if self.asked:
            about = {name: sentence(no_such(name), say) for name in self.asked} | {"zone": say("settings-about-zone")}
            return [f"{self._line(name, say)}\n{about[name]}" for name in self.asked]
        if self.changed is None:
            return [say("settings-about")]
        lines = [self._line(name, say) for name in self.changed]
        return [say("settings-saved"), *lines] if lines else [say("settings-same")]

    def _line(self, name: str, say: Words) -> str:
        word = self.found[name]
        line = "settings-line" if word == usual(name) else "settings-line-set"
        return say(line, name=say(f"settings-name-{name}"), word=name, value=self._label(name, word, say))

    def _label(self, name: str, word: str, say: Words) -> str:
        """Return a setting's word as people read it."""
        if word != UNSET and (mention := SETTINGS[name].mention):
            return mention.format(word)
        if name == "prefix":
            return say("settings-prefix-is", prefix=self.host.command_prefix if word == UNSET else word)
        if name == "hour":
            return say("settings-hour-is", hour=word, zone=beside(self.found["zone"]))
        if name == "language" and word in SETTINGS[name].values:
            return name_of(word)
        times = {"challenge": self.host.challenge_expires_s, "idle": self.host.game_expires_s}
        if word.isdigit() and name in times:
            return _time(int(word), say)
        if word == UNSET and name in times:
            return say("settings-hosts", value=_time(times[name], say))
        if word == UNSET and name == "level":
            level = self.host.default_level
            return say("settings-hosts", value=say(f"choice-{level}") if level else say("settings-level-last"))
        known = (f"settings-{name}-{word}", f"choice-{word.replace(' ', '-')}")
        return next((say(each) for each in known if say.has(each)), word)

    def _form(self, say: Words) -> Form:
        names = GROUPS[self.group]
        fields = [self._field(name, self.found[name], say) for name in names if name in self.found]
        shown = tuple(self.found.get(name, UNSET)[-MAX_SHOWN:] for name in names)
        return Form(SettingsButton(self.group, shown), say(f"settings-{self.group}"), tuple(fields))

    def _field(self, name: str, word: str, say: Words) -> Field:
        label, hint, setting = say(f"settings-name-{name}"), f"settings-about-{name}", SETTINGS[name]
        about = say(hint, prefix=self.host.command_prefix) if say.has(hint) else ""
        chosen = "" if word == UNSET else word
        if limit := LIMITS.get(name):
            return Field(name, label, chosen=chosen, limit=limit, about=about)
        if setting.mention:
            picked = (int(chosen),) if chosen else ()
            return Field(name, label, picks="role" if name == "role" else "channel", picked=picked, about=about)
        if name == "threads":
            return Field(name, label, chosen=word, about=about)
        choices = tuple(Choice(each, self._label(name, each, say)) for each in OFFERED[name])
        return Field(name, label, choices, word, about=about)


def _time(seconds: int, say: Words) -> str:
    unit, length = next(each for each in UNITS.items() if seconds % each[1] == 0)
    return say(f"settings-time-{unit}", count=seconds // length)


def parse_settings(custom_id: str) -> SettingsButton | None:
    if not (found := ADDRESS.fullmatch(custom_id)):
        return None
    shown = tuple(found[2].split("|")) if found[2] else ()
    before = len(GROUPS["posts"]) - 1 if found[1] == "posts" else 0  # a form without the time zone
    return SettingsButton(found[1], shown) if len(shown) in (0, before, len(GROUPS[found[1]])) else None
