"""The demo page in a real browser: games played to their end by clicks and by typing, across a restart."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import expect

from bot.engine import Position, analyse
from standin.page import Channel, open_channel, start_demo
from tests.demo.browser import IN_BROWSER, PHONE

pytestmark = IN_BROWSER


async def board_of(channel: Channel) -> str:
    """The board in the newest message, as `X.O......`."""
    pictures = await channel.newest.locator(".message-content img").all()
    names = [await each.get_attribute("alt") or "" for each in pictures]
    return "".join("X" if name.startswith("x_") else "O" if name.startswith("o_") else "." for name in names)


async def test_the_page_greets_and_a_game_is_played_to_its_end_by_clicks_and_typing(channel: Channel) -> None:
    await expect(channel.newest).to_contain_text("Hi! Fancy a game?")
    await channel.say("!play unbeatable")
    await channel.shows(".........", "❌ Alice vs 🔵 Unbeatable bot")
    typing = False
    for ply in range(0, 9, 2):
        position = Position.parse(await board_of(channel))
        square = str(analyse(position).best[0] + 1)
        if typing:
            await channel.say(f"!move {square}")
        else:
            await channel.press(square)
        typing = not typing
        await expect(channel.newest).to_contain_text(re.compile(f"You played {square}, |It's a draw"))
        assert (await board_of(channel)).count("X") == ply // 2 + 1
    await expect(channel.newest).to_contain_text("It's a draw")
    assert "." not in await board_of(channel)


async def test_two_members_play_across_a_kill_of_the_demo(tmp_path: Path) -> None:
    async with start_demo(tmp_path) as (address, demo):
        async with open_channel(address) as channel:
            await channel.slash("play", "opponent", "bob")
            await expect(channel.newest).to_contain_text("@Bob, Alice challenges you to tic-tac-toe.")
            await channel.view_as("Bob")
            await channel.press("Accept")
            await channel.shows(".........", "❌ Alice to move")
            await channel.view_as("Alice")
            await channel.press("5")
            await channel.shows("....X....", "🔵 Bob to move")
        demo.kill()
    async with start_demo(tmp_path) as (address, _), open_channel(address) as channel:
        await channel.shows("....X....", "🔵 Bob to move")
        await channel.view_as("Bob")
        await channel.press("1")
        await channel.shows("O...X....", "❌ Alice to move")
        await channel.view_as("Alice")
        await channel.slash("move", "square", "3")
        await channel.shows("O.X.X....", "🔵 Bob to move")
        await channel.view_as("Bob")
        await channel.say("!move 2")
        await channel.shows("OOX.X....", "❌ Alice to move")
        await channel.view_as("Alice")
        await channel.press("7")
        await channel.shows("OOx.x.x..", "Alice wins!")


async def test_a_typed_name_challenges_and_direct_messages_can_be_read_and_answered(channel: Channel) -> None:
    await channel.say("!play @bob", shown="!play @Bob")
    await expect(channel.newest).to_contain_text("@Bob, Alice challenges you to tic-tac-toe.")
    await channel.view_as("Bob")
    await channel.press("Accept")
    await channel.view_as("Alice")
    await channel.say("!hint")
    await expect(channel.newest).to_contain_text("I've sent you a DM.")
    await channel.view_as("Alice · Direct messages")
    await expect(channel.newest).to_contain_text("No square is better than another")
    await channel.say("!play easy")
    await channel.shows(".........", "❌ Alice vs 🔵 Easy bot")
    await channel.press("5")
    await expect(channel.newest).to_contain_text("You played 5")
    await channel.view_as("Alice")
    await expect(channel.newest).to_contain_text("I've sent you a DM.")


@PHONE
async def test_the_largest_board_its_words_and_its_buttons_are_on_a_phone_together(channel: Channel) -> None:
    await channel.say("!play 5x5 easy")
    await expect(channel.newest).to_contain_text("Alice vs Easy bot")
    await channel.say("!move c3")
    await expect(channel.newest).to_contain_text("You played c3, I played")
    places = (channel.page.locator(".channel-header"), channel.newest, channel.page.locator("#channel-composer"))
    heading, message, composer = [box for place in places if (box := await place.bounding_box())]
    assert message["height"] <= composer["y"] - heading["y"] - heading["height"]
