"""The first that runs: `python -m bot` and `tictactoe-bot` begin here. What the command line does is in cli.py."""

import gc
import os
import signal
import sys
from collections.abc import Sequence

from bot import __version__, stop_requests


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. argv: without the program's name; None takes sys.argv.

    Ctrl-C and SIGTERM end the process at once and without a word, with 130 and 143, unless a command hears them itself:
    importing the rest takes a second, in which Python would show a traceback, and a container would hear nothing.
    Without a console, as by pythonw, what is printed is lost and nothing is typed.
    """
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r+", encoding="utf-8"))  # noqa: SIM115  as long as the process
    for each in stop_requests():
        signal.signal(each, lambda number, _: os._exit(128 + number))
    given = sys.argv[1:] if argv is None else list(argv)
    try:
        status = _run(given)
        sys.stdout.flush()
        if argv is None:
            gc.freeze()  # or Python looks for garbage in all of it before it ends, for a quarter of a second
    except BrokenPipeError:  # `python -m bot check | head`. Source: docs.python.org/3/library/signal.html, "SIGPIPE"
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _run(given: list[str]) -> int:
    """Run one command and return its exit status. What is asked often is answered without importing the rest."""
    if given == ["--version"]:
        print(__version__)
        return 0
    gc.disable()  # imports make no garbage, and looking for it takes a tenth of a start
    if given[:1] == ["health"]:
        from bot.hosting.asking import main as ask

        if (status := ask(given[1:])) is not None:
            return status
    from bot.cli import main as run

    return run(given)


if __name__ == "__main__":
    sys.exit(main())
