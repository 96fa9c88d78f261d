"""The command `end`. Whoever ends a game may manage messages in its own channel, wherever they ask."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import IN_SERVERS, described, options
from bot.core.chat.options import NUMBER
from bot.core.chat.page import escaped
from bot.core.chat.people import user_of
from bot.core.chat.replies import Said
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import Game, Place, Refusal, User
from bot.features.moderation.service import Moderation


class ModerationCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot, moderation: Moderation) -> None:
        self._answer, self._visibility, self._moderation = bot.answerer.answer, bot.visibility, moderation

    @app_commands.command(**described("end"))
    @IN_SERVERS
    @app_commands.default_permissions(manage_messages=True)
    @options("end", "game", "member")
    async def end_by_slash(
        self,
        interaction: discord.Interaction[Any],
        game: app_commands.Range[int, 1, 10**15] | None = None,
        member: discord.User | None = None,
    ) -> None:
        responder = InteractionResponder(interaction, in_private=True, with_rights=True)
        await self._answer(responder, self.end, str(game or ""), user_of(member) if member else None)

    @commands.command(name="end")
    async def end_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx, with_rights=True), self.end, text)

    async def end(self, request: Request, text: str, member: User | None = None) -> Said:
        """End the game of a number, or the challenges of a member, who may be mentioned instead.

        Errors: moderation-not-understood; as below.
        """
        found, is_one_word = NUMBER.fullmatch(text), len(text.split()) == 1
        if found and member is None:
            return await self._end_game(request, int(found[1]))
        if asker := member if not text else request.mentioned if is_one_word else None:
            return await self._end_challenges(request, asker)
        raise Refusal("moderation-not-understood")

    async def _end_game(self, request: Request, game_id: int) -> Said:
        """End a game or a challenge. Errors: unknown-game, also if the asker can't see it; moderation-not-allowed;
        moderation-your-own, so that no moderator ends a game that they lose; already-over, no-such-game.
        """
        one = await self._moderation.find(game_id)
        may_end = await self._may_end(request, [one.place] if one else [])
        if one is None or one.place not in may_end:
            raise Refusal("unknown-game", game_id=game_id)
        if not may_end[one.place]:
            raise Refusal("moderation-not-allowed", game_id=game_id)
        if isinstance(one, Game) and not one.is_over and one.mark_of(request.user.id):
            raise Refusal("moderation-your-own", game_id=game_id)
        await self._moderation.end(one, request.user)
        return Said("moderation-ended", {"game": str(game_id)})

    async def _end_challenges(self, request: Request, asker: User) -> Said:
        """End what a member offers in this server, where a moderator may. Errors: moderation-no-challenge.

        Games that run go on: the other player has done nothing wrong.
        """
        offered = await self._moderation.challenges(request.place, asker.id)
        may_end = await self._may_end(request, {each.place for each in offered})
        meant = [each for each in offered if may_end.get(each.place)]
        ended = sum([await self._moderation.withdraw(each, request.user) for each in meant])
        if not ended:
            raise Refusal("moderation-no-challenge", user=asker)
        return Said("moderation-ended-challenges", {"user": escaped(asker.name), "count": ended})

    async def _may_end(self, request: Request, places: Iterable[Place]) -> dict[Place, bool]:
        """Return whether the asker may end games in those places that they can see: never in direct messages."""
        here, guild_id = request.place, request.place.guild_id
        others = {place.channel_id: place for place in places if place != here and place.guild_id == guild_id}
        found = await self._visibility.permissions(guild_id, request.user.id, others) if others else {}
        rights = {others[channel_id]: allowed.manage_messages for channel_id, allowed in found.items()}
        return rights | {here: request.rights.manage_messages and guild_id is not None}
