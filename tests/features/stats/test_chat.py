"""Statistics: what somebody sees of their games and of others', in servers and in direct messages."""

from __future__ import annotations

import re
from copy import copy
from typing import Any

import discord
import pytest
from simcord.components import walk_components

from bot.core.chat.press import Press
from tests.addresses import press_address
from tests.features.full import World
from tests.people import WIN, half_closed, members_game, newest, private, shut
from tests.world import Slow, bare, buttons_of, mentions_of, parts_of, said, text_of, texts_of, titled, unchanged

DRAW = "519328467"
"""A game of alice (X) and bob that is drawn."""


def table(*rows: str) -> str:
    """A table as it stands in a field."""
    return "\n".join(["```", *rows, "```"])


def direct(world: World) -> discord.Message:
    """The newest direct message between alice and the bot."""
    return newest(world.alice.user.dm_channel)


async def rating_now(world: World, pool: str) -> str:
    """Alice's rating, as it's written."""
    with world.env.time_context():
        found = (await world.store.statistics.record(world.alice.id, None, None)).ratings
    return f"{found[pool].rating.value:.0f}?"


async def lose(world: World, level: str, board: str) -> None:
    """Alice plays the bot and resigns after two moves each."""
    await world.alice.send(world.channel, f"!play {level} {board}")
    await world.alice.send(world.channel, "!move a1")
    free = (await world.game(world.alice)).position.legal()[0]
    await world.alice.send(world.channel, f"!move {free + 1}")
    await world.resign(world.alice)


async def test_a_member_sees_their_own_numbers(world: World) -> None:
    await members_game(world, WIN)
    await members_game(world, WIN)
    await members_game(world, DRAW)
    world.calls()
    await world.alice.send(world.channel, "!stats")
    (call,) = world.calls()
    assert not any(mentions_of(call).values())
    assert bare(texts_of(world.last)[0]).splitlines() == [
        "alice: 3 games",
        "🏆 2 won (67%) · 🤝 1 drawn · 🔻 0 lost",
        f"Rating: **{await rating_now(world, '3x3/3')}**",
        "Best streak: **2** wins in a row",
        "Favorite first move: **1** on 3x3, in 2 of 3 games as X",
        "Accuracy on 3x3: **100%** of 11 moves",
        "? = still a guess",
    ]
    fields = parts_of(world.last)
    assert fields["Opponents"] == table("        won  drawn  lost", "people    2      1     0")
    assert list(fields) == ["Opponents"], "a table of one board would say the same again"
    assert list(buttons_of(world.last)) == ["Rating", "Openings"]


async def test_two_members_are_compared_and_of_somebody_else_the_asker_sees_how_the_two_did(world: World) -> None:
    await members_game(world, WIN)
    await world.carol.send(world.channel, f"!stats {world.alice.mention}")
    assert list(parts_of(world.last)) == ["Opponents"], "carol has not played alice"
    shown = private(await world.carol.slash(world.channel, "stats", member=world.bob, against=world.alice))
    assert parts_of(shown)["bob against alice"] == "🏆 0 won · 🤝 0 drawn · 🔻 1 lost\nLast game: 🔻"
    await world.carol.send(world.channel, f"!stats {world.alice.mention} {world.bob.mention}")
    assert parts_of(world.last)["alice against bob"].startswith("🏆 1 won")
    shown = private(await world.alice.slash(world.channel, "stats", against=world.bob))
    assert parts_of(shown)["You against bob"].startswith("🏆 1 won")
    shown = private(await world.alice.slash(world.channel, "stats", against=world.carol))
    assert (
        parts_of(shown)["You against carol"]
        == "You and carol haven't finished a game here yet. Use /play to change that."
    )
    await world.alice.send(world.channel, f"!stats {world.bob.mention} {world.carol.mention}")
    assert (
        parts_of(world.last)["bob against carol"]
        == "No finished game between the two here yet. Use /play to change that."
    )
    await members_game(world, DRAW)
    await world.bob.send(world.channel, f"!stats {world.alice.mention}")
    assert text_of(world.last).startswith("alice: 2 games\n")
    assert parts_of(world.last)["You against alice"] == (
        "🏆 0 won · 🤝 1 drawn · 🔻 1 lost\nLast 2, newest first: 🤝 🔻"
    )


async def test_levels_and_boards_are_told_apart(shared: World) -> None:
    world = shared
    await members_game(world, WIN)
    for level, board in (("easy", "3x3"), ("hard", "4x4/3")):
        await lose(world, level, board)
    await world.alice.send(world.channel, "!stats")
    usual, other = [await rating_now(world, pool) for pool in ("3x3/3", "4x4/3")]
    assert parts_of(world.last) == {
        "Opponents": table(
            "        won  drawn  lost",
            "people    1      0     0",
            "easy      0      0     1",
            "hard      0      0     1",
        ),
        "Boards": table(
            "      won drawn lost rating", f"3x3     1     0    1 {usual:>6}", f"4x4/3   0     0    1 {other:>6}"
        ),
    }


async def test_a_server_counts_its_own_games_and_direct_messages_all(world: World) -> None:
    await members_game(world, WIN)
    await members_game(world, WIN, shut(world, "staff", world.alice, world.bob))
    other = world.env.create_guild()
    abroad, alice = other.create_text_channel("games"), other.add_member(world.alice.user)
    await alice.send(abroad, "!stats")
    assert "You haven't finished a game here yet." in abroad.history()[-1].content
    await alice.send(abroad, "!play easy")
    await alice.send(abroad, "!move 5")
    await world.resign(alice, abroad)
    await alice.send(abroad, "!stats")
    assert text_of(abroad.history()[-1]).startswith("alice: 1 game\n")
    await world.carol.send(world.channel, f"!stats {world.alice.mention}")
    assert text_of(world.last).startswith("alice: 1 game\n"), "carol can't see the other one's channel"
    await world.alice.send(world.channel, "!stats")
    assert text_of(world.last).startswith("alice: 1 game\n"), "nor can others who read this answer"
    assert text_of(private(await world.alice.slash(world.channel, "stats"))).startswith("alice: 2 games\n")
    await world.alice.send_dm("!stats")
    assert text_of(direct(world)).startswith("alice: 3 games\n")


async def test_in_direct_messages_nobody_sees_somebody_elses(world: World) -> None:
    await members_game(world, WIN)
    await world.alice.send_dm(f"!stats <@{world.bob.id}>")
    assert text_of(direct(world)) == "In DMs I only show your own stats. Use /stats in a server for someone else's."
    await world.alice.send_dm(f"!stats <@{world.alice.id}> <@{world.bob.id}>")
    assert "You against bob" in parts_of(direct(world)), "those were alice's own games"


async def test_who_has_played_nothing_is_told_what_to_do_and_can_do_it_at_once(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    await world.alice.send(world.channel, "!stats")
    assert text_of(world.last) == "You haven't finished a game here yet. Play one and your stats start."
    await world.resign(world.alice)
    shown = private(await world.bob.slash(world.channel, "stats"))
    await world.press(world.bob, "Play easy", shown)
    assert (await world.game(world.bob)).bot is not None
    await world.carol.send(world.channel, f"!stats {world.alice.mention}")
    assert text_of(world.last) == "alice hasn't finished a game here yet. Use /play to challenge them."


async def test_what_makes_no_sense_is_refused(world: World, caplog: pytest.LogCaptureFixture) -> None:
    world.errors_expected = 1  # SimCord counts a name that nobody has
    bot = world.bot.user
    assert bot is not None
    for words, answer in (
        (f"{world.bob.mention} {world.bob.mention}", "Nobody plays against themselves. Name two different members."),
        (bot.mention, "Bots have no stats. Use /stats to see how you do against each of my levels."),
        (f"{world.bob.mention} {bot.mention}", "Bots have no stats."),
        ("nonsense", "I can't find that member in this server."),
    ):
        async with unchanged(world, caplog):
            await world.alice.send(world.channel, f"!stats {words}")
        assert text_of(world.last).startswith(answer)
    told = said(await world.alice.slash(world.channel, "stats", against=world.alice))
    assert told.startswith("Nobody plays against themselves.")


# Charts


async def test_the_openings_are_shown_as_a_picture_to_whoever_presses_alone(world: World) -> None:
    await members_game(world, WIN)
    await members_game(world, DRAW)
    await world.alice.send(world.channel, "!stats")
    board = world.last
    result = await world.press(world.carol, "Openings", board)
    shown = shown_to(result)
    assert text_of(shown).splitlines()[:3] == [
        "alice on 3x3: 2 games as X",
        "Square 1: 1 game, 100% won",
        "Square 5: 1 game, 0% won",
    ]
    (picture,) = shown.attachments
    assert picture.filename == "openings.png"
    assert picture.description == "First moves on 3x3: 1 in 50% (100% won) and 5 in 50% (0% won)."
    assert world.last.id == board.id, "the page stays"


async def test_a_rating_is_shown_as_a_picture_and_turned_to_another_board_in_place(world: World) -> None:
    await members_game(world, WIN)
    await members_game(world, WIN)
    await lose(world, "easy", "4x4/3")
    await world.alice.send(world.channel, "!stats")
    await world.restart()
    shown = shown_to(await world.press(world.alice, "Rating", world.last))
    with world.env.time_context():
        course = await world.store.statistics.rating_points(world.alice.id, "3x3/3")
    first, newest = (f"{point.value:.0f}" for point in course)
    told = f"**{newest}?** after 2 rated games, between {first} and {newest}."
    assert text_of(shown) == f"alice on 3x3\n{told}"
    container, row = shown.components
    assert isinstance(container, discord.Container)
    assert [type(part) for part in container.children] == [discord.TextDisplay, discord.MediaGalleryComponent]
    assert isinstance(row, discord.ActionRow), "the buttons stand below the picture"
    (picture,) = shown.attachments
    assert (picture.filename, picture.description) == (
        "rating.png",
        f"Rating on 3x3 after each of 2 games, a dot for each: from {first} to {newest}?, "
        f"between {first} and {newest}.",
    )
    assert {name: button.disabled for name, button in buttons_of(shown).items()} == {"3x3": True, "4x4/3": False}
    await world.press(world.alice, "4x4/3", shown)
    turned = world.env.backend.get_message(shown.channel.id, shown.id)
    texts = [part["content"] for part in walk_components(turned.components) if part["type"] == 10]
    assert texts[0].startswith("### alice on 4x4/3\n")
    assert len(turned.attachments) == 1


@pytest.mark.parametrize("is_private", [False, True])
async def test_a_chart_that_takes_long_never_comes_by_an_edit_of_a_layout(
    world: World, slow: Slow, monkeypatch: pytest.MonkeyPatch, is_private: bool
) -> None:
    """Discord refuses its picture there. is_private: whether the answer is one that is "thinking" until then."""
    await members_game(world, WIN)
    await lose(world, "easy", "4x4/3")
    await world.alice.send(world.channel, "!stats")
    before = shown_to(await world.press(world.alice, "Rating", world.last))
    read = world.bot.registry.read

    def in_private(custom_id: str) -> tuple[Press, Any] | None:
        if (found := read(custom_id)) is None:
            return None
        press = copy(found[0])
        press.in_private = True
        return press, found[1]

    if is_private:
        monkeypatch.setattr(world.bot.registry, "read", in_private)
    go_on = slow(world.services.thinker, "in_background")
    result = await world.press(world.alice, "4x4/3", before)
    assert result.deferred
    go_on.set()
    await world.env.settle()
    shown = shown_to(result) if is_private else result.followups[-1].message
    assert shown.flags.ephemeral
    assert [each.filename for each in shown.attachments] == ["rating.png"]
    assert "alice on 4x4/3" in text_of(shown)
    assert list(buttons_of(shown)) == ["3x3", "4x4/3"]
    assert not [call for call in world.calls() if call.method == "PATCH" and "attachment://" in str(call.json)]


async def test_where_the_bot_may_attach_no_files_the_same_is_told_in_words(world: World) -> None:
    await members_game(world, WIN)
    await members_game(world, DRAW)
    await lose(world, "easy", "4x4/3")
    bare = half_closed(world, attach_files=False)
    await world.alice.send(bare, "!stats")
    page = newest(bare)
    shown = shown_to(await world.press(world.bob, "Openings", page))
    assert not shown.attachments
    assert text_of(shown).splitlines() == [
        "alice on 3x3: 2 games as X",
        "Square 1: 1 game, 100% won",
        "Square 5: 1 game, 0% won",
    ]
    shown = shown_to(await world.press(world.bob, "Rating", page))
    assert re.fullmatch(r"alice on 3x3\n\*\*1\d+\?\*\* after 2 rated games, between 1\d+ and 1\d+\.", text_of(shown))
    other = shown_to(await world.press(world.bob, "4x4/3", shown))
    assert titled(other) == "alice on 4x4/3"


def shown_to(result: Any) -> discord.Message:
    """What a press shows to the one who pressed, alone."""
    response = result.response or result.followups[-1]
    assert response.ephemeral
    message: discord.Message = response.message
    return message


async def test_forged_buttons_show_nothing_that_they_should_not(world: World) -> None:
    await members_game(world, WIN)
    await world.alice.send(world.channel, "!stats")
    page = world.last
    for address, answer in (
        (
            f"ttt-stats:{world.carol.id}:rating:",
            "No rated game yet. Use /play and finish one without hints to get a rating.",
        ),
        (f"ttt-stats:{world.carol.id}:openings:", "No finished game as X here yet."),
        (f"ttt-stats:{world.carol.id}:rating:3x3/3", "No rated game yet."),
        (f"ttt-stats:{world.alice.id}:openings:9x9/9", "That button no longer works."),
    ):
        assert said(await press_address(world.env, world.bob, page, address)).startswith(answer)
    await world.alice.send_dm("!stats")
    forged = f"ttt-stats:{world.bob.id}:openings:"
    told = said(await press_address(world.env, world.alice.user, direct(world), forged))
    assert told.startswith("In DMs I only show your own stats.")


async def test_a_chart_of_somebody_else_is_drawn_only_of_games_that_the_reader_may_see(world: World) -> None:
    """By a forged press, of a channel that is shut to carol."""
    await members_game(world, WIN)
    await world.carol.send(world.channel, f"!stats {world.alice.mention}")
    seen = [text_of(shown_to(await world.press(world.carol, label, world.last))) for label in ("Rating", "Openings")]
    staff = shut(world, "staff", world.alice, world.bob)
    for _ in range(5):  # so that her rating is told: it's of many games now
        await members_game(world, WIN, staff)
    rating, openings = [
        shown_to(await press_address(world.env, world.carol, world.last, f"ttt-stats:{world.alice.id}:{chart}:"))
        for chart in ("rating", "openings")
    ]
    assert text_of(rating) == seen[0]
    assert text_of(openings) == seen[1]
    own = shown_to(await press_address(world.env, world.alice, world.last, f"ttt-stats:{world.alice.id}:rating:"))
    assert "after 6 rated games" in text_of(own)


async def test_how_two_did_where_the_reader_can_not_look_is_told_to_the_two_alone(world: World) -> None:
    staff = shut(world, "staff", world.alice, world.bob)
    await members_game(world, WIN, staff)
    await members_game(world, DRAW, world.guild.create_text_channel("lounge"))
    drawn = "🏆 0 won · 🤝 1 drawn · 🔻 0 lost\nLast game: 🤝"
    shown = private(await world.carol.slash(world.channel, "stats", member=world.bob, against=world.alice))
    assert parts_of(shown)["bob against alice"] == drawn
    await world.alice.send(world.channel, f"!stats {world.bob.mention} {world.alice.mention}")
    assert parts_of(world.last)["bob against alice"] == drawn, "carol reads it, too"
    for who, about in ((world.alice, "bob against alice"), (world.bob, "You against alice")):
        shown = private(await who.slash(world.channel, "stats", member=world.bob, against=world.alice))
        assert parts_of(shown)[about].startswith("🏆 0 won · 🤝 1 drawn · 🔻 1 lost")
    await world.alice.send(staff, f"!stats {world.bob.mention} {world.alice.mention}")
    assert parts_of(newest(staff))["bob against alice"].startswith("🏆 0 won · 🤝 1 drawn · 🔻 1 lost")
