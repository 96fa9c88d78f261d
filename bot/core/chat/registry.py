"""The registry: everything that features add to the core, and what the core gives them to build on."""

from __future__ import annotations

import logging
from functools import partial
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypeVar

from discord.ext import commands

from bot.core.chat.address import Act, Address, GameButton, parse_act
from bot.core.chat import feature as new
from bot.core.chat.describe import with_mentions
from bot.core.chat.feature import Event, FeatureClash, Kind, ServerPost
from bot.core.chat.game_page import GameReply, Told
from bot.core.chat.page import Page
from bot.core.chat.replies import Reply
from bot.core.chat.request import Asker, Request
from bot.core.game import Change, Game, Gone, Place
from bot.core.store import Shards, StoreError
from bot.core.store.personal import PersonalData
from bot.words import Words

T = TypeVar("T")
log = logging.getLogger(__name__)

Draw = Callable[[Game, Words], Page]
GAMES = "ttt"  # the prefix of a game's buttons: squares, and acts, the one namespace that features share


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
    sweeps: called every 30 seconds by the process that owns
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
    sweeps: Sequence[Callable[[], Awaitable[None]]] = ()
    advances: Sequence[Callable[[Shards | None], Awaitable[bool]]] = ()
    returns: Sequence[Callable[[Gone], Awaitable[None]]] = ()
    leaves: Sequence[Callable[[Gone], Awaitable[None]]] = ()
    reposts: Sequence[Callable[[Place], Awaitable[None]]] = ()
    stops: Sequence[Callable[[float], Awaitable[None]]] = ()
    permits: Sequence[Callable[[Request, Callable[[], Asker]], Awaitable[None]]] = ()
    topics: Mapping[str, str] = field(default_factory=dict)
    server_posts: Mapping[str, ServerPost] = field(default_factory=dict)
    personal: PersonalData | None = None
    reads: Mapping[str, Callable[[str], object]] = field(default_factory=dict)
    words: Mapping[str, Collection[str]] = field(default_factory=dict)
    runs: Mapping[str, Callable[..., Awaitable[Reply]]] = field(default_factory=dict)
    deeds: Mapping[str, Deed] = field(default_factory=dict)


class Registry:
    """Holds the features, and refuses two that claim the same. topics: of help, as Feature says, of all features.

    command_names: of all commands, aliases included. command_ids: as Discord gave them, after the sync.
    """

    def __init__(self) -> None:
        self.features: list[Any] = []
        self.personal: list[PersonalData] = []
        self.topics: dict[str, list[str]] = {}
        self.command_names: set[str] = set()
        self.command_ids: dict[str, int] = {}
        self._owners: dict[tuple[str, str], str] = {}
        self._kinds: dict[str, list[new.Press]] = {}  # of buttons, by the first part of a `custom_id`
        self._hears: dict[tuple[Event, Kind | None], list[Callable[..., Any]]] = {}
        self._missing: set[Act] | None = None  # acts of features that aren't there
        self.commands = dict[str, commands.HybridCommand[Any, ..., Any] | commands.HybridGroup[Any, ..., Any]]()
        self.words = dict[str, Collection[str] | None]()  # what may be typed after a command; None: anything
        self.reads = dict[str, Callable[[str], object]]()
        self.runs: dict[str, Callable[..., Awaitable[Reply]]] = {}
        self._presses: dict[str, Press] = {}
        self._acts: dict[Act, Press] = {}

    def add(self, feature: Feature | new.Feature) -> None:
        """Take what a feature adds. Errors: FeatureClash."""
        self._missing = None
        if isinstance(feature, new.Feature):
            self._add(feature)
            return
        found = [command for cog in feature.cogs for command in (*cog.get_commands(), *cog.get_app_commands())]
        names = {name for each in found for name in (each.name, *getattr(each, "aliases", ()))}
        claimed = {"name": {feature.name}, "command": names, "button": feature.presses, "act": feature.acts}
        self._claim(feature.name, claimed)
        self.features.append(feature)
        self.personal += [feature.personal] if feature.personal else []
        self.command_names |= names
        self.runs |= feature.runs
        self.words |= feature.words
        self.reads |= feature.reads
        for topic, words in feature.topics.items():
            self.topics.setdefault(topic, []).extend(words.split())
        self._presses |= feature.presses
        self._acts |= feature.acts

    def _add(self, feature: new.Feature) -> None:
        name, presses = feature.qualified_name, feature.presses()
        names = {each for found in feature.get_commands() for each in (found.name, *found.aliases)}
        prefixes = {each.address.pattern if each.address.prefix == GAMES else each.address.prefix for each in presses}
        self._claim(name, {"name": {name}, "command": names, "button": prefixes, "setting": feature.server_posts})
        self.features.append(feature)
        self.personal += [feature.personal] if feature.personal else []
        self.command_names |= names
        for topic, words in feature.topics.items():
            self.topics.setdefault(topic, []).extend(words.split())
        for press in presses:
            self._kinds.setdefault(press.address.prefix, []).append(press)
        for each in feature.get_commands():
            for its in (each.name, *each.aliases):
                self.commands[its] = each
                self.words[its], self.reads[its] = new.words_of(each), partial(new.read_words, each)
        for hear, event, kinds in feature.marked("hears"):
            self.listen(hear, event, *kinds)

    def _claim(self, owner: str, claimed: Mapping[str, Collection[str]]) -> None:
        """Errors: FeatureClash."""
        claims = {(kind, name) for kind, names in claimed.items() for name in names}
        for kind, name in sorted(claims & self._owners.keys()):
            raise FeatureClash(f"the features {self._owners[kind, name]} and {owner} both claim the {kind} {name}")
        self._owners |= dict.fromkeys(claims, owner)

    def listen(self, hear: Callable[..., Any], event: Event, *kinds: Kind) -> None:
        """Call a function for an event, as `on` does a method."""
        for kind in kinds or (None, *Kind):
            self._hears.setdefault((event, kind), []).append(hear)

    def hear(self, change: Change) -> None:
        """Tell features of a change. One that fails is logged; the others still hear of it."""
        before, game = change.before, change.after
        kind = kind_of(game) if isinstance(game, Game) else None
        events = [Event.CHANGED]
        if before is None or before.place != game.place:
            events.append(Event.BEGUN)
        if kind and game.is_over and (before is None or not before.is_over):
            events.append(Event.ENDED)
        for hear in (hear for event in events for hear in self._hears.get((event, kind), ())):
            try:
                hear(change)
            except Exception:
                log.exception("A change of game %s was not heard", game.id)

    async def publish(self, event: Event, *about: Any) -> None:
        """Call every method that hears of an event, one after the other."""
        for hear in self.hears(event):
            await hear(*about)

    def hears(self, event: Event) -> Sequence[Callable[..., Awaitable[Any]]]:
        return self._hears.get((event, None), ())

    def all(self, what: str) -> Iterator[Any]:
        """Yield everything of one kind, feature by feature. what: a field of Feature that is a sequence."""
        return (each for feature in self.features for each in getattr(feature, what, ()))

    def by_name(self, what: str) -> dict[str, Any]:
        """Return everything of one kind that goes by names. what: a field of Feature that is a mapping."""
        more = {"words": self.words, "reads": self.reads}.get(what, {})
        return more | {name: value for feature in self.features for name, value in getattr(feature, what, {}).items()}

    def service(self, kind: type[T]) -> T:
        """Return the service of a class. Errors: LookupError if no feature has it."""
        for feature in self.features:
            if isinstance(feature.service, kind):
                return feature.service
        raise LookupError(f"no feature has a {kind.__name__}")

    async def draw_of(self, game: Game) -> Draw | None:
        for feature in self.features:
            if isinstance(feature, new.Feature):
                if kind_of(game) in feature.draws and (draw := await feature.draw(game)) is not None:
                    return draw
            elif feature.draws is not None and (draw := await feature.draws(game)) is not None:
                return draw
        return None

    async def told_of(self, game: Game) -> list[Told]:
        """Return what features add to a game's card. One that fails adds nothing."""
        told: list[Told] = []
        for tell in (*self.all("tells"), *(each.card_lines for each in self.features if isinstance(each, new.Feature))):
            try:
                told += await tell(game)
            except StoreError as error:
                log.info("The card of game %s lacks a line: %s", game.id, error)
            except Exception:
                log.exception("The card of game %s lacks a line", game.id)
        return told

    def read(self, custom_id: str) -> tuple[Any, Any] | None:
        """Return what a button says and what answers it; None if no feature knows it."""
        for each in self._kinds.get(custom_id.partition(":")[0], ()):
            if (values := each.read(custom_id)) is not None:
                return each, values
        if custom_id.startswith(f"{GAMES}:"):
            return (self._acts[a.act], a) if (a := parse_act(custom_id)) and a.act in self._acts else None
        press = self._presses.get(custom_id.partition(":")[0])
        address = press.parse(custom_id) if press else None
        if isinstance(address, GameButton):
            press = self._acts.get(address.act)
        return (press, address) if press is not None and address is not None else None

    def prune(self, page: Page) -> Page:
        """Return a page without the acts of features that are not there."""
        if self._missing is None:
            self._missing = {act for act in Act if self.read(f"{GAMES}:1:1:{act}") is None}
        missing = self._missing
        return page.without(lambda custom_id: custom_id.rpartition(":")[2] in missing) if missing else page

    def clickable(self, sentence: Page) -> Page:
        mentions = {name: f"</{name}:{number}>" for name, number in self.command_ids.items()}
        return replace(sentence, content=with_mentions(sentence.content, mentions))


def kind_of(game: Game) -> Kind:
    if game.exhibition:
        return Kind.CROWD if game.is_crowd else Kind.EXHIBITION
    return Kind.SOLO if game.bot else Kind.DUEL
