"""A game for those who play it: the words of every state and end, and which buttons there are when."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from bot.core.chat.game_page import CardLine, GameReply, folded
from bot.core.chat.page import DRAWN_COLOUR, LOST_COLOUR, RUNNING_COLOUR, WON_COLOUR, Page
from bot.core.chat.press import Act
from bot.core.chat.replies import AnyReply
from bot.core.chat.variants import square
from bot.core.game import Answer, Bot, Game, How, Place
from bot.engine import Level, Mark, Rules
from tests.addresses import act_of
from tests.core.chat.render.examples import (
    DRAWN,
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
    page_of,
    title_of,
)


def card(state: Game) -> list[str]:
    embed = page_of(GameReply(state), SAY).embed
    assert embed
    return [embed.title or "", *lines_of(GameReply(state)), embed.footer.text or ""]


def board_of(state: Game) -> str:
    return page_of(GameReply(state), SAY).content


@pytest.mark.parametrize(("board", "how"), [*itertools.product(KINDS_OF_BOARD, (How.LINE, How.FULL_BOARD))])
async def test_every_board_says_who_won_and_in_how_many_of_their_own_moves(board: str, how: How) -> None:
    state = at_random(KINDS_OF_BOARD[board], how)
    title, said = title_of(GameReply(state)), lines_of(GameReply(state))[0]
    if state.winner is None:
        assert (title, said.partition(" vs ")[0][-3:]) == ("It's a draw", "Ada"), "a full board speaks for itself"
        return
    assert title == ("Ada wins!" if state.winner is Mark.X else "Bob wins!")
    if state.board.rules is Rules.MISERE:
        assert said == f"{'🔵 Bob' if state.winner is Mark.X else '❌ Ada'} completed three in a row, and that loses."
        return
    row, own = {3: "Three", 4: "Four", 5: "Five"}[state.board.k], len(range(state.winner is Mark.O, state.ply, 2))
    assert said == f"{row} in a row in {own} moves."


@pytest.mark.parametrize(
    ("level", "board", "praise"),
    [
        (Level.UNBEATABLE, "3x3", "Nobody gets more than that against me."),
        (Level.UNBEATABLE, "misere", "Nobody gets more than that against me."),
        (Level.UNBEATABLE, "wild", "Well held: that was me at my best."),
        (Level.UNBEATABLE, "5x5", "Well held: that was me at my best."),
        (Level.HARD, "3x3", None),
    ],
)
async def test_a_draw_with_the_best_level_is_praised_as_far_as_that_is_true(
    level: Level, board: str, praise: str | None
) -> None:
    drawn = replace(at_random(KINDS_OF_BOARD[board], How.FULL_BOARD), o=Bot(level))
    agreed = ended(How.AGREEMENT, None, 4, 0, board=KINDS_OF_BOARD[board], o=Bot(level))
    assert (lines_of(GameReply(drawn))[0] == praise) is (praise is not None)
    assert lines_of(GameReply(agreed))[0] == f"Agreed after 2 moves.{f' {praise}' if praise else ''}"
    shown = replace(drawn, x=Bot(level))
    assert not any("me" in line.split() for line in lines_of(GameReply(shown))), "nobody held it but itself"
    assert not any(praise in line for line in lines_of(GameReply(game(*WON, o=Bot(level)))) if praise)


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


async def test_against_the_bot_the_card_says_what_both_played() -> None:
    assert "You played 1, I played 9." in card(game(4, 0, 8, x=Bot(Level.HARD)))


@pytest.mark.parametrize("board", ["misere", "wild", "4x4/3", "5x5"])
async def test_who_wins_when_is_one_line_until_the_end(board: str) -> None:
    running, over = game(board=KINDS_OF_BOARD[board]), at_random(KINDS_OF_BOARD[board], How.LINE)
    assert len(lines_of(GameReply(running))) == 3
    assert len(lines_of(GameReply(over))) == 2


async def test_by_wild_rules_squares_are_quiet_and_one_button_switches_what_they_place() -> None:
    state = game(13, board=KINDS_OF_BOARD["wild"])
    for chosen, by_o in ((0, 0), (1, 9)):
        buttons = buttons_of(page_of(GameReply(state, chosen=chosen), SAY))
        assert {button["style"] for button in buttons[:9] if not button["disabled"]} == {2}
        assert [button["custom_id"].split(":")[-1] for button in buttons[:9]] == [str(cell + by_o) for cell in range(9)]
        assert buttons[9]["label"] == f"Place {'❌' if chosen else '🔵'}"
        assert buttons[9]["style"] == 2


async def test_larger_boards_have_letters_and_numbers_at_their_edges_also_when_they_are_over() -> None:
    ended = board_of(at_random(KINDS_OF_BOARD["5x5"], How.LINE)).splitlines()
    assert ended[0] == "\u200b".join("🇦🇧🇨🇩🇪")
    assert [row[-3:] for row in ended[1:]] == [f"{row}\ufe0f\u20e3" for row in range(1, 6)]


async def test_the_colour_tells_whether_a_game_runs_who_has_won_or_that_nobody_has() -> None:
    shown = {name: page_of(GameReply(GAMES[name]), SAY).embed for name in ("new", "won", "lost to the bot", "drawn")}
    colours = {name: embed.colour for name, embed in shown.items() if embed}
    assert list(colours.values()) == [RUNNING_COLOUR, WON_COLOUR, LOST_COLOUR, DRAWN_COLOUR]


def acts_of(reply: AnyReply) -> dict[Act, str]:
    """The labels of the buttons that are no squares."""
    found = [(act_of(button["custom_id"]), button.get("label", "")) for button in buttons_of(page_of(reply, SAY))]
    return {act: label for act, label in found if act}


async def test_free_squares_say_what_they_are_called() -> None:
    for size in ("3x3", "4x4", "5x5"):
        board = KINDS_OF_BOARD[size]
        buttons = buttons_of(page_of(GameReply(game(0, 1, board=board)), SAY))[: board.cells]
        names = [square(board, cell) for cell in range(2, board.cells)]
        assert [button.get("label") for button in buttons] == [None, None, *names]
        assert [button.get("emoji", {}).get("name") for button in buttons] == ["❌", "🔵", *[None] * len(names)]


async def test_squares_that_are_taken_cannot_be_pressed_and_the_last_move_is_green() -> None:
    buttons = buttons_of(page_of(GameReply(game(4, 0)), SAY))[:9]
    assert [button["disabled"] for button in buttons] == [cell in (0, 4) for cell in range(9)]
    assert [button["style"] for button in buttons] == [3, *[2] * 8]
    assert [button["custom_id"] for button in buttons] == [f"ttt:{10**17}:2:{cell}" for cell in range(9)]


async def test_after_a_loss_to_the_bot_the_next_level_down_is_offered_and_after_a_win_the_next_one_up() -> None:
    offers = {
        (level, seat, act): label
        for level in Level
        for seat, state in (
            ("x", game(*WON, x=Bot(level))),
            ("o", game(*WON, o=Bot(level))),
            ("draw", game(*DRAWN, o=Bot(level))),
        )
        for act, label in acts_of(GameReply(state)).items()
        if act in (Act.EASIER, Act.HARDER)
    }
    assert offers == {
        (Level.MEDIUM, "x", Act.EASIER): "Rematch on easy",
        (Level.HARD, "x", Act.EASIER): "Rematch on medium",
        (Level.UNBEATABLE, "x", Act.EASIER): "Rematch on hard",
        (Level.EASY, "o", Act.HARDER): "Rematch on medium",
        (Level.MEDIUM, "o", Act.HARDER): "Rematch on hard",
        (Level.HARD, "o", Act.HARDER): "Rematch on unbeatable",
    }


def test_lines_that_features_tell_come_before_a_rematch_and_their_buttons_before_replay() -> None:
    told = (CardLine(lambda _: "It meant a lot.", Act.REVIEW, 3), CardLine(lambda _: "And that, too."))
    reply = GameReply(game(*WON, rematch_offer=Mark.O), lines=told)
    assert lines_of(reply)[2:] == [
        *("It meant a lot.", "And that, too."),
        "Bob wants a rematch. Ada, press Rematch to play.",
    ]
    assert list(acts_of(reply)) == [Act.REMATCH, Act.REVIEW, Act.REPLAY]


def test_an_older_message_of_a_game_is_one_line_that_leads_to_the_newest() -> None:
    over = ended(How.RESIGNATION, Mark.O, 4, place=Place(None, 2), message_id=3, id=12)
    for state, line in (
        (game(message_id=3, id=12), "-# Game 12 continues [here](https://discord.com/channels/1/2/3)."),
        (over, "-# Game 12 ended [here](https://discord.com/channels/@me/2/3)."),
        (challenge(answer=Answer.WITHDRAWN), "Ada's challenge was withdrawn."),
    ):
        assert folded(state, SAY) == Page(line).in_look(state.look, SAY)


def test_an_ended_game_names_the_rematch_that_followed_unless_another_is_wanted() -> None:
    state = game(*WON, rematch_id=13)
    assert lines_of(GameReply(state))[-1] == "Rematch: game 13."
    assert Act.REMATCH not in acts_of(GameReply(state))
    wanted = game(*WON, rematch_id=13, rematch_offer=Mark.O)
    assert "Rematch: game 13." not in lines_of(GameReply(wanted))
    assert Act.REMATCH in acts_of(GameReply(wanted))
