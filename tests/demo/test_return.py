"""How the demo's page comes back in a real browser: loaded again, or after its bot was away."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.async_api import expect

from standin.page import READY, Channel, open_channel, start_demo
from tests.demo.browser import IN_BROWSER

pytestmark = IN_BROWSER


async def test_a_page_that_is_loaded_again_is_the_same_person_in_the_same_channel(
    channel: Channel, browsed: str
) -> None:
    rooms = channel.page.locator("#rooms")
    for person, room in (("Bob", "# games"), ("Carol", "# stands"), ("Carol", "Direct messages")):
        for each in (person, room):
            await channel.page.wait_for_function(READY)
            await rooms.get_by_text(each).click()
        await expect(channel.page).to_have_title(f"{person} · {room}")
        await channel.page.wait_for_function(READY)
        await channel.page.reload()
        await expect(channel.page).to_have_title(f"{person} · {room}")
    await channel.page.goto(browsed.replace("/#", "/?as=7#"))
    await expect(channel.page).to_have_title("Alice · # games")


async def test_every_open_tab_says_that_the_bot_is_away_and_comes_back_with_it(tmp_path: Path) -> None:
    async with start_demo(tmp_path) as (address, demo), open_channel(address) as channel:
        away = channel.page.locator("#away")
        await channel.page.locator("#rooms").get_by_text("Bob").click()
        await expect(channel.page).to_have_title("Bob · # games")
        await expect(away).to_be_hidden()
        await channel.page.evaluate("document.isOld = true")
        demo.kill()
        await expect(away).to_have_text("The bot is away. This page comes back with it.")
        await expect(away).to_be_in_viewport(ratio=1)
        async with start_demo(tmp_path, urlsplit(address).port or 0):
            await channel.page.wait_for_function("() => !document.isOld")
            await expect(away).to_be_hidden()
            await expect(channel.page).to_have_title("Bob · # games")
            await channel.say("!play easy")
            await channel.shows(".........", "Bob vs")
