"""Draw pages in a look: the bot's own emoji, Unicode's, or words alone (spoken.py); then as discord.py takes them."""

import asyncio
import io
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from copy import copy
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, TypeVar

import discord

from bot.core.chat import page as pages
from bot.core.chat.marks import COLUMNS, EDGE, FADING, FREE, GAP, KEYCAPS, LETTERS, MARKS, NEWEST, ROWS, SQUARE, WINNING
from bot.core.chat.page import Field, File, Form, Page
from bot.core.chat.spoken import NAME, spoken
from bot.core.game import Look
from bot.engine import Mark

T = TypeVar("T")
Emoji = dict[str, str]  # an emoji as a button has it: its name and, of the bot's own, its id

PICTURES = {  # their names, by what is drawn with them
    **{MARKS[mark]: mark.value.lower() for mark in Mark},
    **{MARKS[mark] + NEWEST: f"{mark.value.lower()}_last" for mark in Mark},
    **{WINNING[mark]: f"{mark.value.lower()}_wins" for mark in Mark},
    **{FADING[mark]: f"{mark.value.lower()}_goes" for mark in Mark},
    **{keycap + SQUARE: f"square_{number}" for number, keycap in enumerate(KEYCAPS, 1)},
    **{sign: f"column_{letter}" for letter, sign in zip("abcde", COLUMNS, strict=True)},
    **{sign: f"row_{number}" for number, sign in enumerate(ROWS, 1)},
    FREE: "square",
}
DIGEST = 4  # hexadecimal digits after a picture's name: enough to tell its versions apart, and soon read aloud
OURS = re.compile(rf"({'|'.join(PICTURES.values())})_[0-9a-f]{{{DIGEST}}}")
AS_TEXT = re.compile(f":{OURS.pattern}:(?![0-9])")  # an emoji has its number there
LONGEST_FIRST = sorted(PICTURES, key=len, reverse=True)
# What is drawn in an embed: a keycap or a letter there may be part of a member's name. NAME leaves those with marks.
MARK = re.compile("|".join((NAME.pattern, *MARKS.values(), *WINNING.values(), *FADING.values())))
UNICODE: Mapping[Look, Mapping[str, str]] = {  # other characters than in marks.py
    Look.CLASSIC: {MARKS[Mark.O]: "⭕"},
    Look.LETTERS: {MARKS[Mark.X]: "🇽", MARKS[Mark.O]: "🇴"},
}
SPELT = {Look.LETTERS: LETTERS}  # marks in texts, if not as on the board
MAX_KEPT_TEXTS = 4000
INVALID = 50035  # Discord's code for a message that it can't read; the text names what in it
MOST_RADIOS = 4  # choices in a radio group; on a phone more of them hide the rest of the form
Type = discord.ChannelType
WRITTEN = [Type.text, Type.news, Type.voice, Type.stage_voice, Type.public_thread, Type.news_thread]  # not private
PICKED: Mapping[str, tuple[Callable[..., Any], Callable[[Any], discord.SelectDefaultValue], int]] = {
    "members": (discord.ui.UserSelect, discord.SelectDefaultValue.from_user, pages.MENU_LIMIT),
    "channel": (partial(discord.ui.ChannelSelect, channel_types=WRITTEN), discord.SelectDefaultValue.from_channel, 1),
    "role": (discord.ui.RoleSelect, discord.SelectDefaultValue.from_role, 1),
}
"""Menus of what a server has: how each is made, and its default values; how many may be picked."""


class Looks:
    """own: the looks that have emoji of their own, by picture. doubted: set once Discord has refused one."""

    def __init__(self) -> None:
        self.doubted = asyncio.Event()
        self._plain = {look: Drawing(look) for look in Look}
        self._drawn, self.own = self._plain, dict[Look, Mapping[str, Emoji]]()

    def use(self, emoji: dict[Look, Mapping[str, Emoji]]) -> None:
        """Draw these looks with the bot's own emoji, by their pictures' names. All others are of Unicode's."""
        if emoji != self.own:
            self.own = emoji
            self._drawn = self._plain | {look: Drawing(look, own) for look, own in emoji.items()}

    def draw(self, page: Page) -> Page:
        return spoken(page) if page.look is Look.WORDS else self._drawn[page.look].draw(page)

    async def send(self, page: Page, send: Callable[[Page], Awaitable[T]]) -> T:
        """Send a page in its look; again, in Unicode, if Discord refuses one of the emoji. Errors: those of `send`.

        It refuses deleted ones, and sometimes one that is there (discord-api-docs, issue 7128): the list will tell.
        """
        drawing, plain = self._drawn[page.look], self._plain[page.look]
        try:
            return await send(self.draw(page))
        except discord.HTTPException as error:
            if drawing is plain or error.code != INVALID or "emoji" not in error.text.lower():
                raise
        self._doubt()
        return await send(plain.draw(page))

    def check(self, answer: Any) -> None:
        """Look at a message as Discord returns it: of a deleted emoji there's only the name (undocumented).

        Only at what the bot wrote: members' words are escaped there, but not in labels, names and what it replies to.
        """
        answer = answer if isinstance(answer, dict) else {}
        message = (answer.get("resource") or {}).get("message") or answer
        if self.own and any(map(AS_TEXT.search, _texts(message))):
            self._doubt()

    def _doubt(self) -> None:
        """Draw everything with Unicode's until the list of emoji is read again, at once."""
        self.use({})
        self.doubted.set()


def _texts(part: dict[str, Any]) -> Iterator[str]:
    """Yield the texts of a message, or of a component, that may have emoji of the bot's own."""
    yield part.get("content") or ""
    for embed in part.get("embeds") or ():
        yield f"{embed.get('title')} {embed.get('description')}"
    for each in part.get("components") or ():
        yield from _texts(each)


class Drawing:
    """Draws in one look. own: the bot's own emoji, by picture."""

    def __init__(self, look: Look, own: Mapping[str, Emoji] | None = None) -> None:
        unicode, spelt, hidden = UNICODE.get(look, {}), SPELT.get(look), dict.fromkeys((NEWEST, SQUARE, EDGE), "")
        shown, plain = str.maketrans({**unicode, **hidden}), str.maketrans({**(spelt or unicode), **hidden})
        self._label: Callable[[str], str] = lambda text: text.translate(plain)
        self._unicode: Callable[[str], str] = lambda text: text.translate(shown)
        self._has_labels, self._has_words, self._is_own = bool(unicode), bool(unicode or own), own is not None
        self._emoji = {sign: own[name] if own else {"name": sign.translate(shown)} for sign, name in PICTURES.items()}
        signs = {sign: "<:{name}:{id}>".format_map(each) if own else each["name"] for sign, each in self._emoji.items()}
        self._board = lru_cache(MAX_KEPT_TEXTS)(partial(_drawn, signs))
        self._words = self._label if spelt else lambda text: MARK.sub(lambda found: signs.get(found[0], found[0]), text)

    def draw(self, page: Page) -> Page:
        content, embed = self._fit(self._board, page.content, pages.CONTENT_LIMIT, self._unicode), page.embed
        if embed is not None and self._has_words:
            embed = self._embed(embed, pages.LAYOUT_LIMIT if page.is_layout else pages.EMBED_LIMIT)
        return replace(page, content=content, embed=embed, view=page.view and page.view.changed(self._component))

    def _embed(self, embed: discord.Embed, limit: int) -> discord.Embed:
        """Return an embed with its marks drawn; not the footer, which shows no emoji of the bot's own."""
        drawn = copy(embed)
        drawn.title = embed.title and self._fit(self._words, embed.title, pages.TITLE_LIMIT, self._label)
        drawn.description = embed.description and self._fit(self._words, embed.description, limit, self._label)
        return drawn

    def _fit(self, draw: Callable[[str], str], text: str, limit: int, plain: Callable[[str], str]) -> str:
        """Return a drawn text, or a plain one if names of emoji make it too long, as they do of nine small boards."""
        drawn = draw(text)
        return drawn if len(drawn) <= limit and GAP not in text else plain(text)

    def _component(self, component: dict[str, Any]) -> dict[str, Any]:
        """Return a button or menu in this look. A label shows no emoji of the bot's own."""
        if (emoji := component.get("emoji")) and (drawn := self._emoji.get(emoji["name"])):
            component = component | {"emoji": drawn}
            if self._is_own and emoji["name"].endswith(NEWEST):
                component["style"] = pages.Style.secondary.value  # the mark itself stands out
        if self._has_labels:
            words = {name: self._label(component[name]) for name in ("label", "placeholder") if name in component}
            component = component | words
        return component


class View(discord.ui.View):
    """A page's components, which discord.py sends as they are and does not keep."""

    def __init__(self, page: Page) -> None:
        super().__init__(timeout=None)
        self._page = page
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return self._page.to_components()

    def has_components_v2(self) -> bool:
        return self._page.is_layout


def _drawn(signs: Mapping[str, str], text: str) -> str:
    for sign in LONGEST_FIRST:
        text = text.replace(sign, signs[sign])
    return text


def as_modal(form: Form) -> discord.ui.Modal:
    """A form as discord.py sends it, and does not keep: few choices as a radio group, more as a menu."""
    modal = discord.ui.Modal(title=form.title, custom_id=form.address)
    for field in form.fields:
        modal.add_item(discord.ui.Label(text=field.label, description=field.about or None, component=_asked(field)))
    modal.stop()
    return modal


def as_edit(page: Page) -> dict[str, Any]:
    """A page as an edit, which also removes what the page does not have."""
    return _shown(page) | {"attachments": [_file(page.file)] if page.file else []}


def as_message(page: Page) -> dict[str, Any]:
    """A page as a new message, which pings only those it addresses."""
    users = [discord.Object(each) for each in (page.pings, *page.also_pings) if each is not None]
    fields = {key: value for key, value in _shown(page).items() if value not in (None, "")}
    if page.file is not None:
        fields["file"] = _file(page.file)
    return fields | {"allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=users)}


def _asked(field: Field) -> Any:
    if field.picks:
        menu, default, most = PICKED[field.picks]
        chosen = [default(discord.Object(each)) for each in field.picked]
        return menu(custom_id=field.name, min_values=0, max_values=most, required=False, default_values=chosen)
    if field.limit or len(field.choices) > pages.MENU_LIMIT:
        text, limit = field.chosen or None, field.limit or pages.CHOICE_LIMIT
        return discord.ui.TextInput(custom_id=field.name, default=text, required=False, max_length=limit)
    if not field.choices:
        return discord.ui.Checkbox(custom_id=field.name, default=field.chosen == "on")
    kind = discord.ui.RadioGroup if len(field.choices) <= MOST_RADIOS else discord.ui.Select
    asked: Any = kind(custom_id=field.name)
    for value, label, about in field.choices:
        asked.add_option(label=label, value=value, description=about or None, default=value == field.chosen)
    return asked


def _shown(page: Page) -> dict[str, Any]:
    if page.is_layout:
        return {"content": None, "embed": None, "view": View(page)}
    return {"content": page.content, "embed": page.embed, "view": View(page) if page.view else None}


def _file(file: File) -> discord.File:
    return discord.File(io.BytesIO(file.content), file.name, description=file.words or None)
