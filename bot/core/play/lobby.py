"""Start games: against the bot, by a challenge, or as a rematch."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from bot.core.game import Answer, Bot, Challenge, Change, First, Game, Look, Place, Seat, User
from bot.core.game.refusals import AlreadyPlaying, Refusal
from bot.core.game.writing import alike
from bot.core.play.turns import Times, Turns, accept, resign, withdraw
from bot.core.store import InTheWay, Outdated, PreferenceRepository, check_rematch
from bot.engine import STANDARD, Board, Level, Mark


def join(challenge: Challenge, times: Times, user: User) -> Game:
    """Take the free seat and start the game. Errors: own-challenge; not-for-you if no seat is free."""
    if user.id == challenge.asker.id:
        raise Refusal("own-challenge")
    return accept(challenge.joined(user) if challenge.asked is None else challenge, times, user.id)


class Lobby:
    """Starts games, each in its starter's look, and carries challenges and rematch offers until they are answered."""

    def __init__(self, turns: Turns, preferences: PreferenceRepository, random: Random, *, challenge_s: int) -> None:
        self._turns, self._preferences, self._random, self._challenge_s = turns, preferences, random, challenge_s
        self._names = turns.names

    async def start(
        self, place: Place, user: User, level: Level, first: First, board: Board = STANDARD, *, instead_of: int = 0
    ) -> Game:
        """Start a game against the bot, with the bot's first move if it plays X.

        instead_of: the id of a game or challenge of the user's that they give up for it, in one transaction.
        Errors: AlreadyPlaying; of what it replaces: no-such-game, not-for-you.
        """
        look = await self._preferences.look_of(place.guild_id, user.id)
        user = await self._names.update(place, user, is_player=True)
        x, o = (user, Bot(level)) if self._takes_x(first) else (Bot(level), user)
        instead = await self._given_up(place, user.id, instead_of)
        try:
            return await self._turns.begin(await self._new(place, x, o, board, look), user, instead=instead)
        except Outdated:  # a move was made at the same instant
            return await self.start(place, user, level, first, board, instead_of=instead_of)

    async def challenge(
        self,
        place: Place,
        asker: User,
        asked: User | None,
        first: First,
        board: Board = STANDARD,
        *,
        instead_of: int = 0,
    ) -> Challenge | Game:
        """Offer another member a game. It is quiet if the asker has just challenged that member, here or elsewhere.

        asked: None to let the first member who joins play. instead_of: as for start.
        Returns the challenge; or the game, if the other has an open challenge that the asker may accept.
        Errors: AlreadyPlaying (either of them), already-challenged, still-open, declined, no-challenges; own-offer if
        the asker waits for a rematch with the other here; as start.
        """
        now = self._turns.now()
        instead = await self._given_up(place, asker.id, instead_of)
        is_free = instead is not None and isinstance(instead.after, Game)
        await self._turns.check_free(place, tuple(filter(None, (None if is_free else asker, asked))), asker.id)
        if asked and alike(asked.name) == alike(asker.name):  # else both are kept with the challenge
            await self._names.keep(place, asked)
        for user in filter(None, (asked, asker, asked)):  # again: another name may be the same
            shown = await self._names.update(place, user, is_player=True)
            asker, asked = (shown, asked) if user.id == asker.id else (asker, shown)
        x, o, challenger = (asker, asked, Mark.X) if self._takes_x(first) else (asked, asker, Mark.O)
        look = await self._preferences.look_of(place.guild_id, asker.id)
        offered = Challenge(place, x, o, challenger, board, now, await self._open_until(place), look=look)
        try:
            return await self._turns.games.open(offered, instead=instead)
        except Outdated:
            return await self.challenge(place, asker, asked, first, board, instead_of=instead_of)
        except InTheWay as found:
            if isinstance(found.earlier, Game):
                raise Refusal("own-offer", seat=asked) from None
            return await self._met(found.earlier, place, asker)

    async def _met(self, earlier: Challenge, place: Place, asker: User) -> Challenge | Game:
        """Answer another's challenge that is in the way of a new one. Errors: as `challenge`, if it is the asker's."""
        if earlier.asker.id != asker.id:
            if earlier.asked is None and await self._preferences.has_blocked(earlier.asker, asker):
                raise Refusal("no-challenges", player=earlier.asker)
            return await self._turns.answer(place, earlier.id, join, asker)
        if earlier.answer is Answer.DECLINED:
            raise Refusal("declined", player=earlier.asked, until=earlier.deadline)
        if earlier.asked is None:
            raise Refusal("still-open", game_id=earlier.id)
        raise Refusal("already-challenged", user=earlier.asked, game_id=earlier.id)

    async def _given_up(self, place: Place, user_id: int, game_id: int) -> Change | None:
        """Return the end of what a user gives up for a new game; None if over. Errors: no-such-game, not-for-you."""
        one = await self._turns.games.get(game_id) if game_id else None
        if game_id and (one is None or one.place != place):
            raise Refusal("no-such-game")
        if one is None or one.is_over:
            return None
        times = await self._turns.times(place)
        if one.is_due(times.now):
            return Change(one, one.timed_out())
        return Change(one, resign(one, times, user_id) if isinstance(one, Game) else withdraw(one, times, user_id))

    async def join(self, place: Place, user: User, challenge_id: int) -> Game | Challenge:
        """Take the free seat of an open challenge, and start the game. One that is over comes back as it is.

        Errors: own-challenge, not-for-you, AlreadyPlaying (either), no-such-game; seats-taken if others play it, or if
        who offers it has blocked the user, who can't tell which.
        """
        found = await self._turns.games.get(challenge_id)
        offered = found if isinstance(found, Challenge) and found.asked is None and found.place == place else None
        if offered and not (offered.is_over or offered.is_due(self._turns.now())):
            if await self._preferences.has_blocked(offered.asker, user):
                raise Refusal("seats-taken")
            user = await self._names.update(place, user, is_player=True)  # else nothing is kept of them
        found = await self._turns.answer(place, challenge_id, join, user)
        if isinstance(found, Game) and found.mark_of(user.id) is None:
            if len(found.users) < 2:  # never a challenge: forged
                raise Refusal("no-such-game")
            raise Refusal("seats-taken")
        return found

    async def block(self, user_id: int, blocked: Collection[int], unblocked: Collection[int], **given: Any) -> None:
        """Let members challenge a user no more, and others again, with other preferences. Errors: too-many-blocked.

        Open challenges between them end: theirs are declined, as the user might have done, and the user's withdrawn.
        """
        for one in await self._preferences.block(user_id, blocked, unblocked, **given):
            answer = Answer.WITHDRAWN if one.asker.id == user_id else Answer.DECLINED
            await self._turns.games.change(one, replace(one, answer=answer))

    async def rematch(self, place: Place, user_id: int, game_id: int, steps: int = 0) -> Game:
        """Ask for another game in the same look with the marks swapped. Against the bot, or if both want it, it begins.

        steps: against the bot, how many levels it plays better, as far as there are levels.
        Returns the new game, or the old one with the offer on it, which is forgotten when a challenge would be.
        Errors: not-for-you, own-offer, AlreadyPlaying, rematch-running, no-such-game, opponent-forgotten,
        no-challenges, already-challenged, the guards'; seats-taken if the other offers it and has blocked the user.
        """
        old = await self._turns.games.get(game_id)
        if not isinstance(old, Game) or old.place != place or not old.is_over:
            raise Refusal("no-such-game")
        mark = old.check_player(user_id)
        await self._turns.guard(old)
        await self._check_free(old, user_id)
        try:
            return await self._again(old, mark, steps)
        except Outdated:  # the other has pressed at the same instant, or the offer has just been forgotten
            return await self.rematch(place, user_id, game_id, steps)

    async def _check_free(self, old: Game, user_id: int) -> None:
        """Errors: AlreadyPlaying; rematch-running if that is the rematch, which may have begun since `old` was read."""
        try:
            await self._turns.check_free(old.place, old.users, user_id)
        except AlreadyPlaying:
            now = await self._turns.games.get(old.id)
            rematch_id = now.rematch_id if isinstance(now, Game) else None
            rematch = await self._turns.games.get(rematch_id) if rematch_id else None
            if isinstance(rematch, Game) and not rematch.is_over:
                raise Refusal("rematch-running", game_id=rematch.id) from None
            raise

    async def _again(self, old: Game, mark: Mark, steps: int) -> Game:
        """Begin a rematch, or note that the player of a mark wants one. Errors: Outdated; as `rematch`."""
        if any(user.is_forgotten for user in old.users):
            raise Refusal("opponent-forgotten")
        if old.rematch_offer is mark:
            raise Refusal("own-offer", seat=old.seat(mark.other))
        asker, asked = next(user for user in old.users if old.mark_of(user.id) is mark), old.seat(mark.other)
        if isinstance(asked, User):
            if old.rematch_offer is None:
                await self._preferences.check_welcome(asker, asked)
            elif await self._preferences.has_blocked(asked, asker):
                raise Refusal("seats-taken")
        if old.bot is None and old.rematch_offer is None:
            by, now = await self._open_until(old.place), self._turns.now()
            check = partial(check_rematch, game=old, asker_id=asker.id, now=now)
            try:
                offered = await self._turns.games.change(old, replace(old, rematch_offer=mark, deadline=by), check)
            except InTheWay as found:
                if isinstance(found.earlier, Challenge):
                    raise Refusal("already-challenged", user=asked, game_id=found.earlier.id) from None
                if found.earlier.mark_of(asker.id) is found.earlier.rematch_offer:
                    raise Refusal("own-offer", seat=asked) from None
                return await self.rematch(old.place, asker.id, found.earlier.id)
            if offered is None:
                raise Outdated
            return offered
        bot = old.bot and (old.bot.at_next(steps) or old.bot)
        x, o = (bot if bot and isinstance(seat, Bot) else seat for seat in (old.o, old.x))
        return await self._turns.begin(await self._new(old.place, x, o, old.board, old.look), asker, closing=old)

    async def _open_until(self, place: Place) -> int:
        """Return when a challenge, or the offer of a rematch, that is made now expires."""
        return self._turns.now() + ((await self._turns.servers.of(place.guild_id)).challenge_s or self._challenge_s)

    async def _new(self, place: Place, x: Seat, o: Seat, board: Board, look: Look) -> Game:
        times = await self._turns.times(place)
        return Game(place=place, x=x, o=o, board=board, created_at=times.now, deadline=times.move_by, look=look)

    def _takes_x(self, first: First) -> bool:
        if first is First.RANDOM:
            first = self._random.choice((First.ME, First.THEM))
        return first is First.ME
