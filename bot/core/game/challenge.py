"""Challenge: an offered game. Change: a committed change of a challenge or a game. Frozen values only."""

import enum
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from bot.core.game.game import Game
from bot.core.game.people import Look, Place, User
from bot.core.game.refusals import Refusal
from bot.engine import Board, Mark


class Answer(enum.StrEnum):
    """How a challenge ended that was not accepted."""

    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A game that one member offers to another. If accepted, it becomes the game with the same id.

    x, o: None for the seat that anyone may take. challenger: the asker's mark. answer: None while it is open.
    deadline: seconds since 1970. message_id, look, id, version: as in Game. is_quiet: it pings no one; never stored.
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
    look: Look = Look.CRISP
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
        """Return whether it is open and its deadline has passed."""
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
        """Return the player who accepted it. game: the one that it became."""
        return next(user for user in game.users if user.id != self.asker.id)

    def check_asked(self, user_id: int) -> None:
        """Errors: own-offer, not-for-you unless the user is the one who is asked; no-such-game if anyone may join."""
        if self.asked is None:
            raise Refusal("no-such-game")
        if user_id == self.asker.id:
            raise Refusal("own-offer", seat=self.asked)
        if user_id != self.asked.id:
            raise Refusal("not-for-you", players=(self.asked,))


class Change(NamedTuple):
    """A committed change. before: None if new. closing: the game that a new one is a rematch of, with its offer."""

    before: Game | Challenge | None
    after: Game | Challenge
    closing: Game | None = None

    @property
    def is_visible(self) -> bool:
        """Whether it alters the players' board; a hint, for example, does not."""
        before, after = self.before, self.after
        if not isinstance(before, Game) or not isinstance(after, Game):
            return before is not None
        seen = ("moves", "result", "draw_offer", "rematch_offer", "rematch_id", "deadline")
        return any(getattr(before, name) != getattr(after, name) for name in seen)


def _taken(seat: User | None) -> User:
    if seat is None:
        raise ValueError("that seat is free")
    return seat
