"""Listening: opens the endpoint for interactions over HTTP, if the settings ask for one."""

import importlib.util
import logging

import discord

from bot.chat.endpoint import PATH, Endpoint, check_by
from bot.settings import Problem, Settings, SettingsError, unusable_port
from bot.words import words

log = logging.getLogger(__name__)


def check(settings: Settings) -> None:
    """Errors: SettingsError if interactions should come over HTTP, and what checks their signatures isn't installed."""
    if settings.interactions_port is not None and importlib.util.find_spec("cryptography") is None:
        raise SettingsError((Problem("INTERACTIONS_PORT", "setting-http-missing"),))


async def listen(endpoint: Endpoint, client: discord.Client, settings: Settings) -> None:
    """Open the endpoint if a port is set for it. client: one that has logged in, so that it knows its public key.

    Errors: SettingsError for a port or an address that can't be had, and for the key of another application.
    """
    host, port = settings.interactions_host, settings.interactions_port
    if port is None:
        return
    own = client.application.verify_key.lower() if client.application else ""
    given = settings.discord_public_key.hex() if settings.discord_public_key else own
    if given != own:
        raise SettingsError((Problem("DISCORD_PUBLIC_KEY", "setting-public-key-other"),))
    try:
        await endpoint.open(check_by(bytes.fromhex(given)), host, port)
    except OSError as error:
        raise SettingsError((unusable_port("INTERACTIONS_PORT", host, port, error),)) from None
    log.info("%s", words()("log-listening", host=host, port=str(port), path=PATH))
    if client.application is not None and client.application.interactions_endpoint_url is None:
        log.info("%s", words()("log-endpoint-unset", path=PATH))
