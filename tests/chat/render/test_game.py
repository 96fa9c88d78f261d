"""A game for those who play it: the words of every state and end, and which buttons there are when."""

from __future__ import annotations

import itertools

import pytest

from bot.chat.address import Act, GameButton, parse
from bot.chat.render import Page, folded, page_of
from bot.chat.render.page import ENDED_COLOUR, RUNNING_COLOUR, WON_COLOUR
from bot.chat.request import GameReply
from bot.engine import Level, Mark, Rules
from bot.model import Answer, Bot, Game, How, Place
from tests.chat.render.examples import (
    GAMES,
    KINDS_OF_BOARD,
    SAY,
    WON,
    at_random,
    buttons_of,
    challenge,
    ended,
    exhibition,
    game,
    lines_of,
    shown,
)

ENDS = {
    "won": "**❌ Ada wins** with 1, 2 and 3.",
    "lost to the bot": "**❌ the bot wins** with 1, 2 and 3.",
    "drawn": "**A draw.** The board is full.",
    "agreed": "**A draw** by agreement.",
    "resigned": "**🔵 Bob wins:** Ada resigned.",
    "timed out": "**🔵 Bob wins:** Ada ran out of time.",
    "never begun": "**Nobody wins.** Time ran out before both players had moved.",
}


@pytest.mark.parametrize("state", ENDS)
async def test_how_it_ended_is_said_in_words(state: str) -> None:
    assert lines_of(GameReply(GAMES[state]))[1] == ENDS[state]


@pytest.mark.parametrize(("board", "how"), [*itertools.product(KINDS_OF_BOARD, (How.LINE, How.FULL_BOARD))])
async def test_every_board_says_who_won_and_where_or_that_it_is_full(board: str, how: How) -> None:
    state = at_random(KINDS_OF_BOARD[board], how)
    said = lines_of(GameReply(state))[1]
    if state.winner is None:
        assert said == "**A draw.** The board is full."
        return
    winner, loser = ("❌ Ada", "Bob") if state.winner is Mark.X else ("🔵 Bob", "Ada")
    is_misere = state.board.rules is Rules.MISERE
    assert said.startswith(f"**{winner} wins:** {loser} completed " if is_misere else f"**{winner} wins** with ")
    names = said.rstrip(".").replace(" and ", ", ").split("completed " if is_misere else "with ")[1].split(", ")
    assert len(names) == len(state.position.winning_cells)


async def test_an_exhibition_is_won_at_a_level() -> None:
    assert lines_of(GameReply(exhibition(*WON)))[:2] == [
        "❌ the bot (easy) vs 🔵 the bot (hard)",
        "**❌ the bot (easy) wins** with 1, 2 and 3.",
    ]


async def test_a_running_game_says_who_moves_what_was_played_and_until_when() -> None:
    assert lines_of(GameReply(game(4, 0, 8, id=12, deadline=1_800_000_000, x=Bot(Level.HARD)))) == [
        "❌ the bot (hard) vs 🔵 Bob",
        "**🔵 Bob to move.** Press a square or use /move.",
        "Last: 🔵 on 1 (a1), then ❌ on 9 (c3).",
        "Game 12. Next move due <t:1800000000:R>.",
    ]
    assert lines_of(GameReply(game(4, draw_offer=Mark.X)))[2:4] == [
        "Ada offers a draw. Bob, use /draw to accept, or play on.",
        "Last: ❌ on 5 (b2).",
    ]


RULES = {
    "misere": " Misere: three in a row loses.",
    "wild": " Wild: you may place either mark.",
    "4x4/3": " 4x4: 3 in a row wins.",
    "3x3": "",
}


@pytest.mark.parametrize("board", RULES)
async def test_rules_are_said_unless_they_are_the_usual_ones(board: str) -> None:
    state = game(board=KINDS_OF_BOARD[board], id=1, deadline=2)
    assert lines_of(GameReply(state))[2] == f"Game 1. Next move due <t:2:R>.{RULES[board]}"


async def test_a_wild_game_says_and_shows_which_mark_is_placed() -> None:
    reply = GameReply(game(13, board=KINDS_OF_BOARD["wild"]), mark_to_place=Mark.X)
    page = page_of(reply, SAY)
    assert lines_of(reply)[2] == "Last: 🔵 on 5 (b2)."
    assert [button.get("label") for button in buttons_of(page)][-5:] == ["7 ❌", "8 ❌", "9 ❌", "Resign", "Place 🔵"]
    placing_o = buttons_of(page_of(GameReply(game(board=KINDS_OF_BOARD["wild"]), mark_to_place=Mark.O), SAY))
    assert [button["custom_id"].split(":")[-1] for button in placing_o[:9]] == [str(move) for move in range(9, 18)]


async def test_a_large_board_names_its_squares_and_uses_all_rows_while_it_is_played() -> None:
    lines = lines_of(GameReply(game(0, 5, board=KINDS_OF_BOARD["4x4"])))
    assert lines[-6:] == ["```", " X b1 c1 d1", "a2  O c2 d2", "a3 b3 c3 d3", "a4 b4 c4 d4", "```"]
    running, over = game(0, board=KINDS_OF_BOARD["5x5"]), ended(How.TIME, Mark.X, 0, 1, board=KINDS_OF_BOARD["5x5"])
    assert [button.get("label") for button in buttons_of(page_of(GameReply(running), SAY))][1::12] == ["b1", "d3"]
    assert len(buttons_of(page_of(GameReply(running), SAY))) == 25
    assert len(buttons_of(page_of(GameReply(over), SAY))) == 2


async def test_the_colour_tells_whether_a_game_runs_is_won_or_has_no_winner() -> None:
    embeds = [page_of(GameReply(GAMES[name]), SAY).embed for name in ("new", "won", "drawn")]
    assert [embed.colour for embed in embeds if embed] == [RUNNING_COLOUR, WON_COLOUR, ENDED_COLOUR]


CHALLENGES = {
    "challenge": "<@2>, Ada challenges you to tic-tac-toe.\nYou'd be 🔵; Ada goes first. Expires <t:8589934592:R>.",
    "challenge to the first": "<@1>, Bob challenges you to tic-tac-toe.\n"
    "You'd be ❌; you go first. Expires <t:8589934592:R>.",
    "declined": "Bob declined Ada's challenge.",
    "withdrawn": "Ada withdrew the challenge.",
    "expired": "Ada's challenge expired. Use /play to ask again.",
}


@pytest.mark.parametrize("state", CHALLENGES)
async def test_a_challenge_says_how_it_is(state: str) -> None:
    assert shown(GameReply(GAMES[state])) == CHALLENGES[state]


def acts_of(reply: GameReply) -> dict[Act, str]:
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
    assert acts_of(GameReply(GAMES["new"])) == {Act.RESIGN: "Resign"}
    assert acts_of(GameReply(GAMES["new"], confirm_resign=Mark.O)) == {Act.RESIGN_O: "🔵 Really resign"}
    assert acts_of(GameReply(GAMES["draw offered"])) == {Act.RESIGN: "Resign", Act.AGREE: "Agree to a draw"}
    assert acts_of(GameReply(GAMES["new 5x5"])) == {}
    assert acts_of(GameReply(GAMES["never begun"])) == {Act.REMATCH: "Rematch"}
    assert acts_of(GameReply(GAMES["won"])) == {Act.REMATCH: "Rematch", Act.REPLAY: "Replay"}
    assert acts_of(GameReply(exhibition(4))) == {Act.STOP: "Stop"}
    assert acts_of(GameReply(exhibition(*WON))) == {Act.REPLAY: "Replay"}


async def test_squares_can_be_pressed_while_the_game_runs_and_the_line_is_green_when_it_is_won() -> None:
    running, over = (buttons_of(page_of(GameReply(state), SAY))[:9] for state in (game(4), game(*WON)))
    assert [button["disabled"] for button in running] == [cell == 4 for cell in range(9)]
    assert all(button["disabled"] for button in over)
    assert [button["style"] for button in over] == [3, 3, 3, *[2] * 6]
    assert [button["custom_id"] for button in running] == [f"ttt:{10**17}:1:{cell}" for cell in range(9)]
    assert [button.get("label") for button in running] == ["1", "2", "3", "4", None, "6", "7", "8", "9"]


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
    assert lines_of(GameReply(state))[-1] == "Rematch: game 13."
    assert Act.REMATCH not in acts_of(GameReply(state))
    wanted = game(*WON, rematch_id=13, rematch_offer=Mark.O)
    assert "Rematch: game 13." not in lines_of(GameReply(wanted))
    assert Act.REMATCH in acts_of(GameReply(wanted))


async def test_who_wants_a_rematch_and_who_had_hints_is_said() -> None:
    state: Game = ended(How.RESIGNATION, Mark.O, 4, rematch_offer=Mark.O, hints=frozenset(Mark))
    assert lines_of(GameReply(state))[-2:] == [
        "Ada and Bob played with hints.",
        "Bob wants a rematch. Ada, press Rematch to play.",
    ]
    assert lines_of(GameReply(game(*WON, hints=frozenset({Mark.O}))))[-2:] == [
        "Bob played with hints.",
        "Rematch swaps the marks.",
    ]
