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
from jsonschema.validators import extend


def _as_enum(part: dict[str, Any]) -> dict[str, Any]:
    """Say "one of these constants" in the words that are faster to check."""
    constants = [each.get("const") for each in part.get("oneOf", ())]
    return {**part, "oneOf": [{"enum": constants}]} if constants and None not in constants else part


DOCUMENT = json.loads(Path(__file__).with_name("openapi.json").read_text("utf-8"), object_hook=_as_enum)
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
def _validator(route: str) -> Any:
    return _Validator(DOCUMENT["bodies"][route] | {"components": DOCUMENT["components"]})


def _of_its_type(keyword: str) -> Any:
    """Check a part only against those alternatives that can have its `type`, unless none can."""

    def check(validator: Any, alternatives: list[Any], part: Any, schema: Any) -> Any:
        kind = part.get("type") if isinstance(part, dict) else None
        fitting = [each for each in alternatives if kind is None or kind in _types(each.get("$ref"), kind)]
        return Draft202012Validator.VALIDATORS[keyword](validator, fitting or alternatives, part, schema)

    return check


def _types(reference: str | None, default: Any) -> list[Any]:
    schema = DOCUMENT["components"]["schemas"].get((reference or "").rpartition("/")[2], {})
    return schema.get("properties", {}).get("type", {}).get("enum") or [default]


_Validator = extend(Draft202012Validator, {each: _of_its_type(each) for each in ("oneOf", "anyOf")})
