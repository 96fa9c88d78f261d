"""Trim Discord's description of its API to the bodies that the bot sends: python -m scripts.openapi FILE

FILE: openapi.json of github.com/discord/discord-api-spec (MIT License). Writes tests/standin/openapi.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent.parent / "tests" / "standin" / "openapi.json"
ROUTES = (
    ("PUT", "/applications/{application_id}/commands"),
    ("PATCH", "/applications/@me"),
    ("POST", "/applications/{application_id}/emojis"),
    ("POST", "/channels/{channel_id}/messages"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
    ("POST", "/channels/{channel_id}/threads"),
    ("PATCH", "/channels/{channel_id}"),
    ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"),
    ("POST", "/users/@me/channels"),
)
PLACE = "#/components/schemas/"


def trimmed(whole: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas of the bodies by their routes, and all that they refer to."""
    bodies = {f"{method} {path}": _body(whole["paths"][path][method.lower()]) for method, path in ROUTES}
    schemas: dict[str, Any] = {}
    waiting = _references(bodies)
    while waiting:
        name = waiting.pop()
        schemas[name] = _bare(whole["components"]["schemas"][name])
        waiting |= _references(schemas[name]) - schemas.keys()
    found = {"bodies": bodies, "components": {"schemas": dict(sorted(schemas.items()))}}
    return dict(_quick(found, schemas))


def _quick(part: Any, schemas: dict[str, Any]) -> Any:
    """Return a part that says the same and is checked sooner: by an enum, or by the one alternative of its `type`."""
    if isinstance(part, list):
        return [_quick(each, schemas) for each in part]
    if not isinstance(part, dict):
        return part
    part = {name: _quick(value, schemas) for name, value in part.items()}
    for keyword in {"oneOf", "anyOf"} & part.keys():
        given = part[keyword]
        if all(each.keys() == {"const"} for each in given):
            part |= {"enum": [each["const"] for each in part.pop(keyword)]}
            continue
        named = [schemas.get(each.get("$ref", "").removeprefix(PLACE), {}) for each in given]
        kinds = [each.get("properties", {}).get("type", {}).get("enum", []) for each in named]
        every = [kind for each in kinds for kind in each]
        if all(kinds) and len(every) == len(set(every)):
            chosen = [
                {"if": {"properties": {"type": {"enum": kind}}}, "then": each}
                for kind, each in zip(kinds, part.pop(keyword), strict=True)
            ]
            part |= {"properties": {"type": {"enum": every}}, "required": ["type"], "allOf": chosen}
    return part


def _body(operation: dict[str, Any]) -> Any:
    return _bare(operation["requestBody"]["content"]["application/json"]["schema"])


def _references(part: Any) -> set[str]:
    """Return the names of all schemas that a part refers to."""
    if isinstance(part, list):
        return set().union(*map(_references, part))
    if not isinstance(part, dict):
        return set()
    own = {part["$ref"].removeprefix(PLACE)} if "$ref" in part else set()
    return own.union(*map(_references, part.values()))


def _bare(part: Any) -> Any:
    """Return a schema without what only explains it."""
    if isinstance(part, list):
        return [_bare(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        name: _bare(value)
        for name, value in part.items()
        if not (name in ("description", "title") and isinstance(value, str)) and not name.startswith("x-")
    }


if __name__ == "__main__":
    found = trimmed(json.loads(Path(sys.argv[1]).read_text("utf-8")))
    FILE.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
