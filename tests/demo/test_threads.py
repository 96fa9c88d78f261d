"""With threads on in the server's settings, a game's thread is a room of the demo's page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from standin.page import READY, Channel
from tests.demo.browser import NEEDS_BROWSER, SIZES
from tests.demo.here import demo_here, live_envs
from tests.demo.tab import Tab, is_done, open_tab

pytestmark = pytest.mark.slow
TITLE = "Alice vs Easy bot"


async def start_in_thread(tab: Tab) -> str:
    """Let Alice start a game in a thread, and return the thread's id as the link to it has it."""
    await tab.say("!settings threads on")
    await tab.say("!play easy")
    await tab.until(lambda seen: "channels/@me/" in str(seen["messages"]))
    (thread,) = re.findall(r"channels/@me/([0-9]+)", str(tab.seen["messages"]))
    return str(thread)


def threads(tab: Tab) -> list[str]:
    """The threads in the list of viewers."""
    return [each["name"] for each in tab.seen["viewers"] if " vs " in each["name"]]


async def test_a_thread_is_listed_for_who_looks_until_it_is_archived(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    envs = live_envs(monkeypatch)
    async with demo_here(tmp_path, monkeypatch) as address, open_tab(address) as tab, open_tab(address) as other:
        thread = await start_in_thread(tab)
        assert threads(tab) == [f"Alice · # {TITLE}"]
        await other.view_as("Bob")
        assert threads(other) == [f"Bob · # {TITLE}"]
        await tab.view_as(f"Alice · # {TITLE}")
        assert tab.seen["channelId"] == thread
        assert is_done(await tab.press("5"))
        await tab.until(lambda _: "You played 5" in str(tab.newest))
        metadata = envs[0].backend.channels[int(thread)].thread_metadata
        assert metadata is not None
        metadata.archived = True
        for each in (tab, other):
            await each.say("hello")
        assert threads(tab) == [f"Alice · # {TITLE}"], "one who is there stays"
        assert threads(other) == []


async def test_a_game_in_a_thread_goes_on_there_after_a_new_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with demo_here(tmp_path, monkeypatch) as address, open_tab(address) as tab:
        thread = await start_in_thread(tab)
    async with demo_here(tmp_path, monkeypatch) as address, open_tab(address) as tab:
        await tab.view_as(f"Alice · # {TITLE}")
        assert tab.seen["channelId"] == thread
        assert is_done(await tab.press("5"))
        await tab.until(lambda _: "You played 5" in str(tab.newest))


@NEEDS_BROWSER
@SIZES
async def test_the_name_of_a_thread_leads_into_it_and_the_list_of_channels_out_of_it(channel: Channel) -> None:
    page, toggle = channel.page, channel.page.locator("#messages-toggle")
    await channel.say("!settings threads on")
    await channel.say("!play easy")
    await page.locator("a.markdown-link", has_text=f"#{TITLE}").click()
    await expect(page.locator("#channel-name")).to_have_text(TITLE)
    await channel.press("5")
    await expect(channel.newest).to_contain_text("You played 5")
    for switch, title in (("Bob", f"Bob · # {TITLE}"), ("# games", "Bob · # games"), (TITLE, f"Bob · # {TITLE}")):
        await page.wait_for_function(READY)
        if await toggle.is_visible():
            await toggle.click()
        await page.locator("#rooms button", has_text=switch).click()
        await expect(page).to_have_title(title)
        await expect(page.locator("#rooms [aria-current=true]")).to_have_text(title.split(" · ")[::-1])


async def test_channels_and_roles_are_typed_by_name_as_in_discord(tab: Tab) -> None:
    await tab.say("!settings puzzle #games hour 18 champion #games role @champion")
    await tab.until(lambda seen: "18:00" in str(tab.newest))
    assert "Saved" in str(tab.newest)
