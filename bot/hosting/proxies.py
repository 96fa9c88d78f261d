"""Where Discord is reached: at its own addresses, or by way of proxies that a host has put in between."""

from typing import Any

import yarl
from discord.http import HTTPClient, Route

_connect = HTTPClient.ws_connect


def reach(api_url: str, gateway_url: str | None) -> None:
    """Have every client of this process talk to these addresses alone.

    api_url: of the REST API, with its version, as https://discord.com/api/v10; answers to interactions go there, too.
    gateway_url: of the gateway, whatever /gateway/bot and READY (resume_gateway_url) say; None believes them.
    Source: a proxy such as nirn-proxy or twilight's http-proxy keeps the path below its own address; twilight's
    gateway-proxy stands in for the gateway and names no address that all processes could reach.
    """
    Route.BASE = api_url

    async def connect(client: HTTPClient, url: str, **options: Any) -> Any:
        """Connect as discord.py would, to the other address: what follows the question mark stays."""
        there = yarl.URL(gateway_url).with_query(yarl.URL(url).query) if gateway_url else url
        return await _connect(client, str(there), **options)

    setattr(HTTPClient, "ws_connect", connect)  # noqa: B010  mypy lets nobody assign to a method
