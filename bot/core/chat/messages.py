"""Turn a page into discord.py's arguments: of a new message, or of an edit."""

import io
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import discord

from bot.core.chat.page import CHOICE_LIMIT, MENU_LIMIT, Field, File, Form, Page

MOST_RADIOS = 4  # choices in a radio group; on a phone more of them hide the rest of the form
Kind = discord.ChannelType
WRITTEN = [Kind.text, Kind.news, Kind.voice, Kind.stage_voice, Kind.public_thread, Kind.news_thread]  # not private
PICKED: Mapping[str, tuple[Callable[..., Any], Callable[[Any], discord.SelectDefaultValue], int]] = {
    "members": (discord.ui.UserSelect, discord.SelectDefaultValue.from_user, MENU_LIMIT),
    "channel": (partial(discord.ui.ChannelSelect, channel_types=WRITTEN), discord.SelectDefaultValue.from_channel, 1),
    "role": (discord.ui.RoleSelect, discord.SelectDefaultValue.from_role, 1),
}
"""Menus of what a server has: how each is made, and its default values; how many may be picked."""


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


def as_modal(form: Form) -> discord.ui.Modal:
    """A form as discord.py sends it, and does not keep: few choices as a radio group, more as a menu."""
    modal = discord.ui.Modal(title=form.title, custom_id=form.address.text())
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
    if field.limit or len(field.choices) > MENU_LIMIT:
        text, limit = field.chosen or None, field.limit or CHOICE_LIMIT
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
