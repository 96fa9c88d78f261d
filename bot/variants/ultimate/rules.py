"""Ultimate rules: nine small boards; the square of a move is the small board where the other side plays next.

A move is its small board * 9 + its square there, both from 0; x and o number their bits in the same way.
"""

import re
from dataclasses import dataclass, field
from typing import cast

from bot.engine.board import STANDARD, BadPosition, Board, IllegalMove, Mark
from bot.engine.levels import Level
from bot.engine.notation import plain
from bot.engine.position import Position, mover_of
from bot.engine.values import Budget, TranspositionTable
from bot.engine.variant import Variant

from .search import Search, analyse

SMALL_BOARDS, ALL = range(9), 511  # all nine squares, or small boards, as a mask
PLACES = tuple(row // 3 * 27 + column // 3 * 9 + row % 3 * 3 + column % 3 for row in range(9) for column in range(9))
"""The moves as they lie in the whole picture, row by row."""
HAS_LINE = tuple(STANDARD.has_line(marks) for marks in range(ALL + 1))
"""Whether three are in a row, by a mask of squares or of small boards."""
MOVE = re.compile(r"([1-9])[\s./:,-]*([1-9])")
CELL = re.compile(r"([a-i])([1-9])")  # of the whole picture: the column from the left, the row from the top
TEXT = re.compile(r"([XO.]{81})([0-9])")
HARD_PLIES = 2  # that the level hard looks ahead
BLUR = 75_000  # how much worse a move may be for hard to think it as good


@dataclass(frozen=True, slots=True)
class UltimatePosition(Position):
    """Nine small boards and whose turn it is. active: the one that must be played on; None for any that isn't finished.

    won_x, won_o, finished: small boards as bit masks; a finished one is won or full.
    """

    active: int | None = None
    won_x: int = field(init=False, repr=False, compare=False)
    won_o: int = field(init=False, repr=False, compare=False)
    finished: int = field(init=False, repr=False, compare=False)
    has_threats = False  # whether a square can be taken next depends on the move before
    has_tree = False

    def __post_init__(self) -> None:
        won_x, won_o, taken = _won(self.x), _won(self.o), self.x | self.o
        full = sum(1 << board for board in SMALL_BOARDS if taken >> board * 9 & ALL == ALL)
        has_won = HAS_LINE[won_x if self.to_move is Mark.O else won_o]
        values = won_x, won_o, won_x | won_o | full, self.to_move.other if has_won else None
        for name, value in zip(("won_x", "won_o", "finished", "winner"), values, strict=True):
            object.__setattr__(self, name, value)

    @classmethod
    def of_text(cls, text: str, board: Board, to_move: Mark | None) -> Position:
        """Read what text wrote; white space and slashes don't count. Errors: BadPosition."""
        found = TEXT.fullmatch(re.sub(r"[\s/]", "", plain(text).upper()))
        if found is None:
            raise BadPosition("ultimate-unreadable")
        x, o = (sum(1 << move for move, mark in enumerate(found[1]) if mark == name) for name in "XO")
        position = cls(board, x, o, mover_of(x, o, to_move), int(found[2]) - 1 if found[2] != "0" else None)
        if position.won_x & position.won_o:
            raise BadPosition("position-two-winners")
        if HAS_LINE[position.won_x if position.to_move is Mark.X else position.won_o]:
            raise BadPosition("position-winner-to-move", mover=position.to_move.value)
        if position.active is not None and (position.is_over or position.is_finished(position.active)):
            raise BadPosition("ultimate-unreadable")
        return position

    def text(self) -> str:
        """Return the marks in the order of moves, and the number of the small board to play on, 0 for any."""
        return f"{Position.text(self)}{0 if self.active is None else self.active + 1}"

    @property
    def key(self) -> tuple[int, int, int, int | None]:
        return self.board.shape, self.x, self.o, self.active

    @property
    def open_boards(self) -> tuple[int, ...]:
        """The small boards where the side to move may play, ascending; () if the game is over."""
        if self.is_over:
            return ()
        if self.active is not None:
            return (self.active,)
        return tuple([board for board in SMALL_BOARDS if not self.finished >> board & 1])

    def owner(self, board: int) -> Mark | None:
        if self.won_x >> board & 1:
            return Mark.X
        return Mark.O if self.won_o >> board & 1 else None

    def is_finished(self, board: int) -> bool:
        return bool(self.finished >> board & 1)

    @property
    def is_over(self) -> bool:
        return self.winner is not None or self.finished == ALL

    @property
    def winning_cells(self) -> tuple[int, ...]:
        """All cells of the small boards on completed lines, ascending; () if no side has won."""
        won, found = self.won_x if self.winner is Mark.X else self.won_o, 0
        for line in STANDARD.lines if self.winner else ():
            found |= line if won & line == line else 0
        return tuple(cell for cell in range(self.board.cells) if found >> cell // 9 & 1)

    def legal(self) -> tuple[int, ...]:
        taken = self.x | self.o
        moves = [move for board in self.open_boards for move in range(board * 9, board * 9 + 9)]
        return tuple([move for move in moves if not taken >> move & 1])

    def play(self, move: int) -> Position:
        bit, square = self.check_free(move), move % 9
        x, o = (self.x | bit, self.o) if self.to_move is Mark.X else (self.x, self.o | bit)
        after = UltimatePosition(self.board, x, o, self.to_move.other)
        if not (after.is_over or after.is_finished(square)):
            object.__setattr__(after, "active", square)
        return after

    def read_move(self, text: str) -> int | None:
        """Return the move of a small board and square, a place in the picture or, if the board is given, a square."""
        if found := MOVE.fullmatch(text):
            return int(found[1]) * 9 + int(found[2]) - 10
        if found := CELL.fullmatch(text):
            return PLACES[(int(found[2]) - 1) * 9 + ord(found[1]) - ord("a")]
        square = Position.start().read_move(text)
        return None if square is None or self.active is None else self.active * 9 + square

    def check_free(self, move: int) -> int:
        """Return a move as a mask. Errors: IllegalMove if it can't be made."""
        self.board.check(move)
        if self.is_over:
            raise IllegalMove("game-over")
        board, bit = move // 9, 1 << move
        if self.active not in (None, board):
            raise IllegalMove("ultimate-wrong-board", active=self.active + 1)
        if self.is_finished(board):
            raise IllegalMove("ultimate-board-finished", number=board + 1)
        if (self.x | self.o) & bit:
            raise IllegalMove("move-square-taken", square=name(self.board, move))
        return bit


def _won(marks: int) -> int:
    return sum([1 << board for board in SMALL_BOARDS if HAS_LINE[marks >> board * 9 & ALL]])


def name(_board: Board, move: int) -> str:
    """Return the number of the small board and that of the square on it: 5.3."""
    return f"{move // 9 + 1}.{move % 9 + 1}"


def candidates(
    position: Position, level: Level, table: TranspositionTable, budget: Budget | None = None
) -> tuple[int, ...]:
    """Return the moves that a level thinks equally good, ascending. Cost: below a millisecond for easy and medium.

    Every level makes a move that wins the game. Beyond that, easy sees its own lines: it takes a small board if it can,
    and otherwise plays anywhere. Medium also stops a line where it plays; if there is none, it avoids sending the other
    side to a small board that it can take, or to any it likes. Hard weighs each move with the best answer to it, but
    sees no small differences. Unbeatable looks as far as its time goes.
    """
    at = cast(UltimatePosition, position)
    legal, mine = at.legal(), taking(at, at.to_move)
    wins = tuple(move for move in mine if at.play(move).winner)
    if wins or len(legal) == 1:
        return wins or legal
    if level is Level.EASY:
        return mine or legal
    if level is Level.MEDIUM:
        return mine or taking(at, at.to_move.other) or _quiet(at, legal) or legal
    search = Search(at, table, budget)
    search.run(wide=level is Level.HARD, deepest=HARD_PLIES if level is Level.HARD else None)
    least = max(search.values.values()) - BLUR * (level is Level.HARD)
    return tuple(move for move in legal if search.values[move] >= least)


def taking(position: UltimatePosition, mark: Mark) -> tuple[int, ...]:
    """Return the legal moves, ascending, where a mark completes a line of a small board."""
    own, other = (position.x, position.o) if mark is Mark.X else (position.o, position.x)
    found = []
    for board in position.open_boards:
        squares = STANDARD.completing(own >> board * 9 & 511, other >> board * 9 & 511)
        found += [board * 9 + square for square in range(9) if squares >> square & 1]
    return tuple(found)


def _quiet(position: UltimatePosition, moves: tuple[int, ...]) -> tuple[int, ...]:
    """Return the moves after which the other side must play on a small board that it can't take at once."""
    after = {move: cast(UltimatePosition, position.play(move)) for move in moves}
    return tuple(move for move, at in after.items() if at.active is not None and not taking(at, at.to_move))


VARIANT = Variant(
    UltimatePosition, analyse, candidates, name=name, strengths=(998, 1228, 1630, 2144), first_move=95, first_threat=11
)
