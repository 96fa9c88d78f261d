"""A game for those who play it: the words of every state and end, and which buttons there are when."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest

from bot.core.chat.address import Act, GameButton, SquareButton
from bot.core.chat.game_page import GameReply, MenuReply, ResignReply, Told, folded
from bot.core.chat.marks import APART, square
from bot.core.chat.page import DRAWN_COLOUR, LOST_COLOUR, RUNNING_COLOUR, WON_COLOUR, Page
from bot.core.chat.replies import Reply
from bot.core.game import Answer, Bot, Game, How, Look, Place
from bot.engine import Level, Mark, Rules
from tests.addresses import parse
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
    shown,
    title_of,
)


def card(state: Game) -> list[str]:
    """The lines of a game's card: heading, description, footer."""
    embed = page_of(GameReply(state), SAY).embed
    assert embed
    return [embed.title or "", *lines_of(GameReply(state)), embed.footer.text or ""]


def board_of(state: Game) -> str:
    return page_of(GameReply(state), SAY).content


HEADLINES = {
    "won": ("Ada wins!", "Three in a row in 3 moves."),
    "lost to the bot": ("I win this one", "Three in a row in 3 moves."),
    "won from the bot": ("Ada wins!", "Three in a row in 3 moves."),
    "drawn": ("It's a draw", "❌ Ada vs 🔵 Bob"),
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


async def test_between_people_the_card_says_who_moves_what_was_played_and_until_when() -> None:
    facts: dict[str, Any] = {"id": 12, "deadline": 1_800_000_000}
    assert card(game(**facts)) == ["❌ Ada to move", "Against 🔵 Bob.", "Next move due <t:1800000000:R>.", "Game 12"]
    assert card(game(4, **facts))[:2] == ["🔵 Bob to move", "❌ Ada played 5."]
    assert "Ada offers a draw. Bob, accept below; your next move declines it." in card(game(4, draw_offer=Mark.X))


async def test_against_the_bot_the_card_says_what_both_played_and_has_no_clock() -> None:
    facts: dict[str, Any] = {"id": 12, "x": Bot(Level.HARD)}
    assert card(game(4, **facts)) == ["❌ Hard bot vs 🔵 Bob", "I played 5.", "Game 12"]
    assert card(game(4, 0, 8, **facts)) == ["❌ Hard bot vs 🔵 Bob", "You played 1, I played 9.", "Game 12"]
    assert card(game(id=12, o=Bot(Level.EASY))) == ["❌ Ada vs 🔵 Easy bot", "Game 12"]


@pytest.mark.parametrize("state", [each for each in GAMES.values() if isinstance(each, Game)])
async def test_nothing_is_twice_on_a_card(state: Game) -> None:
    lines = card(state)
    assert len(set(lines)) == len(lines)
    if not state.is_over and not state.draw_offer:
        text = "\n".join(lines)
        assert [text.count(name) for name in ("Ada", "Bob", "Hard bot")] in ([1, 1, 0], [0, 1, 1])


RULES = {
    "misere": "Misere: whoever gets three in a row loses.",
    "wild": "Wild: squares place ❌ now. Three alike in a row win.",
    "4x4/3": "4x4: 3 in a row wins.",
    "5x5": "5x5: 4 in a row wins.",
}


@pytest.mark.parametrize("board", RULES)
async def test_who_wins_when_is_one_line_until_the_end(board: str) -> None:
    running, over = game(board=KINDS_OF_BOARD[board]), at_random(KINDS_OF_BOARD[board], How.LINE)
    assert lines_of(GameReply(running))[1] == RULES[board]
    assert len(lines_of(GameReply(running))) == 3
    assert len(lines_of(GameReply(over))) == 2
    assert not set(RULES.values()) & set(lines_of(GameReply(game())))


async def test_by_wild_rules_players_have_no_mark_squares_are_quiet_and_one_button_switches_what_they_place() -> None:
    state = game(13, board=KINDS_OF_BOARD["wild"])
    lines = lines_of(GameReply(state))
    assert (title_of(GameReply(state)), lines[0]) == ("Bob to move", "Ada played 5 with 🔵.")
    assert lines[1] == "Wild: squares place 🔵 now. Three alike in a row win."
    for chosen, by_o in ((0, 0), (1, 9)):
        buttons = buttons_of(page_of(GameReply(state, chosen=chosen), SAY))
        assert {button["style"] for button in buttons[:9] if not button["disabled"]} == {2}
        assert [button["custom_id"].split(":")[-1] for button in buttons[:9]] == [str(cell + by_o) for cell in range(9)]
        assert buttons[9]["label"] == f"Place {'❌' if chosen else '🔵'}"
        assert buttons[9]["style"] == 2


async def test_larger_boards_have_letters_and_numbers_at_their_edges_also_when_they_are_over() -> None:
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
    ended = board_of(at_random(board, How.LINE)).splitlines()
    assert ended[0] == pressed[0]
    assert [row[-3:] for row in ended[1:]] == [row[-3:] for row in pressed[1:]], "the edges stay"


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
    "withdrawn": "Ada's challenge was withdrawn.",
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
    assert "Press any taken square for a hint, a draw or to resign." in lines_of(GameReply(state))
    offers = {offer: set(acts_of(MenuReply(game(0, draw_offer=offer), Mark.X))) for offer in (None, Mark.X, Mark.O)}
    assert offers == {
        None: {Act.HINT, Act.OFFER_ASIDE, Act.RESIGN},
        Mark.X: {Act.HINT, Act.RESIGN},
        Mark.O: {Act.HINT, Act.AGREE_ASIDE, Act.RESIGN},
    }


async def test_free_squares_say_what_they_are_called() -> None:
    for size in ("3x3", "4x4", "5x5"):
        board = KINDS_OF_BOARD[size]
        buttons = buttons_of(page_of(GameReply(game(0, 1, board=board)), SAY))[: board.cells]
        names = [square(board, cell) for cell in range(2, board.cells)]
        assert [button.get("label") for button in buttons] == [None, None, *names]
        assert [button.get("emoji", {}).get("name") for button in buttons] == ["❌", "🔵", *[None] * len(names)]


async def test_squares_that_are_taken_are_emoji_that_cannot_be_pressed_and_the_last_move_is_green() -> None:
    buttons = buttons_of(page_of(GameReply(game(4, 0)), SAY))[:9]
    assert [button["disabled"] for button in buttons] == [cell in (0, 4) for cell in range(9)]
    assert [button["style"] for button in buttons] == [3, *[2] * 8]
    assert [button["custom_id"] for button in buttons] == [f"ttt:{10**17}:2:{cell}" for cell in range(9)]
    shown = [button.get("label") or button["emoji"]["name"] for button in buttons]
    assert shown == ["🔵", "2", "3", "4", "❌", "6", "7", "8", "9"]
    assert not any("label" in button and "emoji" in button for button in buttons)


@pytest.mark.parametrize("state", ["won", "drawn", "resigned", "timed out", "never begun"])
async def test_an_ended_board_has_no_square_left_to_press(state: str) -> None:
    addresses = [parse(button["custom_id"]) for button in buttons_of(page_of(GameReply(GAMES[state]), SAY))]
    assert not [address for address in addresses if isinstance(address, SquareButton)]


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
    told = (Told(lambda _: "It meant a lot.", GameButton(7, 3, Act.REVIEW)), Told(lambda _: "And that, too."))
    reply = GameReply(game(*WON, rematch_offer=Mark.O), told=told)
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


async def test_who_wants_a_rematch_and_who_had_hints_is_said() -> None:
    state: Game = ended(How.RESIGNATION, Mark.O, 4, rematch_offer=Mark.O, hints=frozenset(Mark), id=7)
    assert card(state)[-3:] == [
        "Not rated: Ada and Bob used hints.",
        "Bob wants a rematch. Ada, press Rematch to play.",
        "Game 7",
    ]
    assert "Not rated: Bob used a hint." in lines_of(GameReply(game(*WON, hints=frozenset({Mark.O}))))
