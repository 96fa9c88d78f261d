"""How even the demo's page looks in a real browser: boards, buttons, sentences, and what is at a phone's edges."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from standin.page import Channel
from tests.demo.browser import IN_BROWSER, PHONE, SIZES

pytestmark = IN_BROWSER

LARGE = 48
"""The width of an emoji in a message of emoji alone, in pixels, and the height of its line."""
SPAN = """of => {
    const all = document.createRange();
    all.selectNodeContents(of);
    return [all.getBoundingClientRect().width, of.getBoundingClientRect().height].map(Math.round);
}"""
LOST = "Action outcome uncertain. It will not be retried."
SEEN = """async ([status, text]) => {
    status.textContent = text;
    await Promise.resolve();
    return [status.scrollWidth <= status.clientWidth, status.scrollHeight <= status.clientHeight,
        status.getBoundingClientRect().right <= innerWidth];
}"""


async def columns(buttons: Locator, count: int) -> set[tuple[Any, ...]]:
    """Where the buttons of each row begin and how wide they are."""
    boxes = await buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    places = [(round(each["x"]), round(each["width"])) for each in boxes]
    return {tuple(places[start : start + count]) for start in range(0, count**2, count)}


@SIZES
@pytest.mark.parametrize("size", [3, 4, 5])
async def test_the_buttons_of_a_board_form_a_grid_whatever_is_on_them(channel: Channel, size: int) -> None:
    await channel.say(f"!play {size}x{size} easy")
    await expect(channel.newest.locator(".component-button").first).to_be_visible()
    await channel.say("!move b2" if size > 3 else "!move 5")
    await expect(channel.newest).to_contain_text("You played")
    (row,) = await columns(channel.newest.locator(".component-button"), size)
    assert {wide for _, wide in row} == {44}


async def test_large_emoji_of_both_kinds_are_as_wide_as_high(channel: Channel) -> None:
    await channel.type("🟥🟨🟩❌\n1️⃣2️⃣3️⃣🔵")
    assert await channel.page.locator(".emoji-only p").evaluate(SPAN) == [4 * LARGE, 2 * LARGE]
    await channel.say("!play easy")
    await expect(channel.newest.locator(".emoji-only img")).to_have_count(9)
    assert await channel.newest.locator(".emoji-only p").evaluate(SPAN) == [3 * LARGE, 3 * LARGE]


@SIZES
async def test_commands_and_code_are_whole_and_within_their_sentence(channel: Channel) -> None:
    codes = channel.newest.locator(".inline-code")
    await expect(codes).to_have_count(3)
    assert max([box["height"] for each in await codes.all() if (box := await each.bounding_box())]) < 24
    await channel.say("!help")
    await expect(channel.newest.locator(".command-mention").first).to_have_css("margin", "0px")


async def test_an_edited_message_below_another_shows_no_word_at_the_edge(channel: Channel) -> None:
    await channel.say("one")
    await channel.say("two")
    await channel.newest.hover()
    await channel.newest.get_by_label("Edit").click()
    await channel.type("three")
    await expect(channel.newest.locator(".message-content")).to_have_text("three")
    await expect(channel.newest.locator(".message-edited-compact")).to_be_hidden()
    await expect(channel.newest.locator(".message-edited-compact")).to_have_count(1)


@PHONE
async def test_a_phone_has_nothing_over_its_channel_and_can_read_what_has_gone_wrong(channel: Channel) -> None:
    drawer = channel.page.locator("#messages-sidebar")
    await expect(drawer).to_have_css("box-shadow", "none")
    await channel.page.locator("#messages-toggle").click()
    await expect(drawer).to_be_in_viewport(ratio=1)
    async with channel.page.context.expect_page() as opened:
        await channel.page.locator("#rooms li", has_text="Bob").locator("a").click()
    await (await opened.value).close()
    await expect(drawer).not_to_be_in_viewport()
    status = await channel.page.locator("#action-status").element_handle()
    assert await channel.page.evaluate(SEEN, [status, LOST]) == [True, True, True]
