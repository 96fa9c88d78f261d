"""Challenge: a game that is offered, by whom and to whom; Change: what happened to a challenge or a game.

Frozen values only, as in game.py.
"""

import enum
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from bot.engine import Board, Mark
from bot.model.game import Game
from bot.model.people import Look, Place, User
from bot.model.refusals import NoSuchGame, NotForYou


class Answer(enum.StrEnum):
    """What became of a challenge that was not accepted."""

    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A game that one member offers to another. It binds nobody; accepted, it becomes the game of the same number.

    x, o: None for the seat that anybody may take. challenger: the mark of the one who asks. answer: None while it is
    open. deadline: seconds since 1970.
    message_id, look, id, version: as in Game. is_quiet: whether a new one notifies nobody; it is never written.
    """

    place: Place
    x: User | None
    o: User | None
    challenger: Mark
    board: Board
    created_at: int
    deadline: int
    answer: Answer | None = None
    message_id: int | None = None
    look: Look = Look.BOLD
    id: int = 0
    version: int = 0
    is_quiet: bool = field(default=False, compare=False)

    @property
    def asker(self) -> User:
        return _taken(self.x if self.challenger is Mark.X else self.o)

    @property
    def asked(self) -> User | None:
        return self.o if self.challenger is Mark.X else self.x

    @property
    def is_over(self) -> bool:
        return self.answer is not None

    def is_due(self, now: int) -> bool:
        """Whether its time is up and nobody has written that down."""
        return self.answer is None and self.deadline <= now

    def timed_out(self) -> Self:
        return replace(self, answer=Answer.EXPIRED)

    def accepted(self, deadline: int) -> Game:
        """Return the game that it becomes. deadline: of the first move."""
        started = Game(self.place, _taken(self.x), _taken(self.o), self.board, self.created_at, deadline)
        return replace(started, message_id=self.message_id, look=self.look, id=self.id, version=self.version)

    def joined(self, user: User) -> Self:
        """Return this challenge with its free seat taken."""
        return replace(self, o=user) if self.challenger is Mark.X else replace(self, x=user)

    def accepter(self, game: Game) -> User:
        """Return who has accepted it, of the game that it became."""
        return next(user for user in game.users if user.id != self.asker.id)

    def check_asked(self, user_id: int) -> None:
        """Errors: NotForYou for anybody but the one who is asked; NoSuchGame if that is nobody."""
        if self.asked is None:
            raise NoSuchGame
        if user_id != self.asked.id:
            raise NotForYou((self.asked,))

    def check_asker(self, user_id: int) -> None:
        """Errors: NotForYou for anybody but the challenger."""
        if user_id != self.asker.id:
            raise NotForYou((self.asker,))


class Change(NamedTuple):
    """What happened to a game or a challenge, and is committed. before: None if it is new.

    closing: for a new game, the one that it is a rematch of, with the offer that was accepted.
    """

    before: Game | Challenge | None
    after: Game | Challenge
    closing: Game | None = None


def _taken(seat: User | None) -> User:
    if seat is None:
        raise ValueError("nobody has taken that seat")
    return seat
