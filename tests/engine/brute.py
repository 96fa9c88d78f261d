"""Tic-tac-toe once more, slowly and by other means: strings, coordinates, no bit masks, nothing cut short.

The engine is measured against this, so nothing here may come from bot.engine.
"""

from __future__ import annotations

import re
from collections.abc import Iterator


class Brute:
    """One board shape. A position is a text such as "O.XX.X.OO"; X began. line_wins: or, by misere rules, loses."""

    def __init__(self, rows: int, columns: int, k: int, *, line_wins: bool = True) -> None:
        self.line = -1 if line_wins else 1
        self.rows, self.columns, self.k = rows, columns, k
        self.empty = "." * (rows * columns)
        self.lines = sorted({tuple(sorted(line)) for line in self._lines()})
        self._full = [(mark, re.compile("|".join(self._drawn(line, mark) for line in self.lines))) for mark in "XO"]
        self._children: dict[str, dict[int, str]] = {}
        self._values: dict[str, tuple[int, int]] = {}
        self._calls: dict[str, int] = {}
        self._scores: dict[tuple[str, str, int, int], int] = {}

    def _lines(self) -> Iterator[list[int]]:
        square = {
            (row, column): row * self.columns + column for row in range(self.rows) for column in range(self.columns)
        }
        for row, column in square:
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                places = [(row + down * step, column + right * step) for step in range(self.k)]
                if all(place in square for place in places):
                    yield [square[place] for place in places]

    def _drawn(self, line: tuple[int, ...], mark: str) -> str:
        return "".join(mark if cell in line else "." for cell in range(len(self.empty)))

    def winner(self, text: str) -> str:
        """Return the mark that has a full line, or nothing."""
        return next((mark for mark, full in self._full if full.match(text)), "")

    def children(self, text: str) -> dict[int, str]:
        """Return what each move leads to; nothing when the game is over."""
        if text not in self._children:
            self._children[text] = {} if self.winner(text) else self._moves(text)
        return self._children[text]

    def _moves(self, text: str) -> dict[int, str]:
        mover = "X" if text.count("X") == text.count("O") else "O"
        return {cell: text[:cell] + mover + text[cell + 1 :] for cell, mark in enumerate(text) if mark == "."}

    def value(self, text: str) -> tuple[int, int]:
        """Return +1, 0 or -1 for the mover, and the plies to the end: wins soon, losses late."""
        if text not in self._values:
            self._values[text] = self._value(text)
        return self._values[text]

    def move_values(self, text: str) -> dict[int, tuple[int, int]]:
        """Return the value of each move for the side that makes it, counted from before the move."""
        below = {cell: self.value(child) for cell, child in self.children(text).items()}
        return {cell: (-result, plies + 1) for cell, (result, plies) in below.items()}

    def best(self, text: str) -> tuple[int, ...]:
        """Return the moves that reach the position's value."""
        return tuple(cell for cell, value in self.move_values(text).items() if value == self.value(text))

    def calls(self, text: str) -> int:
        """Return how many calls plain minimax takes."""
        if text not in self._calls:
            self._calls[text] = 1 + sum(self.calls(child) for child in self.children(text).values())
        return self._calls[text]

    def minimax(self, text: str, maximiser: str, win: int, loss: int) -> int:
        """Return what plain minimax returns, as the tutorials have it. X began, so the marks tell who moves."""
        key = text, maximiser, win, loss
        if key not in self._scores:
            found = [self.minimax(child, maximiser, win, loss) for child in self.children(text).values()]
            best = max if maximiser == ("X" if text.count("X") == text.count("O") else "O") else min
            won = {maximiser: win, "": 0}.get(self.winner(text), -loss)
            self._scores[key] = best(found) if found else won
        return self._scores[key]

    def _value(self, text: str) -> tuple[int, int]:
        moves = self.move_values(text).values()
        if not moves:
            return (self.line if self.winner(text) else 0), 0
        return max(moves, key=lambda move: (move[0], -move[0] * move[1]))

    def reachable(self) -> list[str]:
        """Return every position that a game can reach, finished ones included."""
        found, new = {self.empty}, [self.empty]
        while new:
            new = list({child for text in new for child in self.children(text).values()} - found)
            found.update(new)
        return sorted(found)


class Wild(Brute):
    """By wild rules each side places either mark. A move that places O is numbered from the number of squares on."""

    def _moves(self, text: str) -> dict[int, str]:
        free = [cell for cell, mark in enumerate(text) if mark == "."]
        return {
            cell + by_o * len(text): text[:cell] + mark + text[cell + 1 :]
            for by_o, mark in enumerate("XO")
            for cell in free
        }


STANDARD = Brute(3, 3, 3)
POSITIONS = STANDARD.reachable()
LIVE = [text for text in POSITIONS if STANDARD.children(text)]
