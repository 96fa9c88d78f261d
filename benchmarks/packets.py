"""What the people of stage.py send, as text that is made once and filled in: nothing is copied while a bot is timed.

What the bot sent is made into a message of Discord's each time.
"""

from __future__ import annotations

import json

from standin import payloads
from standin.payloads import Json, Person

BUTTONS, SLASH, TYPED = "buttons", "slash", "typed"
WAYS = (BUTTONS, SLASH, TYPED)
SOMEBODY = Person(2_000_000_000_000_000_001, "somebody 2000000000000000001")  # the number becomes each one's


def channel(channel_id: str) -> Json:
    """Describe a channel."""
    return payloads.channel(channel_id, f"games-{channel_id}")


def of_channel(channel_id: str, start: tuple[str, dict[str, str]] | str) -> dict[str, str]:
    """What people send in a channel, by what they do: "start" and the ways to move, to be filled in with `%`."""
    return {
        "start": _start(channel_id, start),
        BUTTONS: _interaction(3, channel_id, {"component_type": 2, "custom_id": "%(what)s"}),
        SLASH: _interaction(2, channel_id, _slash("move", {"square": "%(what)s"})),
        TYPED: _typed(channel_id, "!move %(what)s"),
    }


def by_bot(channel_id: str, message_id: str, sent: Json, *, is_new: bool) -> str:
    """Return the bot's message as Discord has it."""
    edited = {} if is_new else {"edited_timestamp": payloads.LATER}
    message = payloads.message(channel_id, payloads.BOT, sent) | {"id": message_id} | edited
    return json.dumps(message, separators=(",", ":"))


def _start(channel_id: str, start: tuple[str, dict[str, str]] | str) -> str:
    if isinstance(start, str):
        return _typed(channel_id, start)
    return _interaction(2, channel_id, _slash(*start))


def _slash(name: str, options: dict[str, str]) -> Json:
    filled = [{"name": option, "type": 3, "value": value} for option, value in options.items()]
    return {"id": "1", "name": name, "type": 1, "options": filled}


def _interaction(kind: int, channel_id: str, data: Json) -> str:
    clicked: Json = {"message": "%(board)s"} if kind == 3 else {}
    place = payloads.in_server(channel(channel_id), SOMEBODY.member() | {"user": SOMEBODY.user()}) | {
        "locale": SOMEBODY.locale
    }
    packet = payloads.interaction(kind, place, data, None) | {"id": "%(id)s", "token": "%(token)s"} | clicked
    return _packet("INTERACTION_CREATE", packet)


def _typed(channel_id: str, content: str) -> str:
    message = payloads.message(channel_id, SOMEBODY, {"content": content})
    return _packet("MESSAGE_CREATE", message | {"id": "%(id)s", "member": SOMEBODY.member()})


def _packet(event: str, data: Json) -> str:
    """A packet to fill in with `%`; a board goes in as JSON, not as a text."""
    text = json.dumps({"op": 0, "t": event, "s": "%(s)s", "d": data}, separators=(",", ":"))
    text = text.replace('"%(board)s"', "%(board)s").replace('"%(s)s"', "%(s)s")
    return text.replace(str(SOMEBODY.id), "%(who)s")
