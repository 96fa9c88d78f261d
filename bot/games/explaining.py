"""Explaining: how much may be explained at once, to a member and in a server. What the engine can look up is free."""

import contextlib
from collections.abc import Iterator

from bot.engine import Board
from bot.engine.values import SMALL
from bot.model import Place
from bot.model.refusals import StillExplaining, TooManyExplanations

IN_SERVER = 3
"""How many explanations may be under way in one server; one for each member."""


class Explaining:
    """Knows which explanations are under way in this process: it is its time that they take."""

    def __init__(self) -> None:
        self._servers: dict[int, int | None] = {}
        """By member who asked: the server."""

    @contextlib.contextmanager
    def underway(self, place: Place, user_id: int) -> Iterator[None]:
        """Count an explanation for as long as it takes. Errors: StillExplaining, TooManyExplanations."""
        if user_id in self._servers:
            raise StillExplaining
        if place.guild_id is not None and [*self._servers.values()].count(place.guild_id) >= IN_SERVER:
            raise TooManyExplanations(IN_SERVER)
        self._servers[user_id] = place.guild_id
        try:
            yield
        finally:
            del self._servers[user_id]

    @contextlib.contextmanager
    def searching(self, place: Place, user_id: int, board: Board) -> Iterator[None]:
        """Count what is a search on larger boards, and a look-up on small ones. Errors: as underway."""
        with self.underway(place, user_id) if board.cells > SMALL else contextlib.nullcontext():
            yield
