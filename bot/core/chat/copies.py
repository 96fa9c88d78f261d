"""Warn of another bot that answers with this token out of another database: an old machine that still runs, a test."""

import logging
import secrets
from collections import deque

from bot.core.store import is_ours
from bot.words import words

log = logging.getLogger(__name__)


class Copies:
    """Compares answers to typed messages by their nonces. Of processes with one database only one claims a message."""

    def __init__(self) -> None:
        self._name, self._is_told = secrets.token_hex(2), False
        self._seen = deque[tuple[str, bool]](maxlen=400)  # an answer of a copy comes within seconds

    def nonce(self, number: int) -> str | None:
        """Return the nonce of the answer to a request; None if this process hasn't claimed it."""
        return self.hear(f"{self._name}-{number}") if is_ours() else None

    def hear(self, nonce: str) -> str:
        """Take the nonce of a message that the bot's user writes, or has written, and return it."""
        name, _, number = nonce.partition("-")
        if (number, name != self._name) in self._seen:
            self.warn()
        self._seen.append((number, name == self._name))
        return nonce

    def warn(self) -> None:
        if not self._is_told:
            self._is_told = True
            log.warning("%s", words()("log-copies"))
