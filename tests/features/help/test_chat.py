"""Help in a simulated server: who reads it, what its buttons and menus do, and for whom."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.core.game import BOARDS, Bot
from bot.engine import Level, Rules
from bot.features.help.pages import ORDER
from bot.words import words
from tests.addresses import press_address
from tests.features.full import World, open_world
from tests.people import half_closed, newest, played, private
from tests.report import for_each
from tests.world import (
    Slow,
    board_of,
    buttons_of,
    mentions_of,
    parts_of,
    plain,
    said,
    text_of,
    texts_of,
    titled,
    unchanged,
)

SAY = words()
TOPIC, WHOM = "ttt-help:topic", "ttt-help:whom"


@dataclass(frozen=True)
class Help:
    """A message of help, and whether the one who asked reads it alone."""

    message: discord.Message
    is_private: bool


async def ask(world: World, door: str, topic: str = "", who: MemberActor | None = None) -> Help:
    """Alice, or another member, asks for help."""
    who = who or world.alice
    if door == "slash":
        return Help(private(await who.slash(world.channel, "help", **({"topic": topic} if topic else {}))), True)
    await who.send(world.channel, f"!help {topic}")
    return Help(world.last, is_private=False)


def shown(result: InteractionResult) -> discord.Message:
    """The message that everybody sees and a press has posted."""
    assert result.response is not None
    assert not result.response.ephemeral
    return result.response.message


def menus_of(message: discord.Message) -> list[discord.SelectMenu]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [each for row in rows for each in row.children if isinstance(each, discord.SelectMenu)]


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_help_has_three_fields_four_buttons_and_a_menu_of_topics(world: World, door: str) -> None:
    found = await ask(world, door)
    assert titled(found.message) == "Tic-tac-toe"
    assert list(parts_of(found.message)) == ["Play", "Watch", "Learn"]
    assert list(buttons_of(found.message)) == ["Play easy", "Play unbeatable", "Challenge", "Watch"]
    assert len(menus_of(found.message)[0].options) == len(ORDER)


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_commands_can_be_pressed_where_they_are_told(world: World, door: str) -> None:
    found, known = await ask(world, door), {each.name: each.id for each in await world.bot.tree.fetch_commands()}
    text = "\n".join(texts_of(found.message))
    for path in ("play", "puzzle today", "leaderboard", "tournament create", "resign"):
        assert f"</{path}:{known[path.split()[0]]}>" in text
    assert "`/" not in text


async def test_commands_can_be_pressed_after_a_restart_that_sends_none(world: World) -> None:
    await world.restart()
    assert world.bot.upload.outcome == "unchanged"
    assert parts_of((await ask(world, "typed")).message)["Play"].startswith("</play:")


async def test_what_discord_has_not_taken_is_not_to_be_pressed(world: World) -> None:
    world.env.backend.commands.clear()
    world.env.inject_error("PUT", "/applications/*/commands", status=400, code=30034)
    await world.restart()
    assert parts_of((await ask(world, "typed")).message)["Play"].startswith("`/play`")


async def test_help_can_be_read_without_embeds(world: World) -> None:
    plain = half_closed(world, embed_links=False)
    await world.alice.send(plain, "!help")
    found = newest(plain)
    assert not found.embeds
    assert all(f"**{name}**\n" in found.content for name in ("Tic-tac-toe", "Play", "Watch", "Learn"))


@pytest.mark.parametrize("door", ["typed", "slash"])
@pytest.mark.parametrize(("label", "level"), [("Play easy", Level.EASY), ("Play unbeatable", Level.UNBEATABLE)])
async def test_a_game_begins_at_a_press_by_a_message_that_everybody_sees(
    world: World, door: str, label: str, level: Level
) -> None:
    found = await ask(world, door)
    board = shown(await world.alice.click(found.message, label=label))
    assert board_of(board) == "." * 9
    assert board.id != found.message.id
    game = await world.game(world.alice)
    assert (game.x, game.o, game.message_id) == (game.users[0], Bot(level), board.id)
    if not found.is_private:
        assert titled(world.channel.history()[-2]) == "Tic-tac-toe"


@for_each(
    [
        ("wild", "Play wild", "3x3", Rules.WILD),
        ("misere", "Play misere", "3x3", Rules.MISERE),
        ("boards", "Play 4x4", "4x4", Rules.STANDARD),
        ("boards", "Play 5x5", "5x5", Rules.STANDARD),
        ("levels", "Play hard", "3x3", Rules.STANDARD),
    ],
    "world",
)
async def test_a_topic_has_the_button_that_tries_it(
    world: World, topic: str, label: str, board: str, rules: Rules
) -> None:
    found, member = await ask(world, "typed", topic), world.guild.add_member(world.env.create_user("member"))
    await member.click(found.message, label=label)
    game = await world.game(member)
    assert (game.board.rules, game.board.rows, game.board.k) == (rules, BOARDS[board].rows, BOARDS[board].k)


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_who_is_chosen_is_challenged_and_notified_by_a_new_message(world: World, door: str) -> None:
    found = await ask(world, door)
    menu = private(await world.alice.click(found.message, label="Challenge"))
    assert menu.content == "Who do you want to challenge?"
    world.calls()
    challenge = shown(await world.alice.select(menu, [world.bob], custom_id=WHOM))
    (call,) = (call for call in world.calls() if call.method == "POST")
    assert mentions_of(call) == {"parse": [], "users": [world.bob.id]}
    assert world.bob.mention in challenge.content + text_of(challenge)
    await world.bob.click(challenge, label="Accept")
    assert [user.name for user in (await world.game(world.alice)).users] == ["alice", "bob"]


@for_each(["herself", "another bot", "one who has left"], "world")
async def test_who_cannot_be_challenged_is_refused_as_by_the_command(world: World, who: str) -> None:
    gone = world.guild.add_member(world.env.create_user("dave"))
    rival = world.guild.add_member(world.env.create_user("rival", bot=True))
    found = await ask(world, "slash")
    menu = private(await world.alice.click(found.message, label="Challenge"))
    chosen = {"herself": world.alice, "another bot": rival, "one who has left": gone}[who]
    if chosen is gone:
        world.guild.remove_member(gone)
    told = said(await world.alice.select(menu, [chosen.user if chosen is gone else chosen], custom_id=WHOM))
    by_command = said(await world.alice.slash(world.channel, "play", opponent=chosen.user))
    assert told == by_command
    assert await world.stored(1) is None


async def test_nobody_is_challenged_in_direct_messages(world: World) -> None:
    await world.alice.user.send_dm("!help")
    found = newest(world.alice.user.dm_channel)
    assert list(buttons_of(found)) == ["Play easy", "Play unbeatable", "Watch"]
    told = said(await press_address(world.env, world.alice.user, found, "ttt-help:challenge"))
    assert told == SAY("nobody-else-here")


async def test_watch_shows_the_bot_at_play_if_nothing_else_is(world: World) -> None:
    found = await ask(world, "slash")
    board = shown(await world.alice.click(found.message, label="Watch"))
    game = await played(world)
    assert (game.x, game.o, game.message_id) == (Bot(Level.EASY), Bot(Level.UNBEATABLE), board.id)


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_topic_that_is_chosen_is_shown_to_one_alone(world: World, door: str) -> None:
    found = await ask(world, door)
    chosen = await world.alice.select(found.message, ["wild"], custom_id=TOPIC)
    page = private(chosen)
    assert titled(page) == "Wild"
    assert (page.id == found.message.id) is found.is_private, "what one reads alone is turned, what all read is not"
    again = await world.alice.select(page, ["help"], custom_id=TOPIC)
    assert titled(private(again)) == "Tic-tac-toe"
    assert found.is_private or titled(world.last) == "Tic-tac-toe"


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_topic_is_asked_for_by_its_name(world: World, door: str) -> None:
    assert titled((await ask(world, door, "misere")).message) == "Misere"
    assert door == "slash" or titled((await ask(world, door, "topic:misere")).message) == "Misere"


async def test_help_has_the_prefix_of_the_server(world: World) -> None:
    await world.store.servers.change(world.guild.id, prefix="t!")
    await world.alice.send(world.channel, "t!help")
    assert "You can also type `t!play` or `t!move 5`." in text_of(world.last)


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_those_who_manage_the_server_read_what_is_for_them(world: World, door: str) -> None:
    for rights, is_aside in ((discord.Permissions(manage_guild=True), True), (discord.Permissions(), False)):
        role = world.guild.create_role("staff", permissions=rights)
        member = world.guild.add_member(world.env.create_user(f"member{role.id}"), roles=[role])
        parts = parts_of((await ask(world, door, who=member)).message)
        told = plain(parts.get("Manage", ""))
        assert all(each in told for each in ("/settings", "/permissions", "/puzzle here")) == is_aside, parts
        assert ("Manage" in parts) == is_aside


async def test_help_on_settings_names_the_permissions(world: World) -> None:
    await world.alice.send(world.channel, "!help permissions")
    assert titled(world.last) == "Settings of a server"
    assert "/permissions" in plain(text_of(world.last))


async def test_an_unknown_topic_lists_those_that_there_are(world: World, caplog: pytest.LogCaptureFixture) -> None:
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, "!help @everyone **quantum** [x](https://example.com)")
    assert text_of(world.last) == (
        "I have no help on that. Try /help with play, move, levels, boards, misere, wild, three, "
        "ultimate, ending, watch, replay, hint, ratings, champions, minimax, puzzles, stats, privacy, tournaments, "
        "settings or typing."
    )


async def test_typed_commands_are_told_as_the_host_has_them(tmp_path: Path) -> None:
    for name in ("typed", "mentioned"):
        (tmp_path / name).mkdir()
    async with open_world(tmp_path / "typed", command_prefix="?") as world:
        await world.alice.send(world.channel, "?help typing")
        assert "`?m5` for a move" in text_of(world.last)
    async with open_world(tmp_path / "mentioned", typed_commands=False) as world:
        assert world.bot.user is not None
        await world.alice.send(world.channel, f"{world.bot.user.mention} help typing")
        assert "`@bot m5` for a move" in text_of(world.last)


async def test_what_the_help_lists_to_one_alone_stays_so_after_a_deferral(world: World, slow: Slow) -> None:
    await world.bob.send(world.channel, "!play easy")
    await world.alice.send(world.channel, "!help")
    shown = len(world.channel.history())
    go_on = slow(world.services.watching, "live")
    result = await world.press(world.alice, "Watch")
    go_on.set()
    await world.env.settle()
    (listed,) = result.followups
    assert listed.ephemeral
    assert "bob" in text_of(listed.message)
    assert len(world.channel.history()) == shown
    assert await world.stored(2) is None


# Greetings


@for_each(["hello", "hi!", "what can you do?", "@everyone", "tell me about wild"], "world")
async def test_in_direct_messages_what_is_no_command_is_greeted_once(world: World, text: str) -> None:
    user = world.guild.add_member(world.env.create_user("user")).user
    world.calls()
    await user.send_dm(text)
    (call,) = [call for call in world.calls() if call.method == "POST" and call.path.endswith("/messages")]
    assert not any(mentions_of(call).values())
    greeting = newest(user.dm_channel)
    assert greeting.content == SAY("unknown-command")
    assert [*buttons_of(greeting)] == ["Play", "Help"]


async def test_the_greetings_buttons_work_after_a_restart(world: World) -> None:
    await world.carol.user.send_dm("hello")
    greeting = newest(world.carol.user.dm_channel)
    await world.restart()
    await world.press(world.carol.user, "Play", greeting)
    await world.carol.user.send_dm("5")
    assert board_of(newest(world.carol.user.dm_channel))[4] == "X"
