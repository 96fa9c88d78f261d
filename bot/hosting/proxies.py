"""Reach Discord at its own addresses, or through the host's proxies."""

from typing import Any

import yarl
from discord.http import HTTPClient, Route

_connect = HTTPClient.ws_connect


def reach(api_url: str, gateway_url: str | None) -> None:
    """Have every client of this process use these addresses only.

    api_url: of the REST API, with its version, as https://discord.com/api/v10; answers to interactions go there, too.
    gateway_url: in the place of what /gateway/bot and READY (resume_gateway_url) say; None takes theirs.
    Source: nirn-proxy and twilight's http-proxy keep the path; twilight's gateway-proxy names no address of its own.
    """
    Route.BASE = api_url

    async def connect(client: HTTPClient, url: str, **options: Any) -> Any:
        there = yarl.URL(gateway_url).with_query(yarl.URL(url).query) if gateway_url else url
        return await _connect(client, str(there), **options)

    setattr(HTTPClient, "ws_connect", connect)  # noqa: B010  mypy forbids assigning to a method
