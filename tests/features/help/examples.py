"""One of each reply and refusal of help, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import BOARDS, First, Refusal, ServerSettings
from bot.engine import Level
from bot.features.help.pages import HelpReply, WhomReply
from bot.features.help.rules import ORDER, Contents

COMMANDS = "play tournament preferences move board draw resign games watch history replay hint explain puzzle stats"
HELP = Contents(dict.fromkeys(ORDER, ()), {*COMMANDS.split(), "leaderboard", "privacy"}, "?")
SET = ServerSettings(level=Level.HARD, board=BOARDS["4x4"], first=First.THEM)

REPLIES: dict[str, Reply] = {
    "help": HelpReply(HELP, None, True, {"play": 10**18, "games": 1, "hint": 2, "explain": 3}),
    "help, not typed": HelpReply(HELP._replace(prefix=None), None, True),
    "help, alone": HelpReply(HELP, None, False),
    **{f"help on {topic}": HelpReply(HELP, topic, True, {"play": 1, "move": 2}) for topic in ORDER},
    "help on play, in a server with settings": HelpReply(HELP, "play", True, {"play": 1}, SET),
    "help on typing, not typed": HelpReply(HELP._replace(prefix=None), "typing", False),
    "whom": WhomReply(),
}
REFUSALS = (Refusal("help-no-such-topic", names=("wild", "hint")),)
