"""Explain, export and erase what is kept about people and servers, and delete what is too old."""

from typing import Literal

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import command
from bot.core.chat.feature import Event, Feature, on
from bot.core.chat.page import File, Page, Rows, Style, embed
from bot.core.chat.press import Address, press
from bot.core.chat.replies import Reply, Said
from bot.core.chat.request import Request
from bot.core.game import Refusal
from bot.features.privacy.export import Copies
from bot.features.privacy.service import Privacy, Retention
from bot.features.privacy.sql import PERSONAL
from bot.settings import Settings
from bot.words import Words

FORGET = Address("ttt-forget:{user_id:20}:{asked_at:12}:{consent}")
NOTHING = "privacy-forget-nothing"
ANSWER_S = 300  # how long a member may answer the question


class PrivacyFeature(Feature, name="privacy"):
    personal = PERSONAL
    topics = {"privacy": "private data forget erase delete export copy gdpr"}

    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        settings, personal = bot.settings, bot.registry.personal
        days, server_days = settings.retention_days, settings.server_retention_days
        self.service = self._privacy = Privacy(bot.services, personal)
        self.retention = Retention(bot.services, personal, days=days, server_days=server_days)
        for sweep in (self.retention.sweep, self._privacy.sweep):
            bot.registry.subscribe(sweep, Event.SWEEP)
        self._copies, self._now = Copies(bot.services, personal), bot.services.turns.now
        self._noted: set[int] | None = None  # the servers at the last sweep; None before the first

    @command("privacy", slash_in_private=True, takes_any=True)
    async def privacy(self, _: Request) -> Reply:
        return Reply(lambda say: explained(say, self.bot.settings))

    @command("forget", slash_in_private=True, takes_any=True)
    async def forget(self, request: Request) -> Reply | Said:
        user_id, now = request.user.id, self._now()
        return Reply(lambda say: question(say, user_id, now)) if await self._privacy.keeps(user_id) else Said(NOTHING)

    @command("export", in_private=True, takes_any=True)
    async def export(self, request: Request) -> Reply | Said:
        """Return a copy of all that is kept of the member. Errors: privacy-copied-just-now."""
        if (copy := await self._copies.copy(request.user.id)) is None:
            return Said(NOTHING)
        return Reply(lambda say: copied(say, *copy))

    @press(FORGET)
    async def answer(self, request: Request, user_id: int, asked_at: int, consent: Literal["keep", "erase"]) -> Said:
        """Erase or keep the member's data. Errors: privacy-not-yours-to-forget, privacy-question-too-old."""
        if request.user.id != user_id:
            raise Refusal("privacy-not-yours-to-forget")
        if consent == "keep":
            return Said("privacy-forget-kept", is_aside=False)  # in place of the question
        if not 0 <= self._now() - asked_at <= ANSWER_S:
            raise Refusal("privacy-question-too-old")
        if not await self._privacy.keeps(user_id):
            return Said(NOTHING, is_aside=False)
        await self._privacy.forget(user_id)
        return Said("privacy-forget-done", is_aside=False)

    @on(Event.SWEEP)
    async def note_departures(self) -> None:
        """Note which servers the bot has left: their games end at once, their data goes in time. Errors: StoreError.

        A server that Discord can't reach for a while is not left: it stays among the client's. Nothing is deleted
        before all shards of this process know their servers.
        """
        known = {guild.id for guild in self.bot.guilds}
        if not self.bot.is_ready():
            return
        if known != self._noted:
            await self.retention.reconcile(known)
            for each in await self.retention.left(known):
                if self._noted is None or each.guild_id in self._noted:
                    await self.bot.deleted.end_all(each)
            self._noted = known
        await self.retention.sweep_servers(known)


def explained(say: Words, host: Settings) -> Page:
    name = host.host_name or say("privacy-somebody")
    runs = say("privacy-host-contact", name=name, contact=host.host_contact) if host.host_contact else name
    servers = say("privacy-long-servers", days=host.server_retention_days)
    long = f"{say('privacy-long-games', days=host.retention_days)}\n{servers}"
    texts = {"what": say("privacy-what-text"), "why": say("privacy-why-text"), "long": long}
    texts |= {"yours": say("privacy-yours-text"), "host": runs}
    fields = {say(f"privacy-{part}"): text for part, text in texts.items()}
    return Page("", embed([], title=say("privacy-title"), fields=fields), is_layout=True)


def question(say: Words, user_id: int, asked_at: int) -> Page:
    """The question whether to forget a user. asked_at: seconds since 1970."""
    rows = Rows().add(FORGET(user_id, asked_at, "keep"), say("privacy-button-keep"), Style.success)  # for hasty presses
    rows.add(FORGET(user_id, asked_at, "erase"), say("privacy-button-erase"), Style.danger)
    return Page(say("privacy-forget-sure"), view=rows)


def copied(say: Words, file: File, games: int) -> Page:
    return Page(say("privacy-copy", games=games), file=file)


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(PrivacyFeature(bot))
