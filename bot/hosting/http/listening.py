"""Open the endpoint for interactions over HTTP, as the settings ask."""

import importlib.util
import logging

import discord

from bot.hosting.http.endpoint import PATH, Endpoint, check_by
from bot.settings import Problem, Settings, SettingsError, unusable_port
from bot.words import words

log = logging.getLogger(__name__)


def check() -> None:
    """Errors: SettingsError if the library that checks Discord's signatures is missing."""
    if importlib.util.find_spec("cryptography") is None:
        raise SettingsError(Problem("INTERACTIONS_PORT", "setting-http-missing"))


async def listen(endpoint: Endpoint, client: discord.Client, settings: Settings) -> None:
    """Open the endpoint. client: one that has logged in, so that it knows its public key.

    Errors: SettingsError for an unusable port or address, and for the key of another application.
    """
    host, port = settings.interactions_host, settings.interactions_port or 0
    own = client.application.verify_key.lower() if client.application else ""
    given = settings.discord_public_key.hex() if settings.discord_public_key else own
    if given != own:
        raise SettingsError(Problem("DISCORD_PUBLIC_KEY", "setting-public-key-other"))
    try:
        await endpoint.open(check_by(bytes.fromhex(given)), host, port)
    except OSError as error:
        raise unusable_port("INTERACTIONS_PORT", host, port, error) from None
    log.info("%s", words()("log-listening", host=host, port=str(port), path=PATH))
    if client.application is not None and client.application.interactions_endpoint_url is None:
        log.info("%s", words()("log-endpoint-unset", path=PATH))
