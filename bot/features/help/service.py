"""Answer help: an overview or a topic, and the buttons below it, which do what the page describes."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot import __version__
from bot.core.chat.game_page import GameReply
from bot.core.chat.handlers import PlayHandlers
from bot.core.chat.options import GameOptions
from bot.core.chat.replies import PrivateReply, Reply, Said
from bot.core.chat.request import Audience, Opponent, Request
from bot.core.game import Refusal
from bot.features.help.pages import HelpAct, HelpButton, HelpReply, WhomReply
from bot.features.help.rules import Contents

EXHIBITION = "easy unbeatable"
"""What Watch starts, as typed after `watch`, if no game is running."""


class HelpHandlers:
    """watch: the service of that feature, if it is there. ids: Discord's id of each command, filled after the sync."""

    def __init__(self, contents: Contents, play: PlayHandlers, watch: Any, ids: Mapping[str, int]) -> None:
        self._contents, self._play, self._watch, self._ids = contents, play, watch, ids

    async def help(self, request: Request, text: str = "") -> HelpReply:
        return HelpReply(self._contents, self._contents.topic_of(text), request.rights.be_answered, self._ids)

    async def about(self, _request: Request) -> Said:
        return Said("help-about", {"version": __version__})

    async def press(
        self, request: Request, button: HelpButton, chosen: Sequence[str], opponent: Opponent | None
    ) -> Reply:
        """Do what a button or a menu of help says. chosen, opponent: what was picked from the menu."""
        match button.act:
            case HelpAct.TOPIC:
                page = await self.help(request, *chosen[:1])
                return page if request.audience is Audience.ASKER else PrivateReply(page)  # others may be reading it
            case HelpAct.WATCH:
                return await self._show_games(request) if self._watch else Said("old-button")
            case HelpAct.WHOM if opponent is not None:
                return (await self._play.start(request, opponent, GameOptions()))._replace(as_new=True)
            case HelpAct.CHALLENGE | HelpAct.WHOM:
                if not request.rights.be_answered:
                    raise Refusal("nobody-else-here")
                return PrivateReply(WhomReply())

    async def _show_games(self, request: Request) -> Reply:
        """List the running games to the asker alone; if there are none, start an exhibition."""
        live = await self._watch.live(request)
        if live.games:
            return PrivateReply(live)
        shown: Reply = await self._watch.watch(request, EXHIBITION)
        return shown._replace(as_new=True) if isinstance(shown, GameReply) else shown
