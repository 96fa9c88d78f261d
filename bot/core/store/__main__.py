"""Make the database of an address, in a process of its own: python -m bot.core.store URL"""

import asyncio
import sys

from bot.core.store import Store

if __name__ == "__main__":
    asyncio.run(Store(sys.argv[1]).open())
