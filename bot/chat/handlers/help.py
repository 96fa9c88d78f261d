"""Help: what the bot can do, by topics, and the buttons under it, which do it at once."""

from collections.abc import Mapping, Sequence

from bot.chat.address import HelpAct, HelpButton, PlayButton
from bot.chat.handlers.play import Opponent, PlayHandlers
from bot.chat.handlers.watch import WatchHandlers
from bot.chat.options import GameOptions, WatchOptions
from bot.chat.request import Audience, FollowReply, GameReply, HelpReply, PrivateReply, Request, Said, WhomReply
from bot.chat.slips import Slip
from bot.chat.topics import topic_of
from bot.engine import Level
from bot.model import board_named
from bot.model.refusals import NobodyElseHere

SHOWN = WatchOptions(levels=(Level.EASY, Level.UNBEATABLE))
"""What is put on show if nothing is being played."""


class HelpHandlers:
    """Answers those who are new, or lost.

    prefix: of typed commands; None if they are not heard. commands: the numbers that Discord knows commands by, which
    are told it later.
    """

    def __init__(
        self, play: PlayHandlers, watch: WatchHandlers, prefix: str | None, commands: Mapping[str, int]
    ) -> None:
        self._play, self._watch, self._prefix, self._commands = play, watch, prefix, commands

    async def help(self, request: Request, topic: str = "") -> HelpReply:
        return HelpReply(topic_of(topic), request.rights.be_answered, self._prefix, self._commands)

    async def suggest(self, _request: Request, slip: Slip, prefix: str) -> Said:
        """Tell what a mistyped command was meant to be. prefix: what stood before it."""
        return Said("did-you-mean", {"command": f"{prefix}{slip.text()}"})

    async def play(self, request: Request, button: PlayButton) -> GameReply:
        options = GameOptions(button.level, board=board_named(button.board), rules=button.rules)
        return (await self._play.start(request, None, options))._replace(as_new=True)

    async def press(
        self, request: Request, button: HelpButton, chosen: Sequence[str], opponent: Opponent | None
    ) -> HelpReply | PrivateReply | GameReply | FollowReply:
        """Do what the help offers. chosen, opponent: what was taken from a menu."""
        match button.act:
            case HelpAct.TOPIC:
                return await self._turn(request, *chosen[:1])
            case HelpAct.WATCH:
                return await self._look_on(request)
            case HelpAct.WHOM if opponent is not None:
                return (await self._play.start(request, opponent, GameOptions()))._replace(as_new=True)
            case HelpAct.CHALLENGE | HelpAct.WHOM:
                if not request.rights.be_answered:
                    raise NobodyElseHere
                return PrivateReply(WhomReply())

    async def _turn(self, request: Request, topic: str = "") -> HelpReply | PrivateReply:
        """Show a topic to the one who chose it: others may be reading the page."""
        page = await self.help(request, topic)
        return page if request.audience is Audience.ASKER else PrivateReply(page)

    async def _look_on(self, request: Request) -> PrivateReply | GameReply | FollowReply:
        """Show what is being played to the one who asks or, if that is nothing, put something on show."""
        live = await self._watch.live(request)
        if live.games:
            return PrivateReply(live)
        shown = await self._watch.watch(request, SHOWN)
        return shown._replace(as_new=True) if isinstance(shown, GameReply) else shown
