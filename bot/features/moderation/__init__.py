"""What moderators do: end a game or a challenge in their channel, which reads who did it."""

from dataclasses import replace

from discord import app_commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import Menu, command, suggest
from bot.core.chat.describe import IN_SERVERS
from bot.core.chat.feature import Feature
from bot.core.chat.options import MemberOption, Options, option
from bot.core.chat.page import Choice
from bot.core.chat.readers import GameOption
from bot.core.chat.replies import Said
from bot.core.chat.request import Opponent, Request
from bot.core.game import Challenge, Game, Refusal
from bot.core.game.refusals import NotAMember
from bot.core.play.turns import call_off

MAX_ID = 2**63 - 1


class EndOptions(Options):
    game: int | None = option(GameOption())
    member: Opponent | int | str | None = option(MemberOption())
    refused = "moderation-not-understood"


class ModerationFeature(Feature, name="moderation"):
    topics = {"ending": "moderator moderators moderation"}

    @command("end", menu=Menu("game", in_private=False))
    @IN_SERVERS
    @app_commands.default_permissions(manage_messages=True)
    async def end(self, request: Request, options: EndOptions) -> Said:
        """End a game, or the open challenge of a member, in this channel.

        Errors: moderation-not-moderator, moderation-not-understood, moderation-nothing-open; as `_end`.
        """
        if not request.rights.manage_messages or request.place.guild_id is None:
            raise Refusal("moderation-not-moderator")
        if options.game and options.member is None:
            return await self._end(request, options.game)
        who = options.typed if options.game else options.member or ""  # a name may hold a number
        try:
            user_id = who if isinstance(who, int) else (await self.bot.picker.member(request, who)).user.id
        except NotAMember:
            raise Refusal("moderation-not-understood") from None
        listings = self.bot.services.store.listings
        offered = await listings.open_challenge(request.place.channel_id, min(user_id, MAX_ID))
        if offered is None:
            raise Refusal("moderation-nothing-open")
        return await self._end(request, offered.id, is_challenge=True)

    @suggest(end, "game")
    async def running_games(self, request: Request, typed: str) -> list[Choice]:
        return await self.bot.picker.games(request, typed, ended=False)

    async def _end(self, request: Request, game_id: int, *, is_challenge: bool = False) -> Said:
        """End a game or a challenge for neither player. is_challenge: it was one, and may be a game by now.

        Errors: moderation-no-such-game, already-over, no-such-game; moderation-your-own, lest a loser ends it.
        """
        games, now = self.bot.services.store.games, self.bot.services.turns.now()
        one = await games.get(game_id)
        if one is None or one.place != request.place:
            raise Refusal("moderation-no-such-game", game_id=game_id)
        if one.is_over or one.is_due(now) or (is_challenge and isinstance(one, Game)):
            is_game = isinstance(one, Game) and not is_challenge
            raise Refusal("already-over" if is_game else "no-such-game", game_id=game_id)
        if isinstance(one, Game) and one.mark_of(request.user.id):
            raise Refusal("moderation-your-own", game_id=game_id)
        if await games.change(one, call_off(one, now)) is None:  # a move was made at the same instant
            return await self._end(request, game_id, is_challenge=isinstance(one, Challenge))
        said = Said("moderation-ended-game", {"moderator": request.user, "game": str(game_id)})
        if isinstance(one, Challenge):
            said = Said("moderation-ended-challenge", {"moderator": request.user, "asker": one.asker})
        return replace(said, is_aside=False, as_new=True)


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(ModerationFeature(bot))
