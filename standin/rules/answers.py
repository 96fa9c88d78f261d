"""Answers to interactions: of which kind, with which message, form or suggestions.

Source: docs.discord.com/developers/interactions/receiving-and-responding (Interaction Response Object).
"""

from __future__ import annotations

from collections.abc import Sequence

from standin.payloads import EPHEMERAL, Json
from standin.rules.commands import of_choice
from standin.rules.components import FORM, MAX_CUSTOM_ID, MOST_ASKED, of_components
from standin.rules.messages import FLAGS_OF_ANSWERS, of_edit, of_message
from standin.rules.violations import Found, Violation, Where, count, text

PING, COMMAND, COMPONENT, COMPLETION, SUBMITTED = range(1, 6)
PONG, MESSAGE, THINKING, LATER, UPDATE, SUGGESTIONS, ASK = 1, 4, 5, 6, 7, 8, 9
ANSWERS = {
    PING: (PONG,),
    COMMAND: (MESSAGE, THINKING, ASK),
    COMPONENT: (MESSAGE, THINKING, LATER, UPDATE, ASK),
    COMPLETION: (SUGGESTIONS,),
    SUBMITTED: (MESSAGE, THINKING, LATER, UPDATE),
}
"""How each kind of interaction is answered; a form that no message led to changes none."""
MOST_SUGGESTIONS, MAX_TITLE = 25, 45


def of_answer(body: Json, asked: int, pressed: Json | None, files: Sequence[str]) -> Found:
    """Check the first answer. asked: the kind of the interaction. pressed: the message that it came from."""
    kind, data = body.get("type"), body.get("data") or {}
    at: Where = ("data",)
    if kind not in ANSWERS.get(asked, ()) or (kind in (LATER, UPDATE) and pressed is None):
        yield Violation(("type",), f"An interaction of type {asked} isn't answered by type {kind}.")
    elif kind == MESSAGE:
        yield from of_message(at, data, files, FLAGS_OF_ANSWERS)
    elif kind == THINKING and (set(data) - {"flags"} or data.get("flags", 0) & ~EPHEMERAL):
        yield Violation(at, "What is put off says no more than that it is EPHEMERAL.")
    elif kind == UPDATE:
        yield from of_edit(at, data, pressed or {}, files)
    elif kind == SUGGESTIONS:
        yield from count((*at, "choices"), data.get("choices") or (), MOST_SUGGESTIONS)
        for step, choice in enumerate(data.get("choices") or ()):
            yield from of_choice((*at, "choices", step), choice)
    elif kind == ASK:
        yield from _form(at, data)


def _form(at: Where, data: Json) -> Found:
    yield from text(at, data, "custom_id", MAX_CUSTOM_ID, 1)
    yield from text(at, data, "title", MAX_TITLE, 1)
    components = data.get("components") or ()
    yield from count((*at, "components"), components, MOST_ASKED, least=1)
    yield from of_components((*at, "components"), components, FORM)
