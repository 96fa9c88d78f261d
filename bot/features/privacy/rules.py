"""The question before a user is forgotten, as its buttons carry it."""

import enum
import re
from typing import NamedTuple

ANSWER_S = 300
"""How long a member may answer the question."""


class Consent(enum.StrEnum):
    KEEP = "keep"
    ERASE = "erase"


class ForgetButton(NamedTuple):
    """An answer to the question whether to forget a user. asked_at: seconds since 1970."""

    user_id: int
    asked_at: int
    consent: Consent

    def text(self) -> str:
        return f"ttt-forget:{self.user_id}:{self.asked_at}:{self.consent.value}"


FORGET = re.compile(rf"ttt-forget:([0-9]{{1,20}}):([0-9]{{1,12}}):({'|'.join(Consent)})")


def parse_forget(custom_id: str) -> ForgetButton | None:
    found = FORGET.fullmatch(custom_id)
    return ForgetButton(int(found[1]), int(found[2]), Consent(found[3])) if found else None
