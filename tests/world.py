"""A simulated Discord server with the real bot in it, and the ways in which a test looks at it."""

from __future__ import annotations

import asyncio
import logging
import math
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord import ChannelHandle, Env, GuildHandle, HttpLogEntry, InteractionResult, MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import UserHandle
from simcord.http import RequestContext, route

from bot.app import App
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.syncing import note_of
from bot.core.game import Challenge, Game, Place
from bot.core.play.services import Services
from bot.core.store import Store
from bot.core.store.tables import METADATA
from bot.settings import Settings
from bot.words import words
from standin.strict import strict
from tests.conftest import sqlite_url
from tests.sqlite import hurry


@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands/permissions")
def command_permissions(ctx: RequestContext) -> list[dict[str, Any]]:
    """Answer what SimCord does not: the rules of a server for all commands, under Integrations."""
    guild_id = ctx.int_arg("guild_id")
    ids = {"application_id": ctx.args["application_id"], "guild_id": str(guild_id)}
    known = ctx.backend.command_permissions.items()
    return [{"id": str(each), **ids, "permissions": found} for (where, each), found in known if where == guild_id]


Slow = Callable[[object, str], asyncio.Event]
KEYCAP = "\ufe0f\u20e3"
COMMAND = re.compile(r"<(/[a-z ]+):[0-9]+>")
SQUARE = re.compile("(([1-9]|[a-e][1-5])( ?· ?[0-9]+)?)?")
"""The label of a square's button, if it has one."""


@dataclass
class World:
    """One server with a channel and three members. `app` is replaced by `restart`.

    refused: the bodies that broke one of Discord's rules; a test that expects one takes it out.
    is_shared: whether another test gets the bot and its database after this one.
    """

    env: Env
    app: App
    settings: Settings
    refused: list[str]
    is_shared: bool = False
    guild: GuildHandle = field(init=False)
    channel: ChannelHandle = field(init=False)
    alice: MemberActor = field(init=False)
    bob: MemberActor = field(init=False)
    carol: MemberActor = field(init=False)
    calls_seen: int = 0
    errors_expected: int = 0
    errors_before: int = field(init=False)
    tasks_before: set[asyncio.Task[Any]] = field(init=False)
    clock_before: datetime = field(init=False)
    attributes_before: set[str] = field(init=False)

    def __post_init__(self) -> None:
        self.errors_before, self.tasks_before = self.env.error_cursor, asyncio.all_tasks()
        self.clock_before = self.env.now()
        self.prepare(self.app)
        self.guild = self.env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        members = (self.guild.add_member(self.env.create_user(name)) for name in ("alice", "bob", "carol"))
        self.alice, self.bob, self.carol = members
        self.calls_seen = len(self.env.http_requests)
        self.attributes_before = self.attributes()

    @classmethod
    def prepare(cls, app: App) -> None:
        """Let a new bot choose among equal squares as it did the last time."""
        app.services.random.seed(1)

    async def leave(self) -> None:
        """Take away what a test has done, so that the next one finds nothing. Errors: AssertionError if that fails."""
        await self.quiet()
        left = [f"{each!r}" for each in self.errors[self.errors_expected :]]
        left += self.refused
        self.refused.clear()
        self.env.backend.faults.clear()
        self.bot.jobs.pace.cancel()
        for guild_id in [*self.env.backend.guilds]:
            self.env.backend.remove_guild(guild_id)
        await self.bot.boards.tidy()
        await self.quiet()
        await self.store.database.write(empty)
        left += [f"the clock is at {self.env.now()}"] * (self.env.now() > self.clock_before + timedelta(minutes=1))
        left += ["the bot is closed"] * self.bot.is_closed() + ["own emoji"] * bool(self.bot.looks.own)
        left += [f"{each!r}" for each in asyncio.all_tasks() - self.tasks_before - {asyncio.current_task()}]
        left += [f"{name} is new" for name in self.attributes() - self.attributes_before]
        assert not left, "\n".join(left)

    @property
    def errors(self) -> list[BaseException]:
        """What has failed in the bot since the world was made; whoever asks has seen it."""
        return self.env.errors[self.errors_before :]

    async def quiet(self) -> None:
        """Wait for all that goes on, and for what goes on in the background."""
        await self.env.settle()
        while tasks := self.bot.outbox.background.tasks:
            await asyncio.wait(tasks)

    def attributes(self) -> set[str]:
        """The attributes of the bot, of its services and of their parts, by name; of a flag also its value."""
        parts = {"bot": self.bot, "services": self.services}
        for name, part in [*parts.items()]:
            parts |= {f"{name}.{key}": of for key, of in vars(part).items() if type(of).__module__.startswith("bot.")}
        found = [
            (f"{name}.{key}", of) for name, part in parts.items() for key, of in getattr(part, "__dict__", {}).items()
        ]
        features = {f"{len(self.bot.registry.features)} features"}
        kept = {f"{name} = {of}" if isinstance(of, bool) or name.endswith(".most") else name for name, of in found}
        return features | kept

    @property
    def bot(self) -> TicTacToeBot:
        """The bot that is connected."""
        return self.app.bot

    @property
    def store(self) -> Store:
        """Its store."""
        return self.app.store

    @property
    def services(self) -> Services:
        """Its services."""
        return self.app.services

    async def restart(self, **changes: Any) -> None:
        """Stop the bot as a crash would, without a farewell, and start another one on the same database."""
        assert not self.is_shared, "mark the test own_world"
        old, self.settings = self.app, replace(self.settings, **changes)
        self.app = App(self.settings)
        hurry(self.app.store.database)
        await self.app.__aenter__()
        self.prepare(self.app)
        await self.env.restart_bot(self.app.bot)
        await old.__aexit__()

    def calls(self) -> list[HttpLogEntry]:
        """The REST calls since this was last asked, but for the one an hour that reads the rules for commands."""
        new = self.env.http_requests[self.calls_seen :]
        self.calls_seen += len(new)
        return [call for call in new if not call.path.endswith("/commands/permissions")]

    @property
    def last(self) -> discord.Message:
        """The newest message that everybody sees, but for notices of turns."""
        return newest(self.channel)

    async def game(self, player: MemberActor) -> Game:
        """The game that a member plays here, as it is stored."""
        with self.env.time_context():  # the test asks, not the bot: it has to be told that time is simulated
            return await self.services.turns.current(self.place, player.id)

    async def stored(self, number: int) -> Game | Challenge | None:
        """The game or challenge of a number, as it is stored."""
        return await self.store.games.get(number)

    async def ended(self, number: int) -> Game:
        """A game that has ended, as it is stored."""
        game = await self.stored(number)
        assert isinstance(game, Game)
        assert game.is_over
        return game

    @property
    def place(self) -> Place:
        """The channel, as games know it."""
        return Place(self.guild.id, self.channel.id)

    async def press(
        self, player: MemberActor | UserHandle, label: str, message: discord.Message | None = None
    ) -> InteractionResult:
        """Press the button with that label (a square's number, or its words)."""
        message = message or self.last
        stored = self.env.backend.get_message(message.channel.id, message.id)  # as it is now
        found = _by_name([each for row in stored.components for each in row["components"] if each["type"] == 2])
        if label not in found:
            raise SetupError(f"no button {label!r} but {list(found)}")
        return await player.click(message, custom_id=found[label]["custom_id"])

    async def move(self, door: str, player: MemberActor, square: str) -> InteractionResult | None:
        """Play a square by a door: "typed", "slash" or "button", a press on the newest message."""
        if door == "typed":
            await player.send(self.channel, f"!move {square}")
            return None
        if door == "slash":
            return await player.slash(self.channel, "move", square=square)
        return await self.press(player, square)

    async def told_of_move(self, door: str, player: MemberActor, square: str) -> str:
        """Play a square by a door; what is said to the player alone or, to a typed move, in the channel."""
        result = await self.move(door, player, square)
        return said(result) if result else text_of(self.last)

    async def resign(self, player: MemberActor, channel: ChannelHandle | None = None) -> None:
        """Type that a game is given up, and confirm it."""
        channel = channel or self.channel
        await player.send(channel, "!resign")
        await self.press(player, "Resign", newest(channel))

    async def begin(self, door: str = "typed", **options: str) -> None:
        """Alice (X) challenges Bob, who accepts. options: of /play, such as board and rules."""
        if door == "slash":
            await self.alice.slash(self.channel, "play", opponent=self.bob, **options)
        else:
            await self.alice.send(self.channel, " ".join(["!play", self.bob.mention, *options.values()]))
        await self.press(self.bob, "Accept")


@asynccontextmanager
async def open_world(
    tmp_path: Path, *, kind: type[World] = World, approved: discord.Intents | None = None, **changes: Any
) -> AsyncIterator[World]:
    """Build the bot on a database file of its own and put it into a server.

    kind: of world. changes: settings that differ.
    """
    settings = replace(Settings(database_url=sqlite_url(tmp_path)), **changes)
    hurry((app := App(settings)).store.database)
    async with app:
        async with simulated(app, approved) as (env, refused):
            yield (world := kind(env, app, settings, refused))
        if world.app is not app:
            await world.app.__aexit__()
    if env.error_cursor > world.errors_expected:
        env.raise_errors()
    assert not refused, "\n".join(refused)


@asynccontextmanager
async def simulated(app: App, approved: discord.Intents | None = None) -> AsyncIterator[tuple[Env, list[str]]]:
    """Connect a bot to a Discord of its own; yields also what that refuses.

    Discord has the commands already, if a bot of this process has uploaded them, and the database knows that.
    """
    env = Env(app.bot, shard_count=1, approved_intents=approved, settle_timeout=SETTLE_S)
    refused, settle = strict(env), env._settle_internal

    async def settle_soon(**given: Any) -> None:
        """Look at once, not every 50 ms, whether the bot's loops wait; a start may take more than 5 s, too."""
        await settle(**given | {"idle": 0.001, "timeout": None})

    env._settle_internal = settle_soon  # type: ignore[method-assign]
    note = note_of(env.backend.application_id)
    if uploaded:
        env.backend.commands[None], text = uploaded[0]
        await app.store.notes.set_note(note, text)
    try:
        await env.start()
        if not uploaded:
            uploaded.append((env.backend.commands[None], await app.store.notes.note(note) or ""))
        yield env, refused
    finally:
        await env.shutdown()


def empty(on: sa.Connection) -> None:
    """Delete every row but what a bot that runs relies on, and number games from 1 again."""
    for table in reversed(METADATA.sorted_tables):
        if table.name not in KEPT:
            on.execute(table.delete())


KEPT = ("notes", "leases")

SETTLE_S = 20
"""SimCord gives up after that, on a machine that is busy, too."""

uploaded = list[tuple[Any, str]]()
"""The commands as the first bot of this process has uploaded them, and what it noted."""


@asynccontextmanager
async def unchanged(world: World, caplog: pytest.LogCaptureFixture) -> AsyncIterator[None]:
    """While this is open nothing is stored, one message is sent, it pings nobody, and nothing is logged at ERROR."""
    before = [await world.stored(number) for number in range(1, 6)]
    world.calls()
    with caplog.at_level(logging.ERROR):
        caplog.clear()
        yield
    assert not caplog.records
    assert [await world.stored(number) for number in range(1, 6)] == before
    calls = [call for call in world.calls() if call.method == "POST" and call.path != "/users/@me/channels"]
    assert len(calls) == 1
    assert not any(mentions_of(calls[0]).values())


def newest(channel: ChannelHandle) -> discord.Message:
    """The newest message of a channel that is no notice of a turn: it stands under the board for a while."""
    return next(message for message in reversed(channel.history()) if not is_notice(message))


def is_notice(message: discord.Message) -> bool:
    """Whether it tells somebody that it's their turn."""
    return words()("notices-link-board") in message.content


def text_of(message: discord.Message) -> str:
    """All words of a message: its content and its embeds."""
    words = (part for embed in message.embeds for part in (embed.title, embed.description, embed.footer.text))
    return "\n".join(filter(None, [plain(message.content), *words, *map(plain, map(bare, texts_of(message)))]))


def bare(text: str) -> str:
    """A text of a layout without the signs that make it a title or small."""
    return text.removeprefix("### ").removeprefix("-# ")


def texts_of(message: discord.Message) -> list[str]:
    """The texts of a message that is a layout, from top to bottom."""
    inside = [each for part in message.components if isinstance(part, discord.Container) for each in part.children]
    return [each.content for each in inside if isinstance(each, discord.TextDisplay)]


def titled(message: discord.Message) -> str:
    """The title of a message that is a layout."""
    return bare(texts_of(message)[0]).split("\n")[0]


def parts_of(message: discord.Message) -> dict[str, str]:
    """The parts of a message that is a layout, by their headings."""
    found = (text.split("\n", 1) for text in texts_of(message) if text.startswith("**"))
    return {part[0].strip("*"): part[-1] for part in found}


def plain(text: str) -> str:
    """A text with its commands as they are typed: a mention of one has Discord's number of it."""
    return COMMAND.sub(r"\1", text)


def board_of(message: discord.Message) -> str:
    """The board that a message shows, as `X.O......`."""
    rows = message.content.split("\n")[:3]
    text = "".join(rows).replace(KEYCAP, "")
    return "".join("X" if mark in "❌❎💢" else "O" if mark in "🔵🟢🌀⭕" else "." for mark in text)


def buttons_of(message: discord.Message) -> dict[str, discord.Button]:
    """The buttons of a message by their label; those of squares by the square's number or, on larger boards, name."""
    rows = [row.children for row in message.components if isinstance(row, discord.ActionRow)]
    buttons = [button for row in rows for button in row if isinstance(button, discord.Button)]
    by_id = {button.custom_id: button for button in buttons}
    return {name: by_id[button["custom_id"]] for name, button in _by_name([each.to_dict() for each in buttons]).items()}


def _by_name(buttons: Sequence[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    squares = [button for button in buttons if SQUARE.fullmatch(button.get("label") or "")]
    size = math.isqrt(len(squares))
    names = [f"{chr(97 + cell % size)}{cell // size + 1}" if size > 3 else str(cell + 1) for cell in range(size**2)]
    return dict(zip(names, squares, strict=True)) | {each["label"]: each for each in buttons if each.get("label")}


def of_core(message: discord.Message) -> list[str]:
    """The buttons of a message by their labels, without those that features answer."""
    return [label for label in buttons_of(message) if label not in ("Hint", "Review", "Replay")]


def said(result: InteractionResult) -> str:
    """What an interaction told the one who asked, and nobody else."""
    response = result.response or (result.followups[-1] if result.followups else None)
    assert response is not None
    assert response.ephemeral
    return plain(response.content) or text_of(response.message)


def mentions_of(call: HttpLogEntry) -> dict[str, Any]:
    """Whom a call that sends or edits a message may notify. Discord's default, everybody, is never relied on."""
    body: dict[str, Any] = call.json or {}
    mentions: dict[str, Any] = body.get("data", body)["allowed_mentions"]
    return {key: whom for key, whom in mentions.items() if key != "replied_user" or whom}
