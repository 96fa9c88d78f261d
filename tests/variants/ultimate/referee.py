"""A referee of ultimate games, written apart from the bot: small boards are lists, squares are numbered from 1."""

from __future__ import annotations

LINES = ("123", "456", "789", "147", "258", "369", "159", "357")
THROUGH = {place: [tuple(line) for line in LINES if place in line] for place in "123456789"}


class Referee:
    """A game: whose turn it is, which moves are legal, such as "53" for square 3 of board 5, and how it ends."""

    def __init__(self) -> None:
        self.squares = {board: dict.fromkeys("123456789", "") for board in "123456789"}
        self.owners: dict[str, str] = {}
        self.full: list[str] = []
        self.mover, self.winner = "X", ""
        self.active: str | None = None

    def has_room(self, board: str) -> bool:
        return board not in self.owners and board not in self.full

    def legal(self) -> list[str]:
        if self.winner:
            return []
        boards = [self.active] if self.active else [board for board in self.squares if self.has_room(board)]
        return [board + square for board in boards for square, mark in self.squares[board].items() if not mark]

    def play(self, move: str) -> None:
        board, square = move[:1], move[1:]
        marks = self.squares[board]
        marks[square] = self.mover
        if self._has_line(marks, square):
            self.owners[board] = self.mover
            if self._has_line(self.owners, board):
                self.winner = self.mover
        elif all(marks.values()):
            self.full.append(board)
        self.mover = "O" if self.mover == "X" else "X"
        self.active = square if not self.winner and self.has_room(square) else None

    def _has_line(self, marks: dict[str, str], place: str) -> bool:
        mover = self.mover
        for first, second, third in THROUGH[place]:
            if marks.get(first) == mover and marks.get(second) == mover and marks.get(third) == mover:
                return True
        return False

    def text(self) -> str:
        """Return all marks, board by board, a dot for a free square."""
        return "".join(mark or "." for marks in self.squares.values() for mark in marks.values())

    def copy(self) -> Referee:
        other = Referee()
        other.squares = {board: dict(marks) for board, marks in self.squares.items()}
        other.owners, other.full = dict(self.owners), list(self.full)
        other.mover, other.winner, other.active = self.mover, self.winner, self.active
        return other


Result = tuple[int, int]
"""1, 0 or -1 for the side to move if it wins, draws or loses, and in how many plies; 0 for a draw."""


def solve(game: Referee, known: dict[tuple[str, str | None], Result]) -> Result:
    """Play every game to its end. known: what earlier calls found, by marks and active board."""
    key = game.text(), game.active
    if key not in known:
        results = list(after_each(game, known).values())
        known[key] = max(results, key=rank) if results else (-1 if game.winner else 0, 0)
    return known[key]


def after_each(game: Referee, known: dict[tuple[str, str | None], Result]) -> dict[str, Result]:
    """Return how each legal move ends for the side that makes it."""
    found = {}
    for move in game.legal():
        after = game.copy()
        after.play(move)
        result, plies = solve(after, known)
        found[move] = (-result, plies + 1 if result else 0)
    return found


def rank(found: Result) -> tuple[int, int]:
    """Order results: fast wins first, slow losses last but for sooner ones."""
    result, plies = found
    return result, -result * plies
