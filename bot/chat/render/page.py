"""What a message holds: text, an embed, rows of buttons, a picture; and how much of each Discord takes.

Alone of its folder it knows discord.py, whose embeds, buttons and colours pages are made of.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from typing import Any, Self

import discord

from bot.chat.address import Address, Turn

CONTENT_LIMIT = 2000
EMBED_LIMIT = 4096
PICTURE_LIMIT = 1024
"""How many characters Discord takes in a message's content, an embed's description, a picture's description."""

Style = discord.ButtonStyle
Colour = discord.Colour
RUNNING_COLOUR, WON_COLOUR, ENDED_COLOUR = Colour.blurple(), Colour.green(), Colour.light_grey()

MARKUP = re.compile(r"[\\`*_~|<>#:.\[\]]|(?<=/)/|(?<!\S)[-+](?!\S)")
"""What Discord may read as markup, wherever it stands: a style, a mention, an emoji, a link, a list.

A dot may be of an address: Discord shows a card for a bare invitation, too, and for anything after two slashes.
"""


class Rows(discord.ui.View):
    """Rows of buttons, written as Discord reads them: discord.py sends them as they are and keeps nothing of them."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self._rows: list[list[dict[str, Any]]] = [[]]
        self.stop()

    def add(
        self, address: Address, label: str, style: Style = Style.grey, *, disabled: bool = False, is_emoji: bool = False
    ) -> None:
        """Put a button at the end of the last row. is_emoji: whether the label is one."""
        shown, text = ("emoji", {"name": label}) if is_emoji else ("label", label)
        button = {"type": 2, "style": style.value, "custom_id": address.text(), "disabled": disabled, shown: text}
        self._rows[-1].append(button)

    def end_row(self) -> None:
        self._rows.append([])

    def to_components(self) -> list[dict[str, Any]]:
        return [{"type": 1, "components": row} for row in self._rows if row]


@dataclass(frozen=True, slots=True)
class Picture:
    """A file beside a page. words: what it shows, for those who don't see it; at most PICTURE_LIMIT characters."""

    png: bytes
    words: str


@dataclass(frozen=True, slots=True)
class Page:
    """A message. pings: the one user whom it may notify, if it is new."""

    content: str
    embed: discord.Embed | None = None
    view: Rows | None = None
    pings: int | None = None
    picture: Picture | None = None

    def without_embed(self) -> Self:
        """Return the same with its words under the board, for channels in which the bot may not embed."""
        if self.embed is None:
            return self
        text = "\n".join(filter(None, (self.content, self.embed.description)))
        return replace(self, content=text[:CONTENT_LIMIT], embed=None)

    def in_words(self) -> Self:
        """Return the same without a picture as well, for channels in which the bot may not attach files."""
        return replace(self.without_embed(), picture=None)


def embed(lines: Iterable[str], colour: Colour = RUNNING_COLOUR) -> discord.Embed:
    """Return an embed of those lines that say something."""
    return discord.Embed(description="\n".join(filter(None, lines)), colour=colour)


def fit(lines: Sequence[str], limit: int) -> Sequence[str]:
    """Return as many of the first lines as a text of so many characters holds."""
    lengths = accumulate(len(line) + 1 for line in lines)
    return [line for line, length in zip(lines, lengths, strict=True) if length <= limit]


def turns(at: int, last_at: int) -> dict[Turn, int]:
    """Return where the buttons of a page lead that is one of several, from 0."""
    return {Turn.FIRST: 0, Turn.BACK: max(0, at - 1), Turn.FORWARD: min(at + 1, last_at), Turn.LAST: last_at}


@lru_cache(1000)
def escaped(text: str) -> str:
    """Return a text with nothing that Discord would take for markup, a link or a mention.

    A backslash before punctuation is not shown. Who is mentioned is looked for before backslashes are read, so that
    takes a space without width.
    """
    return MARKUP.sub(r"\\\g<0>", text).replace("@", "@\u200b")
