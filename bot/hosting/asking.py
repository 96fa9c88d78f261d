"""`python -m bot health`: ask a running bot for its health. Imports little, as a HEALTHCHECK runs it twice a minute."""

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
    host, port = ANYWHERE.get(given.health_host, given.health_host), given.health_port
    connection = http.client.HTTPConnection(host, port, timeout=WITHIN_S)
    try:
        connection.request("GET", "/readyz" if is_ready else "/healthz")
        answer = connection.getresponse()
        print(answer.read().decode(), end="")
        return 0 if answer.status == http.client.OK else 1
    except (OSError, http.client.HTTPException) as error:
        from bot.words import words

        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        print(words()("health-unreachable", address=f"{host}:{port}", reason=reason), file=sys.stderr)
        return 1
    finally:
        connection.close()
