"""Game, and the refusals: what can be asked of a game and why it may be refused.

Frozen values only. Nothing here reads a clock, a database or Discord, and no sentence for users stands here.
"""

from __future__ import annotations

import enum
import unicodedata
from dataclasses import dataclass, field, replace

from bot.engine import Board, Level, Mark, Position


class Status(enum.StrEnum):
    """Where a game stands. Everything after RUNNING is an end that nothing leads out of."""

    CHALLENGE = "challenge"
    RUNNING = "running"
    FINISHED = "finished"  # by the rules: a line, or a full board
    RESIGNED = "resigned"
    AGREED = "agreed"  # a draw by agreement
    TIMED_OUT = "timed_out"  # the side to move let the game's deadline pass
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"  # nobody answered the challenge in time


PLAYED = frozenset({Status.FINISHED, Status.RESIGNED, Status.AGREED, Status.TIMED_OUT})
"""The ends of games that were begun; the others are challenges that came to nothing."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played. guild_id is None in direct messages."""

    guild_id: int | None
    channel_id: int


@dataclass(frozen=True, slots=True)
class Player:
    """A user who plays. name: as it was shown when the game began, at most 32 characters; not yet escaped."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its players, its moves, its status. All else is derived from these.

    x, o: None is the bot, which plays at `level`. X moves first.
    moves: cells (from 0) in the order they were played.
    offer: who has offered something that the other may accept: a draw while the game runs, a rematch after it.
    ended_by: who resigned.
    deadline: seconds since 1970; a challenge lapses then, a running game is lost by the side to move.
    message_id: the newest message that shows this game, where known.
    version: counts the writes of this row; a write succeeds only on the version it read.
    """

    place: Place
    x: Player | None
    o: Player | None
    board: Board
    status: Status
    created_at: int
    deadline: int
    level: Level | None = None
    moves: tuple[int, ...] = ()
    offer: Mark | None = None
    ended_by: Mark | None = None
    message_id: int | None = None
    id: int = 0
    version: int = 0
    position: Position = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "position", Position.after(self.moves, self.board))

    @property
    def ply(self) -> int:
        """How many marks stand."""
        return len(self.moves)

    @property
    def against_bot(self) -> bool:
        """True where one of the players is the bot."""
        return self.x is None or self.o is None

    @property
    def bot_to_move(self) -> bool:
        """True where the next move is the bot's own."""
        return not self.position.is_over and self.player(self.position.to_move) is None

    @property
    def winner(self) -> Mark | None:
        """Who won, or None: running, drawn, or timed out before both sides had moved."""
        match self.status:
            case Status.FINISHED:
                return self.position.winner
            case Status.RESIGNED:
                return self.ended_by.other if self.ended_by else None
            case Status.TIMED_OUT if self.ply > 1:
                return self.position.to_move.other
            case _:
                return None

    @property
    def challenger(self) -> Mark:
        """Who asks in a challenge: the offer's owner."""
        return self.offer or Mark.X

    @property
    def players(self) -> tuple[Player, ...]:
        """The users who play: two, or one against the bot."""
        return tuple(player for player in (self.x, self.o) if player is not None)

    def player(self, mark: Mark) -> Player | None:
        """Who plays a mark; None is the bot."""
        return self.x if mark is Mark.X else self.o

    def mark_of(self, user_id: int) -> Mark | None:
        """The mark that a user plays here, or None for a spectator."""
        for mark in Mark:
            player = self.player(mark)
            if player is not None and player.id == user_id:
                return mark
        return None

    def is_due(self, now: int) -> bool:
        """True where the deadline has passed and nobody has written that down yet."""
        return self.status in (Status.CHALLENGE, Status.RUNNING) and self.deadline <= now

    def timed_out(self) -> Game:
        """This game as its deadline leaves it."""
        if self.status is Status.CHALLENGE:
            return replace(self, status=Status.LAPSED)  # the offer goes on telling who asked
        return replace(self, status=Status.TIMED_OUT, offer=None)

    def played(self, cell: int, deadline: int) -> Game:
        """This game after the side to move plays a cell. An offer of the other side lapses by it.

        Errors: SquareTaken where the cell is not free, NoSuchSquare where the board has no such cell.
        """
        if not 0 <= cell < self.board.cells:
            raise NoSuchSquare(self.board, self.position.legal())
        if self.position.mark_at(cell) is not None:
            raise SquareTaken(cell, self.position.legal())
        offer = self.offer if self.offer is self.position.to_move else None
        after = replace(self, moves=(*self.moves, cell), offer=offer, deadline=deadline)
        if after.position.is_over:
            return replace(after, status=Status.FINISHED, offer=None)
        return after


def cell_of(square: str, position: Position) -> int:
    """The cell (from 0) that a player means by a square's number or name.

    square: "5", "b2", "B2", digits of any script, full-width letters, a keycap emoji.
    Errors: NoSuchSquare where the board has no such square.

    >>> cell_of("5", Position.start()), cell_of("b2", Position.start()), cell_of("4️⃣", Position.start())
    (4, 4, 3)
    """
    board = position.board
    text = unicodedata.normalize("NFKC", square).replace("\ufe0f", "").replace("\u20e3", "")
    text = text.replace("\N{KEYCAP TEN}", "10").strip().lower()
    names = {board.square_name(cell): cell for cell in range(board.cells)}
    if text in names:
        return names[text]
    if text.isdecimal() and len(text) <= len(str(board.cells)) and 1 <= int(text) <= board.cells:
        return int(text) - 1
    raise NoSuchSquare(board, position.legal())


class Refusal(Exception):
    """A request that cannot be met, and the fact why. Nothing has changed. The sentence for it is render's.

    Those with data are dataclasses, not frozen ones: contextlib sets `__traceback__` on what it passes on.
    """


class NoGame(Refusal):
    """The user plays no game in this channel."""


class NoSuchGame(Refusal):
    """No game of that number is played here."""


@dataclass(eq=False)
class AlreadyPlaying(Refusal):
    """A player has a game in this channel already. `is_asker` tells whether it is the one who asks."""

    player: Player
    is_asker: bool


@dataclass(eq=False)
class AlreadyChallenged(Refusal):
    """The challenger's last challenge in this channel is still open. player: who was challenged."""

    player: Player


class OwnOffer(Refusal):
    """The user's own offer stands already; the other side has to answer it."""


@dataclass(eq=False)
class NotForYou(Refusal):
    """Only one of these players may do that."""

    players: tuple[Player, ...]


@dataclass(eq=False)
class NotYourTurn(Refusal):
    """The other player is to move; None is the bot."""

    player: Player | None


@dataclass(eq=False)
class SquareTaken(Refusal):
    """A mark stands there already. free: the cells that are free."""

    cell: int
    free: tuple[int, ...]


@dataclass(eq=False)
class NoSuchSquare(Refusal):
    """The board has no such square. free: the cells that are free."""

    board: Board
    free: tuple[int, ...]


class DrawRefused(Refusal):
    """The bot would rather play on."""


class OpponentIsYou(Refusal):
    """A player challenged themselves."""


class OpponentIsABot(Refusal):
    """A player challenged a bot other than this one."""


class NotAMember(Refusal):
    """The challenged user is not in this server."""


class NobodyElseHere(Refusal):
    """Nobody but the challenger can see or answer a challenge in this place."""


class NotUnderstood(Refusal):
    """The words after a command name neither a member nor a level."""
