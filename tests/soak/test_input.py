"""Bad input: whatever is typed, given as an option or pressed is answered once, within limits, and pings nobody."""

from __future__ import annotations

from pathlib import Path

from standin.discord import StandIn
from standin.launch import start_bot
from tests.features.full import open_world
from tests.process.test_malformed import send_spoiled
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


async def test_no_event_of_another_form_costs_more_than_itself(tmp_path: Path, report: Report) -> None:
    async with StandIn() as standin, start_bot(standin, tmp_path) as bot:
        await bot.ready()
        sent, lost = await send_spoiled(standin, bot, each=1 if scaled(100) == 100 else 12)
    made = f"events of the gateway with a field missing, null, unknown or of another type; {lost:,} are lost"
    report.row("events of another form", made, sent, "that event, with one line", "at once")
