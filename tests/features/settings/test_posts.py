"""What is posted in a server, the daily puzzle and the month's table: set by a form, by options and by words."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord import ChannelHandle, InteractionResult
from simcord.actors import _dispatch_actor_interaction

from bot.core.chat.looks import WRITTEN
from bot.core.chat.outbox import Delivery, Posted
from bot.core.chat.page import Page
from bot.core.chat.registry import Registry
from bot.core.game import Place, ServerSettings
from bot.features.champions.sql import Champions, Posting
from bot.words import words
from tests.faults import broken
from tests.features.full import World
from tests.people import create_thread, private, take_server_away
from tests.report import for_each
from tests.world import buttons_of, parts_of, said, text_of

SAY = words()
MANAGER = discord.Permissions(manage_guild=True, manage_roles=True)


class Scene:
    """A server in which the bot may give roles below its own, and mia may manage. posts: a channel for both."""

    def __init__(self, world: World, permissions: discord.Permissions = MANAGER) -> None:
        self.world = world
        role = world.guild.create_role("managers", permissions=permissions, position=5)
        self.mia = world.guild.add_member(world.env.create_user("mia"), roles=[role])
        self.posts = world.guild.create_text_channel("posts")
        self.role = world.guild.create_role("champion", position=1)
        self.give_rights()

    def give_rights(self, *, position: int = 4, manage_roles: bool = True) -> None:
        backend, guild_id = self.world.env.backend, self.world.guild.id
        its = next(each for each in backend.get_guild(guild_id).roles.values() if each.managed)
        its.permissions = discord.Permissions(its.permissions, manage_roles=manage_roles).value
        role = self.world.guild.create_role("bot", position=position)
        backend.add_member_role(guild_id, self.world.bot.user.id, role.id)  # type: ignore[union-attr]

    async def posted(self) -> tuple[Any, Any]:
        """Where the puzzle and the table are posted."""
        guild_id = self.world.guild.id
        champions = self.world.bot.registry.service(Champions)
        posting = await champions.of(guild_id)
        return await self.world.community.puzzles.posted(guild_id), posting and posting._replace(set_at=0)

    async def type(self, text: str) -> str:
        await self.mia.send(self.world.channel, f"!settings {text}")
        return text_of(self.world.last)


@pytest_asyncio.fixture(loop_scope="session")
async def scene(shared: World) -> Scene:
    world, scene = shared, Scene(shared)
    await world.env.settle()
    return scene


async def open_form(scene: Scene) -> InteractionResult:
    return await scene.world.press(scene.mia, "Posts", private(await scene.mia.slash(scene.world.channel, "settings")))


def asked(opened: InteractionResult) -> dict[str, tuple[int, list[str]]]:
    """The questions of a form: the kind of each, and what is chosen at first."""
    assert opened.modal is not None
    found = {}
    for each in (label["component"] for label in opened.modal["components"]):
        chosen = [option["value"] for option in each.get("options", ()) if option.get("default")]
        found[each["custom_id"]] = (each["type"], chosen or [str(it["id"]) for it in each.get("default_values", ())])
    return found


async def send_form(scene: Scene, opened: InteractionResult, **given: object) -> InteractionResult:
    """Send a form as it opened, but for what is given: Discord sends what was picked in lists."""
    assert opened.modal is not None
    fields = [
        {"type": kind, "custom_id": name, "values": [str(given[name])] * bool(given[name]) if name in given else chosen}
        for name, (kind, chosen) in asked(opened).items()
        if name != "zone"
    ]
    shown = {each["component"]["custom_id"]: each["component"].get("value", "") for each in opened.modal["components"]}
    fields.append({"type": 4, "custom_id": "zone", "value": given.get("zone", shown["zone"])})
    sent = {"custom_id": opened.modal["custom_id"], "components": [{"type": 18, "component": each} for each in fields]}
    return await _dispatch_actor_interaction(scene.mia, 5, scene.world.channel, sent)


async def test_the_form_has_menus_of_channels_and_roles_and_saves_what_is_picked(scene: Scene) -> None:
    opened = await open_form(scene)
    assert asked(opened) == {
        "puzzle": (8, []),
        "hour": (3, ["0"]),
        "champion": (8, []),
        "role": (6, []),
        "zone": (4, []),
    }
    here, role = scene.posts.id, scene.role.id
    await send_form(scene, opened, puzzle=here, hour=18, champion=here, role=role)
    assert await scene.posted() == ((here, 18), Posting(Place(scene.world.guild.id, here), role))
    opened = await open_form(scene)
    assert asked(opened) == {
        **{"puzzle": (8, [str(here)]), "hour": (3, ["18"]), "champion": (8, [str(here)]), "role": (6, [str(role)])},
        **{"zone": (4, [])},
    }
    await send_form(scene, opened, puzzle="", role="")
    assert await scene.posted() == (None, Posting(Place(scene.world.guild.id, here)))
    await send_form(scene, await open_form(scene), champion="")
    assert await scene.posted() == (None, None)


@pytest.mark.parametrize("is_known", [True, False])
async def test_the_form_opens_without_what_is_gone_or_of_another_kind_and_keeps_it_unless_another_is_picked(
    scene: Scene, is_known: bool
) -> None:
    """is_known: whether the server is in the cache; if it isn't, nobody knows what is gone."""
    world, guild_id, gone = scene.world, scene.world.guild.id, scene.world.guild.id + 1
    forum = world.guild.create_forum_channel("forum")
    posts = world.bot.registry.server_posts
    write = world.store.database.write
    await write(posts["puzzle"].post_in(guild_id, forum.id, 18))
    await write(posts["champion"].post_in(guild_id, gone, scene.role.id))
    world.env.backend.delete_role(guild_id, scene.role.id)
    before = await scene.posted()
    if not is_known:
        take_server_away(world, is_known=True)
    await world.env.settle()
    opened = await open_form(scene)
    shown = {each: [] if is_known else [str(number)] for each, number in {"puzzle": forum.id, "champion": gone}.items()}
    shown |= {"role": [] if is_known else [str(scene.role.id)], "zone": []}
    assert {name: chosen for name, (_, chosen) in asked(opened).items()} == {"hour": ["18"], **shown}
    await send_form(scene, opened)
    assert await scene.posted() == before
    if is_known:
        await send_form(scene, opened, puzzle=scene.posts.id)
        assert (await scene.posted())[0] == (scene.posts.id, 18)


@pytest.mark.parametrize("door", ["slash", "typed"])
async def test_a_command_sets_all_at_once_and_stops_it_again(scene: Scene, door: str) -> None:
    here, role, channel = scene.posts.id, scene.role.id, scene.world.channel
    if door == "slash":
        said(
            await scene.mia.slash(
                channel, "settings", puzzle=scene.posts, hour="18", champion=scene.posts, role=scene.role
            )
        )
    else:
        told = await scene.type(f"puzzle <#{here}> hour 6pm champion {here} role <@&{role}>")
        assert told.startswith(f"Settings of this server\n✅ Saved:\nDaily puzzle (`puzzle`): **<#{here}>**\n")
        assert parts_of(scene.world.last) == {}
        assert list(buttons_of(scene.world.last)) == ["Games", "Limits", "Language and looks", "Posts"]
    assert await scene.posted() == ((here, 18), Posting(Place(scene.world.guild.id, here), role))
    card = private(await scene.mia.slash(channel, "settings"))
    assert parts_of(card)["Posts"] == (
        f"Daily puzzle (`puzzle`): **<#{here}>**\nHour of the puzzle (`hour`): **18:00 UTC**\n"
        f"Month's table (`champion`): **<#{here}>**\nThe champion's role (`role`): **<@&{role}>**\n"
        "Time zone (`zone`): UTC"
    )
    if door == "slash":
        said(await scene.mia.slash(channel, "settings", stop="role"))
        assert (await scene.posted())[1] == Posting(Place(scene.world.guild.id, here))
        for name in ("puzzle", "champion"):
            said(await scene.mia.slash(channel, "settings", stop=name))
    else:
        await scene.type("puzzle default champion off")
    assert await scene.posted() == (None, None)


async def test_a_slash_command_offers_channels_that_have_messages_threads_among_them(scene: Scene) -> None:
    (command,) = [each for each in scene.world.bot.tree.get_commands() if each.name == "settings"]
    offered = {each["name"]: each.get("channel_types") for each in command.to_dict(scene.world.bot.tree)["options"]}
    assert offered["puzzle"] == offered["champion"] == [each.value for each in WRITTEN]
    thread = create_thread(scene.world, scene.posts, discord.ChannelType.public_thread)
    said(await scene.mia.slash(scene.world.channel, "settings", puzzle=thread))
    assert await scene.posted() == ((thread.id, 0), None)


async def test_what_goes_with_a_post_is_changed_alone_and_nothing_else(scene: Scene) -> None:
    here, role = scene.posts.id, scene.role.id
    await scene.type(f"puzzle <#{here}> champion <#{here}>")
    await scene.type(f"hour 18 role {role}")
    assert await scene.posted() == ((here, 18), Posting(Place(scene.world.guild.id, here), role))
    other = scene.world.channel.id
    await scene.type(f"puzzle <#{other}> champion <#{other}>")
    assert await scene.posted() == ((other, 18), Posting(Place(scene.world.guild.id, other), role))


@for_each({"hour 18": "puzzle", "role {role}": "champion", "champion off role {role}": "champion"}.items(), "scene")
async def test_without_a_channel_there_is_nothing_to_set_beside_it(scene: Scene, text: str, name: str) -> None:
    assert await scene.type(text.format(role=scene.role.id)) == SAY("settings-no-channel", word=name)
    assert await scene.posted() == (None, None)


def closed(scene: Scene, who: Any, **denied: bool) -> ChannelHandle:
    return scene.world.guild.create_text_channel("closed", overwrites={who: discord.PermissionOverwrite(**denied)})


async def channel_of(scene: Scene, why: str) -> int:
    """A channel in which nothing can be posted, as the reason says."""
    world = scene.world
    match why:
        case "of another server":
            return world.env.create_guild().create_text_channel("theirs").id
        case "that is none":
            return 999_999_999_999_999_999
        case "where the bot may not write":
            return closed(scene, world.guild.me, send_messages=False).id
        case "where the manager may not write":
            return closed(scene, scene.mia, send_messages=False).id
        case "that the bot can't see":
            return closed(scene, world.guild.me, view_channel=False).id
        case "that the manager can't see":
            return closed(scene, scene.mia, view_channel=False).id
        case "that is a private thread":
            return create_thread(world, world.channel, discord.ChannelType.private_thread).id
        case _:
            return world.guild.create_category("category").id


CANNOT = "settings-cannot-post"
CHANNELS = {
    **dict.fromkeys(("of another server", "that is none", "that has no messages"), "settings-no-such-channel"),
    **dict.fromkeys(("where the bot may not write", "where the manager may not write"), CANNOT),
    **dict.fromkeys(("that the manager can't see", "that is a private thread"), CANNOT),
    "that the bot can't see": "settings-no-such-channel",
}


@for_each([(name, why) for name in ("puzzle", "champion") for why in CHANNELS], "scene")
async def test_a_channel_in_which_both_may_not_write_is_refused_and_nothing_changes(
    scene: Scene, name: str, why: str
) -> None:
    number = await channel_of(scene, why)
    told = await scene.type(f"level hard {name} <#{number}>")
    assert told == SAY(CHANNELS[why], **({} if CHANNELS[why] == CANNOT else {"word": name}))
    assert await scene.posted() == (None, None)
    assert await scene.world.store.servers.of(scene.world.guild.id) == ServerSettings()


@pytest.mark.parametrize(
    ("why", "refusal"),
    [
        ("everyone", "settings-fixed-role"),
        ("managed", "settings-fixed-role"),
        ("no right", "settings-no-right"),
        ("too high", "settings-too-high"),
        ("above the asker", "settings-above-you"),
        ("the asker gives no roles", "settings-above-you"),
        ("elsewhere", "settings-no-such-role"),
    ],
)
async def test_a_role_that_may_not_be_given_is_refused_and_nothing_changes(
    world: World, why: str, refusal: str
) -> None:
    scene = Scene(world, discord.Permissions(manage_guild=True) if why == "the asker gives no roles" else MANAGER)
    scene.give_rights(position=9 if why == "above the asker" else 4, manage_roles=why != "no right")
    await world.env.settle()
    role = world.guild.create_role("prize", position={"too high": 7, "above the asker": 8}.get(why, 1))
    number = {"everyone": world.guild.id, "elsewhere": world.env.create_guild().create_role("x").id}.get(why, role.id)
    if why == "managed":
        world.env.backend.get_role(world.guild.id, role.id).managed = True
    told = await scene.type(f"level hard puzzle <#{scene.posts.id}> champion <#{scene.posts.id}> role {number}")
    assert told == SAY(refusal, **({"word": "role"} if why == "elsewhere" else {}))
    assert await scene.posted() == (None, None)
    assert await world.store.servers.of(world.guild.id) == ServerSettings()


async def test_a_forged_form_is_checked_as_a_command_is(scene: Scene) -> None:
    opened, theirs = await open_form(scene), scene.world.env.create_guild().create_text_channel("theirs")
    told = said(await send_form(scene, opened, puzzle=theirs.id))
    assert told == SAY("settings-no-such-channel", word="puzzle")
    assert await scene.posted() == (None, None)


async def test_a_bot_without_these_posts_shows_and_sets_the_rest(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Registry, "server_posts", {})
    card = private(await scene.mia.slash(scene.world.channel, "settings"))
    assert list(buttons_of(card)) == ["Games", "Limits", "Language and looks", "Posts"]
    told = said(await scene.mia.slash(scene.world.channel, "settings", puzzle=scene.posts))
    assert told.startswith('I don\'t know the setting "puzzle".')
    said(await scene.mia.slash(scene.world.channel, "settings", level="hard"))
    assert (await scene.world.store.servers.of(scene.world.guild.id)).level == "hard"


async def test_what_another_manager_takes_off_meanwhile_stays_off(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, other = scene.world.bot, scene.world.guild.create_text_channel("other")
    await scene.type(f"champion <#{scene.posts.id}> role {scene.role.id}")
    fetch = bot.fetch_guild

    async def late(*given: Any, **how: Any) -> discord.Guild:
        post = bot.registry.server_posts["champion"].post_in(scene.world.guild.id, scene.posts.id, None)
        await scene.world.store.database.write(post)
        return await fetch(*given, **how)

    monkeypatch.setattr(bot, "fetch_guild", late)
    await scene.type(f"champion <#{other.id}>")
    assert (await scene.posted())[1] == Posting(Place(scene.world.guild.id, other.id))


@pytest.mark.parametrize(("path", "status"), [("/guilds/*", 500), ("/channels/*", 503)])
async def test_if_discord_does_not_answer_nothing_changes(scene: Scene, path: str, status: int) -> None:
    scene.world.env.inject_error("GET", path, status=status, times=None)
    assert await scene.type(f"level hard puzzle <#{scene.posts.id}>") == SAY("settings-discord-away")
    assert await scene.posted() == (None, None)
    assert await scene.world.store.servers.of(scene.world.guild.id) == ServerSettings()


async def test_a_channel_that_refused_a_message_before_is_tried_again_once_it_is_picked(scene: Scene) -> None:
    world, place = scene.world, Place(scene.world.guild.id, scene.posts.id)
    world.env.inject_error("POST", f"/channels/{scene.posts.id}/messages", status=403, code=50013)
    assert await world.bot.outbox.post(place, Page("hello")) is Delivery.MISSING
    await scene.type(f"puzzle <#{scene.posts.id}>")
    assert isinstance(await world.bot.outbox.post(place, Page("hello")), Posted)


@pytest.mark.parametrize(
    "statement", ["INSERT INTO puzzle_channels", "INSERT INTO champions", "INSERT INTO server_settings"]
)
async def test_if_one_part_of_a_command_cannot_be_saved_none_is(scene: Scene, statement: str) -> None:
    async with broken(scene.world.store, statement):
        await scene.type(f"level easy puzzle <#{scene.posts.id}> champion <#{scene.posts.id}>")
    assert await scene.posted() == (None, None)
    assert await scene.world.store.servers.of(scene.world.guild.id) == ServerSettings()
    scene.world.errors_expected += len(scene.world.errors) - scene.world.errors_expected
