"""In the demo one chooses a language, as if one's Discord and the server were in it."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import aiohttp
import pytest

from bot.words import words
from tests.demo.here import demo_here
from tests.demo.tab import is_done, open_tab

pytestmark = pytest.mark.slow


async def test_whoever_chooses_a_language_reads_it_and_the_board_is_in_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = words("de")
    async with demo_here(tmp_path, monkeypatch) as address, open_tab(address) as tab:
        viewer = next(each["id"] for each in tab.seen["viewers"] if each["name"] == "Alice")
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


async def test_the_page_has_a_menu_of_all_languages_in_their_own_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        demo_here(tmp_path, monkeypatch) as address,
        aiohttp.ClientSession() as session,
        session.get(address.partition("#")[0] + "?in=de") as answer,
    ):
        page = unescape(await answer.text())
    assert "Deutsch" in page
    assert words("de")("demo-people") in page
