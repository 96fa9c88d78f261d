"""The values of tournaments. A pairing knows its players by seeds alone, 1 for the best."""

import enum
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.core.game import Place, Refusal, User
from bot.engine import Board, Level

HOUR_S, MAX_HOURS = 3600, 72  # the longest time for a round


class Form(enum.StrEnum):
    """Each player meets all others, or the loser of a match is out."""

    ROUND_ROBIN = "round_robin"
    KNOCKOUT = "knockout"


class Stage(enum.StrEnum):
    OPEN = "open"  # members join
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class Decision(enum.StrEnum):
    GAMES = "games"
    SEED = "seed"  # a knockout match that is level after all its games: the better seed goes on
    WALKOVER = "walkover"  # one of the two did not come, or has left
    NOBODY = "nobody"  # neither came in time: no points; by knockout the better seed goes on
    TIME = "time"  # the time of the round was up, and both came or neither to the next game: what was played counts
    REST = "rest"  # no opponent in this round


class Entrant(NamedTuple):
    """A player of a tournament. number: in the order of joining, from 1. user: None once they are forgotten.

    seed: 1 for the best, None until the tournament starts. level: of the bot, if it fills a free place.
    """

    number: int
    user: User | None
    seed: int | None = None
    has_left: bool = False
    level: Level | None = None


class Pairing(NamedTuple):
    """A match of two games or more. number: counts the matches of a tournament from 1.

    first, second: seeds, the better one first; no second means a rest. first_points: 1 for a game won, 0.5 for a draw.
    played: the games that are counted. game_id: of the running one. first_came: whether they pressed Play while in no
    other game, moved, resigned or waited for a move; no longer once both came to a game that has ended, for the next.
    winner: a seed; None for a level match, and until it is decided.
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

    @property
    def has_points(self) -> bool:
        return self.played > 0 or self.how is Decision.WALKOVER


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament in a channel. owner: its organiser; None once they are forgotten.

    round: counts from 1, 0 before the start. round_s: how long one may take, in seconds. deadline: of the round or,
    before the start, of the start; seconds since 1970. posted: the newest round that the channel knows, by the message
    round_message_id. post_due: the time of the next post, None for none. message_id: the newest message that shows it,
    as it was at the version `shown`. version: counts the writes; a write succeeds only on the version it read.
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
    def is_on(self) -> bool:
        return self.is_open or self.is_running

    @property
    def current(self) -> tuple[Pairing, ...]:
        return self.of_round(self.round)

    def is_up(self, now: int) -> bool:
        """Return whether the time of the round is up. A round that no message has announced has all its time."""
        return self.deadline <= now and self.posted == self.round

    def of_round(self, number: int) -> tuple[Pairing, ...]:
        return tuple(each for each in self.pairings if each.round == number)

    def entrant(self, user_id: int) -> Entrant | None:
        return next((each for each in self.entrants if each.user and each.user.id == user_id), None)

    def seeded(self, seed: int) -> Entrant:
        return next(each for each in self.entrants if each.seed == seed)

    def pairing(self, number: int) -> Pairing | None:
        return next((each for each in self.pairings if each.number == number), None)

    def check_organiser(self, user_id: int, *, may_manage: bool) -> None:
        """Errors: over, not-yours, moderators-only."""
        if not self.is_on:
            raise Refusal("tournaments-over")
        owner = self.owner
        if not may_manage and (owner is None or owner.id != user_id):
            raise Refusal("tournaments-not-yours", user=owner) if owner else Refusal("tournaments-moderators-only")

    def check_cancel(self, user_id: int, *, may_manage: bool) -> None:
        """Errors: as check_organiser; moderators-only if the owner plays, or has left, and there is a result."""
        self.check_organiser(user_id, may_manage=may_manage)
        has_result = any(each.played or each.how not in (None, Decision.REST) for each in self.pairings)
        if not may_manage and self.entrant(user_id) and has_result:
            raise Refusal("tournaments-moderators-only")

    def came(self, pairing: Pairing, user_id: int) -> Pairing:
        """Return a match with a player who wants to play it, so that it is no walkover. Errors: not-your-match."""
        mine = self.entrant(user_id)
        if mine is None or mine.seed not in pairing.seeds:
            users = (self.seeded(seed).user for seed in pairing.seeds)
            raise Refusal("tournaments-not-your-match", players=tuple(user for user in users if user is not None))
        is_first = mine.seed == pairing.first
        return pairing._replace(first_came=True) if is_first else pairing._replace(second_came=True)


def found_here(found: Tournament | None, place: Place) -> Tournament:
    """Errors: none-here."""
    if found is None or found.place != place:
        raise Refusal("tournaments-none-here")
    return found


class TournamentAct(enum.StrEnum):
    """What a button under a tournament does."""

    JOIN = "join"
    LEAVE = "leave"  # asks first once it has started
    START = "start"
    FILL = "fill"  # starts with bots in the free places
    CANCEL = "cancel"  # asks first
    QUIT = "quit"  # the answers to that
    END = "end"
    PLAY = "play"
    AGAIN = "again"  # opens another one of the same kind


STARTS = (TournamentAct.JOIN, TournamentAct.START, TournamentAct.FILL, TournamentAct.PLAY, TournamentAct.AGAIN)
"""What is held to the rules of the command: entries, and what begins."""
