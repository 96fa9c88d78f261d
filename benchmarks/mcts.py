"""Plain Monte Carlo tree search for ultimate games, as the tutorials have it: the rival of bot/variants/ultimate."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from bot.engine import Mark
from bot.engine.position import Position
from bot.variants.ultimate.search import Search
from bot.variants.ultimate.boards import GAINS, COMPLETING
from bot.engine.values import Budget, Memo


class Table:
    """A game that moves are made on: small boards as in search.py, and who is to move."""

    __slots__ = ("active", "finished", "me", "states", "won")

    def __init__(self, states, won, finished, active, me):
        self.states, self.won, self.finished, self.active, self.me = states, won, finished, active, me

    def copy(self) -> "Table":
        return Table(self.states[:], self.won[:], self.finished, self.active, self.me)

    def moves(self):
        gains = GAINS[self.me]
        if self.active >= 0:
            return [(self.active, gain) for gain in gains[self.states[self.active]]]
        return [(board, gain) for board in range(9) if not self.finished >> board & 1 for gain in gains[self.states[board]]]

    def make(self, board, gain) -> int | None:
        """Make a move. Return None if the game goes on, else 1 if it wins, 0 if it's a draw."""
        _, _, square, after, wins, finishes = gain
        self.states[board] = after
        if finishes:
            self.finished |= 1 << board
            if wins:
                if COMPLETING[self.won[self.me]] >> board & 1:
                    return 1
                self.won[self.me] |= 1 << board
            if self.finished == 511:
                return 0
        self.active = -1 if self.finished >> square & 1 else square
        self.me = 1 - self.me
        return None

    def rollout(self, random) -> float:
        """Play at random to the end: 1 if X wins, 0 if O does."""
        make, rnd = self.make, random.random
        while True:
            if self.active >= 0:
                board = self.active
            else:
                open_boards = [board for board in range(9) if not self.finished >> board & 1]
                board = open_boards[int(rnd() * len(open_boards))]
            gains = GAINS[self.me][self.states[board]]
            end = make(board, gains[int(rnd() * len(gains))])
            if end is not None:
                return 0.5 if not end else float(self.me == 0)


class Node:
    __slots__ = ("children", "end", "move", "score", "visits")

    def __init__(self, move):
        self.move, self.visits, self.score, self.children, self.end = move, 0, 0.0, None, None


def start(position) -> Table:
    search = Search(position, Memo(), None)
    return Table(search._states, search._won, search._finished, search._turn[1], search._turn[0])


def mcts(position, random: Random, is_up: Callable[[int], bool], *, c: float = 1.0, leaf=None) -> tuple[int, int]:
    """Return the move visited most, and how many simulations that took."""
    table, root, count = start(position), Node(None), 0
    leaf = leaf or (lambda at: at.rollout(random))
    while not is_up(count):
        count += 1
        simulate(table.copy(), root, leaf, c, random)
    best = max(root.children, key=lambda child: child.visits)
    board, gain = best.move
    return board * 9 + gain[2], count


def simulate(at: Table, node: Node, leaf, c: float, random) -> None:
    path = [(node, 0)]
    while True:
        if node.end is not None:
            value = node.end
            break
        if node.children is None:
            if node.visits == 0 and node.move is not None:
                value = leaf(at)
                break
            node.children = [Node(move) for move in at.moves()]
            random.shuffle(node.children)
        child = None
        log = c * math.sqrt(math.log(node.visits + 1))
        best = -1.0
        for each in node.children:
            if not each.visits:
                child = each
                break
            worth = each.score / each.visits + log / math.sqrt(each.visits)
            if worth > best:
                best, child = worth, each
        me = at.me
        end = at.make(*child.move)
        if end is not None:
            child.end = 0.5 if not end else float(me == 0)
        node = child
        path.append((node, me))
    for each, me in path:
        each.visits += 1
        each.score += value if me == 0 else 1 - value
