"""What Discord's documents forbid in the body of a request. Each file names the pages that its rules are from.

What no body shows (rights, what is archived, ids of emoji) is for the Discord that answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from standin.payloads import Json
from standin.rules.answers import of_answer
from standin.rules.commands import of_commands
from standin.rules.messages import FLAGS, FLAGS_OF_ANSWERS, of_edit, of_message
from standin.rules.resources import of_application, of_emoji, of_thread
from standin.rules.violations import Violation, form

__all__ = ["Sent", "Violation", "check", "form"]


class Sent(NamedTuple):
    """A request, and what it is about. path: below /api/v10. files: the names of what is uploaded with it.

    asked: the kind of the interaction whose token the path has. edited: the message that it edits, or that a press or
    a form's answer came from.
    """

    method: str
    path: str
    body: Any
    files: Sequence[str] = ()
    asked: int = 0
    edited: Json | None = None


def check(sent: Sent) -> list[Violation]:
    """Return what is wrong with a request's body."""
    body, files = sent.body, sent.files
    match (sent.method, *sent.path.strip("/").split("/")):
        case ("PUT", "applications", _, "commands"):
            return list(of_commands(body))
        case ("PATCH", "applications", "@me"):
            return list(of_application(body))
        case ("POST", "applications", _, "emojis"):
            return list(of_emoji(body))
        case ("POST", "channels", _, "threads"):
            return list(of_thread(body, is_new=True))
        case ("PATCH", "channels", _):
            return list(of_thread(body, is_new=False))
        case ("POST", "channels", _, "messages"):
            return list(of_message((), body, files, FLAGS))
        case ("POST", "interactions", _, _, "callback"):
            return list(of_answer(body, sent.asked, sent.edited, files))
        case ("POST", "webhooks", _, _) if sent.edited is None:
            return list(of_message((), body, files, FLAGS_OF_ANSWERS))
        case ("PATCH", "channels" | "webhooks", _, _, *_) | ("POST", "webhooks", _, _):
            return list(of_edit((), body, sent.edited or {}, files))
    return []
