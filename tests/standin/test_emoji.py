"""The application's emoji at the stand-in: what becomes of a deleted one in texts and buttons."""

from __future__ import annotations

import aiohttp

from standin.discord import StandIn
from standin.handshake import BASE
from standin.payloads import CHANNEL_ID, TOKEN


async def test_a_deleted_emoji_is_its_name_in_a_text_and_refused_in_a_button() -> None:
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with StandIn() as standin, aiohttp.ClientSession(headers=headers) as session:
        standin.emoji |= {"1": {"id": "1", "name": "kept"}, "2": {"id": "2", "name": "gone"}}
        standin.delete_emoji("gone")
        address = f"{standin.url}{BASE}/channels/{CHANNEL_ID}/messages"
        async with session.post(address, json={"content": "<:kept:1><:gone:2>"}) as response:
            assert (await response.json())["content"] == "<:kept:1>:gone:"
        button = {"type": 2, "style": 2, "custom_id": "a", "emoji": {"id": "2", "name": "gone"}}
        row = {"type": 1, "components": [button]}
        async with session.post(address, json={"content": "?", "components": [row]}) as response:
            assert (response.status, (await response.json())["code"]) == (400, 50_035)
