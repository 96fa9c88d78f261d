"""Games for those who look on: what is said of moves, and what followed boards, exhibitions and lists say."""

from __future__ import annotations

from bot.core.chat.variants import remark_text
from bot.core.game import How
from bot.engine import STANDARD, Mark
from bot.engine.remarks import Prospect, Remark, RemarkKind
from bot.features.watch.comments import TurningPoint
from bot.features.watch.pages import METER_MARKS, meter
from tests.core.chat.render.examples import KINDS_OF_BOARD, SAY, WON, ended, game, lines_of, title_of
from tests.features.watch.examples import comment_on, following, replayed
from tests.report import for_each

STANDINGS = {
    Prospect(Mark.X, 1): "❌❌❌❌❌❌❌❌ ❌ wins in 1 move with best play.",
    Prospect(Mark.X, 2): "❌❌❌❌❌❌❌❌ ❌ wins in 1 move with best play.",
    Prospect(Mark.O, 3): "❌🔵🔵🔵🔵🔵🔵🔵 🔵 wins in 2 moves with best play.",
    Prospect(Mark.O, 9): "❌❌❌🔵🔵🔵🔵🔵 🔵 wins in 5 moves with best play.",
    Prospect(None, 4): "❌❌❌❌🔵🔵🔵🔵 A draw if nobody slips.",
    Prospect(None, 4, False): "❔❔❔❔❔❔❔❔ Too early to tell who wins.",
}


@for_each(STANDINGS.items())
def test_a_meter_says_who_wins_and_in_how_many_of_their_own_moves(standing: Prospect, said: str) -> None:
    assert meter(standing, SAY) == said
    assert len(said.split(" ", maxsplit=1)[0]) == METER_MARKS


def said_of(kind: RemarkKind, *cells: int, blocks: bool = False, plies: int = 0) -> str:
    made = Remark(kind, Mark.X, 0, cells, plies, blocks, 2, Prospect(None, 4))
    return remark_text(made, STANDARD, SAY)


def test_every_kind_of_remark_has_its_words() -> None:
    assert [said_of(kind) for kind in (RemarkKind.WINS, RemarkKind.FILLS, RemarkKind.UNCLEAR)] == ["", "", ""]
    assert said_of(RemarkKind.MISSES_WIN, 2, plies=1) == "❌ lets a win slip: 3 would have won in 1 move."
    assert said_of(RemarkKind.MISSES_WIN, 2, 3, plies=3) == "❌ lets a win slip: 3 or 4 would have won in 2 moves."
    assert said_of(RemarkKind.LOSES_DRAW, 4) == "❌ slips: 5 would have kept the draw."
    assert said_of(RemarkKind.SLOWER, 4, plies=1) == "❌ still wins, but 5 would have won in 1 move."
    assert said_of(RemarkKind.SLOWER, 4, plies=5) == "❌ still wins, but 5 would have won in 3 moves."
    assert said_of(RemarkKind.SOONER, 0, 1, 2) == "❌ could have held out longer with 1, 2 or 3."
    assert said_of(RemarkKind.FORKS, 0, 8) == "❌ threatens 1 and 9 at once, and 🔵 can block only one."
    assert said_of(RemarkKind.FORCES, 8) == "🔵 must block at 9."
    assert said_of(RemarkKind.FORCES, 8, blocks=True) == "❌ blocks. 🔵 must block at 9."
    assert said_of(RemarkKind.UNCLEAR, blocks=True) == "❌ blocks."
    assert said_of(RemarkKind.WINS, blocks=True) == ""
    assert said_of(RemarkKind.WINNING) == "❌ is on the way to a win."
    assert said_of(RemarkKind.LOSING) == "❌ is lost now."
    assert said_of(RemarkKind.HOLDS, 4) == "Only 5 keeps the draw for 🔵."
    assert said_of(RemarkKind.HOLDS, 4, 5) == "Any reply keeps the draw for 🔵."
    assert said_of(RemarkKind.HOLDS, 4, 5, 6) == "🔵 keeps the draw with 5, 6 or 7."


def test_many_squares_are_cut_short() -> None:
    board = KINDS_OF_BOARD["5x5"]
    made = Remark(RemarkKind.SOONER, Mark.X, 0, tuple(range(12)), 0, False, 24, Prospect(None, 4))
    assert remark_text(made, board, SAY).endswith("with a1, b1, c1, d1, e1, a2, b2, c2 or 4 others.")


DECIDED = {
    (RemarkKind.LOSES_DRAW, (4,)): "Move 2 decided it: Bob took 2, only 5 would have held.",
    (RemarkKind.LOSES_DRAW, (4, 8)): "Move 2 decided it: Bob took 2; 5 or 9 would have held.",
    (RemarkKind.MISSES_WIN, (4,)): "Move 2 decided it: Bob took 2; 5 would have won.",
}


@for_each([(*key, said) for key, said in DECIDED.items()])
async def test_an_ended_board_tells_the_move_that_decided_it(
    kind: RemarkKind, cells: tuple[int, ...], said: str
) -> None:
    point = TurningPoint(2, Remark(kind, Mark.O, 1, cells, 0, True, 7, Prospect(Mark.X, 5)))
    assert lines_of(following(game(*WON, id=12), None, False, point))[2] == said


async def test_a_replay_of_one_move_says_the_only_move() -> None:
    short = ended(How.RESIGNATION, Mark.O, 4)
    assert title_of(replayed(short, 0, comment_on(game()))) == "The empty board, before the only move"
