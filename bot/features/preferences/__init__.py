"""What each member prefers: language, looks, notices, leaderboards, and who may challenge them."""

import re
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Self

from bot.core.chat.client import TicTacToeBot
from bot.core.chat.commands import command
from bot.core.chat.feature import Feature
from bot.core.chat.options import MENTION, MemberOption, OneOf, Option, Options, Reading, option
from bot.core.chat.page import MENU_LIMIT, Choice, Field, Form, Page, Rows, embed
from bot.core.chat.press import Address, press
from bot.core.chat.readers import SHORT, language_named, seconds_of
from bot.core.chat.replies import Reply
from bot.core.chat.request import Audience, Opponent, Request, Via
from bot.core.chat.typos import PLAIN
from bot.core.game import Challenges, Leaderboards, Look, Notices, Preferences, Refusal, Voice
from bot.core.game.writing import QUOTES, folded
from bot.words import LANGUAGES, Words, language_of, name_of

# By the name of an option, which a member may type before a word: the words, and what they mean.
CHOICES: dict[str, dict[str, Any]] = {
    "language": {"discord": ""} | {each: each for each in LANGUAGES},
    "look": {"server": None} | {each.value: each for each in Look},
    "remarks": {each.value: each for each in Voice},
    "notices": {"server": None} | {each.value: each for each in Notices},
    "after": {"0": 0, "5": 300, "15": 900, "60": 3600},
    "leaderboards": {"server": Leaderboards.SERVER, "everywhere": Leaderboards.EVERYWHERE, "hidden": Leaderboards.OFF},
    "challenges": {each.value: each for each in Challenges},
}
NAMES, PEOPLE = tuple(CHOICES), ("block", "unblock")
GROUPS = {"look": NAMES[:3], "notices": NAMES[3:6], "challenges": NAMES[6:]}  # the options that each form asks for
FORM = Address(f"ttt-form:preferences:{{group:{'|'.join(GROUPS)}}}")
"""Opens the form of a group; the form itself has the same address, and saves what it was filled in with."""
FIELDS = dict(zip(NAMES, NAMES, strict=True)) | {"remarks": "voice", "after": "idle_s"}
MINUTES = re.compile(r"0{0,2}(0|5|15|60)")


def words_of(found: Preferences) -> dict[str, str]:
    """Return preferences as they are typed, by the names of the options."""
    values = {name: getattr(found, FIELDS[name]) for name in NAMES}
    return {name: next((word for word in CHOICES[name] if CHOICES[name][word] == values[name]), "") for name in NAMES}


def blocked_field(shown: tuple[int, ...]) -> str:
    """Return the name of the field of blocked members, which tells which of them it showed."""
    return f"blocked:{zlib.crc32(repr(shown).encode()):x}"


def ids_in(text: str) -> set[int]:
    """Return the ids of members; one that no column can hold is forged."""
    return {int(each) for each in re.findall(r"(?<!\d)[0-9]{1,19}(?!\d)", text) if int(each) < 2**63}


class LanguageOption(OneOf):
    """A language by any of its names; any word can be picked once there are too many for a menu."""

    def read(self, text: str) -> str | None:
        return text if text in CHOICES["language"] else language_named(text)

    def refuse(self, text: str) -> Refusal:
        return _unknown(text)


class AfterOption(Option):
    """How long a turn waits before its notice: a duration, or a number of minutes."""

    offers = ("at once", "5 minutes", "15 minutes", "60 minutes")
    words = (*CHOICES["after"], "at", "once", *SHORT)

    def read(self, text: str) -> str | None:
        if text == "at once":
            return "0"
        minutes, seconds = MINUTES.fullmatch(text), seconds_of(text)
        return minutes[1] if minutes else next((word for word, s in CHOICES["after"].items() if s == seconds), None)


def _unknown(word: str) -> Refusal:
    return Refusal("preferences-unknown", word=word if PLAIN.fullmatch(word) else "…")


def _one_of(name: str) -> Any:
    return option(OneOf({word: word for word in CHOICES[name]}))


class _Words(Reading):
    def _take(self, kinds: Mapping[str, Option]) -> tuple[str, Any] | None:
        """Without a name before it, `server` is one of leaderboards, and of nothing else."""
        is_named = len(kinds) == 1 or self._words[self._at] != "server"
        return super()._take(kinds if is_named else {"leaderboards": kinds["leaderboards"]})


class PreferenceOptions(Options):
    """The words that set preferences. Typed, `block` and `unblock` are ids and names: several may follow the word.

    >>> PreferenceOptions.read("dm classic 15 minutes").changes()
    {'look': <Look.CLASSIC: 'classic'>, 'notices': <Notices.DM: 'dm'>, 'idle_s': 900}
    >>> found = PreferenceOptions.read("look server language Deutsch block <@12> Bob Smith")
    >>> found.changes(), found.block
    ({'language': 'de', 'look': None}, [12, 'bob smith'])
    """

    language: str | None = option(LanguageOption(CHOICES["language"]))
    look: str | None = _one_of("look")
    remarks: str | None = _one_of("remarks")
    notices: str | None = _one_of("notices")
    after: str | None = option(AfterOption())
    leaderboards: str | None = _one_of("leaderboards")
    challenges: str | None = _one_of("challenges")
    block: Opponent | list[int | str] | None = option(MemberOption())
    unblock: Opponent | list[int | str] | None = option(MemberOption())
    refused = "preferences-no-such"
    only = {*NAMES, *PEOPLE, *AfterOption.words, *(folded(word) for words in CHOICES.values() for word in words)}

    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        """Read words in any order. Errors: preferences-no-such for two of a kind, preferences-..."""
        text = re.sub(r"(?i)(?<=[a-z]):(?=\S)", ": ", text.replace("<@", " <@"))
        found, runs = _Words({name: cls.kinds[name] for name in NAMES}, text).result(cls.refuse())
        people: list[int | str] | None = None
        for run in runs:
            is_name = False
            for typed in str(run).split():
                word = folded(typed).strip(f"{QUOTES}.():")
                was_name, is_name = is_name, False
                if word in PEOPLE:
                    people = found.setdefault(word, [])
                elif word in NAMES:
                    continue
                elif people is None:
                    raise _unknown(word)
                elif MENTION.fullmatch(word):
                    people += ids_in(word)
                else:
                    people[-1:] = [f"{people[-1]} {word}"] if was_name else [*people[-1:], word]
                    is_name = True
        if [] in found.values():
            raise Refusal("preferences-block-whom")
        return cls.of(text, **found)

    def is_private(self) -> bool:
        return bool(self.block or self.unblock or self.challenges)

    def changes(self) -> dict[str, Any]:
        """Return what changes, but for members, as fields of Preferences."""
        words = {name: getattr(self, name) for name in NAMES}
        return {FIELDS[name]: CHOICES[name][word] for name, word in words.items() if word is not None}


class PreferenceFeature(Feature, name="preferences"):
    def __init__(self, bot: TicTacToeBot) -> None:
        super().__init__(bot)
        self._lobby, self._preferences = bot.services.lobby, bot.services.preferences

    @command("preferences", "prefs", in_private=PreferenceOptions.is_private, slash_in_private=True)
    async def preferences(self, request: Request, options: PreferenceOptions) -> Reply:
        """Change preferences, and show them all. Errors: as `_save`, and as Picker.member."""
        block, unblock = [await self._member_ids(request, each) for each in (options.block, options.unblock)]
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
        block, unblock = [await self._member_ids(request, each) for each in (given.block, given.unblock)]
        if people:
            known, chosen = await self._preferences.blocked(request.user.id), ids_in(filled[people])
            shown = known[:MENU_LIMIT] if people == blocked_field(known[:MENU_LIMIT]) else ()
            block, unblock = chosen - {*known}, {*shown} - chosen
        reply = await self._save(request, given.changes(), block, unblock, group="" if filled else group)
        return reply.to_asker(request)

    async def _member_ids(self, request: Request, named: Opponent | Sequence[int | str] | None) -> set[int]:
        """Return members' ids. Errors: as Picker.member."""
        if isinstance(named, Opponent):
            return {named.user.id}
        who = self.bot.picker.member
        return {
            each if isinstance(each, int) else (await who(request, each, is_whole=True)).user.id for each in named or ()
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
    say: Words, found: Preferences, here: Preferences, blocked: Sequence[int] | None, *, is_saved: bool, group: str = ""
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
