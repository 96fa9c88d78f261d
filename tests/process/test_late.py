"""Answers that take too long: each arrives after its deferral, whatever Discord lets no edit bring."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from standin.discord import StandIn
from standin.launch import start_bot
from standin.payloads import Json, buttons, is_ephemeral
from tests.process.test_process import ADA, assert_quiet

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

ALWAYS_LATE = "from bot.core.chat import answerer; answerer.DEFER_AFTER_S = 0; from bot.cli import main; main([])"


def labelled(message: Json, label: str) -> str:
    """The button with that label, as its custom_id."""
    return next(str(each["custom_id"]) for each in buttons(message) if each.get("label") == label)


async def test_a_late_chart_arrives_though_no_edit_may_bring_its_picture(tmp_path: Path) -> None:
    async with StandIn() as standin, start_bot(standin, tmp_path, program=("-c", ALWAYS_LATE)) as bot:
        await bot.ready()
        for size in ("3x3", "4x4"):
            await standin.slash("play", ADA, level="easy", first="me", board=size)
            await standin.slash("move", ADA, square="a1")
            asked = (await standin.slash("resign", ADA)).message
            await standin.click(asked, labelled(asked, "Resign"), ADA)
        stats = await standin.slash("stats", ADA)
        assert stats.type == 5, "the answer was deferred"
        chart = (await standin.click(stats.message, labelled(stats.message, "Rating"), ADA)).message
        (board,) = [each["custom_id"] for each in buttons(chart) if not each["disabled"]]
        other = await standin.click(chart, board, ADA)
        for shown in (chart, other.message):
            assert "attachment://rating.png" in json.dumps(shown)
            assert is_ephemeral(shown)
        assert other.type == 6
        assert await bot.terminate() == 0
        assert_quiet(bot)
        assert standin.unexpected == []
