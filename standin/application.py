"""The application as its bot may read and edit it. Errors of its rules: see standin/rules/resources.py."""

from __future__ import annotations

import base64
import hashlib
from typing import Any

from standin.conduct import Conduct
from standin.messages import INVALID, Refused
from standin.payloads import Json

LIMITED = 1 << 13 | 1 << 15 | 1 << 19
"""The flags that a bot may set itself: of presences, of members, of message content."""


def edit(conduct: Conduct, body: Json) -> None:
    """Change what a body names, or nothing of it. Errors: Refused."""
    installs = {kind: each or {} for kind, each in (body.get("integration_types_config") or {}).items()}
    if any(map(_link, installs.values())) and not conduct.application.get("bot_public", True):
        raise Refused(400, INVALID, "Private application cannot have a default authorization link")
    changed: Json = {name: body[name] for name in ("description", "tags", "icon") if name in body}
    if isinstance(changed.get("description"), dict):
        changed["description"] = changed["description"]["default"]
    if "tags" in changed:
        changed["tags"] = changed["tags"] or []
    if changed.get("icon"):
        picture = base64.b64decode(changed["icon"].partition(",")[2])
        changed["icon"] = hashlib.md5(picture).hexdigest()  # noqa: S324 (Discord's way)
    if installs:
        changed["integration_types_config"] = {kind: _told(each) for kind, each in installs.items()}
    if "flags" in body:
        conduct.application_flags = conduct.application_flags & ~LIMITED | (body["flags"] or 0) & LIMITED
    conduct.application |= changed


def _link(install: Json) -> Any:
    return install.get("oauth2_install_params")


def _told(install: Json) -> Json:
    """Return the settings of an install link; permissions are read as a number and told as a text."""
    link = _link(install)
    return {"oauth2_install_params": link | {"permissions": str(link["permissions"])}} if link else {}
