"""SimCord as strict as the real Discord: what breaks one of its written rules is refused as Discord refuses it.

It wraps SimCord's dispatcher, which is no public name; tests/standin/test_strict.py fails if that changes.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from simcord import Env, HttpLogEntry
from simcord.backend import Backend
from simcord.backend.errors import invalid_form_body
from simcord.backend.models import Message
from simcord.http import router

from standin import rules
from standin.payloads import Json

_refused = WeakKeyDictionary[Backend, list[str]]()
_answer = router.dispatch
_taken = list[Any]()
"""The last commands that kept all rules: every world sends them again."""


def strict(env: Env) -> list[str]:
    """Let a simulated Discord check all bodies. Returns the list to which it adds each one that it refuses."""
    router.dispatch = _dispatch
    return _refused.setdefault(env.backend, [])


def _dispatch(backend: Backend, method: str, path: str, **given: Any) -> Any:
    body = given.get("json")
    if backend not in _refused or body is None or body in _taken:
        return _answer(backend, method, path, **given)
    if found := rules.check(_sent(backend, method, path, given)):
        backend.http_requests.append(HttpLogEntry(method, path, given.get("params") or {}, body, given.get("reason")))
        _refused[backend].append(f"{method} {path}: {'; '.join(f'{each.where} {each.text}' for each in found)}")
        raise invalid_form_body(errors=rules.form(found))
    if path.endswith("/commands"):
        _taken[:] = [body]
    return _answer(backend, method, path, **given)


def _sent(backend: Backend, method: str, path: str, given: Any) -> rules.Sent:
    files = [each.filename for each in given.get("files") or ()]
    asked, message = _context(backend, path.strip("/").split("/"))
    edited = _message(message) if message else None
    return rules.Sent(method, path, given["json"], files, asked, edited)


def _context(backend: Backend, parts: list[str]) -> tuple[int, Message | None]:
    """Return the kind of the interaction that a path answers, and the message that it is about."""
    match parts:
        case ["interactions", number, _, "callback"] if asked := backend.interactions.get(int(number)):
            return asked.type, _found(backend, asked.channel_id, asked.source_message_id)
        case ["webhooks", _, token, *rest] if token in backend.interaction_tokens:
            asked = backend.interaction_by_token(token)
            if rest[-1:] not in ([], ["@original"]):
                return asked.type, _found(backend, asked.channel_id, int(rest[-1]))
            is_edit = bool(rest) or asked.loading
            return asked.type, _found(backend, asked.channel_id, asked.message_id) if is_edit else None
        case ["channels", channel_id, "messages", message_id]:
            return 0, _found(backend, int(channel_id), int(message_id))
    return 0, None


def _found(backend: Backend, channel_id: int, message_id: int | None) -> Message | None:
    return backend.messages.get(channel_id, {}).get(message_id or 0)


def _message(message: Message) -> Json:
    parts: Json = {"flags": message.flags, "content": message.content, "embeds": message.embeds}
    return parts | {"components": message.components, "attachments": message.attachments}
