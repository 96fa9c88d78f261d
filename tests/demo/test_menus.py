"""What one picks from in the demo's page in a real browser: menus under messages, and slash commands."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from playwright.async_api import TimeoutError, expect

from standin.page import READY, WAIT_S, Channel
from tests.demo.browser import IN_BROWSER, PHONE, SIZES

pytestmark = IN_BROWSER


MOMENT_MS = 3000


async def pick(channel: Channel, menu: str, option: str) -> None:
    """Open the newest menu with these words, and pick an option, again if the page has let go of it meanwhile.

    A page that draws itself anew under the pointer loses the click, and what scrolls out of sight closes.
    """
    page, trigger = channel.page, channel.page.locator(".select-trigger", has_text=menu).last
    opened = page.locator(".select-list:popover-open")
    async with asyncio.timeout(WAIT_S):
        while True:
            await page.wait_for_function(READY)
            with suppress(AssertionError, TimeoutError):
                if await trigger.get_attribute("aria-expanded") == "false":
                    await trigger.click(timeout=MOMENT_MS)
                await expect(opened).to_be_visible(timeout=MOMENT_MS)
                await expect(opened).not_to_contain_text("Loading options", timeout=MOMENT_MS)
                await page.wait_for_function(READY)
                await opened.locator(".select-option", has_text=option).first.click(timeout=MOMENT_MS)
                await expect(opened).to_be_hidden(timeout=MOMENT_MS)
                return


@SIZES
async def test_a_menu_opens_below_a_board_and_its_options_can_be_picked(channel: Channel) -> None:
    await channel.say("!play 4x4 easy")
    await expect(channel.newest.locator(".message-content.emoji-only img")).to_have_count(24)
    await channel.view_as("Bob")
    await channel.say("!help")
    await pick(channel, "More about", "Puzzles")
    await expect(channel.newest).to_contain_text("shows the puzzle of the day")
    await channel.page.locator(".component-button", has_text="Challenge someone").first.click()
    await pick(channel, "Pick an opponent", "Carol")
    await expect(channel.newest).to_contain_text("@Carol, Bob challenges you to tic-tac-toe.")


@PHONE
async def test_every_slash_command_can_be_sent_on_a_phone(channel: Channel) -> None:
    composer, entries = channel.page.locator("#channel-composer-input"), channel.page.locator(".command-entry")
    await composer.fill("/")
    await expect(entries.first).to_be_visible()
    commands = await entries.locator("strong").all_inner_texts()
    assert len(commands) > 25
    for command in commands:
        await composer.fill("/")
        await entries.filter(has=channel.page.get_by_text(command, exact=True)).click()
        for each in ("#send-message", ".command-context-close"):
            await expect(channel.page.locator(each), command).to_be_in_viewport(ratio=1)
        await channel.page.locator(".command-context-close").click()
