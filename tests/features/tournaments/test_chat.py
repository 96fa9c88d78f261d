"""Tournaments on Discord: joined by button, played to the end, shown in place, told once, kept over restarts."""

from __future__ import annotations

from dataclasses import replace

import pytest
import pytest_asyncio

from bot.core.game import BOARDS
from bot.features.tournaments.rules import Form, Stage
from tests.addresses import press_address
from tests.features.full import World
from tests.features.tournaments.channels import Cup, settled, started, tournaments
from tests.people import add_moderator, half_closed, newest, private
from tests.report import for_each
from tests.world import buttons_of, mentions_of, said, text_of, unchanged

pytestmark = pytest.mark.own_world


@pytest_asyncio.fixture
async def cup(world: World, monkeypatch: pytest.MonkeyPatch) -> Cup:
    monkeypatch.setattr(world.bot.answerer, "most", 10**6)
    return Cup(world)


async def test_a_tournament_from_its_first_message_to_its_last(cup: Cup) -> None:
    world = cup.world
    await cup.open("knockout 4x4", 3)
    assert cup.overview.embeds[0].title == "Knockout on 4x4"
    assert "3 are in (32 at most): alice, bob and carol" in text_of(cup.overview)
    assert list(buttons_of(cup.overview)) == ["Join", "Start", "Fill with bots and start", "Leave", "Cancel"]
    await world.press(world.alice, "Start", cup.overview)
    await settled(world)
    assert cup.overview.embeds[0].title == "Knockout on 4x4: Semi-finals"
    (attached,) = cup.overview.attachments
    assert (attached.filename, attached.description) == (
        "tournament-1.png",
        "Bracket: Semi-finals: alice (1) has a bye, bob (2) – carol (3)",
    )
    assert (await attached.read()).startswith(b"\x89PNG")
    (first,) = cup.rounds()
    assert list(buttons_of(first)) == ["Play: bob – carol"]
    assert text_of(first).splitlines()[:4] == [
        f"Semi-finals: {world.bob.mention} {world.carol.mention}",
        "Semi-finals",
        "alice (1) has a bye",
        "bob (2) – carol (3)",
    ]
    assert text_of(first).splitlines()[4].startswith("Two games, by <t:")
    assert f"/{first.id})" in text_of(cup.overview), "it leads to the round"
    one = await cup.play_all()
    assert one.stage is Stage.OVER
    done, final = cup.rounds()
    assert "bob (2) 2 – 0 carol (3)" in text_of(done)
    assert "alice (1) 2 – 0 bob (2)" in text_of(final)
    assert not buttons_of(done)
    assert not buttons_of(final)
    assert world.last.embeds[0].title == "🏆 alice wins"
    assert len(world.last.attachments) == 1
    assert text_of(cup.overview) == f"This tournament has moved down: [Go to it]({world.last.jump_url})"
    assert not cup.overview.attachments, "nor is its picture there any more"
    assert await world.community.tournaments.pending() == []


# What it costs, and who is told


async def test_a_press_is_one_call_and_a_round_mentions_each_player_once(cup: Cup) -> None:
    world = cup.world
    await cup.open("knockout", 2)
    world.calls()
    dora = world.guild.add_member(world.env.create_user("dora"))
    await world.press(dora, "Join", cup.overview)
    await settled(world)
    assert [call.path.rsplit("/", 1)[-1] for call in world.calls()] == ["callback"]
    await world.press(dora, "Leave", cup.overview)
    await settled(world)
    assert len(world.calls()) == 1
    await world.press(world.alice, "Start", cup.overview)
    await settled(world)
    calls = world.calls()
    told = [call for call in calls if any(mentions_of(call).values())]
    assert [mentions_of(call)["users"] for call in told] == [[world.alice.id, world.bob.id]]
    assert [call.method for call in calls] == ["POST", "POST", "PATCH"], "the answer, the round, the link to it"


async def test_a_game_that_ends_brings_round_and_overview_up_to_date(cup: Cup) -> None:
    world = await started(cup, "round robin", 3)
    one = await cup.now()
    await cup.play(one.current[1], "x")
    assert "bob (2) 1 – 0 carol (3)" in text_of(cup.rounds()[-1])
    assert cup.overview.attachments[0].description == (
        "Standings, points in brackets: 1. bob (1), 2. alice (0), 3. carol (0)"
    )
    world.calls()
    await cup.play(one.current[1]._replace(played=1), "o")
    over = await press_address(world.env, world.bob, cup.rounds()[0], f"ttt-cup:1:play:{one.current[1].number}")
    assert said(over).startswith("That match is decided.")
    posts = [call for call in world.calls() if call.path.endswith("/messages")]
    assert sum(any(mentions_of(call).values()) for call in posts) == 1, "the next round"


# Who may do what


async def test_joining_twice_and_late_is_told_to_the_one_who_pressed(cup: Cup) -> None:
    world = cup.world
    await cup.open("knockout", 2)
    assert (
        said(await world.press(world.bob, "Join", cup.overview))
        == "You're already in. I'll mention you when the first round begins."
    )
    assert said(await world.press(world.carol, "Leave", cup.overview)).startswith("You're not in that tournament.")
    before = cup.overview
    assert said(await world.press(world.carol, "Start", before)) == "Only alice or a moderator can do that."
    await world.press(world.alice, "Start", before)
    await settled(world)
    late = await press_address(world.env, world.carol, before, "ttt-cup:1:join:0")
    assert said(late).startswith("That tournament has started")
    again = await press_address(world.env, world.alice, before, "ttt-cup:1:start:0")
    assert said(again).startswith("That tournament has already started.")
    lounge = world.guild.create_text_channel("lounge")
    await world.carol.send(lounge, "!play easy")
    elsewhere = await press_address(world.env, world.carol, newest(lounge), "ttt-cup:1:join:0")
    assert said(elsewhere).startswith("There's no tournament here yet.")


async def test_an_owner_who_plays_cannot_cancel_after_the_first_result(cup: Cup) -> None:
    world, mia = cup.world, add_moderator(cup.world)
    await cup.open("rr", 3)
    await world.press(world.alice, "Start", cup.overview)
    await settled(world)
    question = private(await world.press(world.alice, "Cancel", cup.overview))
    one = await cup.now()
    await cup.play(next(each for each in one.current if each.second), "x")
    await settled(world)
    no = "Only a moderator can do that. Ask one of them."
    assert said(await world.press(world.alice, "Cancel", cup.overview)) == no
    assert said(await world.alice.click(question, label="Cancel the tournament")) == no, "asked before it"
    await world.alice.send(world.channel, "!tournament cancel")
    assert text_of(world.last) == no
    one = await cup.now()
    with world.env.time_context():
        await world.community.tournaments.leave(one.place, one.id, world.alice.id)
    assert said(await world.press(world.alice, "Cancel", cup.overview)) == no, "who has left was in it"
    await world.press(mia, "Cancel", cup.overview)
    assert (await cup.now()).is_running


async def test_a_moderator_starts_and_cancels_and_is_asked_first(cup: Cup) -> None:
    world = cup.world
    await cup.open("knockout", 2)
    mia = add_moderator(world)
    await world.press(mia, "Start", cup.overview)
    await settled(world)
    assert said(await world.press(world.bob, "Cancel", cup.overview)) == "Only alice or a moderator can do that."
    asked = private(await world.press(mia, "Cancel", cup.overview))
    assert text_of(asked).startswith("Cancel the tournament?")
    forged = buttons_of(asked)["Cancel the tournament"].custom_id or ""
    told = said(await press_address(world.env, world.bob, cup.overview, forged))
    assert told == "Only alice or a moderator can do that."
    assert (await cup.now()).is_running
    await mia.click(asked, label="Cancel the tournament")
    await settled(world)
    assert (await cup.now()).stage is Stage.CANCELLED
    assert cup.overview.embeds[0].title == "Tournament cancelled"
    assert not buttons_of(cup.overview)
    assert not buttons_of(cup.rounds()[-1])
    await world.alice.send(world.channel, "!cup rr")
    assert world.last.embeds[0].title == "Round robin on 3x3"


async def test_its_games_stay_in_its_channel_though_others_have_threads(cup: Cup) -> None:
    world = await started(cup, "knockout", 2)
    await world.store.servers.change(world.guild.id, threads=True)
    await world.press(world.alice, "Play: alice – bob", cup.rounds()[0])
    assert (await world.game(world.alice)).place == world.place
    assert world.channel.threads == []


async def test_leaving_in_the_middle_is_asked_first_and_only_of_the_one_who_leaves(cup: Cup) -> None:
    world = await started(cup, "round robin", 3)
    await world.carol.send(world.channel, "!tournament leave")
    question = world.last
    assert text_of(question).startswith("Leave the tournament?")
    told = said(await world.press(world.bob, "Leave for good", question))
    assert told == "I asked somebody else that. Use /tournament leave to leave yourself."
    await world.press(world.carol, "Leave for good", question)
    await settled(world)
    assert text_of(next(each for each in world.channel.history() if each.id == question.id)) == (
        "You've left the tournament."
    )
    one = await cup.now()
    assert one.round == one.posted == 3, "in the second one she had the only match"
    assert "bob (2) 2 – 0 carol (3), by walkover" in text_of(cup.rounds()[0])
    assert list(buttons_of(cup.rounds()[-1])) == ["Play: alice – bob"]


# Commands


async def test_a_command_does_what_a_button_does(cup: Cup) -> None:
    world = cup.world
    await world.alice.slash(world.channel, "tournament create", form="round robin", board="4x4", hours=1)
    cup.overview_id = world.last.id
    assert "You have an hour for each round." in text_of(cup.overview)
    told = said(await world.bob.slash(world.channel, "tournament join"))
    assert told.startswith("You're in.")
    await world.carol.send(world.channel, "!cup join")
    assert text_of(world.last).startswith("You're in.")
    await settled(world)
    assert "3 are in (12 at most): alice, bob and carol" in text_of(cup.overview)
    told = said(await world.carol.slash(world.channel, "tournament leave"))
    assert told == "You've left the tournament."
    told = said(await world.alice.slash(world.channel, "tournament fill"))
    assert told.startswith("It takes at least 3 players to start."), "bots are none"
    await world.carol.send(world.channel, "!cup join")
    await settled(world)
    told = said(await world.alice.slash(world.channel, "tournament start"))
    assert told.startswith("It's on!")
    await settled(world)
    assert cup.overview.embeds[0].title == "Round robin on 4x4: Round 1 of 3"
    await world.bob.send(world.channel, "!tournament")
    shown = world.last
    assert shown.embeds[0].title == "Round robin on 4x4: Round 1 of 3"
    await settled(world)
    assert text_of(cup.overview).startswith("This tournament has moved down:")
    asked = await world.alice.slash(world.channel, "tournament cancel")
    await world.alice.click(private(asked), label="Cancel the tournament")
    await settled(world)
    cup.overview_id = shown.id
    assert cup.overview.embeds[0].title == "Tournament cancelled"
    await world.alice.send(world.channel, "!tournament knockout")
    await world.bob.send(world.channel, "!tournament join")
    await world.alice.send(world.channel, "!tournament fill")
    await settled(world)
    assert len((await cup.now()).current) == 2, "two people and two bots"


@for_each(
    [
        ("join", "There's no tournament here yet. Use /tournament create to open one."),
        ("", "There's no tournament here yet. Use /tournament create to open one."),
        ("swiss join", "I need an action (create, join, leave, start, fill, cancel, show), a form"),
        ("4x4 join leave", "I need an action"),
        ("knockout 7x7", "Pick 3x3, 4x4, 4x4/3, 5x5, 5x5/5 or ultimate."),
        ("knockout @everyone", "I need an action"),
    ],
    "cup",
    "caplog",
)
async def test_what_cannot_be_is_refused_and_changes_nothing(
    cup: Cup, caplog: pytest.LogCaptureFixture, words: str, told: str
) -> None:
    world = cup.world
    async with unchanged(world, caplog):
        await world.alice.send(world.channel, f"!tournament {words}")
    assert text_of(world.last).startswith(told)
    assert await world.store.tournaments.newest_in(world.channel.id) is None


async def test_an_action_may_stand_after_other_words(cup: Cup) -> None:
    world = cup.world
    await world.alice.send(world.channel, "!tournament 4x4 new round robin")
    one = await cup.now()
    assert (one.form, one.board) == (Form.ROUND_ROBIN, BOARDS["4x4"])
    await world.bob.send(world.channel, "!cup 4x4 join")
    assert len((await cup.now()).entrants) == 2


async def test_a_second_one_and_one_in_direct_messages_are_refused(cup: Cup) -> None:
    world = cup.world
    await cup.open("knockout", 1)
    await world.bob.send(world.channel, "!tournament round robin")
    assert text_of(world.last).startswith("This channel already has a tournament.")
    for typed in ("", "knockout", "join", "fill"):
        await world.bob.user.send_dm(f"!tournament {typed}")
        reply = world.bob.user.dm_channel.last_message
        assert reply is not None
        assert text_of(reply).startswith("Tournaments need a server channel where I can post.")


# What may go wrong


async def test_without_pictures_or_embeds_it_goes_in_words(cup: Cup) -> None:
    world = cup.world
    world.channel = half_closed(world, embed_links=False, attach_files=False)
    await started(cup, "round robin", 3)
    assert not cup.overview.attachments
    assert not cup.overview.embeds
    assert cup.overview.content.splitlines()[-6:] == [
        "```",
        "#  Player  Pts  SB",
        "1  alice     0   0",
        "2  bob       0   0",
        "3  carol     0   0",
        "```",
    ]
    assert cup.rounds()[0].content.splitlines()[2:4] == ["alice (1) sits this round out", "bob (2) – carol (3)"]
    assert list(buttons_of(cup.rounds()[0])) == ["Play: bob – carol"]


async def test_a_name_that_the_picture_has_no_letters_for_stands_beside_it(cup: Cup) -> None:
    world = cup.world
    await cup.open("knockout", 2)
    await world.guild.add_member(world.env.create_user("名前")).slash(world.channel, "tournament join")
    await settled(world)
    await world.press(world.alice, "Start", cup.overview)
    await settled(world)
    assert "Names the picture can't show: #3 名前" in text_of(cup.overview)


async def test_a_message_that_discord_did_not_take_is_posted_later_once(
    cup: Cup, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.chat.outbox.AGAIN_AFTER_S", (0,))
    await cup.open("knockout", 2)
    world.env.backend.delete_message(world.channel.id, cup.overview_id)
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=1)
    await world.guild.add_member(world.env.create_user("dora")).slash(world.channel, "tournament join")
    for _ in range(3):
        await settled(world)
        await world.env.advance_time(31)
    [shown] = [each for each in world.channel.history() if each.embeds]
    assert "dora" in text_of(shown)
    assert (await cup.now()).message_id == shown.id


async def test_a_round_ends_by_its_deadline_while_nobody_does_anything(cup: Cup) -> None:
    world = await started(cup, "round robin", 3)
    one = await cup.now()
    with world.env.time_context():
        await world.community.tournaments.write(one, replace(one, deadline=int(world.env.now().timestamp()) + 30))
    await settled(world)
    await world.env.advance_time(60)
    await settled(world)
    one = await cup.now()
    assert (one.round, one.posted) == (2, 2)
    assert "bob (2) – carol (3), nobody came" in text_of(cup.rounds()[0])
    assert len(cup.rounds()) == 2


async def test_who_is_forgotten_brings_no_old_tournament_back(cup: Cup, world: World) -> None:
    await cup.open("knockout", 3)
    one, community = await cup.now(), world.community
    with world.env.time_context():
        await community.tournaments.cancel(one.place, one.id, world.alice.id, may_manage=True)
    await settled(world)
    await world.bot.get_partial_messageable(world.channel.id).get_partial_message(cup.overview_id).delete()
    before = len(list(world.channel.history()))
    await community.privacy.forget(world.bob.id)
    await tournaments(world).sweep()
    await settled(world)
    assert len(list(world.channel.history())) == before
