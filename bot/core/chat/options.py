"""The options of commands: each kind is read alike from Discord's picker and from typed words, in any order."""

import enum
import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Self, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.chat.request import Opponent
from bot.core.chat.responders import opponent_of
from bot.core.game import BOARDS, board_named
from bot.core.game.refusals import Refusal
from bot.core.game.writing import QUOTES, folded
from bot.engine import Board

MENTION, USER_ID = re.compile(r"<@!?([0-9]{1,20})>"), re.compile(r"<@!?([0-9]{1,20})>|([0-9]{15,20})")
SHAPE = re.compile(r"[0-9]{1,3}x[0-9]{1,3}(/[0-9]{1,3})?")
SIZE = re.compile(r"(?<!\S)(\d{1,2}) ?(?:[x×*]|by) ?(\d{1,2})(?![^\s/])", re.IGNORECASE)  # of a board, with blanks
NUMBER = re.compile(r"#?(\d{1,15}|10{15})")  # of a game, at most 10**15
POLITE = ("please", "pls", "now", "again")  # may follow commands that take no words
BETWEEN = " · "  # the parts of a completed choice's name
LONGEST, LONGEST_RUN, MAX_WORDS = 5, 64, 100  # words and characters that mean one value; words of a command
NO, YES = ("false", "no", "off"), ("true", "yes", "on")


class Option(app_commands.Transformer):
    """A kind of option. offers: what it's chosen from, if there are choices. words: what may be typed for it."""

    offers: Iterable[str] = ()
    words: Collection[str] = ()

    def read(self, text: str) -> Any:
        """Return what words mean, folded and joined by blanks; None if they mean nothing here. Errors: Refusal."""
        raise NotImplementedError

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> Any:
        """Return what Discord's picker means. Errors: as `refuse`, for what is none of the choices."""
        text = folded(str(value))
        if (found := self.read(text)) is None:
            raise self.refuse(text)
        return found

    def refuse(self, text: str) -> Refusal:
        """Return why what was picked is refused: only a forged picker can hold it, unless there's no menu."""
        return Refusal("no-such-number")


class OneOf(Option):
    """values: by what the picker offers and people type; also: by what only people type."""

    def __init__(self, values: Mapping[str, Any] | type[enum.StrEnum], also: Mapping[str, Any] | None = None) -> None:
        found = dict(values) if isinstance(values, Mapping) else {each.value: each for each in values}
        self.offers, self._values = found, {folded(name): value for name, value in found.items()} | (dict(also or {}))
        self.words = self._values.keys()

    def read(self, text: str) -> Any:
        return self._values.get(text)


class BoardOption(OneOf):
    """A board by its size. Errors: no-such-board."""

    def __init__(self) -> None:
        super().__init__(BOARDS)

    def read(self, text: str) -> Board | None:
        size = SIZE.sub(r"\1x\2", text)
        return board_named(size) if size in BOARDS or SHAPE.fullmatch(size) else None


class Flag(Option):
    """Something that is so or not, by any of these words."""

    type = discord.AppCommandOptionType.boolean

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, text: str) -> bool | None:
        return True if text in self.words else None

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> bool:
        return bool(value)


class MemberOption(Option):
    """A member: typed, a mention, an id or a name, which `Picker.member` knows."""

    type = discord.AppCommandOptionType.user

    def read(self, text: str) -> int | None:
        return int(found[1] or found[2]) if (found := USER_ID.fullmatch(text)) else None

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> Opponent:
        return opponent_of(interaction.client, value)


class Text(Option):
    """Any words, as they are typed. It is the only option of its command. most: characters."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most

    @property
    def max_value(self) -> int | None:
        return self._most

    def read(self, text: str) -> str:
        return text

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> str:
        return picked(str(value))


def option(kind: Option, default: Any = None) -> Any:
    """Declare an option of an `Options`; without a value it is the default, or must be there if that is `...`."""
    default = discord.utils.MISSING if default is ... else default
    return commands.flag(converter=kind, default=default, max_args=1)


class Options(commands.FlagConverter):
    """The options of a command. Typed, a value goes with its option's name or without: `level:hard`, or `hard`.

    The longest run of words that an option can read is its value; what none can read is the name of a member, if there
    is an option for one. Of several members each is the next such option, if it isn't named.
    typed: the text that was read; misread: why it can't be.
    kinds: of its options, by their names. also, only: words that may be typed beside theirs, or in place of them.
    Errors: TypeError for an option that no Option reads.
    """

    refused, facts = "words-not-understood", cast(Mapping[str, Any], {})  # why words are refused
    typed, misread, kinds = "", cast(Refusal | None, None), dict[str, Option]()
    also, only = cast(Collection[str], ()), cast(Collection[str] | None, None)

    def __init_subclass__(cls) -> None:
        cls.kinds = {name: flag.annotation for name, flag in cls.get_flags().items()}
        for name, kind in cls.kinds.items():
            if not isinstance(kind, Option):
                raise TypeError(f"the option {name} of {cls.__name__} has no reader")

    @classmethod
    async def convert(cls, ctx: commands.Context[Any], argument: str) -> Self:
        try:
            return cls.read(argument, with_names=True)
        except Refusal as refusal:
            self = cls.of(argument)
            self.misread = refusal
            return self

    @classmethod
    def members(cls) -> list[str]:
        return [name for name, kind in cls.kinds.items() if isinstance(kind, MemberOption)]

    @classmethod
    def words(cls) -> Collection[str] | None:
        """Return what may be typed, names of options included; None if that may be anything, as names are."""
        if cls.only is not None or any(isinstance(each, MemberOption | Text) for each in cls.kinds.values()):
            return cls.only
        return {*cls.kinds, *cls.also, *(word for kind in cls.kinds.values() for word in kind.words)}

    @classmethod
    def of(cls, typed: str = "", **given: Any) -> Self:
        self = cls()
        for name, flag in cls.get_flags().items():
            setattr(self, flag.attribute, given.get(name, None if flag.required else flag.default))
        self.typed = typed
        return self

    @classmethod
    def refuse(cls) -> Refusal:
        return Refusal(cls.refused, **cls.facts)

    @classmethod
    def read(cls, text: str, *, with_names: bool = False) -> Self:
        """Read typed words. with_names: else what no option reads is refused. Errors: `refuse`; those of options."""
        if type(next(iter(cls.kinds.values()), None)) is Text:
            if text and not with_names:
                raise cls.refuse()
            (name,) = cls.kinds
            return cls.of(text, **{name: re.sub(rf"^{name}\s*:\s*", "", text, flags=re.IGNORECASE)})
        found, people = Reading(cls.kinds, text).result(cls.refuse())
        free = [name for name in cls.members() if name not in found]
        names = [each for each in people if isinstance(each, str)]
        if (names and not with_names) or (len(people) > len(free) and not (free and names == people)):
            raise Refusal("not-a-member") if free and names and names[0].startswith("@") else cls.refuse()
        if len(people) > len(free):  # a name may hold words that mean something else
            found, free, people = {}, cls.members(), [text.strip()]
        return cls.of(text, **found, **dict(zip(free, people, strict=False)))


class Reading:
    """Sorts typed words by the options that read them."""

    def __init__(self, kinds: Mapping[str, Option], text: str) -> None:
        named = rf"(?<!\S)({'|'.join(kinds) or '(?!)'})\s*:\s*"
        self._kinds, self._typed = kinds, re.sub(named, r"\1: ", text, flags=re.IGNORECASE).split()[: MAX_WORDS + 1]
        self._words = [folded(each).strip(f"{QUOTES}.?()") or each for each in self._typed]
        self._at, self._found = 0, dict[str, Any]()

    def result(self, refusal: Refusal) -> tuple[dict[str, Any], list[int | str]]:
        """Return the values by their options, and the members without one: ids, and names that are runs of words.

        Errors: refusal.
        """
        found, people, is_run = self._found, list[tuple[str, list[Any]]](), False
        if len(self._words) > MAX_WORDS:
            raise refusal
        while self._at < len(self._words):
            name, value = self._next()
            if name in found and found[name] is not True:
                raise refusal
            if value is None:
                people.append((name, []))
            elif name:
                found[name] = value
            elif is_run and isinstance(value, str):
                people[-1][1].append(value)
            else:
                people.append(("", [value]))
            is_run = value is None or (not name and isinstance(value, str))
        found |= {name: " ".join(run) for name, run in people if name and run}
        return found, [run[0] if isinstance(run[0], int) else " ".join(run) for name, run in people if not name]

    def _next(self) -> tuple[str, Any]:
        """Take the next value and return its option's name and what it means.

        The name is empty for a word that means nothing, and for a member given without `member:`. A value of None: the
        words that follow are a member's name.
        """
        word = self._words[self._at]
        name = word.rstrip(":")
        self._at += 1
        if named := self._kinds.get(name):  # `hour: 18`, `hour 18`
            if isinstance(named, Flag) and word.endswith(":"):
                return name, self._take_flag()
            if found := self._take({name: named}):
                return found
            if isinstance(named, MemberOption) and word.endswith(":"):
                return name, None
        self._at -= 1
        if found := self._take(self._kinds):
            name, value = found
            return ("" if isinstance(self._kinds[name], MemberOption) else name), value
        self._at += 1
        return "", self._typed[self._at - 1]

    def _take(self, kinds: Mapping[str, Option]) -> tuple[str, Any] | None:
        rest = len(self._words) - self._at
        free_first = sorted(kinds.items(), key=lambda each: each[0] in self._found)
        for length in range(min(rest, LONGEST), 0, -1):
            run = " ".join(self._words[self._at : self._at + length])
            if len(run) > LONGEST_RUN:
                continue
            for name, kind in free_first:
                if (value := kind.read(run)) is not None:
                    self._at += length
                    return name, value
        return None

    def _take_flag(self) -> bool:
        word = self._words[self._at] if self._at < len(self._words) else ""
        self._at += word in (*YES, *NO)
        return word not in NO


def picked(text: str) -> str:
    """Return the number that a completed choice's name begins with: some clients send the name in place of the value.

    Source: github.com/discord/discord-api-docs/issues/7206.

    >>> picked("5 · b2"), picked("12 · ann vs bob · 4x4"), picked("X.O ... ...")
    ('5', '12', 'X.O ... ...')
    """
    number, between, _ = text.partition(BETWEEN)
    return number if between and NUMBER.fullmatch(number) else text
