"""Post tournaments and their rounds, and keep what is posted up to date.

The poster reads a tournament again before it shows it, and claims each post in the database first, so that neither a
restart nor a second process posts a round twice or loses one.
"""

from collections import deque
from dataclasses import replace
from functools import partial

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.outbox import CLAIM_S, Delivery, Posted
from bot.core.chat.page import Page
from bot.core.game import Game, Notices, Place
from bot.features.tournaments.pages import moved, round_page
from bot.features.tournaments.pairings import champion
from bot.features.tournaments.picture import renderer
from bot.features.tournaments.rules import Stage, Tournament
from bot.features.tournaments.service import Tournaments

MAX_ROUNDS = 1000  # rounds that are remembered as shown


class TournamentPoster:
    """Posts and edits by the bot's own right, each after the answer that led to it."""

    def __init__(self, bot: TicTacToeBot, tournaments: Tournaments) -> None:
        self._outbox, self._services = bot.outbox, bot.services
        self._tournaments, self._store = tournaments, tournaments.store
        self._rounds: deque[tuple[int, int]] = deque(maxlen=MAX_ROUNDS)  # tournaments, and versions their rounds show
        tournaments.subscribers.append(lambda each: self._outbox.spawn(self.bring(each), after_answer=True))

    async def repost(self, place: Place) -> None:
        """Post the tournament that is on in a channel again, and the round that is played."""
        one = await self._store.on_in(place.channel_id)
        if one is not None and one.posted:
            page = round_page(one, one.posted, await self._outbox.languages.words_for(place))
            sent = await self._outbox.post(place, page)
            if isinstance(sent, Posted):
                one = await self._tournaments.write(one, replace(one, round_message_id=sent.message_id)) or one
        if one is not None:
            await self._show(replace(one, message_id=None))

    async def bring(self, tournament_id: int) -> None:
        self._outbox.in_background(("tournament", tournament_id, 0), partial(self._go_on, tournament_id))

    async def count(self, game: Game) -> None:
        if begun := await self._tournaments.begun_by(game):
            await self._tournaments.settle(begun[0])

    async def _go_on(self, tournament_id: int) -> Delivery:
        """Post what is due, let the tournament go on, and begin to show it as it is: no post waits for an edit."""
        if (one := await self._store.get(tournament_id)) is None:
            return Delivery.MISSING
        if one.post_due is not None:
            await self._post(one)
        one = await self._tournaments.settle(tournament_id)
        if one.posted == one.round and (one.id, one.version) not in self._rounds:
            self._start_round(one)
        self._outbox.in_background(("overview", one.id, 0), partial(self._edit, one.id))
        return Delivery.DONE

    def _start_round(self, one: Tournament) -> None:
        self._rounds.append((one.id, one.version))
        self._outbox.in_background(("round", one.id, one.round_message_id or 0), partial(self._edit_round, one))

    async def _edit_round(self, known: Tournament) -> Delivery:
        one = await self._store.get(known.id)
        if one is None or known.round_message_id is None or not known.posted:
            return Delivery.MISSING
        page = round_page(one, known.posted, await self._outbox.languages.words_for(one.place))
        return await self._outbox.edit(one.place, known.round_message_id, page)

    async def _post(self, one: Tournament) -> None:
        """Post a round or, at the end, the tournament itself, unless another process does."""
        if (claimed := await self._tournaments.claim_post(one, CLAIM_S)) is None:
            return
        self._start_round(claimed)
        if claimed.is_running:
            page = round_page(claimed, claimed.round, await self._outbox.languages.words_for(claimed.place))
        else:
            page = await self._page(claimed, is_last=True)
        sent = await self._outbox.post(claimed.place, page, once=f"round:{one.id}:{claimed.round}:{claimed.stage}")
        if isinstance(sent, Posted):
            self._rounds.append((one.id, claimed.version + 1))  # as noted now, unless others wrote meanwhile
            await self._tournaments.note_posted(claimed, sent.message_id)
            now = await self._store.get(one.id)
            if now is not None and now.stage is Stage.OVER:
                await self.note(now, sent.message_id)

    async def _edit(self, tournament_id: int) -> Delivery:
        one = await self._store.get(tournament_id)
        is_due = one is not None and (one.shown < one.version or one.message_id is None)
        return await self._show(one) if one is not None and is_due else Delivery.MISSING

    async def _show(self, one: Tournament) -> Delivery:
        """Edit the message of a tournament; if that is gone, post it again, once for each change."""
        page, edited = await self._page(one), Delivery.MISSING
        if one.message_id is not None:
            edited = await self._outbox.edit(one.place, one.message_id, page)
        sent: Posted | Delivery = edited
        if edited is Delivery.MISSING and one.is_on:
            sent = await self._outbox.post(one.place, page, once=f"tournament:{one.id}:{one.version}")
        if sent is Delivery.UNWELL:
            return sent
        message_id = sent.message_id if isinstance(sent, Posted) else one.message_id
        await self._store.note_shown(one, message_id or 0)
        return edited

    async def note(self, one: Tournament, message_id: int | None) -> None:
        """Note which message shows a tournament as it is, None if that can't be edited. An older one leads to it."""
        if message_id is None:
            return
        before = await self._store.get(one.id)
        await self._store.note_shown(one, message_id)
        older = before.message_id if before is not None else None
        if older not in (None, message_id):
            page = moved(replace(one, message_id=message_id), await self._outbox.languages.words_for(one.place))
            tell = partial(self._outbox.edit, one.place, older or 0, page)
            self._outbox.in_background(("moved", one.id, older or 0), tell)

    async def _page(self, one: Tournament, *, is_last: bool = False) -> Page:
        """Render a tournament. is_last: mention the champion, unless they want no notices."""
        may_attach, seed = self._outbox.permissions(one.place).attach_files, champion(one) if is_last else None
        say = await self._outbox.languages.words_for(one.place)
        page = (await renderer(one, self._services, say, may_attach=may_attach))(say)
        user = one.seeded(seed).user if seed else None
        if user and (await self._services.preferences.within(one.place.guild_id, user.id)).notices is not Notices.OFF:
            page = replace(page, content=say("tournaments-champion", user=f"<@{user.id}>"), pings=user.id)
        return page
