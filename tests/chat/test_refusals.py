"""What cannot be done is answered once, briefly, in the same words at every door, and changes nothing."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest

from bot.chat.render import words
from bot.engine import STANDARD
from bot.games import Player, Refusal, refusals
from tests.chat.world import World, board_of, mentions_of, open_world, said, text_of

ANN = Player(1, "Ann")
EXAMPLES: dict[type[Refusal], tuple[Refusal, ...]] = {
    refusals.NoGame: (refusals.NoGame(),),
    refusals.NoSuchGame: (refusals.NoSuchGame(),),
    refusals.AlreadyPlaying: (
        refusals.AlreadyPlaying(ANN, is_asker=True),
        refusals.AlreadyPlaying(ANN, is_asker=False),
    ),
    refusals.AlreadyChallenged: (refusals.AlreadyChallenged(ANN),),
    refusals.OwnOffer: (refusals.OwnOffer(),),
    refusals.NotForYou: (refusals.NotForYou((ANN,)), refusals.NotForYou((ANN, Player(2, "Ben")))),
    refusals.NotYourTurn: (refusals.NotYourTurn(ANN), refusals.NotYourTurn(None)),
    refusals.SquareTaken: (refusals.SquareTaken(STANDARD, 4, (0, 2)),),
    refusals.NoSuchSquare: (refusals.NoSuchSquare(STANDARD, (0, 2)),),
    refusals.NoSuchBoard: (refusals.NoSuchBoard(("3x3", "4x4")),),
    refusals.NoSuchVariant: (refusals.NoSuchVariant(),),
    refusals.DrawRefused: (refusals.DrawRefused(),),
    refusals.OpponentIsYou: (refusals.OpponentIsYou(),),
    refusals.OpponentIsABot: (refusals.OpponentIsABot(),),
    refusals.NotAMember: (refusals.NotAMember(),),
    refusals.NobodyElseHere: (refusals.NobodyElseHere(),),
    refusals.NotUnderstood: (refusals.NotUnderstood(),),
    refusals.UnknownGame: (refusals.UnknownGame(12),),
    refusals.StillRunning: (refusals.StillRunning(12),),
    refusals.NotBegun: (refusals.NotBegun(12),),
    refusals.AlreadyOver: (refusals.AlreadyOver(12),),
    refusals.PositionOver: (refusals.PositionOver(),),
    refusals.NoSuchPosition: (refusals.NoSuchPosition("This board has 9 squares, and 8 are given."),),
    refusals.TooManySteps: (refusals.TooManySteps(4),),
    refusals.NothingToStop: (refusals.NothingToStop(),),
    refusals.NotYours: (refusals.NotYours(ANN),),
    refusals.ExhibitionRunning: (refusals.ExhibitionRunning(12),),
    refusals.TooManyBoards: (refusals.TooManyBoards(5),),
    refusals.TooManyFollowers: (refusals.TooManyFollowers(12, 25),),
    refusals.TooManyExhibitions: (refusals.TooManyExhibitions(5),),
    refusals.Declined: (refusals.Declined(ANN, 1_800_000_000),),
    refusals.TooFast: (refusals.TooFast(7),),
    refusals.CannotFollowHere: (refusals.CannotFollowHere(),),
    refusals.NoSuchNumber: (refusals.NoSuchNumber(),),
    refusals.NotShown: (refusals.NotShown(),),
    refusals.NotYourList: (refusals.NotYourList(),),
    refusals.NoDirectMessages: (refusals.NoDirectMessages(),),
}


def test_every_refusal_has_its_sentence() -> None:
    assert set(EXAMPLES) == set(Refusal.__subclasses__())
    for examples in EXAMPLES.values():
        for refusal in examples:
            sentence = words.sentence(refusal)
            assert len(sentence) < 200
            assert "!" not in sentence
            assert "nvalid" not in sentence
            assert sentence.endswith(".")


def test_a_refusal_without_words_is_noticed() -> None:
    with pytest.raises(LookupError):
        words.sentence(Refusal())


@asynccontextmanager
async def unchanged(world: World, caplog: pytest.LogCaptureFixture) -> AsyncIterator[None]:
    """Nothing is stored, nobody is pinged and nothing is logged at ERROR while this is open."""
    before = [await world.bot.store.load(number) for number in range(1, 6)]
    world.calls()
    with caplog.at_level(logging.ERROR):
        caplog.clear()
        yield
    assert not caplog.records
    assert [await world.bot.store.load(number) for number in range(1, 6)] == before
    calls = [call for call in world.calls() if call.method == "POST" and call.path != "/users/@me/channels"]
    assert len(calls) == 1
    assert not any(mentions_of(calls[0]).values())


BAD_SQUARES = ("0", "10", "-1", "abc", "4 5", "1e1", "d1", "a4", "\u00bd", "9" * 400, "@everyone", "<@1>", "\u202e5 6")


@pytest.mark.parametrize("square", BAD_SQUARES)
@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_what_is_no_square_says_what_is(
    world: World, caplog: pytest.LogCaptureFixture, square: str, door: str
) -> None:
    await world.alice.send(world.channel, "!play")
    async with unchanged(world, caplog):
        if door == "typed":
            await world.alice.send(world.channel, f"!move {square}")
            answer = text_of(world.last)
        else:
            answer = said(await world.alice.slash(world.channel, "move", square=square))
    assert answer == "Squares are 1 to 9, or a1 to c3. Free: 1, 2, 3, 4, 5, 6, 7, 8, 9."


async def test_a_move_without_a_square_says_which_are_free(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.alice.send(world.channel, "!play")
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, "!move")
    assert text_of(world.last).startswith("Squares are 1 to 9")
    assert [type(error).__name__ for error in world.env.errors] == ["MissingRequiredArgument"]
    world.errors_expected = 1


async def nothing(world: World) -> None:
    """No game at all."""


async def ended(world: World) -> None:
    """Alice has just lost."""
    await world.alice.send(world.channel, "!play")
    await world.alice.send(world.channel, "!resign")


async def bobs_game(world: World) -> None:
    """Bob plays, Alice looks on."""
    await world.bob.send(world.channel, "!play")


async def bob_to_move(world: World) -> None:
    """Alice plays Bob and has moved on 5."""
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Accept")
    await world.press(world.alice, "5")


async def alice_to_move(world: World) -> None:
    """Alice plays Bob, both have moved."""
    await bob_to_move(world)
    await world.press(world.bob, "1")


NO_GAME = "You have no game here. Start one with /play."
CASES: dict[str, tuple[Callable[[World], object], str, str]] = {
    "a move with no game": (nothing, "move 5", NO_GAME),
    "a move after the end": (ended, "move 5", NO_GAME),
    "a move in someone else's game": (bobs_game, "move 5", NO_GAME),
    "a move out of turn": (bob_to_move, "move 1", "It is bob's turn. Yours comes next."),
    "a move on a taken square": (alice_to_move, "move 1", "Square 1 is taken. Free: 2, 3, 4, 6, 7, 8, 9."),
    "a board with no game": (nothing, "board", NO_GAME),
    "resigning nothing": (nothing, "resign", NO_GAME),
    "a draw in no game": (nothing, "draw", NO_GAME),
    "playing twice": (alice_to_move, "play", "You already have a game here. /board shows it, /resign ends it."),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_each_refusal_is_answered_once_in_the_same_words(
    world: World, caplog: pytest.LogCaptureFixture, case: str, door: str
) -> None:
    arrange, command, sentence = CASES[case]
    await arrange(world)  # type: ignore[misc]
    async with unchanged(world, caplog):
        if door == "typed":
            await world.alice.send(world.channel, f"!{command}")
            answer = text_of(world.last)
        else:
            name, *squares = command.split()
            options = {"square": squares[0]} if squares else {}
            answer = said(await world.alice.slash(world.channel, name, **options))
    assert answer == sentence


async def by_typing(world: World, opponent: str) -> str:
    await world.alice.send(world.channel, f"!play {opponent}")
    return text_of(world.last)


async def test_who_cannot_be_challenged(world: World, caplog: pytest.LogCaptureFixture) -> None:
    other_bot = world.guild.add_member(world.env.create_user("rival", bot=True))
    gone = world.guild.add_member(world.env.create_user("dave"))
    world.guild.remove_member(gone)
    await world.carol.send(world.channel, "!play")
    yourself = "You cannot challenge yourself. /play without a name starts a game against me."
    bots = "Other bots cannot answer a challenge. /play without a name starts a game against me."
    busy = "carol is already playing here. Ask again when that game is over."
    left = "That user is not in this server. Challenge somebody who is here."
    for opponent, sentence in ((world.alice, yourself), (other_bot, bots), (world.carol, busy)):
        async with unchanged(world, caplog):
            assert await by_typing(world, opponent.mention) == sentence
        async with unchanged(world, caplog):
            assert said(await world.alice.slash(world.channel, "play", opponent=opponent)) == sentence
    for actor_or_user in (gone.user,):
        async with unchanged(world, caplog):
            assert await by_typing(world, actor_or_user.mention) == left
        async with unchanged(world, caplog):
            assert said(await world.alice.slash(world.channel, "play", opponent=actor_or_user)) == left


@pytest.mark.parametrize(
    "typed", ["@everyone", "@here", "grandmaster", "hard hard", "me them", "bob", "<@&1>", "<#1>", "`x`", "\u0000"]
)
async def test_words_that_mean_nothing_get_the_list_of_those_that_do(
    world: World, caplog: pytest.LogCaptureFixture, typed: str
) -> None:
    async with unchanged(world, caplog):
        assert await by_typing(world, typed) == words.WORDS_NOT_UNDERSTOOD


async def test_two_opponents_are_one_too_many(world: World, caplog: pytest.LogCaptureFixture) -> None:
    async with unchanged(world, caplog):
        assert await by_typing(world, f"{world.bob.mention} {world.carol.mention}") == words.WORDS_NOT_UNDERSTOOD


async def test_playing_the_bot_by_its_mention_is_a_game_against_it(world: World) -> None:
    assert world.bot.user is not None
    await world.alice.send(world.channel, f"!play {world.bot.user.mention} easy")
    assert (await world.game(world.alice)).against_bot


async def test_an_unknown_level_by_slash_is_not_offered_by_discord(world: World) -> None:
    commands = {each.name: each for each in await world.bot.tree.fetch_commands()}
    level = next(option for option in commands["play"].options if option.name == "level")
    assert isinstance(level, discord.app_commands.Argument)
    assert [choice.value for choice in level.choices] == ["easy", "medium", "hard", "unbeatable"]


async def test_a_second_challenge_has_to_wait(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    async with unchanged(world, caplog):
        answer = said(await world.alice.slash(world.channel, "play", opponent=world.carol))
    assert answer == "Your challenge to bob is still open. Wait for the answer, or take it back with /resign."


async def test_in_a_direct_message_nobody_else_can_be_challenged(world: World) -> None:
    result = await world.alice.user.slash("play", opponent=world.bob.user)
    assert said(result) == "Nobody else can answer a challenge here. /play without a name starts a game against me."


@pytest.mark.parametrize("command", ["!play", "!move 5", "!help"])
async def test_where_the_bot_may_not_speak_it_says_so_in_private(
    world: World, caplog: pytest.LogCaptureFixture, command: str
) -> None:
    me = world.guild.me
    assert me is not None
    silent = world.guild.create_text_channel(
        "silent", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
    )
    async with unchanged(world, caplog):
        await world.alice.send(silent, command)
    assert len(silent.history()) == 1
    reply = world.alice.user.dm_channel.last_message
    assert reply is not None
    assert reply.content == words.may_not_speak(silent.id)


async def test_who_takes_no_direct_messages_breaks_nothing(world: World, caplog: pytest.LogCaptureFixture) -> None:
    me = world.guild.me
    assert me is not None
    silent = world.guild.create_text_channel(
        "silent", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
    )
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
    with caplog.at_level(logging.INFO):
        await world.alice.send(silent, "!play")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not world.env.errors


async def test_without_the_right_to_embed_the_words_stand_under_the_board(tmp_path: Path) -> None:
    async with open_world(tmp_path, game_expires_s=60) as world:
        await plain_words_under_the_board(world)


async def plain_words_under_the_board(world: World) -> None:
    me = world.guild.me
    assert me is not None
    plain = world.guild.create_text_channel("plain", overwrites={me: discord.PermissionOverwrite(embed_links=False)})
    await world.alice.send(plain, "!play")
    shown = plain.last_message
    assert shown is not None
    assert shown.embeds == []
    assert board_of(shown) == "." * 9
    assert "❌ alice to move." in shown.content
    await world.env.advance_time(100)
    ended = plain.last_message
    assert ended is not None
    assert ended.embeds == []
    assert "Time ran out" in ended.content


async def test_an_unknown_command_is_left_to_the_bot_that_it_is_for(world: World) -> None:
    await world.alice.send(world.channel, "!weather")
    await world.alice.send(world.channel, "!")
    assert len(world.channel.history()) == 2


async def test_an_unknown_word_after_a_mention_gets_a_hint(world: World) -> None:
    assert world.bot.user is not None
    await world.alice.send(world.channel, f"{world.bot.user.mention} weather")
    assert text_of(world.last) == words.UNKNOWN_COMMAND
    await world.alice.send(world.channel, world.bot.user.mention)
    assert "Three in a row wins" in text_of(world.last)


async def test_other_bots_are_not_answered(world: World) -> None:
    rival = world.guild.add_member(world.env.create_user("rival", bot=True))
    await rival.send(world.channel, "!play")
    assert len(world.channel.history()) == 1


@pytest.mark.parametrize("door", ["typed", "slash", "button"])
async def test_a_fault_is_told_with_a_reference_and_logged_with_the_same(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    await world.alice.send(world.channel, "!play")
    before = await world.game(world.alice)

    async def fail(*_: object, **__: object) -> None:
        raise OSError("disk full at /secret/path")

    with monkeypatch.context() as broken:
        broken.setattr(world.bot.store, "replace", fail)
        answer = await world.told_of_move(door, world.alice, "5")
    assert answer.startswith("Something broke on my side and your game is unchanged. Reference ")
    reference = answer.removesuffix(".").split()[-1]
    assert [reference in record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [True]
    assert "secret" not in answer
    assert await world.game(world.alice) == before


@pytest.mark.parametrize("door", ["typed", "slash", "button"])
async def test_an_answer_that_cannot_be_delivered_keeps_the_move(
    world: World, caplog: pytest.LogCaptureFixture, door: str
) -> None:
    await world.alice.send(world.channel, "!play easy")
    world.env.inject_error("POST", "*", status=404, code=10062)
    await world.move(door, world.alice, "5")
    assert (await world.game(world.alice)).moves[0] == 4
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


NAMES = {
    "@everyone": "@\u200beveryone",
    "<@12345678901234567>": "<@\u200b12345678901234567>",
    "**bold** `x` ||y||": r"\*\*bold\*\* \`x\` \|\|y\|\|",
    "\u202egnp.exe": "gnp.exe",
    "\u200b": "somebody",
    "a\u0000b": "a b",
    "n" * 40: "n" * 32,
}


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_cannot_ping_or_mark_up(world: World, name: str) -> None:
    player = world.guild.add_member(world.env.create_user("someone", global_name=name))
    await player.send(world.channel, "!play")
    description = world.last.embeds[0].description or ""
    assert description.split(" against")[0] == f"❌ {NAMES[name]}"
