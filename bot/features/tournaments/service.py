"""Tournaments: create, join, start, play and cancel one, and let it go on.

`settle` may run at any time, in any process: it works out by the rules what is due, and writes on the version that it
read, so nothing is counted, decided or begun twice, and a restart loses nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.core.game import Bot, Deleted, Game, Place, User
from bot.core.game.refusals import AlreadyPlaying, Refusal
from bot.core.play.services import Services
from bot.core.store import Outdated, SeatTaken
from bot.core.store.games import MAX_CACHED
from bot.engine import STANDARD, Board
from bot.engine.values import Bounded
from bot.features.ratings.service import Ratings
from bot.features.tournaments import pairings
from bot.features.tournaments.rules import HOUR_S, Entrant, Form, Pairing, Stage, Tournament, found_here
from bot.features.tournaments.sql import TournamentRepository

OPEN_S = 7 * 24 * HOUR_S  # the time for a tournament to be started
MAX_TRIES = 50  # tries at a change that meets newer versions, which only other processes write
MAX_SWEPT = 50  # tournaments in one sweep

Changing = Callable[[Tournament], Awaitable[Tournament]]


class Tournaments:
    """Changes tournaments. Errors, of every method: StoreError. Refusals are named without their `tournaments-`.

    subscribers: called with the id of a tournament after each commit of a change, on the event loop.
    """

    def __init__(self, services: Services, ratings: Ratings) -> None:
        self.store = TournamentRepository(services.store.database, services.store.games)
        self.subscribers: list[Callable[[int], object]] = []
        self._games, self._preferences, self._shards = services.store.games, services.preferences, services.shards
        self._turns, self._now, self._ratings = services.turns, services.turns.now, ratings
        self._turns.guards.append(self._guard)
        self._begun: Bounded[int, tuple[int, int] | None] = Bounded(MAX_CACHED)
        """The numbers of the tournament and the match that began a game, which never change."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Let one change at a time: else of many who press at one instant some lose every try."""

    async def create(
        self, place: Place, owner: User, form: Form, board: Board = STANDARD, round_s: int = 24 * HOUR_S
    ) -> Tournament:
        """Open a tournament that people can join, and that its owner has joined. Errors: on-here."""
        if await self.store.on_in(place.channel_id):  # nothing is kept of who opens none
            raise Refusal("tournaments-on-here")
        owner = await self._turns.names.update(place, owner, is_player=True)
        now = self._now()
        new = Tournament(place, owner, form, board, round_s, now, now + OPEN_S, entrants=(Entrant(1, owner),))
        if (made := await self.store.open(new)) is None:
            raise Refusal("tournaments-on-here")
        await self._turns.names.keep(place, owner)
        return made

    async def find(self, place: Place, tournament_id: int) -> Tournament:
        """Return a tournament of this channel. Errors: none-here."""
        return found_here(await self.store.get(tournament_id), place)

    async def join(self, place: Place, tournament_id: int, user: User) -> Tournament:
        """Errors: already-joined, too-late, over, none-here; full, also if its owner has blocked the user."""

        async def joined(one: Tournament) -> Tournament:
            if one.entrant(user.id):
                raise Refusal("tournaments-already-joined")
            if not one.is_open:
                raise Refusal("tournaments-too-late")
            most, owner = pairings.MAX_ENTRANTS[one.form], one.owner
            if len(one.entrants) >= most or (owner and await self._preferences.has_blocked(owner, user)):
                raise Refusal("tournaments-full", most=most)
            number = max((each.number for each in one.entrants), default=0) + 1
            player = await self._turns.names.update(place, user, is_player=True)
            await self._turns.names.keep(place, player)
            return replace(one, entrants=(*one.entrants, Entrant(number, player)))

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

    async def start(
        self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool, fill: bool = False
    ) -> Tournament:
        """Start it by ratings. fill: with bots, too. Errors: not-yours, moderators-only, already-started, too-few."""

        async def started(one: Tournament) -> Tournament:
            one.check_organiser(user_id, may_manage=may_manage)
            if not one.is_open:
                raise Refusal("tournaments-already-started")
            if len(one.entrants) < pairings.MIN_ENTRANTS[one.form]:
                raise Refusal("tournaments-too-few", least=pairings.MIN_ENTRANTS[one.form])
            # By rating: first the established ones, then the others, then those without one.
            await self._ratings.settle()
            ranks = await self.store.ranks([each.user.id for each in one.entrants if each.user], one.board.text())
            strength = {each: (ranks.get(each.user.id if each.user else 0, (2,)), each.number) for each in one.entrants}
            people = sorted(one.entrants, key=strength.__getitem__)
            return pairings.started(one, pairings.filled(one.form, people) if fill else people, self._now())

        return await self._change(tournament_id, started, place)

    async def cancel(self, place: Place, tournament_id: int, user_id: int, *, may_manage: bool) -> Tournament:
        """Cancel it; running games go on. Errors: not-yours, moderators-only, over."""
        await self.settle(tournament_id)  # a result may not be counted yet

        async def cancelled(one: Tournament) -> Tournament:
            one.check_cancel(user_id, may_manage=may_manage)
            return replace(one, stage=Stage.CANCELLED, post_due=None)

        return await self._change(tournament_id, cancelled, place)

    async def call_off(self, deleted: Deleted) -> None:
        """Cancel what is on in a channel or a server that is gone."""

        async def cancelled(one: Tournament) -> Tournament:
            return replace(one, stage=Stage.CANCELLED, post_due=None) if one.is_on else one

        for tournament_id in await self.store.all_on(deleted):
            await self._change(tournament_id, cancelled)

    async def play(self, place: Place, tournament_id: int, number: int, user: User) -> Game:
        """Return or begin the game of a match. Errors: not-your-match, match-over, AlreadyPlaying, none-here, over."""
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            for _ in range(MAX_TRIES):
                one = found_here(await self._changed(tournament_id, self._settled), place)
                pairing = one.pairing(number)
                if pairing is None or not one.is_running:
                    raise Refusal("tournaments-over")
                if pairing.is_decided:
                    raise Refusal("tournaments-match-over")
                came = one.came(pairing, user.id)
                if pairing.game_id and isinstance(game := await self._games.get(pairing.game_id), Game):
                    return game
                asked = replace(one, pairings=tuple(came if each == pairing else each for each in one.pairings))
                if begun := await self._begin(one, asked, came, user):
                    return begun
        raise RuntimeError(f"tournament {tournament_id} was written by others {MAX_TRIES} times in a row")

    async def begun_by(self, game: Game) -> tuple[int, int] | None:
        """Return the numbers of the tournament and the match that began a game; None for any other game."""
        if game.id not in self._begun:
            self._begun.keep(game.id, await self.store.of_game(game.id))
        return self._begun[game.id]

    async def match_after(self, game: Game) -> tuple[Tournament, Pairing] | None:
        """Return the match of a game, with this game counted if it has ended; None if none goes on."""
        begun = await self.begun_by(game)
        one = await self.store.get(begun[0]) if begun else None
        if begun is None or one is None:
            return None
        one = pairings.settled(one, {game.id: game}, self._now())
        pairing = one.pairing(begun[1])
        return (one, pairing) if pairing and one.is_running and not pairing.is_decided else None

    async def _guard(self, game: Game) -> None:
        """Errors: no-help, no-rematch while the match of a game goes on."""
        if await self.match_after(game):
            raise Refusal("tournaments-no-rematch" if game.is_over else "tournaments-no-help")

    async def write(self, before: Tournament, after: Tournament) -> Tournament | None:
        """Write and publish a change; None if another writer was faster."""
        if (written := await self.store.change(before, after)) is not None:
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
        is_due = one.post_due is not None and one.post_due <= now
        return await self.write(one, replace(one, post_due=now + for_s)) if is_due else None

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

    async def _begin(self, one: Tournament, asked: Tournament, pairing: Pairing, asker: User) -> Game | None:
        """Begin the next game of a match; None if the caller has to look again. Errors: AlreadyPlaying, too-many-games.

        asked: the tournament after the asker has come, which is noted unless they sit in another game themselves.
        """
        by_mark = sorted(pairing.seeds, key=lambda seed: seed != pairings.starter(one, pairing))
        x, o = (Bot(each.level) if each.level else each.user for each in map(one.seeded, by_mark))
        if x is None or o is None:
            return None  # the bot has just forgotten one of the two
        times = await self._turns.times(one.place)
        look = await self._preferences.look_of(one.place.guild_id, asker.id)
        move_by = max(times.move_by, one.deadline)  # the round's post has promised its players that long
        game = Game(one.place, x, o, one.board, created_at=times.now, deadline=move_by, look=look)
        try:
            begun = await self.store.begin(one, asked, pairing.number, await self._turns.with_bot_move(game))
        except Outdated:
            return None
        except Refusal:  # the channel has as many games as its server allows: the asker has come all the same
            if asked == one or await self.write(one, asked):
                raise
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
            left = [seed for seed in each.seeds if one.seeded(seed).has_left]
            if isinstance(game, Game) and (left or one.is_up(now)):
                gone = [pairings.mark_of(seed, each, one, game) for seed in left]
                game = await self._turns.do(game.place, game.id, pairings.lost, gone[0] if gone else None)
            if isinstance(game, Game):
                found[game.id] = game
        return found
