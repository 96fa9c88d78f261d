"""Tournaments: create, join, start, play and cancel one, and let it go on.

`settle` may run at any time, in any process: it works out by the rules what is due, and writes on the version that it
read, so nothing is counted, decided or begun twice, and a restart loses nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.core.game import Game, How, Place, User
from bot.core.game.refusals import AlreadyPlaying, Refusal
from bot.core.play.services import Services
from bot.core.play.turns import Times
from bot.core.store import Outdated, SeatTaken
from bot.engine import STANDARD, Board, Mark
from bot.features.ratings.service import Ratings
from bot.features.tournaments import pairings
from bot.features.tournaments.rules import HOUR_S, Entrant, Form, Pairing, Stage, Tournament
from bot.features.tournaments.sql import TournamentRepository

ROUND_S = 24 * HOUR_S
"""The time for a round unless the organiser chooses another."""
OPEN_S = 7 * 24 * HOUR_S
"""The time for a tournament to be started."""
MAX_TRIES = 50
"""Tries at a change that meets newer versions, which only other processes write; one more is a fault."""
MAX_SWEPT = 50
"""Tournaments in one sweep."""

Changing = Callable[[Tournament], Awaitable[Tournament]]


class Tournaments:
    """Changes tournaments. Errors, of every method: StoreError. Refusals are named without their `tournaments-`.

    subscribers: called with the id of a tournament after each commit of a change, on the event loop.
    """

    def __init__(self, services: Services, ratings: Ratings) -> None:
        self.store = TournamentRepository(services.store.database, services.store.games)
        self.subscribers: list[Callable[[int], None]] = []
        self._games, self._preferences, self._shards = services.store.games, services.preferences, services.shards
        self._turns, self._now, self._ratings = services.turns, services.turns.now, ratings
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Let one change at a time: else of many who press at one instant some lose every try."""

    async def create(
        self, place: Place, owner: User, form: Form, board: Board = STANDARD, round_s: int = ROUND_S
    ) -> Tournament:
        """Open a tournament that people can join. Errors: on-here."""
        now = self._now()
        made = await self.store.open(Tournament(place, owner, form, board, round_s, now, now + OPEN_S))
        if made is None:
            raise Refusal("tournaments-on-here")
        return made

    async def on_here(self, place: Place) -> Tournament:
        """Return the tournament of a channel that is open or running. Errors: none-here."""
        return _here(await self.store.on_in(place.channel_id), place)

    async def newest(self, place: Place) -> Tournament:
        """Return the newest tournament of a channel, at any stage. Errors: none-here."""
        return _here(await self.store.newest_in(place.channel_id), place)

    async def find(self, place: Place, tournament_id: int) -> Tournament:
        """Return a tournament of this channel. Errors: none-here."""
        return _here(await self.store.get(tournament_id), place)

    async def join(self, place: Place, tournament_id: int, user: User) -> Tournament:
        """Errors: already-joined, too-late, full, over, none-here."""

        async def joined(one: Tournament) -> Tournament:
            if one.entrant(user.id):
                raise Refusal("tournaments-already-joined")
            if not one.is_open:
                raise Refusal("tournaments-too-late")
            if len(one.entrants) >= pairings.MAX_ENTRANTS[one.form]:
                raise Refusal("tournaments-full", most=pairings.MAX_ENTRANTS[one.form])
            number = max((each.number for each in one.entrants), default=0) + 1
            return replace(one, entrants=(*one.entrants, Entrant(number, user)))

        return await self._change(tournament_id, joined, place)

    async def leave(self, place: Place, tournament_id: int, user_id: int) -> Tournament:
        """Leave; after the start, all matches that are left go to the opponents. Errors: not-joined, as join."""

        async def left(one: Tournament) -> Tournament:
            mine = one.entrant(user_id)
            if mine is None or mine.has_left:
                raise Refusal("tournaments-not-joined")
            gone = () if one.is_open else (mine._replace(has_left=True),)
            others = tuple(each for each in one.entrants if each != mine)
            return replace(one, entrants=tuple(sorted((*others, *gone), key=lambda each: each.number)))

        await self._change(tournament_id, left, place)
        return await self.settle(tournament_id)

    async def start(self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool) -> Tournament:
        """Start it by ratings. Errors: not-yours, moderators-only, already-started, too-few."""

        async def started(one: Tournament) -> Tournament:
            _check_organiser(one, user_id, may_manage=may_manage)
            if not one.is_open:
                raise Refusal("tournaments-already-started")
            if len(one.entrants) < pairings.MIN_ENTRANTS[one.form]:
                raise Refusal("tournaments-too-few", least=pairings.MIN_ENTRANTS[one.form])
            return pairings.started(one, await self._by_strength(one), self._now())

        return await self._change(tournament_id, started, place)

    async def cancel(self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool) -> Tournament:
        """Cancel it; running games go on. Errors: not-yours, moderators-only, over."""

        async def cancelled(one: Tournament) -> Tournament:
            _check_organiser(one, user_id, may_manage=may_manage)
            return replace(one, stage=Stage.CANCELLED, post_due=None)

        return await self._change(tournament_id, cancelled, place)

    async def check_organiser(self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool) -> Tournament:
        """Return a tournament that a user may start and cancel. Errors: as cancel."""
        found = await self.find(place, tournament_id)
        if not found.is_on:
            raise Refusal("tournaments-over")
        _check_organiser(found, user_id, may_manage=may_manage)
        return found

    async def play(self, place: Place, tournament_id: int, number: int, user: User) -> Game:
        """Return the running game of a match, or begin the next one: without a challenge, since both have joined.

        Errors: not-your-match, match-over, AlreadyPlaying, none-here, over.
        """
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            for _ in range(MAX_TRIES):
                one = _here(await self._changed(tournament_id, self._settled), place)
                pairing = one.pairing(number)
                if pairing is None or not one.is_running:
                    raise Refusal("tournaments-over")
                if pairing.is_decided:
                    raise Refusal("tournaments-match-over")
                came = _came(one, pairing, user.id)
                if pairing.game_id and isinstance(game := await self._games.get(pairing.game_id), Game):
                    return game
                asked = replace(one, pairings=tuple(came if each == pairing else each for each in one.pairings))
                if begun := await self._begin(one, asked, came, user):
                    return begun
        raise RuntimeError(f"tournament {tournament_id} was written by others {MAX_TRIES} times in a row")

    async def write(self, before: Tournament, after: Tournament) -> Tournament | None:
        """Write and publish a change; None if another writer was faster."""
        written = await self.store.change(before, after)
        if written is not None:
            self._publish(before.id)
        return written

    async def settle(self, tournament_id: int) -> Tournament:
        """Count games that have ended, decide what is due, begin the next round. Errors: none-here."""
        return await self._change(tournament_id, self._settled)

    async def pending(self) -> list[int]:
        """Return the tournaments of this process with something due."""
        return await self.store.pending(self._now(), MAX_SWEPT, self._shards)

    async def claim_post(self, one: Tournament, for_s: int) -> Tournament | None:
        """Return a tournament whose due message the caller alone may post for a while; None if another may, or none."""
        now = self._now()
        if one.post_due is None or one.post_due > now:
            return None
        return await self.write(one, replace(one, post_due=now + for_s))

    async def note_posted(self, posted: Tournament, message_id: int) -> None:
        """Note the message that announces a round, whose time counts from now. Errors: none-here."""

        async def noted(one: Tournament) -> Tournament:
            if (one.round, one.stage) != (posted.round, posted.stage):
                return one
            one = replace(one, posted=one.round, post_due=None)
            deadline = max(one.deadline, self._now() + one.round_s)
            return replace(one, deadline=deadline, round_message_id=message_id) if one.is_running else one

        await self._change(posted.id, noted)

    def _publish(self, tournament_id: int) -> None:
        for hear in self.subscribers:
            hear(tournament_id)

    async def _settled(self, one: Tournament) -> Tournament:
        now = self._now()
        if one.is_open:
            return replace(one, stage=Stage.CANCELLED) if one.deadline <= now else one
        return pairings.settled(one, await self._games_under_way(one, now), now)

    async def _change(self, tournament_id: int, change: Changing, place: Place | None = None) -> Tournament:
        """Change a tournament after all who came before. place: where it has to be on. Errors: as _changed."""
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            return await self._changed(tournament_id, change, place)

    async def _changed(self, tournament_id: int, change: Changing, place: Place | None = None) -> Tournament:
        """Change a tournament, again if another writer was faster; what the change leaves as it is, is not written.

        The caller holds the lock. Errors: none-here, over, and what the change refuses.
        """
        for _ in range(MAX_TRIES):
            before = await self.store.get(tournament_id)
            if before is None or place not in (None, before.place):
                raise Refusal("tournaments-none-here")
            if place is not None and not before.is_on:
                raise Refusal("tournaments-over")
            after = await change(before)
            if after == before:
                return before
            if written := await self.write(before, after):
                return written
        raise RuntimeError(f"tournament {tournament_id} was written by others {MAX_TRIES} times in a row")

    async def _by_strength(self, one: Tournament) -> Sequence[Entrant]:
        """Return the entrants by rating: first the established ones, then the others, then those without one."""
        await self._ratings.settle()
        users = [each.user.id for each in one.entrants if each.user]
        ranks = await self.store.ranks(users, one.board.text())
        return sorted(one.entrants, key=lambda each: (ranks.get(each.user.id if each.user else 0, (2,)), each.number))

    async def _begin(self, one: Tournament, asked: Tournament, pairing: Pairing, asker: User) -> Game | None:
        """Begin the next game of a match; None if the caller has to look again. Errors: AlreadyPlaying.

        asked: the tournament after the asker has come, which is noted unless they sit in another game themselves.
        """
        users = [user for seed in pairing.seeds if (user := one.seeded(seed).user)]
        if len(users) < 2:
            return None  # the bot has just forgotten one of the two
        x, o = users if pairing.played % 2 == 0 else reversed(users)
        times, look = self._turns.times(), await self._preferences.look_of(asker.id)
        move_by = max(times.move_by, one.deadline)  # the round's post has promised its players that long
        game = Game(one.place, x, o, one.board, created_at=times.now, deadline=move_by, look=look)
        try:
            begun = await self.store.begin(one, asked, pairing.number, game)
        except Outdated:
            return None
        except SeatTaken:  # perhaps by this very game, or by one whose time is up: looking ends that
            if await self.store.get(one.id) == one:
                try:
                    await self._turns.check_free(one.place, game.users, asker.id)
                except AlreadyPlaying as busy:
                    if busy.facts["is_asker"] or asked == one or await self.write(one, asked):
                        raise
            return None
        self._publish(one.id)
        return begun

    async def _games_under_way(self, one: Tournament, now: int) -> dict[int, Game]:
        """Return the games under way; first end those of players who have left, or of a round whose time is up."""
        found: dict[int, Game] = {}
        for each in one.pairings if one.is_running else ():
            game = await self._games.get(each.game_id) if each.game_id else None
            gone = [pairings.mark_of(seed, each) for seed in each.seeds if one.seeded(seed).has_left]
            if isinstance(game, Game) and (gone or one.is_up(now)):
                game = await self._turns.do(game.place, game.id, _lose, gone[0] if gone else None)
            if isinstance(game, Game):
                found[game.id] = game
        return found


def _lose(game: Game, times: Times, mark: Mark | None) -> Game:
    """End a game for a mark whose player has left or, None, by time for the side to move."""
    how = How.RESIGNATION if mark else How.TIME
    return game.ended((mark or game.position.to_move).other, how, times.now)


def _here(found: Tournament | None, place: Place) -> Tournament:
    if found is None or found.place != place:
        raise Refusal("tournaments-none-here")
    return found


def _check_organiser(one: Tournament, user_id: int, *, may_manage: bool) -> None:
    if not may_manage and (one.owner is None or one.owner.id != user_id):
        raise Refusal("tournaments-not-yours", user=one.owner) if one.owner else Refusal("tournaments-moderators-only")


def _came(one: Tournament, pairing: Pairing, user_id: int) -> Pairing:
    """Return a match with a player who wants to play it, so that it is no walkover. Errors: not-your-match."""
    mine = one.entrant(user_id)
    if mine is None or mine.seed not in pairing.seeds:
        users = (one.seeded(seed).user for seed in pairing.seeds)
        raise Refusal("tournaments-not-your-match", players=tuple(user for user in users if user is not None))
    is_first = mine.seed == pairing.first
    return pairing._replace(first_came=True) if is_first else pairing._replace(second_came=True)
