"""More languages than a menu has room for: each can still be had by its name, in a command and in a form."""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import copytree

import pytest

from bot.words import LANGUAGES, LOCALES, name_of
from standin.discord import StandIn
from standin.launch import start_bot
from tests.process.conftest import BOT_ROOT
from tests.process.test_process import ADA, assert_quiet

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

MORE = {"da": "Dansk", "el": "Ελληνικά", "fi": "Suomi", "hu": "Magyar", "nb": "Norsk bokmål"}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with five languages more, that have no message but their name."""
    copytree(BOT_ROOT / "bot", tmp_path / "bot")
    for language, name in MORE.items():
        folder = tmp_path / "bot/locales" / language
        folder.mkdir()
        (folder / "common.ftl").write_text(f"language-name = {name}\n", "utf-8")
    return tmp_path


async def test_a_language_that_no_menu_has_room_for_is_completed_and_taken_by_its_name(root: Path) -> None:
    assert {name_of(each) for each in LANGUAGES}.isdisjoint(MORE.values())
    assert len(LANGUAGES) + len(MORE) + 1 > 25, f"what {LOCALES} has, these, and what Discord says"
    async with StandIn() as standin, start_bot(standin, root, root=root) as bot:
        await bot.ready()
        set_to = (await standin.slash("preferences", ADA, language="Norsk bokmål", look="bold")).message
        assert "Norsk bokmål (nb)" in str(set_to), "in English: that language lacks the sentence"
        assert "Deutsch (de)" in str((await standin.slash("preferences", ADA, language="de")).message).replace("*", "")
        refused = (await standin.slash("preferences", ADA, language="klingon")).message
        assert "klingon" in str(refused)
        assert [each["value"] for each in await standin.complete("preferences", "language", "norsk", ADA)] == ["nb"]
        assert len(await standin.complete("settings", "language", "", ADA)) == 25
        assert await bot.terminate() == 0
        assert_quiet(bot)
        assert standin.unexpected == []
