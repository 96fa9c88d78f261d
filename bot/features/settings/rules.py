"""What can be set for a server, and the words that set it."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.core.chat.slips import PLAIN
from bot.core.game import BOARDS, First, Look, Notices, Refusal, ServerSettings
from bot.engine import Level, Rules
from bot.words import LANGUAGES

USUAL = ServerSettings(look=Look.CRISP, notices=Notices.ACCEPTED)
"""What holds where a server has set nothing."""
UNITS = {"day": 86400, "hour": 3600, "minute": 60, "second": 1}
UNSET = "default"
"""The word that gives a setting back to the host."""
MAX_PREFIX = 5
PREFIX = re.compile(rf"(?=.{{1,{MAX_PREFIX}}}$)[a-z0-9]*[!?.,;$%&+=^-]+", re.IGNORECASE | re.ASCII)
"""It ends with a sign, or it would make commands of words; with none that Discord reads as its own, such as / or *."""


class Setting(NamedTuple):
    """field: of ServerSettings. values: what it may be, by the words for them; none for the prefix, which is free."""

    field: str
    values: Mapping[str, Any]

    @property
    def may_be_unset(self) -> bool:
        """Whether UNSET is more than another word for one of the values."""
        return getattr(USUAL, self.field) not in self.values.values()


def _times(*words: str) -> dict[str, int]:
    return {word: int(word.split()[0]) * UNITS[word.split()[1].rstrip("s")] for word in words}


SETTINGS = {
    "level": Setting("level", {each.value: each for each in Level}),
    "board": Setting("board", BOARDS),
    "rules": Setting("rules", {each.value: each for each in Rules}),
    "first": Setting("first", {each.value: each for each in First}),
    "threads": Setting("threads", {"on": True, "off": False}),
    "challenge": Setting("challenge_s", _times("1 minute", "5 minutes", "15 minutes", "1 hour", "6 hours", "1 day")),
    "idle": Setting("move_s", _times("10 minutes", "1 hour", "6 hours", "1 day", "3 days", "7 days", "30 days")),
    "games": Setting("games", {str(most): most for most in (1, 2, 3, 5, 10, 20)}),
    "language": Setting("language", {each: each for each in LANGUAGES}),
    "prefix": Setting("prefix", {}),
    "look": Setting("look", {each.value: each for each in Look}),
    "notices": Setting("notices", {each.value: each for each in Notices}),
}
GROUPS = {
    "games": ("level", "board", "rules", "first", "threads"),
    "limits": ("challenge", "idle", "games"),
    "chat": ("language", "prefix", "look", "notices"),
}
"""A form has at most five questions."""


def read_settings(text: str) -> dict[str, str]:
    """Read names of settings, each with the words that set it, and return these by the names. Errors: settings-...

    >>> read_settings("prefix ? level: hard idle 3 days first default")
    {'prefix': '?', 'level': 'hard', 'idle': '3 days', 'first': 'default'}
    """
    words: dict[str, list[str]] = {}
    for word in text.split():
        if (name := word.lower().rstrip(":")) in SETTINGS and name not in words:
            words[name] = []
        elif words:
            words[[*words][-1]].append(word)
        else:
            raise Refusal("settings-unknown", word=word if PLAIN.fullmatch(word) else "…")
    found = {name: " ".join(given) for name, given in words.items()}
    for name, word in found.items():
        value_of(name, word)
    return found


def value_of(name: str, word: str) -> Any:
    """Return what a word sets a setting to; None for UNSET. Errors: settings-no-such-prefix, settings-no-such-value."""
    if word.lower() == UNSET:
        return None
    if name == "prefix":
        if not PREFIX.fullmatch(word):
            raise Refusal("settings-no-such-prefix", most=MAX_PREFIX)
        return word
    for text, value in SETTINGS[name].values.items():
        if text.lower() == word.lower():
            return value
    raise Refusal("settings-no-such-value", word=name, names=(*SETTINGS[name].values, UNSET))


def word_of(name: str, found: ServerSettings) -> str:
    """Return the word for what a server has set; UNSET for nothing. What only a newer version knows is as it is."""
    setting = SETTINGS[name]
    value = getattr(found, setting.field) or getattr(USUAL, setting.field)
    return next((word for word, means in setting.values.items() if means == value), str(value or UNSET))
