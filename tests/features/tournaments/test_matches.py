"""A match as its two play it: game after game on the board, without help, and what follows when it is over."""

from __future__ import annotations

import asyncio

import discord
import pytest
import pytest_asyncio
from simcord import MemberActor

from bot.core.game import Game, Notices
from bot.features.tournaments.rules import Stage
from tests.addresses import press_address
from tests.features.full import World
from tests.features.tournaments.channels import Cup, settled, started
from tests.people import WIN, add_moderator, message_of, moves_by_click, newest, private, shut
from tests.told import prefer
from tests.world import board_of, buttons_of, mentions_of, said, text_of

pytestmark = pytest.mark.own_world

PLAY = "Play: alice – bob"


@pytest_asyncio.fixture
async def cup(world: World, monkeypatch: pytest.MonkeyPatch) -> Cup:
    monkeypatch.setattr(world.bot.answerer, "most", 10**6)
    return Cup(world)


async def won(world: World, x: MemberActor, o: MemberActor, ply: int = 0) -> discord.Message:
    """X wins the game on the newest board. ply: how many squares are taken."""
    board = newest(world.channel)
    for number, square in enumerate(WIN[ply:], ply):
        await world.press((x, o)[number % 2], square, board)
    await settled(world)
    return newest(world.channel)


async def first_game(cup: Cup) -> discord.Message:
    """The board after alice has won the first game of the final."""
    world = await started(cup, "knockout", 2)
    await world.press(world.bob, PLAY, cup.rounds()[0])
    return await won(world, world.alice, world.bob)


async def test_one_of_the_two_of_a_match_starts_its_game_and_who_presses_second_is_led_to_its_board(cup: Cup) -> None:
    world = await started(cup, "knockout", 2)
    (called,) = cup.rounds()
    told = said(await world.press(world.carol, PLAY, called))
    assert told == "That match is for alice or bob. Use /tournament show to find yours."
    await world.press(world.bob, PLAY, called)
    board, game = newest(world.channel), await world.game(world.alice)
    assert (game.x.name, game.o.name) == ("alice", "bob")  # type: ignore[union-attr]
    await settled(world)
    assert "game 1 is on" in text_of(cup.rounds()[0])
    told = said(await world.press(world.alice, PLAY, called))
    assert told == f"Game 1 is on. Its board is [here]({board.jump_url}); /board posts it again."
    assert newest(world.channel).id == board.id
    await world.press(world.alice, WIN[0], board)
    assert board_of(newest(world.channel)).count("X") == 1
    await board.delete()
    await world.bob.send(world.channel, "!board")
    assert board_of(newest(world.channel)).count("X") == 1, "somebody has deleted it"


async def test_rematch_is_there_when_the_match_is_over_and_an_old_one_is_refused_before(cup: Cup) -> None:
    world, board = cup.world, await first_game(cup)
    before = await world.ended(1)
    for act in ("rematch", "easier", "harder"):
        for each in (world.alice, world.bob):
            told = said(await press_address(world.env, each, board, f"ttt:1:5:{act}"))
            assert told.startswith("This game belongs to a match: press Play in the round's message for its next game.")
    assert await world.ended(1) == before, "nothing is offered"
    assert list(buttons_of(board)) == ["Next game (1 – 0)", "Review", "Replay"], "what features tell is there"
    assert "\nThis match: alice (1) 1 – 0 bob (2). bob goes first in the next game." in text_of(board)
    world.calls()
    await world.press(world.bob, "Next game (1 – 0)", board)
    posted = [call for call in world.calls() if call.path.endswith("/callback")]
    assert len(posted) == 1, "the next board is the answer to the press"
    game = await world.game(world.alice)
    assert (game.id, game.x, game.o) == (2, before.o, before.x)
    board = await won(world, world.bob, world.alice)
    assert list(buttons_of(board)) == ["Next game (1 – 1)", "Review", "Replay"]
    for number in (3, 4):
        one = await cup.now()
        assert one.pairings[0].played == number - 1
        await world.press(world.alice, next(iter(buttons_of(board))), board)
        game = await world.game(world.alice)
        x, o = (cup.people[user.id] for user in game.users)
        if number == 4:
            await world.press(x, "5")
            await world.resign(world.bob)
            await settled(world)
        else:
            board = await won(world, x, o)
    assert (await cup.now()).stage is Stage.OVER
    last = next(each for each in reversed(world.channel.history()) if "Rematch" in buttons_of(each))
    await world.press(world.bob, "Rematch", last)
    await world.press(world.alice, "Rematch", last)
    assert isinstance(await world.game(world.alice), Game)
    told = said(await world.press(world.bob, "Next game (1 – 0)", await message_of_game(world, 1)))
    assert told == "That tournament is over. Use /tournament create to open another."


async def message_of_game(world: World, number: int) -> discord.Message:
    game = await world.ended(number)
    return next(each for each in world.channel.history() if each.id == game.message_id)


async def test_after_the_next_game_of_both_at_one_instant_there_is_one_and_strangers_start_none(cup: Cup) -> None:
    world, board = cup.world, await first_game(cup)
    label = "Next game (1 – 0)"
    assert said(await world.press(world.carol, label, board)).startswith("That match is for alice or bob.")
    with world.env.time_context():
        play, one = world.community.tournaments.play, await cup.now()
        users = [user for each in one.entrants if (user := each.user)]
        games = await asyncio.gather(*(play(one.place, one.id, 1, user) for user in users * 2))
    assert {each.id for each in games} == {2}
    assert (await world.game(world.alice)).id == (await world.game(world.bob)).id == 2
    assert await world.stored(3) is None
    await world.restart()
    await world.press(world.alice, label, board)
    assert (await world.game(world.bob)).id == 2, "a late press shows it again"
    assert list(buttons_of(newest(world.channel)))[9:] == ["Offer draw", "Resign"], "a new process knows its match"


# No help


async def test_in_a_match_nobody_is_helped_and_a_refused_hint_leaves_no_trace(cup: Cup) -> None:
    world = await started(cup, "knockout", 2)
    await world.press(world.alice, PLAY, cup.rounds()[0])
    shown = newest(world.channel)
    assert "Hint" not in buttons_of(shown)
    await world.press(world.alice, "5", shown)
    own = "This game belongs to a match, so you're on your own: no hints until it's over."
    assert said(await press_address(world.env, world.bob, shown, "ttt:1:1:hint")) == own
    for command in ("hint", "explain"):
        options = {} if command == "hint" else {"what": "1"}
        assert said(await world.bob.slash(world.channel, command, **options)) == own
    for typed in ("hint", "explain", "explain 1"):
        await world.bob.send(world.channel, f"!{typed}")
        assert text_of(newest(world.channel)) == own
    assert not (await world.game(world.bob)).hints
    await world.carol.send(world.channel, "!explain 1")
    assert "belongs to a match" not in text_of(newest(world.channel)), "who looks on may"
    await world.resign(world.bob)
    await settled(world)
    await world.bob.send(world.channel, "!play easy")
    await world.bob.send(world.channel, "!hint")
    assert "belongs to a match" not in text_of(newest(world.channel)), "in a game of one's own one may"


async def test_a_game_that_goes_on_after_its_tournament_was_cancelled_is_an_ordinary_one(cup: Cup) -> None:
    world = await started(cup, "knockout", 2)
    await world.press(world.alice, PLAY, cup.rounds()[0])
    one = await cup.now()
    with world.env.time_context():
        await world.community.tournaments.cancel(one.place, one.id, world.alice.id, may_manage=False)
    await world.alice.slash(world.channel, "hint")
    assert (await world.game(world.alice)).hints
    board = await won(world, world.alice, world.bob)
    assert list(buttons_of(board)) == ["Rematch", "Review", "Replay"]
    one = await cup.now()
    assert (one.stage, one.pairings[0].played) == (Stage.CANCELLED, 0)
    for act in ("join:0", "leave:0", "end:0", "play:1"):
        told = said(await press_address(world.env, world.alice, board, f"ttt-cup:1:{act}"))
        assert told.startswith("That tournament is over.")


async def test_a_game_called_off_before_a_move_counts_in_no_match_and_its_question_says_so(cup: Cup) -> None:
    world = await started(cup, "knockout", 2)
    await world.press(world.alice, PLAY, cup.rounds()[0])
    asked = private(await world.press(world.alice, "Resign"))
    assert text_of(asked) == "Call off game 1? It hasn't begun, so it counts for nobody."
    await world.press(world.alice, "Resign", asked)
    await settled(world)
    one = await cup.now()
    assert (one.pairings[0].played, one.pairings[0].first_points, one.pairings[0].second_points) == (0, 0, 0)
    assert not one.pairings[0].is_decided
    await world.press(world.bob, PLAY, cup.rounds()[0])
    assert (await world.game(world.bob)).id == 2, "it is played again"


# Who is awaited


async def test_the_round_says_who_is_awaited_without_a_mention(cup: Cup) -> None:
    world = await started(cup, "knockout", 2)
    await world.bob.send(world.channel, "!play easy")
    world.calls()
    told = said(await world.press(world.alice, PLAY, cup.rounds()[0]))
    assert told == "bob is already playing here. Ask again when that game is over."
    await settled(world)
    assert "alice (1) – bob (2). bob, press Play when you're ready." in text_of(cup.rounds()[0])
    assert not any(any(mentions_of(call).values()) for call in world.calls() if call.method != "PUT")
    await world.resign(world.bob)
    await world.press(world.bob, PLAY, cup.rounds()[0])
    await settled(world)
    assert "press Play when you're ready" not in text_of(cup.rounds()[0])


# The end


async def ended(cup: Cup) -> discord.Message:
    """The message of a tournament of two that alice has won."""
    world = await started(cup, "knockout 4x4 2h", 2)
    await cup.play_all()
    await settled(world)
    return world.last


@pytest.mark.parametrize("notices", [Notices.ACCEPTED, Notices.OFF])
async def test_the_champion_is_mentioned_once_unless_they_want_no_notices(cup: Cup, notices: Notices) -> None:
    world = cup.world
    await prefer(world, world.alice, notices)
    await cup.open("knockout", 2)
    await world.press(world.alice, "Start", cup.overview)
    await settled(world)
    world.calls()
    await cup.play_all()
    await settled(world)
    crowned = [call for call in world.calls() if "is yours" in ((call.json or {}).get("content") or "")]
    assert world.last.embeds[0].title == "🏆 alice wins"
    if notices is Notices.OFF:
        assert not crowned
        assert world.last.content == ""
    else:
        assert [mentions_of(call)["users"] for call in crowned] == [[world.alice.id]]
        assert world.last.content == f"{world.alice.mention}, the tournament is yours. Well played!"
    await world.env.advance_time(60)
    await settled(world)
    assert len([each for each in world.channel.history() if "🏆" in str(each.embeds and each.embeds[0].title)]) == 1


async def test_again_opens_the_same_kind_for_who_presses_it(cup: Cup) -> None:
    world, over = cup.world, await ended(cup)
    assert list(buttons_of(over)) == ["Again"]
    await world.press(world.carol, "Again", over)
    one = await cup.now()
    user = one.entrants[0].user
    assert (one.id, one.owner, user and user.id, one.is_open) == (2, user, world.carol.id, True)
    assert (one.board.text(), one.round_s) == ("4x4/4", 7200)
    assert world.last.embeds[0].title == "Knockout on 4x4"
    assert world.last.id == one.message_id != over.id
    assert said(await world.press(world.alice, "Again", over)).startswith("This channel already has a tournament.")
    assert (await cup.now()).id == 2


async def test_again_opens_nothing_elsewhere_nor_where_the_command_may_not(cup: Cup) -> None:
    world = cup.world
    mute = discord.PermissionOverwrite(send_messages=False)
    world.channel = world.guild.create_text_channel("silent", overwrites={world.carol: mute})
    over = await ended(cup)
    other = shut(world, "other", world.alice, world.bob)
    await world.alice.send(other, "!play easy")
    told = said(await press_address(world.env, world.alice, newest(other), "ttt-cup:1:again:0"))
    assert told.startswith("There's no tournament here yet.")
    assert await world.store.tournaments.newest_in(other.id) is None
    told = said(await world.press(world.carol, "Again", over))
    assert told.startswith("Tournaments need a server channel where I can post.")
    assert (await cup.now()).id == 1


@pytest.mark.parametrize("moves", ["", "15"])
async def test_a_game_that_a_moderator_ends_is_played_again(cup: Cup, moves: str) -> None:
    world = await started(cup, "knockout", 2)
    mia = add_moderator(world)
    await world.press(world.bob, PLAY, cup.rounds()[0])
    await moves_by_click(world, newest(world.channel), moves)
    board = newest(world.channel)
    await mia.slash(world.channel, "end", game=1)
    await settled(world)
    (pairing,) = (await cup.now()).pairings
    assert (pairing.played, pairing.first_points, pairing.second_points, pairing.game_id) == (0, 0, 0, None)
    assert PLAY in buttons_of(cup.rounds()[0])
    shown = message_of(world.channel, board)
    assert "Nobody wins" in text_of(shown)
    await world.press(world.alice, next(label for label in buttons_of(shown) if "game" in label.lower()), shown)
    await won(world, world.alice, world.bob)
    (pairing,) = (await cup.now()).pairings
    assert (pairing.played, pairing.first_points) == (1, 1)


async def test_a_tournament_is_cancelled_with_its_channel_and_posts_nothing_more(cup: Cup) -> None:
    world = cup.world
    spare = world.guild.create_text_channel("spare")
    await world.alice.send(spare, "!tournament knockout")
    await world.press(world.bob, "Join", newest(spare))
    await world.press(world.alice, "Start", newest(spare))
    await settled(world)
    world.env.backend.delete_channel(spare.id)
    await settled(world)
    one = await world.store.tournaments.get(1)
    assert one is not None
    assert one.stage is Stage.CANCELLED
    await world.env.advance_time(90)
    world.calls()
    await world.env.advance_time(150)
    assert [call.path for call in world.calls() if str(spare.id) in call.path] == []
