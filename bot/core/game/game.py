"""Game. Challenge: an offered game. Change: a committed change of either. Frozen; no clock, no I/O, no sentences."""

import enum
import functools
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, NamedTuple, Self, cast

from bot.core.game.people import CROWD, Bot, Look, Place, Seat, User
from bot.core.game.refusals import Refusal
from bot.engine import Board, IllegalMove, Level, Mark, Position, Rules
from bot.engine.variant import variant_of

MOST_MOVES = 999
"""With that many a game is stopped: by rules that take marks away it could outgrow the addresses of its buttons."""
SEEN = attrgetter("moves", "result", "draw_offer", "rematch_offer", "rematch_id", "deadline")  # on its players' board
_UNKNOWN = Position.start()  # stands for a position that is still to be worked out from the moves


@functools.lru_cache(4096)
def _play(position: Position, move: int) -> Position:
    """Make a move: people play the same few thousand positions again and again."""
    return position.play(move)


def position_after(moves: tuple[int, ...], board: Board) -> Position:
    """Return the position after some moves, as Position.after does; most are known."""
    return functools.reduce(_play, moves, Position.start(board))


class How(enum.StrEnum):
    LINE = "line"
    FULL_BOARD = "full_board"
    REPETITION = "repetition"  # a draw by rules that let games go on for ever
    RESIGNATION = "resignation"
    AGREEMENT = "agreement"
    TIME = "time"  # the side to move let the deadline pass
    STOP = "stop"  # an exhibition was stopped, a game was called off, or it was too long


class Answer(enum.StrEnum):
    """How a challenge ended that was not accepted."""

    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


class Result(NamedTuple):
    """How a game ended. winner: None for a draw or a stopped game. ended_at: seconds since 1970."""

    winner: Mark | None
    how: How
    ended_at: int


class Exhibition(NamedTuple):
    """The bot plays itself, or the crowd. owner: who asked for it. pace_s: seconds between moves, or of a vote."""

    owner: User
    pace_s: int


@dataclass(frozen=True, slots=True)
class Game:
    """One game: two seats, a board, the moves so far; ended by a result. All else is derived from these.

    moves: as the engine numbers them.
    deadline: seconds since 1970; the side to move loses then, an exhibition has its next move, and after the end the
    wish for a rematch is forgotten.
    draw_offer: who offers a draw while the game runs. rematch_offer: who wants another game after its end.
    rematch_id: the newest game that followed as a rematch.
    hints: the marks that asked for hints. message_id: the newest message that shows the game, if known.
    look: how it is drawn, by the preference of the member who started it.
    version: counts the writes of this row; a write succeeds only on the version it read.
    is_followed: whether boards elsewhere follow it; it is read with the game and never written.
    users: those who play: two, one against the bot, or none. bot: the bot, if it plays one side.
    """

    place: Place
    x: Seat
    o: Seat
    board: Board
    created_at: int
    deadline: int
    moves: tuple[int, ...] = ()
    result: Result | None = None
    exhibition: Exhibition | None = None
    draw_offer: Mark | None = None
    rematch_offer: Mark | None = None
    rematch_id: int | None = None
    hints: frozenset[Mark] = frozenset()
    message_id: int | None = None
    look: Look = Look.CRISP
    id: int = 0
    version: int = 0
    is_followed: bool = field(default=False, compare=False)
    position: Position = field(default=_UNKNOWN, compare=False, repr=False)
    ply: int = field(init=False, compare=False, repr=False)
    is_over: bool = field(init=False, compare=False, repr=False)
    users: tuple[User, ...] = field(init=False, compare=False, repr=False)
    bot: Bot | None = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        x, o = self.x, self.o
        users = (() if isinstance(x, Bot) else (x,)) + (() if isinstance(o, Bot) else (o,))
        bot = None if len(users) != 1 else x if isinstance(x, Bot) else o
        derived = {"ply": len(self.moves), "is_over": self.result is not None, "users": users, "bot": bot}
        if self.position is _UNKNOWN:
            derived["position"] = position_after(self.moves, self.board)
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def is_called_off(self) -> bool:
        """Whether a player gave it up before the first move; it counts for neither."""
        return self.result is not None and self.result.how is How.RESIGNATION and not self.moves

    @property
    def winner(self) -> Mark | None:
        """None for a draw, or while the game runs."""
        return self.result.winner if self.result else None

    @property
    def is_crowd(self) -> bool:
        """Whether everybody in the channel plays together, by votes."""
        return CROWD in (self.x, self.o)

    @property
    def level_to_move(self) -> Level | None:
        """The level of the bot that has to move; None if it is a user's turn, or the game is over."""
        seat = self.seat(self.position.to_move)
        return seat.level if isinstance(seat, Bot) and not self.is_over else None

    def seat(self, mark: Mark) -> Seat:
        return self.x if mark is Mark.X else self.o

    def mark_of(self, user_id: int) -> Mark | None:
        """The mark that a user plays, None for a spectator."""
        if isinstance(self.x, User) and self.x.id == user_id:
            return Mark.X
        return Mark.O if isinstance(self.o, User) and self.o.id == user_id else None

    def at(self, ply: int) -> Self:
        """Return this game as it was after `ply` moves, still running; itself if it had no more."""
        if ply >= self.ply:
            return self
        return replace(self, moves=self.moves[: max(0, ply)], result=None, draw_offer=None, position=_UNKNOWN)

    def check_player(self, user_id: int, only: Mark | None = None) -> Mark:
        """Return the mark that a user plays. Errors: not-for-you if it is none, or not the only one that may."""
        mark = self.mark_of(user_id)
        if mark is None or only not in (None, mark):
            players = tuple(user for user in self.users if only in (None, self.mark_of(user.id)))
            raise Refusal("not-for-you", players=players)
        return mark

    def check_turn(self, user_id: int) -> None:
        """Errors: not-your-turn."""
        if self.mark_of(user_id) is not self.position.to_move:
            raise Refusal("not-your-turn", seat=self.seat(self.position.to_move))

    def is_due(self, now: int) -> bool:
        """Return whether it runs and its deadline has passed. An exhibition has no deadline."""
        return not self.is_over and self.exhibition is None and self.deadline <= now

    def timed_out(self) -> Self:
        """Return this game after its deadline: lost by the side to move; if it has ended, without a rematch offer."""
        if self.is_over:
            return replace(self, rematch_offer=None)
        winner = self.position.to_move.other if self.ply > 1 else None
        return self.ended(winner, How.TIME, self.deadline)

    def ended(self, winner: Mark | None, how: How, now: int) -> Self:
        return replace(self, result=Result(winner, how, now), draw_offer=None)

    def played(self, move: int, now: int, deadline: int) -> Self:
        """Move for the side to move; the other's offer expires. Errors: square-taken, no-such-square, the rules'."""
        try:
            position = _play(self.position, move)
        except IllegalMove as error:
            raise refused_move(error, self.position, move) from None
        offer = self.draw_offer if self.draw_offer is self.position.to_move else None
        after = replace(self, moves=(*self.moves, move), draw_offer=offer, deadline=deadline, position=position)
        if not position.is_over:
            rules = self.board.rules
            is_drawn = rules is not Rules.STANDARD and variant_of(rules).is_drawn(after.moves)
            if is_drawn or after.ply >= MOST_MOVES:
                return after.ended(None, How.REPETITION if is_drawn else How.STOP, now)
            return after
        return after.ended(position.winner, How.LINE if position.winner else How.FULL_BOARD, now)


def refused_move(error: IllegalMove, position: Position, move: int) -> Refusal:
    facts: dict[str, Any] = {"board": position.board, "free": position.legal()}
    match error.code:
        case "move-no-such-square":
            return Refusal("no-such-square", **facts)
        case "move-square-taken":
            return Refusal("square-taken", **facts, cell=move % position.board.cells)
    return Refusal(error.code, **facts, **error.data)


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
        return cast(User, self.x if self.challenger is Mark.X else self.o)

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
        started = Game(self.place, cast(User, self.x), cast(User, self.o), self.board, self.created_at, deadline)
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
        return SEEN(before) != SEEN(after)


class FollowedBoard(NamedTuple):
    """A message elsewhere that follows a game; at most one per game and channel. follower: the member who asked."""

    game_id: int
    place: Place
    message_id: int
    follower: User
