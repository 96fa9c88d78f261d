"""The registry: what the features that are there answer, draw and hear."""

import logging
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from bot.core.chat.commands import Command, read_words, words_of
from bot.core.chat.describe import with_mentions
from bot.core.chat.feature import Event, Feature, FeatureClash, Kind, Renderer, ServerPost
from bot.core.chat.game_page import CardLine
from bot.core.chat.page import Page
from bot.core.chat.press import ACT, Act, Press
from bot.core.game import Change, Game
from bot.core.store import StoreError
from bot.core.store.personal import PersonalData
from bot.engine.values import Bounded

T = TypeVar("T")
MAX_ALIKE = 10_000
log = logging.getLogger(__name__)


class Registry:
    """Holds the features, and refuses two that claim the same.

    topics: of help, as Feature says, of all features. commands: by their names, aliases included. words, reads: by
    these, what may be typed after a command (None: anything), and what reads it. command_ids: as Discord gave them.
    """

    def __init__(self) -> None:
        self.features: list[Feature] = []
        self.topics: dict[str, list[str]] = {}
        self.commands = dict[str, Command]()
        self.words = dict[str, Collection[str] | None]()
        self.reads = dict[str, Callable[[str], object]]()
        self.command_ids: dict[str, int] = {}
        self._owners: dict[tuple[str, str], str] = {}
        self._presses: dict[str, list[Press]] = {}  # by the first part of a `custom_id`
        self._missing = set(Act)  # of features that aren't there
        self._rendering: dict[Kind, list[Feature]] = {kind: [] for kind in Kind}
        self._telling: dict[bool, list[Feature]] = {False: [], True: []}
        """Those that add lines to a card, while a game runs (False) and once it is over."""
        self._alike = Bounded[tuple[Kind, int, int], None](MAX_ALIKE)  # games that no feature draws in its own way
        self._hears: dict[tuple[Event, Kind | None], list[Callable[..., Any]]] = {}

    def add(self, feature: Feature) -> None:
        """Take what a feature adds. Errors: FeatureClash."""
        name, presses = feature.qualified_name, feature.presses()
        commands = {its: each for each in feature.get_commands() for its in (each.name, *each.aliases)}
        # The buttons of a game are the one namespace that features share.
        buttons = {at.pattern if at.prefix == ACT.prefix else at.prefix for at in (each.address for each in presses)}
        claims = {"name": {name}, "command": commands, "button": buttons, "setting": feature.server_posts}
        self._claim(name, claims)
        self.features.append(feature)
        self.commands |= commands
        for its, command in commands.items():
            self.words[its], self.reads[its] = words_of(command), partial(read_words, command)
        for topic, words in feature.topics.items():
            self.topics.setdefault(topic, []).extend(words.split())
        for press in presses:
            self._presses.setdefault(press.address.prefix, []).append(press)
        for hear, event, kinds in feature.marked("hears"):
            self.subscribe(hear, event, *kinds)
        for kind in feature.renders:
            self._rendering[kind].append(feature)
        if type(feature).card_lines is not Feature.card_lines:
            self._telling[True].append(feature)
            self._telling[False] += [feature] * feature.has_asides
        self._missing = {act for act in Act if self.read(ACT(1, 1, act)) is None}

    @property
    def personal(self) -> list[PersonalData]:
        return [each.personal for each in self.features if each.personal]

    @property
    def server_posts(self) -> dict[str, ServerPost]:
        """What is posted regularly, by the setting of servers that names the channel."""
        return {name: post for each in self.features for name, post in each.server_posts.items()}

    def service(self, kind: type[T]) -> T:
        """Return the service of a class. Errors: LookupError if no feature has it."""
        for feature in self.features:
            if isinstance(feature.service, kind):
                return feature.service
        raise LookupError(f"no feature has a {kind.__name__}")

    def subscribe(self, hear: Callable[..., Any], event: Event, *kinds: Kind) -> None:
        """Call a function for an event, as `on` does a method."""
        every: tuple[Kind | None, ...] = kinds or (None, *Kind)
        for kind in every:
            self._hears.setdefault((event, kind), []).append(hear)

    def publish_change(self, change: Change) -> None:
        """Tell features of a change. One that fails is logged; the others still hear of it."""
        before, game = change.before, change.after
        kind = kind_of(game) if isinstance(game, Game) else None
        events = [Event.CHANGED]
        if before is None:
            events.append(Event.BEGUN)
        if kind and game.is_over and (before is None or not before.is_over):
            events.append(Event.ENDED)
        for event in events:
            for hear in self._hears.get((event, kind), ()):
                try:
                    hear(change)
                except Exception:
                    log.exception("A change of game %s was not heard", game.id)

    def subscribers(self, event: Event) -> Sequence[Callable[..., Any]]:
        """Return what is called for an event that is no game's."""
        return self._hears.get((event, None), ())

    async def renderer_of(self, game: Game) -> Renderer | None:
        """Return how a feature draws a game in its own way; None if all draw it alike."""
        kind = kind_of(game)
        key = (kind, game.id, game.created_at)  # an id is used again once its game is deleted
        if key not in self._alike:
            for feature in self._rendering[kind]:
                if (renderer := await feature.renderer(game)) is not None:
                    return renderer
            self._alike.keep(key, None)
        return None

    async def card_lines(self, game: Game) -> list[CardLine]:
        """Return what features add to a game's card. One that fails adds nothing."""
        told: list[CardLine] = []
        for feature in self._telling[game.is_over]:
            try:
                told += await feature.card_lines(game)
            except StoreError as error:
                log.info("The card of game %s lacks a line: %s", game.id, error)
            except Exception:
                log.exception("The card of game %s lacks a line", game.id)
        return told

    def read(self, custom_id: str) -> tuple[Press, Mapping[str, Any]] | None:
        """Return what answers a button, and the values in its address; None if no feature knows it."""
        for press in self._presses.get(custom_id.partition(":")[0], ()):
            if (values := press.read(custom_id)) is not None:
                return press, values
        return None

    def prune(self, page: Page) -> Page:
        """Return a page without the buttons of features that are not there."""
        missing = self._missing
        return page.without(lambda custom_id: custom_id.rpartition(":")[2] in missing) if missing else page

    def clickable(self, sentence: Page) -> Page:
        mentions = {name: f"</{name}:{number}>" for name, number in self.command_ids.items()}
        return replace(sentence, content=with_mentions(sentence.content, mentions))

    def _claim(self, owner: str, claimed: Mapping[str, Iterable[str]]) -> None:
        """Errors: FeatureClash."""
        claims = {(kind, name) for kind, names in claimed.items() for name in names}
        for kind, name in sorted(claims & self._owners.keys()):
            raise FeatureClash(f"the features {self._owners[kind, name]} and {owner} both claim the {kind} {name}")
        self._owners |= dict.fromkeys(claims, owner)


def kind_of(game: Game) -> Kind:
    if game.exhibition:
        return Kind.CROWD if game.is_crowd else Kind.EXHIBITION
    return Kind.SOLO if game.bot else Kind.DUEL
