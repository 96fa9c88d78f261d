"""`python -m bot ratings rebuild`."""

import argparse
import asyncio
import sys
from functools import partial

from bot.core.store import Refused, Store
from bot.core.store.files import is_in_use
from bot.features.ratings.counting_sql import rebuild
from bot.settings import load_from
from bot.words import words


def add_options(parser: argparse.ArgumentParser) -> None:
    say = words()
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title=say("cli-actions"), required=True)
    actions.add_parser("rebuild", help=say("cli-ratings-rebuild"))


def run(given: argparse.Namespace) -> int:
    """Compute all ratings again, in one transaction; show progress on stderr. Return 0. Errors: Refused, StoreError."""
    print(words()("ratings-rebuilt", games=asyncio.run(_rebuild(load_from(given.env_file).database_url))))
    return 0


async def _rebuild(url: str) -> int:
    store, say = Store(url), words()
    if (file := store.database.file) and file.exists() and is_in_use(file):
        raise Refused("restore-in-use", file=str(file))
    await store.open()
    try:
        counting = partial(rebuild, tell=lambda games: print(say("ratings-counted", games=games), file=sys.stderr))
        return await store.database.write(counting)
    finally:
        await store.close()
