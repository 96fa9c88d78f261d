"""Tournaments: who may create, join, leave, start and cancel one, and when. How it goes on is told in course.py."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.community import brackets
from bot.community.course import TRIES, Course, give_up
from bot.community.ratings import Ratings
from bot.engine import STANDARD, Board
from bot.model import Place, User
from bot.model.ratings import ESTABLISHED
from bot.model.tournaments import (
    AlreadyJoined,
    AlreadyStarted,
    Entrant,
    Form,
    JoinedTooLate,
    ModeratorsOnly,
    NotJoined,
    NoTournament,
    NotYourTournament,
    Stage,
    TooFewEntrants,
    Tournament,
    TournamentFull,
    TournamentOnHere,
    TournamentOver,
)

ROUND_S = 86_400
"""How long a round may take if nothing else is asked for."""
OPEN_S = 7 * 86_400
"""How long a tournament waits to be started."""


class Tournaments:
    """Carries out what people ask of tournaments. Errors, of every method: StoreError."""

    def __init__(self, course: Course, ratings: Ratings) -> None:
        self._course, self._store, self._now, self._ratings = course, course.store, course.now, ratings

    async def create(
        self, place: Place, owner: User, form: Form, board: Board = STANDARD, round_s: int = ROUND_S
    ) -> Tournament:
        """Open a tournament that people can join. Errors: TournamentOnHere."""
        now = self._now()
        made = await self._store.open(Tournament(place, owner, form, board, round_s, now, now + OPEN_S))
        if made is None:
            raise TournamentOnHere
        return made

    async def on_here(self, place: Place) -> Tournament:
        """Return the tournament of a channel that is open or being played. Errors: NoTournament."""
        found = await self._store.on_in(place.channel_id)
        if found is None or found.place != place:
            raise NoTournament
        return found

    async def newest(self, place: Place) -> Tournament:
        """Return the newest tournament of a channel, whatever has become of it. Errors: NoTournament."""
        found = await self._store.newest_in(place.channel_id)
        if found is None or found.place != place:
            raise NoTournament
        return found

    async def find(self, place: Place, tournament_id: int) -> Tournament:
        """Return a tournament of this channel. Errors: NoTournament."""
        found = await self._store.get(tournament_id)
        if found is None or found.place != place:
            raise NoTournament
        return found

    async def join(self, place: Place, tournament_id: int, user: User) -> Tournament:
        """Errors: AlreadyJoined, JoinedTooLate, TournamentFull, TournamentOver, NoTournament."""

        def joined(one: Tournament) -> Tournament:
            if one.entrant(user.id):
                raise AlreadyJoined
            if not one.is_open:
                raise JoinedTooLate
            if len(one.entrants) >= brackets.MOST[one.form]:
                raise TournamentFull(brackets.MOST[one.form])
            number = max((each.number for each in one.entrants), default=0) + 1
            return replace(one, entrants=(*one.entrants, Entrant(number, user)))

        return await self._change(place, tournament_id, joined)

    async def leave(self, place: Place, tournament_id: int, user_id: int) -> Tournament:
        """Leave; once it has started, all matches that are left go to the opponents. Errors: NotJoined, as join."""

        def left(one: Tournament) -> Tournament:
            mine = one.entrant(user_id)
            if mine is None or mine.has_left:
                raise NotJoined
            others = tuple(each for each in one.entrants if each != mine)
            if one.is_open:
                return replace(one, entrants=others)
            entrants = (mine._replace(has_left=True) if each == mine else each for each in one.entrants)
            return replace(one, entrants=tuple(entrants))

        after = await self._change(place, tournament_id, left)
        return await self._course.settle(after.id) or after

    async def start(self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool) -> Tournament:
        """Start it, seeded by rating. Errors: NotYourTournament, ModeratorsOnly, AlreadyStarted, TooFewEntrants."""
        for _ in range(TRIES):
            before = await self._on(place, tournament_id)
            _check_organiser(before, user_id, may_manage=may_manage)
            if not before.is_open:
                raise AlreadyStarted
            if len(before.entrants) < brackets.LEAST[before.form]:
                raise TooFewEntrants(brackets.LEAST[before.form])
            by_strength = await self._by_strength(before)
            if written := await self._course.write(before, brackets.started(before, by_strength, self._now())):
                return written
        give_up(tournament_id)

    async def cancel(self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool) -> Tournament:
        """Cancel it; games that are being played go on. Errors: NotYourTournament, ModeratorsOnly, TournamentOver."""

        def cancelled(one: Tournament) -> Tournament:
            _check_organiser(one, user_id, may_manage=may_manage)
            return replace(one, stage=Stage.CANCELLED, post_due=None)

        return await self._change(place, tournament_id, cancelled)

    async def check_organiser(self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool) -> Tournament:
        """Return a tournament that a user may start and cancel. Errors: as cancel."""
        found = await self._on(place, tournament_id)
        _check_organiser(found, user_id, may_manage=may_manage)
        return found

    async def _change(self, place: Place, tournament_id: int, change: Callable[[Tournament], Tournament]) -> Tournament:
        """Change a tournament that is on. Errors: what the change refuses; NoTournament, TournamentOver."""
        for _ in range(TRIES):
            before = await self._on(place, tournament_id)
            if written := await self._course.write(before, change(before)):
                return written
        give_up(tournament_id)

    async def _on(self, place: Place, tournament_id: int) -> Tournament:
        found = await self.find(place, tournament_id)
        if not (found.is_open or found.is_running):
            raise TournamentOver
        return found

    async def _by_strength(self, one: Tournament) -> Sequence[Entrant]:
        """Return the entrants by rating: first those whose is sure, then the others, then who has none yet."""
        users = [each.user.id for each in one.entrants if each.user]
        await self._ratings.settle()
        found = await self._store.strengths(users, one.board.text())

        def rank(entrant: Entrant) -> tuple[float, ...]:
            rated = found.get(entrant.user.id) if entrant.user else None
            if rated is None:
                return 2, 0, entrant.number
            return rated.deviation > ESTABLISHED, -rated.rating, entrant.number

        return sorted(one.entrants, key=rank)


def _check_organiser(one: Tournament, user_id: int, *, may_manage: bool) -> None:
    if may_manage or (one.owner is not None and one.owner.id == user_id):
        return
    raise NotYourTournament(one.owner) if one.owner else ModeratorsOnly
