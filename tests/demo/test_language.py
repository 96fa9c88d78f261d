"""In the demo one chooses a language, as if one's Discord and the server were in it."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import aiohttp
import pytest
from playwright.async_api import expect

from bot.words import words
from standin.page import READY, Channel, open_channel, start_demo
from tests.demo.browser import DESK, NEEDS_BROWSER, ON_PHONE
from tests.demo.tab import Tab, is_done, open_tab

pytestmark = pytest.mark.slow


async def test_whoever_chooses_a_language_reads_it_and_the_board_is_in_it_too(tab: Tab) -> None:
    say = words("de")
    viewer = tab.viewer("Alice")
    assert is_done(await tab.act("viewer", viewer_id=f"{viewer}@de"))
    assert tab.seen["viewerId"] == viewer
    await tab.say("!board")
    await tab.until(lambda _: say("no-game").partition(".")[0] in str(tab.newest))
    await tab.say("!play easy")
    await tab.until(lambda _: say("button-hint") in str(tab.newest))
    for unknown in ("xx", "", "../en"):
        await tab.act("viewer", viewer_id=f"{viewer}@{unknown}")
    await tab.say("!board")
    await tab.until(lambda _: say("button-hint") in str(tab.newest))


async def test_the_page_has_a_menu_of_all_languages_in_their_own_names(address: str) -> None:
    async with aiohttp.ClientSession() as session, session.get(address.partition("#")[0] + "?in=de") as answer:
        page = unescape(await answer.text())
    assert "Deutsch" in page
    assert words("de")("demo-people") in page


async def test_what_the_page_itself_says_is_in_the_language_of_who_looks(tab: Tab, address: str) -> None:
    say, english = words("de"), words()
    async with open_tab(address) as other:
        await tab.act("viewer", viewer_id=tab.viewer("Carol") + "@de")
        await other.view_as("Bob")
        for each, said, locale in ((tab, say, "de"), (other, english, "en-US")):
            assert each.seen["channel"]["topic"] == said("demo-topic")
            assert said("demo-directs") in {viewer["name"].partition(" · ")[2] for viewer in each.seen["viewers"]}
            assert each.seen["profile"]["locale"] == locale, "times are in it, too"
        await tab.view_as("Carol · # stands")
        assert tab.seen["channel"]["topic"] == say("demo-topic-stands")


async def test_the_first_message_is_in_the_language_of_the_server(tab: Tab) -> None:
    for locale in ("de", "fr"):
        say = words(locale)
        await tab.act("viewer", viewer_id=f"{tab.viewer('Alice')}@{locale}")
        await tab.until(lambda _, say=say: tab.newest["content"] == say("demo-greeting"))  # type: ignore[misc]
        assert list(tab.buttons())[:2] == [say("demo-easy"), say("demo-medium")]


async def test_slash_commands_are_described_in_the_language_of_who_looks(tab: Tab) -> None:
    for locale, person in (("de", "Alice"), ("pt-BR", "Carol"), ("", "Bob")):
        say = words(locale)
        await tab.act("viewer", viewer_id=f"{tab.viewer(person)}@{locale}")
        entries = {each["invocation"]: each for each in (await tab.commands())["entries"]}
        play = entries["play"]
        assert play["description"] == say("command-play")
        levels = next(each["choices"] for each in play["options"] if each["name"] == "level")
        assert {"name": say("choice-easy"), "value": "easy"} in levels


@NEEDS_BROWSER
@pytest.mark.parametrize(("width", "height"), [DESK, ON_PHONE])
async def test_another_persons_tab_has_its_language_and_fills_its_window(
    tmp_path: Path, width: int, height: int
) -> None:
    say = words("de")
    async with (
        start_demo(tmp_path) as (address, _),
        open_channel(address.replace("/#", "/?in=de#"), width=width, height=height) as alice,
    ):
        await alice.page.wait_for_function(READY)
        async with alice.page.context.expect_page() as opened:
            await alice.page.locator("#rooms li", has_text="Bob").locator("a").evaluate("link => link.click()")
        bob = Channel(await opened.value)
        await bob.page.set_viewport_size({"width": width, "height": height})
        await bob.page.goto(bob.page.url.replace("in=de", "in=fr"))
        await expect(bob.page).to_have_title("Bob · # games")
        await expect(bob.page.locator("#channel-topic")).to_have_text(words("fr")("demo-topic"))
        await bob.page.wait_for_function(READY)
        for of in ("#send-message", ".channel-header"):
            await expect(bob.page.locator(of)).to_be_in_viewport(ratio=1)
        timeline = await bob.page.locator("#channel-timeline").bounding_box()
        assert timeline is not None
        assert timeline["x"] + timeline["width"] == width
        await bob.view_as("Carol")
        await expect(bob.page.locator("#channel-topic")).to_have_text(words("fr")("demo-topic"))
        await expect(alice.page.locator("#channel-topic")).to_have_text(say("demo-topic"))
