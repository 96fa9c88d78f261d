"""Playing with whoever is there: votes for a square, and why a challenge to anyone or a vote can be refused."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.engine import Board
from bot.model.people import User
from bot.model.refusals import OfGame, Refusal

VOTE_S = 30
"""How many seconds a vote is open, from the first that is given."""


class Poll(NamedTuple):
    """The votes in a game against the crowd. votes: for the next move, how many by cell; none for cells without.

    voters: how many people have voted in the whole game.
    before: of the answer to a vote, the cell that the same user had voted for.
    """

    votes: Mapping[int, int] = MappingProxyType({})
    voters: int = 0
    before: int | None = None

    @property
    def is_first(self) -> bool:
        """Whether the vote that it answers is the first for that move."""
        return self.before is None and sum(self.votes.values()) == 1

    @property
    def leaders(self) -> tuple[int, ...]:
        """The cells with the most votes, the first ones first."""
        most = max(self.votes.values(), default=0)
        return tuple(sorted(cell for cell, count in self.votes.items() if count == most))


class PickOne(Refusal):
    """A game is asked for with two of an opponent, anyone and the crowd."""


class OwnChallenge(Refusal):
    """A member wants to join their own open challenge."""


class SeatsTaken(Refusal):
    """Somebody was faster to join. one, other: who play now."""

    one: User
    other: User


class StillOpen(Refusal):
    """The challenger's last challenge in this channel is still open, to anyone."""


class VoteInstead(OfGame):
    """The user has no game of their own here, but the channel plays together. game_id: that game."""


class CrowdRunning(OfGame):
    """The channel plays together already. game_id: the game that it plays."""


class SameVote(Refusal):
    """The user's vote is for that square already."""

    board: Board
    cell: int


class NotForCrowds(Refusal):
    """The crowd votes for squares, so it can't play by rules that have it choose marks as well."""
