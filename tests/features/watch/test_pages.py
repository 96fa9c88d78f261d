"""Games for those who look on: what is said of moves, and what followed boards, exhibitions and lists say."""

from __future__ import annotations

import pytest

from bot.core.chat.address import Act
from bot.core.chat.marks import APART_AND_SMALL, KEYCAPS, winners_moves
from bot.core.chat.replies import Reply
from bot.core.chat.variants import remark_text
from bot.core.game import FollowedBoard, How, Place
from bot.engine import STANDARD, Mark, Position
from bot.engine.remarks import Kind, Prospect, Remark, remark
from bot.features.watch.comments import TurningPoint
from bot.features.watch.pages import METER_MARKS, FollowReply, ReplayReply, StoppedReply, left, meter
from tests.core.chat.render.examples import (
    ADA,
    BOB,
    KINDS_OF_BOARD,
    SAY,
    WON,
    at_random,
    buttons_of,
    ended,
    exhibition,
    game,
    lines_of,
    page_of,
    shown,
    text_of,
    title_of,
)
from tests.core.chat.render.replies import REPLIES
from tests.features.watch.examples import comment_on, on_show

STANDINGS = {
    Prospect(Mark.X, 1): "❌❌❌❌❌❌❌❌ ❌ wins in 1 move with best play.",
    Prospect(Mark.X, 2): "❌❌❌❌❌❌❌❌ ❌ wins in 1 move with best play.",
    Prospect(Mark.O, 3): "❌🔵🔵🔵🔵🔵🔵🔵 🔵 wins in 2 moves with best play.",
    Prospect(Mark.O, 9): "❌❌❌🔵🔵🔵🔵🔵 🔵 wins in 5 moves with best play.",
    Prospect(None, 4): "❌❌❌❌🔵🔵🔵🔵 A draw if nobody slips.",
    Prospect(None, 4, False): "❔❔❔❔❔❔❔❔ Too early to tell who wins.",
}


@pytest.mark.parametrize("standing", STANDINGS)
def test_a_meter_says_who_wins_and_in_how_many_of_their_own_moves(standing: Prospect) -> None:
    assert meter(standing, SAY) == STANDINGS[standing]
    assert len(STANDINGS[standing].split(" ")[0]) == METER_MARKS


def said_of(kind: Kind, *cells: int, blocks: bool = False, plies: int = 0) -> str:
    made = Remark(kind, Mark.X, 0, cells, plies, blocks, 2, Prospect(None, 4))
    return remark_text(made, STANDARD, SAY)


def test_every_kind_of_remark_has_its_words() -> None:
    assert [said_of(kind) for kind in (Kind.WINS, Kind.FILLS, Kind.UNCLEAR)] == ["", "", ""]
    assert said_of(Kind.MISSES_WIN, 2, plies=1) == "❌ lets a win slip: 3 would have won in 1 move."
    assert said_of(Kind.MISSES_WIN, 2, 3, plies=3) == "❌ lets a win slip: 3 or 4 would have won in 2 moves."
    assert said_of(Kind.LOSES_DRAW, 4) == "❌ slips: 5 would have kept the draw."
    assert said_of(Kind.SLOWER, 4, plies=1) == "❌ still wins, but 5 would have won in 1 move."
    assert said_of(Kind.SLOWER, 4, plies=5) == "❌ still wins, but 5 would have won in 3 moves."
    assert said_of(Kind.SOONER, 0, 1, 2) == "❌ could have held out longer with 1, 2 or 3."
    assert said_of(Kind.FORKS, 0, 8) == "❌ threatens 1 and 9 at once, and 🔵 can block only one."
    assert said_of(Kind.FORCES, 8) == "🔵 must block at 9."
    assert said_of(Kind.FORCES, 8, blocks=True) == "❌ blocks. 🔵 must block at 9."
    assert said_of(Kind.UNCLEAR, blocks=True) == "❌ blocks."
    assert said_of(Kind.WINS, blocks=True) == ""
    assert said_of(Kind.WINNING) == "❌ is on the way to a win."
    assert said_of(Kind.LOSING) == "❌ is lost now."
    assert said_of(Kind.HOLDS, 4) == "Only 5 keeps the draw for 🔵."
    assert said_of(Kind.HOLDS, 4, 5) == "Any reply keeps the draw for 🔵."
    assert said_of(Kind.HOLDS, 4, 5, 6) == "🔵 keeps the draw with 5, 6 or 7."


def test_many_squares_are_cut_short() -> None:
    board = KINDS_OF_BOARD["5x5"]
    made = Remark(Kind.SOONER, Mark.X, 0, tuple(range(12)), 0, False, 24, Prospect(None, 4))
    assert remark_text(made, board, SAY).endswith("with a1, b1, c1, d1, e1, a2, b2, c2 or 4 others.")


def test_every_move_of_every_example_can_be_spoken_of() -> None:
    for board in (KINDS_OF_BOARD["3x3"], KINDS_OF_BOARD["misere"], KINDS_OF_BOARD["wild"]):
        state = at_random(board, How.FULL_BOARD)
        position = Position.start(board)
        for made in state.moves:
            number = made
            text = remark_text(remark(position, number), board, SAY)
            assert text == "" or text.endswith(".")
            position = position.play(number)


def test_plies_become_the_moves_of_the_side_that_wins() -> None:
    assert [winners_moves(plies) for plies in range(1, 10)] == [1, 1, 2, 2, 3, 3, 4, 4, 5]


async def test_a_followed_board_leads_to_the_players_board() -> None:
    state = game(4, 0, id=12, message_id=34)
    assert lines_of(FollowReply(state, comment_on(state), has_link=True)) == [
        "❌ Ada vs 🔵 Bob",
        "🔵 Bob played 1.",
        "Any reply keeps the draw for ❌.",
        "❌❌❌❌🔵🔵🔵🔵 A draw if nobody slips.",
        "Game 12, followed here until it ends. Use /unwatch 12 to stop. "
        "[The players' board](https://discord.com/channels/1/2/34)",
    ]
    assert lines_of(FollowReply(state, comment_on(state), has_link=False))[-1].endswith("Use /unwatch 12 to stop.")
    over = game(*WON, id=12)
    assert lines_of(FollowReply(over, None, has_link=True))[-1] == (
        "That was game 12. Use /replay 12 to step through it."
    )


async def test_a_comment_that_is_held_back_says_why_and_tells_no_square_and_no_outcome() -> None:
    state = game(4, 1, id=12)
    assert lines_of(FollowReply(state, None, has_link=False)) == [
        "❌ Ada vs 🔵 Bob",
        "🔵 Bob played 2.",
        "Comments come after the game, because the players can read this channel.",
        "Game 12, followed here until it ends. Use /unwatch 12 to stop.",
    ]


async def test_a_slip_against_the_bot_stands_before_what_is_said_of_its_answer() -> None:
    slipped, answered = game(0, 1, id=12), game(0, 1, 4, id=12)
    comment = comment_on(answered)._replace(slip=comment_on(slipped).remark)
    assert lines_of(FollowReply(answered, comment, has_link=False))[2:4] == [
        "🔵 slips: 5 would have kept the draw.",
        "🔵 must block at 9.",
    ]


DECIDED = {
    (Kind.LOSES_DRAW, (4,)): "Move 2 decided it: Bob took 2, only 5 would have held.",
    (Kind.LOSES_DRAW, (4, 8)): "Move 2 decided it: Bob took 2; 5 or 9 would have held.",
    (Kind.MISSES_WIN, (4,)): "Move 2 decided it: Bob took 2; 5 would have won.",
}


@pytest.mark.parametrize(("kind", "cells"), DECIDED)
async def test_an_ended_board_tells_the_move_that_decided_it(kind: Kind, cells: tuple[int, ...]) -> None:
    point = TurningPoint(2, Remark(kind, Mark.O, 1, cells, 0, True, 7, Prospect(Mark.X, 5)))
    reply = FollowReply(game(*WON, id=12), None, False, point)
    assert title_of(reply) == "Ada wins!"
    assert lines_of(reply)[:3] == ["Three in a row in 3 moves.", "❌ Ada vs 🔵 Bob", DECIDED[kind, cells]]


async def test_an_exhibition_says_whose_it_is_and_how_to_start_another() -> None:
    state = exhibition(4, id=12)
    assert title_of(on_show(state)) == "🔵 Hard bot to move"
    assert lines_of(on_show(state, comment_on(state)))[1::3] == [
        "❌ Easy bot played 5.",
        "Game 12, an exhibition for Ada. The next move comes in a few seconds.",
    ]
    assert title_of(REPLIES["exhibition, stopped"]) == "Nobody wins"
    assert lines_of(REPLIES["exhibition, stopped"])[::2] == [
        "The game was stopped before the first move.",
        "Game 100000000000000000, an exhibition for Ada.",
    ]


async def test_a_replay_says_which_move_is_shown_and_ends_with_the_end() -> None:
    state = game(*WON, id=12)
    replays = [ReplayReply(state, ply, comment_on(state.at(ply))) for ply in (0, 1, 5)]
    assert [title_of(reply) for reply in replays] == [
        "The empty board, before 5 moves",
        "Move 1 of 5: ❌ Ada on 1",
        "Move 5 of 5: ❌ Ada on 3",
    ]
    assert lines_of(replays[2])[1:3] == ["**Ada wins!**", "Three in a row in 3 moves."]
    short = ended(How.RESIGNATION, Mark.O, 4)
    assert title_of(ReplayReply(short, 0, comment_on(game()))) == "The empty board, before the only move"


@pytest.mark.parametrize(
    ("ply", "enabled"),
    [
        (0, {"Forward": 1, "Last": 5}),
        (2, {"First": 0, "Back": 1, "Forward": 3, "Last": 5}),
        (5, {"First": 0, "Back": 4}),
    ],
)
async def test_the_buttons_of_a_replay_lead_where_they_say(ply: int, enabled: dict[str, int]) -> None:
    state = game(*WON, id=12)
    buttons = buttons_of(page_of(ReplayReply(state, ply, comment_on(state.at(ply))), SAY))
    assert [button["label"] for button in buttons] == ["First", "Back", "Forward", "Last"]
    leads = {button["label"]: button["custom_id"] for button in buttons if not button["disabled"]}
    assert leads == {label: f"ttt-replay:12:{to}:{label.lower()}" for label, to in enabled.items()}


def boards(*numbers: int) -> tuple[FollowedBoard, ...]:
    return tuple(FollowedBoard(number, Place(1, 2), 3, BOB) for number in numbers)


STOPPED: dict[str, Reply] = {
    "I no longer follow game 7 here. Use /watch with its number to follow it again.": StoppedReply(boards(7), None),
    "I no longer follow games 7, 8 and 9 here. Use /watch with a number to follow one again.": StoppedReply(
        boards(7, 8, 9), None
    ),
    "I stopped the exhibition, game 1234.": StoppedReply((), exhibition(id=1234)),
}


@pytest.mark.parametrize("said", STOPPED)
async def test_what_unwatch_has_ended_is_said_in_plain_words(said: str) -> None:
    page = page_of(STOPPED[said], SAY)
    assert page.content == said
    assert page.embed is None
    assert page.view is None
    assert ADA.name not in said


async def test_boards_that_follow_no_longer_say_so_and_have_no_buttons() -> None:
    state = game(4, id=12)
    pages = {
        "I no longer follow game 12 here. Use /watch 12 to follow it again.": left(
            state, "watch-followed-stopped", SAY
        ),
        "I follow game 12 further down now.": left(state, "watch-followed-moved", SAY),
    }
    for said, page in pages.items():
        assert text_of(page).splitlines()[-1] == said
        assert not buttons_of(page)


async def test_an_exhibition_is_won_at_a_level() -> None:
    assert "❌ Easy bot wins!" in shown(on_show(exhibition(*WON)))


async def test_an_exhibition_on_5x5_has_its_edges() -> None:
    watched = page_of(on_show(exhibition(0, board=KINDS_OF_BOARD["5x5"])), SAY).content
    rows = ["❌⬛⬛⬛⬛", *["⬛⬛⬛⬛⬛"] * 4]
    assert watched.splitlines() == [APART_AND_SMALL.join("🇦🇧🇨🇩🇪"), *map("{}{}".format, rows, KEYCAPS[:5])]


def test_an_exhibition_can_be_stopped_and_replayed_when_it_is_over() -> None:
    over = {Act.ANOTHER: "Another", Act.REPLAY: "Replay"}
    for state, acts in ((exhibition(4), {Act.STOP: "Stop"}), (exhibition(*WON), over)):
        buttons = buttons_of(page_of(on_show(state), SAY))
        assert {button["custom_id"].rpartition(":")[2]: button["label"] for button in buttons} == acts
