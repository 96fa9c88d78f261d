"""Every remark on every move is true, by brute force, in a third of the positions that turning leaves apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from bot.engine import Mark, Position, TranspositionTable
from bot.engine.remarks import Prospect, Remark, RemarkKind, kept, prospect, remark, review
from tests.variants.three import brute
from tests.variants.three.positions import BOARD, position_of
from tests.variants.three.test_table import SHARE, best


def sign(value: int) -> int:
    return (value > 0) - (value < 0)


def plies(value: int) -> int:
    return brute.MOST - abs(value) if value else 0


def truths(said: Remark, state: brute.State, after: brute.State) -> dict[RemarkKind, Callable[[], bool]]:
    """For each kind, whether it is what should be said of a move."""
    values = brute.move_values(state)
    made, most, cells, top = values[said.cell], max(values.values()), set(said.cells), set(best(values))
    threats = set() if brute.completing(after, after.mine) else brute.completing(after, after.theirs)
    saved = {cell for cell, to in brute.states()[after].items() if not brute.completing(to, to.mine)}
    is_quiet = made == most and not threats
    return {
        RemarkKind.WINS: lambda: after.is_lost and said.cells == tuple(sorted(after.theirs)),
        RemarkKind.MISSES_WIN: lambda: made <= 0 < most and cells == top and said.plies == plies(most),
        RemarkKind.LOSES_DRAW: lambda: made < 0 == most and cells == top,
        RemarkKind.SLOWER: lambda: 0 < made < most and cells == top and said.plies == plies(most),
        RemarkKind.SOONER: lambda: made < most < 0 and cells == top,
        RemarkKind.FORCES: lambda: made == most and cells == threats == saved and len(cells) == 1,
        RemarkKind.WINNING: lambda: is_quiet and made > 0 and not cells,
        RemarkKind.LOSING: lambda: is_quiet and made < 0 and not cells,
        RemarkKind.HOLDS: lambda: is_quiet and made == 0 and cells == set(best(brute.move_values(after))),
    }


@SHARE
def test_every_remark_is_true(every: int) -> None:
    seen, table = Counter[RemarkKind](), TranspositionTable()
    for state in brute.one_of_each()[:: every * 3]:
        before = position_of(state)
        for cell, after in brute.states()[state].items():
            said = remark(before, cell, table)
            assert truths(said, state, after)[said.kind](), f"{said} after {state}"
            assert (said.mover, said.cell, said.replies) == (before.to_move, cell, len(brute.states()[after]))
            assert said.blocks is brute.is_line((*state.theirs, cell)[-3:])
            assert said.standing == standing(after, before.to_move.other)
            seen[said.kind] += 1
    assert set(seen) == set(RemarkKind) - {RemarkKind.FILLS, RemarkKind.FORKS, RemarkKind.UNCLEAR}, (
        "two marks that stay make one line"
    )


def standing(state: brute.State, mover: Mark) -> Prospect:
    """How a state stands, from the brute force."""
    value = brute.value(state)
    return Prospect({1: mover, 0: None, -1: mover.other}[sign(value)], plies(value))


def test_every_move_of_a_game_is_judged_by_brute_force() -> None:
    chance, table = Random(6), TranspositionTable()
    for _ in range(60):
        state, moves, truth, stands = brute.START, list[int](), list[bool](), list[Prospect]()
        while not state.is_lost and len(moves) < 40:
            moves.append(chance.choice(list(state.moves())))
            truth.append(sign(brute.move_values(state)[moves[-1]]) == sign(brute.value(state)))
            state = state.moves()[moves[-1]]
            stands.append(standing(state, Mark.O if len(moves) % 2 else Mark.X))
        assert kept(BOARD, moves, table) == truth
        assert [each.standing for each in review(BOARD, moves, table)] == stands
        assert prospect(Position.after(moves, BOARD), table) == stands[-1]
