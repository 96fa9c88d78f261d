"""Review: what each move of an ended game gave away, how accurate both sides were, and what decided it."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.chat.marks import KEYCAPS, NEWEST, SQUARE
from bot.core.chat.replies import Reply
from bot.core.game import RULES, Game, How
from bot.core.thinking import Thinker
from bot.engine import Board, Mark, Position, Rules, TranspositionTable
from bot.engine.remarks import Prospect, Remark, RemarkKind, kept, review
from bot.features.watch.comments import Comment, Commentator, accuracy
from tests.addresses import press_address
from tests.core.chat.render.examples import KINDS_OF_BOARD, SAY, ended, game, lines_of
from tests.engine.brute import STANDARD, Brute, Wild
from tests.features.full import World
from tests.features.watch.examples import comment_on, replayed, reviewed
from tests.features.watch.test_commentary import Counting
from tests.people import WIN, members_game, private
from tests.world import text_of

BRUTE: dict[Rules, Brute] = {
    Rules.STANDARD: STANDARD,
    Rules.MISERE: Brute(3, 3, 3, line_wins=False),
    Rules.WILD: Wild(3, 3, 3),
}
MISTAKES = "12358496"
"""Bob (O) slips by 2, alice lets that win slip by 3, and loses the draw by 9."""
STEPS = [
    ("❌23/456/789", "Move 1 of 8: ❌ alice on 1", "Only 5 keeps the draw for 🔵."),
    ("❌🔵3/4🤝6/789", "Move 2 of 8: 🔵 bob on 2", "🔵 slips: 5 would have kept the draw."),
    ("❌🔵❌/🏆🏆6/🏆89", "Move 3 of 8: ❌ alice on 3", "❌ lets a win slip: 4, 5 or 7 would have won in 3 moves."),
    ("❌🔵❌/4🔵6/789", "Move 4 of 8: 🔵 bob on 5", "❌ must block at 8."),
    ("❌🔵❌/4🔵6/7❌9", "Move 5 of 8: ❌ alice on 8", "❌ blocks. Any reply keeps the draw for 🔵."),
    ("❌🔵❌/🔵🔵6/7❌9", "Move 6 of 8: 🔵 bob on 4", "❌ must block at 6."),
    ("❌🔵❌/🔵🔵🤝/7❌❌", "Move 7 of 8: ❌ alice on 9", "❌ slips: 6 would have kept the draw."),
    ("❌🔵❌/🟢🟢🟢/7❌❌", "Move 8 of 8: 🔵 bob on 6", "bob wins!"),
]
SUMMARY = ("Move 7 decided it: alice took 9, only 6 would have held.", "Accuracy: ❌ alice 50% and 🔵 bob 75%")


def squares_of(content: str) -> str:
    """Return a board in one line, with its rows apart and plain numbers."""
    return content.replace("\ufe0f\u20e3", "").replace("\n", "/")


def board_of(reply: Reply) -> str:
    """Return a step's board in one line. The mark of the last move has an accent behind it."""
    content = reply.render(SAY).content
    return squares_of(content).replace(SQUARE, "").replace(NEWEST, "'")


def at_random(board: Board, chance: Random) -> Game:
    state = game(board=board)
    while not state.is_over:
        state = state.played(chance.choice(state.position.legal()), 1, 2**33)
    return state


def numbers_of(state: Game) -> list[int]:
    return list(state.moves)


# The whole way


async def test_a_game_of_two_people_is_reviewed_to_its_end(world: World) -> None:
    board = await members_game(world, MISTAKES)
    shown = private(await world.press(world.bob, "Replay", board))
    for number, (squares, title, remark) in enumerate(STEPS, 1):
        text = text_of(shown)
        assert (squares_of(shown.content), title in text, remark in text) == (squares, True, True), text
        assert [line in text for line in SUMMARY] == [number in (7, len(STEPS))] * 2  # 7: the move that decided it
        if number < len(STEPS):
            shown = private(await world.press(world.bob, "Forward", shown))


async def test_a_larger_board_has_no_summary_and_nothing_is_searched_for_it(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob, board="4x4/3")
    await world.press(world.bob, "Accept")
    for player, square in zip((world.alice, world.bob) * 3, ("a1", "a2", "b1", "b2", "c1"), strict=False):
        await world.press(player, square)
    shown = private(await world.press(world.carol, "Replay", world.last))
    shown = private(await world.press(world.carol, "Last", shown))
    assert "alice wins!" in text_of(shown)
    assert "Accuracy" not in text_of(shown)
    assert "decided it" not in text_of(shown)
    counting, board = Counting(), KINDS_OF_BOARD["4x4"]
    assert await Commentator(Thinker(counting)).summary(ended(How.RESIGNATION, Mark.X, 0, 5, board=board)) is None
    assert counting.asked == 0


# Who may press it


async def test_a_forged_step_is_the_nearest_that_there_is(world: World) -> None:
    board = await members_game(world, WIN)
    for ply, title in ((0, "The empty board, before 5 moves"), (999, "Move 5 of 5: ❌ alice on 3")):
        shown = private(await press_address(world.env, world.carol, board, f"ttt:1:{ply}:review"))
        assert title in text_of(shown)


# Accuracy


@pytest.mark.parametrize("count", [25, pytest.param(100, marks=pytest.mark.slow)])
@pytest.mark.parametrize("rules", BRUTE)
def test_accuracy_is_what_brute_force_and_statistics_count(rules: Rules, count: int) -> None:
    chance, brute, table, board = Random(29), BRUTE[rules], TranspositionTable(), Board(3, 3, 3, rules)
    for _ in range(count):
        numbers, text = numbers_of(at_random(board, chance)), brute.empty
        truth: dict[Mark, list[bool]] = {Mark.X: [], Mark.O: []}
        for ply, number in enumerate(numbers):
            truth[Mark.O if ply % 2 else Mark.X].append(brute.move_values(text)[number][0] == brute.value(text)[0])
            text = brute.children(text)[number]
        assert accuracy(review(board, numbers, table)) == {
            mark: int(100 * own.count(True) / len(own)) for mark, own in truth.items()
        }
        assert kept(board, numbers, table) == [
            truth[Mark.O if ply % 2 else Mark.X].pop(0) for ply in range(len(numbers))
        ]


# What a move gave away, on the board


async def test_better_squares_show_what_was_given_away_and_the_last_move_is_told_apart() -> None:
    state = game(*(int(square) - 1 for square in MISTAKES))
    for ply, (squares, *_) in enumerate(STEPS[:-1], 1):
        step = replayed(state, ply, comment_on(state.at(ply)))
        assert board_of(step).replace("'", "") == squares
        cell = state.moves[ply - 1]
        assert board_of(step).split("'")[0].replace("/", "")[-1] == squares.replace("/", "")[cell]


async def test_by_wild_rules_the_other_mark_on_the_same_square_may_have_been_better() -> None:
    state = game(2, 9, 3, 14, 10, 7, 15, 17, 4, board=KINDS_OF_BOARD["wild"])
    step = reviewed(state, 9)
    assert board_of(step) == "🔵🔵❌/❌❌'🔵/🔵❌🔵"
    assert lines_of(step)[1:] == [
        "❌ lets a win slip: 5 with 🔵 would have won in 1 move.",
        "**It's a draw**",
        "Move 9 decided it: Ada took 5 with ❌; 5 with 🔵 would have won.",
        "Accuracy: Ada 60% and Bob 75%",
    ]


async def test_by_wild_rules_a_square_shows_it_whichever_mark_it_wants() -> None:
    state = game(1, 3, 2, 8, board=KINDS_OF_BOARD["wild"])
    step = replayed(state, 3, comment_on(state.at(3)))
    assert board_of(step) == "1❌❌'/❌56/78🏆"
    assert lines_of(step)[1] == "❌ lets a win slip: 9 with 🔵 would have won in 2 moves."


async def test_larger_boards_show_it_between_their_edges() -> None:
    state = game(0, 1, 5, board=KINDS_OF_BOARD["4x4"], result=ended(How.RESIGNATION, Mark.X, 0).result)
    slipped = Remark(RemarkKind.LOSES_DRAW, Mark.O, 1, (5, 15), 0, False, 14, Prospect(Mark.X, 5))
    rows = replayed(state, 2, Comment(slipped, slipped.standing)).render(SAY).content.splitlines()[1:]
    assert [row[: -len(edge) - 1] for row, edge in zip(rows, KEYCAPS, strict=False)] == [
        *(f"❌🔵{NEWEST}⬛⬛", "⬛🤝⬛⬛", "⬛⬛⬛⬛", "⬛⬛⬛🤝")
    ]


@pytest.mark.parametrize("count", [60, pytest.param(300, marks=pytest.mark.slow)])
def test_a_move_gave_something_away_if_its_side_is_worse_off_after_it(count: int) -> None:
    """Also the move that ends a game: by misere rules it may lose, and by wild rules fill a board that was won."""
    chance, seen = Random(7), set[tuple[Rules, RemarkKind]]()
    for rules in map(Rules, RULES):
        board, table = Board(3, 3, 3, rules), TranspositionTable()
        for _ in range(count):
            numbers = numbers_of(at_random(board, chance))
            last, after = review(board, numbers, table)[-1], Position.after(numbers, board)
            is_slip = last.kind in (RemarkKind.MISSES_WIN, RemarkKind.LOSES_DRAW)
            assert is_slip is not kept(board, numbers, table)[-1]
            assert is_slip or last.kind is (RemarkKind.WINS if after.winner else RemarkKind.FILLS)
            if is_slip:
                seen.add((rules, last.kind))
    assert seen == {
        (Rules.MISERE, RemarkKind.MISSES_WIN),
        (Rules.MISERE, RemarkKind.LOSES_DRAW),
        (Rules.WILD, RemarkKind.MISSES_WIN),
    }
