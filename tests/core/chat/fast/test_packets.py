"""A press read from raw JSON and by discord.py's objects is the same request."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, count, product
from typing import Any

import discord
import pytest

from bot.core.chat.fast.callbacks import Callbacks
from bot.core.chat.fast.responder import FastResponder
from bot.core.chat.responders import InteractionResponder
from standin import payloads
from standin.payloads import CLICK, Json, Person
from tests.people import create_thread
from tests.report import for_each
from tests.world import World

FAR, FAR_CHANNEL = "900000000000000001", "900000000000000002"
FLAGS = [
    *("view_channel", "send_messages", "send_messages_in_threads", "manage_messages", "manage_guild"),
    *("use_external_apps", "attach_files"),
]
KINDS = {"a press": 0, "a press that one alone sees": 64}
ids = count(3_000_000_000_000_000_001)


def someone(name: str = "ada", shown: str | None = None) -> Json:
    """An account that discord.py doesn't know yet."""
    return Person(next(ids), name).user() | {"global_name": shown}


def permitted() -> list[int]:
    """All sums of the permissions that count."""
    sets = (each for size in range(len(FLAGS) + 1) for each in combinations(FLAGS, size))
    return [discord.Permissions(**dict.fromkeys(each, True)).value for each in sets]


def places(world: World) -> dict[str, Json]:
    """Where it may be asked, by what that is: as the packet tells of the place."""
    thread = create_thread(world, world.channel, discord.ChannelType.public_thread)
    here, far = str(world.guild.id), {"guild_id": FAR, "guild": {"id": FAR, "features": []}, "context": 0}
    known = {"guild_id": here, "guild": {"id": here, "features": []}, "context": 0}
    archive = {"archived": False, "auto_archive_duration": 60, "archive_timestamp": payloads.EARLIER}
    beside = {"parent_id": str(world.channel.id), "thread_metadata": archive}
    threads = {"name": "t", "owner_id": "1", "message_count": 0, "member_count": 1} | beside
    return {
        "a channel": known | _channel(str(world.channel.id), 0),
        "a channel that is not known": known | _channel(FAR_CHANNEL, 5),
        "a thread": known | _channel(str(thread.id), 11),
        "a thread that is not known": known | _channel(FAR_CHANNEL, 12, **(threads | {"guild_id": here})),
        "a server that is not known": far | _channel(FAR_CHANNEL, 0),
        "a thread there": far | _channel(FAR_CHANNEL, 10, **(threads | {"guild_id": FAR})),
        "direct messages": {"context": 1} | _channel(FAR_CHANNEL, 1),
        "other people's messages": {"context": 2} | _channel(FAR_CHANNEL, 3, recipients=[], name=None),
        "no context": _channel(FAR_CHANNEL, 1),
    }


def _channel(number: str, kind: int, **more: Any) -> Json:
    return {"channel_id": number, "channel": {"id": number, "type": kind, "name": "x", "position": 0} | more}


def owners(place: Json, user: Json) -> dict[str, Json]:
    """Who may have installed the app that was used there."""
    server = place.get("guild_id", "0")
    both = {"0": server, "1": user["id"]}
    return {"the server": {"0": server}, "the user": {"1": user["id"]}, "both": both, "another": {"1": "5"}, "none": {}}


def packet(kind: str, place: Json, user: Json, own: Json, *, member: Json | None = None, app: int = 0) -> Json:
    """An interaction of a user. member: what is known of them in that server. app: what the bot may do there."""
    clicked = payloads.message(place["channel_id"], payloads.BOT, {}) | {"flags": KINDS[kind]}
    data = {"component_type": 2, "custom_id": "x"}
    who: Json = {"user": user}
    if "guild_id" in place:
        who = {"member": Person.member(payloads.BOT) | (member or {}) | {"user": user}}
    by = {"authorizing_integration_owners": own, "app_permissions": str(app)}
    return payloads.interaction(CLICK, place | who | by, data, clicked)


def assert_same(world: World, sent: Json, *, in_private: bool = False) -> None:
    """Both read the same; discord.py leaves out roles that it doesn't know."""
    callbacks = Callbacks(world.bot, world.bot.servers)
    raw = FastResponder(callbacks, deepcopy(sent), in_private=in_private, with_rights=True).request
    made = discord.Interaction(data=deepcopy(sent), state=world.bot._connection)  # type: ignore[arg-type]
    plain = InteractionResponder(made, in_private=in_private, with_rights=True).request
    assert raw == plain


def rights() -> Iterator[tuple[int, int]]:
    """What the asker may do, and what the bot."""
    for mask in permitted():
        yield from ((mask, mask), (mask, discord.Permissions.all().value), (discord.Permissions.all().value, mask))


@pytest.mark.parametrize("kind", KINDS)
async def test_wherever_and_by_whatever_right_it_is_the_same_request(world: World, kind: str) -> None:
    for place in places(world).values():
        user = someone()
        for own in owners(place, user).values():
            assert_same(world, packet(kind, place, user, own), in_private=True)
            assert_same(world, packet(kind, place, user, own, member={"permissions": "0", "roles": ["7", "5"]}))


async def test_every_permission_that_counts_is_read_alike(world: World) -> None:
    read = 0
    for place, (asker, bot) in product(places(world).values(), rights()):
        user = someone()
        own = owners(place, user)["the user" if read % 2 else "both"]
        assert_same(world, packet("a press", place, user, own, member={"permissions": str(asker)}, app=bot))
        read += 1
    assert read == 9 * 2 ** len(FLAGS) * 3


@for_each(
    [
        (nick, shown)
        for nick in (None, "", "Nick", "\u202eevil", "n" * 40)
        for shown in (None, "", "Ada L.", "a\u0000b")
    ],
    "world",
)
async def test_people_are_called_alike(world: World, nick: str | None, shown: str | None) -> None:
    for place in places(world).values():
        user = someone(shown=shown)
        assert_same(world, packet("a press", place, user, {}, member={"nick": nick}))


async def test_a_language_is_read_alike_even_if_it_is_new_to_discord_py(world: World) -> None:
    for locale in ("en-US", "de", "tlh"):
        assert_same(world, packet("a press", places(world)["a channel"], someone(), {}) | {"locale": locale})
