"""Interactions over HTTP. Nothing but connections is imported unless INTERACTIONS_PORT is set."""

import importlib.util

from bot.settings import Problem, Settings, SettingsError


def check_library(settings: Settings) -> None:
    """Errors: SettingsError if the port is set and the library that checks Discord's signatures is missing."""
    if settings.interactions_port is not None and importlib.util.find_spec("cryptography") is None:
        raise SettingsError(Problem("INTERACTIONS_PORT", "setting-http-missing"))
