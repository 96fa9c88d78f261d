"""What people do and where, for tests that need more than alice's game with the bot."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.backend.serializers import guild_create_payload

from bot.core.game import Game
from bot.core.play.services import Services
from bot.core.store import Store
from tests.world import World, buttons_of, newest, text_of

__all__ = ["newest"]

WIN = "14253"
"""Alice (X) takes 1, 2, 3; Bob answers with 4 and 5."""
SEES, SEES_NOT = (discord.PermissionOverwrite(view_channel=allowed) for allowed in (True, False))


async def members_game(world: World, moves: str = "", channel: ChannelHandle | None = None) -> discord.Message:
    """Alice (X) challenges Bob by slash, and they play these squares by clicks; returns the board."""
    channel = channel or world.channel
    await world.alice.slash(channel, "play", opponent=world.bob)
    board = newest(channel)
    await world.bob.click(board, label="Accept")
    await moves_by_click(world, board, moves)
    return newest(channel)


async def moves_by_click(world: World, board: discord.Message, moves: str, ply: int = 0) -> None:
    """Alice and Bob play these squares in turn. ply: how many were played before."""
    for number, square in enumerate(moves, ply):
        await world.press((world.alice, world.bob)[number % 2], square, board)


async def finished_games(world: World, number: int, player: MemberActor | None = None) -> None:
    """A member, or alice, plays so many games against the bot and resigns each after one move."""
    player = player or world.alice
    for _ in range(number):
        await player.send(world.channel, "!play easy")
        await player.send(world.channel, "!move 5")
        await world.resign(player)


async def follow(world: World, channel: ChannelHandle, game_id: int = 1) -> discord.Message:
    """Carol follows a game in a channel; returns the board there."""
    await world.carol.send(channel, f"!watch {game_id}")
    return newest(channel)


async def played(world: World, number: int = 1) -> Game:
    """A game of that number, as it is stored."""
    game = await world.stored(number)
    assert isinstance(game, Game)
    return game


def message_of(channel: ChannelHandle, message: discord.Message) -> discord.Message:
    """A message as it is now."""
    return next(each for each in channel.history() if each.id == message.id)


def private(result: InteractionResult) -> discord.Message:
    """What an interaction shows to the one who asked alone."""
    assert result.response is not None
    assert result.response.ephemeral
    return result.response.message


def me_in(world: World) -> discord.Member:
    """The bot, as a member of the server."""
    me = world.guild.me
    assert me is not None
    return me


def shut(world: World, name: str, *insiders: MemberActor) -> ChannelHandle:
    """A channel that only these members, and the bot, may see."""
    return world.guild.create_text_channel(
        name, overwrites={world.guild.default_role: SEES_NOT, me_in(world): SEES, **dict.fromkeys(insiders, SEES)}
    )


def half_closed(world: World, **rights: bool) -> ChannelHandle:
    """A channel in which the bot has not all of its rights."""
    return world.guild.create_text_channel(
        "half-closed", overwrites={me_in(world): discord.PermissionOverwrite(**rights)}
    )


def add_moderator(world: World) -> MemberActor:
    """A member who may manage messages."""
    role = world.guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    return world.guild.add_member(world.env.create_user("mia"), roles=[role])


def create_thread(world: World, parent: ChannelHandle, kind: discord.ChannelType) -> ChannelHandle:
    """A thread of alice's."""
    thread = world.env.backend.create_thread(parent.id, "gallery", world.alice.id, type=kind.value)
    return ChannelHandle(world.env, world.guild, thread)


def shows_end(message: discord.Message) -> bool:
    """Whether a board looks ended: no square to press, nobody to move."""
    is_open = any(not button.disabled and label.isdigit() for label, button in buttons_of(message).items())
    return not is_open and "to move" not in text_of(message)


def live(world: World, game_id: int = 1) -> list[int]:
    """The messages of the channel with a square of a game that can be pressed."""
    return [message.id for message in world.channel.history() if squares(message, game_id)]


def squares(message: discord.Message, game_id: int = 1) -> list[str]:
    """The squares of a game that can be pressed in a message."""
    found = []
    for button in buttons_of(message).values():
        if re.fullmatch(rf"ttt:{game_id}:[0-9]+:[0-9]+", button.custom_id or "") and not button.disabled:
            found.append(button.custom_id or "")
    return found


def take_server_away(world: World, *, is_known: bool) -> None:
    """Discord has an outage there. is_known: whether the bot keeps the server in its cache, as away."""
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)} | ({"unavailable": True} if is_known else {}))


async def bring_server_back(world: World) -> None:
    """The outage is over."""
    backend = world.env.backend
    backend.emit("GUILD_CREATE", guild_create_payload(backend, backend.get_guild(world.guild.id)))
    await world.env.settle()
    while tasks := world.bot.outbox.background.tasks:  # SimCord waits for what members set off alone
        await asyncio.wait(tasks)


@asynccontextmanager
async def other_process(world: World) -> AsyncIterator[Services]:
    """The services of another process on the same database; the bot does not hear what it changes."""
    store = Store(world.settings.database_url)
    await store.open()
    yield Services(
        store,
        world.services.thinker,
        now=lambda: int(world.env.now().timestamp()),
        random=Random(1),
        challenge_s=world.settings.challenge_expires_s,
        move_s=world.settings.game_expires_s,
    )
    await store.close()
