"""The question before a user is forgotten, as its buttons carry it."""

import enum
from typing import NamedTuple

from bot.core.chat.address import reader

ANSWER_S = 300  # how long a member may answer the question


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


FORGET = rf"ttt-forget:([0-9]{{1,20}}):([0-9]{{1,12}}):({'|'.join(Consent)})"
parse_forget = reader(FORGET, ForgetButton, int, int, Consent)
