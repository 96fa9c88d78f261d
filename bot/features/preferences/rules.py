"""The words that set preferences."""

import re
import zlib
from typing import Any

from bot.core.chat.options import MENTION
from bot.core.chat.slips import PLAIN
from bot.core.game import Challenges, Leaderboards, Look, Notices, Preferences, Refusal, Voice
from bot.words import LANGUAGES, name_of

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
# What a word means alone: `server` belongs to leaderboards, the last of its options, and `off` to notices.
VALUES = {word.lower(): (FIELDS[name], value) for name in NAMES for word, value in CHOICES[name].items()}
WORDS = (*VALUES, *NAMES, *PEOPLE, "at", "once", "minutes")
ALONE = {*PEOPLE, *GROUPS["challenges"], *CHOICES["challenges"]}  # words whose answer only the member may read
LANGUAGE_OF = {name_of(each).lower(): each.lower() for each in LANGUAGES}
NAMED = re.compile(rf"\blanguage:?\s+({'|'.join(map(re.escape, sorted(LANGUAGE_OF, key=len, reverse=True)))})(?!\w)")
MINUTES = re.compile(r"0{0,2}(0|5|15|60)(m|min|minutes)?")


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


def preference_options(text: str) -> dict[str, Any]:
    """Read the words after `preferences`, in any order, as fields of Preferences. Errors: preferences-...

    The ids of members stand under block and unblock.

    >>> preference_options("dm classic 15 minutes")
    {'notices': <Notices.DM: 'dm'>, 'look': <Look.CLASSIC: 'classic'>, 'idle_s': 900}
    >>> preference_options("look server language Deutsch block <@12>")
    {'look': None, 'language': 'de', 'block': {12}}
    """
    found: dict[str, Any] = {}
    people: set[int] | None = None
    before, text = "", NAMED.sub(lambda found: f"language {LANGUAGE_OF[found[1]]}", text.lower())
    for typed in re.sub(r"\bat once\b", "0", text).replace(" minutes", "m").split():
        option, before = before, (word := typed.rstrip(":"))
        minutes = MINUTES.fullmatch(word)
        name, value = ("idle_s", int(minutes[1]) * 60) if minutes else VALUES.get(word, ("", 0))
        if word in CHOICES.get(option, ()):
            name, value = FIELDS[option], CHOICES[option][word]
        if word in PEOPLE:
            people = found.setdefault(word, set())
        elif people is not None and MENTION.fullmatch(word):
            people |= ids_in(word)
        elif name in found:
            raise Refusal("preferences-no-such")
        elif name:
            found[name] = value
        elif word not in NAMES:
            unknown = Refusal("preferences-unknown", word=word if PLAIN.fullmatch(word) else "…")
            raise unknown if people is None else Refusal("preferences-block-whom")
    if set() in found.values():
        raise Refusal("preferences-block-whom")
    return found
