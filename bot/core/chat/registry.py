"""The registry: everything that features add to the core, and what the core gives them to build on."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Protocol, TypeVar

from discord.ext import commands

from bot.core.chat.address import Act, Address, GameButton
from bot.core.chat.describe import with_mentions
from bot.core.chat.game_page import GameReply, Told
from bot.core.chat.page import Page
from bot.core.chat.replies import Reply
from bot.core.chat.request import Asker, Request
from bot.core.game import Change, First, Game, Gone, Place
from bot.core.store import Shards, StoreError
from bot.core.store.connections import Work
from bot.core.store.personal import PersonalData
from bot.engine import Board, Level
from bot.words import Words

T = TypeVar("T")
log = logging.getLogger(__name__)

Draw = Callable[[Game, Words], Page]
GAMES = "ttt"  # the prefix of a game's buttons: squares, and acts, the one namespace that features share


class FeatureClash(Exception):
    """Two features claim the same name. Nothing has started."""


@dataclass(frozen=True)
class Press:
    """One kind of button or menu.

    parse: reads a `custom_id`; None if it is forged or too old to be read. answer: the handler, which takes the
    request and the address and, with_choice, also what was chosen in a menu: its values, and the member.
    with_form: takes what a form of that address was filled in with, by its fields.
    starts: the command that a press runs, whose rules hold for it, or what tells that by the address.
    in_private: answer by a message of its own that the asker alone reads.
    """

    parse: Callable[[str], Address | None]
    answer: Callable[..., Awaitable[Reply]]
    in_private: bool = False
    with_choice: bool = False
    with_form: bool = False
    starts: str | Callable[[Any], str] = ""


class Deed(NamedTuple):
    """A command that does something with a game. option: takes the game's number. is_past: whether the game is over.

    is_for_moderators: whether Discord offers it only to those who may manage messages.
    """

    option: str
    is_past: bool = False
    is_public: bool = False
    is_for_moderators: bool = False


class ServerPost(Protocol):
    """What is posted regularly in a channel of each server that wants it. beside: set with the channel, as a number."""

    async def posted(self, guild_id: int) -> tuple[int, int | None] | None:
        """Return the channel and what is set beside it; None if nothing is posted."""

    def post_in(self, guild_id: int, channel_id: int | None, beside: int | None) -> Work[Any]:
        """Return what a transaction does to post in a channel from now on; None: no more. beside: None: the usual."""


class ChannelGames(Protocol):
    """Games that a whole channel plays together."""

    async def start(self, request: Request, level: Level | None, first: First, board: Board) -> GameReply: ...

    async def here(self, request: Request) -> GameReply | None: ...

    async def vote_for(self, request: Request, square: str) -> GameReply | None: ...


@dataclass(frozen=True, kw_only=True)
class Feature:
    """What one feature adds.

    service: what other features may ask for by its class. presses: by the prefix of their `custom_id`.
    acts: presses on the buttons of one game. hears: called with each change of a game, after its commit.
    settles: called with each reply that was delivered, and the id of its message if that can be edited later.
    draws: returns the page of a game that it shows in its own way; None for all others. tells: returns what it adds to
    the card of a game, from what is stored: every process says the same. places: called with the reply on a game that
    has just begun, before it is shown; returns it, or what is said instead if the game is played elsewhere now.
    returns: takes games out of a channel that is gone, before all that are left there are called off.
    resumes: called after a start, and when a server is back. sweeps: called every 30 seconds by the process that owns
    the shard. advances: called every second while it returns true. leaves: ends what belongs to a channel or a server
    that is gone. stops: waits for its work, at most the seconds it is given. personal: what it keeps about people.
    permits: refuses a typed command, or a press that starts something, to those who may not run it as a slash command.
    topics: of help, each with other words that mean it; words for a topic that another feature has are added to it.
    server_posts: what it posts regularly, by the setting of servers that names the channel.
    reads: by command, reads the words after it and refuses those that it does not know. words: those that it knows, of
    commands whose words aren't names of people; in a server, a command with none of them is left to other bots.
    runs: by command, the handler that takes the words after it, for buttons that offer it. deeds: of those, by command,
    what are done with one game.
    """

    name: str
    service: object = None
    cogs: Sequence[commands.Cog] = ()
    presses: Mapping[str, Press] = field(default_factory=dict)
    acts: Mapping[Act, Press] = field(default_factory=dict)
    hears: Sequence[Callable[[Change], None]] = ()
    settles: Sequence[Callable[[Request, Any, int | None], Awaitable[None]]] = ()
    draws: Callable[[Game], Awaitable[Draw | None]] | None = None
    tells: Sequence[Callable[[Game], Awaitable[Sequence[Told]]]] = ()
    places: Sequence[Callable[[GameReply], Awaitable[Reply]]] = ()
    resumes: Sequence[Callable[[], None]] = ()
    sweeps: Sequence[Callable[[], Awaitable[None]]] = ()
    advances: Sequence[Callable[[Shards | None], Awaitable[bool]]] = ()
    returns: Sequence[Callable[[Gone], Awaitable[None]]] = ()
    leaves: Sequence[Callable[[Gone], Awaitable[None]]] = ()
    reposts: Sequence[Callable[[Place], Awaitable[None]]] = ()
    stops: Sequence[Callable[[float], Awaitable[None]]] = ()
    permits: Sequence[Callable[[Request, Callable[[], Asker]], Awaitable[None]]] = ()
    channel_games: ChannelGames | None = None
    topics: Mapping[str, str] = field(default_factory=dict)
    server_posts: Mapping[str, ServerPost] = field(default_factory=dict)
    personal: PersonalData | None = None
    reads: Mapping[str, Callable[[str], object]] = field(default_factory=dict)
    words: Mapping[str, Collection[str]] = field(default_factory=dict)
    runs: Mapping[str, Callable[..., Awaitable[Reply]]] = field(default_factory=dict)
    deeds: Mapping[str, Deed] = field(default_factory=dict)


class Registry:
    """Holds the features, and refuses two of the same name. topics, runs: as Feature says, of all features.

    command_names: of all commands, aliases included.
    """

    def __init__(self) -> None:
        self.features: list[Feature] = []
        self.personal: list[PersonalData] = []
        self.topics: dict[str, list[str]] = {}
        self.command_names: set[str] = set()
        self.runs: dict[str, Callable[..., Awaitable[Reply]]] = {}
        self.command_ids: dict[str, int] = {}  # Discord's id of each command, known after the sync
        self.channel_games: ChannelGames | None = None
        self._owners: dict[tuple[str, str], str] = {}
        self._presses: dict[str, Press] = {}
        self._acts: dict[Act, Press] = {}

    def add(self, feature: Feature) -> None:
        """Take what a feature adds. Errors: FeatureClash."""
        found = [command for cog in feature.cogs for command in (*cog.get_commands(), *cog.get_app_commands())]
        names = {name for each in found for name in (each.name, *getattr(each, "aliases", ()))}
        claimed = {"name": {feature.name}, "command": names, "button": feature.presses, "act": feature.acts}
        claims = {(kind, name) for kind, mine in claimed.items() for name in mine}
        for kind, name in sorted(claims & self._owners.keys()):
            owner = self._owners[kind, name]
            raise FeatureClash(f"the features {owner} and {feature.name} both claim the {kind} {name}")
        self._owners |= dict.fromkeys(claims, feature.name)
        self.features.append(feature)
        self.personal += [feature.personal] if feature.personal else []
        self.command_names |= names
        self.runs |= feature.runs
        self.channel_games = feature.channel_games or self.channel_games
        for topic, words in feature.topics.items():
            self.topics.setdefault(topic, []).extend(words.split())
        self._presses |= feature.presses
        self._acts |= feature.acts

    def all(self, what: str) -> Iterator[Any]:
        """Yield everything of one kind, feature by feature. what: a field of Feature that is a sequence."""
        return (each for feature in self.features for each in getattr(feature, what))

    def by_name(self, what: str) -> dict[str, Any]:
        """Return everything of one kind that goes by names. what: a field of Feature that is a mapping."""
        return {name: value for feature in self.features for name, value in getattr(feature, what).items()}

    def service(self, kind: type[T]) -> T:
        """Return the service of a class. Errors: LookupError if no feature has it."""
        for feature in self.features:
            if isinstance(feature.service, kind):
                return feature.service
        raise LookupError(f"no feature has a {kind.__name__}")

    async def draw_of(self, game: Game) -> Draw | None:
        for feature in self.features:
            if feature.draws is not None and (draw := await feature.draws(game)) is not None:
                return draw
        return None

    async def told_of(self, game: Game) -> list[Told]:
        """Return what features add to a game's card. One that fails adds nothing."""
        told: list[Told] = []
        for tell in self.all("tells"):
            try:
                told += await tell(game)
            except StoreError as error:
                log.info("The card of game %s lacks a line: %s", game.id, error)
            except Exception:
                log.exception("The card of game %s lacks a line", game.id)
        return told

    def read(self, custom_id: str) -> tuple[Press, Address] | None:
        """Return what a button says and what answers it; None if no feature knows it."""
        press = self._presses.get(custom_id.partition(":")[0])
        address = press.parse(custom_id) if press else None
        if isinstance(address, GameButton):
            press = self._acts.get(address.act)
        return (press, address) if press is not None and address is not None else None

    def prune(self, page: Page) -> Page:
        """Return a page without the acts of features that are not there."""
        missing = set(Act) - self._acts.keys()
        return page.without(lambda custom_id: custom_id.rpartition(":")[2] in missing) if missing else page

    def clickable(self, sentence: Page) -> Page:
        mentions = {name: f"</{name}:{number}>" for name, number in self.command_ids.items()}
        return replace(sentence, content=with_mentions(sentence.content, mentions))
