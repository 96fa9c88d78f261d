"""The words that set preferences."""

import re
import zlib
from typing import Any

from bot.core.chat.options import MENTION
from bot.core.chat.readers import SHORT, with_languages, with_seconds
from bot.core.chat.slips import PLAIN
from bot.core.game import Challenges, Leaderboards, Look, Notices, Preferences, Refusal, Voice
from bot.core.game.writing import QUOTES
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
# What a word means alone: `server` belongs to leaderboards, the last of its options, and `off` to notices.
VALUES = {word.lower(): (FIELDS[name], value) for name in NAMES for word, value in CHOICES[name].items()}
WORDS = (*VALUES, *NAMES, *PEOPLE, "at", "once", *SHORT)
ALONE = {*PEOPLE, *GROUPS["challenges"], *CHOICES["challenges"]}  # words whose answer only the member may read
TIME = re.compile(r"0{0,2}(0|5|15|60)|(0|300|900|3600)s")


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

    Members stand under block and unblock, by their ids or as they are named.

    >>> preference_options("dm classic 15 minutes")
    {'notices': <Notices.DM: 'dm'>, 'look': <Look.CLASSIC: 'classic'>, 'idle_s': 900}
    >>> preference_options("look server language Deutsch block <@12>")
    {'look': None, 'language': 'de', 'block': {12}}
    >>> preference_options("block Bob Smith")
    {'block': {'bob smith'}}
    """
    found: dict[str, Any] = {}
    people: set[int | str] | None = None
    run = ""  # of a name
    before, text = "", with_seconds(with_languages(re.sub(r"(?<=[a-z]):(?=\S)", ": ", text.replace("<@", " <@"))))
    for typed in re.sub(r"\bat once\b", "0", text).split():
        option, before = before, (word := typed.strip(f"{QUOTES}.():"))
        name, value = _meaning(word, option)
        before_run, run = run, ""
        if word in PEOPLE:
            people = found.setdefault(word, set())
        elif people is not None and MENTION.fullmatch(word):
            people |= ids_in(word)
        elif name in found:
            raise Refusal("preferences-no-such")
        elif name:
            found[name] = value
        elif people is not None and word not in NAMES:
            run = f"{before_run} {word}".strip()
            people -= {before_run}
            people.add(run)
        elif word not in NAMES:
            raise Refusal("preferences-unknown", word=word if PLAIN.fullmatch(word) else "…")
    if set() in found.values():
        raise Refusal("preferences-block-whom")
    return found


def _meaning(word: str, option: str) -> tuple[str, Any]:
    """Return the field of Preferences that a word sets, and its value; no field if it sets none. option: before it."""
    if word in CHOICES.get(option, ()):
        return FIELDS[option], CHOICES[option][word]
    if time := TIME.fullmatch(word):
        return "idle_s", int(time[1]) * 60 if time[1] else int(time[2])
    return VALUES.get(word, ("", 0))
