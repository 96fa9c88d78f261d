"""Other people's programs for the same task, where they are installed: easyAI and OpenSpiel."""

from __future__ import annotations

import importlib.util
import sys
import time
from typing import Any

from bot.engine import Board, Position, TranspositionTable

PACKAGES = {"easyai_solve": "easyAI", "openspiel_solve": "pyspiel"}
SAMPLE = 50
"""Every so many positions of 3x3 are given to OpenSpiel, which remembers nothing."""


def small(positions: list[Position]) -> dict[str, tuple[float, float]]:
    """Seconds a move on 3x3, from the empty board and in the mean, by name."""
    found = {}
    if importlib.util.find_spec("easyAI") is not None:
        found["easyAI, negamax with its table"] = _easyai(positions)
    if importlib.util.find_spec("pyspiel") is not None:
        found["OpenSpiel, minimax"] = _openspiel(positions)
    return found


def easyai_solve(name: str) -> float | None:
    """Seconds for easyAI's negamax with its table from the empty board."""
    from easyAI import Negamax
    from easyAI.AI import TranspositionTable

    board = Board.parse(name)
    game = _easyai_game(Position.start(board))
    begun = time.perf_counter()
    Negamax(board.cells, tt=TranspositionTable())(game)
    return time.perf_counter() - begun


def openspiel_solve(name: str) -> float | None:
    """Seconds for OpenSpiel's alpha-beta from the empty board; None where it has no such game."""
    import pyspiel
    from open_spiel.python.algorithms import minimax

    board = Board.parse(name)
    try:
        game = pyspiel.load_game(f"mnk(m={board.columns},n={board.rows},k={board.k})")
    except pyspiel.SpielError:
        return None
    begun = time.perf_counter()
    minimax.alpha_beta_search(game)
    return time.perf_counter() - begun


def size_of_entry(table: TranspositionTable) -> float:
    """Bytes that one remembered position takes, its part of the dictionary included."""
    if not table.bounds:
        return 0.0
    some = list(table.bounds.items())[:1000]
    objects = sum(sys.getsizeof(key) + sys.getsizeof(bounds) for key, bounds in some) / len(some)
    return objects + sys.getsizeof(table.bounds) / len(table.bounds)


def _easyai(positions: list[Position]) -> tuple[float, float]:
    from easyAI import Negamax
    from easyAI.AI import TranspositionTable

    begun = time.perf_counter()
    Negamax(9, tt=TranspositionTable())(_easyai_game(positions[0]))
    empty = time.perf_counter() - begun
    games = [_easyai_game(position) for position in positions]
    think = Negamax(9, tt=TranspositionTable())
    begun = time.perf_counter()
    for game in games:
        think(game)
    return empty, (time.perf_counter() - begun) / len(games)


def _openspiel(positions: list[Position]) -> tuple[float, float]:
    import pyspiel
    from open_spiel.python.algorithms import minimax

    game = pyspiel.load_game("tic_tac_toe")

    def seconds(position: Position) -> float:
        state = game.new_initial_state()
        x, o = ([cell for cell in range(9) if marks >> cell & 1] for marks in (position.x, position.o))
        for ply in range(position.ply):
            state.apply_action((x, o)[ply % 2][ply // 2])
        player = state.current_player()
        begun = time.perf_counter()
        minimax.alpha_beta_search(game, state=state, maximizing_player_id=player)
        return time.perf_counter() - begun

    sample = [position for position in positions[::SAMPLE] if position.ply]
    return seconds(Position.start()), sum(map(seconds, sample)) / len(sample)


def _easyai_game(position: Position) -> Any:
    """The position as a game of easyAI's, written as its own tic-tac-toe example is."""
    from easyAI import TwoPlayerGame

    board = position.board
    lines = [[cell for cell in range(board.cells) if line >> cell & 1] for line in board.lines]

    class Game(TwoPlayerGame):  # type: ignore[misc]
        def __init__(self) -> None:
            self.players = [None, None]
            self.board = [1 if position.x >> cell & 1 else 2 * (position.o >> cell & 1) for cell in range(board.cells)]
            self.current_player = 1 if position.ply % 2 == 0 else 2

        def possible_moves(self) -> list[int]:
            return [cell for cell, mark in enumerate(self.board) if mark == 0]

        def make_move(self, move: int) -> None:
            self.board[move] = self.current_player

        def unmake_move(self, move: int) -> None:
            self.board[move] = 0

        def lose(self) -> bool:
            return any(all(self.board[cell] == self.opponent_index for cell in line) for line in lines)

        def is_over(self) -> bool:
            return not self.possible_moves() or self.lose()

        def scoring(self) -> int:
            return -100 if self.lose() else 0

        def ttentry(self) -> tuple[int, ...]:
            return (self.current_player, *self.board)

        def show(self) -> None:
            """Nothing."""

    return Game()
