"""What the tests of services use."""

from tests.games.conftest import clock, executor, processes

__all__ = ["clock", "executor", "processes"]
