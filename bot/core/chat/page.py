"""What a message holds: text, an embed, rows of buttons, a file; and how much of each Discord takes."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Self
from unicodedata import category, east_asian_width

import discord

from bot.core.chat.press import Pager
from bot.core.game import Look
from bot.words import Words

CONTENT_LIMIT, TITLE_LIMIT, EMBED_LIMIT, PICTURE_LIMIT = 2000, 256, 4096, 1024
"""Characters that Discord takes in a message's content, an embed's title and description, a picture's description."""
LAYOUT_LIMIT = 4000 - len("### \n") - TITLE_LIMIT
"""Characters that fit under the title of a layout. Discord takes 4000 in all of its texts."""
MOST_ROWS = 5  # of buttons in a message; a board that takes all of them has its other buttons in a menu
MAX_LABEL = 34  # characters of a button's label that a phone shows
MENU_LIMIT, CHOICE_LIMIT = 25, 100
"""Choices in a menu, and characters in a choice's value, label or description, that Discord takes."""

Style = discord.ButtonStyle
Colour = discord.Colour
RUNNING_COLOUR, WON_COLOUR = Colour.blurple(), Colour.green()
LOST_COLOUR, DRAWN_COLOUR = Colour.red(), Colour.light_grey()

MARKUP = re.compile(r"[\\`*_~|<>#:.\[\]]|(?<=/)/|(?<!\S)[-+](?!\S)")
"""What Discord may read as markup: a style, a mention, an emoji, a list, a link. A bare invitation is one, too."""
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
"""Letters of Hebrew, Arabic and their like."""
SET_APART = re.compile(f"{RIGHT_TO_LEFT.pattern}|[❌❎💢🔵🟢🌀⭕🏆🤝🔻🟩🟨🟥❔▫✅🎉🔥🤖🎲⏳💬🥇🥈🥉·→•]")
"""The same, and signs that words for screen readers leave out (spoken.py), but not of a name."""


class Choice(NamedTuple):
    """One line of a menu. value: what it means to the address that the menu carries; CHOICE_LIMIT goes for each."""

    value: str
    label: str
    description: str = ""


class Field(NamedTuple):
    """One question of a form: of its choices one is chosen, at first that with the value of `chosen`; a value is typed
    if there are more than MENU_LIMIT.

    picks: asks for members (at most MENU_LIMIT), a channel or a role of the server instead, at first those of `picked`.
    limit: asks for a text of at most that many characters instead, at first `chosen`. Without choices and a limit it
    asks for a tick, at first if `chosen` is "on". about: a line below the label.
    """

    name: str
    label: str
    choices: tuple[Choice, ...] = ()
    chosen: str = ""
    picks: Literal["", "members", "channel", "role"] = ""
    picked: tuple[int, ...] = ()
    limit: int = 0
    about: str = ""


class Form(NamedTuple):
    """A form that opens in front of a member. What they send goes to the press of its address."""

    address: str
    title: str
    fields: tuple[Field, ...]


class Rows:
    """Rows of buttons and menus, written as Discord reads them."""

    def __init__(self) -> None:
        self._rows: list[list[dict[str, Any]]] = [[]]

    def add(
        self, address: str, label: str, style: Style = Style.grey, *, disabled: bool = False, is_emoji: bool = False
    ) -> Self:
        """Put a button at the end of the last row. is_emoji: whether the label is one. Returns the rows, for more."""
        shown, text = ("emoji", {"name": label}) if is_emoji else ("label", label)
        button = {"type": 2, "style": style.value, "custom_id": address, "disabled": disabled, shown: text}
        self._rows[-1].append(button)
        return self

    def add_menu(self, address: str, choices: Iterable[Choice], placeholder: str) -> None:
        """Add a menu in a row of its own. choices: at most MENU_LIMIT; a member picks one."""
        options = [{key: text for key, text in choice._asdict().items() if text} for choice in choices]
        self._add_menu({"type": 3, "custom_id": address, "options": options, "placeholder": placeholder})

    def add_people_menu(self, address: str, placeholder: str) -> None:
        """Add a menu of users in a row of its own; a member picks one."""
        self._add_menu({"type": 5, "custom_id": address, "placeholder": placeholder})

    def end_row(self, at: int = 0) -> None:
        """Go on in a new row. at: only if the last one has that many buttons."""
        if len(self._rows[-1]) >= at:
            self._rows.append([])

    def changed(self, change: Callable[[dict[str, Any]], dict[str, Any] | None]) -> Self:
        """Return the same with each component changed, or left out if `change` returns None."""
        other = type(self)()
        other._rows = [list(filter(None, map(change, row))) for row in self._rows]
        return other

    def to_components(self) -> list[dict[str, Any]]:
        return [{"type": 1, "components": row} for row in self._rows if row]

    def _add_menu(self, menu: dict[str, Any]) -> None:
        self._rows += [[menu], []]


@dataclass(frozen=True, slots=True)
class File:
    """A file beside a page. words: what a picture shows, for those who don't see it; up to PICTURE_LIMIT characters."""

    name: str
    content: bytes
    words: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A message. pings, also_pings: ids of the users that a new one may notify. look: how it's drawn when sent; in
    words, `say` has those.

    is_layout: whether it is sent as Components V2, which Discord shows in one column: words, picture, buttons. Not for
    a page that pings: a phone's notification of one has no text. form: opens instead, if it can.
    """

    content: str
    embed: discord.Embed | None = None
    view: Rows | None = None
    pings: int | None = None
    file: File | None = None
    also_pings: tuple[int, ...] = ()
    is_layout: bool = False
    look: Look = Look.CRISP
    say: Words | None = None
    form: Form | None = None

    def to_components(self) -> list[dict[str, Any]]:
        """Return the message's components; of a layout all that it holds.

        Source: docs.discord.com/developers/components/reference (Container, Text Display, Separator, Media Gallery).
        """
        rows = self.view.to_components() if self.view else []
        if not self.is_layout or self.embed is None:
            return rows
        shown, inside = self.embed, [_text(self.content)] if self.content else []
        inside += [_text("\n".join(filter(None, [shown.title and f"### {shown.title}", shown.description])))]
        for field in shown.fields:
            inside += [{"type": 14, "divider": False}, _text(f"**{field.name}**\n{field.value}")]
        if self.file is not None:
            picture = {"media": {"url": f"attachment://{self.file.name}"}, "description": self.file.words}
            inside.append({"type": 12, "items": [picture]})
        inside += [_text(f"-# {shown.footer.text}")] if shown.footer.text else []
        colour = shown.colour.value if shown.colour else None
        return [{"type": 17, "accent_color": colour, "components": inside}, *rows]

    def without_embed(self) -> Self:
        """Return the same with its words under the board, for channels in which the bot may not embed."""
        if self.embed is None:
            return self
        title = f"**{self.embed.title}**" if self.embed.title else ""
        fields = [f"**{field.name}**\n{field.value}" for field in self.embed.fields]
        small = f"-# {self.embed.footer.text}" if self.embed.footer.text else ""
        text = "\n".join(filter(None, (self.content, title, self.embed.description, *fields, small)))
        return replace(self, content=text[:CONTENT_LIMIT], embed=None, is_layout=False)

    def in_look(self, look: Look, say: Words) -> Self:
        return replace(self, look=look, say=say)

    def without(self, is_left_out: Callable[[str], bool]) -> Self:
        """Return the same without the buttons and menus of some addresses."""
        view = self.view and self.view.changed(lambda each: None if is_left_out(each["custom_id"]) else each)
        return replace(self, view=view)


def embed(
    lines: Iterable[str],
    colour: Colour = RUNNING_COLOUR,
    title: str | None = None,
    fields: Mapping[str, str] = MappingProxyType({}),
    footer: str | None = None,
) -> discord.Embed:
    """Return an embed of those lines that say something. fields: texts by their headings. footer: plain text."""
    made = discord.Embed(title=title, description="\n".join(filter(None, lines)) or None, colour=colour)
    made.set_footer(text=footer)
    for name, text in fields.items():
        made.add_field(name=name, value=text, inline=False)
    return made


def _text(text: str) -> dict[str, Any]:
    return {"type": 10, "content": text}


def table(rows: Sequence[Sequence[str]], sides: str, gap: str = "  ") -> list[str]:
    """Return the lines of a table in letters of one width. sides: "<" or ">" for each column, where its cells stand."""
    widths = [max(map(_columns, cells)) for cells in zip(*rows, strict=True)]
    return ["```", *(gap.join(map(_padded, row, widths, sides)) for row in rows), "```"]


def _padded(cell: str, width: int, side: str) -> str:
    return f"{cell:{side}{width - _columns(cell) + len(cell)}}"


def _columns(text: str) -> int:
    """Return how wide a text is: a letter of East Asia takes two columns, a sign on a letter none."""
    return sum(1 + (east_asian_width(each) in "WF") for each in text if category(each) not in ("Mn", "Me", "Cf"))


def fit(lines: Sequence[str], limit: int) -> Sequence[str]:
    lengths = accumulate(len(line) + 1 for line in lines)
    return [line for line, length in zip(lines, lengths, strict=True) if length <= limit]


def pages_beside(at: int, last_at: int) -> dict[Pager, int]:
    """Return where the buttons of a page lead that is one of several, from 0."""
    return dict(zip(Pager, (0, max(0, at - 1), min(at + 1, last_at), last_at), strict=True))


@lru_cache(1000)
def escaped(text: str) -> str:
    """Return a name with nothing that Discord would take for markup, a link or a mention.

    A backslash before punctuation is not shown. Mentions are found before backslashes are read: they take a space.
    """
    return isolated(MARKUP.sub(r"\\\g<0>", text).replace("@", "@\u200b"), RIGHT_TO_LEFT)


def escaped_name(name: str) -> str:
    """Return a member's name, escaped, with its signs set apart as well."""
    return isolated(escaped(name))


def isolated(text: str, apart: re.Pattern[str] = SET_APART) -> str:
    """Set a right-to-left name apart from what is beside it. Source: unicode.org/reports/tr9 (First Strong Isolate)."""
    return f"\u2068{text}\u2069" if apart.search(text) and not text.startswith("\u2068") else text


def short(text: str, most: int) -> str:
    """Return a name as it is, cut to `most` characters."""
    return isolated(text if len(text) <= most else f"{text[: most - 1]}…")


def labelled(message: str, say: Words, **names: str) -> str:
    """Return what a button says, with names cut to the room that the rest leaves."""
    room = MAX_LABEL - len(say(message, **dict.fromkeys(names, "")))
    return say(message, **{each: short(name, room // len(names)) for each, name in names.items()})
