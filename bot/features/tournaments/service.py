"""Tournaments: create, join, start, play and cancel one, and let it go on.

`settle` may run at any time, in any process: it works out by the rules what is due, and writes on the version that it
read, so nothing is counted, decided or begun twice, and a restart loses nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NoReturn

from bot.core.game import Game, How, Place, User
from bot.core.game.refusals import AlreadyPlaying, Refusal
from bot.core.play.services import Services
from bot.core.store import Outdated, SeatTaken
from bot.engine import STANDARD, Board
from bot.features.ratings.rules import ESTABLISHED
from bot.features.ratings.service import Ratings
from bot.features.tournaments import pairings
from bot.features.tournaments.rules import HOUR_S, Entrant, Form, Pairing, Stage, Tournament
from bot.features.tournaments.sql import TournamentRepository

ROUND_S = 24 * HOUR_S
"""The time for a round unless the organiser chooses another."""
OPEN_S = 7 * 24 * HOUR_S
"""The time for a tournament to be started."""
MAX_TRIES = 8
"""Tries at a change that meets newer versions; one more is a fault."""
MAX_SWEPT = 50
"""Tournaments in one sweep."""

Changed = Callable[[Tournament, Tournament], None]


class Tournaments:
    """Changes tournaments, and publishes each change. Errors, of every method: StoreError."""

    def __init__(self, services: Services, ratings: Ratings) -> None:
        self.store = TournamentRepository(services.store.database, services.store.games)
        self._games, self._preferences, self._shards = services.store.games, services.preferences, services.shards
        self._turns, self._now, self._ratings = services.turns, services.turns.now, ratings
        self._subscribers: list[Changed] = []

    def subscribe(self, hear: Changed) -> None:
        """Call `hear` with every change of a tournament after its commit, before and after, on the event loop."""
        self._subscribers.append(hear)

    async def create(
        self, place: Place, owner: User, form: Form, board: Board = STANDARD, round_s: int = ROUND_S
    ) -> Tournament:
        """Open a tournament that people can join. Errors: tournament-on-here."""
        now = self._now()
        made = await self.store.open(Tournament(place, owner, form, board, round_s, now, now + OPEN_S))
        if made is None:
            raise Refusal("tournament-on-here")
        return made

    async def on_here(self, place: Place) -> Tournament:
        """Return the tournament of a channel that is open or running. Errors: no-tournament."""
        return _here(await self.store.on_in(place.channel_id), place)

    async def newest(self, place: Place) -> Tournament:
        """Return the newest tournament of a channel, at any stage. Errors: no-tournament."""
        return _here(await self.store.newest_in(place.channel_id), place)

    async def find(self, place: Place, tournament_id: int) -> Tournament:
        """Return a tournament of this channel. Errors: no-tournament."""
        return _here(await self.store.get(tournament_id), place)

    async def join(self, place: Place, tournament_id: int, user: User) -> Tournament:
        """Errors: already-joined, joined-too-late, tournament-full, tournament-over, no-tournament."""

        def joined(one: Tournament) -> Tournament:
            if one.entrant(user.id):
                raise Refusal("already-joined")
            if not one.is_open:
                raise Refusal("joined-too-late")
            if len(one.entrants) >= pairings.MAX_ENTRANTS[one.form]:
                raise Refusal("tournament-full", most=pairings.MAX_ENTRANTS[one.form])
            number = max((each.number for each in one.entrants), default=0) + 1
            return replace(one, entrants=(*one.entrants, Entrant(number, user)))

        return await self._change(place, tournament_id, joined)

    async def leave(self, place: Place, tournament_id: int, user_id: int) -> Tournament:
        """Leave; after the start, all matches that are left go to the opponents. Errors: not-joined, as join."""

        def left(one: Tournament) -> Tournament:
            mine = one.entrant(user_id)
            if mine is None or mine.has_left:
                raise Refusal("not-joined")
            gone = () if one.is_open else (mine._replace(has_left=True),)
            others = tuple(each for each in one.entrants if each != mine)
            return replace(one, entrants=tuple(sorted((*others, *gone), key=lambda each: each.number)))

        after = await self._change(place, tournament_id, left)
        return await self.settle(after.id) or after

    async def start(self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool) -> Tournament:
        """Start it by ratings. Errors: not-your-tournament, moderators-only, already-started, too-few-entrants."""
        for _ in range(MAX_TRIES):
            before = await self.check_organiser(place, tournament_id, user_id, may_manage=may_manage)
            if not before.is_open:
                raise Refusal("already-started")
            if len(before.entrants) < pairings.MIN_ENTRANTS[before.form]:
                raise Refusal("too-few-entrants", least=pairings.MIN_ENTRANTS[before.form])
            by_strength = await self._by_strength(before)
            if written := await self.write(before, pairings.started(before, by_strength, self._now())):
                return written
        _give_up(tournament_id)

    async def cancel(self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool) -> Tournament:
        """Cancel it; running games go on. Errors: not-your-tournament, moderators-only, tournament-over."""

        def cancelled(one: Tournament) -> Tournament:
            _check_organiser(one, user_id, may_manage=may_manage)
            return replace(one, stage=Stage.CANCELLED, post_due=None)

        return await self._change(place, tournament_id, cancelled)

    async def check_organiser(self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool) -> Tournament:
        """Return a tournament that a user may start and cancel. Errors: as cancel."""
        found = await self._on(place, tournament_id)
        _check_organiser(found, user_id, may_manage=may_manage)
        return found

    async def play(self, place: Place, tournament_id: int, number: int, user: User) -> Game:
        """Return the running game of a match, or begin the next one: without a challenge, since both have joined.

        Errors: not-your-match, match-over, AlreadyPlaying, no-tournament, tournament-over.
        """
        for _ in range(MAX_TRIES):
            one = _here(await self.settle(tournament_id), place)
            pairing = one.pairing(number)
            if pairing is None or not one.is_running:
                raise Refusal("tournament-over")
            if pairing.is_decided:
                raise Refusal("match-over")
            came = _came(one, pairing, user.id)
            if pairing.game_id and isinstance(game := await self._games.get(pairing.game_id), Game):
                return game
            changed = replace(one, pairings=tuple(came if each == pairing else each for each in one.pairings))
            noted = one if came == pairing else await self.write(one, changed)
            if noted is not None and (begun := await self._begin(noted, came, user)):
                return begun
        _give_up(tournament_id)

    async def write(self, before: Tournament, after: Tournament) -> Tournament | None:
        """Write and publish a change; None if another writer was faster."""
        written = await self.store.change(before, after)
        if written is not None:
            self._publish(before, written)
        return written

    async def settle(self, tournament_id: int) -> Tournament | None:
        """Count games that have ended, decide what is due, begin the next round. Return the tournament after that."""
        for _ in range(MAX_TRIES):
            before = await self.store.get(tournament_id)
            if before is None:
                return None
            now = self._now()
            after = pairings.settled(before, await self._running_games(before, now), now)
            if before.is_open and before.deadline <= now:
                after = replace(before, stage=Stage.CANCELLED)
            if after == before:
                return before
            if written := await self.write(before, after):
                return written
        _give_up(tournament_id)

    async def pending(self) -> list[int]:
        """Return the tournaments of this process with something due."""
        return await self.store.pending(self._now(), MAX_SWEPT, self._shards)

    async def claim_post(self, one: Tournament, for_s: int) -> Tournament | None:
        """Return a tournament whose due message the caller alone may post for a while; None if another may, or none."""
        now = self._now()
        if one.post_due is None or one.post_due > now:
            return None
        return await self.write(one, replace(one, post_due=now + for_s))

    async def note_posted(self, one: Tournament, message_id: int) -> None:
        """Note the message that announces a round, whose time counts from now."""
        for _ in range(MAX_TRIES):
            now, before = self._now(), await self.store.get(one.id)
            if before is None or before.round != one.round or before.stage is not one.stage:
                return
            fields: dict[str, Any] = {"posted": before.round, "post_due": None}
            if before.is_running:
                deadline = max(before.deadline, now + before.round_s)
                fields |= {"deadline": deadline, "round_message_id": message_id}
            if await self.write(before, replace(before, **fields)):
                return

    def _publish(self, before: Tournament, after: Tournament) -> None:
        for hear in self._subscribers:
            hear(before, after)

    async def _change(self, place: Place, tournament_id: int, change: Callable[[Tournament], Tournament]) -> Tournament:
        """Change a tournament that is on. Errors: what the change refuses; no-tournament, tournament-over."""
        for _ in range(MAX_TRIES):
            before = await self._on(place, tournament_id)
            if written := await self.write(before, change(before)):
                return written
        _give_up(tournament_id)

    async def _on(self, place: Place, tournament_id: int) -> Tournament:
        found = await self.find(place, tournament_id)
        if not (found.is_open or found.is_running):
            raise Refusal("tournament-over")
        return found

    async def _by_strength(self, one: Tournament) -> Sequence[Entrant]:
        """Return the entrants by rating: first the established ones, then the others, then those without one."""
        users = [each.user.id for each in one.entrants if each.user]
        await self._ratings.settle()
        found = await self.store.strengths(users, one.board.text())

        def rank(entrant: Entrant) -> tuple[float, ...]:
            rated = found.get(entrant.user.id) if entrant.user else None
            if rated is None:
                return 2, 0, entrant.number
            return rated.deviation > ESTABLISHED, -rated.rating, entrant.number

        return sorted(one.entrants, key=rank)

    async def _begin(self, one: Tournament, pairing: Pairing, asker: User) -> Game | None:
        """Begin the next game of a match; None if the tournament has changed meanwhile. Errors: AlreadyPlaying."""
        users = [user for seed in pairing.seeds if (user := one.seeded(seed).user)]
        if len(users) < 2:
            return None  # the bot has just forgotten one of the two
        x, o = users if pairing.played % 2 == 0 else reversed(users)
        times, look = self._turns.times(), await self._preferences.look_of(asker.id)
        move_by = max(times.move_by, one.deadline)  # the round's post has promised its players that long
        game = Game(one.place, x, o, one.board, created_at=times.now, deadline=move_by, look=look)
        for _ in range(MAX_TRIES):
            try:
                after, begun = await self.store.begin(one, pairing.number, game)
            except Outdated:
                return None
            except SeatTaken:  # perhaps by this very game, or by one whose time is up: looking ends that
                if await self.store.get(one.id) != one:
                    return None
                await self._turns.check_free(one.place, game.users, asker.id)
                continue
            self._publish(one, after)
            return begun
        raise AlreadyPlaying(asker, is_asker=True)

    async def _running_games(self, one: Tournament, now: int) -> dict[int, Game]:
        """Return the running games; end those of players who have left, or of a round whose time is up, first."""
        is_up = one.is_running and one.deadline <= now and one.posted == one.round
        found: dict[int, Game] = {}
        for each in one.pairings if one.is_running else ():
            game = await self._games.get(each.game_id) if each.game_id else None
            if isinstance(game, Game):
                found[game.id] = await self._ended(game, one, each, is_up=is_up)
        return found

    async def _ended(self, game: Game, one: Tournament, pairing: Pairing, *, is_up: bool) -> Game:
        """End a game if it must end: by a player who has left, or by time for the side to move. Return it."""
        gone = [seed for seed in pairing.seeds if one.seeded(seed).has_left]
        for _ in range(MAX_TRIES):
            if game.is_over or not (gone or is_up):
                break
            mark, how = game.position.to_move, How.TIME
            if gone:
                mark, how = pairings.mark_of(gone[0], pairing), How.RESIGNATION
            after = await self._games.change(game, game.ended(mark.other, how, self._now()))
            if after is not None:
                return after
            found = await self._games.get(game.id)
            game = found if isinstance(found, Game) else game
        return game


def _here(found: Tournament | None, place: Place) -> Tournament:
    if found is None or found.place != place:
        raise Refusal("no-tournament")
    return found


def _check_organiser(one: Tournament, user_id: int, *, may_manage: bool) -> None:
    if not may_manage and (one.owner is None or one.owner.id != user_id):
        raise Refusal("not-your-tournament", user=one.owner) if one.owner else Refusal("moderators-only")


def _came(one: Tournament, pairing: Pairing, user_id: int) -> Pairing:
    """Return a match with a player who wants to play it, so that it is no walkover. Errors: not-your-match."""
    mine = one.entrant(user_id)
    if mine is None or mine.seed not in pairing.seeds:
        users = (one.seeded(seed).user for seed in pairing.seeds)
        raise Refusal("not-your-match", players=tuple(user for user in users if user is not None))
    is_first = mine.seed == pairing.first
    return pairing._replace(first_came=True) if is_first else pairing._replace(second_came=True)


def _give_up(tournament_id: int) -> NoReturn:
    raise RuntimeError(f"tournament {tournament_id} was written by others {MAX_TRIES} times in a row")
