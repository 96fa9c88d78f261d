"""The leaderboard: who is listed to whom, where one stands oneself, and who turns its pages."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable

import pytest
from simcord import ChannelHandle, MemberActor

from bot.engine import Level
from bot.features.ratings.service import Ratings
from bot.features.ratings.sql import STANDINGS
from bot.words import LANGUAGES
from tests.features.full import World
from tests.features.ratings.rankings import rank, wish
from tests.people import WIN, members_game, newest
from tests.report import for_each
from tests.services import resigned
from tests.world import buttons_of, mentions_of, said, text_of, unchanged

LEVELS = "🤖 My levels have fixed ratings: easy\u00a01169 · medium\u00a01507 · hard\u00a01576 · unbeatable\u00a01748"
UNSURE = "? = still a guess"
EMPTY = "Nobody is rated here yet. Use /play and finish a game without hints to be the first."


async def lines(world: World, words: str = "", player: MemberActor | None = None) -> list[str]:
    """What the typed command answers."""
    await (player or world.alice).send(world.channel, f"!leaderboard {words}".strip())
    return text_of(world.last).splitlines()


async def ranked(world: World, number: int) -> list[MemberActor]:
    """So many members, the first rated best; all are sure."""
    members = [world.guild.add_member(world.env.create_user(f"m{each:02}")) for each in range(1, number + 1)]
    for each, member in enumerate(members):
        await rank(world.store, member.id, 1900 - 10 * each, guild_id=world.guild.id)
    return members


def asked_for_members(world: World) -> int:
    """How often Discord has been asked for a member since this was last asked."""
    return len([call for call in world.calls() if call.method == "GET" and "/members/" in call.path])


@pytest.mark.parametrize("door", ["!leaderboard", "!lb", "slash"])
async def test_a_game_that_was_played_here_is_on_the_leaderboard_at_once(world: World, door: str) -> None:
    await members_game(world, WIN)
    world.calls()
    if door == "slash":
        await world.alice.slash(world.channel, "leaderboard")
    else:
        await world.alice.send(world.channel, door)
    first, *rest = text_of(world.last).splitlines()
    assert first == "Leaderboard · 3x3"
    assert [line.split(" · ")[0] for line in rest[:3]] == ["#1 **alice**", "#2 **bob**", ""]
    assert re.fullmatch(r"\*\*You're 1st of 2\.\*\* 1\d\d\d\?", rest[3])
    assert rest[4:] == [LEVELS, UNSURE]
    assert rest[0].endswith("? · 1 game")
    assert not buttons_of(world.last)
    assert not any(mentions_of(call)["parse"] for call in world.calls() if call.method == "POST" and call.json)


async def test_medals_are_for_the_first_three_who_are_sure_and_the_levels_stand_below_by_strength(world: World) -> None:
    await ranked(world, 4)
    await rank(world.store, None, 1950, level=Level.HARD, guild_id=world.guild.id, games=300)
    await rank(world.store, world.alice.id, 2000, guild_id=world.guild.id, deviation=150, games=2)
    assert await lines(world) == [
        "Leaderboard · 3x3",
        "🥇 **m01** · 1900 ±120 · 20 games",
        "🥈 **m02** · 1890 ±120 · 20 games",
        "🥉 **m03** · 1880 ±120 · 20 games",
        "#4 **m04** · 1870 ±120 · 20 games",
        "#5 **alice** · 2000? · 2 games",
        "",
        "**You're 5th of 5.** 2000?",
        LEVELS,
        UNSURE,
    ]


async def test_ones_own_place_is_told_and_pages_are_turned_after_a_restart_by_the_one_who_asked_alone(
    world: World,
) -> None:
    members = await ranked(world, 23)
    assert (await lines(world, player=members[11]))[-2] == "**You're 12th of 23.** 1790 ±120"
    assert (await lines(world))[-2].startswith("You have no rating here yet.")
    await world.restart()
    message = world.last
    assert [label for label, each in buttons_of(message).items() if each.disabled] == ["First", "Back"]
    told = said(await world.press(world.bob, "Forward", message))
    assert told == "Somebody else asked for that list. Use /leaderboard to get your own."
    assert "m01" in text_of(world.last)
    await world.press(world.alice, "Forward", message)
    assert text_of(world.last).splitlines()[1] == "#11 **m11** · 1800 ±120 · 20 games"
    await world.press(world.alice, "Last", message)
    assert text_of(world.last).splitlines()[3] == "#23 **m23** · 1680 ±120 · 20 games"
    assert [label for label, each in buttons_of(world.last).items() if each.disabled] == ["Forward", "Last"]
    await world.press(world.alice, "First", message)
    assert "🥇 **m01**" in text_of(world.last)


@pytest.mark.own_world
async def test_a_page_costs_ten_look_ups_and_a_server_twenty_a_minute_however_many_have_left(world: World) -> None:
    for member in await ranked(world, 60):
        world.guild.remove_member(member)
    world.calls()
    asked = []
    for reader in (world.alice, world.bob, world.carol, world.alice):
        assert len(await lines(world, player=reader)) == 14
        asked.append(sum(call.method == "GET" for call in world.calls()))
    assert asked == [10, 10, 0, 0]
    for times in world.bot.registry.service(Ratings).lists._asked.values():
        times.extend([-100.0] * 20)  # a minute ago
    assert " 1600 " in (await lines(world))[1], "thirty are known to have left"


async def test_who_has_left_the_server_is_listed_no_more_and_the_page_is_filled_again(world: World) -> None:
    members = await ranked(world, 12)
    for member in (members[0], members[4]):
        world.guild.remove_member(member)
    shown = await lines(world)
    assert [line.split(" · ")[0] for line in shown[1:5]] == ["🥇 **m02**", "🥈 **m03**", "🥉 **m04**", "#4 **m06**"]
    assert len(shown) == 14
    assert "somebody" in shown[10], "a page has ten look-ups"
    assert "m12" in (await lines(world))[10]
    assert shown[-2].startswith("You have no rating")


async def test_discord_is_asked_for_a_member_at_most_once_an_hour(world: World) -> None:
    await ranked(world, 3)
    world.calls()
    await lines(world)
    assert asked_for_members(world) == 3
    await lines(world)
    assert asked_for_members(world) == 0


async def test_who_cannot_be_asked_for_counts_as_there(world: World) -> None:
    await ranked(world, 2)
    world.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001)
    assert "m01" in (await lines(world))[1]
    rows = await world.store.database.read(lambda on: on.execute(STANDINGS.select()).all())
    assert [row.has_left for row in rows] == [False, False]


async def test_who_comes_back_is_listed_again(world: World) -> None:
    await rank(world.store, world.alice.id, 1600, guild_id=world.guild.id)
    await world.store.ratings.set_left(world.guild.id, [world.alice.id], has_left=True)
    assert "alice" not in "".join(await lines(world, player=world.bob))
    assert (await lines(world))[-2] == "**You're 1st of 1.** 1600 ±120"
    await world.store.ratings.set_left(5, [world.alice.id], has_left=True)
    assert "alice" in "".join(await lines(world, player=world.bob)), "she has left another server"
    await world.store.ratings.set_left(world.guild.id, [world.alice.id], has_left=True)
    await members_game(world, WIN)
    assert "alice" in "".join(await lines(world, player=world.bob))


async def test_a_month_begins_at_its_first_second_in_utc(world: World) -> None:
    await members_game(world, WIN)  # SimCord begins on 1 January 2026
    assert "alice" in (await lines(world, "month"))[1]
    first = "UPDATE standings SET played_at = 1767225599"
    await world.store.database.write(lambda to: to.exec_driver_sql(first))
    assert await lines(world, "month") == [
        "Leaderboard · 3x3 · this month",
        "Nobody has a rated game this month yet. Use /play and finish one without hints to be the first.",
        "",
        LEVELS,
    ]
    assert "alice" in (await lines(world))[1]


async def test_everywhere_lists_who_has_agreed_and_from_other_servers_too(world: World) -> None:
    zoe = world.env.create_user("zoe")
    await rank(world.store, zoe.id, 1700, guild_id=5)
    await wish(world.store, zoe.id, "everywhere")
    await rank(world.store, world.alice.id, 1600, guild_id=world.guild.id)
    await wish(world.store, world.alice.id, "server")
    assert await lines(world, "everywhere") == [
        "Leaderboard · 3x3 · everywhere",
        "🥇 **zoe** · 1700 ±120 · 20 games",
        "",
        "You haven't agreed to be listed everywhere. Use /preferences to change that.",
        LEVELS,
    ]
    await wish(world.store, world.alice.id, "everywhere")
    await world.alice.user.send_dm("!leaderboard")
    assert text_of(newest(world.alice.user.dm_channel)).splitlines()[2:] == [
        "🥈 **alice** · 1600 ±120 · 20 games", "", "**You're 2nd of 2.** 1600 ±120", LEVELS
    ]  # fmt: skip


async def test_who_is_on_no_leaderboard_is_told_so(world: World) -> None:
    await rank(world.store, world.alice.id, 1600, guild_id=world.guild.id)
    await wish(world.store, world.alice.id, "off")
    assert await lines(world) == [
        "Leaderboard · 3x3", EMPTY, "", "You're not listed, as you asked. Use /preferences to change that.", LEVELS
    ]  # fmt: skip


async def test_in_direct_messages_there_is_no_server_to_list(world: World) -> None:
    await world.alice.user.send_dm("!leaderboard here")
    told = text_of(newest(world.alice.user.dm_channel))
    assert told == "There's no server to list here. Use /leaderboard with everywhere."


LISTED = {
    "4x4": "4x4",
    "HERE 4x4": "4x4",
    "all standard 3x3": "3x3",
    "2026-10 4x4": "4x4 · October 2026",
    "EVERYWHERE month 4x4/3": "4x4/3 · this month · everywhere",
    "misere here all": "3x3 misere",
    "month wild 3x3": "3x3 wild · this month",
}


@for_each(LISTED.items(), "shared")
async def test_typed_words_come_in_any_order(world: World, words: str, listed: str) -> None:
    assert (await lines(world, words))[0] == f"Leaderboard · {listed}"


async def test_by_slash_every_option_is_taken(world: World) -> None:
    await world.alice.slash(world.channel, "leaderboard", board="5x5/5", period="month", where="everywhere")
    assert text_of(world.last).splitlines()[0] == "Leaderboard · 5x5/5 · this month · everywhere"
    assert await title_of(world, " MONTH ") == "Leaderboard · 3x3 · this month"
    assert await title_of(world, "2019-03") == "Leaderboard · 3x3 · March 2019"


async def test_a_past_month_is_typed_or_picked(world: World) -> None:
    await members_game(world, WIN)  # SimCord begins on 1 January 2026
    shown = await lines(world, "2026-01")
    assert shown[0] == "Leaderboard · 3x3 · January 2026"
    assert "alice" in shown[1]
    assert (await lines(world, "2025-12"))[1] == "Nobody had a rated game here that month."
    offered = await world.alice.autocomplete(world.channel, "leaderboard", "period", "")
    assert [each["value"] for each in offered][:4] == ["all", "month", "2025-12", "2025-11"]
    assert len(offered) == 14
    offered = await world.alice.autocomplete(world.channel, "leaderboard", "period", "nov")
    assert [(each["value"], each["name"]) for each in offered] == [("2025-11", "November 2025")]
    await world.alice.slash(world.channel, "leaderboard", period="2026-01")
    assert text_of(world.last).startswith("Leaderboard · 3x3 · January 2026")
    user = world.alice.user
    await user.send_dm("!leaderboard 2026-01")
    assert text_of(newest(user.dm_channel)).startswith("Past months are kept for each server")


async def title_of(world: World, period: str) -> str:
    """What the slash command answers to a period, on its first line."""
    result = await world.alice.slash(world.channel, "leaderboard", period=period)
    assert result.response is not None
    return text_of(result.response.message).splitlines()[0]


@pytest.mark.parametrize("languages", [("en", "de", "th"), pytest.param(LANGUAGES, marks=pytest.mark.slow)], ids=len)
async def test_names_that_are_offered_are_understood_in_every_language(
    shared: World, locale_of: dict[int, str], languages: Iterable[str]
) -> None:
    """In make test by English and the two languages with the longest words."""
    world = shared
    for language in languages:
        locale_of[world.alice.id] = language
        offered = await world.alice.autocomplete(world.channel, "leaderboard", "period", "")
        assert len(offered) == 14
        for each in (offered[1], offered[2], offered[13]):
            named = each["name"].replace("\u00a0", " ")
            assert await title_of(world, named) == await title_of(world, each["value"]), (language, each)


@for_each(
    ["all year", "me", "here", "wild", "4x4", "2026-13", "1999-10", "month all", "<@5>", "@everyone", "x" * 6000],
    "shared",
    "caplog",
)
async def test_what_is_no_period_is_refused_by_slash_as_well(
    world: World, caplog: pytest.LogCaptureFixture, period: str
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = said(await world.alice.slash(world.channel, "leaderboard", period=period))
    assert answer.startswith(
        "I need a board (4x4, 5x5 or ultimate), rules (misere, wild or three), month, a month such"
    )
    assert not caplog.records


NOT_LISTED = ["all year", "4x4 5x5", "wild misere", "month all", "2026-10 all", "here everywhere", "here here", "hard"]
NOT_LISTED += ["7", "<@5>", "@everyone", "them", "2026-13", "1999-10", "2026-0"]


@for_each(NOT_LISTED, "shared", "caplog")
async def test_other_words_are_refused(world: World, caplog: pytest.LogCaptureFixture, words: str) -> None:
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, f"!leaderboard {words}")
    assert text_of(world.last).startswith("I need a board (4x4, 5x5 or ultimate), rules (misere, wild or three)")


async def test_a_name_on_the_list_is_no_markup(world: World) -> None:
    user = world.guild.add_member(world.env.create_user("mark"), nick="**@everyone**")
    await rank(world.store, user.id, 1600, guild_id=world.guild.id)
    assert "\\*\\*@\u200beveryone\\*\\*" in (await lines(world))[1]


async def test_a_name_is_the_one_of_the_server_where_it_is_read(world: World) -> None:
    """By its games; of who has played in no game that is kept there, by what Discord says now."""
    club = world.env.create_guild()
    games = club.create_text_channel("games")
    clubalice = club.add_member(world.alice.user, nick="clubalice")
    dora = club.add_member(world.env.create_user("dora"))
    await members_game(world, WIN)
    await play_in(games, clubalice, dora)
    assert (await lines(world))[1].startswith("#1 **alice** ")
    await dora.send(games, "!leaderboard")
    assert [line.split("**")[1] for line in text_of(newest(games)).splitlines()[1:3]] == ["clubalice", "dora"]
    await world.store.database.write(lambda to: to.exec_driver_sql("UPDATE games SET x_name = 'al' WHERE id = 1"))
    assert (await lines(world, player=world.bob))[1].startswith("#1 **al** ")
    await world.store.database.write(lambda to: to.exec_driver_sql("UPDATE games SET guild_id = 5"))
    assert (await lines(world, player=world.bob))[1].startswith("#1 **alice** ")


async def test_everywhere_a_name_is_discords_or_this_servers_and_never_another_servers(world: World) -> None:
    club = world.env.create_guild()
    games, dora = club.create_text_channel("games"), world.env.create_user("dora")
    clubbob, clubdora = club.add_member(world.bob.user, nick="clubbob"), club.add_member(dora, nick="clubdora")
    await members_game(world, WIN)
    await play_in(games, clubbob, clubdora)
    for user in (world.bob, dora):
        await wish(world.store, user.id, "everywhere")
    assert {line.split("**")[1] for line in (await lines(world, "everywhere"))[1:3]} == {"bob", "dora"}
    await world.alice.send_dm("!leaderboard")
    told = text_of(newest(world.alice.user.dm_channel)).splitlines()[1:3]
    assert {line.split("**")[1] for line in told} == {"bob", "dora"}


async def play_in(channel: ChannelHandle, x: MemberActor, o: MemberActor) -> None:
    """X wins in a channel, as O resigns."""
    await x.send(channel, f"!play {o.mention}")
    await o.click(newest(channel), label="Accept")
    await x.send(channel, "!move 5")
    await o.send(channel, "!move 1")
    await x.send(channel, "!move 2")
    await o.send(channel, "!resign")
    await o.click(newest(channel), label="Resign")


@pytest.mark.own_world
async def test_the_bot_counts_what_has_ended_before_it_leaves(world: World) -> None:
    with world.env.time_context():
        await resigned(world.services, "142", world.place)
    assert await counted(world) == []
    await world.bot.close()
    assert await counted(world) == [1]


async def counted(world: World) -> list[int]:
    """The games that ratings have counted."""
    query = "SELECT game_id FROM rated_games"
    return await world.store.database.read(lambda on: list(on.exec_driver_sql(query).scalars()))
