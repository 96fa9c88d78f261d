"""Plain Monte Carlo tree search for ultimate games, as the tutorials have it: UCT, then random moves to the end.

It was the rival of the search in bot/variants/ultimate, and uses its tables: only the way of thinking differs.
Source: Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bot.variants.ultimate.boards import COMPLETING, GAINS, Gain, state_of
from bot.variants.ultimate.rules import UltimatePosition

EXPLORATION = 1.0
ALL = 511
Move = tuple[int, Gain]
"""A small board, and what the move does there."""


@dataclass(slots=True)
class Game:
    """A game that moves are made on. active: -1 if any small board may be played on. side: 0 for X to move, 1 for O."""

    states: list[int]
    won: list[int]
    finished: int
    active: int
    side: int

    @classmethod
    def of(cls, position: UltimatePosition) -> Game:
        states = [state_of(position.x >> at * 9 & ALL, position.o >> at * 9 & ALL) for at in range(9)]
        active = -1 if position.active is None else position.active
        side = (position.x.bit_count() + position.o.bit_count()) % 2
        return cls(states, [position.won_x, position.won_o], position.finished, active, side)

    def copy(self) -> Game:
        return Game(self.states[:], self.won[:], self.finished, self.active, self.side)

    def boards(self) -> list[int]:
        return [self.active] if self.active >= 0 else [at for at in range(9) if not self.finished >> at & 1]

    def moves(self) -> list[Move]:
        return [(board, gain) for board in self.boards() for gain in GAINS[self.side](self.states[board])]

    def make(self, move: Move) -> float | None:
        """Make a move. Return what X gets if that ends the game: 1, 1/2 or 0."""
        board, (_, _, square, after, wins, finishes) = move
        self.states[board] = after
        if finishes:
            self.finished |= 1 << board
            if wins and COMPLETING[self.won[self.side]] >> board & 1:
                return 1.0 - self.side
            self.won[self.side] |= wins << board
            if self.finished == ALL:
                return 0.5
        self.active = -1 if self.finished >> square & 1 else square
        self.side = 1 - self.side
        return None

    def play_out(self, chance: Random) -> float:
        """Make random moves to the end. Return what X gets."""
        while True:
            boards = self.boards()
            board = boards[int(chance.random() * len(boards))]
            gains = GAINS[self.side](self.states[board])
            end = self.make((board, gains[int(chance.random() * len(gains))]))
            if end is not None:
                return end


@dataclass(slots=True)
class Node:
    move: Move | None = None
    visits: int = 0
    score: float = 0.0
    end: float | None = None
    children: list[Node] = field(default_factory=list)

    def pick(self) -> Node:
        """Return a child that wasn't visited yet, or else the most promising one."""
        most, found, spread = -1.0, self.children[0], EXPLORATION * math.sqrt(math.log(self.visits + 1))
        for child in self.children:
            if not child.visits:
                return child
            promise = child.score / child.visits + spread / math.sqrt(child.visits)
            if promise > most:
                most, found = promise, child
        return found


def mcts(position: UltimatePosition, chance: Random, is_up: Callable[[], bool]) -> tuple[int, int]:
    """Return the move that was tried most, and how many games were played out."""
    game, root = Game.of(position), Node()
    while not root.visits or not is_up():
        _simulate(game.copy(), root, chance)
    board, gain = max(root.children, key=lambda child: child.visits).move or (0, GAINS[0](0)[0])
    return board * 9 + gain[2], root.visits


def _simulate(game: Game, node: Node, chance: Random) -> None:
    path: list[tuple[Node, int]] = [(node, game.side)]
    while node.end is None and (node.visits or node.move is None):
        if not node.children:
            node.children = [Node(move) for move in game.moves()]
            chance.shuffle(node.children)
        node = node.pick()
        path.append((node, game.side))
        assert node.move is not None
        node.end = game.make(node.move)
    value = game.play_out(chance) if node.end is None else node.end
    for each, side in path:
        each.visits += 1
        each.score += 1 - value if side else value
