"""A tic-tac-toe bot for Discord."""

import signal

__version__ = "0.2.0"


def stop_requests() -> list[signal.Signals]:
    """Return the signals that ask a process to stop; a closing terminal's SIGHUP unless nohup has it ignored."""
    asked = (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", None))  # Windows has none
    return [each for each in asked if each and (each.name != "SIGHUP" or signal.getsignal(each) is not signal.SIG_IGN)]
