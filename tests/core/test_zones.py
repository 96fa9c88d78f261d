"""Time zones by the words that people have for them, and their days through both changes of the clock."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.core.game import Refusal
from bot.core.zones import day_of, like, local, zone_named
from tests.report import for_each

READ = {
    "Europe/Berlin": ("Berlin", "BERLIN", " berlin ", "europe/berlin", "Europe Berlin", "Europe/Berlin · 14:05"),
    "America/New_York": ("new york", "New_York", "NEW-YORK", "America/New York", "america new_york"),
    "America/Sao_Paulo": ("são paulo", "SAO PAULO", "Sa\u0303o Paulo"),
    "America/St_Johns": ("St. John's", "st johns", "St. John’s"),
    "Asia/Kathmandu": ("kathmandu", "Nepal"),
    "Asia/Nicosia": ("Nicosia",),
    "Asia/Tokyo": ("Tōkyō", "japan", "ＴＯＫＹＯ"),
    "Europe/Istanbul": ("Turkey", "istanbul"),
    "Europe/Kiev": ("Kiev",),
    "US/Pacific": ("us/pacific",),
    "UTC": ("utc", "UTC", "gmt"),
}
NEAR = {
    "Berlni": "Europe/Berlin",
    "pacific": "Canada/Pacific",
    "Germany": "Europe/Berlin",
    "york": "America/New_York",
    "": "Europe/London",
    "EST": "Europe/Tallinn",
    "../../etc/passwd": "Europe/London",
    "@everyone": "Europe/London",
    "x" * 4000: "Europe/London",
}
"""What is ambiguous or unknown, and the first zone that is named then."""


@for_each([(text, zone) for zone, texts in READ.items() for text in texts])
def test_a_zone_is_read_by_its_name_its_city_or_its_country(text: str, zone: str) -> None:
    assert zone_named(text) == zone


@for_each(NEAR.items())
def test_what_is_ambiguous_or_unknown_names_some_that_may_be_meant(text: str, first: str) -> None:
    with pytest.raises(Refusal) as refused:
        zone_named(text)
    assert refused.value.message == "no-such-zone"
    named = refused.value.facts["names"]
    assert isinstance(named, tuple)
    assert named[0] == first
    assert [zone_named(str(each)) for each in named] == list(named), "each can be picked as it is named"


@for_each(["+2", "UTC+2", "utc +02:00", "GMT+0200"])
def test_an_offset_names_cities_that_have_it_in_winter_or_in_summer(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        zone_named(text)
    names = refused.value.facts["names"]
    assert isinstance(names, tuple)
    assert names[:2] == ("Europe/Berlin", "Africa/Cairo")
    assert like("UTC+5:45") == ["Asia/Kathmandu"]
    assert "America/New_York" in like("-5")


def test_what_is_typed_completes_to_cities_and_countries() -> None:
    assert like("ber")[0] == "Europe/Berlin"
    assert like("united states")[:2] == ["America/New_York", "America/Los_Angeles"]
    assert like("utc") == ["UTC"]
    assert len(like("")) > 400


DAYS = {
    "Europe/Berlin": ("2026-03-29", 23, "2026-10-25", 25),
    "America/New_York": ("2026-03-08", 23, "2026-11-01", 25),
    "Pacific/Auckland": ("2026-09-27", 23, "2027-04-04", 25),
    "Asia/Kathmandu": ("2028-02-29", 24, "2026-10-25", 24),
    "Africa/Cairo": ("2026-04-24", 23, "2026-10-29", 25),  # at midnight
}


@for_each(DAYS.items())
def test_a_day_is_as_long_as_the_clocks_of_its_zone_have_it(zone: str, days: tuple[str, int, str, int]) -> None:
    for date, hours in zip(days[::2], days[1::2], strict=True):
        noon = int(datetime.fromisoformat(f"{date}T12:00").replace(tzinfo=UTC).timestamp())
        day = noon // 86_400
        its = [at for at in range(noon - 2 * 86_400, noon + 2 * 86_400, 900) if day_of(at, zone) == day]
        assert (len(its), its[-1] - its[0]) == (4 * hours, (4 * hours - 1) * 900), (zone, date)
        assert {f"{local(at, zone):%F}" for at in its} == {date}
