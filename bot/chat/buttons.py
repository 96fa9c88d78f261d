"""The persistent buttons: which handler answers an address. A DynamicItem would build a view at each press."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from bot.chat.address import (
    Act,
    Address,
    ForgetButton,
    GameButton,
    HelpButton,
    HistoryButton,
    LeaderboardButton,
    LessonButton,
    MenuButton,
    PlayButton,
    ReplayButton,
    ReplayMenu,
    SquareButton,
    StatsButton,
    VoteButton,
    parse,
)
from bot.chat.answerer import Answerer
from bot.chat.cup_address import TournamentButton
from bot.chat.handling import Handlers
from bot.chat.opponents import chosen_opponent
from bot.chat.puzzle_address import AnswerButton, PracticeButton, ShareButton, SolveButton
from bot.chat.responders import InteractionResponder

PRIVATE = (Act.REPLAY, Act.HINT, Act.RESIGN)
"""What is answered by a message for the one who pressed alone."""
ASIDE = (Act.GIVE_UP_X, Act.GIVE_UP_O, Act.KEEP_X, Act.KEEP_O, Act.OFFER_ASIDE, Act.AGREE_ASIDE)
"""What turns the message that it stands under into a line."""

RIGHTS = PlayButton | HelpButton | StatsButton | TournamentButton
"""What can only be answered by knowing what may be done in the channel."""


class Buttons(commands.Cog):
    def __init__(self, answerer: Answerer, handlers: Handlers) -> None:
        self._answer, self._handlers = answerer.answer, handlers

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press by the address on the button; slash commands go their own way."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: Mapping[str, Any] = interaction.data or {}
        address = parse(str(data.get("custom_id")))
        act = address.act if isinstance(address, GameButton) else None
        is_private = act in PRIVATE or isinstance(address, MenuButton | ReplayMenu)
        with_rights = act in (Act.STOP, Act.AGAIN) or isinstance(address, RIGHTS)
        responder = InteractionResponder(interaction, in_private=is_private, with_rights=with_rights)
        if isinstance(address, GameButton):
            await self._answer_game(responder, address)
        else:
            await self._answer_other(responder, address, interaction)

    async def _answer_game(self, responder: InteractionResponder, button: GameButton) -> None:
        match button.act:
            case Act.REPLAY:
                await self._answer(responder, self._handlers.watch.replay, button.game_id)
            case Act.STOP:
                await self._answer(responder, self._handlers.watch.stop, button)
            case Act.AGAIN:
                await self._answer(responder, self._handlers.crowds.again, button)
            case Act.HINT:
                await self._answer(responder, self._handlers.learn.hint_in, button)
            case Act.RESIGN:
                await self._answer(responder, self._handlers.play.ask_to_resign, button)
            case act if act in ASIDE:
                await self._answer(responder, self._handlers.play.act_aside, button)
            case _:
                await self._answer(responder, self._handlers.play.act, button)

    async def _answer_other(
        self, responder: InteractionResponder, address: Address | None, interaction: discord.Interaction[Any]
    ) -> None:
        """Answer a press on anything but a button of one game. A menu's choice comes with the press."""
        data: Mapping[str, Any] = interaction.data or {}
        chosen = [str(value) for value in data.get("values", ())]
        match address:
            case SquareButton():
                await self._answer(responder, self._handlers.play.press, address)
            case VoteButton():
                await self._answer(responder, self._handlers.crowds.vote, address)
            case MenuButton():
                await self._answer(responder, self._handlers.play.menu, address)
            case ReplayButton():
                await self._answer(responder, self._handlers.watch.replay, address.game_id, address.ply)
            case ReplayMenu():
                await self._answer(responder, self._handlers.watch.replay_chosen, "".join(chosen[:1]))
            case HistoryButton():
                await self._answer(responder, self._handlers.watch.turn_history, address)
            case LessonButton():
                await self._answer(responder, self._handlers.learn.turn_lesson, address)
            case PlayButton():
                await self._answer(responder, self._handlers.help.play, address)
            case HelpButton():
                await self._answer(responder, self._handlers.help.press, address, chosen, chosen_opponent(interaction))
            case ForgetButton():
                await self._answer(responder, self._handlers.privacy.answer, address)
            case TournamentButton():
                await self._answer(responder, self._handlers.tournaments.press, address)
            case StatsButton():
                await self._answer(responder, self._handlers.stats.chart, address)
            case LeaderboardButton():
                await self._answer(responder, self._handlers.leaderboard.turn, address)
            case SolveButton() | AnswerButton() | ShareButton() | PracticeButton():
                await self._answer(responder, self._handlers.puzzles.press, address)
            case _:
                await self._answer(responder, self._handlers.learn.say, "old-button")
