"""What one sees of the demo's page in a real browser: the newest answer, no workbench, and nothing from elsewhere."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.async_api import expect

from standin.page import READY, Channel, open_channel
from tests.demo.browser import IN_BROWSER, SIZES

pytestmark = IN_BROWSER

WINDOW = 50
"""Messages that SimCord's page shows."""
WORKBENCH = ("#refresh", "#capture-open", "#inspector-toggle", ".advanced-search", ".sidebar-search", ".preview-brand")
BELOW = "() => { const of = document.getElementById('channel-timeline'); return " + (
    "Math.round(of.scrollHeight - of.scrollTop - of.clientHeight); }"
)
"""How many pixels of the newest message are below what can be seen."""


async def is_in_sight(channel: Channel) -> None:
    """Wait until the end of the newest message can be seen."""
    await channel.page.wait_for_function(READY)
    await channel.page.wait_for_function(f"() => ({BELOW})() <= 1")


async def ask(channel: Channel, text: str) -> None:
    """Type a command and wait for the bot's answer to it."""
    await channel.page.wait_for_function(READY)
    before = await channel.page.locator(".channel-message").last.get_attribute("data-message-id")
    await channel.type(text)
    await expect(channel.page.locator(".channel-message").last).not_to_have_attribute("data-message-id", before or "")
    await expect(channel.page.locator(".channel-message").last).not_to_have_text(text)


@SIZES
async def test_every_answer_is_in_sight_also_when_older_messages_leave_the_page(channel: Channel) -> None:
    for text in ["!games", "!stats"] * 12 + [
        "!play easy",
        "!help",
        "!explain O.XX.X.OO",
        "!history",
        "!board",
        "!move",
    ]:
        await ask(channel, text)
        await is_in_sight(channel)
    assert await channel.page.locator(".channel-message").count() == WINDOW
    await expect(channel.page.locator("#history-older")).to_be_visible()


async def test_what_one_does_far_above_leads_to_its_answer_and_what_others_do_does_not(
    channel: Channel, browsed: str
) -> None:
    async with open_channel(browsed) as other:
        await other.view_as("Bob")
        for text in ["!help"] * 4:
            await ask(channel, text)
        timeline = channel.page.locator("#channel-timeline")
        await timeline.hover()
        await channel.page.mouse.wheel(0, -10_000)
        await channel.page.wait_for_function("() => document.getElementById('channel-timeline').scrollTop === 0")
        await ask(other, "!stats")
        await expect(channel.page.locator(".channel-message", has_text="!stats")).to_have_count(1)
        await channel.page.wait_for_function(READY)
        assert await timeline.evaluate("of => of.scrollTop") == 0, "one may go on reading"
        greeting = channel.page.locator(".channel-message").first
        await greeting.locator(".component-button", has_text="Play easy").click()
        await expect(channel.newest).to_contain_text("Alice vs")
        await is_in_sight(channel)
        await channel.page.mouse.wheel(0, -10_000)
        await channel.page.wait_for_function("() => document.getElementById('channel-timeline').scrollTop === 0")
        await ask(channel, "!board")
        await is_in_sight(channel)


async def test_a_link_to_a_message_leads_there_inside_the_page(channel: Channel) -> None:
    await channel.say("!play easy")
    await channel.shows(".........", "Alice vs")
    board = await channel.newest.get_attribute("data-message-id")
    for _ in range(4):
        await ask(channel, "!help")
    await ask(channel, "!games")
    await channel.newest.locator("a.markdown-link").first.click()
    linked = channel.page.locator(f"[data-message-id='{board}'].message-surface")
    await expect(linked).to_be_in_viewport()
    await channel.view_as("Carol · # stands")
    await channel.say("!games")
    await expect(channel.newest.locator("a.markdown-link")).to_have_count(1)
    await channel.newest.locator("a.markdown-link").first.click()
    await expect(channel.page.locator("#channel-name")).to_have_text("games")
    await expect(linked).to_be_in_viewport()
    assert len(channel.page.context.pages) == 1, "nothing is opened in another tab"


@SIZES
async def test_the_workbench_is_out_of_sight_unless_it_is_asked_for(channel: Channel, browsed: str) -> None:
    for each in WORKBENCH:
        await expect(channel.page.locator(each)).to_be_hidden()
    box = await channel.page.locator("#toolbar").bounding_box()
    assert box is not None
    assert box["height"] <= 53
    await channel.page.locator(".session-menu > summary").click()
    await channel.page.locator(".session-menu-popover a").click()
    await expect(channel.page.locator("#inspector-toggle")).to_be_visible()
    await expect(channel.page.locator(".channel-message").first).to_contain_text("Fancy a game?")
    async with open_channel(browsed.replace("/#", "/?workbench#")) as other:
        for each in WORKBENCH:
            await expect(other.page.locator(each)).to_be_visible()


async def test_a_second_tab_is_a_second_player(channel: Channel) -> None:
    alice = channel
    await expect(alice.page.locator("#rooms p")).to_contain_text("second tab")
    await expect(alice.page.locator(".channel-message").first).to_contain_text("for a second tab")
    async with alice.page.context.expect_page() as opened:
        await alice.page.locator("#rooms li", has_text="Bob").locator("a").click()
    bob = Channel(await opened.value)
    await expect(bob.page.locator("#viewer-picker")).to_have_js_property("selectedOptions.0.text", "Bob · # games")
    await alice.say("!play @bob", shown="!play @Bob")
    await expect(bob.newest).to_contain_text("challenges you")
    await bob.press("Accept")
    await alice.shows(".........", "❌ Alice to move")
    await alice.press("5")
    await bob.shows("....X....", "🔵 Bob to move")
    rooms = bob.page.locator("#rooms")
    await expect(rooms.get_by_text("# stands")).to_be_hidden()
    await rooms.get_by_text("Dave").click()
    await rooms.get_by_text("# stands").click()
    await expect(bob.page).to_have_title("Dave · # stands")
    await expect(bob.page.locator("#channel-name")).to_have_text("stands")
    await expect(bob.page.locator("#channel-topic")).to_contain_text("type !watch with a game's number")
    await rooms.get_by_text("Alice").click()
    await expect(bob.page).to_have_title("Alice · # games")


async def test_nothing_is_asked_of_another_server(channel: Channel, browsed: str) -> None:
    asked: list[str] = []
    channel.page.on("request", lambda request: asked.append(request.url))
    refused: list[str] = []
    channel.page.on("console", lambda said: refused.append(said.text) if "Content Security" in said.text else None)
    await channel.page.reload()
    await ask(channel, "!explain O.XX.X.OO")
    await ask(channel, "!games")
    hosts = {urlsplit(each.removeprefix("blob:")).netloc for each in asked}
    assert hosts == {urlsplit(browsed).netloc}
    assert refused == []
