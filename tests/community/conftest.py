"""The processes of tests/games, for what accumulates on them."""

from tests.games.conftest import clock, executor, first, heard, other, processes, services, slower

__all__ = ["clock", "executor", "first", "heard", "other", "processes", "services", "slower"]
