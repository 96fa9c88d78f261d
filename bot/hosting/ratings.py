"""`python -m bot ratings rebuild`: computes all ratings again from the games, and gets the same numbers."""

import asyncio
import sys

from bot.community.pools import count
from bot.settings import Settings
from bot.store import Store
from bot.words import words


def rebuild(settings: Settings) -> int:
    """Compute all ratings again, in one transaction; tell on stderr how far it is. Return 0. Errors: StoreError."""
    games = asyncio.run(_rebuild(settings.database_url))
    print(words()("cli-ratings-rebuilt", games=games))
    return 0


async def _rebuild(url: str) -> int:
    store = Store(url)
    await store.open()
    try:
        return await store.ratings.rebuild(count, _tell)
    finally:
        await store.close()


def _tell(games: int) -> None:
    print(words()("cli-ratings-counted", games=games), file=sys.stderr)
