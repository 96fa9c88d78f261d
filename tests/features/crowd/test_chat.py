"""The channel against the bot, on Discord: votes on the buttons, a clock, and an end for everybody."""

from __future__ import annotations

import asyncio

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.core.chat.game_page import GameReply
from bot.core.chat.request import Request, Via
from bot.core.game import CROWD, Bot, How, User
from bot.core.store import limits
from bot.engine import Level, Mark
from bot.features.crowd.service import VOTE_S
from bot.features.crowd.sql import VoteRepository
from bot.words import words
from tests.addresses import parse, press_address
from tests.core.chat.test_user_app import play_elsewhere
from tests.features.full import World
from tests.people import add_moderator, follow, message_of, newest, other_process, played, shut
from tests.world import board_of, buttons_of, mentions_of, said, text_of


def squares(message: discord.Message) -> dict[str, discord.Button]:
    """The squares that can be voted for, by their numbers."""
    found = [(parse(each.custom_id or ""), each) for each in buttons_of(message).values()]
    return {str(at["cell"] + 1): each for at, each in found if "cell" in at and not each.disabled}


def others(message: discord.Message) -> list[str]:
    """The labels of the buttons that are no squares."""
    buttons = buttons_of(message).values()
    return [each.label or "" for each in buttons if "cell" not in parse(each.custom_id or "")]


def votes(message: discord.Message) -> dict[str, str]:
    """What stands on the squares that somebody has voted for."""
    counted = ((name, (each.label or "").partition("·")) for name, each in squares(message).items())
    return {name: votes.strip() for name, (_, _, votes) in counted if votes}


def leaders(message: discord.Message) -> list[str]:
    """The squares that look as if they led."""
    return [name for name, each in squares(message).items() if each.style is discord.ButtonStyle.success]


async def vote(
    world: World, member: MemberActor, square: str, message: discord.Message | None = None
) -> InteractionResult:
    """Press a square."""
    message = message or world.last
    return await member.click(message, custom_id=squares(message)[square].custom_id or "")


async def close(world: World) -> None:
    """Let the time of a vote pass."""
    await world.env.advance_time(VOTE_S + 1)


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_two_vote_and_the_bot_answers(world: World, door: str) -> None:
    if door == "typed":
        await world.alice.send(world.channel, "!play crowd hard")
    else:
        await world.alice.slash(world.channel, "play", crowd=True, level="hard")
    board = world.last
    assert "❌ The channel vs 🔵 Hard bot" in text_of(board)
    closes = "The vote closes 30 seconds after the first press, or once everyone from the last vote has voted."
    assert closes in text_of(board)
    assert "Vote with a press; most votes wins. Ties are drawn by lot." in text_of(board)
    assert text_of(board).endswith("Started by alice.\nGame 1")
    assert (others(board), votes(board)) == (["Stop"], {})
    world.calls()
    await vote(world, world.bob, "5")
    await vote(world, world.carol, "5")
    assert [call.method for call in world.calls()] == ["POST", "POST"], "a press is answered by one call"
    assert (votes(world.last), leaders(world.last)) == ({"5": "2"}, ["5"])
    assert others(world.last) == ["Play it now", "Stop"]
    ends_at = int(world.env.now().timestamp()) + VOTE_S
    assert f"**2 votes so far**: 5 leads with 2.\nThe vote closes <t:{ends_at}:R>." in text_of(world.last)
    await close(world)
    (edit,) = world.calls()
    assert edit.method == "PATCH"
    assert not any(mentions_of(edit).values())
    assert world.last.id == board.id
    assert board_of(world.last)[4] == "X"
    assert board_of(world.last).count("O") == 1
    assert votes(world.last) == {}
    assert "You played 5, I played " in text_of(world.last)


async def test_of_five_votes_most_decide_also_over_a_restart(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd easy")
    dan, eve = (world.guild.add_member(world.env.create_user(name)) for name in ("dan", "eve"))
    for member, square in ((world.alice, "1"), (world.bob, "9"), (world.carol, "1"), (dan, "9"), (eve, "2")):
        await vote(world, member, square)
    assert votes(world.last) == {"1": "2", "2": "1", "9": "2"}
    assert leaders(world.last) == ["1", "9"]
    assert "**5 votes so far**: 1 and 9 lead with 2 each." in text_of(world.last)
    await world.restart()
    await vote(world, eve, "9")
    assert votes(world.last) == {"1": "2", "9": "3"}
    await world.restart()
    await close(world)
    assert board_of(world.last)[8] == "X"


async def test_who_started_it_closes_a_vote_at_once_and_nobody_else_does(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd")
    board = world.last
    assert said(await press_address(world.env, world.alice, board, "ttt:1:0:close")) == (
        "Nobody has voted yet. Press a square first."
    )
    await vote(world, world.bob, "5")
    await vote(world, world.carol, "5")
    told = said(await world.press(add_moderator(world), "Play it now"))
    assert told == "Only alice can close the vote early. It closes by itself."
    assert (await played(world)).ply == 0
    await world.restart()
    world.calls()
    await world.press(world.alice, "Play it now")
    assert [call.method for call in world.calls()] == ["POST"], "the answer is the new board"
    assert (board_of(world.last)[4], (await played(world)).ply) == ("X", 2)
    await world.env.advance_time(3)
    await press_address(world.env, world.alice, board, "ttt:1:0:close")
    assert (await played(world)).ply == 2, "an older button does nothing"
    assert others(world.last) == ["Stop"], "nobody has voted for this move yet"


async def test_a_vote_closes_when_all_have_voted_who_voted_for_the_move_before(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd")
    for member in (world.bob, world.carol):
        await vote(world, member, "5")
    await close(world)
    free = next(iter(squares(world.last)))
    await vote(world, world.alice, free)
    assert (await played(world)).ply == 2, "who has not voted before closes nothing"
    await vote(world, world.bob, free)
    assert (await played(world)).ply == 2
    world.calls()
    await vote(world, world.carol, free)
    assert [call.method for call in world.calls()] == ["POST"], "the answer to the last one is the new board"
    assert (await played(world)).ply == 4
    assert board_of(world.last)[int(free) - 1] == "X"


async def test_alone_a_member_waits_ten_seconds_for_others_and_the_end_tells_how_the_channel_stands(
    world: World,
) -> None:
    for number in (1, 2):
        await world.alice.send(world.channel, "!play crowd unbeatable")
        while free := squares(world.last):
            before = (await played(world, number)).ply
            await vote(world, world.alice, next(iter(free)))
            if not before:
                await world.press(world.alice, "Play it now")
            await world.env.advance_time(8)
            await world.press(world.alice, "Play it now")
            assert (await played(world, number)).ply == before, "others have time to vote"
            await world.env.advance_time(3)
    games = [await world.ended(number) for number in (1, 2)]
    drawn, lost = (sum(each.winner is mark for each in games) for mark in (None, Mark.O))
    assert f"The channel: 0 won, {drawn} drawn, {lost} lost.\n" in text_of(world.last)
    shown = text_of(world.last)
    await world.restart()
    await press_address(world.env, world.bob, world.last, "ttt-vote:2:0:4")
    assert text_of(world.last) == shown


async def test_a_press_on_an_older_board_brings_it_up_to_date(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd easy")
    board = world.last
    await vote(world, world.bob, "5")
    world.env.inject_error("PATCH", "/channels/*", status=404)  # the edit at the end of the vote is lost
    await close(world)
    await vote(world, world.carol, "9", board)
    after = message_of(world.channel, board)
    assert board_of(after).count("X") == board_of(after).count("O") == 1
    assert votes(after) == {}


async def test_the_board_is_shown_again_to_those_who_play_nothing_else(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd")
    old = world.last
    await vote(world, world.bob, "5")
    await world.carol.send(world.channel, "!board")
    assert world.last.id != old.id
    assert votes(world.last) == {"5": "1"}
    assert old.id not in [each.id for each in world.channel.history()], "one board is enough"
    await close(world)
    assert board_of(world.last)[4] == "X"
    await world.carol.send(world.channel, "!play easy")
    await world.carol.send(world.channel, "!board")
    assert "❌ carol vs 🔵 Easy bot" in text_of(world.last)


@pytest.mark.own_world
async def test_a_game_is_played_to_its_end_and_again_by_anybody(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd unbeatable")
    board = world.last
    while free := squares(message_of(world.channel, board)):
        for member in (world.bob, world.carol):
            await vote(world, member, next(iter(free)), message_of(world.channel, board))
        await close(world)
    ended = message_of(world.channel, board)
    assert "I win this one" in text_of(ended) or "It's a draw" in text_of(ended)
    assert "2 people voted." in text_of(ended)
    assert others(ended) == ["Play again", "Replay"]
    assert (await world.ended(1)).users == (CROWD,)
    assert not world.bot.jobs.pace.is_running()
    await world.press(world.carol, "Play again", ended)
    assert world.last.id != board.id
    assert "❌ Unbeatable bot vs 🔵 The channel" in text_of(world.last)
    assert "Started by carol." in text_of(world.last)
    assert others(message_of(world.channel, board)) == ["Replay"]
    assert "Rematch: game 2." in text_of(message_of(world.channel, board))


async def test_only_who_asked_or_a_moderator_stops_it(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd")
    assert said(await world.press(world.bob, "Stop")) == "Only alice or a moderator can stop that."
    await world.press(add_moderator(world), "Stop")
    assert "The game was stopped before the first move." in text_of(world.last)
    late = await press_address(world.env, world.bob, world.last, "ttt-vote:1:0:4")
    assert not (late.response and late.response.ephemeral), "a vote after the end shows it and is not refused"
    await world.alice.send(world.channel, "!play crowd 5x5")
    board = world.last
    assert "To stop it, use /unwatch 2." in text_of(board)
    assert others(board) == []
    await world.alice.send(world.channel, "!unwatch 2")
    assert text_of(world.last) == (
        "I stopped game 2, which the channel was playing. Use /play with crowd to start another."
    )
    assert "The game was stopped " in text_of(message_of(world.channel, board))


async def test_larger_boards_show_their_votes_in_the_squares(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd 5x5 easy")
    for member in (world.alice, world.bob):
        await vote(world, member, "13")
    assert squares(world.last)["13"].label == "c3·2"
    assert squares(world.last)["14"].label == "d3"
    assert "c3 leads with 2." in text_of(world.last)


async def test_a_channel_has_one_at_a_time_and_a_server_some(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.alice.send(world.channel, "!play crowd")
    told = said(await world.bob.slash(world.channel, "play", crowd=True))
    assert told == "This channel is already playing game 1. Use /board to see it and vote."
    await world.bob.send(world.channel, "!watch easy")
    assert text_of(world.last) == "Game 1 is already on show here. alice or a moderator can stop it with /unwatch 1."
    monkeypatch.setattr(limits, "EXHIBITIONS", 2)
    lounge, full = world.guild.create_text_channel("lounge"), world.guild.create_text_channel("full")
    await world.bob.send(lounge, "!watch easy")
    for place, refused in (
        (lounge, "Game 2 is already on show here."),
        (full, "I'm already showing 2 exhibitions or channel games in this server."),
    ):
        assert said(await world.bob.slash(place, "play", crowd=True)).startswith(refused)


async def test_wild_is_not_voted_on_and_misere_is(world: World) -> None:
    told = said(await world.alice.slash(world.channel, "play", crowd=True, rules="wild"))
    assert told == "The channel can't play wild by votes. Pick another board or other rules."
    await world.alice.send(world.channel, "!play everybody misere")
    assert "Misere: whoever gets three in a row loses." in text_of(world.last)


async def test_the_bot_may_be_named_and_may_begin(world: World) -> None:
    me = world.bot.user
    assert me is not None
    await world.alice.send(world.channel, f"!play crowd {me.mention} them easy")
    game = await world.stored(1)
    assert game is not None
    assert (game.x, game.o) == (Bot(Level.EASY), CROWD)
    assert board_of(world.last).count("X") == 1


async def test_who_plays_a_game_of_their_own_votes_as_well(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd")
    board = world.last
    await world.bob.send(world.channel, "!play easy")
    await vote(world, world.bob, "5", board)
    assert votes(message_of(world.channel, board)) == {"5": "1"}
    await world.bob.send(world.channel, "!move 5")
    assert (await world.game(world.bob)).moves[0] == 4, "which is where a typed move goes"
    assert votes(message_of(world.channel, board)) == {"5": "1"}


async def test_it_is_listed_followed_and_replayed_as_any_game(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd easy")
    board, lounge = world.last, world.guild.create_text_channel("lounge")
    await world.bob.send(lounge, "!games")
    assert ")** ❌ The channel vs 🔵 Easy bot" in text_of(newest(lounge))
    followed, backroom = await follow(world, lounge), shut(world, "backroom", world.carol)
    assert "Comments come after the game" in text_of(followed)
    hidden = await follow(world, backroom)
    await vote(world, world.bob, "5", board)
    await close(world)
    assert board_of(message_of(lounge, followed))[4] == "X"
    assert "Comments come after the game" in text_of(message_of(backroom, hidden)), "nobody there is known not to vote"
    assert not [call for call in world.calls() if call.method == "GET"]
    await world.press(world.alice, "Stop", message_of(world.channel, board))
    await world.bob.send(lounge, "!history")
    assert "The channel vs Easy bot" in text_of(newest(lounge))
    await world.bob.send(lounge, "!replay 1")
    assert "Move 1 of 2: ❌ The channel on 5" in text_of(newest(lounge))


async def test_forged_squares_are_refused(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd")
    board = world.last
    told = said(await press_address(world.env, world.bob, board, "ttt-vote:1:0:24"))
    assert told.startswith("Squares are 1 to 9, or a1 to c3.")
    assert said(await press_address(world.env, world.bob, board, "ttt:1:0:4")).startswith(
        "Only the channel can do that."
    )
    told = said(await press_address(world.env, world.bob, board, "ttt:1:0:again"))
    assert told == "That game is no longer open. Use /play to start a new one.", "it still runs"
    await press_address(world.env, world.bob, board, "ttt-vote:1:9:4")
    assert votes(message_of(world.channel, board)) == {}, "nor does a move to come have votes"


async def test_votes_are_looked_after_only_while_one_is_open(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd easy")
    await world.env.advance_time(3)
    assert not world.bot.jobs.pace.is_running()
    await vote(world, world.bob, "5")
    await world.env.advance_time(3)
    assert world.bot.jobs.pace.is_running()
    await close(world)
    await world.env.advance_time(3)
    assert not world.bot.jobs.pace.is_running()


async def test_a_vote_that_another_process_took_is_closed_by_a_sweep(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd easy")
    await world.env.advance_time(3)
    async with other_process(world) as services:
        await VoteRepository(services.store.database).cast(1, world.bob.id, 0, 4)
    await world.env.advance_time(VOTE_S + 1)
    assert votes(world.last) == {"5": "1"}
    assert "The vote closes <t:" in text_of(world.last)
    await close(world)
    assert board_of(world.last)[4] == "X"


async def test_a_board_that_is_gone_ends_by_its_time(world: World) -> None:
    await world.restart(game_expires_s=60)
    await world.alice.send(world.channel, "!play crowd easy")
    await vote(world, world.bob, "5")
    await world.last.delete()
    world.calls()
    for _ in range(4):
        await world.env.advance_time(VOTE_S)
    ended = await world.ended(1)
    assert ended.result
    assert (ended.result.how, ended.ply) == (How.TIME, 2)
    assert not world.bot.jobs.pace.is_running()


async def test_where_the_bot_could_not_close_a_vote_none_is_begun(world: World) -> None:
    silent = world.guild.create_text_channel(
        "silent", overwrites={world.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    )
    told = said(await world.alice.slash(silent, "play", crowd=True))
    assert told.startswith("I can't keep a board up to date here.")
    assert await world.stored(1) is None


async def test_an_answer_that_comes_later_than_the_end_of_its_vote_leaves_no_older_board(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd easy")
    await vote(world, world.bob, "5")
    stale, board = await played(world), world.last
    await close(world)
    newer = text_of(world.last)
    await board.edit(content="as the late answer left it")
    asked = Request(1, world.place, User(world.bob.id, "bob"), Via.CLICK)
    await world.bot.boards.note(asked, GameReply(stale), board.id)
    while tasks := world.bot.outbox.background.tasks:  # SimCord waits for what members set off alone
        await asyncio.wait(tasks)
    assert text_of(world.last) == newer


async def test_who_has_no_game_of_their_own_is_told_to_vote(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd medium")
    for typed in ("!draw", "!resign"):
        await world.bob.send(world.channel, typed)
        assert text_of(world.last) == (
            "This channel is playing game 1 together. Use /board to see it, and press a square to vote."
        )


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_move_of_who_has_no_game_of_their_own_is_a_vote(world: World, door: str) -> None:
    await world.alice.send(world.channel, "!play crowd medium")
    assert [each["name"] for each in await world.bob.autocomplete(world.channel, "move", "square", "5")] == ["5 · b2"]
    await world.move(door, world.bob, "5")
    await world.restart()
    await world.move(door, world.carol, "b2")
    assert votes(world.last) == {"5": "2"}
    await close(world)
    assert board_of(world.last)[4] == "X"


async def test_a_typed_vote_that_is_none_is_refused_and_changes_nothing(world: World) -> None:
    await world.alice.send(world.channel, "!play crowd medium")
    await world.bob.send(world.channel, "!move 5")
    assert said(await vote(world, world.bob, "5")).startswith("Your vote is already for 5."), "in private"
    for typed, told in (
        ("!m5", "Your vote is already for 5."),
        ("!m 77", "Squares are 1 to 9"),
        ("!move", "Squares are 1 to 9"),
    ):
        await world.bob.send(world.channel, typed)
        assert text_of(world.last).startswith(told), text_of(world.last)
    await world.bob.send(world.channel, "!m 6")
    assert votes(world.last) == {"6": "1"}
    lounge = world.guild.create_text_channel("lounge")
    await world.bob.send(lounge, "!move 7")
    assert text_of(newest(lounge)) == words()("no-game")
    world.errors_expected = len(world.errors)  # a move without its square


PICK_ONE = "Pick one: an opponent, anyone (open) or everybody at once (crowd)."


async def test_a_member_anyone_and_everybody_are_not_meant_at_once(world: World) -> None:
    assert said(await world.alice.slash(world.channel, "play", open=True, opponent=world.bob)) == PICK_ONE
    assert said(await world.alice.slash(world.channel, "play", open=True, crowd=True)) == PICK_ONE
    for typed in (f"!play anyone {world.bob.mention}", "!play anyone crowd", f"!play crowd {world.bob.mention}"):
        await world.alice.send(world.channel, typed)
        assert text_of(world.last) == PICK_ONE
    assert await world.stored(1) is None


async def test_in_direct_messages_there_is_no_channel_to_vote(world: World) -> None:
    await world.alice.send_dm("!play crowd")
    told = world.alice.user.dm_channel.history()[-1]
    assert text_of(told).startswith("Nobody else can join a game here.")
    assert await world.stored(1) is None


@pytest.mark.parametrize(
    ("may_show", "said"), [(False, "Nobody else can join"), (True, "I can't keep a board up to date here.")]
)
@pytest.mark.own_world
async def test_no_vote_is_held_where_the_bot_could_not_close_it(world: World, may_show: bool, said: str) -> None:
    world.calls()
    play_elsewhere(world.env, world.alice.id, may_show=may_show, switch="crowd")
    await world.env.settle()
    assert await world.stored(1) is None
    (call,) = world.calls()
    assert (call.json or {})["data"]["content"].startswith(said)
