"""Tell systemd that the bot has started, is alive and is stopping. Source: sd_notify(3), sd_watchdog_enabled(3)."""

import asyncio
import contextlib
import os
import socket

from bot.hosting.states import States


def notify(state: str) -> None:
    """Send a datagram to NOTIFY_SOCKET, if there is one; a name that begins with @ is in no folder."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ours:
            ours.setblocking(False)
            ours.sendto(state.encode(), f"\0{address[1:]}" if address.startswith("@") else address)


async def tell(states: States) -> None:
    """Tell that the bot has started, then three times in each WATCHDOG_USEC that no restart is needed."""
    notify("READY=1")  # though the database or Discord may be away: the bot waits for them, systemd doesn't
    while every_us := int(os.environ.get("WATCHDOG_USEC", "0")):
        await states.look()
        if not states.lost() or states.is_disk_out():
            notify("WATCHDOG=1")
        await asyncio.sleep(every_us / 3_000_000)
