"""Read each kind of word that people type in one place: games' numbers, hours, durations, months, languages."""

import re
from collections.abc import Collection
from functools import cache, lru_cache

import discord
from babel import Locale

from bot.core.chat.options import NUMBER, Option
from bot.core.game.writing import folded
from bot.words import LANGUAGES, name_of

NAMED_HOURS = {"noon": 12, "midday": 12, "midnight": 0}
HOUR = re.compile(r"(?:at |hour )?(\d{1,2})(?:[:.h]?00|h)? ?(?:uhr|o'?clock)?(?: ?([ap])\.?m?\.?)?")
COUNTS = {"half an": 0.5, "half a": 0.5, "a": 1, "an": 1, "one": 1}
UNITS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400, "week": 7 * 86_400, "month": 30 * 86_400}
SHORT = {short: unit for unit in UNITS for short in (unit[0], unit[:3], f"{unit[:3]}s", unit, f"{unit}s")}
SHORT |= {"m": "minute", "hr": "hour", "hrs": "hour"}
_COUNT, _UNIT = "|".join(COUNTS), "|".join(sorted(SHORT, key=len, reverse=True))
PART = re.compile(rf"(\d{{1,6}}(?:\.\d)?|{_COUNT}) ?({_UNIT})")
DURATION = re.compile(rf"(?<![\w.])(?:{PART.pattern}(?:,? and |,? )?)+(?!\w)")
MONTH = re.compile(r"(?<![\w-])(?:(\d{4})[-/.年](\d{1,2})月?|(\d{1,2})[-/.](\d{4}))(?![\w-])")


class GameOption(Option):
    """The number of a game: `12`, `#12` or `game 12`. suggest: finds the games that are offered while it's typed."""

    type, min_value, max_value = discord.AppCommandOptionType.integer, 1, 10**15

    def read(self, text: str) -> int | None:
        return number_of(text)


class HourOption(Option):
    """An hour of a day, from 0 to 23."""

    type, min_value, max_value = discord.AppCommandOptionType.integer, 0, 23

    def read(self, text: str) -> int | None:
        return hour_of(text)


def number_of(text: str) -> int | None:
    """Return the number of a game that a text names; None if it names none.

    >>> [number_of(text) for text in ("12", "#12", "game 12", "Game: #12", "twelve")]
    [12, 12, 12, 12, None]
    """
    found = NUMBER.fullmatch(folded(text).removeprefix("game").strip(": "))
    return int(found[1]) if found else None


def hour_of(text: str) -> int | None:
    """Return the hour of a day that a text means; None if it means none.

    >>> [hour_of(text) for text in ("18", "18:00", "18h", "18 Uhr", "6pm", "12 AM", "6 p.m.", "noon", "at 6 o'clock")]
    [18, 18, 18, 18, 18, 0, 18, 12, 6]
    >>> [hour_of(text) for text in ("24", "18:30", "13pm", "0am", "")]
    [None, None, None, None, None]
    """
    text = " ".join(folded(text).split())
    named = text.removeprefix("12 ").removeprefix("at ")
    if named in NAMED_HOURS or not (found := HOUR.fullmatch(text)):
        return NAMED_HOURS.get(named)
    hour, half = int(found[1]), found[2]
    if half:
        return hour % 12 + 12 * (half == "p") if 1 <= hour <= 12 else None
    return hour if hour < 24 else None


def seconds_of(text: str) -> int | None:
    """Return how long a duration is; None if a text is none.

    >>> [seconds_of(text) for text in ("24h", "1 week", "1d", "15 min", "1h30m", "half an hour", "2 days and 3 hours")]
    [86400, 604800, 86400, 900, 5400, 1800, 183600]
    >>> seconds_of("soon"), seconds_of("5")
    (None, None)
    """
    text = " ".join(folded(text).split())
    parts = PART.findall(text.replace(" and ", " ")) if DURATION.fullmatch(text) else ()
    seconds = (float(COUNTS.get(count) or count) * UNITS[SHORT[unit]] for count, unit in parts)
    return int(sum(seconds)) if parts else None


def language_named(text: str) -> str | None:
    """Return the language that goes by a name: its code, or what it is called in itself or in English; None if none.

    >>> [language_named(text) for text in ("de", "German", "DEUTSCH", "português", "pt-br", "en-US", "klingon")]
    ['de', 'de', 'de', 'pt-BR', 'pt-BR', 'en', None]
    """
    known, name = _languages(), " ".join(folded(text).split())
    return known.get(name) or known.get(name.partition("-")[0] if re.fullmatch("[a-z]{2}-[a-z]{2}", name) else name)


def with_months(text: str, today: tuple[int, int], languages: Collection[str]) -> str:
    """Return folded words with each month among them as `2026-10`: one without a year is the last of that name.

    today: a year and its month. languages: in which months may be named, beside English.

    >>> [with_months(text, (2026, 11), ["de"]) for text in ("Oktober 2025", "dec", "last month", "9/2026", "4x4 Mai")]
    ['2025-10', '2025-12', '2026-10', '2026-09', '4x4 2026-05']
    """
    names = {name: number for each in ("en", *languages) for name, number in _months(each).items()}
    named = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))

    def month(found: re.Match[str]) -> str:
        number = names[found[2]]
        year = found[1] or found[3] or today[0] - (number > today[1])
        return f"{int(year)}-{number:02}"

    text = MONTH.sub(lambda at: f"{at[1] or at[4]}-{int(at[2] or at[3]):02}", folded(text))
    last = today[0] * 12 + today[1] - 2
    text = text.replace("this month", "month").replace("last month", f"{last // 12}-{last % 12 + 1:02}")
    return re.sub(rf"(?<![\w-])(?:(\d{{4}}) )?({named})\.?(?:,? (?:de )?(\d{{4}}))?(?![\w-])", month, text)


@cache
def _languages() -> dict[str, str]:
    """Return languages by their names, folded; a name without its region if no other language has it."""
    found, short = dict[str, str](), dict[str, set[str]]()
    for code in LANGUAGES:
        english = Locale.parse(code, sep="-").english_name or code
        for name in map(folded, (code, name_of(code), english)):
            found[name] = found[re.sub(r"[()]", "", name)] = code
            short.setdefault(re.split(r"[-(]", name)[0].strip(), set()).add(code)
    return {name: min(codes) for name, codes in short.items() if len(codes) == 1} | found


@lru_cache
def _months(language: str) -> dict[str, int]:
    kinds = Locale.parse(language, sep="-").months.values()
    named = (kind[width].items() for kind in kinds for width in ("abbreviated", "wide"))
    return {"sept": 9} | {folded(name).rstrip("."): number for names in named for number, name in names}
