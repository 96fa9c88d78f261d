"""Has anything become slower? python -m benchmarks [--write]

Measures, compares with the figures in baseline.json, and names what has moved by more than a tenth. All figures are
ratios of what was measured in one run, so that they may be compared between machines; some noise is left in them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

from benchmarks import chat, engine, start, store
from benchmarks.packets import BUTTONS, TYPED

BASELINE = Path(__file__).with_name("baseline.json")
NOTABLE = 0.10


def measure() -> dict[str, float]:
    """Every figure that is watched, by its name."""
    found: dict[str, float] = {}
    for each in chat.measure((1, 100), rounds=3, seconds=2.0, ways=(BUTTONS, TYPED))["results"]:
        if each["bot"] == chat.OURS:
            case = f"{each['way']}, {'1 channel' if each['channels'] == 1 else str(each['channels']) + ' channels'}"
            found[f"{case}: moves a second, to the floor"] = each["moves_per_s_to_floor"]
            found[f"{case}: p99, to the floor"] = each["p99_ms_to_floor"]
            found[f"{case}: CPU a move, to the floor"] = each["cpu_ms_per_move_to_floor"]
            found[f"{case}: REST calls a move"] = each["rest_calls_per_move"]
            found[f"{case}: bytes a move"] = each["bytes_per_move"]
    found |= start.to_floor(asyncio.run(start.compare()))
    stored = asyncio.run(store.measure(stored=200_000))
    new, large = stored.values()
    found["store: 200,000 stored games, to none"] = large["100"]["moves_per_s"] / new["100"]["moves_per_s"]
    found["store: 100 games at once, to one"] = new["100"]["moves_per_s"] / new["1"]["moves_per_s"]
    _, rows = engine.measure_small()
    plain = rows["plain minimax (the tutorials)"]
    for name in ("ours, nothing remembered", "ours"):
        found[f"engine: {name}, times faster than the tutorials"] = plain[1] / rows[name][1]
    return {name: round(figure, 3) for name, figure in found.items()}


def main() -> None:
    """Print the comparison; write the new figures where that is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--write", action="store_true", help="make these figures the ones to compare with")
    chosen = parser.parse_args()
    before = json.loads(BASELINE.read_text(encoding="utf-8")) if BASELINE.exists() else {}
    found = measure()
    print("| figure | before | now | moved |\n|---|--:|--:|--:|")
    for name, figure in found.items():
        moved = figure / before[name] - 1 if before.get(name) else 0.0
        mark = f"**{moved:+.0%}**" if abs(moved) > NOTABLE else f"{moved:+.0%}"
        was = f"{before[name]:,.2f}" if name in before else ""
        print(f"| {name} | {was} | {figure:,.2f} | {mark if was else 'new'} |")
    if chosen.write:
        BASELINE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
