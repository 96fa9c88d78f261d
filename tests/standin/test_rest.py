"""The stand-in's REST calls: what breaks a rule of Discord's is refused as Discord refuses it, and keeps nothing."""

from __future__ import annotations

import aiohttp

from standin.discord import StandIn
from standin.handshake import BASE
from standin.payloads import TOKEN
from tests.standin.test_rules import command, option


async def test_commands_that_break_a_rule_are_refused_all_together() -> None:
    wrong = [command(), command(name="watch", options=[option(autocomplete=True)])]
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with StandIn() as standin, aiohttp.ClientSession(headers=headers) as session:
        address = f"{standin.url}{BASE}/applications/1/commands"
        async with session.put(address, json=wrong) as response:
            refused = await response.json()
        assert (response.status, refused["code"], refused["message"]) == (400, 50_035, "Invalid Form Body")
        assert list(refused["errors"]) == ["1"]
        assert list(refused["errors"]["1"]["options"]["0"]) == ["autocomplete"]
        assert [call.method for call in standin.unexpected] == ["PUT"]
        async with session.put(address, json=wrong[:1]) as response:
            assert [each["name"] for each in await response.json()] == ["play"]
