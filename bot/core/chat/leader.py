"""Decide which process runs the jobs: deadlines, posts and turn notices.

A process with a gateway runs them for its own shards. Processes that get interactions over HTTP alone elect one of
themselves by a lease, and only while no process with a gateway lives. If two run them for a while, nothing breaks, as
games have versions and every post is claimed in the database; it only costs twice as much.
"""

import contextlib
import secrets

from bot.core.store import Leases, StoreError

LEASE_S = 60
"""A process counts as alive this long after its last sweep; it sweeps twice as often."""
GATEWAY, HTTP, JOBS = "gateway", "http", "jobs"
"""Leases: a process with a gateway lives; one without lives; and which of the latter runs the jobs."""


class Leader:
    """is_on: whether this process runs the jobs. has_company: whether other processes may show ends, too."""

    def __init__(self, leases: Leases, *, has_gateway: bool) -> None:
        self._leases, self._has_gateway = leases, has_gateway
        self._name = secrets.token_hex(8)
        self.is_on, self.has_company = has_gateway, not has_gateway

    async def renew(self) -> bool:
        """Renew the leases; return whether this process runs the jobs until the next call. Errors: StoreError.

        A bot of one process with a gateway writes nothing.
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
        """Give the jobs back, so that another process takes them at once."""
        if self.is_on and not self._has_gateway:
            self.is_on = False
            with contextlib.suppress(StoreError):
                await self._leases.give_back(JOBS, self._name)
