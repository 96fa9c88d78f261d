"""The stand-in's REST calls: what breaks a rule of Discord's is refused as Discord refuses it, and keeps nothing."""

from __future__ import annotations

import asyncio
import json

import aiohttp

from standin import payloads
from standin.discord import StandIn
from standin.handshake import BASE
from standin.interactions import Asked
from standin.payloads import BOT, CHANNEL_ID, SERVER_ID, SLASH, TOKEN, Json, in_server, interaction
from standin.server import CREATE_THREADS, EMBED_LINKS, MANAGE_THREADS, VIEW, Channel, Overwrite
from tests.standin.test_rules import command, option

HEADERS = {"Authorization": f"Bot {TOKEN}"}


async def test_commands_that_break_a_rule_are_refused_all_together() -> None:
    wrong = [command(), command(name="watch", options=[option(autocomplete=True)])]
    async with StandIn() as standin, aiohttp.ClientSession(headers=HEADERS) as session:
        address = f"{standin.url}{BASE}/applications/1/commands"
        async with session.put(address, json=wrong) as response:
            refused = await response.json()
        assert (response.status, refused["code"], refused["message"]) == (400, 50_035, "Invalid Form Body")
        assert list(refused["errors"]) == ["1"]
        assert list(refused["errors"]["1"]["options"]["0"]) == ["autocomplete"]
        assert [call.method for call in standin.unexpected] == ["PUT"]
        async with session.put(address, json=wrong[:1]) as response:
            assert [each["name"] for each in await response.json()] == ["play"]


GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://chart.png"}}]}
LAYOUT = {"flags": 1 << 15, "components": [{"type": 17, "components": [GALLERY]}]}


def picture(body: Json) -> aiohttp.FormData:
    """A body as it's sent with a picture."""
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body))
    form.add_field("files[0]", b"", filename="chart.png")
    return form


async def test_an_edit_brings_no_picture_for_a_gallery_nor_does_what_follows_a_deferral_at_once() -> None:
    async with StandIn() as standin, aiohttp.ClientSession(headers=HEADERS, base_url=standin.url) as session:
        channel, webhook = f"{BASE}/channels/{CHANNEL_ID}/messages", f"{BASE}/webhooks/{BOT.id}"

        async def asked(answer: Json) -> str:
            """The path of a webhook to an interaction that has had that answer."""
            packet = interaction(SLASH, in_server(payloads.channel(), BOT.member()), {}, None)
            standin._interactions.ask(Asked(packet, asyncio.get_running_loop().create_future()))
            address = f"{BASE}/interactions/{packet['id']}/{packet['token']}/callback"
            async with session.post(address, data=picture(answer)) as response:
                assert response.status == 204
            return f"{webhook}/{packet['token']}"

        async def sent(method: str, path: str) -> int:
            async with session.request(method, path, data=picture(LAYOUT)) as response:
                return response.status

        async with session.post(channel, data=picture(LAYOUT)) as response:
            message = await response.json()
        thinking, shown = await asked({"type": 5}), await asked({"type": 4, "data": LAYOUT})
        assert await sent("PATCH", f"{channel}/{message['id']}") == 400
        assert await sent("PATCH", f"{shown}/messages/@original") == 400
        assert await sent("POST", shown) == 200
        assert await sent("POST", thinking) == 400


async def test_a_thread_of_the_bot_needs_the_right_to_make_it_and_one_more_for_slow_mode() -> None:
    body = {"name": "a game", "type": 11, "auto_archive_duration": 10_080, "rate_limit_per_user": None}
    async with StandIn() as standin, aiohttp.ClientSession(headers=HEADERS) as session:

        async def start(channel_id: str, **more: int) -> tuple[int, int | None, int | None]:
            address = f"{standin.url}{BASE}/channels/{channel_id}/threads"
            async with session.post(address, json=body | more) as response:
                said = await response.json()
            return response.status, said.get("code"), said.get("rate_limit_per_user")

        games = standin.server.games
        assert await start("1") == (404, 10_003, None)
        assert await start(games.id) == (403, 50_013, None)
        games.overwrites = (Overwrite(allow=CREATE_THREADS),)
        assert await start(games.id) == (200, None, 0)
        for slow_s in (0, 60):
            assert await start(games.id, rate_limit_per_user=slow_s) == (403, 50_013, None)
        games.overwrites = (Overwrite(allow=CREATE_THREADS | MANAGE_THREADS),)
        assert await start(games.id, rate_limit_per_user=60) == (200, None, 60)
        games.overwrites = (Overwrite(deny=VIEW, allow=CREATE_THREADS),)
        assert await start(games.id) == (403, 50_001, None)
        assert len([each for each in standin.server.channels.values() if each.parent]) == 2
        assert standin.unexpected == []


async def test_in_a_server_that_has_not_invited_it_the_bot_may_do_nothing_by_its_own_right() -> None:
    async with StandIn() as standin, aiohttp.ClientSession(headers=HEADERS) as session:
        far = standin.server.add("far", guild_id=str(int(SERVER_ID) + 1))
        message = {"id": "5", "channel_id": far.id, "guild_id": far.guild_id}
        standin.messages["5"] = message
        address = f"{standin.url}{BASE}/channels/{far.id}"
        for method, path in (("GET", ""), ("POST", "/messages"), ("PATCH", "/messages/5"), ("DELETE", "/messages/5")):
            async with session.request(method, address + path, json={"content": "hello"}) as response:
                assert (response.status, (await response.json())["code"]) == (403, 50_001)
        assert standin.messages == {"5": message}
        assert standin.unexpected == []


async def test_an_edit_is_refused_where_a_place_a_right_or_the_message_is_gone() -> None:
    async with StandIn() as standin, aiohttp.ClientSession(headers=HEADERS) as session:
        games, gone, thread = standin.server.games, standin.server.add("gone"), await standin.create_thread("talk")
        for number, place in (("5", games), ("6", gone), ("7", thread)):
            standin.messages[number] = standin._messages.write(place.id, BOT, {"content": "hello"}) | {"id": number}

        async def edit(place: Channel, number: str) -> int | None:
            """Put an embed into a message; the code of the refusal."""
            address = f"{standin.url}{BASE}/channels/{place.id}/messages/{number}"
            async with session.patch(address, json={"embeds": [{"title": "amended"}]}) as response:
                return (await response.json()).get("code")  # type: ignore[no-any-return]

        assert [await edit(games, "5"), await edit(gone, "6"), await edit(thread, "7")] == [None] * 3
        await standin.delete_channel(gone)
        await standin.archive(thread)
        assert [await edit(gone, "6"), await edit(thread, "7"), await edit(games, "7")] == [10_003, 50_083, 10_008]
        games.overwrites = (Overwrite(deny=EMBED_LINKS),)
        assert await edit(games, "5") == 50_013


async def test_old_messages_may_be_edited_so_often_and_then_again_later() -> None:
    async with StandIn() as standin, aiohttp.ClientSession(headers=HEADERS) as session:
        games = standin.server.games
        for number in ("5", "6"):
            standin.messages[number] = standin._messages.write(games.id, BOT, {"content": ""}) | {"id": number}
        standin.old, standin.old_edits, standin.retry_after_s = {"5"}, 2, 0.25

        async def edit(number: str) -> tuple[int, Json]:
            address = f"{standin.url}{BASE}/channels/{games.id}/messages/{number}"
            async with session.patch(address, json={"content": "hello"}) as response:
                return response.status, await response.json()

        assert [(await edit("5"))[0] for _ in range(2)] == [200, 200]
        for _ in range(2):
            status, said = await edit("5")
            assert (status, said["code"], said["retry_after"]) == (429, 30_046, 0.25)
        assert (await edit("6"))[0] == 200
        standin.old_edits = 1
        assert (await edit("5"))[0] == 200
        assert standin.limited == [f"/channels/{games.id}/messages/5"] * 2
        assert standin.unexpected == []


async def test_a_channel_takes_five_messages_in_a_window() -> None:
    async with StandIn() as standin, aiohttp.ClientSession(headers=HEADERS) as session:
        standin.window_s = 60.0
        address, found = f"{standin.url}{BASE}/channels/{CHANNEL_ID}/messages", list[tuple[int, str]]()
        for _ in range(6):
            async with session.post(address, json={"content": "one more"}) as response:
                found.append((response.status, response.headers["X-RateLimit-Remaining"]))
        assert found == [*((200, left) for left in "43210"), (429, "0")]
        assert 0 < float(response.headers["Retry-After"]) <= standin.window_s
        assert standin.limited == [f"/channels/{CHANNEL_ID}/messages"]


async def test_a_deleted_emoji_is_its_name_in_a_text_and_refused_in_a_button() -> None:
    async with StandIn() as standin, aiohttp.ClientSession(headers=HEADERS) as session:
        standin.emoji |= {"1": {"id": "1", "name": "kept"}, "2": {"id": "2", "name": "gone"}}
        standin.delete_emoji("gone")
        address = f"{standin.url}{BASE}/channels/{CHANNEL_ID}/messages"
        async with session.post(address, json={"content": "<:kept:1><:gone:2>"}) as response:
            assert (await response.json())["content"] == "<:kept:1>:gone:"
        button = {"type": 2, "style": 2, "custom_id": "a", "emoji": {"id": "2", "name": "gone"}}
        row = {"type": 1, "components": [button]}
        async with session.post(address, json={"content": "?", "components": [row]}) as response:
            assert (response.status, (await response.json())["code"]) == (400, 50_035)
