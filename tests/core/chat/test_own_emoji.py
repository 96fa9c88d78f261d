"""The bot's own emoji: uploaded once, used when they are all there, and never a reason for a board to be missing."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
from collections import Counter
from datetime import timedelta

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.core.chat import own_emoji
from bot.core.chat.looks import PICTURES, Looks
from bot.core.chat.own_emoji import FOLDER, LEASE, LEASE_S, OwnEmoji
from bot.core.game import Look
from bot.core.store import Store
from tests.faults import broken
from tests.world import World

pytestmark = pytest.mark.own_world

OWN = re.compile(r"<:(\w+)_[0-9a-f]{4}:(\d+)>")
DRAWN = {Look.CRISP, Look.LETTERS, Look.CONTRAST}


def emoji_of(world: World) -> dict[str, int]:
    return {each.name: each.id for each in world.env.backend.application_emojis.values()}


def uploads(world: World) -> int:
    """How many uploads there have been since this was last asked."""
    return sum(call.method == "POST" and call.path.endswith("/emojis") for call in world.calls())


def started(world: World, store: Store | None = None, looks: Looks | None = None) -> OwnEmoji:
    """What a process has that has just started. store: its own; looks: whose."""
    made = OwnEmoji(world.bot, (store or world.store).leases, looks or world.bot.looks)
    made.pause_s = 0
    return made


async def check(world: World, *those: OwnEmoji) -> None:
    with world.env.time_context():
        await asyncio.gather(*(each.check() for each in those))


async def shown(world: World) -> list[str]:
    """Begin a game and play 5; what the pictures of its board are called, row by row, and of its buttons."""
    await world.alice.send(world.channel, "!play easy")
    await world.alice.send(world.channel, "!move 5")
    content = world.last.content
    await world.resign(world.alice)
    return [name for name, _ in OWN.findall(content)]


def test_every_look_with_a_folder_has_every_picture_small_and_square() -> None:
    assert {Look(each.name) for each in FOLDER.iterdir() if each.is_dir()} == DRAWN
    assert {each.stem for each in (FOLDER / "crisp").glob("*.png")} == set(PICTURES.values())
    for file in FOLDER.glob("*/*.png"):
        assert file.stem in PICTURES.values()
        assert file.stat().st_size < 3000
        with Image.open(file) as picture:
            assert picture.size == (128, 128)


@pytest.mark.parametrize("ground", ["#313338", "#ffffff"])
@pytest.mark.parametrize("look", sorted(DRAWN))
def test_marks_are_told_apart_as_small_as_in_a_sentence(look: Look, ground: str) -> None:
    """By a fifteenth of all brightness, at the least, on Discord's dark and its light ground."""
    names, drawn = own_emoji.pictures(), {}
    for name in (f"{mark}{kind}" for mark in "xo" for kind in ("", "_last", "_wins", "_goes")):
        with Image.open(names[1][names[0][look][name]]) as picture:
            drawn[name] = Image.new("RGBA", picture.size, ground)
            drawn[name].alpha_composite(picture.convert("RGBA"))
    small = {name: picture.convert("RGB").resize((24, 24)) for name, picture in drawn.items()}
    apart = {
        (one, other): sum(ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean) / 3
        for one, other in itertools.combinations(small, 2)
    }
    assert {pair: by for pair, by in apart.items() if by < 17} == {}


async def test_boards_are_unicodes_until_all_emoji_are_there_and_their_own_after_that(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    assert await shown(world) == []
    own = started(world)
    with caplog.at_level(logging.INFO, "bot.core.chat.own_emoji"):
        await check(world, own)
        await check(world, own)
    assert [record.getMessage() for record in caplog.records if "own_emoji" in record.name] == [
        "Boards are drawn with my own emoji: crisp, letters, contrast."
    ]
    assert uploads(world) == len(own.files) == len(emoji_of(world)) > len(PICTURES)
    names = await shown(world)
    assert names[4] == "x"
    assert Counter(names)["o_last"] == 1
    assert {f"square_{number}" for number in range(1, 10)} >= set(names) - {"x", "o_last"}


async def test_two_processes_upload_each_once_and_both_use_them(world: World) -> None:
    other, looks = Store(world.settings.database_url), Looks()
    await other.open()
    try:
        here, there = started(world), started(world, other, looks)
        await check(world, here, there)
        await check(world, here, there)
    finally:
        await other.close()
    assert uploads(world) == len(here.files) == len(emoji_of(world))
    assert looks.own
    assert world.bot.looks.own


async def test_who_does_not_hold_the_lease_uploads_nothing_and_whoever_has_lost_it_stops(world: World) -> None:
    assert await world.store.leases.take(LEASE, "another", LEASE_S)
    await check(world, started(world))
    assert emoji_of(world) == {}


async def test_what_half_an_upload_has_left_is_completed_and_until_then_a_look_is_unicodes(world: World) -> None:
    first = started(world)
    await check(world, first)
    gone = [name for name in first.files if name.startswith(("x_", "column_"))]
    for name in gone:
        world.env.backend.delete_application_emoji(emoji_of(world)[name])
    uploads(world)
    again = started(world)
    world.env.inject_error(
        "POST", "*/emojis", status=400, code=30008, message="Maximum number of emojis reached (2000)"
    )
    await check(world, again)
    assert not world.bot.looks.own
    assert await shown(world) == []
    next_start = started(world)
    next_start.holder = again.holder  # whose lease has run out meanwhile
    uploads(world)
    await check(world, next_start)
    assert uploads(world) == len(gone)
    assert await shown(world) != []


@pytest.mark.parametrize(("method", "status"), [("GET", 403), ("POST", 403), ("POST", 400), ("POST", 404)])
async def test_if_discord_refuses_boards_are_unicodes_one_line_says_so_and_nothing_is_tried_again_for_a_while(
    world: World, caplog: pytest.LogCaptureFixture, method: str, status: int
) -> None:
    own = started(world)
    world.env.inject_error(method, "*/emojis", status=status, code=30008, message="No more", times=None)
    with caplog.at_level(logging.INFO, "bot.core.chat.own_emoji"):
        await check(world, own)
        await check(world, own)
    said = [record.getMessage() for record in caplog.records if "own_emoji" in record.name]
    assert len(said) == 1
    assert said[0].startswith("Discord didn't take my own emoji: ")
    assert "No more" in said[0]
    assert uploads(world) == (method == "POST")
    assert await shown(world) == []


@pytest.mark.parametrize(("method", "status"), [("GET", 404), ("POST", 400)])
async def test_what_discord_refuses_once_is_tried_again_within_the_hour(world: World, method: str, status: int) -> None:
    own = started(world)
    world.env.inject_error(method, "*/emojis", status=status, code=0, message="Not now")
    for _ in range(own_emoji.AGAIN_AFTER):
        await check(world, own)
    world.bot.looks.doubted.set()  # which has the list read again, not more uploaded
    await check(world, own)
    assert emoji_of(world) == {}
    await check(world, own)
    assert len(emoji_of(world)) == len(own.files)
    assert await shown(world) != []
    assert own_emoji.AGAIN_AFTER * own_emoji.CHECK_S <= 3600


async def test_after_the_host_has_deleted_one_boards_are_unicodes_until_the_next_start(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    own = started(world)
    await check(world, own)
    name = next(name for name in own.files if name.startswith("row_1"))
    world.env.backend.delete_application_emoji(emoji_of(world)[name])
    uploads(world)
    with caplog.at_level(logging.INFO, "bot.core.chat.own_emoji"):
        await check(world, own)
        await check(world, own)
    assert [record.getMessage()[:41] for record in caplog.records if "own_emoji" in record.name] == [
        "Some of my own emoji are no longer at Dis"
    ]
    assert (uploads(world), await shown(world)) == (0, [])
    await check(world, started(world))
    assert uploads(world) == 1, "at once: the lease was given back"
    assert await shown(world) != []


@pytest.mark.parametrize("door", ["typed", "slash", "button"])
async def test_a_move_is_shown_in_unicode_if_discord_refuses_an_emoji_of_it(world: World, door: str) -> None:
    await check(world, started(world))
    await world.alice.send(world.channel, "!play easy me")
    text = "Invalid Form Body\nIn data.components.0.components.0.emoji.id: Invalid emoji"
    world.env.inject_error("POST", "*", status=400, code=50035, message=text)
    assert not world.bot.looks.doubted.is_set()
    await world.move(door, world.alice, "5")
    assert (await world.game(world.alice)).ply == 2
    assert OWN.findall(world.last.content) == []
    assert world.last.content.split("\n")[1][2:].count("❌") == 1
    assert world.bot.looks.doubted.is_set(), "so Discord's list is read again"
    assert not world.bot.looks.own, "and until then there is nothing to refuse"
    await check(world, world.bot.own_emoji)
    await world.move(door, world.alice, (await free(world)))
    assert OWN.findall(world.last.content) != []


async def free(world: World) -> str:
    return str((await world.game(world.alice)).position.legal()[0] + 1)


async def test_another_error_of_that_code_is_no_doubt_about_emoji(world: World) -> None:
    await check(world, started(world))
    await world.alice.send(world.channel, "!play easy me")
    world.env.inject_error(
        "POST", "*/callback", status=400, code=50035, message="Invalid Form Body\nIn content: Too long"
    )
    await world.press(world.alice, "5")
    assert not world.bot.looks.doubted.is_set()


async def test_a_new_version_of_a_picture_replaces_the_old_one_which_stays_for_a_while(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, hosts = "x_last_0000", "x_0000_party"
    for name in (old, hosts, "crown_12ab", "x_last_00000"):
        world.env.backend.create_application_emoji(name)
    await check(world, started(world))
    assert old in emoji_of(world), "messages and processes of the version before still use it"
    assert await shown(world) != []
    monkeypatch.setattr(own_emoji, "KEPT", timedelta(minutes=1))
    await world.env.advance_time(61)
    await check(world, started(world))
    assert old not in emoji_of(world)
    assert {hosts, "crown_12ab", "x_last_00000"} <= set(emoji_of(world)), "what is not ours stays"


async def test_a_database_that_is_away_is_waited_for(world: World) -> None:
    own = started(world)
    async with broken(world.store, "INSERT INTO leases"):
        await check(world, own)
    assert emoji_of(world) == {}
    await check(world, own)
    assert len(emoji_of(world)) == len(own.files)
