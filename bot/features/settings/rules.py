"""What can be set for a server, and the words that set it."""

import re
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from bot.core.chat.game_options import FIRSTS
from bot.core.chat.options import NO, SIZE
from bot.core.chat.readers import hour_of, language_named, seconds_of
from bot.core.chat.typos import PLAIN
from bot.core.game import BOARDS, RULES, First, Look, Notices, Refusal, ServerSettings
from bot.core.game.writing import QUOTES, folded
from bot.core.zones import zone_named
from bot.engine import Level, Rules
from bot.words import LANGUAGES

USUAL = ServerSettings(look=Look.CRISP, notices=Notices.ACCEPTED, zone="UTC")  # what holds if nothing is set
UNITS = {"day": 86400, "hour": 3600, "minute": 60, "second": 1}
UNSET, OFF = "default", "off"  # the word that gives a setting back to the host, and another for what is posted
SAME = FIRSTS | dict.fromkeys(NO, OFF) | dict.fromkeys(("true", "yes"), "on")  # words for one value
MAX_PREFIX = 5
PREFIX = re.compile(rf"(?=.{{1,{MAX_PREFIX}}}$)[a-z0-9]*[!?.,;$%&+=^-]+", re.IGNORECASE | re.ASCII)
"""It ends with a sign, or it would make commands of words; with none that Discord reads as its own, such as / or *."""
STOP = re.compile(r"\bstop:? +(puzzle|champion|role)\b", re.IGNORECASE)
COLON = re.compile(r"(?<=[a-z]):(?=\S)", re.IGNORECASE)  # `level:hard`
TIME_ZONE = re.compile(r"\btime[ -]?zone\b", re.IGNORECASE)
NUMBER = re.compile("(?:<#|<@&)?([0-9]{15,19})>?")


class Setting(NamedTuple):
    """values: what it may be, by the words for them; none for what is free. field: of ServerSettings.

    mention: how a channel or a role is written, whose id is the word.
    """

    field: str = ""
    values: Mapping[str, Any] = {}
    mention: str = ""


def _times(*words: str) -> dict[str, int]:
    return {word: int(word.split()[0]) * UNITS[word.split()[1].rstrip("s")] for word in words}


SETTINGS = {
    "level": Setting("level", {each.value: each for each in Level}),
    "board": Setting("board", BOARDS),
    "rules": Setting("rules", {name: Rules(name) for name in RULES}),
    "first": Setting("first", {each.value: each for each in First}),
    "threads": Setting("threads", {"on": True, "off": False}),
    "challenge": Setting("challenge_s", _times("1 minute", "5 minutes", "15 minutes", "1 hour", "6 hours", "1 day")),
    "idle": Setting("move_s", _times("10 minutes", "1 hour", "6 hours", "1 day", "3 days", "7 days", "30 days")),
    "games": Setting("games", {str(most): most for most in (1, 2, 3, 5, 10, 20)}),
    "language": Setting("language", {each: each for each in LANGUAGES}),
    "prefix": Setting("prefix"),
    "look": Setting("look", {each.value: each for each in Look}),
    "notices": Setting("notices", {each.value: each for each in Notices}),
    "puzzle": Setting(mention="<#{}>"),
    "hour": Setting(values={str(hour): hour for hour in range(24)}),
    "zone": Setting("zone"),
    "champion": Setting(mention="<#{}>"),
    "role": Setting(mention="<@&{}>"),
}
TIMES = ("challenge", "idle")
POSTS = {"puzzle": "hour", "champion": "role"}
"""What features post: the settings of the channel and of what goes with it."""
GROUPS = {
    "games": ("level", "board", "rules", "first", "threads"),
    "limits": ("challenge", "idle", "games"),
    "chat": ("language", "prefix", "look", "notices"),
    "posts": ("puzzle", "hour", "champion", "role", "zone"),
}
"""A form has at most five questions."""


def read_settings(text: str) -> dict[str, str]:
    """Read names of settings, each with the words that set it, and return these by the names. Errors: as `word_for`.

    Names alone ask what is set; then none has words.

    >>> read_settings("prefix ? level: HARD idle 3 days first default")
    {'prefix': '?', 'level': 'hard', 'idle': '3 days', 'first': 'me'}
    """
    words: dict[str, list[str]] = {}
    text = STOP.sub(rf"\1 {OFF}", COLON.sub(": ", TIME_ZONE.sub("zone", text)))
    for word in text.split():
        name, last = folded(word).rstrip(":"), next(reversed(words), "")
        is_value = last in TIMES and seconds_of(" ".join((*words[last], name)))  # an hour
        if name in SETTINGS and name not in words and not is_value:
            words[name] = []
        elif last:
            words[last].append(word)
        else:
            raise no_such_name(word, SETTINGS)
    found = {name: " ".join(given) for name, given in words.items()}
    return {name: word_for(name, word) for name, word in found.items()} if any(found.values()) else found


def word_for(name: str, text: str) -> str:
    """Return the word for what a setting is set to by a text; UNSET if the host has a say. Errors: as `no_such`."""
    typed, setting = SIZE.sub(r"\1x\2", folded(text).strip(QUOTES)), SETTINGS[name]
    if typed == UNSET or (typed == OFF and setting.mention):
        return usual(name)
    if name == "prefix" and PREFIX.fullmatch(text):
        return text
    if name == "zone":
        return zone_named(text)
    if setting.mention and (found := NUMBER.fullmatch(text)):
        return found[1]
    if name == "hour" and (hour := hour_of(typed)) is not None:
        return str(hour)
    if name in TIMES and (seconds := seconds_of(typed)):
        typed = next((word for word in setting.values if setting.values[word] == seconds), "")
    elif name == "language":
        typed = (language_named(typed) or "").lower()
    typed = SAME.get(typed, typed)
    for word in setting.values:
        if typed == word.lower():
            return word
    raise no_such(name)


def no_such(name: str) -> Refusal:
    """Return what tells the words that a setting takes."""
    if name == "prefix":
        return Refusal("settings-no-such-prefix", most=MAX_PREFIX)
    if name == "role":
        return Refusal("settings-no-such-role", word=name)
    if SETTINGS[name].mention:
        return Refusal("settings-no-such-channel", word=name)
    return Refusal("settings-no-such-value", word=name, names=(*SETTINGS[name].values, UNSET))


def no_such_name(word: str, names: Collection[str]) -> Refusal:
    return Refusal("settings-no-such-name", word=word if PLAIN.fullmatch(word) else "…", names=tuple(names))


def check_together(words: Mapping[str, str], changed: Collection[str], prefix: str) -> None:
    """Errors: settings-both, settings-no-channel if what was changed doesn't go with the other settings.

    prefix: before the typed command; empty for a slash command.
    """
    if words["board"] != usual("board") and words["rules"] != usual("rules"):
        name, other = ("rules", "board") if "rules" in changed else ("board", "rules")
        both = (f"{each}{' ' if prefix else ':'}{word}" for each, word in ((name, words[name]), (other, usual(other))))
        raise Refusal("settings-both", word=other, command=" ".join((f"{prefix or '/'}settings", *both)))
    for channel, beside in POSTS.items():
        if beside in changed and words[channel] == UNSET and words[beside] != usual(beside):
            raise Refusal("settings-no-channel", word=channel)


def value_of(name: str, word: str) -> Any:
    """Return what a word means, None for the usual."""
    return None if word == usual(name) else SETTINGS[name].values.get(word, word)


def word_of(name: str, found: ServerSettings) -> str:
    """Return the word for what a server has set; UNSET for nothing. What only a newer version knows is as it is."""
    setting = SETTINGS[name]
    value = getattr(found, setting.field) or getattr(USUAL, setting.field)
    return next((word for word, means in setting.values.items() if means == value), str(value or UNSET))


def usual(name: str) -> str:
    """Return the word for what holds if nothing is set."""
    return word_of(name, USUAL) if SETTINGS[name].field else "0" if name == "hour" else UNSET


OFFERED = {name: (*[UNSET] * (usual(name) == UNSET), *it.values) for name, it in SETTINGS.items() if it.values}
"""The words that a setting offers."""
