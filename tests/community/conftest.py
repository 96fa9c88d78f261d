"""Services on a store and a clock that the test moves, as for the rules of games; and what accumulates beside them."""

from __future__ import annotations

from tests.games.conftest import clock, executor, other, processes, services

__all__ = ["clock", "executor", "other", "processes", "services"]
