"""What a feature is made of: a cog whose methods are commands, presses and what it hears.

`command` and `group` (commands.py) declare a command, `press` (press.py) says which buttons a method answers, `on` what
else it is called for. What answers takes a `Request` and returns a `Reply`.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from discord.ext import commands

from bot.core.chat.game_page import CardLine, GameReply
from bot.core.chat.page import Page
from bot.core.chat.press import Press
from bot.core.chat.replies import AnyReply
from bot.core.chat.request import Asker, Request
from bot.core.game import Game
from bot.core.store.connections import Work
from bot.core.store.personal import PersonalData
from bot.words import Words

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot

M = TypeVar("M", bound=Callable[..., Any])
Renderer = Callable[[Game, Words], Page]


class FeatureClash(Exception):
    """Two features claim the same name. Nothing has started."""


class FeatureBroken(Exception):
    """A feature fails to load; args: its name. Nothing has started."""


class Event(enum.Enum):
    """What a method can be called for. It takes what stands beside the event."""

    CHANGED = enum.auto()  # Change: of a game or challenge, at once, in the order of commits; no coroutine
    BEGUN = enum.auto()  # Change, as well: it opens a game or challenge
    ENDED = enum.auto()  # Change, as well: it ends a game
    DELETED = enum.auto()  # Deleted: a channel or a server, before its games are called off
    SWEEP = enum.auto()  # nothing: every 30 seconds, in the process that has the jobs of the shard
    PACE = enum.auto()  # Shards or None: each second, until all return that nothing goes on, and no game wakes them


class Kind(enum.Enum):
    """Who plays a game: features that aren't concerned are never asked."""

    SOLO = enum.auto()  # a member against the bot
    DUEL = enum.auto()  # two members
    CROWD = enum.auto()  # a whole channel against the bot
    EXHIBITION = enum.auto()  # the bot against itself


class ServerPost(Protocol):
    """What is posted regularly in a channel of each server that wants it. beside: set with the channel, as a number."""

    async def posted(self, guild_id: int) -> tuple[int, int | None] | None:
        """Return the channel and what is set beside it; None if nothing is posted."""

    def post_in(self, guild_id: int, channel_id: int | None, beside: int | None) -> Work[Any]:
        """Return what a transaction does to post in a channel from now on; None: no more. beside: None: the usual."""


class CommandRules(Protocol):
    """Who may run what in a server: the feature `integrations`. Errors, of `check`: Refusal."""

    async def check(self, request: Request, asking: Callable[[], Asker]) -> None: ...


class GameThreads(Protocol):
    """Gives each game a thread: `threads`. `open_for` returns what is said where the game was asked for."""

    async def open_for(self, reply: GameReply) -> AnyReply: ...


class Feature(commands.Cog):
    """A folder of the bot. Its name is that of the cog: `class Tally(Feature, name="tally")`.

    service: what other features ask for by its class. personal: what it keeps about people.
    topics: of help, each with other words that mean it; those for another feature's topic are added to it.
    server_posts: what it posts regularly, by the setting of servers that names the channel.
    renders: the kinds of games that it may render in its own way. has_asides: whether it adds lines to the card of a
    game that runs, too.
    """

    service: object = None
    personal: PersonalData | None = None
    topics: Mapping[str, str] = {}
    server_posts: Mapping[str, ServerPost] = {}
    renders: frozenset[Kind] = frozenset()
    has_asides = False

    def __init__(self, bot: TicTacToeBot) -> None:
        self.bot = bot

    async def cog_unload(self) -> None:
        """Wait for the work under way, at a stop; what takes too long is cancelled. Called twice."""

    async def renderer(self, game: Game) -> Renderer | None:
        """Return how a game is drawn; None as all others are."""
        return None

    async def card_lines(self, game: Game) -> Sequence[CardLine]:
        """Return what is added to a game's card, from what is stored: every process says the same."""
        return ()

    def marked(self, what: str) -> Iterator[tuple[Any, ...]]:
        """Yield this feature's marked methods, each with what its mark says. what: "presses" or "hears"."""
        declared = {name: each for kind in reversed(type(self).__mro__) for name, each in vars(kind).items()}
        for name in sorted(declared):
            for mark in getattr(declared[name], what, ()):
                yield getattr(self, name), *mark

    def presses(self) -> list[Press]:
        return [Press(address, answer, starts, in_private=p) for answer, address, starts, p in self.marked("presses")]


def on(event: Event, *kinds: Kind) -> Callable[[M], M]:
    """Mark the method that is called for an event; for a game's, of these kinds only. None: of all, and challenges."""

    def mark(method: M) -> M:
        vars(method).setdefault("hears", []).append((event, frozenset(kinds)))
        return method

    return mark
