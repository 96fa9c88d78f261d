"""Bad input: whatever is typed, given as an option or pressed is answered once, within limits, and pings nobody."""

from __future__ import annotations

from pathlib import Path

from tests.features.full import open_world
from tests.soak.conftest import Report, scaled
from tests.soak.corpus import COMMANDS
from tests.soak.feed import feed

ACTIONS = scaled(100_000)


async def test_the_corpus_knows_every_command(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        assert set(world.bot.all_commands) == set(COMMANDS)


async def test_no_input_breaks_the_bot_pings_anybody_or_fills_its_memory(tmp_path: Path, report: Report) -> None:
    await feed(tmp_path, ACTIONS)
    report.row(
        "bad input",
        "typed, slash and pressed: nasty strings, huge and negative numbers, forged addresses",
        ACTIONS,
        "nothing: one answer each within Discord's limits, no error, no ping",
        "at once",
    )
