"""The refusals: why a request cannot be met. Each carries the facts; the sentence for it is render's."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Board
from bot.games.values import Player


class Refusal(Exception):
    """A request that cannot be met, and the fact why. Nothing has changed.

    Those with data are dataclasses, not frozen ones: contextlib sets `__traceback__` on what it passes on.
    """


class NoGame(Refusal):
    """The user plays no game in this channel."""


class NoSuchGame(Refusal):
    """A button's game is not played here, or the button asks what is not to be had any more."""


@dataclass(eq=False)
class UnknownGame(Refusal):
    """No game of that number may be shown to the one who asks, in this place: one cannot tell why."""

    game_id: int


@dataclass(eq=False)
class NotBegun(Refusal):
    """A game without a move has nothing to step through."""

    game_id: int


@dataclass(eq=False)
class AlreadyOver(Refusal):
    """The game has ended; it can only be replayed."""

    game_id: int


@dataclass(eq=False)
class StillRunning(Refusal):
    """The game has not ended, so there is nothing to step through that would not be help."""

    game_id: int


class PositionOver(Refusal):
    """Nothing can be played in this position any more."""


@dataclass(eq=False)
class NoSuchPosition(Refusal):
    """A text is no position that a game can reach. reason: a sentence a user can read."""

    reason: str


@dataclass(eq=False)
class TooManySteps(Refusal):
    """A lesson would be too long. most: how many free squares it may have."""

    most: int


class NothingToStop(Refusal):
    """No board is followed and no exhibition runs in this channel, or not that one."""


@dataclass(eq=False)
class NotYours(Refusal):
    """Somebody else asked for it. player: who."""

    player: Player


@dataclass(eq=False)
class ExhibitionRunning(Refusal):
    """A channel has one exhibition at a time. game_id: the one that runs."""

    game_id: int


@dataclass(eq=False)
class TooManyBoards(Refusal):
    """The channel follows as many games as it may. most: how many that is."""

    most: int


@dataclass(eq=False)
class TooManyFollowers(Refusal):
    """A game is followed from as many places as it may be. most: how many that is."""

    game_id: int
    most: int


@dataclass(eq=False)
class TooManyExhibitions(Refusal):
    """As many exhibitions run in the server as may. most: how many that is."""

    most: int


class CannotFollowHere(Refusal):
    """The bot may not edit messages of its own here later on, or the asker may not speak here."""


@dataclass(eq=False)
class AlreadyPlaying(Refusal):
    """A player has a game in this channel already. `is_asker` tells whether it is the one who asks."""

    player: Player
    is_asker: bool


@dataclass(eq=False)
class AlreadyChallenged(Refusal):
    """The challenger's last challenge in this channel is still open. player: who was challenged."""

    player: Player


@dataclass(eq=False)
class Declined(Refusal):
    """That member has just declined. until: seconds since 1970; from then on the challenger may ask again."""

    player: Player
    until: int


@dataclass(eq=False)
class TooFast(Refusal):
    """The user asks for more than a player can want. wait_s: how long until the next request is heard."""

    wait_s: int


class OwnOffer(Refusal):
    """The user's own offer stands already; the other side has to answer it."""


@dataclass(eq=False)
class NotForYou(Refusal):
    """Only one of these players may do that."""

    players: tuple[Player, ...]


@dataclass(eq=False)
class NotYourTurn(Refusal):
    """The other player is to move; None is the bot."""

    player: Player | None


@dataclass(eq=False)
class SquareTaken(Refusal):
    """A mark stands there already. free: the cells that are free."""

    board: Board
    cell: int
    free: tuple[int, ...]


@dataclass(eq=False)
class NoSuchSquare(Refusal):
    """The board has no such square. free: the cells that are free."""

    board: Board
    free: tuple[int, ...]


@dataclass(eq=False)
class NoSuchBoard(Refusal):
    """That board cannot be played on. names: those that can."""

    names: tuple[str, ...]


class NoSuchVariant(Refusal):
    """That board is played by standard rules only."""


class DrawRefused(Refusal):
    """The bot would rather play on."""


class OpponentIsYou(Refusal):
    """A player challenged themselves."""


class OpponentIsABot(Refusal):
    """A player challenged a bot other than this one."""


class NotAMember(Refusal):
    """The challenged user is not in this server."""


class NobodyElseHere(Refusal):
    """Nobody but the challenger can see or answer a challenge in this place."""


class NotUnderstood(Refusal):
    """The words after a command name neither a member nor a level."""


class NoSuchNumber(Refusal):
    """What should name a game is no number."""


class NotShown(Refusal):
    """What is to be watched is neither a game's number nor two levels."""


class NotYourList(Refusal):
    """Only the one who asked for a list turns its pages."""


class NoDirectMessages(Refusal):
    """A private answer to a typed command cannot be delivered."""
