"""A game for those who play it: the words of every state and end, and which buttons there are when."""

from __future__ import annotations

import itertools
import re

import pytest

from bot.core.chat.address import Act, GameButton, SquareButton
from bot.core.chat.game_page import GameReply, MenuReply, ResignReply, folded
from bot.core.chat.marks import APART
from bot.core.chat.page import DRAWN_COLOUR, LOST_COLOUR, RUNNING_COLOUR, WON_COLOUR, Page
from bot.core.chat.replies import Reply, page_of
from bot.core.game import Answer, Bot, Game, How, Look, Place
from bot.engine import Level, Mark, Rules
from tests.addresses import parse
from tests.core.chat.render.examples import (
    GAMES,
    KINDS_OF_BOARD,
    SAY,
    WON,
    at_random,
    buttons_of,
    challenge,
    ended,
    game,
    lines_of,
    shown,
    title_of,
)


def board_of(state: Game) -> str:
    return page_of(GameReply(state), SAY).content


HEADLINES = {
    "won": ("Ada wins!", "❌ Ada completed 1, 2 and 3 in 5 moves."),
    "lost to the bot": ("I win this one", "❌ the bot (unbeatable) completed 1, 2 and 3 in 5 moves."),
    "won from the bot": ("Ada wins!", "❌ Ada completed 1, 2 and 3 in 5 moves."),
    "drawn": ("It's a draw", "The board is full after 9 moves."),
    "agreed": ("It's a draw", "Agreed after 1 move."),
    "resigned": ("Bob wins!", "❌ Ada resigned after 1 move."),
    "timed out": ("Bob wins!", "❌ Ada ran out of time after 2 moves."),
    "never begun": ("Nobody wins", "Time ran out before both players had moved."),
}


@pytest.mark.parametrize("state", HEADLINES)
async def test_the_result_is_the_heading_and_how_it_came_about_is_the_first_line(state: str) -> None:
    reply = GameReply(GAMES[state])
    assert (title_of(reply), lines_of(reply)[0]) == HEADLINES[state]


@pytest.mark.parametrize(("board", "how"), [*itertools.product(KINDS_OF_BOARD, (How.LINE, How.FULL_BOARD))])
async def test_every_board_says_who_won_and_where_or_that_it_is_full(board: str, how: How) -> None:
    state = at_random(KINDS_OF_BOARD[board], how)
    title, said = title_of(GameReply(state)), lines_of(GameReply(state))[0]
    if state.winner is None:
        assert (title, said) == ("It's a draw", f"The board is full after {state.ply} moves.")
        return
    winner, loser = ("❌ Ada", "🔵 Bob") if state.winner is Mark.X else ("🔵 Bob", "❌ Ada")
    by = loser if state.board.rules is Rules.MISERE else winner
    assert title == f"{winner[2:]} wins!"
    assert said.startswith(f"{by[2:] if state.board.rules is Rules.WILD else by} completed ")
    names = re.split(", | and ", re.split(" completed | in | after ", said)[1])
    assert len(names) == len(state.position.winning_cells)


@pytest.mark.parametrize("board", KINDS_OF_BOARD)
async def test_the_line_that_ends_a_game_is_on_the_big_board_itself(board: str) -> None:
    state = at_random(KINDS_OF_BOARD[board], How.LINE)
    size, rows = state.board.columns, board_of(state).replace("\ufe0f", "").replace("\u20e3", "").splitlines()
    cells = "".join(row[:size] for row in rows[-size:])
    shown = {cell: symbol for cell, symbol in enumerate(cells) if symbol in "❎🟢"}
    marks = {Mark.X: "❎", Mark.O: "🟢"}
    assert shown == {
        cell: marks[mark] for cell in state.position.winning_cells if (mark := state.position.mark_at(cell))
    }


async def test_a_running_game_says_who_moves_what_was_played_and_until_when() -> None:
    reply = GameReply(game(4, 0, 8, id=12, deadline=1_800_000_000, x=Bot(Level.HARD)))
    assert title_of(reply) == "🔵 Bob to move"
    assert lines_of(reply) == [
        "❌ the bot (hard) vs 🔵 Bob",
        "Bob played 1 and the bot played 9",
        "Game 12. Next move due <t:1800000000:R>.",
    ]
    assert lines_of(GameReply(game(4, draw_offer=Mark.X)))[1:3] == [
        "Ada offers a draw. Bob, accept below; your next move declines it.",
        "Ada played 5",
    ]


RULES = {
    "misere": "Misere: whoever gets three in a row loses.",
    "wild": "Wild: place ❌ or 🔵 on each turn. Whoever completes three in a row wins.",
    "4x4/3": "4x4: 3 in a row wins.",
    "5x5": "5x5: 4 in a row wins.",
}


@pytest.mark.parametrize("board", RULES)
async def test_who_wins_when_is_one_line_before_and_after_the_end(board: str) -> None:
    running, over = game(board=KINDS_OF_BOARD[board]), at_random(KINDS_OF_BOARD[board], How.LINE)
    assert lines_of(GameReply(running))[1] == RULES[board]
    assert RULES[board] in lines_of(GameReply(over))
    assert not set(RULES.values()) & set(lines_of(GameReply(game())))


async def test_by_wild_rules_players_have_no_mark_and_the_squares_have_the_colour_of_what_they_place() -> None:
    state = game(13, board=KINDS_OF_BOARD["wild"])
    lines = lines_of(GameReply(state))
    assert (title_of(GameReply(state)), lines[0]) == ("Bob to move", "Ada vs Bob")
    assert lines[2:4] == ["The squares place 🔵 now. Press Place ❌ to switch.", "Ada placed 🔵 on 5"]
    for mark, style, by_o in ((Mark.X, 4, 0), (Mark.O, 1, 9)):
        buttons = buttons_of(page_of(GameReply(state, mark_to_place=mark), SAY))
        assert {button["style"] for button in buttons[:9] if not button["disabled"]} == {style}
        assert [button["custom_id"].split(":")[-1] for button in buttons[:9]] == [str(cell + by_o) for cell in range(9)]
        assert buttons[9]["label"] == f"Place {'🔵' if mark is Mark.X else '❌'}"
        assert buttons[9]["style"] == (1 if mark is Mark.X else 4)


async def test_larger_boards_have_letters_and_numbers_at_their_edges_as_far_as_discord_shows_them_large() -> None:
    assert board_of(game(0, 5, board=KINDS_OF_BOARD["4x4"])).splitlines() == [
        APART.join("🇦🇧🇨🇩"),
        "❌⬛⬛⬛1\ufe0f\u20e3",
        "⬛🔵⬛⬛2\ufe0f\u20e3",
        "⬛⬛⬛⬛3\ufe0f\u20e3",
        "⬛⬛⬛⬛4\ufe0f\u20e3",
    ]
    board = KINDS_OF_BOARD["5x5"]
    pressed = board_of(game(0, board=board)).splitlines()
    assert pressed[0] == "\u200b".join("🇦🇧🇨🇩🇪")
    assert pressed[1:] == ["❌⬛⬛⬛⬛1\ufe0f\u20e3", *[f"⬛⬛⬛⬛⬛{row}\ufe0f\u20e3" for row in range(2, 6)]]
    assert APART in board_of(at_random(board, How.LINE)), "the end is large"


async def test_the_colour_tells_whether_a_game_runs_who_has_won_or_that_nobody_has() -> None:
    shown = {name: page_of(GameReply(GAMES[name]), SAY).embed for name in ("new", "won", "lost to the bot", "drawn")}
    colours = {name: embed.colour for name, embed in shown.items() if embed}
    assert list(colours.values()) == [RUNNING_COLOUR, WON_COLOUR, LOST_COLOUR, DRAWN_COLOUR]


async def test_the_classic_look_has_a_ring_everywhere() -> None:
    state = game(13, 0, look=Look.CLASSIC, board=KINDS_OF_BOARD["wild"])
    page = page_of(GameReply(state), SAY)
    shown = repr((page.content, page.embed and page.embed.to_dict(), buttons_of(page)))
    assert "🔵" not in shown
    assert "⭕" in page.content
    assert "Place ⭕" in [button.get("label") for button in buttons_of(page)]


CHALLENGES = {
    "challenge": "<@2>, Ada challenges you to tic-tac-toe.\nYou'd be 🔵; Ada goes first.\nExpires <t:8589934592:R>.",
    "challenge to the first": "<@1>, Bob challenges you to tic-tac-toe.\n"
    "You'd be ❌, and you go first.\nExpires <t:8589934592:R>.",
    "declined": "Bob declined Ada's challenge.",
    "withdrawn": "Ada withdrew the challenge.",
    "expired": "Ada's challenge expired. Use /play to ask again.",
}


@pytest.mark.parametrize("state", CHALLENGES)
async def test_a_challenge_says_how_it_is(state: str) -> None:
    assert shown(GameReply(GAMES[state])) == CHALLENGES[state]


def acts_of(reply: Reply) -> dict[Act, str]:
    """The labels of the buttons that are no squares."""
    found = [(parse(button["custom_id"]), button.get("label", "")) for button in buttons_of(page_of(reply, SAY))]
    return {address.act: label for address, label in found if isinstance(address, GameButton)}


async def test_which_buttons_stand_under_what() -> None:
    assert acts_of(GameReply(GAMES["challenge"])) == {
        Act.ACCEPT: "Accept",
        Act.DECLINE: "Decline",
        Act.WITHDRAW: "Withdraw",
    }
    assert acts_of(GameReply(GAMES["declined"])) == {}
    assert acts_of(GameReply(GAMES["new"])) == {Act.HINT: "Hint", Act.OFFER: "Offer draw", Act.RESIGN: "Resign"}
    assert acts_of(GameReply(GAMES["draw offered"])) == {
        Act.HINT: "Hint",
        Act.AGREE: "Bob: agree to a draw",
        Act.RESIGN: "Resign",
    }
    assert acts_of(GameReply(GAMES["new 5x5"])) == {}
    assert list(acts_of(ResignReply(game(), Mark.O)).items()) == [
        (Act.KEEP_O, "Keep playing"),
        (Act.GIVE_UP_O, "Resign"),
    ]
    assert acts_of(GameReply(GAMES["never begun"])) == {Act.REMATCH: "Rematch"}
    assert acts_of(GameReply(GAMES["won"])) == {Act.REMATCH: "Rematch", Act.REPLAY: "Replay"}


async def test_a_full_message_has_its_other_buttons_in_a_menu_behind_every_mark() -> None:
    state = game(0, 7, board=KINDS_OF_BOARD["5x5"])
    buttons = buttons_of(page_of(GameReply(state), SAY))
    assert [
        button["custom_id"] for button in buttons if ":menu" in button["custom_id"] or "-menu" in button["custom_id"]
    ] == [
        f"ttt-menu:{10**17}:0",
        f"ttt-menu:{10**17}:7",
    ]
    assert not any(button["disabled"] for button in buttons)
    assert "Press a mark for hint, draw, resign." in lines_of(GameReply(state))
    offers = {offer: set(acts_of(MenuReply(game(0, draw_offer=offer), Mark.X))) for offer in (None, Mark.X, Mark.O)}
    assert offers == {
        None: {Act.HINT, Act.OFFER_ASIDE, Act.RESIGN},
        Mark.X: {Act.HINT, Act.RESIGN},
        Mark.O: {Act.HINT, Act.AGREE_ASIDE, Act.RESIGN},
    }


async def test_all_squares_are_emoji_those_taken_cannot_be_pressed_and_the_last_move_is_green() -> None:
    buttons = buttons_of(page_of(GameReply(game(4, 0)), SAY))[:9]
    assert [button["disabled"] for button in buttons] == [cell in (0, 4) for cell in range(9)]
    assert [button["style"] for button in buttons] == [3, *[2] * 8]
    assert [button["custom_id"] for button in buttons] == [f"ttt:{10**17}:2:{cell}" for cell in range(9)]
    shown = [button["emoji"]["name"].removesuffix("\ufe0f\u20e3") for button in buttons]
    assert shown == ["🔵", "2", "3", "4", "❌", "6", "7", "8", "9"]
    assert not any("label" in button for button in buttons)


@pytest.mark.parametrize("state", ["won", "drawn", "resigned", "timed out", "never begun"])
async def test_an_ended_board_has_no_square_left_to_press(state: str) -> None:
    addresses = [parse(button["custom_id"]) for button in buttons_of(page_of(GameReply(GAMES[state]), SAY))]
    assert not [address for address in addresses if isinstance(address, SquareButton)]


async def test_a_gentler_level_is_offered_after_a_loss_to_the_bot_alone() -> None:
    offers = {
        (level, seat): acts_of(GameReply(state)).get(Act.EASIER)
        for level in Level
        for seat, state in (("x", game(*WON, x=Bot(level))), ("o", game(*WON, o=Bot(level))))
    }
    assert {key: label for key, label in offers.items() if label} == {
        (Level.MEDIUM, "x"): "Rematch on easy",
        (Level.HARD, "x"): "Rematch on medium",
        (Level.UNBEATABLE, "x"): "Rematch on hard",
    }


def test_an_older_message_of_a_game_is_one_line_that_leads_to_the_newest() -> None:
    over = ended(How.RESIGNATION, Mark.O, 4, place=Place(None, 2), message_id=3, id=12)
    for state, line in (
        (game(message_id=3, id=12), "-# Game 12 continues [here](https://discord.com/channels/1/2/3)."),
        (over, "-# Game 12 ended [here](https://discord.com/channels/@me/2/3)."),
        (challenge(answer=Answer.WITHDRAWN), "Ada withdrew the challenge."),
    ):
        assert folded(state, SAY) == Page(line)


def test_an_ended_game_names_the_rematch_that_followed_unless_another_is_wanted() -> None:
    state = game(*WON, rematch_id=13)
    assert lines_of(GameReply(state))[-2] == "Rematch: game 13."
    assert Act.REMATCH not in acts_of(GameReply(state))
    wanted = game(*WON, rematch_id=13, rematch_offer=Mark.O)
    assert "Rematch: game 13." not in lines_of(GameReply(wanted))
    assert Act.REMATCH in acts_of(GameReply(wanted))


async def test_who_wants_a_rematch_and_who_had_hints_is_said() -> None:
    state: Game = ended(How.RESIGNATION, Mark.O, 4, rematch_offer=Mark.O, hints=frozenset(Mark), id=7)
    assert lines_of(GameReply(state))[-3:] == [
        "Ada and Bob played with hints.",
        "Bob wants a rematch. Ada, press Rematch to play.",
        "Game 7.",
    ]
    assert "Bob played with hints." in lines_of(GameReply(game(*WON, hints=frozenset({Mark.O}))))
