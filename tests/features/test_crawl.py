"""Whatever is pressed, every body keeps Discord's rules: the world fails at its end if one breaks any."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.game import Look
from tests.features.crawl import Crawl
from tests.features.full import open_world
from tests.standin.openapi import objections

LANGUAGES = ("en", "de", "ja", "ru", "hi", "tr", "th")


async def test_what_some_commands_lead_to_keeps_discords_rules(tmp_path: Path) -> None:
    async with open_world(tmp_path, search_time_s=0.02) as world:
        crawl = Crawl(world)
        await crawl.prepare()
        await crawl.round("en", "crisp", share=0.15, most=25)
        assert crawl.presses.total() == 25
        assert len(crawl.presses) > 10


@pytest.mark.slow
async def test_everything_that_commands_lead_to_keeps_discords_rules(tmp_path: Path) -> None:
    """In seven languages and all looks; and Discord's own description of its API says the same."""
    async with open_world(tmp_path, search_time_s=0.02) as world:
        crawl = Crawl(world)
        await crawl.prepare()
        for language, look in zip(LANGUAGES, [*Look, *Look], strict=False):
            await crawl.round(language, look.value)
        assert crawl.presses.total() >= 2000
        assert len(crawl.presses) > 80
        sent = [call for call in world.env.http_requests if call.json is not None and call.method != "GET"]
        assert [said for call in sent for said in objections(call.method, call.path, call.json)] == []
