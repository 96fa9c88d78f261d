"""Which rights the bot has in a channel, and where to give those that it lacks."""

from collections.abc import Iterable

from discord import Permissions

from bot.core.chat.client import NEEDED, TicTacToeBot
from bot.core.chat.commands import command
from bot.core.chat.describe import IN_SERVERS
from bot.core.chat.feature import Feature
from bot.core.chat.page import LOST_COLOUR, WON_COLOUR, Page, embed
from bot.core.chat.replies import Reply
from bot.core.chat.request import Request
from bot.core.chat.syncing import NONE
from bot.core.game import Refusal
from bot.words import Words

# Discord's names of what only some settings of a server need.
FOR_THREADS = ("send_messages_in_threads", "create_public_threads")
EXTRA: tuple[str, ...] = (*FOR_THREADS, "manage_threads", "manage_roles")
IN_THREAD = ("view_channel", EXTRA[0], *NEEDED[2:])  # in one, sending is a right of its own
TICK, CROSS, OFF = "✅", "❌", "▫️"


class PermissionsFeature(Feature, name="permissions"):
    topics = {"settings": "permissions permission rights"}

    @command("permissions", slash_in_private=True, takes_any=True)
    @IN_SERVERS
    async def permissions(self, request: Request) -> Reply:
        """Show what the bot may do in a command's channel. Errors: permissions-no-channel in direct messages."""
        (guild_id, channel_id), rights, bot = request.place, request.rights, self.bot
        if (guild := bot.get_guild(guild_id or 0)) is None or rights.bots is None:
            raise Refusal("permissions-no-channel")
        me, here = guild.get_member(bot.user.id if bot.user else 0), Permissions(rights.bots)
        roles, listed, is_refused = me.guild_permissions if me else None, (NEEDED, EXTRA), bot.upload.refused != NONE
        if rights.in_thread:
            listed = IN_THREAD, EXTRA[1:]
        elif (await bot.services.store.servers.of(guild_id)).threads:
            listed = (*NEEDED, *FOR_THREADS), EXTRA[len(FOR_THREADS) :]
        return Reply(lambda say: page(say, channel_id, here, roles, *listed, is_refused=is_refused))


def page(
    say: Words, channel_id: int, here: Permissions, roles: Permissions | None, *listed: Iterable[str], is_refused: bool
) -> Page:
    """here: the rights in the channel, overwrites included. roles: by the bot's roles alone, None if not known.

    listed: the rights that are needed to play, and others. is_refused: whether Discord refused commands.
    """
    needed, extra = listed or (NEEDED, EXTRA)
    lacks = sum(not getattr(here, name) for name in needed)
    head = say("permissions-lacking" if lacks else "permissions-fine", channel=str(channel_id), count=lacks)
    fields = {
        say("permissions-needed"): "\n".join(_lines(say, needed, here, roles, CROSS)),
        say("permissions-extra"): "\n".join(_lines(say, extra, here, roles, OFF)),
    }
    refused = [say("permissions-commands")] * is_refused
    colour = LOST_COLOUR if lacks or refused else WON_COLOUR
    return Page("", embed([head, *refused], colour, say("permissions-title"), fields), is_layout=True)


def _lines(say: Words, names: Iterable[str], here: Permissions, roles: Permissions | None, cross: str) -> Iterable[str]:
    """Yield a line for each right; below several that are withheld alike, one on where to give them."""
    withheld = [withheld_by(name, here, roles) for name in names]
    for name, by, next_by in zip(names, withheld, [*withheld[1:], ""], strict=True):
        right = name.replace("_", "-")
        yield f"{cross if by else TICK} {say(f'permissions-{right}')}"
        if by and by != next_by:
            yield f"-# {say(f'permissions-where-{by}')}"


def withheld_by(name: str, here: Permissions, roles: Permissions | None) -> str:
    """Return whose settings withhold a right: "roles", "channel" or, if that isn't known, "either"; "" if none."""
    if getattr(here, name):
        return ""
    if roles is None:
        return "either"
    return "channel" if getattr(roles, name) else "roles"


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(PermissionsFeature(bot))
