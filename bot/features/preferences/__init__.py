"""What each member prefers: language, looks, notices, leaderboards, and who may challenge them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import command
from bot.core.chat.feature import Feature
from bot.core.chat.page import MENU_LIMIT, Choice, Field, Form, Page, Rows, embed
from bot.core.chat.press import Address, press
from bot.core.chat.replies import Reply
from bot.core.chat.request import Audience, Opponent, Request, Via
from bot.core.game import Preferences, Refusal
from bot.features.preferences.rules import CHOICES, GROUPS, PreferenceOptions, blocked_field, ids_in, words_of
from bot.words import Words, language_of, name_of

FORM = Address(f"ttt-form:preferences:{{group:{'|'.join(GROUPS)}}}")
"""Opens the form of a group; the form itself has the same address, and saves what it was filled in with."""


def _is_private(options: PreferenceOptions) -> bool:
    return bool(options.block or options.unblock or options.challenges)


class PreferenceFeature(Feature, name="preferences"):
    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self._lobby, self._preferences = bot.services.lobby, bot.services.preferences

    @command("preferences", "prefs", in_private=_is_private, slash_in_private=True)
    async def preferences(self, request: Request, options: PreferenceOptions) -> Reply:
        """Change preferences, and show them all. Errors: as `_save`, and as Picker.member."""
        block, unblock = [await self._ids(request, each) for each in (options.block, options.unblock)]
        return await self._save(request, options.changes(), block, unblock)

    @press(FORM)
    @press("ttt-form:preferences")
    async def form(self, request: Request, filled: Mapping[str, str], group: str = "") -> Reply:
        """Open a form, or save it: its words are read as typed ones are. A card that others read stays as it is.

        Of the blocked members that it showed, those that it lacks are unblocked; none if others are blocked by now.
        group: none on old messages, whose one form had everything: they show the card now.
        """
        people = next((name for name in filled if name.startswith("blocked:")), "")
        given = PreferenceOptions.read(" ".join(f"{name} {word}" for name, word in filled.items() if name != people))
        block, unblock = [await self._ids(request, each) for each in (given.block, given.unblock)]
        if people:
            known, chosen = await self._preferences.blocked(request.user.id), ids_in(filled[people])
            shown = known[:MENU_LIMIT] if people == blocked_field(known[:MENU_LIMIT]) else ()
            block, unblock = chosen - {*known}, {*shown} - chosen
        reply = await self._save(request, given.changes(), block, unblock, group="" if filled else group)
        return replace(reply, is_private=request.audience is not Audience.ASKER)

    async def _ids(self, request: Request, named: Opponent | Sequence[int | str] | None) -> set[int]:
        """Return members' ids. Errors: as Picker.member."""
        if isinstance(named, Opponent):
            return {named.user.id}
        member = self.bot.picker.member
        return {
            each if isinstance(each, int) else (await member(request, each, is_whole=True)).user.id
            for each in named or ()
        }

    async def _save(
        self, request: Request, given: Mapping[str, Any], block: set[int], unblock: set[int], group: str = ""
    ) -> Reply:
        """Save preferences, if there are any, and show them in the language that is the asker's then.

        Errors: preferences-yourself, too-many-blocked.
        """
        user_id, guild_id, is_saved = request.user.id, request.place.guild_id, bool(given or block or unblock)
        if user_id in block:
            raise Refusal("preferences-yourself")
        if block or unblock:
            await self._lobby.block(user_id, block, unblock, **given)
        elif given:
            await self._preferences.change(user_id, **given)
        is_public = request.via is not Via.CLICK and request.audience is Audience.CHANNEL and guild_id is not None
        found, here = await self._preferences.of(user_id), await self._preferences.within(guild_id, user_id)
        blocked = None if is_public else await self._preferences.blocked(user_id)
        locale = (await self.bot.languages.resolve(request)).say_privately.language
        return Reply(lambda say: card(say, found, here, blocked, is_saved=is_saved, group=group), locale=locale)


def card(
    say: Words,
    found: Preferences,
    here: Preferences,
    blocked: Sequence[int] | None,
    *,
    is_saved: bool = False,
    group: str = "",
) -> Page:
    """A card of what a member prefers, with buttons that open the forms, or one `group`'s form itself.

    here: as it holds where they ask. blocked: who may not challenge them; None if others can read the card.
    """
    rows, facts = Rows(), _facts(say, found, here, blocked or ())
    for each in GROUPS:
        rows.add(FORM(each), say(f"preferences-title-{each}"))
    told = [each for each in GROUPS if each != "challenges" or blocked is not None]
    parts = {say(f"preferences-title-{each}"): say(f"preferences-now-{each}", **facts) for each in told}
    shown = embed([say("preferences-done") if is_saved else ""], title=say("preferences-form"), fields=parts)
    form = _form(say, group, found, blocked or ()) if group else None
    return Page("", shown, rows, form=form, is_layout=True)


def _form(say: Words, group: str, found: Preferences, blocked: Sequence[int]) -> Form:
    chosen = words_of(found)
    fields = [Field(name, say(f"preferences-form-{name}"), choices(name, say), chosen[name]) for name in GROUPS[group]]
    if group == "challenges":
        shown = tuple(blocked[:MENU_LIMIT])
        counts = {"shown": len(shown), "count": len(blocked), "left": len(blocked) - len(shown)}
        label = say("preferences-form-blocked", **counts)
        fields.append(Field(blocked_field(shown), label, picks="members", picked=shown))
    return Form(FORM(group), say(f"preferences-title-{group}"), tuple(fields))


def _facts(say: Words, found: Preferences, here: Preferences, blocked: Sequence[int]) -> dict[str, str | int]:
    words = words_of(found)
    facts: dict[str, str | int] = {f"{name}_by": words[name] for name in ("language", "look", "notices")}
    facts |= {"blocked": len(blocked), "members": say.all_of(f"<@{each}>" for each in blocked)}
    facts |= {"language": name_of(language_of(found.language)), "minutes": found.idle_s // 60}
    return facts | {name: str(value) for name, value in here._asdict().items() if name not in facts}


def choices(name: str, say: Words) -> tuple[Choice, ...]:
    """Return the choices of an option; languages are called as their speakers call them."""
    return tuple(
        Choice(each, name_of(each) if name == "language" and given else say(f"preferences-{name}-{each}"))
        for each, given in CHOICES[name].items()
    )


async def setup(bot: TicTacToeBot) -> None:
    await bot.add_cog(PreferenceFeature(bot))
