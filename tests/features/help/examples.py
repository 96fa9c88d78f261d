"""One of each reply and refusal of help, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import Refusal
from bot.features.help import pages
from bot.features.help.pages import ORDER, Contents
from tests.added import reply

COMMANDS = "play tournament preferences move board draw resign games watch history replay hint explain puzzle stats"
HELP = Contents(dict.fromkeys(ORDER, ()), {*COMMANDS.split(), "leaderboard", "privacy", "settings", "permissions"}, "?")


def with_ids(**ids: int) -> Contents:
    return HELP._replace(ids=ids)


REPLIES: dict[str, Reply] = {
    "help": reply(pages.help, with_ids(play=10**18, games=1, hint=2, explain=3), None, True),
    "help, not typed": reply(pages.help, HELP._replace(prefix=None), None, True),
    "help, alone": reply(pages.help, HELP, None, False),
    "help, to a manager": reply(
        pages.help, with_ids(**{"settings": 4, "puzzle today": 5, "puzzle here": 5}), None, True, True
    ),
    **{f"help on {topic}": reply(pages.help, with_ids(play=1, move=2), topic, True) for topic in ORDER},
    "help on typing, not typed": reply(pages.help, HELP._replace(prefix=None), "typing", False),
    "whom": reply(pages.whom),
}
REFUSALS = (Refusal("help-no-such-topic", names=("wild", "hint")),)
