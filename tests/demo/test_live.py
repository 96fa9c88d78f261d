"""The demo in real time: nobody waits for what the bot does besides, and what is shown is true."""

from __future__ import annotations

import asyncio
import re
import time
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.demo import live
from standin.page import start_demo
from tests.demo.here import demo_here
from tests.demo.tab import Tab, is_done, open_tab, words_of

pytestmark = pytest.mark.slow

PATIENCE_S = 5.0
"""A page in which an action takes longer seems to have stopped."""


async def chat_and_play(tab: Tab, name: str, stop: asyncio.Event) -> list[dict[str, Any]]:
    """Type and press by turns until told to stop. Returns what became of each."""
    became = [await tab.view_as(name), await tab.say("!play easy")]
    await tab.until(lambda _: "9" in tab.buttons(name))
    while not stop.is_set():
        became.append(await tab.say("hello"))
        for _ in range(3):
            squares = [label for label in tab.buttons(name) if label in "123456789"]
            became.append(await tab.press(squares[0] if squares else "Rematch", name))
    return became


async def test_two_people_act_beside_an_exhibition_and_nothing_is_dropped(tmp_path: Path) -> None:
    async with start_demo(tmp_path) as (address, _), open_tab(address) as watcher:
        assert is_done(await watcher.say("!watch 5x5 unbeatable unbeatable"))
        await watcher.until(lambda seen: "Stop" in str(seen["messages"]))
        exhibition, boards, stop = watcher.newest["id"], set[str](), asyncio.Event()
        async with open_tab(address) as alice, open_tab(address) as bob, asyncio.TaskGroup() as tasks:
            acting = [tasks.create_task(chat_and_play(*each, stop)) for each in ((alice, "Alice"), (bob, "Bob"))]
            while len(boards) < 5:
                seen = await watcher.until(lambda seen: seen["messages"][exhibition]["content"] not in boards)
                boards.add(seen["messages"][exhibition]["content"])
            stop.set()
        became = [each for task in acting for each in task.result()]
        assert [each for each in became if not is_done(each)] == []
        assert max(each["took_s"] for each in became) < PATIENCE_S
        assert len(became) > 10


async def test_a_press_counts_for_what_the_button_was_though_the_channel_and_the_button_have_changed(
    tmp_path: Path,
) -> None:
    async with start_demo(tmp_path) as (address, _), open_tab(address) as alice, open_tab(address) as other:
        await alice.say("!play easy")
        await alice.until(lambda _: "9" in alice.buttons())
        assert is_done(await other.say("hello"))
        assert is_done(await alice.press("5"))
        await other.until(lambda _: "5" not in other.buttons())
        one, another = [label for label in other.buttons() if label in "123456789"][:2]
        assert is_done(await alice.press(one))
        assert is_done(await alice.say("hello"))  # all tabs are given a new state
        assert is_done(await other.press(another)), "the bot is told of it, as by Discord"
        board, _ = next(iter(other.buttons("Alice").values()))
        assert other.seen["messages"][board]["content"].count("❌") == 2, "and an older board's square plays nothing"
        assert words_of(other.newest) == "hello"


async def test_times_count_down_by_themselves_from_the_real_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead_s = 0.0
    monkeypatch.setattr(live, "time", SimpleNamespace(monotonic=time.monotonic, time=lambda: time.time() + ahead_s))
    async with demo_here(tmp_path, monkeypatch) as address, open_tab(address) as tab:
        await tab.say("!play @bob")
        await tab.until(lambda _: "Accept" in tab.buttons())
        (expires,) = [int(at) for at in re.findall(r"<t:([0-9]+):R>", words_of(tab.newest))]
        assert shown_now(tab) == pytest.approx(time.time(), abs=5)
        assert expires - shown_now(tab) == pytest.approx(300, abs=5)
        drawn, ahead_s = tab.newest, 200
        await tab.until(lambda _: expires - shown_now(tab) < 105)
        assert tab.newest != drawn, "SimCord's page draws a message again only if it has changed"
        assert is_done(await tab.press("Withdraw"))


def shown_now(tab: Tab) -> float:
    """The time from which the tab counts others."""
    return datetime.fromisoformat(tab.seen["profile"]["presentationTime"]).timestamp()
