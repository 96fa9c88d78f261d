"""Each kind of word is read in one way in every command: durations, hours, months, languages, boards, games."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.core.chat.options import Options
from bot.core.chat.replies import sentence
from bot.words import words
from tests.addresses import press_address
from tests.features.full import World
from tests.features.test_heard import told
from tests.people import newest, private
from tests.report import for_each
from tests.world import said, text_of

SAY = words()
BOSSES = dict[int, Any]()
RIGHTS = discord.Permissions(manage_guild=True, manage_messages=True)


def boss(world: World) -> Any:
    """A member who may manage the server and messages."""
    if world.guild.id not in BOSSES:
        role = world.guild.create_role("bosses", permissions=RIGHTS)
        BOSSES[world.guild.id] = world.guild.add_member(world.env.create_user("boss"), roles=[role])
    return BOSSES[world.guild.id]


def test_words_that_no_option_reads_are_refused_in_a_sentence() -> None:
    for each in Options.__subclasses__():
        assert sentence(each.refuse(), SAY), each


async def test_a_second_member_is_told_what_history_takes(world: World) -> None:
    await world.alice.send(world.channel, f"!history {world.alice.mention} {world.bob.mention}")
    assert text_of(newest(world.channel)) == SAY("not-a-member")


@for_each(["forget me", "privacy policy", "permissions check"], "shared")
async def test_what_a_person_must_find_is_answered_whatever_follows_it(world: World, typed: str) -> None:
    assert await told(world, world.alice, f"!{typed}")


async def test_the_largest_number_of_a_game_that_discord_takes_is_read(world: World) -> None:
    assert said(await world.alice.slash(world.channel, "replay", game=10**15)) == SAY("watch-history-empty")


async def test_who_solved_the_puzzle_alone_shows_it_to_nobody_by_a_button(world: World) -> None:
    await world.alice.send(world.channel, "!help")
    pressed = await press_address(world.env, world.bob, newest(world.channel), "ttt-do:0:0:puzzle")
    assert text_of(private(pressed))


@for_each(
    ["leaderboard 2026-10", "leaderboard period:month", "puzzle here 18:00", "preferences language pt-br"], "shared"
)
async def test_a_button_may_hold_all_that_is_typed(world: World, words: str) -> None:
    assert world.bot.registry.read(f"ttt-do:0:0:{words}")


DAY = ("24h", "24 hours", "1 day", "a day", "1d", "one day", "２４h")


@for_each(DAY, "shared")
async def test_a_day_is_a_day_in_settings_and_tournaments(world: World, typed: str) -> None:
    await boss(world).send(world.channel, "!settings idle default")
    await boss(world).send(world.channel, f"!settings idle {typed}")
    assert "1 day" in text_of(newest(world.channel)), text_of(newest(world.channel))
    await world.alice.send(world.channel, f"!tournament {typed} 4 x 4 knockout")
    assert "24 hours" in text_of(newest(world.channel)) or "1 day" in text_of(newest(world.channel))
    await world.alice.send(world.channel, "!tournament cancel")
    await world.press(world.alice, "Cancel the tournament", newest(world.channel))


@for_each(
    [("1 week", "7 days"), ("1w", "7 days"), ("60 min", "1 hour"), ("an hour", "1 hour"), ("a month", "30 days")],
    "shared",
)
async def test_other_durations_of_a_setting_are_read(world: World, typed: str, shown: str) -> None:
    await boss(world).send(world.channel, "!settings idle default")
    await boss(world).send(world.channel, f"!settings idle:{typed}")
    assert shown in text_of(newest(world.channel))


@for_each(["15 min", "15 minutes", "15m", "900 seconds", "after:15", "after 15m"], "shared")
async def test_a_preference_takes_a_duration_in_any_form(world: World, typed: str) -> None:
    said = await told(world, world.alice, f"!preferences dm {typed}")
    assert "15 minutes" in said


LANGUAGES = ("de", "DE", "german", "Deutsch", "ｄｅｕｔｓｃｈ", "de-DE")


@for_each(LANGUAGES, "shared")
async def test_a_language_goes_by_any_of_its_names(world: World, typed: str) -> None:
    assert "Partien" in await told(world, world.alice, f"!preferences language {typed}")
    await world.alice.send(world.channel, "!preferences language discord")
    await boss(world).send(world.channel, f"!settings language {typed}")
    assert (await world.store.servers.of(world.guild.id)).language == "de"
    await boss(world).send(world.channel, "!settings language default")


@for_each(["bahasa indonesia", "português (brasil)", "tiếng việt", "日本語", "русский", "中文"], "shared")
async def test_names_of_languages_may_have_blanks_and_other_letters(world: World, typed: str) -> None:
    said = await told(world, world.alice, f"!preferences language:{typed}")
    assert ("don't know" in said) == (typed == "中文"), said
    await world.alice.send(world.channel, "!preferences language discord")


async def hours(world: World) -> list[int]:
    query = sa.text("SELECT hour FROM puzzle_channels")
    return await world.store.database.read(lambda on: [*on.execute(query).scalars()])


HOURS = ("18", "6pm", "6 PM", "6 p.m.", "“6pm”", "hour 18", "18:00", "18h", "18 Uhr", "１８", "hour:6pm", "at 6pm")


@for_each(HOURS, "shared")
async def test_an_hour_is_read_in_both_commands_that_take_one(world: World, typed: str) -> None:
    await boss(world).send(world.channel, f"!puzzle here {typed}")
    assert (
        await world.app.services.store.database.read(
            lambda on: list(on.exec_driver_sql("SELECT hour FROM puzzle_channels"))
        )
    ) == [(18,)]
    await boss(world).send(world.channel, "!puzzle stop")


@for_each(["noon", "12pm", "midday", "12 noon"], "shared")
async def test_noon_is_an_hour(world: World, typed: str) -> None:
    await boss(world).send(world.channel, f"!puzzle here {typed}")
    assert await hours(world) == [12]
    await boss(world).send(world.channel, "!puzzle stop")


@for_each(["2025-10", "october 2025", "Oct 2025", "10/2025", "2025/10", "period:2025-10"], "shared")
async def test_a_month_goes_by_its_name_or_its_number(world: World, typed: str) -> None:
    assert "October 2025" in await told(world, world.alice, f"!leaderboard {typed}")


@for_each(["4x4", "4X4", "4 x 4", "4×4", "4х4", "4*4", "4 by 4", "board:4x4"], "shared")
async def test_a_board_is_written_in_many_ways(world: World, typed: str) -> None:
    await world.alice.send(world.channel, f"!play easy me {typed}")
    assert (await world.game(world.alice)).board.text() == "4x4/4"
    await world.alice.send(world.channel, "!resign")
    await world.press(world.alice, "Resign", newest(world.channel))


@pytest.mark.parametrize("number", ["{}", "#{}", "game {}", "game:{}", "Game #{}"])
@pytest.mark.parametrize("command", ["replay", "unwatch", "end", "watch"])
async def test_a_game_goes_by_its_number(world: World, command: str, number: str) -> None:
    await world.alice.send(world.channel, "!play easy me")
    await world.alice.send(world.channel, "!move 5")
    game = await world.game(world.alice)
    said = await told(world, boss(world), f"!{command} {number.format(game.id)}")
    assert "isn't a game's number" not in said
    assert "need a game's number" not in said
    assert "Try one like" not in said
    assert said


@for_each(["Sept", "sept. 2025", "September", "9/2025"], "shared")
async def test_september_has_two_short_forms(world: World, typed: str) -> None:
    assert "September 2025" in await told(world, world.alice, f"!leaderboard {typed}")


async def test_a_challenge_is_ended_by_its_members_name(world: World) -> None:
    bob: Any = world.guild.add_member(world.env.create_user("bobby_s", global_name="Bob Smith"))
    await bob.send(world.channel, f"!play {world.alice.mention}")
    assert "ended" in await told(world, boss(world), "!end Bob Smith")


async def test_a_member_is_blocked_by_name(world: World) -> None:
    bob: Any = world.guild.add_member(world.env.create_user("bobby_s", global_name="Bob Smith"))
    await world.alice.send(world.channel, "!preferences block Bob Smith dm")
    assert await world.store.preferences.blocked(world.alice.id) == (bob.id,)
    await world.alice.send(world.channel, "!preferences unblock bobby_s")
    assert await world.store.preferences.blocked(world.alice.id) == ()


QUOTED = ("level “hard”", "level: hard, board: 3x3", "first second", "threads yes", "language “german”")


@for_each(QUOTED, "shared")
async def test_a_setting_takes_words_in_quotes_and_those_that_other_commands_take(world: World, typed: str) -> None:
    await boss(world).send(world.channel, "!settings level easy first me threads off language default board default")
    said = await told(world, boss(world), f"!settings {typed}")
    assert any(word in said for word in ("**hard**", "**their opponent**", "**on**", "**Deutsch**")), said
    await boss(world).send(world.channel, "!settings level default first me threads off language default")


@for_each(["stop:puzzle", "stop: puzzle level:hard", "stop puzzle", "puzzle off"], "shared")
async def test_a_post_is_stopped_as_the_slash_command_has_it(world: World, typed: str) -> None:
    await boss(world).send(world.channel, f"!settings puzzle {world.channel.mention}")
    assert "not posted" in await told(world, boss(world), f"!settings {typed}"), typed


@for_each(["“dm”", "notices:“dm”", "dm,", "(dm)"], "shared")
async def test_a_preference_is_read_in_quotes(world: World, typed: str) -> None:
    assert "Saved" in await told(world, world.alice, f"!preferences {typed}")


@for_each(["hours:2", "hours: 2", "“knockout” 2h", "knockout, 2 hours", "form:knockout hours:2"], "shared")
async def test_a_tournaments_hours_are_read_as_the_slash_command_has_them(world: World, typed: str) -> None:
    assert "You have 2 hours" in await told(world, world.alice, f"!tournament create {typed}"), typed
    await world.alice.send(world.channel, "!tournament cancel")
    await world.press(world.alice, "Cancel the tournament", newest(world.channel))
