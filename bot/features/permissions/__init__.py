"""Which rights the bot has in a channel, and where to give those that it lacks."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import discord
from discord.ext import commands

from bot.core.chat.client import NEEDED, TicTacToeBot
from bot.core.chat.describe import IN_SERVERS, hybrid
from bot.core.chat.page import LOST_COLOUR, WON_COLOUR, Page, embed
from bot.core.chat.registry import Feature
from bot.core.chat.request import Request
from bot.core.chat.responders import responder_of
from bot.core.chat.syncing import NONE
from bot.core.game import Refusal
from bot.words import Words

# Discord's names of what only some settings of a server need.
FOR_THREADS = ("send_messages_in_threads", "create_public_threads")
EXTRA: tuple[str, ...] = (*FOR_THREADS, "manage_threads", "manage_roles")
IN_THREAD = ("view_channel", EXTRA[0], *NEEDED[2:])  # in one, sending is a right of its own
TICK, CROSS, OFF = "✅", "❌", "▫️"


def build(bot: TicTacToeBot) -> Feature:
    return Feature(
        name="permissions", cogs=[PermissionCommands(bot)], topics={"settings": "permissions permission rights"}
    )


class PermissionsReply(NamedTuple):
    """here: the rights in the channel, overwrites included. roles: by the bot's roles alone, None if not known.

    in_threads: whether the server wants each game in a thread of its own. is_refused: whether Discord refused commands.
    """

    channel_id: int
    here: Mapping[str, bool]
    roles: Mapping[str, bool] | None
    is_thread: bool = False
    in_threads: bool = False
    is_refused: bool = False

    def render(self, say: Words) -> Page:
        needed, extra = (IN_THREAD, EXTRA[1:]) if self.is_thread else (NEEDED, EXTRA)
        if self.in_threads and not self.is_thread:
            needed, extra = (*NEEDED, *FOR_THREADS), EXTRA[len(FOR_THREADS) :]
        lacks = sum(not self.here[name] for name in needed)
        head = say("permissions-lacking" if lacks else "permissions-fine", channel=str(self.channel_id), count=lacks)
        fields = {
            say("permissions-needed"): "\n".join(self._lines(needed, CROSS, say)),
            say("permissions-extra"): "\n".join(self._lines(extra, OFF, say)),
        }
        refused = [say("permissions-commands")] * self.is_refused
        colour = LOST_COLOUR if lacks or refused else WON_COLOUR
        return Page("", embed([head, *refused], colour, say("permissions-title"), fields), is_layout=True)

    def _lines(self, names: Iterable[str], cross: str, say: Words) -> Iterable[str]:
        """Yield a line for each right; below several that are withheld alike, one on where to give them."""
        withheld = [self.withheld(name) for name in names]
        for name, by, next_by in zip(names, withheld, [*withheld[1:], ""], strict=True):
            right = name.replace("_", "-")
            yield f"{cross if by else TICK} {say(f'permissions-{right}')}"
            if by and by != next_by:
                yield f"-# {say(f'permissions-where-{by}')}"

    def withheld(self, name: str) -> str:
        """Return whose settings withhold a right: "roles", "channel" or, if that isn't known, "either"; "" if none."""
        if self.here[name]:
            return ""
        if self.roles is None:
            return "either"
        return "channel" if self.roles[name] else "roles"


class PermissionCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot) -> None:
        self._bot, self._answer, self._servers = bot, bot.answerer.answer, bot.services.store.servers

    @hybrid("permissions")
    @IN_SERVERS
    async def permissions(self, ctx: commands.Context[Any]) -> None:
        await self._answer(responder_of(ctx, slash_in_private=True), self.show, ctx)

    async def show(self, request: Request, ctx: commands.Context[Any]) -> PermissionsReply:
        """Show what the bot may do in a command's channel. Errors: permissions-no-channel in direct messages."""
        guild, channel = ctx.guild, ctx.channel
        if guild is None or isinstance(channel, discord.PartialMessageable | discord.abc.PrivateChannel):
            raise Refusal("permissions-no-channel")
        me = guild.get_member(ctx.bot.user.id)
        # Of an interaction discord.py would add what answers may have anyway.
        here = _named(ctx.interaction.app_permissions if ctx.interaction else ctx.bot_permissions)
        roles = _named(me.guild_permissions) if me else None
        is_thread, in_threads = isinstance(channel, discord.Thread), (await self._servers.of(guild.id)).threads
        return PermissionsReply(channel.id, here, roles, is_thread, in_threads, self._bot.upload.refused != NONE)


def _named(allowed: discord.Permissions) -> dict[str, bool]:
    return {name: getattr(allowed, name) for name in (*NEEDED, *EXTRA)}
