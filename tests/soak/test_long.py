"""A hundred thousand games in one process leave nothing behind."""

from __future__ import annotations

import statistics
import sys
from typing import Any

import pytest

from benchmarks.memory import GAMES, play
from tests.soak.conftest import Report, scaled

MIB = 1 << 20
MOST_GROWN = 8 * MIB if scaled(GAMES) == GAMES else 16 * MIB  # a shorter run ends while what is remembered still grows


@pytest.mark.skipif(sys.platform != "linux", reason="reads the process's memory under /proc")
async def test_many_games_in_one_process(report: Report) -> None:
    found = await play(scaled(GAMES), chunk_s=10.0 if scaled(GAMES) > 10_000 else 1.0)
    early, late = found[len(found) // 4 : len(found) // 2], found[-(len(found) // 4) :]

    def settled(looks: list[dict[str, Any]], what: str) -> float:
        return float(statistics.median(look[what] for look in looks))

    grown = settled(late, "bytes") - settled(early, "bytes")
    assert grown < MOST_GROWN
    for what in ("files", "threads"):
        assert settled(late, what) <= settled(early, what), what
    assert settled(late, "p50_ms") < 1.5 * settled(early, "p50_ms")
    assert found[-1]["rest_calls_per_move"] == pytest.approx(1, abs=0.01), "a late answer is deferred by one more"
    until = (
        f"{settled(early, 'bytes') / MIB:.0f} then {settled(late, 'bytes') / MIB:.0f} MiB, {found[-1]['files']} files, "
        f"{found[-1]['threads']} threads, p50 {settled(early, 'p50_ms'):.0f} then {settled(late, 'p50_ms'):.0f} ms"
    )
    made = "games in 50 channels, one after the other, through the real client"
    report.row("a long run", made, int(found[-1]["games"]), "nothing", until)
