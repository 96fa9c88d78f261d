"""A server's time zone: chosen by option, by words and by form, shown, completed, and kept."""

from __future__ import annotations

import pytest

from bot.core.game import ServerSettings
from bot.features.settings.pages import CARD
from tests.features.full import World
from tests.features.settings.test_chat import add_manager, answers, chosen_in, opened_card, press, settings_of
from tests.report import for_each
from tests.world import parts_of, said, text_of

NOTHING: dict[str, list[str]] = {"puzzle": [], "champion": [], "role": []}


@for_each(["Berlin", "Berlin, Germany", "EUROPE/BERLIN", "europe/berlin", "Europe/Berlin · 14:05"], "world")
async def test_it_is_read_alike_typed_and_by_slash(world: World, text: str) -> None:
    mia = add_manager(world)
    told = said(await mia.slash(world.channel, "settings", zone=text))
    assert "Time zone (`zone`): **Europe/Berlin**" in told
    assert await settings_of(world) == ServerSettings(zone="Europe/Berlin")
    await mia.send(world.channel, "!settings zone default")
    assert "Time zone (`zone`): UTC" in text_of(world.last)
    assert await settings_of(world) == ServerSettings()
    await mia.send(
        world.channel, f"!settings level hard zone {text.partition(' ·')[0]} hour 18 puzzle <#{world.channel.id}>"
    )
    assert "Hour of the puzzle (`hour`): **18:00 (Europe/Berlin)**" in text_of(world.last)
    assert (await settings_of(world)).zone == "Europe/Berlin"
    await mia.send(world.channel, "!settings level default zone UTC puzzle off")
    assert await settings_of(world) == ServerSettings()


@for_each(
    ["zone new york", "zone New_York", "zone: america/new york", "Time zone New York", "timezone:New York"], "world"
)
async def test_a_name_of_several_words_can_be_typed(world: World, text: str) -> None:
    await add_manager(world).send(world.channel, f"!settings {text} prefix ?")
    assert await settings_of(world) == ServerSettings(prefix="?", zone="America/New_York")
    await world.store.servers.change(world.guild.id, prefix=None, zone=None)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("+2", "Europe/Berlin, Africa/Cairo, "),
        ("Germany", "Europe/Berlin or Europe/Busingen"),
        ("Samoa", "US/Samoa or Pacific/Samoa"),
        ("York", "America/New_York."),
        ("<@1> @everyone", "Europe/London, "),
    ],
)
async def test_what_is_none_or_several_is_refused_with_some_and_changes_nothing(
    world: World, text: str, near: str
) -> None:
    mia = add_manager(world)
    await mia.send(world.channel, f"!settings zone {text} level hard")
    assert text_of(world.last).startswith(f"I can't tell which time zone that is. Name a city in it, such as {near}")
    assert "everyone" not in text_of(world.last)
    assert said(await mia.slash(world.channel, "settings", zone=text)).startswith("I can't tell which time zone")
    assert await settings_of(world) == ServerSettings()


async def test_a_name_alone_tells_what_is_set_and_how_to_set_it(world: World) -> None:
    await add_manager(world).send(world.channel, "!settings zone")
    assert text_of(world.last).endswith(
        "Time zone (`zone`): UTC\nThe puzzle's hour and the month's end go by it. Name a city in it."
    )


async def test_the_form_shows_it_and_takes_a_city(world: World) -> None:
    mia = add_manager(world)
    card = await opened_card(world, mia)
    opened = await press(world, mia, card, "ttt-settings:posts")
    assert chosen_in(opened)["zone"] == "UTC"
    await mia.submit_modal(opened, answers(opened, **NOTHING, zone="Buenos Aires"))
    assert (await settings_of(world)).zone == "America/Argentina/Buenos_Aires"
    opened = await press(world, mia, card, "ttt-settings:posts")
    assert chosen_in(opened)["zone"] == "America/Argentina/Buenos_Aires"
    assert opened.modal is not None
    assert len(opened.modal["custom_id"]) <= 100
    await world.store.servers.change(world.guild.id, zone="Asia/Tokyo")
    await mia.submit_modal(opened, answers(opened, **NOTHING))
    assert (await settings_of(world)).zone == "Asia/Tokyo", "what another manager chose meanwhile stays"
    opened = await press(world, mia, card, "ttt-settings:posts")
    await mia.submit_modal(opened, answers(opened, **NOTHING, zone=""))
    assert (await settings_of(world)).zone == ""
    opened = await press(world, mia, card, "ttt-settings:posts")
    told = said(await mia.submit_modal(opened, answers(opened, **NOTHING, zone="Mordor")))
    assert told.startswith("I can't tell which time zone that is.")


def test_the_longest_address_of_the_form_has_room() -> None:
    shown = (str(2**63)[-18:], "23", str(2**63)[-18:], str(2**63)[-18:], "America/Argentina/ComodRivadavia"[-18:])
    assert len(CARD("|".join(("posts", *shown)))) <= 100


async def test_what_is_typed_completes_with_the_time_that_it_is_there(world: World) -> None:
    mia = add_manager(world)
    now = world.env.now()
    (first, *_) = await mia.autocomplete(world.channel, "settings", "zone", "kathm")
    hours, minutes = divmod((now.hour * 60 + now.minute + 345) % 1440, 60)
    assert first == {"name": f"Asia/Kathmandu · {hours:02}:{minutes:02}", "value": "Asia/Kathmandu"}
    found = await mia.autocomplete(world.channel, "settings", "zone", "")
    assert len(found) == 25
    assert await mia.autocomplete(world.channel, "settings", "zone", "x" * 100) == []


async def test_a_zone_that_a_newer_version_or_machine_knows_is_kept_and_utc_holds(world: World) -> None:
    await world.store.servers.change(world.guild.id, zone="Mars/Olympus_Mons")
    assert (await settings_of(world)).zone == ""
    await world.store.servers.change(world.guild.id, prefix="?")
    row = await world.store.database.read(
        lambda on: on.exec_driver_sql("SELECT settings FROM server_settings").scalar_one()
    )
    assert "Mars/Olympus_Mons" in row


async def test_the_card_has_it_among_the_posts(world: World) -> None:
    card = await opened_card(world, add_manager(world))
    assert parts_of(card)["Posts"].endswith("Time zone (`zone`): UTC")
