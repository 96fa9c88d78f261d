"""The demo in real time: nobody waits for what the bot does besides, and what is shown is true."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from standin.page import start_demo
from tests.demo.tab import Tab, is_done, open_tab

PATIENCE_S = 5.0
"""A page in which an action takes longer seems to have stopped."""


async def chat_and_play(tab: Tab, name: str, stop: asyncio.Event) -> list[dict[str, Any]]:
    """Type and press by turns until told to stop. Returns what became of each."""
    became, board = [await tab.view_as(name), await tab.say("!play easy")], f"{name} vs"
    await tab.until(lambda _: "9" in tab.buttons(board))
    while not stop.is_set():
        became.append(await tab.say("hello"))
        for _ in range(3):
            squares = [label for label in tab.buttons(board) if label in "123456789"]
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
