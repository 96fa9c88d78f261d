"""The words that set preferences."""

import re
import zlib
from collections.abc import Collection, Mapping
from typing import Any, Self

from bot.core.chat.options import MENTION, MemberOption, OneOf, Option, Options, Reading, option
from bot.core.chat.readers import SHORT, LanguageOption, seconds_of
from bot.core.chat.request import Opponent
from bot.core.chat.typos import PLAIN
from bot.core.game import Challenges, Leaderboards, Look, Notices, Preferences, Refusal, Voice
from bot.core.game.writing import QUOTES, folded
from bot.words import LANGUAGES

# By the name of an option, which a member may type before a word: the words, and what they mean.
CHOICES: dict[str, dict[str, Any]] = {
    "language": {"discord": ""} | {each: each for each in LANGUAGES},
    "look": {"server": None} | {each.value: each for each in Look},
    "remarks": {each.value: each for each in Voice},
    "notices": {"server": None} | {each.value: each for each in Notices},
    "after": {"0": 0, "5": 300, "15": 900, "60": 3600},
    "leaderboards": {"server": Leaderboards.SERVER, "everywhere": Leaderboards.EVERYWHERE, "hidden": Leaderboards.OFF},
    "challenges": {each.value: each for each in Challenges},
}
NAMES, PEOPLE = tuple(CHOICES), ("block", "unblock")
GROUPS = {"look": NAMES[:3], "notices": NAMES[3:6], "challenges": NAMES[6:]}  # the options that each form asks for
FIELDS = dict(zip(NAMES, NAMES, strict=True)) | {"remarks": "voice", "after": "idle_s"}
AFTER = ("at once", "5 minutes", "15 minutes", "60 minutes")
MINUTES = re.compile(r"0{0,2}(0|5|15|60)")


def words_of(found: Preferences) -> dict[str, str]:
    """Return preferences as they are typed, by the names of the options."""
    values = {name: getattr(found, FIELDS[name]) for name in NAMES}
    return {name: next((word for word in CHOICES[name] if CHOICES[name][word] == values[name]), "") for name in NAMES}


def blocked_field(shown: tuple[int, ...]) -> str:
    """Return the name of the field of blocked members, which tells which of them it showed."""
    return f"blocked:{zlib.crc32(repr(shown).encode()):x}"


def ids_in(text: str) -> set[int]:
    """Return the ids of members; one that no column can hold is forged."""
    return {int(each) for each in re.findall(r"(?<!\d)[0-9]{1,19}(?!\d)", text) if int(each) < 2**63}


class AfterOption(Option):
    """How long a turn waits before its notice: a duration, or a number of minutes."""

    offers, words = AFTER, (*CHOICES["after"], "at", "once", *SHORT)

    def read(self, text: str) -> str | None:
        if text == "at once":
            return "0"
        minutes, seconds = MINUTES.fullmatch(text), seconds_of(text)
        return minutes[1] if minutes else next((word for word, s in CHOICES["after"].items() if s == seconds), None)


def _one_of(name: str) -> Any:
    return option(OneOf({word: word for word in CHOICES[name]}))


class _Words(Reading):
    def _take(self, kinds: Mapping[str, Option]) -> tuple[str, Any] | None:
        """Without a name before it, `server` is one of leaderboards, and of nothing else."""
        is_named = len(kinds) == 1 or self._words[self._at] != "server"
        return super()._take(kinds if is_named else {"leaderboards": kinds["leaderboards"]})


class PreferenceOptions(Options):
    """The words that set preferences. Typed, `block` and `unblock` are ids and names: several may follow the word.

    >>> PreferenceOptions.read("dm classic 15 minutes").changes()
    {'look': <Look.CLASSIC: 'classic'>, 'notices': <Notices.DM: 'dm'>, 'idle_s': 900}
    >>> found = PreferenceOptions.read("look server language Deutsch block <@12> Bob Smith")
    >>> found.changes(), found.block
    ({'language': 'de', 'look': None}, [12, 'bob smith'])
    """

    language: str | None = option(LanguageOption("discord"))
    look: str | None = _one_of("look")
    remarks: str | None = _one_of("remarks")
    notices: str | None = _one_of("notices")
    after: str | None = option(AfterOption())
    leaderboards: str | None = _one_of("leaderboards")
    challenges: str | None = _one_of("challenges")
    block: Opponent | list[int | str] | None = option(MemberOption())
    unblock: Opponent | list[int | str] | None = option(MemberOption())
    refused = "preferences-no-such"

    @classmethod
    def words(cls) -> Collection[str]:
        kinds = cls.kinds
        return {*kinds, *(word for each in kinds.values() for word in each.words)}

    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        """Read words in any order. Errors: preferences-no-such for two of a kind, preferences-..."""
        text = re.sub(r"(?i)(?<=[a-z]):(?=\S)", ": ", text.replace("<@", " <@"))
        found, runs = _Words({name: cls.kinds[name] for name in NAMES}, text).result(cls.refuse())
        people: list[int | str] | None = None
        for run in runs:
            is_name = False
            for typed in str(run).split():
                word = folded(typed).strip(f"{QUOTES}.():")
                was_name, is_name = is_name, False
                if word in PEOPLE:
                    people = found.setdefault(word, [])
                elif word in NAMES:
                    continue
                elif people is None:
                    raise Refusal("preferences-unknown", word=word if PLAIN.fullmatch(word) else "…")
                elif MENTION.fullmatch(word):
                    people += ids_in(word)
                else:
                    people[-1:] = [f"{people[-1]} {word}"] if was_name else [*people[-1:], word]
                    is_name = True
        if [] in found.values():
            raise Refusal("preferences-block-whom")
        return cls.of(text, **found)

    def changes(self) -> dict[str, Any]:
        """Return what changes, but for members, as fields of Preferences."""
        words = {name: getattr(self, name) for name in NAMES}
        return {FIELDS[name]: CHOICES[name][word] for name, word in words.items() if word is not None}
