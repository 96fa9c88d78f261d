"""What lists of games, and boards that follow a game, are made of."""

from typing import NamedTuple

from bot.core.game.people import Place, User


class FollowedBoard(NamedTuple):
    """A message elsewhere that follows a game; at most one per game and channel. follower: the member who asked."""

    game_id: int
    place: Place
    message_id: int
    follower: User


class Wanted(NamedTuple):
    """Which games a list holds.

    now: those that run and are not due by then; None for those that have ended. user_id: only this user's.
    before: only those before this game, down from there. after: only those after it, up from there. Games that run are
    in the order of their numbers, those that have ended in the order of their ends.
    """

    now: int | None = None
    user_id: int | None = None
    before: int | None = None
    after: int | None = None

    @property
    def is_rising(self) -> bool:
        return self.after is not None


class Totals(NamedTuple):
    """The counts of a list. won, drawn, lost: for its user. has_more: whether there are more games, not counted."""

    games: int
    won: int = 0
    drawn: int = 0
    lost: int = 0
    has_more: bool = False
