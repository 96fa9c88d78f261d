"""Notices: who is told that it's their turn, how and when; and that it is taken back when the turn is over."""

from __future__ import annotations

import pytest

from bot.core.game import Notices
from tests.features.full import World
from tests.people import members_game, moves_by_click
from tests.told import QUIET, body, notices, prefer, sent, wait
from tests.world import mentions_of

# The default


@pytest.mark.own_world
async def test_who_goes_first_is_mentioned_once_and_quietly_until_they_move_and_nobody_else_but_who_is_asked(
    world: World,
) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    board = world.last
    (asked,) = world.calls()
    assert mentions_of(asked) == {"parse": [], "users": [world.bob.id]}
    await world.press(world.bob, "Accept", board)
    answer, notice = world.calls()
    assert answer.path.endswith("/callback"), "the answer comes first"
    assert not any(mentions_of(answer).values())
    assert body(notice)["content"] == (
        f"{world.alice.mention}, bob accepted. It's your turn in game 1. "
        f"[Go to the board](https://discord.com/channels/{world.guild.id}/{world.channel.id}/{board.id})"
    )
    assert mentions_of(notice) == {"parse": [], "users": [world.alice.id]}
    assert body(notice)["flags"] == QUIET
    await wait(world, 2)
    assert world.calls() == []
    await world.press(world.alice, "5", board)
    moved, withdrawn = world.calls()
    assert not any(mentions_of(moved).values())
    assert withdrawn.method == "DELETE"
    assert notices(world.channel) == []
    await moves_by_click(world, board, "1237", ply=1)
    assert [call.path.endswith("/callback") for call in world.calls()] == [True] * 4


@pytest.mark.own_world
async def test_who_declines_causes_no_notice_and_who_joins_one_for_who_asked(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    world.calls()
    await world.press(world.bob, "Decline")
    await wait(world, 1)
    assert [call.path.endswith("/callback") for call in world.calls()] == [True]
    await world.alice.slash(world.channel, "play", open=True)
    (posted,) = world.calls()
    assert not any(mentions_of(posted).values())
    await world.press(world.bob, "Join")
    joined, notice = world.calls()
    assert not any(mentions_of(joined).values())
    assert mentions_of(notice) == {"parse": [], "users": [world.alice.id]}
    assert "bob accepted. It's your turn in game 2." in body(notice)["content"]


async def test_who_accepts_and_goes_first_knows_it(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL)
    await world.alice.slash(world.channel, "play", opponent=world.bob, first="them")
    await world.press(world.bob, "Accept")
    assert notices(world.channel) == []


@pytest.mark.parametrize(("first", "told"), [("", []), ("5", ["alice"])])
async def test_who_offered_a_rematch_is_told_once_that_it_was_accepted(
    world: World, first: str, told: list[str]
) -> None:
    """Bob, who was O, is X in the rematch."""
    board = await members_game(world, first)
    await world.resign(world.bob)
    board = world.last
    asker, other = (world.bob, world.alice) if told else (world.alice, world.bob)
    await world.press(asker, "Rematch", board)
    assert notices(world.channel) == [
        f"{other.mention}, {asker.name} wants a rematch of game 1. Press Rematch to play."
    ]
    await world.press(other, "Rematch", board)
    assert notices(world.channel) == [f"{world.bob.mention}, alice accepted. It's your turn in game 2."] * len(told)


# Each turn, in the channel or by DM


async def test_in_the_channel_one_notice_at_a_time_says_whose_turn_it_is(world: World) -> None:
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.CHANNEL)
    board = await members_game(world)
    assert notices(world.channel) == [f"{world.alice.mention}, bob accepted. It's your turn in game 1."]
    for ply, square in enumerate("1425"):
        player, other = (world.alice, world.bob) if ply % 2 == 0 else (world.bob, world.alice)
        world.calls()
        await world.press(player, square, board)
        assert notices(world.channel) == [f"{other.mention}, it's your turn in game 1."]
        (notice,) = sent(world)
        assert mentions_of(notice) == {"parse": [], "users": [other.id]}
        assert not body(notice).get("flags", 0) & QUIET
    await world.press(world.alice, "3", board)
    assert notices(world.channel) == []


async def test_by_dm_a_notice_leads_to_the_newest_board_and_nobody_else_sees_it(world: World) -> None:
    await prefer(world, world.bob, Notices.DM)
    await members_game(world)
    await world.alice.send(world.channel, "!move 5")
    direct = world.bob.user.dm_channel
    assert notices(world.channel) == []
    assert [message.content for message in direct.history()] == [
        "It's your turn in game 1 against alice. "
        f"[Go to the board](https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.last.id})"
    ]
    await world.bob.send(world.channel, "!move 1")
    assert direct.history() == []


async def test_if_dms_are_closed_a_quiet_mention_in_the_channel_takes_their_place(world: World) -> None:
    await prefer(world, world.bob, Notices.DM)
    board = await members_game(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
    world.calls()
    await world.press(world.alice, "5", board)
    assert notices(world.channel) == [f"{world.bob.mention}, it's your turn in game 1."]
    refused, posted = sent(world)
    assert refused.path == f"/channels/{world.bob.user.dm_channel.id}/messages"
    assert body(posted)["flags"] == QUIET
    await moves_by_click(world, board, "12", ply=1)
    assert len(sent(world)) == 1, "it's known that they are closed"
    assert notices(world.channel) == [f"{world.bob.mention}, it's your turn in game 1."]


@pytest.mark.own_world
@pytest.mark.parametrize("status", [403, 400])
async def test_a_dm_that_discord_takes_later_comes_later_and_nobody_is_mentioned_instead(
    world: World, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr(world.bot.closed_channels, "_now", lambda: world.env.now().timestamp())
    await prefer(world, world.bob, Notices.DM)
    board = await members_game(world)
    world.calls()
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=40003)
    await world.press(world.alice, "5", board)
    assert notices(world.channel) == []
    assert world.bob.id not in world.bot.closed_channels
    assert len(sent(world)) == 1
    await wait(world, 0.5)
    assert sent(world) == [], "nor is it tried again at once"
    await wait(world, 3)
    assert len(world.bob.user.dm_channel.history()) == len(sent(world)) == 1
    assert notices(world.channel) == []


@pytest.mark.own_world
async def test_what_does_not_end_a_turn_sends_no_second_notice(world: World) -> None:
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.CHANNEL)
    await members_game(world, "5")
    world.calls()
    for words in ("!draw", "!hint", "!board", "!move 5", "!explain"):
        await world.bob.send(world.channel, words)
    await world.alice.send(world.channel, "!move 1")
    await wait(world, 2)
    assert sent(world) == []
    assert len(notices(world.channel)) == 1


@pytest.mark.own_world
@pytest.mark.parametrize("end", ["!resign", "!draw", "time"])
async def test_a_notice_goes_when_the_game_ends(world: World, monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    monkeypatch.setattr(world.services.turns, "_move_s", 60)
    await prefer(world, world.bob, Notices.CHANNEL)
    await members_game(world, "5")
    assert len(notices(world.channel)) == 1
    if end == "time":
        await wait(world, 2)
    elif end == "!resign":
        await world.resign(world.alice)
    else:
        for player in (world.alice, world.bob):
            await player.send(world.channel, end)
    await world.ended(1)
    assert notices(world.channel) == []


@pytest.mark.parametrize("how", [Notices.ACCEPTED, Notices.CHANNEL, Notices.OFF])
async def test_a_rematch_that_is_asked_for_is_told_of_until_it_begins(world: World, how: Notices) -> None:
    await prefer(world, world.bob, how)
    board = await members_game(world, "5")
    await world.resign(world.alice)
    board = world.last
    await world.press(world.alice, "Rematch", board)
    told = f"{world.bob.mention}, alice wants a rematch of game 1. Press Rematch to play."
    assert notices(world.channel) == ([] if how is Notices.OFF else [told])
    await world.press(world.bob, "Rematch", board)
    assert notices(world.channel) == []


# After some minutes


@pytest.mark.own_world
async def test_a_turn_that_waits_is_told_of_once_and_not_before(world: World) -> None:
    await prefer(world, world.bob, Notices.DM, minutes=2)
    board = await members_game(world, "5")
    place = world.bob.user.dm_channel
    await wait(world, 1.5)
    assert notices(place) == []
    await wait(world, 1)
    assert len(notices(place)) == 1
    assert len(sent(world)) == 2, "alice was told that bob accepted"
    await wait(world, 3)
    assert sent(world) == []
    await world.press(world.bob, "1", board)
    assert notices(place) == []


@pytest.mark.own_world
async def test_who_moves_in_time_is_not_reminded(world: World) -> None:
    for player in (world.alice, world.bob):
        await prefer(world, player, Notices.CHANNEL, minutes=2)
    board = await members_game(world)
    for ply, square in enumerate("5123"):
        await wait(world, 1)
        await moves_by_click(world, board, square, ply)
    await world.resign(world.bob)
    await wait(world, 2.5)
    assert sent(world) == []


@pytest.mark.own_world
async def test_who_no_longer_wants_a_planned_notice_does_not_get_it(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL, minutes=2)
    await members_game(world, "5")
    await wait(world, 1)
    world.calls()
    await world.bob.send(world.channel, "!preferences off")
    await wait(world, 2)
    assert sent(world) == []
    assert await world.store.notices.due(2**40, 99) == ()


async def test_a_planned_notice_is_sent_once_however_often_the_bot_restarts(world: World) -> None:
    await prefer(world, world.bob, Notices.CHANNEL, minutes=2)
    board = await members_game(world, "5")
    world.calls()
    for _ in range(4):
        await wait(world, 1)
        await world.restart()
    assert len(sent(world)) == 1
    assert notices(world.channel) == [f"{world.bob.mention}, it's your turn in game 1."]
    await world.press(world.bob, "1", board)
    assert notices(world.channel) == [], "by a process that did not send it"
