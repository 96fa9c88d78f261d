"""What the bot may do in a channel: by roles, by the channel's own settings, in threads, and for members."""

from __future__ import annotations

import discord
from simcord import ChannelHandle

from bot.core.chat.client import NEEDED, PERMISSIONS
from bot.features.permissions import IN_THREAD, withheld_by
from tests.features.full import World
from tests.features.permissions.examples import ALL, NO_LINKS
from tests.people import create_thread, half_closed, me_in, newest, private
from tests.report import for_each
from tests.world import parts_of, text_of, titled

PLAYS, MORE = "To play", "Only if your settings ask for it"
BY_ROLE, BY_CHANNEL = (
    "-# Give it to my role in Server Settings > Roles.",
    "-# This channel takes it away. Allow it in Edit Channel > Permissions.",
)


def give(world: World, **rights: bool) -> None:
    """Let the bot's roles and @everyone have these rights, and no others."""
    backend = world.env.backend
    value = discord.Permissions(**rights).value
    member = backend.get_member(world.guild.id, me_in(world).id)
    for role in (world.guild.id, *member.role_ids):
        backend.edit_role(world.guild.id, role, {"permissions": value})


def some(*names: str) -> dict[str, bool]:
    return dict.fromkeys((*NEEDED, "use_application_commands", *names), True)


async def shown(world: World, channel: ChannelHandle | None = None) -> discord.Message:
    return private(await world.alice.slash(channel or world.channel, "permissions"))


async def test_with_all_rights_every_line_has_a_tick(world: World) -> None:
    page = await shown(world)
    assert titled(page) == "What I may do here"
    assert f"I have everything I need to play in {world.channel.mention}." in text_of(page)
    assert all(line.startswith("✅") for part in parts_of(page).values() for line in part.splitlines())
    await world.alice.send(world.channel, "!permissions")
    assert text_of(newest(world.channel)) == text_of(page)


async def test_what_the_roles_lack_is_given_to_a_role(world: World) -> None:
    give(world, **some() | {"attach_files": False})
    page = await shown(world)
    lines = parts_of(page)[PLAYS].splitlines()
    assert lines[-2:] == ["❌ **Attach Files**, for pictures", BY_ROLE]
    assert "I lack 1 permission that I need in" in text_of(page)
    assert parts_of(page)[MORE].splitlines()[-2].startswith("▫️ **Manage Roles**"), "it is needed for little"


async def test_what_the_channel_takes_away_is_given_back_there(world: World) -> None:
    give(world, **some("manage_roles"))
    page = await shown(world, half_closed(world, embed_links=False))
    lines = parts_of(page)[PLAYS].splitlines()
    assert lines[lines.index("❌ **Embed Links**, for the words under a board") + 1] == BY_CHANNEL
    assert "✅ **Manage Roles**" in parts_of(page)[MORE]


async def test_a_server_that_wants_threads_needs_the_rights_to_make_them(world: World) -> None:
    narrow = half_closed(world, create_public_threads=False, manage_threads=False)
    assert "▫️ **Create Public Threads**" in parts_of(await shown(world, narrow))[MORE]
    await world.store.servers.change(world.guild.id, threads=True)
    page = await shown(world, narrow)
    assert "❌ **Create Public Threads**" in parts_of(page)[PLAYS]
    assert "Create Public Threads" not in parts_of(page)[MORE]
    assert "▫️ **Manage Threads**, to keep slow mode in threads of games" in parts_of(page)[MORE], "games go on without"


async def test_a_thread_has_the_rights_of_its_channel(world: World) -> None:
    channel = half_closed(world, send_messages_in_threads=False, embed_links=False)
    thread = create_thread(world, channel, discord.ChannelType.public_thread)
    page = await shown(world, thread)
    assert "❌ **Embed Links**" in parts_of(page)[PLAYS]
    assert "❌ **Send Messages in Threads**" in parts_of(page)[PLAYS]
    assert "**Send Messages**," not in parts_of(page)[PLAYS]


async def test_in_direct_messages_there_are_no_permissions(world: World) -> None:
    await world.alice.user.send_dm("permissions")
    answer = text_of(newest(world.alice.user.dm_channel))
    assert answer == "Permissions belong to a server's channel. Use /permissions there."


@for_each(
    [
        (ALL, ALL, ""),
        (ALL, NO_LINKS, ""),
        (NO_LINKS, ALL, "channel"),
        (NO_LINKS, NO_LINKS, "roles"),
        (NO_LINKS, None, "either"),
        (ALL, None, ""),
    ]
)
def test_a_right_is_withheld_by_the_roles_or_by_the_channel(
    here: discord.Permissions, roles: discord.Permissions | None, by: str
) -> None:
    assert withheld_by("embed_links", here, roles) == by


def test_in_a_thread_the_right_to_send_is_another() -> None:
    assert {*IN_THREAD} == {*NEEDED} - {"send_messages"} | {"send_messages_in_threads"}


def test_all_that_the_invitation_asks_for_is_listed() -> None:
    assert discord.Permissions(**dict.fromkeys((*NEEDED, "send_messages_in_threads"), True)) == PERMISSIONS
