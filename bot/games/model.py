"""Game: what is played, by whom, how far it has come, and what follows from that.

Frozen values only. Nothing here reads a clock, a database or Discord, and no sentence for users stands here.
"""

from __future__ import annotations

import enum
import re
import unicodedata
from dataclasses import dataclass, field, replace
from functools import lru_cache

from bot.engine import STANDARD, Board, Level, Mark, Position, Rules
from bot.games.refusals import NoSuchBoard, NoSuchSquare, NoSuchVariant, NotForYou, NotYourTurn, SquareTaken
from bot.games.values import Place, Player


class Status(enum.StrEnum):
    """Where a game stands. Everything after RUNNING is an end that nothing leads out of."""

    CHALLENGE = "challenge"
    RUNNING = "running"
    FINISHED = "finished"  # by the rules: a line, or a full board
    RESIGNED = "resigned"
    AGREED = "agreed"  # a draw by agreement
    STOPPED = "stopped"  # an exhibition that somebody ended
    TIMED_OUT = "timed_out"  # the side to move let the game's deadline pass
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"  # nobody answered the challenge in time


PLAYED = frozenset({Status.FINISHED, Status.RESIGNED, Status.AGREED, Status.STOPPED, Status.TIMED_OUT})
"""The ends of games that were begun; the others are challenges that came to nothing."""


BOARDS = {
    "3x3": STANDARD,
    "4x4": Board(4, 4, 4),
    "4x4/3": Board(4, 4, 3),
    "5x5": Board(5, 5, 4),
    "5x5/5": Board(5, 5, 5),
}
"""What can be played, by the name that players choose it by: rows x columns, and how many in a row win if not usual."""


def board_of(text: str) -> Board:
    """A board by its name, by standard rules. Errors: NoSuchBoard.

    >>> board_of("5X5/4") == board_of("5x5") == Board(5, 5, 4)
    True
    """
    for name, board in BOARDS.items():
        if text.lower() in (name, board.text()):
            return board
    raise NoSuchBoard(tuple(BOARDS))


def by_rules(board: Board, rules: Rules) -> Board:
    """A board by these rules. Errors: NoSuchVariant, for only 3x3 is small enough to be played well by others."""
    if rules is not Rules.STANDARD and board != STANDARD:
        raise NoSuchVariant
    return replace(board, rules=rules)


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its players, its moves, its status. All else is derived from these.

    x, o: None is the bot, which plays at `level`. X moves first. Where both are None it is an exhibition: the bot
    plays itself, X at `level` and O at `o_level`, for `owner`, a user.
    moves: cells (from 0) in the order they were played.
    offer: who has offered something that the other may accept: a draw while the game runs, a rematch after it.
    ended_by: who resigned.
    hints: the marks that asked for hints. watched: whether boards elsewhere follow it. quiet: whether a new challenge
    notifies nobody. Neither is written with the game.
    deadline: seconds since 1970; a challenge lapses then, a running game is lost by the side to move, and an
    exhibition has its next move.
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
    o_level: Level | None = None
    owner: Player | None = None
    moves: tuple[int, ...] = ()
    offer: Mark | None = None
    ended_by: Mark | None = None
    hints: frozenset[Mark] = frozenset()
    message_id: int | None = None
    id: int = 0
    version: int = 0
    watched: bool = field(default=False, compare=False)
    quiet: bool = field(default=False, compare=False)
    position: Position = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "position", _after(self.moves, self.board))

    @property
    def ply(self) -> int:
        """How many marks stand."""
        return len(self.moves)

    @property
    def is_exhibition(self) -> bool:
        """True where the bot plays itself."""
        return self.x is None and self.o is None

    @property
    def against_bot(self) -> bool:
        """True where a user plays the bot."""
        return (self.x is None) is not (self.o is None)

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

    def level_of(self, mark: Mark) -> Level | None:
        """How well the bot plays a mark; None where a user plays it."""
        if self.player(mark) is not None:
            return None
        return self.o_level if self.is_exhibition and mark is Mark.O else self.level

    def at(self, ply: int) -> Game:
        """This game as it stood when so many marks did; all of it where it had no more.

        A game that went on from there is running in it.
        """
        if ply >= self.ply:
            return self
        return replace(self, moves=self.moves[: max(0, ply)], status=Status.RUNNING, offer=None)

    def mark_of(self, user_id: int) -> Mark | None:
        """The mark that a user plays here, or None for a spectator."""
        for mark in Mark:
            player = self.player(mark)
            if player is not None and player.id == user_id:
                return mark
        return None

    def is_due(self, now: int) -> bool:
        """True where its time is up and nobody has written that down yet. An exhibition has no end but the rules'."""
        return self.status in (Status.CHALLENGE, Status.RUNNING) and self.deadline <= now and not self.is_exhibition

    def timed_out(self) -> Game:
        """This game as its deadline leaves it."""
        if self.status is Status.CHALLENGE:
            return replace(self, status=Status.LAPSED)  # the offer goes on telling who asked
        return replace(self, status=Status.TIMED_OUT, offer=None)

    def played(self, cell: int, deadline: int) -> Game:
        """This game after the side to move plays a cell. An offer of the other side lapses by it.

        Errors: SquareTaken where the cell is not free, NoSuchSquare where the board has no such cell.
        """
        marks = 2 if self.board.rules is Rules.WILD else 1
        if not 0 <= cell < self.board.cells * marks:
            raise NoSuchSquare(self.board, self.position.legal())
        if self.position.mark_at(cell % self.board.cells) is not None:
            raise SquareTaken(self.board, cell % self.board.cells, self.position.legal())
        offer = self.offer if self.offer is self.position.to_move else None
        after = replace(self, moves=(*self.moves, cell), offer=offer, deadline=deadline)
        if after.position.is_over:
            return replace(after, status=Status.FINISHED, offer=None)
        return after


@lru_cache(4096)
def _after(moves: tuple[int, ...], board: Board) -> Position:
    """A game is made anew several times a move, each time of the same moves."""
    return Position.after(moves, board)


@dataclass(frozen=True, slots=True)
class Watch:
    """A board elsewhere that follows a game. A game has at most one in a channel. asker: who asked for it."""

    game_id: int
    place: Place
    message_id: int
    asker: Player


def check_player(game: Game, user_id: int, only: Mark | None = None) -> tuple[Player, Mark]:
    """Who the user is in this game. Errors: NotForYou where they do not play here, or not the mark asked for."""
    mark = game.mark_of(user_id)
    player = game.player(mark) if mark else None
    if mark is None or player is None or only not in (None, mark):
        allowed = game.players if only is None else (game.player(only),)
        raise NotForYou(tuple(each for each in allowed if each is not None))
    return player, mark


def check_turn(game: Game, user_id: int) -> None:
    """Errors: NotYourTurn where the user is not to move."""
    if game.mark_of(user_id) is not game.position.to_move:
        raise NotYourTurn(game.player(game.position.to_move))


PLACING = re.compile(r"(.*?)\s*([xo❌⭕])?", re.DOTALL)


def cell_of(square: str, position: Position) -> int:
    """The cell (from 0) that a player means by a square's number or name; by wild rules, the move.

    square: "5", "b2", "B2", digits of any script, full-width letters, a keycap emoji; by wild rules with the mark to
    place, "5 o" or "5 ⭕", which is the player's own where it is left out.
    Errors: NoSuchSquare where the board has no such square.

    >>> cell_of("5", Position.start()), cell_of("b2", Position.start()), cell_of("4️⃣", Position.start())
    (4, 4, 3)
    """
    board = position.board
    text = unicodedata.normalize("NFKC", square).replace("\ufe0f", "").replace("\u20e3", "")
    text = text.replace("\N{KEYCAP TEN}", "10").strip().lower()
    if board.rules is Rules.WILD:
        found = PLACING.fullmatch(text)
        by_o = found[2] in ("o", "⭕") if found and found[2] else position.to_move is Mark.O
        plain = Position(Board(board.rows, board.columns, board.k), position.x, position.o, position.to_move)
        return cell_of(found[1] if found else text, plain) + board.cells * by_o
    names = {board.square_name(cell): cell for cell in range(board.cells)}
    if text in names:
        return names[text]
    if text.isdecimal() and len(text) <= len(str(board.cells)) and 1 <= int(text) <= board.cells:
        return int(text) - 1
    raise NoSuchSquare(board, position.legal())
