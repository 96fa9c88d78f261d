"""Interactions over HTTP. Nothing but connections is imported unless INTERACTIONS_PORT is set."""

import importlib.util

from bot.settings import Problem, SettingsError


def check_library() -> None:
    """Errors: SettingsError if the library that checks Discord's signatures is missing."""
    if importlib.util.find_spec("cryptography") is None:
        raise SettingsError(Problem("INTERACTIONS_PORT", "setting-http-missing"))
