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
from bot.chat.callbacks import Callbacks
from bot.chat.cup_address import TournamentButton
from bot.chat.events import INTERACTION, Packet, read_first
from bot.chat.handlers.play import Opponent
from bot.chat.handling import Handlers
from bot.chat.opponents import chosen_opponent
from bot.chat.packets import COMPONENT
from bot.chat.puzzle_address import AnswerButton, PracticeButton, ShareButton, SolveButton
from bot.chat.responders import InteractionResponder, PacketResponder, Responder
from bot.chat.underway import Underway

PRIVATE = (Act.REPLAY, Act.HINT, Act.RESIGN)
"""What is answered by a message for the one who pressed alone."""
ASIDE = (Act.GIVE_UP_X, Act.GIVE_UP_O, Act.KEEP_X, Act.KEEP_O, Act.OFFER_ASIDE, Act.AGREE_ASIDE)
"""What turns the message that it stands under into a line."""

RIGHTS = PlayButton | HelpButton | StatsButton | TournamentButton
"""What can only be answered by knowing what may be done in the channel."""


class Buttons(commands.Cog):
    def __init__(
        self, bot: commands.AutoShardedBot, callbacks: Callbacks, answerer: Answerer, handlers: Handlers
    ) -> None:
        self._bot, self._callbacks = bot, callbacks
        self._answer, self._handlers = answerer.answer, handlers
        self._begun = Underway()

    async def cog_load(self) -> None:
        read_first(self._bot, INTERACTION, self.read)

    def read(self, packet: Packet) -> bool:
        """Answer a press as Discord sends it. Who was taken from a menu of users is left to discord.py."""
        if packet["type"] != COMPONENT or packet["data"].get("resolved"):
            return False
        address, chosen = _pressed(packet["data"])
        responder = PacketResponder(self._callbacks, packet, **_way_of(address))
        self._begun.spawn(self._press(responder, address, chosen))
        return True

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press that was left to discord.py; slash commands go their own way."""
        if interaction.type is discord.InteractionType.component:
            address, chosen = _pressed(dict(interaction.data or {}))
            responder = InteractionResponder(interaction, **_way_of(address))
            await self._press(responder, address, chosen, chosen_opponent(interaction))

    async def _press(
        self, responder: Responder, address: Address | None, chosen: list[str], opponent: Opponent | None = None
    ) -> None:
        if isinstance(address, GameButton):
            await self._answer_game(responder, address)
        else:
            await self._answer_other(responder, address, chosen, opponent)

    async def _answer_game(self, responder: Responder, button: GameButton) -> None:
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
        self, responder: Responder, address: Address | None, chosen: list[str], opponent: Opponent | None
    ) -> None:
        """Answer a press on anything but a button of one game. chosen, opponent: from a menu, if it is one."""
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
                await self._answer(responder, self._handlers.help.press, address, chosen, opponent)
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


def _pressed(data: Mapping[str, Any]) -> tuple[Address | None, list[str]]:
    """Return the address of what was pressed, None if it is none of ours, and what was chosen if it is a menu."""
    return parse(str(data.get("custom_id"))), [str(value) for value in data.get("values", ())]


def _way_of(address: Address | None) -> dict[str, bool]:
    """Return how a press is answered, as responders take it."""
    act = address.act if isinstance(address, GameButton) else None
    return {
        "in_private": act in PRIVATE or isinstance(address, MenuButton | ReplayMenu),
        "with_rights": act in (Act.STOP, Act.AGAIN) or isinstance(address, RIGHTS),
    }
