"""What each member prefers: language, looks, notices, leaderboards, and who may challenge them."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.describe import OWN_NAMES, described, options
from bot.core.chat.page import MENU_LIMIT
from bot.core.chat.registry import Feature, Press
from bot.core.chat.replies import PrivateReply, Reply
from bot.core.chat.request import Audience, Request, Via
from bot.core.chat.responders import InteractionResponder, TypedResponder
from bot.core.game import Refusal
from bot.features.preferences import rules
from bot.features.preferences.pages import FormButton, PreferencesReply, parse_form
from bot.features.preferences.rules import CHOICES, NAMES, PEOPLE, blocked_field, ids_in, preference_options

AFTER = ("at once", "5 minutes", "15 minutes", "60 minutes")


def build(bot: TicTacToeBot) -> Feature:
    cog = PreferenceCommands(bot)
    return Feature(
        name="preferences",
        cogs=[cog],
        presses={"ttt-form": Press(parse_form, cog.press, with_form=True)},
        reads={"preferences": preference_options},
        words={"preferences": rules.WORDS},
    )


class PreferenceCommands(commands.Cog):
    def __init__(self, bot: TicTacToeBot) -> None:
        self._answer, self._lobby, self._picker = bot.answerer.answer, bot.services.lobby, bot.picker
        self._preferences = bot.services.preferences

    @app_commands.command(**described("preferences"))
    @options("preferences", *PEOPLE, **CHOICES | {"after": AFTER})
    async def preferences_by_slash(  # noqa: PLR0917 (Discord names every option)
        self,
        interaction: discord.Interaction[Any],
        language: str = "",
        look: str = "",
        remarks: str = "",
        notices: str = "",
        after: str = "",
        leaderboards: str = "",
        challenges: str = "",
        block: discord.User | None = None,
        unblock: discord.User | None = None,
    ) -> None:
        people = (user and user.mention for user in (block, unblock))
        given = (language, look, remarks, notices, after, leaderboards, challenges, *people)
        named = zip((*NAMES, *PEOPLE), given, strict=True)
        text = " ".join(f"{name} {value}" for name, value in named if value)
        await self._answer(InteractionResponder(interaction, in_private=True), self.change, text)

    @commands.command(name="preferences", aliases=["prefs"], extras={OWN_NAMES: True})
    async def preferences_by_words(self, ctx: commands.Context[Any], *, text: str = "") -> None:
        is_private = not rules.ALONE.isdisjoint(text.lower().replace(":", " ").split())
        await self._answer(TypedResponder(ctx, in_private=is_private), self.change, text)

    async def change(self, request: Request, text: str) -> PreferencesReply:
        """Change the preferences that a text names, and show them all. Errors: as `preference_options` and `_save`."""
        given = preference_options(text)
        for each in {*PEOPLE} & given.keys():
            given[each] = {await self._id_of(request, who) for who in given[each]}
        await self._save(request.user.id, **given)
        return await self._card(request, is_saved=bool(given))

    async def press(self, request: Request, button: FormButton, filled: Mapping[str, str]) -> Reply:
        """Open a form, or save it: its words are read as typed ones are. A card that others read stays as it is.

        Of the blocked members that it showed, those that it lacks are unblocked; none if others are blocked by now.
        """
        user_id, people = request.user.id, next((name for name in filled if name.startswith("blocked:")), "")
        given = preference_options(" ".join(f"{name} {word}" for name, word in filled.items() if name != people))
        if people:
            known, chosen = await self._preferences.blocked(user_id), ids_in(filled[people])
            shown = known[:MENU_LIMIT] if people == blocked_field(known[:MENU_LIMIT]) else ()
            given |= {"block": chosen - {*known}, "unblock": {*shown} - chosen}
        await self._save(user_id, **given)
        reply = await self._card(request, is_saved=bool(filled), group="" if filled else button.group)
        return reply if request.audience is Audience.ASKER else PrivateReply(reply)

    async def _id_of(self, request: Request, who: int | str) -> int:
        """Return a member's id. Errors: as Picker.member."""
        found = await self._picker.member(request, who, is_whole=True) if isinstance(who, str) else None
        return found.user.id if found else int(who)

    async def _save(self, user_id: int, **given: Any) -> None:
        """Errors: preferences-yourself, too-many-blocked."""
        block, unblock = (given.pop(each, set()) for each in PEOPLE)
        if user_id in block:
            raise Refusal("preferences-yourself")
        if block or unblock:
            await self._lobby.block(user_id, block, unblock, **given)
        elif given:
            await self._preferences.change(user_id, **given)

    async def _card(self, request: Request, **more: Any) -> PreferencesReply:
        user_id, guild_id = request.user.id, request.place.guild_id
        is_public = request.via is not Via.CLICK and request.audience is Audience.CHANNEL and guild_id is not None
        found = await self._preferences.of(user_id)
        here = await self._preferences.within(guild_id, user_id)
        return PreferencesReply(found, here, None if is_public else await self._preferences.blocked(user_id), **more)
