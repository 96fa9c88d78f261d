"""Votes for a square, and why the bot refuses a vote or a game of a channel."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.core.game import Totals

VOTE_S = 30  # from a move's first vote until the vote closes
ALONE_S = 10  # until it closes if nobody is missing but only one member has voted


class Poll(NamedTuple):
    """The votes in a game. votes: for the next move, counts by cell, without cells that have none.

    voters: the number of members who have voted in the whole game. missing: of those who voted for the channel's move
    before, the number who haven't voted for this one; None if there was no vote before.
    before: in the answer to a vote, the cell of the same member's vote before.
    record: after the end, all games of the channel.
    """

    votes: Mapping[int, int] = MappingProxyType({})
    voters: int = 0
    missing: int | None = None
    before: int | None = None
    record: Totals = Totals(0)

    @property
    def is_first(self) -> bool:
        """Whether the answered vote is the first for its move."""
        return self.before is None and sum(self.votes.values()) == 1

    @property
    def leaders(self) -> tuple[int, ...]:
        """The cells with the most votes, in reading order."""
        most = max(self.votes.values(), default=0)
        return tuple(sorted(cell for cell, count in self.votes.items() if count == most))
