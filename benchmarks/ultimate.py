"""How strong and how fast the levels of ultimate games are: python -m benchmarks.ultimate [--games 400] [--ms 20]

Beside plain Monte Carlo tree search of the same time a move and, where it is installed (pip install --group peers),
OpenSpiel's, which is C++. Times are those of this process: other programs don't count.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import math
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import median, quantiles
from typing import Any, cast

from benchmarks.levels import fitted
from benchmarks.mcts import mcts
from bot.engine import Board, Budget, Level, Mark, Position, Rules, TranspositionTable, choose
from bot.variants.ultimate.rules import UltimatePosition
from bot.variants.ultimate.search import Search

BOARD = Board(9, 9, 3, Rules.ULTIMATE)
OPENING_PLIES = (2, 3, 4)  # random moves before two players take over; each opening is played twice, with sides changed
Player = Callable[[list[int], Position], int]
"""The moves so far and the position in, a move out."""


def timer(seconds: float, clock: Callable[[], float] = time.process_time) -> Callable[[], bool]:
    end = clock() + seconds
    return lambda: clock() >= end


def level_player(level: Level, seconds: float, seed: int = 1) -> Player:
    chance, table = Random(seed), TranspositionTable()
    return lambda _, position: choose(position, level, chance, table, Budget(is_up=timer(seconds)))


def random_player(seed: int = 2) -> Player:
    chance = Random(seed)
    return lambda _, position: chance.choice(position.legal())


def mcts_player(seconds: float, seed: int = 3) -> Player:
    chance = Random(seed)
    return lambda _, position: mcts(cast("UltimatePosition", position), chance, timer(seconds))[0]


class OpenSpiel:
    """OpenSpiel's search; as many simulations as it makes in that time on an average position."""

    def __init__(self, seconds: float) -> None:
        self._spiel = importlib.import_module("pyspiel")
        self.game = self._spiel.load_game("ultimate_tic_tac_toe")
        self.rate = self._rate()
        self._bots = [self._make(max(2, round(self.rate * seconds / parts))) for parts in (1, 2)]

    def __call__(self, moves: list[int], position: Position) -> int:
        state, at = self.state(moves), cast("UltimatePosition", position)
        if at.active is not None:
            return at.active * 9 + int(self._bots[0].step(state))
        board = int(self._bots[1].step(state))
        state.apply_action(board)
        return board * 9 + int(self._bots[1].step(state))

    def state(self, moves: Sequence[int]) -> Any:
        """Return the position as OpenSpiel has it: a free choice of the small board is a move of its own there."""
        state, position = self.game.new_initial_state(), Position.start(BOARD)
        for move in moves:
            if cast("UltimatePosition", position).active is None:
                state.apply_action(move // 9)
            state.apply_action(move % 9)
            position = position.play(move)
        return state

    def _make(self, count: int) -> Any:
        """Return its searcher. The last arguments: memory without limit, proving ends, chance's seed, quiet."""
        evaluator = self._spiel.RandomRolloutEvaluator(1, 5)
        return self._spiel.MCTSBot(self.game, evaluator, math.sqrt(2), count, 0, True, 7, False)

    def _rate(self) -> float:
        states, bot = [self.state(opening(seed, 4 * seed)) for seed in range(10)], self._make(3000)
        begun = time.process_time()
        for state in states:
            bot.step(state)
        return 3000 * len(states) / (time.process_time() - begun)


def opening(seed: int, plies: int) -> list[int]:
    """Return random moves that end no game."""
    chance = Random(seed)
    while True:
        moves, position = list[int](), Position.start(BOARD)
        while len(moves) < plies and not position.is_over:
            moves.append(chance.choice(position.legal()))
            position = position.play(moves[-1])
        if not position.is_over:
            return moves


def play(players: dict[Mark, Player], moves: list[int]) -> float:
    """Play a game on. Return what X gets: 1, 1/2 or 0."""
    position = Position.after(moves, BOARD)
    while not position.is_over:
        moves.append(players[position.to_move](moves, position))
        position = position.play(moves[-1])
    return 0.5 if position.winner is None else float(position.winner is Mark.X)


def match(first: Player, second: Player, games: int) -> tuple[list[float], list[float]]:
    """Return what the first player gets in each game as X, and in each as O."""
    as_x, as_o = list[float](), list[float]()
    for game in range(games // 2):
        moves = opening(1000 + game, OPENING_PLIES[game % len(OPENING_PLIES)])
        as_x.append(play({Mark.X: first, Mark.O: second}, [*moves]))
        as_o.append(1 - play({Mark.X: second, Mark.O: first}, [*moves]))
    return as_x, as_o


def row(name: str, other: str, got: list[float]) -> str:
    won, drawn, lost = (sum(each == points for each in got) for points in (1, 0.5, 0))
    score = sum(got) / len(got)
    error = math.sqrt(sum((each - score) ** 2 for each in got)) / len(got)
    return f"| {name} | {other} | {won} | {drawn} | {lost} | {100 * score:.1f} ± {200 * error:.1f} |"


def strengths(games: int, seconds: float) -> None:
    """Print how the levels do, and the ratings that follow."""
    print(f"\n{games} games each, {1000 * seconds:.0f} ms a move for unbeatable and for other searches\n")
    print("| player | against | won | drawn | lost | score, % (two standard errors) |\n|---|---|--:|--:|--:|--:|")
    scores = {x: dict.fromkeys(Level, 0.5) for x in Level}
    for at, level in enumerate(Level):
        rivals: dict[str, Player] = {"random": random_player(), "plain MCTS": mcts_player(seconds)}
        rivals |= {each.value: level_player(each, seconds, 9) for each in list(Level)[:at]}
        for name, rival in rivals.items():
            as_x, as_o = match(level_player(level, seconds), rival, games)
            print(row(level, name, as_x + as_o), flush=True)
            if name in set(Level):
                scores[level][Level(name)] = (sum(as_x) + 0.5) / (
                    len(as_x) + 1
                )  # a draw more, for those that never win
                scores[Level(name)][level] = 1 - (sum(as_o) + 0.5) / (len(as_o) + 1)
    print("\nratings:", fitted([[scores[x][o] for o in Level] for x in Level]))


def peer(games: int, seconds: float) -> None:
    """Print how unbeatable and plain MCTS do against OpenSpiel in the same time a move."""
    if importlib.util.find_spec("pyspiel") is None:
        return
    rival = OpenSpiel(seconds)
    players = {"unbeatable": level_player(Level.UNBEATABLE, seconds), "plain MCTS": mcts_player(seconds)}
    for name, player in players.items() if games > 10 else list(players.items())[:1]:
        as_x, as_o = match(player, rival, games)
        print(row(f"{name}, {1000 * seconds:.0f} ms", "OpenSpiel's MCTS", as_x + as_o), flush=True)


def speeds() -> None:
    """Print nodes a second and how long a move takes."""
    positions = [cast("UltimatePosition", Position.after(opening(seed, 3 * seed), BOARD)) for seed in range(14)]
    print("\n| search | a second |\n|---|--:|")
    nodes, begun = 0, time.process_time()
    for position in positions:
        search = Search(position, TranspositionTable(), Budget(is_up=timer(0.3)))
        search.run(wide=False)
        nodes += search.nodes
    print(f"| ours, positions | {nodes / (time.process_time() - begun):,.0f} |")
    begun = time.process_time()
    count = sum(mcts(position, Random(1), timer(0.3))[1] for position in positions)
    print(f"| plain MCTS, games played out | {count / (time.process_time() - begun):,.0f} |")
    if importlib.util.find_spec("pyspiel") is not None:
        print(f"| OpenSpiel's MCTS, games played out | {OpenSpiel(0.01).rate:,.0f} |")
    print("\n| level | p50 of a move, ms | p99 |\n|---|--:|--:|")
    for level in Level:
        taken, chance, table = list[float](), Random(1), TranspositionTable()
        for seed in range(8 if level is Level.UNBEATABLE else 300):
            at = Position.after(opening(seed, seed % 50), BOARD)
            begun = time.perf_counter()
            choose(at, level, chance, table, Budget(is_up=timer(1.0, time.perf_counter)))
            taken.append(1000 * (time.perf_counter() - begun))
        print(f"| {level} | {median(taken):,.2f} | {quantiles(taken, n=100, method='inclusive')[98]:,.2f} |")


def main() -> None:
    """Print every table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=400, help="of each two players; half with each side")
    parser.add_argument("--ms", type=float, default=20, help="the time of a move")
    parser.add_argument("--long-games", type=int, default=6, help="against OpenSpiel, with a second a move")
    parser.add_argument("--only", choices=("speeds", "strengths", "peer", "long"))
    chosen = parser.parse_args()
    if chosen.only in (None, "speeds"):
        speeds()
    if chosen.only in (None, "strengths"):
        strengths(chosen.games, chosen.ms / 1000)
    if chosen.only in (None, "peer"):
        peer(chosen.games, chosen.ms / 1000)
    if chosen.only in (None, "long"):
        peer(chosen.long_games, 1.0)


if __name__ == "__main__":
    main()
