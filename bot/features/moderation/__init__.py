"""What moderators do: end a game or a challenge in their channel, which reads who did it."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import IN_SERVERS, described, options
from bot.core.chat.options import MENTION
from bot.core.chat.readers import GameNumber, number_of
from bot.core.chat.registry import Deed, Feature
from bot.core.chat.replies import Said
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import Challenge, Game, Refusal
from bot.core.game.refusals import NotAMember
from bot.core.play.turns import call_off

MAX_ID = 2**63 - 1


def build(bot: TicTacToeBot) -> Feature:
    cog = ModerationCommands(bot)
    return Feature(
        name="moderation",
        cogs=[cog],
        runs={"end": cog.end},
        deeds={"end": Deed("game", is_public=True, is_for_moderators=True)},
        topics={"ending": "moderator moderators moderation"},
    )


class ModerationCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot) -> None:
        self._answer, self._store, self._now = bot.answerer.answer, bot.services.store, bot.services.turns.now
        self._picker = bot.picker

    @app_commands.command(**described("end"))
    @IN_SERVERS
    @app_commands.default_permissions(manage_messages=True)
    @options("end", "game", "member")
    async def end_by_slash(
        self, interaction: discord.Interaction[Any], game: GameNumber | None = None, member: discord.User | None = None
    ) -> None:
        text = f"{game or ''}{member.mention if member else ''}"
        await self._answer(InteractionResponder(interaction), self.end, text)

    @commands.command(name="end")
    async def end_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx), self.end, text)

    async def end(self, request: Request, text: str) -> Said:
        """End the game of a number, or the open challenge of a mentioned member, in this channel.

        Errors: moderation-not-moderator, moderation-not-understood, moderation-nothing-open; as `_end`.
        """
        if not request.rights.manage_messages or request.place.guild_id is None:
            raise Refusal("moderation-not-moderator")
        if (number := number_of(text)) is not None:
            return await self._end(request, number)
        if found := MENTION.fullmatch(text):
            user_id = min(int(found[1]), MAX_ID)
        else:
            try:
                user_id = (await self._picker.member(request, text)).user.id
            except NotAMember:
                raise Refusal("moderation-not-understood") from None
        if (offered := await self._store.listings.open_challenge(request.place.channel_id, user_id)) is None:
            raise Refusal("moderation-nothing-open")
        return await self._end(request, offered.id, is_challenge=True)

    async def _end(self, request: Request, game_id: int, *, is_challenge: bool = False) -> Said:
        """End a game or a challenge for neither player. is_challenge: it was one, and may be a game by now.

        Errors: moderation-no-such-game, already-over, no-such-game; moderation-your-own, lest a loser ends it.
        """
        one, now = await self._store.games.get(game_id), self._now()
        if one is None or one.place != request.place:
            raise Refusal("moderation-no-such-game", game_id=game_id)
        if one.is_over or one.is_due(now) or (is_challenge and isinstance(one, Game)):
            is_game = isinstance(one, Game) and not is_challenge
            raise Refusal("already-over" if is_game else "no-such-game", game_id=game_id)
        if isinstance(one, Game) and one.mark_of(request.user.id):
            raise Refusal("moderation-your-own", game_id=game_id)
        if await self._store.games.change(one, call_off(one, now)) is None:  # a move was made at the same instant
            return await self._end(request, game_id, is_challenge=isinstance(one, Challenge))
        said = Said("moderation-ended-game", {"moderator": request.user, "game": str(game_id)})
        if isinstance(one, Challenge):
            said = Said("moderation-ended-challenge", {"moderator": request.user, "asker": one.asker})
        return said._replace(is_told=False, as_new=True)
