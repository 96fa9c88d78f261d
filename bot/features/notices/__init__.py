"""Notify players of their turn as each of them likes it, and withdraw the notice when the turn is over.

A turn is announced once, whatever happens: its notice is claimed in the database for a minute, and noted when Discord
has it; what a crash or Discord loses is sent again while the turn lasts. A game against the bot costs nothing here, a
move between members one read.
"""

import time
from typing import NamedTuple

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.feature import Event, Feature, Kind, on
from bot.core.chat.outbox import CLAIM_S, Delivery, Posted
from bot.core.chat.page import Page
from bot.core.chat.players import link_to, name
from bot.core.game import Challenge, Change, Game, Notices, Preferences, User
from bot.engine import Mark
from bot.features.notices.sql import Notice, NoticeRepository
from bot.words import Words

AT_ONCE = 50  # planned notices that one sweep sends, and old ones that it takes back
FORGET_EVERY_S = 3600
DAY_S = 86_400  # seconds after a game in which its told turns are remembered


class Wait(NamedTuple):
    """A game waits for a user to move or, after its end (one ply more), to answer a rematch offer. turn: the ply."""

    user: User
    other: User
    turn: int


class Call(NamedTuple):
    """A turn to announce. is_accepted: the opponent has just accepted this game."""

    game: Game
    wait: Wait
    is_accepted: bool = False


def waiting(one: Game | Challenge | None) -> Wait | None:
    """Return who has to act in a game of two members, or None."""
    if not isinstance(one, Game) or not isinstance(one.x, User) or not isinstance(one.o, User):
        return None
    mark = one.position.to_move if one.result is None else one.rematch_offer and one.rematch_offer.other
    if mark is None:
        return None
    user, other = (one.x, one.o) if mark is Mark.X else (one.o, one.x)
    return Wait(user, other, one.ply + one.is_over)


def accepter(change: Change) -> User | None:
    """Return the user who starts a game by accepting a challenge or a rematch; None if the change starts none."""
    before, after, closing = change
    if isinstance(before, Challenge) and isinstance(after, Game):
        return before.accepter(after)
    answered = waiting(closing)
    return answered and answered.user


def notice(call: Call, say: Words, *, in_private: bool) -> Page:
    game, wait = call.game, call.wait
    message = "notices-rematch" if game.is_over else "notices-accepted" if call.is_accepted else "notices-turn"
    facts = {"user": f"<@{wait.user.id}>", "other": name(wait.other, say), "game": str(game.id)}
    text = say(message, **facts, where="dm" if in_private else "channel", link=link_to(game, say("notices-link-board")))
    return Page(text, pings=None if in_private else wait.user.id)


class NoticeFeature(Feature, name="notices"):
    """Sends notices in the background, each after the answer that led to it."""

    def __init__(self, bot: TicTacToeBot) -> None:
        self._outbox, self._guilds, services = bot.outbox, bot.guild_cache, bot.services
        self._store, self._now, self._shards = services.store, services.turns.now, services.shards
        self._notices = NoticeRepository(services.store.database)
        self._forgets_at = 0.0

    @on(Event.CHANGED, Kind.DUEL)
    def on_change(self, change: Change) -> None:
        """Tell whose turn it is now, if another one's turn is over; hints and draw offers end none."""
        over, wait, host = waiting(change.before), waiting(change.after), accepter(change)
        if over == wait or not isinstance(change.after, Game):
            return
        call = Call(change.after, wait, is_accepted=host is not None) if wait and wait.user != host else None
        if over or call:
            self._outbox.spawn(self._follow(change.after, over, call), after_answer=True)

    @on(Event.SWEEP)
    async def sweep(self) -> None:
        """Send what is due by now, and take back what is still there of turns that are over."""
        if not self._guilds.client.is_ready():
            return
        for each in await self._notices.outdated(AT_ONCE, self._shards):
            self._outbox.spawn(self._withdraw(each))
        for each in await self._notices.due(self._now(), AT_ONCE, self._shards):
            self._outbox.spawn(self._remind(each))
        if self._forgets_at <= time.monotonic():
            self._forgets_at = time.monotonic() + FORGET_EVERY_S
            await self._notices.forget(self._now() - DAY_S)

    async def _follow(self, after: Game, over: Wait | None, call: Call | None) -> None:
        """Send or plan the notice of a turn that has begun, and take back those up to the one that is over."""
        likes, notices = await self._read(after, call and call.wait.user.id)
        if call is not None and likes.is_told_each_turn and likes.idle_s:
            await self._notices.plan(after.id, call.wait.turn, self._now() + likes.idle_s)
        elif call is not None and likes.wants_notice(is_accepted=call.is_accepted or call.game.is_over):
            game = self._store.games.cache.get(after.id) or call.game  # with a link to the board that was shown
            if isinstance(game, Game) and waiting(game) == call.wait:
                await self._tell(call._replace(game=game), likes)
        for each in notices:
            if over is not None and each.turn <= over.turn:
                await self._withdraw(each)

    async def _read(self, game: Game, user_id: int | None) -> tuple[Preferences, tuple[Notice, ...]]:
        """Return a user's preferences where a game is played, and its notices that are planned or have a message."""
        likes, notices = await self._notices.read(game.id, user_id)
        return (await self._store.servers.of(game.place.guild_id)).applied(likes), notices

    async def _remind(self, planned: Notice) -> None:
        """Send a notice whose time has come, if its turn is not over and it is still wanted."""
        game = await self._store.games.get(planned.game_id)
        wait = waiting(game)
        if isinstance(game, Game) and wait is not None and wait.turn == planned.turn:
            likes, _ = await self._read(game, wait.user.id)
            # Who is not told of each turn is told of the first one because the game was accepted.
            call = Call(game, wait, is_accepted=not (wait.turn or likes.is_told_each_turn))
            if likes.wants_notice(is_accepted=call.is_accepted):
                await self._tell(call, likes)
                return
        await self._notices.drop(planned)

    async def _tell(self, call: Call, likes: Preferences) -> None:
        """Send a notice, unless another process has; take it back if the turn is over meanwhile."""
        game_id, turn, now = call.game.id, call.wait.turn, self._now()
        if not await self._notices.claim(game_id, turn, now, now + CLAIM_S):
            return
        posted = await self._send(call, likes)
        if posted is Delivery.UNWELL:
            return
        sent = Notice(game_id, turn, *(posted if isinstance(posted, Posted) else ()))
        await self._notices.note(sent)
        if isinstance(posted, Posted) and waiting(await self._store.games.get(game_id)) != call.wait:
            await self._withdraw(sent)

    async def _send(self, call: Call, likes: Preferences) -> Posted | Delivery:
        """Send it by DM or beside the board; beside the board, and quietly, also if the user's DMs are closed."""
        once = f"turn:{call.game.id}:{call.wait.turn}"
        if likes.notices is Notices.DM:
            say = await self._outbox.languages.words_for_member(call.wait.user.id, call.game.place)
            sent = await self._outbox.post(call.wait.user.id, notice(call, say, in_private=True), once=once)
            if sent is not Delivery.MISSING:
                return sent
        place = call.game.place
        if self._guilds.is_closed(place):
            return Delivery.MISSING
        page = notice(call, await self._outbox.languages.words_for(place), in_private=False)
        return await self._outbox.post(place, page, quiet=likes.notices is not Notices.CHANNEL, once=once)

    async def _withdraw(self, sent: Notice) -> None:
        """Delete a notice's message, or give up a planned one. If Discord is unwell, a sweep tries again."""
        if sent.channel_id is None or sent.message_id is None:
            await self._notices.drop(sent)
            return
        game = self._store.games.cache.get(sent.game_id) or await self._store.games.get(sent.game_id)
        guild_id = game.place.guild_id if game and game.place.channel_id == sent.channel_id else None
        if await self._outbox.withdraw(sent.channel_id, sent.message_id, guild_id) is not Delivery.UNWELL:
            await self._notices.note(sent._replace(channel_id=None, message_id=None))


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(NoticeFeature(bot))
