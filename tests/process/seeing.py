"""What a host sees of a running bot: its port, and the figures and lines that come out of it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from standin.conduct import PATIENCE_S, within
from standin.launch import BotProcess, free_port

EVERY_S = 0.05
"""Of what a process tells nobody it is asked so often: asking all the time takes the core that it needs."""
Series = Mapping[tuple[str, frozenset[tuple[str, str]]], float]


@dataclass(frozen=True)
class Port:
    """The port of a bot, as HEALTH_PORT sets it: one that nobody has at the moment."""

    number: int = field(default_factory=free_port)

    @property
    def settings(self) -> dict[str, str]:
        """What makes a bot listen there."""
        return {"HEALTH_PORT": str(self.number)}

    async def ask(self, path: str) -> tuple[int, str]:
        """Ask once; the status and the text."""
        address = f"http://127.0.0.1:{self.number}{path}"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            return answer.status, await answer.text()

    async def until(self, path: str, is_so: Callable[[int, str], bool]) -> str:
        """Ask again and again until the answer is so; return its text."""

        async def wait() -> str:
            found = await self.ask(path)
            while not is_so(*found):
                await asyncio.sleep(EVERY_S)
                found = await self.ask(path)
            return found[1]

        return await within(f"answer {path} so", wait())

    async def ready(self) -> None:
        """Return when the bot is ready for work."""
        await self.until("/readyz", lambda status, _: status == 200)

    async def figures(self) -> Series:
        """Every series of /metrics, by its name and its labels."""
        _, text = await self.ask("/metrics")
        samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
        return {(sample.name, frozenset(sample.labels.items())): sample.value for sample in samples}


async def until(bot: BotProcess, is_so: Callable[[], Awaitable[bool]]) -> None:
    """Look again and again until something is so of which nobody tells."""
    ended = asyncio.create_task(bot.process.wait())
    async with asyncio.timeout(PATIENCE_S):
        while not await is_so():
            assert not ended.done(), bot.output()
            await asyncio.wait({ended}, timeout=EVERY_S)
    ended.cancel()


async def logged(bot: BotProcess, pattern: str) -> str:
    """Wait until a line is logged in which a pattern is found, and return it."""

    def found() -> list[str]:
        return [line for line in bot.output().splitlines() if re.search(pattern, line)]

    async def is_there() -> bool:
        return bool(found())

    await until(bot, is_there)
    return found()[0]


def count(figures: Series, name: str, **labels: str) -> float:
    """The sum of all series of a name that have these labels, whatever else they have."""
    return sum(
        value for (found, has), value in figures.items() if found == f"tictactoe_{name}" and labels.items() <= has
    )
