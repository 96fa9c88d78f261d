"""The application as its bot may read and edit it, with what Discord's own description of its API allows.

Source: github.com/discord/discord-api-spec, ApplicationFormPartial; docs.discord.com/developers/resources/application
(Edit Current Application).
"""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Any

from standin.conduct import Conduct
from standin.messages import Refused
from standin.payloads import Json

INVALID = 50_035
LIMITED = 1 << 13 | 1 << 15 | 1 << 19
"""The flags that a bot may set itself: of presences, of members, of message content."""
MAX_DESCRIPTION, MAX_TAGS, MAX_TAG, MAX_PERMISSIONS = 400, 5, 20, 18_014_398_509_481_983
SCOPES = ["applications.commands", "bot"]


def edit(conduct: Conduct, body: Any) -> None:
    """Change what a body names, or nothing of it. Errors: Refused."""
    if not isinstance(body, dict):
        raise Refused(400, 50_109, "The request body contains invalid JSON.", is_expected=False)
    changed: Json = {}
    for name, value in body.items():
        match name:
            case "flags":
                _check(value is None or type(value) is int, name, "Could not be interpreted as an integer.")
            case "description":
                changed[name] = _description(value)
            case "tags":
                changed[name] = _tags(value or [])
            case "icon":
                changed[name] = _picture(name, value)
            case "integration_types_config":
                is_private = not conduct.application.get("bot_public", True)
                changed[name] = {kind: _install(kind, each, is_private) for kind, each in (value or {}).items()}
                _check(1 <= len(changed[name]) <= 2, name, "Must be between 1 and 2 in length.")
    if "flags" in body:
        conduct.application_flags = conduct.application_flags & ~LIMITED | (body["flags"] or 0) & LIMITED
    conduct.application |= changed


def _picture(name: str, value: Any) -> str | None:
    """Return the hash of a picture. Errors: Refused."""
    if value is None:
        return None
    found = re.fullmatch(r"data:image/(png|jpeg|gif);base64,([A-Za-z0-9+/]+=*)", str(value))
    _check(found is not None, name, "Invalid image data")
    return hashlib.md5(base64.b64decode(found[2] if found else "")).hexdigest()  # noqa: S324 (Discord's way)


def _description(value: Any) -> str:
    """Return a description, which comes as a text or with one for each language."""
    text: Any = value.get("default") if isinstance(value, dict) else value or ""
    _check(isinstance(text, str), "description", "This field is required")
    _check(len(text) <= MAX_DESCRIPTION, "description", f"Must be {MAX_DESCRIPTION} or fewer in length.")
    return str(text)


def _tags(value: Any) -> list[str]:
    _check(isinstance(value, list) and len(value) <= MAX_TAGS, "tags", f"Must be {MAX_TAGS} or fewer in length.")
    for at, tag in enumerate(value):
        is_short = isinstance(tag, str) and 0 < len(tag) <= MAX_TAG
        _check(is_short, f"tags.{at}", f"Must be between 1 and {MAX_TAG} in length.")
    _check(len(set(value)) == len(value), "tags", "Must be unique.")
    return list(value)


def _install(kind: str, value: Any, is_private: bool) -> Json:
    """Return the settings of an install link; permissions are read as a number and told as a text."""
    where = f"integration_types_config.{kind}"
    _check(kind in ("0", "1"), where, "Value must be one of {0, 1}.")
    params = (value or {}).get("oauth2_install_params")
    if params is None:
        return {}
    _check(not is_private, where, "Private application cannot have a default authorization link", is_expected=True)
    scopes, permissions = params.get("scopes"), params.get("permissions")
    is_known = isinstance(scopes, list) and scopes and all(each in SCOPES for each in scopes)
    _check(is_known and len(set(scopes)) == len(scopes), f"{where}.scopes", f"Must be unique and of {SCOPES}.")
    is_number = isinstance(permissions, int | str) and str(permissions).isdecimal()
    _check(is_number and int(permissions) <= MAX_PERMISSIONS, f"{where}.permissions", "Must be a number of bits.")
    return {"oauth2_install_params": {"scopes": scopes, "permissions": str(permissions)}}


def _check(is_so: Any, where: str, text: str, *, is_expected: bool = False) -> None:
    """Refuse a body, as Discord says why: by the field. The bot should send none of these; a test says if it may."""
    if not is_so:
        raise Refused(400, INVALID, f"Invalid Form Body\nIn {where}: {text}", is_expected=is_expected)
