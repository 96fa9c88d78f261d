"""`python -m bot health`: ask a running bot for its health. Imports little, as a HEALTHCHECK runs it twice a minute."""

import contextlib
import http.client
import sys
from collections.abc import Sequence

from bot import settings

WITHIN_S = 4.0  # the bot may take this long to answer; a loop that is stuck takes for ever
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 (who listens everywhere is asked here)


def main(argv: Sequence[str]) -> int | None:
    """Ask the bot; return the exit status, or None if argv, what follows `health`, is for cli.py to explain."""
    if not set(argv) <= {"--ready"}:
        return None
    try:
        given = settings.load_from()
    except settings.SettingsError:
        return None
    return None if given.health_port is None else ask(given, is_ready=bool(argv))


def ask(given: settings.Settings, *, is_ready: bool) -> int:
    """Print the answer; return 0 if it is a good one, else 1."""
    try:
        status, text = fetch(given, "/readyz" if is_ready else "/healthz")
        print(text, end="")
        return 0 if status == http.client.OK else 1
    except (OSError, http.client.HTTPException) as error:
        from bot.words import words

        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        address = f"{ANYWHERE.get(given.health_host, given.health_host)}:{given.health_port}"
        print(words()("health-unreachable", address=address, reason=reason), file=sys.stderr)
        return 1


def fetch(given: settings.Settings, path: str) -> tuple[int, str]:
    """Return the status and the text of an answer at HEALTH_PORT. Errors: OSError, http.client.HTTPException."""
    host = ANYWHERE.get(given.health_host, given.health_host)
    with contextlib.closing(http.client.HTTPConnection(host, given.health_port, timeout=WITHIN_S)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(errors="replace")
