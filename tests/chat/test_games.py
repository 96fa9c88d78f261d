"""Whole games, by each of the three doors, alone and by two members, across restarts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.engine import Level, analyse
from bot.games import Status
from tests.chat.world import World, board_of, buttons_of, mentions_of, open_world, text_of

DOORS = ("typed", "slash", "button")


async def play(world: World, player: MemberActor, square: int, door: str) -> None:
    """Play a square by one of the doors."""
    if door == "typed":
        await player.send(world.channel, f"!move {square}")
    elif door == "slash":
        await player.slash(world.channel, "move", square=str(square))
    else:
        await world.press(player, str(square))


@pytest.mark.parametrize("door", DOORS)
async def test_a_game_against_the_bot_is_played_to_its_end(world: World, door: str) -> None:
    await world.alice.send(world.channel, "!play")
    assert board_of(world.last) == "." * 9
    while "Rematch" not in buttons_of(world.last):
        best = analyse((await world.game(world.alice)).position).best
        await play(world, world.alice, best[0] + 1, door)
    assert "**A draw.** The board is full." in text_of(world.last)
    assert board_of(world.last).count("X") == 5


@pytest.mark.parametrize("door", DOORS)
async def test_two_members_play_to_a_win(world: World, door: str) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Accept")
    for player, square in ((world.alice, 1), (world.bob, 4), (world.alice, 2), (world.bob, 5), (world.alice, 3)):
        await play(world, player, square, door)
    assert board_of(world.last) == "XXXOO...."
    assert "**❌ alice wins** with 1, 2, 3." in text_of(world.last)
    assert all(
        button.disabled for label, button in buttons_of(world.last).items() if label not in ("Rematch", "Replay")
    )


@pytest.mark.parametrize("door", DOORS)
async def test_a_human_move_costs_one_rest_call(world: World, door: str) -> None:
    await world.alice.send(world.channel, "!play easy")
    assert [(call.method, call.path) for call in world.calls()] == [("POST", f"/channels/{world.channel.id}/messages")]
    await play(world, world.alice, 5, door)
    assert len(world.calls()) == 1
    assert board_of(world.last).count("O") == 1


async def test_a_start_by_slash_costs_one_rest_call(world: World) -> None:
    await world.alice.slash(world.channel, "play")
    assert [call.path.endswith("/callback") for call in world.calls()] == [True]


async def test_a_challenge_costs_one_call_and_its_answer_another(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    assert len(world.calls()) == 1
    await world.press(world.bob, "Accept")
    assert len(world.calls()) == 1


@pytest.mark.parametrize(("first", "marks"), [("me", {"X": 0, "O": 0}), ("them", {"X": 1, "O": 0})], ids=["me", "them"])
async def test_who_moves_first_can_be_chosen(world: World, first: str, marks: dict[str, int]) -> None:
    await world.alice.slash(world.channel, "play", first=first)
    shown = board_of(world.last)
    assert {mark: shown.count(mark) for mark in "XO"} == marks


@pytest.mark.parametrize("words", ["hard them", "them hard", "HARD Them"])
async def test_typed_words_come_in_any_order(world: World, words: str) -> None:
    await world.alice.send(world.channel, f"!play {words}")
    game = await world.game(world.alice)
    assert game.level is Level.HARD
    assert game.x is None


@pytest.mark.parametrize("command", ["!play", "!ttt", "!challenge", "!PLAY", "! play"])
async def test_the_short_names_start_a_game(world: World, command: str) -> None:
    await world.alice.send(world.channel, command)
    assert (await world.game(world.alice)).against_bot


@pytest.mark.parametrize("square", ["4", "\uff14", "4\ufe0f\u20e3", "a2", "A2", " 4 ", "\u0664"])
@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_square_is_understood_in_every_form(world: World, square: str, door: str) -> None:
    await world.alice.send(world.channel, "!play easy")
    if door == "typed":
        await world.alice.send(world.channel, f"!m {square}")
    else:
        await world.alice.slash(world.channel, "move", square=square)
    assert board_of(world.last)[3] == "X"


async def test_a_restart_in_the_middle_loses_nothing(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    await world.press(world.alice, "5")
    before = board_of(world.last)
    await world.restart()
    assert board_of(world.last) == before
    free = await world.game(world.alice)
    await world.press(world.alice, str(free.position.legal()[0] + 1))
    assert board_of(world.last).count("X") == 2


async def test_a_challenge_can_be_accepted_after_a_restart(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.restart()
    await world.press(world.bob, "Accept")
    assert "❌ alice against ⭕ bob" in text_of(world.last)


async def test_several_games_run_in_one_channel(world: World) -> None:
    for player in (world.alice, world.bob, world.carol):
        await player.send(world.channel, "!play easy")
    for player in (world.alice, world.bob, world.carol):
        await player.send(world.channel, "!move 5")
        assert f"❌ {player.name} against" in text_of(world.last)
        assert (await world.game(player)).moves[0] == 4


async def test_games_live_in_threads_and_direct_messages_too(world: World) -> None:
    await world.alice.user.send_dm("!play easy")
    await world.alice.user.send_dm("!move 5")
    reply = world.alice.user.dm_channel.last_message
    assert reply is not None
    assert board_of(reply)[4] == "X"
    await world.alice.user.slash("move", square="99")
    assert world.alice.user.available_commands() == world.alice.available_commands(world.channel)

    start = await world.alice.send(world.channel, "here")
    thread = await start.create_thread(name="our game")
    handle = next(each for each in world.channel.threads if each.id == thread.id)
    await world.alice.send(handle, "!play easy")
    await world.alice.send(handle, "!move 5")
    shown = handle.last_message
    assert shown is not None
    assert board_of(shown)[4] == "X"


async def test_mentioning_the_bot_works_as_a_prefix(world: World) -> None:
    assert world.bot.user is not None
    await world.alice.send(world.channel, f"{world.bot.user.mention} play easy")
    await world.alice.send(world.channel, f"<@!{world.bot.user.id}> move 5")
    assert board_of(world.last)[4] == "X"


async def test_the_prefix_can_be_chosen(tmp_path: Path) -> None:
    async with open_world(tmp_path, command_prefix="t.") as world:
        await world.alice.send(world.channel, "!play")
        await world.alice.send(world.channel, "t.play")
        assert board_of(world.last) == "." * 9
        assert len(world.channel.history()) == 3


async def test_resigning_by_button_asks_once(world: World) -> None:
    await world.alice.send(world.channel, "!play")
    await world.press(world.alice, "Resign")
    assert (await world.game(world.alice)).status is Status.RUNNING
    await world.press(world.alice, "❌ Really resign")
    assert "the bot wins:** alice resigned." in text_of(world.last)


async def test_any_other_press_takes_the_question_back(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    await world.press(world.alice, "Resign")
    await world.press(world.alice, "5")
    assert "Resign" in buttons_of(world.last)
    assert "❌ Really resign" not in buttons_of(world.last)


async def test_resign_as_a_command_ends_the_game(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Accept")
    await world.bob.slash(world.channel, "resign")
    assert "**❌ alice wins:** bob resigned." in text_of(world.last)


async def test_resign_takes_an_open_challenge_back(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.alice.send(world.channel, "!resign")
    assert text_of(world.last) == "alice took the challenge back."


async def test_a_draw_is_offered_and_accepted(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Accept")
    await world.alice.send(world.channel, "!draw")
    assert "alice offers a draw. bob can agree with /draw, or play on." in text_of(world.last)
    await world.press(world.bob, "Agree to a draw")
    assert "**A draw,** by agreement." in text_of(world.last)


async def test_a_draw_offer_lapses_when_the_other_plays_on(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Accept")
    await world.press(world.alice, "5")
    await world.alice.slash(world.channel, "draw")
    await world.press(world.bob, "1")
    assert "draw" not in text_of(world.last)


async def test_a_rematch_against_the_bot_swaps_the_marks_below_the_old_board(world: World) -> None:
    await world.alice.send(world.channel, "!play hard")
    await world.alice.send(world.channel, "!resign")
    ended = world.last
    await world.press(world.alice, "Rematch")
    assert world.last.id != ended.id
    assert "❌ the bot (hard) against ⭕ alice" in text_of(world.last)
    assert board_of(world.last).count("X") == 1


async def test_after_a_loss_the_bot_offers_a_gentler_level(world: World) -> None:
    await world.alice.send(world.channel, "!play medium")
    await world.alice.send(world.channel, "!resign")
    await world.press(world.alice, "Rematch on easy")
    assert (await world.game(world.alice)).level is Level.EASY


async def test_a_rematch_between_members_needs_both(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Accept")
    await world.bob.send(world.channel, "!resign")
    ended = world.last
    await world.press(world.bob, "Rematch", ended)
    assert "bob would like a rematch. alice, press Rematch to begin." in text_of(world.last)
    await world.press(world.alice, "Rematch", ended)
    assert "❌ bob against ⭕ alice" in text_of(world.last)
    assert world.last.id != ended.id


async def test_the_one_who_is_challenged_is_pinged_once_and_nobody_else(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    assert mentions_of(world.calls()[-1]) == {"parse": [], "users": [world.bob.id]}
    await world.press(world.bob, "Accept")
    await world.press(world.alice, "5")
    for call in world.calls():
        assert not any(mentions_of(call).values())


async def test_the_context_menu_challenges(world: World) -> None:
    await world.alice.context_menu(world.channel, "Challenge to tic-tac-toe", world.bob)
    assert "alice challenges you to tic-tac-toe." in text_of(world.last)


async def test_a_challenge_can_be_declined_and_withdrawn(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Decline")
    assert text_of(world.last) == "bob declined a game with alice."
    assert buttons_of(world.last) == {}
    await world.alice.slash(world.channel, "play", opponent=world.carol)
    await world.press(world.alice, "Withdraw")
    assert text_of(world.last) == "alice took the challenge back."


@pytest.mark.parametrize("first", ["me", "them"])
async def test_an_unanswered_challenge_lapses_in_sight_of_all(world: World, first: str) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob, first=first)
    await world.env.advance_time(world.settings.challenge_expires_s + 31)
    assert text_of(world.last) == "alice's challenge was not answered in time. /play asks again."
    assert buttons_of(world.last) == {}


async def test_an_idle_game_is_lost_by_the_one_who_should_have_moved(tmp_path: Path) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        await world.alice.slash(world.channel, "play", opponent=world.bob)
        await world.press(world.bob, "Accept")
        for player, square in ((world.alice, 5), (world.bob, 1)):
            await world.press(player, str(square))
        await world.env.advance_time(100)
        assert "**⭕ bob wins:** alice ran out of time." in text_of(world.last)
        await world.alice.send(world.channel, "!play")
        assert board_of(world.last) == "." * 9


async def test_twenty_games_at_once_keep_apart(world: World) -> None:
    players = [world.guild.add_member(world.env.create_user(f"player{number}")) for number in range(20)]
    boards = {}
    for player in players:
        await player.send(world.channel, "!play easy")
        boards[player.id] = world.last
    choose = random.Random(1)
    first: dict[int, int] = {}
    for player in players * 2:
        game = await world.game(player)
        cell = choose.choice(game.position.legal())
        first.setdefault(player.id, cell)
        await player.click(boards[player.id], custom_id=f"ttt:{game.id}:{game.ply}:{cell}")
    for player in players:
        game = await world.game(player)
        assert [each.id for each in game.players] == [player.id]
        assert game.ply == 4
        assert game.moves[0] == first[player.id]
