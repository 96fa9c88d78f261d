"""One of each reply and refusal of help, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import Refusal
from bot.features.help.pages import HelpReply, WhomReply
from bot.features.help.rules import ORDER, Contents

COMMANDS = "play tournament preferences move board draw resign games watch history replay hint explain puzzle stats"
HELP = Contents(dict.fromkeys(ORDER, ()), {*COMMANDS.split(), "leaderboard", "privacy", "settings", "permissions"}, "?")

REPLIES: dict[str, Reply] = {
    "help": HelpReply(HELP, None, True, ids={"play": 10**18, "games": 1, "hint": 2, "explain": 3}),
    "help, not typed": HelpReply(HELP._replace(prefix=None), None, True),
    "help, alone": HelpReply(HELP, None, False),
    "help, to a manager": HelpReply(HELP, None, True, True, {"settings": 4, "puzzle today": 5, "puzzle here": 5}),
    **{f"help on {topic}": HelpReply(HELP, topic, True, ids={"play": 1, "move": 2}) for topic in ORDER},
    "help on typing, not typed": HelpReply(HELP._replace(prefix=None), "typing", False),
    "whom": WhomReply(),
}
REFUSALS = (Refusal("help-no-such-topic", names=("wild", "hint")),)
