"""A tic-tac-toe bot for Discord."""

__version__ = "0.1.0"
