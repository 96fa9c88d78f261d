"""A tab of the demo without a browser: it asks and acts as the page's script does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import aiohttp
from simcord.components import walk_components

WAIT_S = 60.0


class Tab:
    """What one person has open. `seen` is what the tab shows: the newest state that it has asked for."""

    def __init__(self, session: aiohttp.ClientSession, seen: dict[str, Any]) -> None:
        self._session, self.seen, self._sequence = session, seen, 0

    async def look(self) -> dict[str, Any]:
        """Ask for the newest state, as the page does twice a second."""
        async with self._session.get("/api/state", headers=self._context) as answer:
            self.seen = await answer.json()
            return self.seen

    async def until(self, shows: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Look until the tab shows something."""
        async with asyncio.timeout(WAIT_S):
            while not shows(await self.look()):
                pass
        return self.seen

    async def act(self, kind: str, **what: Any) -> dict[str, Any]:
        """Do something by what the tab shows, return what became of it, and show what is newest then."""
        body = {
            **{"protocol_version": 3, "kind": kind, "sequence": self._sequence + 1, "request_id": uuid4().hex},
            **{"generation": self.seen["context"]["generation"], "bot_generation": self.seen["botGeneration"]},
            **{"published_revision": self.seen["publishedRevision"]},
        }
        start = time.monotonic()
        async with self._session.post("/api/action", json=body | what, headers=self._context) as answer:
            assert answer.status == 200, await answer.text()
            became: dict[str, Any] = await answer.json()
            took_s = time.monotonic() - start
        self._sequence = became["expectedSequence"]
        if kind != "close":
            await self.look()
        return became | {"took_s": took_s}

    async def say(self, text: str) -> dict[str, Any]:
        """Type a message and send it."""
        return await self.act("send_message", content=text)

    def buttons(self, words: str = "") -> dict[str, tuple[str, str]]:
        """The buttons that can be pressed under messages with these words, newest last: by their label, where it is."""
        return {
            each.get("label", ""): (number, each["control_key"])
            for number, message in self.seen["messages"].items()
            for each in walk_components(message["components"])
            if "control_key" in each and not each.get("disabled") and words in words_of(message)
        }

    async def press(self, label: str, words: str = "") -> dict[str, Any]:
        """Press the newest button with that label under a message with these words."""
        number, key = self.buttons(words)[label]
        return await self.act("click", target_id=number, control_key=key)

    async def view_as(self, name: str) -> dict[str, Any]:
        """Be somebody else, in the first channel unless the name has another: "Alice · # games"."""
        return await self.act("viewer", viewer_id=self.viewer(name))

    def viewer(self, name: str) -> str:
        """The id by which one is somebody."""
        views = ((each["name"], each["id"]) for each in self.seen["viewers"])
        return str(next(number for label, number in views if label in (name, f"{name} · # games")))

    async def commands(self) -> dict[str, Any]:
        """The slash commands that one may use."""
        async with self._session.get("/api/commands", headers=self._context) as answer:
            found: dict[str, Any] = await answer.json()
            return found

    async def asset(self, name: str) -> bytes:
        """A picture, as the page asks for it."""
        async with self._session.get(f"/api/assets/{name}", headers=self._context) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.read()

    @property
    def newest(self) -> dict[str, Any]:
        """The newest message."""
        message: dict[str, Any] = self.seen["messages"][self.seen["timeline"][-1]]
        return message

    @property
    def _context(self) -> dict[str, str]:
        return {"X-Simcord-Context": self.seen["context"]["id"]}


def is_done(became: dict[str, Any]) -> bool:
    """Whether an action was carried out and answered."""
    return (
        not became["rejected"] and became["settlement"] == "settled" and became["acknowledgement"] != "unacknowledged"
    )


def words_of(message: dict[str, Any]) -> str:
    """All words of a message: its content and its embeds."""
    words = (each.get(part) for each in message["embeds"] for part in ("title", "description"))
    return "\n".join(filter(None, [message["content"], *words]))


@asynccontextmanager
async def open_tab(address: str) -> AsyncIterator[Tab]:
    """Open the demo's address in a tab."""
    root, _, token = address.partition("/#")
    async with aiohttp.ClientSession(root, headers={"X-Simcord-Capability": token}) as session:
        answer = await session.post("/api/pages", json={})
        assert answer.status == 200, await answer.text()
        yield Tab(session, await answer.json())
