"""What cannot be done is answered once, briefly, in the same words at every door, and changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from simcord import MemberActor
from simcord.builders import UserHandle

from bot.core.chat.game_options import KNOWN
from bot.core.chat.replies import sentence
from bot.core.game import Refusal
from bot.words import words
from tests.report import for_each
from tests.world import World, said, text_of, unchanged

SAY = words()


BAD_SQUARES = ("0", "10", "-1", "abc", "4 5", "1e1", "d1", "a4", "\u00bd", "9" * 400, "@everyone", "<@1>", "\u202e5 6")


@for_each([(square, door) for square in BAD_SQUARES for door in ("typed", "slash")], "shared", "caplog")
async def test_what_is_no_square_says_what_is(
    world: World, caplog: pytest.LogCaptureFixture, square: str, door: str
) -> None:
    await world.alice.send(world.channel, "!play")
    async with unchanged(world, caplog):
        answer = await asked(world, door, f"move {square}")
    assert answer == "Squares are 1 to 9, or a1 to c3. Still free: 1, 2, 3, 4, 5, 6, 7, 8 and 9."


async def asked(world: World, door: str, command: str) -> str:
    """What alice is told if she types a command, or uses it as a slash command."""
    if door == "typed":
        await world.alice.send(world.channel, f"!{command}")
        return text_of(world.last)
    name, _, square = command.partition(" ")
    options = {"square": square} if square else {}
    return said(await world.alice.slash(world.channel, name, **options))


async def nothing(world: World) -> None:
    """No game at all."""


async def ended(world: World) -> None:
    await world.alice.send(world.channel, "!play")
    await world.resign(world.alice)


async def bobs_game(world: World) -> None:
    await world.bob.send(world.channel, "!play")


async def bob_to_move(world: World) -> None:
    await world.begin()
    await world.press(world.alice, "5")


async def alice_to_move(world: World) -> None:
    """Alice plays Bob, both have moved."""
    await bob_to_move(world)
    await world.press(world.bob, "1")


NO_GAME = "You're not playing here right now. Use /play to start a game."
CASES: dict[str, tuple[Callable[[World], Awaitable[None]], str, str]] = {
    "a move with no game": (nothing, "move 5", NO_GAME),
    "a move after the end": (ended, "move 5", NO_GAME),
    "a move in someone else's game": (bobs_game, "move 5", NO_GAME),
    "a move out of turn": (bob_to_move, "move 1", "It's bob's turn. Yours comes next."),
    "a move on a taken square": (alice_to_move, "move 1", "Square 1 is taken. Still free: 2, 3, 4, 6, 7, 8 and 9."),
    "a board with no game": (nothing, "board", NO_GAME),
    "resigning nothing": (nothing, "resign", NO_GAME),
    "a draw in no game": (nothing, "draw", NO_GAME),
    "playing twice": (alice_to_move, "play", "You already have a game here. Finish it first."),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_each_refusal_is_answered_once_in_the_same_words(
    world: World, caplog: pytest.LogCaptureFixture, case: str, door: str
) -> None:
    arrange, command, sentence = CASES[case]
    await arrange(world)
    async with unchanged(world, caplog):
        assert await asked(world, door, command) == sentence


async def by_typing(world: World, opponent: str) -> str:
    """What alice is told if she types whom to play."""
    await world.alice.send(world.channel, f"!play {opponent}")
    return text_of(world.last)


@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        ("herself", "You can't challenge yourself. Use /play without a name to play against me."),
        ("a bot", "Other bots can't answer challenges. Use /play without a name to play against me."),
        ("a player", "carol is already playing here. Ask again when that game is over."),
        ("one who has left", "I can't find that member in this server. Mention somebody with @."),
    ],
)
async def test_who_cannot_be_challenged(
    world: World, caplog: pytest.LogCaptureFixture, who: str, sentence: str
) -> None:
    gone = world.guild.add_member(world.env.create_user("dave"))
    world.guild.remove_member(gone)
    await world.carol.send(world.channel, "!play")
    people: dict[str, MemberActor | UserHandle] = {
        "herself": world.alice,
        "a bot": world.guild.add_member(world.env.create_user("rival", bot=True)),
        "a player": world.carol,
        "one who has left": gone.user,
    }
    async with unchanged(world, caplog):
        assert await by_typing(world, people[who].mention) == sentence
    async with unchanged(world, caplog):
        assert said(await world.alice.slash(world.channel, "play", opponent=people[who])) == sentence


NOT_UNDERSTOOD, NOT_A_MEMBER = sentence(Refusal("not-understood", **KNOWN), SAY), SAY("not-a-member")
MEANINGLESS = (
    *("everyone!", "hard hard", "me them", "hard grandmaster", "<@&1>", "<#1>", "`x`", "\u0000", "{bob} {carol}"),
)
NOBODY = ("@nobody", "hard @alcie", "@everyone", "@here", "<@999999999999>")


@for_each(
    [*((typed, NOT_UNDERSTOOD) for typed in MEANINGLESS), *((typed, NOT_A_MEMBER) for typed in NOBODY)],
    "shared",
    "caplog",
)
async def test_words_that_mean_nothing_get_the_list_of_those_that_do_and_a_name_is_said_to_be_nobodys(
    world: World, caplog: pytest.LogCaptureFixture, typed: str, told: str
) -> None:
    async with unchanged(world, caplog):
        assert await by_typing(world, typed.format(bob=world.bob.mention, carol=world.carol.mention)) == told


async def test_playing_the_bot_by_its_mention_is_a_game_against_it(world: World) -> None:
    assert world.bot.user is not None
    await world.alice.send(world.channel, f"!play {world.bot.user.mention} easy")
    assert (await world.game(world.alice)).bot
