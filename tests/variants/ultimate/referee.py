"""A referee of ultimate games, written apart from the bot: small boards are lists, squares are numbered from 1."""

from __future__ import annotations

LINES = ("123", "456", "789", "147", "258", "369", "159", "357")


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
        if self._has_line(marks):
            self.owners[board] = self.mover
            if self._has_line(self.owners):
                self.winner = self.mover
        elif all(marks.values()):
            self.full.append(board)
        self.mover = "O" if self.mover == "X" else "X"
        self.active = square if not self.winner and self.has_room(square) else None

    def _has_line(self, marks: dict[str, str]) -> bool:
        return any(all(marks.get(place) == self.mover for place in line) for line in LINES)
