"""The persistent buttons: which handler answers an address. A DynamicItem would build a view at each press."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from bot.chat.address import Act, GameButton, HistoryButton, LessonButton, ReplayButton, ReplayMenu, SquareButton, parse
from bot.chat.answerer import Answerer
from bot.chat.handlers.learn import LearnHandlers
from bot.chat.handlers.play import PlayHandlers
from bot.chat.handlers.watch import WatchHandlers
from bot.chat.responders import InteractionResponder


class Buttons(commands.Cog):
    def __init__(self, answerer: Answerer, play: PlayHandlers, watch: WatchHandlers, learn: LearnHandlers) -> None:
        self._answer, self._play, self._watch, self._learn = answerer.answer, play, watch, learn

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press by the address on the button; slash commands go their own way."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: Mapping[str, Any] = interaction.data or {}
        address = parse(str(data.get("custom_id")))
        act = address.act if isinstance(address, GameButton) else None
        in_private = act is Act.REPLAY or isinstance(address, ReplayMenu)  # for the one who pressed alone
        responder = InteractionResponder(interaction, in_private=in_private, with_rights=act is Act.STOP)
        match address:
            case SquareButton():
                await self._answer(responder, self._play.press, address)
            case GameButton(act=Act.REPLAY):
                await self._answer(responder, self._watch.replay, address.game_id)
            case GameButton(act=Act.STOP):
                await self._answer(responder, self._watch.stop, address)
            case GameButton():
                await self._answer(responder, self._play.act, address)
            case ReplayButton():
                await self._answer(responder, self._watch.replay, address.game_id, address.ply)
            case ReplayMenu():
                chosen = data.get("values") or [""]
                await self._answer(responder, self._watch.replay_chosen, str(chosen[0]))
            case HistoryButton():
                await self._answer(responder, self._watch.turn_history, address)
            case LessonButton():
                await self._answer(responder, self._learn.turn_lesson, address)
            case None:
                await self._answer(responder, self._learn.say, "old-button")
