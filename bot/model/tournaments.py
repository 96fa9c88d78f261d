"""Tournaments: who takes part, who plays whom, what came of it; and why a request about one may be refused.

Values only. Players are known by their seed, 1 for the best, so that a pairing holds nobody's name or number.
"""

import enum
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.engine import Board
from bot.model.people import Place, User
from bot.model.refusals import Full, OfUser, Refusal


class Form(enum.StrEnum):
    """Everybody meets everybody, or who loses a match is out."""

    ROUND_ROBIN = "round_robin"
    KNOCKOUT = "knockout"


class Stage(enum.StrEnum):
    OPEN = "open"  # whoever likes joins
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class Decision(enum.StrEnum):
    """What decided a match."""

    GAMES = "games"
    SEED = "seed"  # a knockout match that is level after all its games: the better seed goes on
    WALKOVER = "walkover"  # one of the two did not come, or has left
    NOBODY = "nobody"  # neither came in time: no points; by knockout the better seed goes on
    TIME = "time"  # both came and the time of the round was up: what was played counts
    REST = "rest"  # nobody to play against in this round


class Entrant(NamedTuple):
    """Somebody who takes part. number: they joined in this order, from 1. user: None once they are forgotten.

    seed: 1 for the best, None until the tournament starts.
    """

    number: int
    user: User | None
    seed: int | None = None
    has_left: bool = False


class Pairing(NamedTuple):
    """A match of two games or more. number: counts the matches of a tournament from 1.

    first, second: seeds, the better one first; no second means a rest. first_points: 1 for a game won, 0.5 for a draw.
    played: how many games have been counted. game_id: of the one under way. first_came: whether they pressed Play,
    moved or resigned. winner: a seed; None for a level match, and until it is decided.
    """

    number: int
    round: int
    first: int
    second: int | None
    first_points: float = 0.0
    second_points: float = 0.0
    played: int = 0
    first_came: bool = False
    second_came: bool = False
    winner: int | None = None
    how: Decision | None = None
    game_id: int | None = None

    @property
    def seeds(self) -> tuple[int, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def is_decided(self) -> bool:
        return self.how is not None


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament in a channel. owner: who made it; None once they are forgotten.

    round: counts from 1, 0 before the start. round_s: how long one may take, in seconds. deadline: of the round or,
    before the start, of the start; seconds since 1970. posted: the newest round that the channel was told of, by the
    message round_message_id. post_due: when something is to be posted, None for nothing.
    message_id: the newest message that shows it, with what it was like at the version `shown`.
    version: counts the writes; a write succeeds only on the version it read.
    """

    place: Place
    owner: User | None
    form: Form
    board: Board
    round_s: int
    created_at: int
    deadline: int
    stage: Stage = Stage.OPEN
    round: int = 0
    posted: int = 0
    round_message_id: int | None = None
    post_due: int | None = None
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    id: int = 0
    version: int = 0
    message_id: int | None = field(default=None, compare=False)
    shown: int = field(default=0, compare=False)

    @property
    def is_open(self) -> bool:
        return self.stage is Stage.OPEN

    @property
    def is_running(self) -> bool:
        return self.stage is Stage.RUNNING

    @property
    def current(self) -> tuple[Pairing, ...]:
        """The matches of the round that is being played."""
        return self.of_round(self.round)

    def of_round(self, number: int) -> tuple[Pairing, ...]:
        return tuple(each for each in self.pairings if each.round == number)

    def entrant(self, user_id: int) -> Entrant | None:
        return next((each for each in self.entrants if each.user and each.user.id == user_id), None)

    def seeded(self, seed: int) -> Entrant:
        return next(each for each in self.entrants if each.seed == seed)

    def pairing(self, number: int) -> Pairing | None:
        return next((each for each in self.pairings if each.number == number), None)


class NoTournament(Refusal):
    """There is none in this channel."""


class TournamentOnHere(Refusal):
    """A channel has one tournament at a time that is open or being played."""


class NoTournamentsHere(Refusal):
    """Not in direct messages, nor where the bot may not post and edit."""


class AlreadyJoined(Refusal):
    """The user takes part already."""


class NotJoined(Refusal):
    """The user takes no part, or has left."""


class JoinedTooLate(Refusal):
    """The tournament has started."""


class AlreadyStarted(Refusal):
    """It can be started once."""


class TournamentFull(Full):
    """As many take part as may. most: how many that is."""


class TooFewEntrants(Refusal):
    """Too few take part. least: how many it takes."""

    least: int


class TournamentOver(Refusal):
    """The tournament has ended or was cancelled."""


class NotYourTournament(OfUser):
    """Only who made it, or a moderator, may do that. user: who made it."""


class ModeratorsOnly(Refusal):
    """Who made it is gone, so only a moderator may do that."""


class NotYourMatch(Refusal):
    """Only one of these players can start that game."""

    players: tuple[User, ...]


class MatchOver(Refusal):
    """That match is decided."""


class NotYourQuestion(Refusal):
    """Somebody else was asked whether to leave."""


class NotATournament(Refusal):
    """The words after the command name no action, form, board or time, or two of a kind."""
