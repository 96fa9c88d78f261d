"""Threads, the application, and emoji of its own.

Source: docs.discord.com/developers/resources: channel (Start Thread without Message, Modify Channel), application (Edit
Current Application; its limits as in github.com/discord/discord-api-spec, ApplicationFormPartial), emoji (Create
Application Emoji).
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from standin.payloads import Json
from standin.rules.violations import Found, Violation, Where, count, number, one_of, set_of, text, unique

THREADS, ARCHIVED_AFTER, MAX_SLOW_S, MAX_NAME = (10, 11, 12), (60, 1440, 4320, 10080), 21_600, 100
MAX_DESCRIPTION, MOST_TAGS, MAX_TAG, MAX_PERMISSIONS = 400, 5, 20, 18_014_398_509_481_983
SCOPES = ("applications.commands", "bot")
EMOJI = re.compile(r"\w{2,32}", re.ASCII)
MAX_EMOJI = 256 * 1024
PICTURE = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/]+=*)")


def of_thread(body: Json, *, is_new: bool) -> Found:
    """Check a thread that is made, or changed."""
    yield from text((), body, "name", MAX_NAME, int(is_new or "name" in body))
    yield from one_of((), body, "type", (None, *THREADS))
    yield from one_of((), body, "auto_archive_duration", (None, *ARCHIVED_AFTER))
    yield from number((), body, "rate_limit_per_user", 0, MAX_SLOW_S)


def of_emoji(body: Json) -> Found:
    """Check an emoji of the application's own."""
    if not EMOJI.fullmatch(str(body.get("name"))):
        yield Violation(("name",), "Must be between 2 and 32 letters, digits and _ in length.")
    yield from _picture(("image",), body.get("image"), MAX_EMOJI)


def of_application(body: Json) -> Found:
    """Check what an application changes of itself."""
    if not isinstance(body.get("flags") or 0, int):
        yield Violation(("flags",), "Could not be interpreted as an integer.")
    if isinstance(described := body.get("description"), dict):  # so says Discord's OpenAPI, its pages a text
        yield from text(("description",), described, "default", MAX_DESCRIPTION, int(not described))
    else:
        yield from text((), body, "description", MAX_DESCRIPTION)
    tags = body.get("tags") or []
    yield from count(("tags",), tags, MOST_TAGS)
    yield from unique(("tags",), tags, "tag")
    for tag in tags:
        yield from count(("tags",), tag, MAX_TAG, least=1)
    if body.get("icon") is not None:
        yield from _picture(("icon",), body["icon"])
    installs = body.get("integration_types_config")
    if installs is not None:
        yield from count(("integration_types_config",), installs, 2, least=1)
        for kind, each in installs.items():
            yield from _install(("integration_types_config", kind), each or {})


def _install(at: Where, value: Json) -> Found:
    """Check the settings of an install link."""
    if at[-1] not in ("0", "1"):
        yield Violation(at, "Value must be one of {0, 1}.")
    params = value.get("oauth2_install_params")
    if params is None:
        return
    yield from set_of(at, params, "scopes", SCOPES)
    permissions = str(params.get("permissions"))
    if not permissions.isdecimal() or int(permissions) > MAX_PERMISSIONS:
        yield Violation((*at, "permissions"), "Must be a number of bits.")


def _picture(at: Where, value: Any, most: int | None = None) -> Found:
    found = PICTURE.fullmatch(str(value))
    try:
        size = len(base64.b64decode(found[2], validate=True)) if found else 0
    except binascii.Error:
        size = 0
    if not size:
        yield Violation(at, "Invalid image data")
    elif most and size > most:
        yield Violation(at, f"File cannot be larger than {most / 1024:.1f} kb.")
