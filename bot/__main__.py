"""The first that runs: `python -m bot` and `tictactoe-bot` begin here. What the command line does is in cli.py."""

import os
import signal
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. argv: without the program's name; None takes sys.argv.

    Ctrl-C and SIGTERM end the process at once and without a word, with 130 and 143, unless a command hears them itself:
    importing the rest takes a second, in which Python would show a traceback, and a container would hear nothing.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda number, _: os._exit(128 + number))
    given = sys.argv[1:] if argv is None else list(argv)
    if given[:1] == ["health"]:  # asked twice a minute, on a Raspberry Pi too; all the rest takes seconds there
        from bot.hosting.asking import main as ask

        if (status := ask(given[1:])) is not None:
            return status
    from bot.cli import main as run

    return run(argv)


if __name__ == "__main__":
    sys.exit(main())
