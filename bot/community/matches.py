"""The games of a tournament's matches: begun by one of the two, without a challenge, since both have joined."""

from dataclasses import replace

from bot.community.course import TRIES, Course, give_up
from bot.games.services import Services
from bot.model import Game, Place, User
from bot.model.refusals import AlreadyPlaying
from bot.model.tournaments import MatchOver, NoTournament, NotYourMatch, Pairing, Tournament, TournamentOver
from bot.store import Outdated, SeatTaken


class Matches:
    """Begins games. Errors: StoreError."""

    def __init__(self, services: Services, course: Course) -> None:
        self._turns, self._games, self._preferences = services.turns, services.store.games, services.preferences
        self._course = course

    async def play(self, place: Place, tournament_id: int, number: int, user: User) -> Game:
        """Return the game of a match that is under way; begin the next one if none is.

        Errors: NotYourMatch, MatchOver, AlreadyPlaying, NoTournament, TournamentOver.
        """
        for _ in range(TRIES):
            one = await self._course.settle(tournament_id)
            if one is None or one.place != place:
                raise NoTournament
            pairing = one.pairing(number)
            if pairing is None or not one.is_running:
                raise TournamentOver
            if pairing.is_decided:
                raise MatchOver
            _check_player(one, pairing, user.id)
            if pairing.game_id and isinstance(game := await self._games.get(pairing.game_id), Game):
                return game
            noted = await self._note_that_came(one, pairing, user.id)
            if noted is not None and (begun := await self._begin(noted, number, user)):
                return begun
        give_up(tournament_id)

    async def _note_that_came(self, one: Tournament, pairing: Pairing, user_id: int) -> Tournament | None:
        """Note that a player wants to play a match, so that it does not go to the other one by walkover."""
        mine = one.entrant(user_id)
        is_first = mine is not None and mine.seed == pairing.first
        came = pairing._replace(first_came=True) if is_first else pairing._replace(second_came=True)
        if came == pairing:
            return one
        return await self._course.write(
            one, replace(one, pairings=tuple(came if each == pairing else each for each in one.pairings))
        )

    async def _begin(self, one: Tournament, number: int, asker: User) -> Game | None:
        """Begin the next game of a match; None if the tournament has changed meanwhile. Errors: AlreadyPlaying."""
        pairing = one.pairing(number)
        users = [user for seed in pairing.seeds if (user := one.seeded(seed).user)] if pairing else []
        if pairing is None or len(users) < 2:
            return None  # somebody was forgotten just now
        x, o = users if pairing.played % 2 == 0 else reversed(users)
        times, look = self._turns.times(), await self._preferences.look_of(asker.id)
        move_by = max(times.move_by, one.deadline)  # the round's post has promised its players that long
        game = Game(one.place, x, o, one.board, created_at=times.now, deadline=move_by, look=look)
        for _ in range(TRIES):
            try:
                after, begun = await self._course.store.begin(one, number, game)
            except Outdated:
                return None
            except SeatTaken:  # perhaps by this very game, or by one whose time is up: looking ends that
                if await self._course.store.get(one.id) != one:
                    return None
                await self._turns.check_free(one.place, game.users, asker.id)
                continue
            self._course.publish(one, after)
            return begun
        raise AlreadyPlaying(asker, is_asker=True)


def _check_player(one: Tournament, pairing: Pairing, user_id: int) -> None:
    mine = one.entrant(user_id)
    if mine is None or mine.seed not in pairing.seeds:
        users = (one.seeded(seed).user for seed in pairing.seeds)
        raise NotYourMatch(tuple(user for user in users if user is not None))
