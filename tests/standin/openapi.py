"""A second opinion: Discord's own description of its API, trimmed by scripts/openapi.py to what the bot sends.

It says less than the written rules (nothing of what two fields have to do with each other), but Discord says it.
Source: github.com/discord/discord-api-spec.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

DOCUMENT = json.loads(Path(__file__).with_name("openapi.json").read_text("utf-8"))
DOCUMENT["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
"""Discord takes ids as numbers, too. Source: docs.discord.com/developers/reference (Snowflakes)."""


def objections(method: str, path: str, body: Any) -> list[str]:
    """Return what the description forbids in a body, or that it doesn't know the route."""
    routes = [route for route in DOCUMENT["bodies"] if _pattern(route).fullmatch(f"{method} {path}")]
    if not routes:
        return [f"There is no {method} {path}."]
    best = min(routes, key=lambda each: each.count("{"))  # @original before a message's number
    return [f"{each.json_path}: {each.message}"[:300] for each in _validator(best).iter_errors(body)]


@cache
def _pattern(route: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(route)))


@cache
def _validator(route: str) -> Draft202012Validator:
    return Draft202012Validator(DOCUMENT["bodies"][route] | {"components": DOCUMENT["components"]})
