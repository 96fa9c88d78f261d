"""The application's own emoji, by the bot's calls. They outlive every process."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from standin.conduct import Conduct
from standin.messages import INVALID, Refused
from standin.payloads import BOT, Json, snowflake

UNKNOWN, TOO_MANY = 10_014, 30_008
IN_TEXT = re.compile("<(:[0-9A-Za-z_]+:)([0-9]+)>")


class Emoji:
    """Keeps them by id. Errors, of every method: Refused."""

    def __init__(self, conduct: Conduct) -> None:
        self.kept: dict[str, Json] = {}
        self._conduct = conduct

    def listed(self) -> Json:
        return {"items": list(self.kept.values())}

    def create(self, body: Json) -> Json:
        """Keep one. Source: docs.discord.com/developers/resources/emoji (Create Application Emoji)."""
        if len(self.kept) >= self._conduct.most_emoji:
            raise Refused(400, TOO_MANY, f"Maximum number of emojis reached ({self._conduct.most_emoji})")
        one: Json = {"id": snowflake(), "name": body["name"], "roles": [], "user": BOT.user(), "animated": False}
        self.kept[one["id"]] = one | {"available": True, "managed": False, "require_colons": True}
        return self.kept[one["id"]]

    def delete(self, number: str) -> None:
        if self.kept.pop(number, None) is None:
            raise Refused(404, UNKNOWN, "Unknown Emoji")

    def shown(self, body: Any) -> Any:
        """A body as Discord keeps it: of an emoji that is not there the name is left in a text (undocumented)."""
        if isinstance(body, dict):
            return {key: self.shown(value) for key, value in body.items()}
        if isinstance(body, list):
            return [self.shown(each) for each in body]
        if isinstance(body, str):
            return IN_TEXT.sub(lambda found: found[0] if found[2] in self.kept else found[1], body)
        return body

    def check(self, body: Any) -> None:
        """Refuse a button with an emoji that is not there, as Discord does."""
        if any(number not in self.kept for number in _numbers(body)):
            text = "Invalid Form Body\nIn components.0.components.0.emoji.id: Invalid emoji"
            raise Refused(400, INVALID, text)


def _numbers(body: Any) -> Iterator[str]:
    """Find the ids of emoji in what is sent."""
    if isinstance(body, dict):
        if isinstance(emoji := body.get("emoji"), dict) and emoji.get("id"):
            yield emoji["id"]
        for each in body.values():
            yield from _numbers(each)
    elif isinstance(body, list):
        for each in body:
            yield from _numbers(each)
