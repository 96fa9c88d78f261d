"""The command `end`. Whoever ends a game may manage messages in its own channel, wherever they ask."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.address import DoButton
from bot.core.chat.answerer import Answerer
from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import IN_SERVERS, described, options
from bot.core.chat.game_page import Told
from bot.core.chat.options import NUMBER
from bot.core.chat.people import user_of
from bot.core.chat.replies import PrivateReply, Said
from bot.core.chat.request import Request
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import Challenge, Game, Place, Refusal, User
from bot.features.moderation.pages import EndedChallenges, ended_by
from bot.features.moderation.service import Moderation


class ModerationHandlers:
    def __init__(self, bot: TicTacToeBot, moderation: Moderation) -> None:
        self._visibility, self._picker, self._moderation = bot.visibility, bot.picker, moderation

    async def end(
        self, request: Request, text: str, member: User | None = None
    ) -> Said | EndedChallenges | PrivateReply:
        """End the game of a number, or a member's open challenges; of nothing given, offer the games that run.

        member: in place of one who is mentioned. Errors: moderation-not-understood, moderation-nothing-runs; as below.
        """
        member = member or request.mentioned
        if len(text.split()) + (member is not None and member is not request.mentioned) > 1:
            raise Refusal("moderation-not-understood")
        if found := NUMBER.fullmatch(text):
            return await self._end_game(request, int(found[1]))
        if member is not None:
            return await self._end_challenges(request, member)
        if text:
            raise Refusal("moderation-not-understood")
        return await self._picker.menu(request, DoButton("end"), Refusal("moderation-nothing-runs"))

    async def tells(self, one: Game | Challenge) -> list[Told]:
        """Return the line on who has ended a game or a challenge, if a moderator has."""
        by = await self._moderation.ended_by(one)
        return [Told(lambda say: ended_by(one, by, say))] if by else []

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

    async def _end_challenges(self, request: Request, member: User) -> EndedChallenges:
        """End what a member offers in this server, where the asker may. Errors: moderation-no-challenge.

        Games that run go on: the other player has done nothing wrong.
        """
        offered = await self._moderation.challenges(request.place, member.id)
        may_end = await self._may_end(request, {each.place for each in offered})
        ended = [
            each for each in offered if may_end.get(each.place) and await self._moderation.withdraw(each, request.user)
        ]
        if not ended:
            raise Refusal("moderation-no-challenge", user=member)
        return EndedChallenges(member, len(ended))

    async def _may_end(self, request: Request, places: Iterable[Place]) -> dict[Place, bool]:
        """Return whether the asker may end games in those places that they can see: never in direct messages."""
        here, guild_id = request.place, request.place.guild_id
        others = {
            place.channel_id: place for place in places if place != here and place.guild_id == guild_id is not None
        }
        found = await self._visibility.permissions(guild_id, request.user.id, others) if others else {}
        rights = {others[channel_id]: allowed.manage_messages for channel_id, allowed in found.items()}
        return rights | {here: request.rights.manage_messages and guild_id is not None}


class ModerationCommands(commands.Cog):
    def __init__(self, answerer: Answerer, handlers: ModerationHandlers) -> None:
        self._answer, self._handlers = answerer.answer, handlers

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
        await self._answer(responder, self._handlers.end, str(game or ""), user_of(member) if member else None)

    @commands.command(name="end")
    async def end_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        await self._answer(TypedResponder(ctx, with_rights=True), self._handlers.end, text)
