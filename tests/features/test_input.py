"""Bad input, a little of it each time; tests/soak has a thousand times as much."""

from __future__ import annotations

from pathlib import Path

from tests.soak.feed import feed


async def test_some_nasty_messages_commands_and_presses_break_nothing(tmp_path: Path) -> None:
    await feed(tmp_path, 150)
