"""Time zones: which one a text names, and what time it is there. Their names are read when one is first asked for."""

import re
from datetime import date, datetime
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from time import time
from zoneinfo import ZoneInfo

from bot.core.game.refusals import Refusal
from bot.core.game.writing import folded

UTC = "UTC"
EPOCH, HALF_A_YEAR_S, MAX_NEAR = date(1970, 1, 1).toordinal(), 182 * 86_400, 5
EARLIEST, LATEST = "Pacific/Kiritimati", "Pacific/Pago_Pago"
"""Where a day begins first, and where it begins last: 25 hours later."""
LARGE = (
    *("Europe/London", "Europe/Berlin", "America/New_York", "America/Los_Angeles", "America/Sao_Paulo", "Asia/Kolkata"),
    *("Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Europe/Istanbul", "Africa/Cairo", "Pacific/Auckland"),
)
"""Are offered first if several fit."""
OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])(\d{1,2})(?::?(\d\d))?", re.IGNORECASE | re.ASCII)

zone_of = lru_cache(600)(ZoneInfo)


def local(at: int, zone: str) -> datetime:
    """Return what the clocks of a zone show. at: seconds since 1970. zone: as `zone_named` returns it; "" is UTC."""
    return datetime.fromtimestamp(at, zone_of(zone or UTC))


def day_of(at: int, zone: str = "") -> int:
    """Return the day in a zone, counted from 1 January 1970.

    >>> day_of(86_399), day_of(86_399, "Europe/Berlin"), day_of(0, "America/New_York")
    (0, 1, -1)
    """
    return local(at, zone).toordinal() - EPOCH


@lru_cache(4096)
def hour_of_day(day: int, hour: int, zone: str) -> int:
    """Return when an hour of a day begins in a zone: of two the first; if there is none, the next, but on that day."""
    its = datetime.fromordinal(day + EPOCH).replace(hour=hour, tzinfo=zone_of(zone or UTC))
    begin = int(its.timestamp())
    # In Greenland the clocks of spring leap over the last hour of a day: then it's the hour before.
    return begin if day_of(begin, zone) == day else int(its.replace(fold=1).timestamp())


def beside(zone: str) -> str:
    """Return a zone as it stands beside an hour."""
    return UTC if zone in ("", UTC) else f"({zone})"


def zone_named(text: str) -> str:
    """Return the name of the zone that a text means: a name, the city in it, perhaps with its country, or that alone.

    Errors: no-such-zone, with the names of some that may be meant.

    >>> [zone_named(text) for text in ("new york", "EUROPE/berlin", "São Paulo", "Europe/Rome · 18:00", "Japan", "gmt")]
    ['America/New_York', 'Europe/Berlin', 'America/Sao_Paulo', 'Europe/Rome', 'Asia/Tokyo', 'UTC']
    """
    wanted, names = _folded(text.partition(" · ")[0]), _names()
    words = {name: {*_folded(f"{name} {country}").split()} for name, country in names.items()}
    cities = [each for each in names if {*_folded(each.rpartition("/")[2]).split()} <= {*wanted.split()} <= words[each]]
    called = [name for name in names if _folded(name) == wanted]
    here = [name for name, country in names.items() if _folded(country) == wanted != ""]
    for found in (called, [name for name in cities if names[name]], cities, here):
        if len(found) == 1:
            return found[0]
    raise Refusal("no-such-zone", names=tuple((cities or like(text) or LARGE)[:MAX_NEAR]))


def like(text: str) -> list[str]:
    """Return the zones that a text may mean: with its words in name or country, with its offset, or almost so named."""
    names = {name: f" {_folded(f'{name} {country}')}" for name, country in _names().items() if country}
    ordered = [*LARGE, *sorted(names.keys() - LARGE)]
    if found := OFFSET.fullmatch(text.strip()):  # of many zones, and of others in summer than in winter
        offset, now = f"{found[1]}{found[2]:0>2}{found[3] or '00'}", int(time())
        return [name for name in ordered if offset in {f"{local(now + s, name):%z}" for s in (0, HALF_A_YEAR_S)}]
    wanted = _folded(text).split()
    if fitting := [name for name in ordered if all(f" {word}" in names[name] for word in wanted)]:
        return fitting
    cities = {_folded(name.rpartition("/")[2]): name for name in ordered}
    return [cities[each] for each in get_close_matches(" ".join(wanted), cities, MAX_NEAR)]


@lru_cache(1)
def _names() -> dict[str, str]:
    """Return the names of zones, each with its country; older names have none."""
    data = files("tzdata")
    older = dict.fromkeys(re.findall("^(?!Etc/).*/.*$", data.joinpath("zones").read_text("utf-8"), re.MULTILINE), "")
    tables = [data.joinpath("zoneinfo", table).read_text("utf-8") for table in ("iso3166.tab", "zone.tab")]
    countries, zones = ([line.split("\t") for line in each.splitlines() if line[0] != "#"] for each in tables)
    called = {code: country for code, country, *_ in countries}
    return older | {name: called[code] for code, _, name, *_ in zones} | {UTC: "GMT"}


@lru_cache(2000)
def _folded(text: str) -> str:
    """Return a text as `folded` does, without apostrophes and dots, and with a blank for all else between words."""
    return " ".join(re.sub(r"[^\w]|_", " ", re.sub("['’.]", "", folded(text))).split())
