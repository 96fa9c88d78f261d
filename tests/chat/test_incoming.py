"""Incoming: what is read before discord.py is answered as discord.py's commands would answer it, and costs less."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.backend.serializers import member_payload, message_payload
from simcord.enums import OverwriteType

from bot.app import App
from bot.chat.messages import as_message, sent_payload
from bot.chat.render import Page
from bot.chat.render.page import Rows, embed
from bot.chat.request import Request
from bot.chat.responders import Responder
from tests.chat import world as worlds
from tests.chat.people import create_thread, members_game
from tests.chat.world import World, board_of, open_world

PREFIXES = (
    "!",
    "! ",
    "!\n",
    "<@{me}>",
    "<@{me}> ",
    "<@!{me}>\u2003",
    "?",
    " !",
    "!!",
    "",
    "<@1>",
    "<@{me}",
    " <@{me}>",
)
COMMANDS = (
    *("move 5", "MOVE  5 ", "move top left", "m\tb2", "move", "m ", "move5", "M1", "mB2 please", "m5x", "m55"),
    *("move 5\n6", "move 5 x", "m5\ufe0f\u20e3", "moves 5", "mvoe 5", "moove 5", "5", "b2", "board", "BOARD x", ""),
    *("move \u06f5", "Move\u00a05", "\u017f", "weather", "play easy", "resign", "draw", "help", "m <@1>"),
)

Calls = list[tuple[str, str, Any]]
Asked = tuple[Request, str, list[str]]
Act = Callable[[World], Awaitable[object]]
Compare = Callable[..., Awaitable[dict[str, Calls]]]


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """What takes from discord.py's client, if it is called, the table of its readers, so that none comes before."""

    def take() -> None:
        make = worlds._app

        def made(*given: Any) -> App:
            app = make(*given)
            state = app.bot._connection
            state.parsers = MappingProxyType(state.parsers)  # type: ignore[assignment]
            return app

        monkeypatch.setattr(worlds, "_app", made)

    return take


@asynccontextmanager
async def built(world: World) -> AsyncIterator[list[discord.Message]]:
    """The messages that discord.py makes of events while this is open."""
    messages: list[discord.Message] = []

    async def on_message(message: discord.Message) -> None:
        messages.append(message)

    world.bot.add_listener(on_message)
    yield messages
    world.bot.remove_listener(on_message)


async def calls_of(tmp_path: Path, acts: dict[str, Act], **changes: Any) -> tuple[dict[str, Calls], list[Asked]]:
    """What the bot asks of Discord after each act in a new world, but for what differs each time or says nothing.

    And what its handlers are asked.
    """
    found: dict[str, Calls] = {}
    asked: list[Asked] = []
    async with open_world(tmp_path, **changes) as world:
        world.bot.answerer.most = 10**6
        note(world, asked)
        for name, act in acts.items():
            await act(world)
            await world.env.settle()
            found[name] = [(call.method, call.path, _said(call.json)) for call in world.calls()]
            await world.env.advance_time(1)
        world.errors_expected = len(world.env.errors)  # a command without its square
    return found, asked


def note(world: World, asked: list[Asked]) -> None:
    """Have all that is asked of handlers noted."""
    answer = world.bot.answerer.answer

    async def noted(responder: Responder, handler: Any, *given: Any) -> None:
        asked.append((responder.request, handler.__name__, list(map(repr, given))))
        await answer(responder, handler, *given)

    world.bot.answerer.answer = noted  # type: ignore[assignment, method-assign]


@pytest.fixture
def compared(
    tmp_path_factory: pytest.TempPathFactory, without: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> Compare:
    """What lets people act in two worlds, one without a reader before discord.py's, and returns what is the same."""

    async def compare(acts: dict[str, Act], **changes: Any) -> dict[str, Calls]:
        read = await calls_of(tmp_path_factory.mktemp("read"), acts, **changes)
        assert "could not be read" not in caplog.text
        without()
        assert read == await calls_of(tmp_path_factory.mktemp("unread"), acts, **changes)
        return read[0]

    return compare


def _said(body: Any) -> Any:
    if not isinstance(body, dict):
        return body
    silent = ("nonce", "enforce_nonce", "tts")
    return {name: value for name, value in body.items() if name not in silent and value != []}


def typing(text: str) -> Act:
    async def act(world: World) -> None:
        assert world.bot.user is not None
        await world.alice.send(world.channel, text.replace("{me}", str(world.bot.user.id)))

    return act


async def begin(world: World) -> None:
    await world.alice.send(world.channel, "!play easy 5x5/5")


async def test_some_hundred_texts_are_answered_as_by_discord_py_alone(compared: Compare) -> None:
    texts = [f"{prefix}{command}" for prefix, command in product(PREFIXES, COMMANDS)]
    acts: dict[str, Act] = {repr(text): typing(text) for text in texts if text.strip()}
    acts = {"begin": begin} | acts
    read = await compared(acts)
    assert sum(map(bool, read.values())) > len(acts) / 3


@pytest.mark.parametrize("prefix", ["$$", "ttt ", "<@", "é"])
async def test_so_it_is_with_another_prefix(compared: Compare, prefix: str) -> None:
    texts = [f"{each}{command}" for each in (prefix, prefix.strip(), "<@{me}>") for command in COMMANDS[:8]]
    acts: dict[str, Act] = {"begin": typing(f"{prefix}play easy")} | {repr(text): typing(text) for text in texts}
    read = await compared(acts, command_prefix=prefix)
    assert sum(map(bool, read.values())) > len(acts) / 3


# Who writes, and where


def sending(square: str, **changes: Any) -> Act:
    """Alice makes a move in an event that differs so; None takes a part of it away, and a mapping is put into it."""

    async def act(world: World) -> None:
        backend = world.env.backend
        message = backend.create_message(world.channel.id, world.alice.id, f"!move {square}", broadcast=False)
        guild = backend.get_guild(world.guild.id)
        packet: dict[str, Any] = dict(message_payload(backend, message))
        packet["member"] = dict(member_payload(backend, guild, guild.members[world.alice.id], with_user=False))
        for name, value in changes.items():
            packet[name] = packet[name] | value if isinstance(value, dict) else value
        backend.emit("MESSAGE_CREATE", {name: value for name, value in packet.items() if value is not None})

    return act


async def in_thread(world: World) -> None:
    thread = create_thread(world, world.channel, discord.ChannelType.public_thread)
    await world.bob.send(thread, "!play easy")
    await world.bob.send(thread, "!move 5")


async def by_webhook(world: World) -> None:
    await world.guild.create_webhook(world.channel).send("!move 5")


async def by_bot(world: World) -> None:
    rival = world.guild.add_member(world.env.create_user("rival", bot=True))
    await rival.send(world.channel, "!move 5")


async def in_private(world: World) -> None:
    for text in ("!play easy", "!move 5", "!m5", "move 5", "5", "!5", "<@1>"):
        await world.carol.user.send_dm(text)


async def in_voice(world: World) -> None:
    voice = world.guild.create_voice_channel("voice")
    await world.carol.send(voice, "!play easy")
    await world.carol.send(voice, "!move 5")


WRITERS: dict[str, Act] = {
    "a bot": by_bot,
    "a webhook": by_webhook,
    "a webhook that looks like a member": sending("a1", webhook_id="5"),
    "a bot's event": sending("b1", author={"bot": True}),
    "a member's own name and roles": sending("b1", member={"nick": "  Al\u200b ", "roles": ["5", "6"]}),
    "a name for everywhere": sending("b1", author={"global_name": "Alice" * 20}),
    "no content": sending("b1", content=""),
    "a thread's name": sending("b1", type=18),
    "a reply": sending("c1", type=19),
    "no member": sending("d1", member=None),
    "an unknown server": sending("e1", guild_id="7"),
    "an unknown channel": sending("e1", channel_id="7"),
    "an unreadable name": sending("e1", author={"global_name": None, "username": "\u202e\x00"}),
    "a thread": in_thread,
    "a voice channel": in_voice,
    "direct messages": in_private,
}


async def test_so_it_is_whoever_writes_and_wherever(compared: Compare) -> None:
    acts = {"first": begin} | WRITERS
    read = await compared(acts)
    silent = {"a bot", "a webhook", "a bot's event", "no content"}
    assert {name for name, calls in read.items() if not calls} == silent


async def test_so_it_is_if_discord_sends_no_content(compared: Compare) -> None:
    acts: dict[str, Act] = {each: typing(each) for each in ("!play", "<@{me}> play easy", "<@{me}> move 5", "!move 1")}
    read = await compared(acts, typed_commands=False)
    assert list(map(bool, read.values())) == [False, True, True, False]


# What the bot may do


def denying(*names: str) -> Act:
    """From now on the bot may not do this in the channel."""

    async def act(world: World) -> None:
        assert world.bot.user is not None
        denied = discord.Permissions(**dict.fromkeys(names, True)).value
        rule = Overwrite(world.bot.user.id, OverwriteType.MEMBER, deny=denied)
        world.env.backend.set_overwrite(world.channel.id, rule)

    return act


def refusing(times: int) -> Act:
    async def act(world: World) -> None:
        world.env.inject_error("POST", "/channels/*", status=403, code=50013, times=times)

    return act


RIGHTS: dict[str, Act] = {
    "first": begin,
    "may": typing("!move a1"),
    "no embeds": denying("embed_links"),
    "in words": typing("!move b1"),
    "no history": denying("read_message_history"),
    "without its history": typing("!move c1"),
    "refused without a reference": typing("!move a1"),
    "silent": denying("send_messages"),
    "not done": typing("!move d1"),
    "not even refused": typing("!move a1"),
    "unseen": denying("view_channel"),
    "not done either": typing("!move d1"),
    "all again": denying(),
    "done": typing("!move e1"),
    "refused once": refusing(1),
    "in words at last": typing("!move a2"),
    "refused twice": refusing(2),
    "not delivered": typing("!move b2"),
    "looked at": typing("!board"),
}


async def test_so_it_is_when_rights_go_between_two_moves(compared: Compare) -> None:
    read = await compared(RIGHTS)
    assert "embeds" in read["may"][0][2]
    assert "embeds" not in read["in words"][0][2]
    assert "message_reference" not in read["refused without a reference"][0][2]
    assert not [call for call in read["not done"] if call[1] == read["may"][0][1]]


async def test_a_move_where_the_bot_may_not_speak_changes_nothing(world: World) -> None:
    await begin(world)
    before = await world.game(world.alice)
    await denying("send_messages")(world)
    await world.alice.send(world.channel, "!move a1")
    assert await world.game(world.alice) == before


# What it costs


async def test_of_messages_for_nobody_and_of_a_typed_move_discord_py_makes_nothing(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    async with built(world) as messages:
        await world.alice.send(world.channel, "good morning")
        await world.alice.send(world.channel, f"{world.bob.mention} !move 5")
        await by_bot(world)
        await world.alice.send(world.channel, "!move 5")
        await world.alice.send(world.channel, "!m 5")
        assert messages == []
        await world.alice.send(world.channel, "!board")
        assert [message.content for message in messages] == ["!board"]
    assert "X" in board_of(world.last)


async def test_without_the_table_of_readers_a_move_is_answered_by_discord_py_alone(
    tmp_path: Path, without: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    without()
    async with open_world(tmp_path) as world:
        assert "MESSAGE_CREATE are read by discord.py alone" in caplog.text
        await members_game(world)
        async with built(world) as messages:
            await world.alice.send(world.channel, "!move 5")
            assert "!move 5" in [message.content for message in messages]
        assert board_of(world.last) == "....X...."


async def test_a_move_that_cannot_be_read_here_is_left_to_discord_py(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await members_game(world)
    monkeypatch.setattr(world.bot._incoming, "_responder", lambda packet: packet["a part that is no more"])
    await world.alice.send(world.channel, "!move 5")
    assert board_of(world.last) == "....X...."
    assert "could not be read: KeyError" in caplog.text


async def test_the_number_of_a_message_that_discord_took_is_kept(world: World) -> None:
    """Of Discord's answer to a typed move nothing else is read."""
    await members_game(world)
    await world.alice.send(world.channel, "!move 5")
    assert (await world.game(world.bob)).message_id == world.last.id


@pytest.mark.parametrize(
    "page",
    [
        Page("words"),
        Page("", embed(["words"], title="title")),
        Page("both", embed(["words"]), Rows(), 5, also_pings=(6,)),
    ],
)
def test_a_page_is_what_discord_py_would_make_of_it(page: Page) -> None:
    nobody = discord.AllowedMentions.none()
    with discord.http.handle_message_parameters(**as_message(page), previous_allowed_mentions=nobody) as made:
        payload = made.payload or {}
    assert _said(sent_payload(page)) == _said(payload)
    assert sent_payload(page)["nonce"] != sent_payload(page)["nonce"]
