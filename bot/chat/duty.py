"""Duty: which process does what nobody has asked for: ends what is due, posts, tells whose turn it is.

Those with a gateway do it for their own shards. Processes that hear of interactions over HTTP alone are all alike: one
of them holds a lease on it, and only while no process with a gateway lives. Nothing breaks if two do it for a while, as
games change by versions and all that is sent is claimed in the database; it would only cost twice as much.
"""

import contextlib
import secrets

from bot.store import Leases, StoreError

LEASE_S = 60
"""How long a process counts as alive after its last sweep; it sweeps twice as often."""
GATEWAY, HTTP, JOBS = "gateway", "http", "jobs"
"""The leases: some process with a gateway lives, some without one does, and which one of these has the jobs."""


class Duty:
    """has_gateway: whether this process is connected to the gateway. has_company: whether others may show ends, too."""

    def __init__(self, leases: Leases, *, has_gateway: bool) -> None:
        self._leases, self._has_gateway = leases, has_gateway
        self._name = secrets.token_hex(8)
        self.is_on, self.has_company = has_gateway, not has_gateway

    async def renew(self) -> bool:
        """Say that this process lives, and return whether the jobs are its own until the next time. Errors: StoreError.

        A bot that is one process with a gateway writes nothing for it.
        """
        if self._has_gateway:
            self.has_company = await self._leases.is_held(HTTP)
            if self.has_company:
                await self._leases.take(GATEWAY, GATEWAY, LEASE_S)
        else:
            self.is_on = False  # if the database is away
            await self._leases.take(HTTP, HTTP, LEASE_S)
            self.is_on = await self._leases.take(JOBS, self._name, LEASE_S, unless=GATEWAY)
        return self.is_on

    async def leave(self) -> None:
        """Let another process begin at once."""
        if self.is_on and not self._has_gateway:
            self.is_on = False
            with contextlib.suppress(StoreError):
                await self._leases.give_back(JOBS, self._name)
