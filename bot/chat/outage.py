"""What the host hears of a database that is away: a line when it begins, a line when it is over."""

from __future__ import annotations

import logging

from bot.games import StoreError

log = logging.getLogger(__name__)


class Outage:
    """Knows whether the database is away. Whoever meets it says so here, and the first to reach it again does."""

    def __init__(self) -> None:
        self._is_on = False

    def met(self, error: StoreError) -> None:
        """The database could not be used."""
        if not self._is_on:
            log.error("The database cannot be used: %s. Players are asked to try again; so do I.", error)
        self._is_on = True

    def over(self) -> None:
        """The database could be used."""
        if self._is_on:
            log.warning("The database can be used again.")
        self._is_on = False
