"""Who may challenge a member, as those concerned see it: by every way to name an opponent."""

from __future__ import annotations

import pytest
from simcord import InteractionResult, MemberActor

from bot.core.game import Answer, Challenge, Challenges, Look
from tests.addresses import press_address
from tests.faults import broken
from tests.features.full import World
from tests.people import finished_games, members_game, message_of, other_process, private
from tests.report import for_each
from tests.world import buttons_of, mentions_of, newest, said, text_of

TOLD = "bob doesn't take challenges right now. Play against me, or let anyone in the channel join."
USE_PLAY = "Use /play to start a game of your own."
SHUT = pytest.mark.parametrize("words", ["!preferences nobody", "!preferences block {alice}"])


async def shut(world: World, words: str) -> None:
    await world.bob.send(world.channel, words.format(alice=world.alice.mention))


async def by_slash(world: World) -> InteractionResult:
    return await world.alice.slash(world.channel, "play", opponent=world.bob)


async def by_menu(world: World) -> InteractionResult:
    return await world.alice.context_menu(world.channel, "Challenge to tic-tac-toe", world.bob)


async def by_button(world: World) -> InteractionResult:
    """A button that withdraws a challenge and makes another."""
    await world.alice.slash(world.channel, "play", opponent=world.carol)
    refused = await world.alice.slash(world.channel, "play", opponent=world.bob)
    assert refused.response is not None
    label = next(each for each in buttons_of(refused.response.message) if "bob" in each)
    return await world.press(world.alice, label, refused.response.message)


@SHUT
async def test_a_challenge_is_refused_in_private_by_every_door_and_without_a_ping_if_it_is_typed(
    world: World, words: str
) -> None:
    await shut(world, words)
    before = world.last
    for door in (by_slash, by_menu):
        result = await door(world)
        assert said(result) == TOLD
        assert result.response is not None
        assert list(buttons_of(result.response.message)) == ["Play against me", "Let anyone join"]
    assert world.last == before
    world.calls()
    await world.alice.send(world.channel, f"!play {world.bob.mention} hard 4x4")
    assert text_of(world.last) == TOLD
    assert not any(mentions_of(world.calls()[-1]).values())
    assert await world.stored(1) is None
    assert said(await by_button(world)) == TOLD
    kept = await world.stored(1)
    assert isinstance(kept, Challenge)
    assert not kept.is_over


@SHUT
async def test_a_rematch_is_refused(world: World, words: str) -> None:
    board = await members_game(world, "14253")
    await shut(world, words)
    assert said(await world.press(world.alice, "Rematch", board)) == TOLD
    await world.alice.send(world.channel, "!rematch")
    assert text_of(world.last) == TOLD
    assert (await world.ended(1)).rematch_offer is None


async def test_the_buttons_of_the_refusal_start_another_game(world: World) -> None:
    await shut(world, "!preferences nobody")
    refused = await by_slash(world)
    assert refused.response is not None
    await world.press(world.alice, "Let anyone join", refused.response.message)
    await world.press(world.bob, "Join")
    assert {user.id for user in (await world.game(world.bob)).users} == {world.alice.id, world.bob.id}


async def test_another_process_refuses_at_once(world: World) -> None:
    async with other_process(world) as other:
        await other.preferences.known(world.bob.id)
        await world.services.preferences.known(world.bob.id)
        await other.preferences.change(world.bob.id, challenges=Challenges.NOBODY)
        assert said(await by_slash(world)) == TOLD


async def test_an_open_challenge_of_a_blocked_member_is_declined_as_ever(world: World) -> None:
    await by_slash(world)
    board = world.last
    world.calls()
    await world.bob.slash(world.channel, "preferences", block=world.alice)
    declined = await world.stored(1)
    assert isinstance(declined, Challenge)
    assert declined.answer is Answer.DECLINED
    assert "bob declined" in text_of(message_of(world.channel, board))
    assert not [call for call in world.calls() if call.method == "POST" and call.path.endswith("/messages")]


async def test_a_blocked_member_cannot_take_a_seat_that_the_blocker_offers_and_cannot_tell_why(world: World) -> None:
    await world.bob.slash(world.channel, "preferences", block=world.alice)
    await world.bob.send(world.channel, "!play anyone")
    board = world.last
    for _ in range(2):
        assert said(await world.press(world.alice, "Join", board)) == "That seat is taken. " + USE_PLAY
    assert said(await by_slash(world)) == TOLD, "as without an open challenge"
    assert isinstance(await world.stored(1), Challenge)
    await world.press(world.carol, "Join", board)
    assert said(await press_address(world.env, world.alice, board, "ttt:1:0:join")) == "That seat is taken. " + USE_PLAY
    assert {user.id for user in (await world.game(world.bob)).users} == {world.bob.id, world.carol.id}


async def test_a_blocked_member_cannot_enter_the_blockers_tournament_nor_take_their_rematch(world: World) -> None:
    board = await members_game(world, "14253")
    await world.bob.send(world.channel, "!tournament knockout")
    overview = world.last
    await world.press(world.bob, "Rematch", board)
    await world.bob.slash(world.channel, "preferences", block=world.alice)
    full = "That tournament is full: it takes 32 players."
    assert said(await world.press(world.alice, "Join", overview)) == full
    await world.alice.send(world.channel, "!tournament join")
    assert text_of(world.last) == full
    await world.press(world.carol, "Join", overview)
    assert "bob and carol" in text_of(message_of(world.channel, overview))
    told = said(await world.press(world.alice, "Rematch", message_of(world.channel, board)))
    assert told == "That seat is taken. " + USE_PLAY
    assert (await world.ended(1)).rematch_id is None


WHOM = (
    "Use `/preferences block:@Bob` or `/preferences unblock:@Bob`, which only you see. If you type it here, mention "
    "them after the word, and they're pinged."
)


@for_each(
    {
        "block": WHOM,
        "block zed": "I can't find that member in this server. Mention somebody with @.",
        "unblock @zed": "I can't find that member in this server. Mention somebody with @.",
        "blokc": 'I don\'t know "blokc". Use words such as `classic`, `dm`, `15 minutes`, `hidden` or `quiet`, or '
        "/preferences on its own.",
    }.items(),
    "shared",
)
async def test_words_without_a_member_are_told_what_to_do(world: World, words: str, told: str) -> None:
    await world.alice.send(world.channel, f"!preferences {words}")
    assert text_of(world.last) == told
    assert await world.store.preferences.blocked(world.alice.id) == ()


async def test_a_typed_block_is_answered_by_dm(world: World) -> None:
    await finished_games(world, 1)
    await world.alice.send(world.channel, f"!preferences quiet block {world.bob.mention} {world.carol.mention}")
    assert "hallenge" not in text_of(world.last)
    told = text_of(newest(world.alice.user.dm_channel))
    assert told.startswith("Your preferences\nSaved.")
    assert (
        f"Blocked: {world.bob.mention} and {world.carol.mention}. They can't challenge you, and I don't tell them."
        in told
    )
    await world.alice.send(world.channel, f"!prefs unblock: {world.bob.mention}")
    assert await world.store.preferences.blocked(world.alice.id) == (world.carol.id,)
    await world.alice.send(world.channel, "!prefs challenges nobody")
    assert "You take no challenges" in text_of(newest(world.alice.user.dm_channel))
    assert "hallenge" not in text_of(world.last)


async def forgotten(world: World, who: MemberActor) -> None:
    await world.press(who, "Erase everything", private(await who.slash(world.channel, "forget")))


async def test_a_block_outlasts_the_forgetting_of_the_blocked_member_and_ends_with_the_one_who_set_it(
    world: World,
) -> None:
    await world.alice.slash(world.channel, "preferences", block=world.bob, challenges="anyone")
    await forgotten(world, world.bob)
    assert await world.store.preferences.blocked(world.alice.id) == ()
    told = said(await world.bob.slash(world.channel, "play", opponent=world.alice))
    assert told == TOLD.replace("bob", "alice")
    await world.alice.slash(world.channel, "preferences", unblock=world.bob)
    await world.bob.slash(world.channel, "play", opponent=world.alice)
    assert isinstance(await world.stored(1), Challenge)
    await world.alice.slash(world.channel, "preferences", block=world.bob)
    for who in (world.bob, world.alice):
        await forgotten(world, who)
    await world.bob.slash(world.channel, "play", opponent=world.alice)
    assert isinstance(await world.stored(2), Challenge)


@pytest.mark.parametrize("statement", ["INSERT INTO blocks", "INSERT INTO preferences"])
async def test_a_block_and_other_preferences_are_saved_together_or_not_at_all(world: World, statement: str) -> None:
    async with broken(world.store, statement):
        await world.bob.send(world.channel, f"!preferences classic block {world.alice.mention}")
    assert await world.store.preferences.blocked(world.bob.id) == ()
    assert (await world.store.preferences.of(world.bob.id)).look is not Look.CLASSIC
    world.errors_expected += len(world.errors) - world.errors_expected
    await world.bob.send(world.channel, f"!preferences classic block {world.alice.mention}")
    assert await world.store.preferences.blocked(world.bob.id) == (world.alice.id,)
    assert (await world.store.preferences.of(world.bob.id)).look is Look.CLASSIC
