"""A tic-tac-toe bot for Discord."""

import signal
import sys

__version__ = "0.2.0"


def stop_requests() -> list[signal.Signals]:
    """Return the signals that ask a process to stop; a closing terminal's SIGHUP unless nohup has it ignored."""
    found = [signal.SIGINT, signal.SIGTERM]
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        found.append(signal.SIGHUP)
    return found
