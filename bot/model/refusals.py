"""The refusals: why a request cannot be met. Each carries the facts; its sentence is the message of its name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import dataclass_transform

from bot.engine import Board
from bot.model.people import Seat, User


@dataclass_transform(eq_default=False)
class Refusal(Exception):
    """A request that cannot be met, and the facts why, as a dataclass holds them. Nothing has changed."""

    def __init_subclass__(cls) -> None:
        dataclass(eq=False)(cls)  # not frozen: contextlib sets `__traceback__` on what it passes on


class OfGame(Refusal):
    """A refusal that names a game."""

    game_id: int


class OfUser(Refusal):
    """A refusal that names a user."""

    user: User


class Full(Refusal):
    """A refusal for want of room. most: how many there may be."""

    most: int


class NoGame(Refusal):
    """The user plays no game in this channel."""


class TimeRanOut(OfGame):
    """The user's game in this channel has just ended by its deadline."""


class NoSuchGame(Refusal):
    """A button's game is not played here, or the button asks what is not to be had any more."""


class UnknownGame(OfGame):
    """No game of that number may be shown to the one who asks, in this place: one cannot tell why."""


class NotBegun(OfGame):
    """A game without a move has nothing to step through."""


class AlreadyOver(OfGame):
    """The game has ended; it can only be replayed."""


class StillRunning(OfGame):
    """The game has not ended, so there is nothing to step through that would not be help."""


class PositionOver(Refusal):
    """Nothing can be played in this position any more."""


class NoSuchPosition(Refusal):
    """A text is no position that a game can reach. code, data: the engine's own, of the message that says why."""

    code: str
    data: Mapping[str, str | int]


class TooManySteps(Full):
    """A lesson would be too long. most: how many free squares it may have."""


class StillExplaining(Refusal):
    """What the user asked for last is still being worked out."""


class TooManyExplanations(Full):
    """As much as may is being worked out for this server. most: how much that is."""


class NothingToStop(Refusal):
    """No board is followed and no exhibition runs in this channel, or not that one."""


class NotYours(OfUser):
    """Somebody else asked for it. player: who."""


class ExhibitionRunning(OfGame):
    """A channel has one exhibition at a time. game_id: the one that runs."""


class TooManyBoards(Full):
    """The channel follows as many games as it may. most: how many that is."""


class TooManyFollowers(Refusal):
    """A game is followed from as many places as it may be. most: how many that is."""

    game_id: int
    most: int


class TooManyExhibitions(Full):
    """As many exhibitions run in the server as may. most: how many that is."""


class CannotFollowHere(Refusal):
    """The bot may not edit messages of its own here later on, or the asker may not speak here."""


class AlreadyPlaying(Refusal):
    """A player has a game in this channel already. `is_asker` tells whether it is the one who asks."""

    player: User
    is_asker: bool


class RematchRunning(OfGame):
    """The rematch that is asked for is being played already. game_id: the rematch."""


class AlreadyChallenged(OfUser):
    """The challenger's last challenge in this channel is still open. player: who was challenged."""


class Declined(Refusal):
    """That member has just declined. until: seconds since 1970; from then on the challenger may ask again."""

    player: User
    until: int


class TooFast(Refusal):
    """The user asks for more than a player can want. wait_s: how long until the next request is heard."""

    wait_s: int


class OwnOffer(Refusal):
    """The user's own offer stands already; the other side has to answer it."""


class NotForYou(Refusal):
    """Only one of these players may do that."""

    players: tuple[User, ...]


class NotYourTurn(Refusal):
    """Somebody else is to move."""

    seat: Seat


class SquareTaken(Refusal):
    """A mark stands there already. free: the cells that are free."""

    board: Board
    cell: int
    free: tuple[int, ...]


class NoSuchSquare(Refusal):
    """The board has no such square. free: the cells that are free."""

    board: Board
    free: tuple[int, ...]


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


class NoSuchTopic(Refusal):
    """There is no help on that. names: the topics that there are."""

    names: tuple[str, ...]


class NoSuchNumber(Refusal):
    """What should name a game is no number."""


class NotShown(Refusal):
    """What is to be watched is neither a game's number nor two levels."""


class NoSuchPreference(Refusal):
    """The words after a command name no look, no way to be told, no time and no leaderboards, or two of a kind."""


class NotYourList(Refusal):
    """Only the one who asked for a list turns its pages."""


class NoDirectMessages(Refusal):
    """A private answer to a typed command cannot be delivered."""
