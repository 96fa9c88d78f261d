"""What one picks from in the demo's page in a real browser: menus under messages, and slash commands."""

from __future__ import annotations

from playwright.async_api import expect

from standin.page import Channel
from tests.demo.browser import IN_BROWSER, PHONE, SIZES

pytestmark = IN_BROWSER


@SIZES
async def test_a_menu_opens_below_a_board_and_its_options_can_be_picked(channel: Channel) -> None:
    await channel.say("!play 4x4 easy")
    await expect(channel.newest.locator(".message-content.emoji-only img")).to_have_count(24)
    await channel.view_as("Bob")
    await channel.say("!help")
    await channel.pick("More about", "Puzzles")
    await expect(channel.newest).to_contain_text("shows the puzzle of the day")
    await channel.page.locator(".component-button", has_text="Challenge someone").first.click()
    await channel.pick("Pick an opponent", "Carol")
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
