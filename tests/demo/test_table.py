"""What the demo's page has on the table: buttons at once, faces, two channels, four people, all that was on."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from tests.demo.here import demo_here
from tests.demo.tab import Tab, is_done, open_tab, words_of

pytestmark = pytest.mark.slow

PEOPLE = ("Alice", "Bob", "Carol", "Dave")
ROOMS_BEFORE = {
    "Alice · # games": "1456074443980800005",
    "Bob · # games": "1456074443980800005",
    "Carol · # games": "1456074443980800005",
    "Alice · Direct messages": "1456074443980800009",
    "Bob · Direct messages": "1456074443980800010",
    "Carol · Direct messages": "1456074443980800011",
}
PEOPLE_BEFORE = {"Alice": "1456074443980800006", "Bob": "1456074443980800007", "Carol": "1456074443980800008"}
"""The ids of version 0.2, by which games that were begun there go on."""


async def test_the_first_message_has_buttons_that_start_a_game_and_help(tab: Tab) -> None:
    labels = ["Play easy", "Play medium", "Challenge someone", "Watch a game", "Help"]
    assert list(tab.buttons("Fancy a game?")) == labels
    for label, answer in (("Help", "ttt-help:topic"), ("Challenge someone", "ttt-help:whom")):
        before = tab.newest["id"]
        assert is_done(await tab.press(label, "Fancy a game?"))
        await tab.until(lambda _, before=before: tab.newest["id"] != before)  # type: ignore[misc]
        assert answer in str(tab.newest)
    assert is_done(await tab.press("Play medium"))
    await tab.until(lambda _: "medium" in str(tab.newest).lower() and "9" in tab.buttons("Alice"))


async def test_the_bot_and_everybody_have_a_face_of_their_own(tab: Tab) -> None:
    users = [tab.newest["author"], *(each for each in tab.seen["viewers"] if "# games" in each["name"])]
    assert [each["avatar_available"] for each in users] == [True] * 5
    pictures = [await tab.asset(each["avatar"]) for each in users]
    assert len(set(pictures)) == 5
    assert {Image.open(io.BytesIO(each)).format for each in pictures} == {"PNG"}


async def test_four_people_and_two_channels_and_what_was_there_before_has_the_id_that_it_had(tab: Tab) -> None:
    viewers = {each["name"]: each["id"] for each in tab.seen["viewers"]}
    rooms = {name: (await tab.view_as(name), tab.seen["channelId"])[1] for name in viewers}
    views = {f"{each} · {room}" for each in PEOPLE for room in ("# games", "Direct messages")}
    assert set(viewers) == views | {"Carol · # stands", "Dave · # stands"}
    assert len(set(rooms.values())) == 2 + len(PEOPLE)
    assert {name: rooms[name] for name in ROOMS_BEFORE} == ROOMS_BEFORE
    assert {name: viewers[f"{name} · # games"].partition("-")[0] for name in PEOPLE_BEFORE} == PEOPLE_BEFORE


async def test_alice_manages_the_server_and_bob_does_not(tab: Tab) -> None:
    await tab.view_as("Bob")
    await tab.say("!puzzle here")
    await tab.until(lambda _: "puzzle here" not in words_of(tab.newest))
    assert "Puzzle #" not in words_of(tab.newest)
    await tab.view_as("Alice")
    await tab.say("!puzzle here")
    await tab.until(lambda _: "Puzzle #" in words_of(tab.newest))


async def test_two_watch_from_a_channel_that_the_others_cannot_read_and_have_comments(tab: Tab) -> None:
    await tab.say("!play easy")
    await tab.until(lambda _: "9" in tab.buttons("Alice"))
    await tab.view_as("Carol · # stands")
    await tab.say("!watch 1")
    await tab.until(lambda _: "any square draws" in words_of(tab.newest).lower() or "draw" in words_of(tab.newest))
    here = tab.newest["id"]
    await tab.view_as("Alice")
    assert (await tab.act("focus", target_id=here))["rejected"], "Alice plays, and must not read it"


async def test_what_is_open_or_under_way_is_posted_again_by_the_next_start_and_its_buttons_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with demo_here(tmp_path, monkeypatch) as address, open_tab(address) as tab:
        await tab.say("!play @bob")
        await tab.until(lambda _: "Accept" in tab.buttons())
        await tab.view_as("Carol · # stands")
        await tab.say("!play easy")
        await tab.until(lambda _: "9" in tab.buttons("Carol"))
        await tab.view_as("Dave · Direct messages")
        await tab.say("!play easy")
        await tab.until(lambda _: "9" in tab.buttons("Dave"))
        await tab.view_as("Alice")
        await tab.say("!tournament create knockout")
        await tab.until(lambda _: "Join" in tab.buttons())
        await tab.view_as("Bob")
        await tab.press("Join")
    async with demo_here(tmp_path, monkeypatch) as address, open_tab(address) as tab:
        assert "Welcome back" in str(tab.seen["messages"])
        await tab.view_as("Carol")
        assert is_done(await tab.press("Join"))
        await tab.until(lambda seen: "Carol" in str(seen["messages"][tab.buttons()["Join"][0]]["embeds"]))
        await tab.view_as("Bob")
        assert is_done(await tab.press("Accept"))
        await tab.until(lambda _: "Accept" not in tab.buttons())
        await tab.view_as("Carol · # stands")
        assert is_done(await tab.press("5"))
        await tab.view_as("Dave · Direct messages")
        assert is_done(await tab.press("5"))
        await tab.view_as("Alice")
        await tab.press("Start")
        await tab.until(lambda _: any("Bob" in label for label in tab.buttons()))
    async with demo_here(tmp_path, monkeypatch) as address, open_tab(address) as tab:
        assert any("Bob" in label for label in tab.buttons()), "the match's button is there again, too"


async def test_a_mistake_that_the_bot_answers_is_no_fault_of_the_page(tab: Tab) -> None:
    for text in ("!move", "!move z9", "!replay x", "!puzzle what"):
        became = await tab.say(text)
        assert is_done(became)
        assert became["diagnostics"] == []


async def test_a_link_to_a_message_leads_to_its_channel_and_only_to_what_one_may_see(tab: Tab) -> None:
    games = tab.seen["channelId"]
    greeting = tab.newest["id"]
    for name in ("Carol · # stands", "Carol · Direct messages"):
        await tab.view_as(name)
        assert tab.seen["channelId"] != games
        assert is_done(await tab.act("focus", target_id=greeting))
        assert (tab.seen["channelId"], tab.seen["targetId"]) == (games, greeting)
        assert tab.seen["viewerId"] == tab.viewer("Carol")
    await tab.view_as("Bob · Direct messages")
    await tab.say("hello")
    secret = tab.newest["id"]
    await tab.view_as("Alice")
    assert (await tab.act("focus", target_id=secret))["rejected"]
    assert tab.seen["channelId"] == games
