"""Say where a game is played."""

from typing import NamedTuple

from bot.core.chat.page import Page
from bot.core.chat.players import name
from bot.core.game import Game
from bot.words import Words


class ThreadReply(NamedTuple):
    """The line with the link to a game's thread. as_new: as in GameReply."""

    game: Game
    as_new: bool = False

    def render(self, say: Words) -> Page:
        x, o, thread = name(self.game.x, say), name(self.game.o, say), str(self.game.place.channel_id)
        return Page(say("threads-line", x=x, o=o, thread=thread))
