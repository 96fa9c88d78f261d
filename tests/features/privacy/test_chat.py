"""Privacy in a simulated server: who is told what is kept, gets a copy of it, and is forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.core.game import FORGOTTEN, Answer, Challenge, Exhibition, Game, How, User
from bot.features.privacy import ANSWER_S, FORGET, explained
from bot.settings import Settings
from bot.words import words
from tests.added import reply
from tests.addresses import press_address
from tests.core.chat.render.examples import exhibition
from tests.core.chat.render.examples import shown as words_of
from tests.faults import broken
from tests.features.filling import found_of
from tests.features.full import World, open_world
from tests.features.watch.examples import on_show
from tests.people import WIN, finished_games, follow, members_game, message_of, newest, private, shows_end
from tests.world import buttons_of, mentions_of, parts_of, said, text_of, texts_of, unchanged

SAY = words()


async def ask(world: World, door: str) -> discord.Message:
    """Alice asks to be forgotten; the question."""
    if door == "slash":
        return private(await world.alice.slash(world.channel, "forget"))
    await world.alice.send(world.channel, "!forget")
    return world.last


async def forget(world: World, door: str = "slash") -> discord.Message:
    """Alice is forgotten; what the question has turned into."""
    question = await ask(world, door)
    result = await world.press(world.alice, "Erase everything", question)
    assert result.response is not None
    assert result.response.message.id == question.id, "the question itself turns into the answer"
    return result.response.message


async def found(world: World) -> set[tuple[str, str]]:
    return await found_of(world.store, world.alice.id, "alice")


@pytest.mark.parametrize("door", ["slash", "typed"])
async def test_forget_asks_once_more_with_the_harmless_answer_first(world: World, door: str) -> None:
    await members_game(world, "5")
    question = await ask(world, door)
    assert text_of(question) == SAY("privacy-forget-sure")
    assert list(buttons_of(question)) == ["Keep", "Erase everything"]
    assert [each.style for each in buttons_of(question).values()] == [
        discord.ButtonStyle.green,
        discord.ButtonStyle.red,
    ]
    assert not any(mentions_of(world.calls()[-1]).values())
    assert (await world.game(world.alice)).ply == 1, "nothing has happened yet"


@pytest.mark.parametrize("door", ["slash", "typed"])
async def test_who_keeps_everything_keeps_it_and_the_question_goes(
    world: World, door: str, caplog: pytest.LogCaptureFixture
) -> None:
    await members_game(world, "5")
    question, before = await ask(world, door), await found(world)
    result = await world.press(world.alice, "Keep", question)
    assert result.response is not None
    assert text_of(result.response.message) == SAY("privacy-forget-kept")
    assert not result.response.message.components
    assert await found(world) == before


@pytest.mark.parametrize("door", ["slash", "typed"])
async def test_who_is_forgotten_in_the_middle_of_a_game_has_resigned_and_is_nobody(world: World, door: str) -> None:
    board, lounge = await members_game(world, "51"), world.guild.create_text_channel("lounge")
    await world.alice.send(lounge, "!play easy")
    answer = await forget(world, door)
    assert text_of(answer) == SAY("privacy-forget-done")
    assert not answer.components
    await world.env.settle()
    game = await world.ended(1)
    assert (game.x, game.o) == (User(FORGOTTEN, ""), User(world.bob.id, "bob"))
    assert game.result is not None
    assert game.result.how is How.RESIGNATION
    assert (await world.ended(2)).place.channel_id == lounge.id
    shown = message_of(world.channel, board)
    assert shows_end(shown)
    assert text_of(shown).splitlines()[3:6] == [
        "bob wins!", "❌ somebody resigned after 2 moves.", "❌ somebody vs 🔵 bob",
    ]  # fmt: skip
    assert "Rematch" not in buttons_of(shown)
    assert await found(world) == set()
    await world.bob.send(world.channel, "!play easy")
    assert (await world.game(world.bob)).id == 3, "the opponent is free"


async def test_the_names_are_gone_from_lists_replays_and_boards_that_follow(world: World) -> None:
    await members_game(world, WIN)
    await forget(world)
    await world.bob.send(world.channel, "!history")
    assert "somebody beat bob" in text_of(world.last)
    await world.bob.send(world.channel, "!replay 1")
    assert "❌ somebody" in text_of(world.last)
    assert "alice" not in text_of(world.last)
    await world.bob.slash(world.channel, "history")
    await world.restart()
    await world.bob.send(world.channel, f"!history {world.bob.mention}")
    assert "alice" not in json.dumps([each.to_dict() for each in world.last.components])
    await world.bob.send(world.channel, f"!history {world.alice.mention}")
    assert text_of(world.last) == SAY("watch-history-empty-member")


async def test_rematch_of_an_older_board_finds_nobody(world: World) -> None:
    board = await members_game(world, WIN)
    await forget(world)
    result = await press_address(world.env, world.bob, board, "ttt:1:5:rematch")
    assert said(result) == SAY("opponent-forgotten")


async def test_open_challenges_are_withdrawn_or_declined(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    offer = newest(world.channel)
    await world.carol.slash(world.guild.create_text_channel("lounge"), "play", opponent=world.alice)
    await forget(world)
    await world.env.settle()
    assert text_of(message_of(world.channel, offer)) == "somebody's challenge was withdrawn."
    declined = await world.stored(2)
    assert isinstance(declined, Challenge)
    assert declined.answer is Answer.DECLINED
    assert await found(world) == set()


async def test_boards_that_follow_for_them_follow_no_longer(world: World) -> None:
    await world.bob.send(world.channel, "!play unbeatable")
    lounge = world.guild.create_text_channel("lounge")
    await world.alice.send(lounge, "!watch 1")
    board = newest(lounge)
    await forget(world)
    await world.env.settle()
    assert "I no longer follow game 1 here." in text_of(message_of(lounge, board))
    assert await found(world) == set()
    await world.press(world.bob, "5")
    assert "I no longer follow game 1 here." in text_of(message_of(lounge, board))


async def test_boards_elsewhere_show_the_end_without_the_name(world: World) -> None:
    await members_game(world, "5")
    lounge = world.guild.create_text_channel("lounge")
    board = await follow(world, lounge)
    await forget(world)
    await world.env.settle()
    shown = text_of(message_of(lounge, board))
    assert "bob wins!" in shown
    assert "alice" not in shown


@pytest.mark.parametrize("door", ["slash", "typed"])
async def test_of_who_has_never_played_nothing_is_kept(world: World, door: str) -> None:
    if door == "slash":
        assert said(await world.alice.slash(world.channel, "forget")) == SAY("privacy-forget-nothing")
        assert said(await world.alice.slash(world.channel, "export")) == SAY("privacy-forget-nothing")
    else:
        await world.alice.send(world.channel, "!forget")
        assert text_of(world.last) == SAY("privacy-forget-nothing")


async def test_erase_pressed_twice_finds_nothing_the_second_time(world: World) -> None:
    await finished_games(world, 1)
    question = await ask(world, "typed")
    at = next(iter(buttons_of(question).values())).custom_id
    assert at is not None
    await world.press(world.alice, "Erase everything", question)
    assert text_of(message_of(world.channel, question)) == SAY("privacy-forget-done")
    again = await press_address(world.env, world.alice, question, at.replace("keep", "erase"))
    assert again.response is not None
    assert text_of(message_of(world.channel, question)) == SAY("privacy-forget-nothing")
    assert said(await world.alice.slash(world.channel, "forget")) == SAY("privacy-forget-nothing")


@pytest.mark.parametrize("label", ["Keep", "Erase everything"])
async def test_nobody_else_may_answer(world: World, label: str, caplog: pytest.LogCaptureFixture) -> None:
    await finished_games(world, 1)
    question = await ask(world, "typed")
    async with unchanged(world, caplog):
        assert said(await world.press(world.bob, label, question)) == SAY("privacy-not-yours-to-forget")
    assert list(buttons_of(message_of(world.channel, question))) == ["Keep", "Erase everything"]


@pytest.mark.parametrize("off_s", [-5, ANSWER_S + 5])
async def test_an_old_question_is_not_answered_and_one_of_the_future_neither(world: World, off_s: int) -> None:
    await finished_games(world, 1)
    question, before = await ask(world, "typed"), await found(world)
    with world.env.time_context():
        asked_at = world.services.turns.now() - off_s
    old = FORGET(world.alice.id, asked_at, "erase")
    assert said(await press_address(world.env, world.alice, question, old)) == SAY("privacy-question-too-old")
    assert await found(world) == before


async def test_the_question_works_after_a_restart(world: World) -> None:
    await finished_games(world, 1)
    question = await ask(world, "typed")
    await world.restart()
    await world.press(world.alice, "Erase everything", question)
    assert await found(world) == set()


async def test_in_direct_messages_even_the_channel_is_erased_once_the_board_shows_the_end(world: World) -> None:
    for member in (world.bob, world.alice):
        await member.send_dm("!play easy")
    for text in ("5", "!resign"):
        await world.bob.send_dm(text)
    await world.press(world.bob.user, "Resign", newest(world.bob.user.dm_channel))
    direct = world.alice.user.dm_channel
    board = newest(direct)
    assert await found_of(world.store, direct.id, board.id)
    await world.alice.send_dm("!forget")
    await world.press(world.alice.user, "Erase everything", newest(direct))
    await world.env.settle()
    assert "Called off" in text_of(message_of(direct, board))
    await world.env.advance_time(60)
    await world.env.settle()
    assert await found_of(world.store, direct.id, board.id) == set()
    assert await found_of(world.store, world.bob.user.dm_channel.id)
    assert await found(world) == set()
    old = said(await press_address(world.env, world.alice.user, board, "ttt:2:0:4"))
    assert old == SAY("no-such-game")


async def file_of(world: World, message: Any) -> dict[str, Any]:
    """The file of a message, read as JSON."""
    (attachment,) = message.attachments
    content = await attachment.read()
    read: dict[str, Any] = json.loads(content)
    return read


async def test_a_copy_comes_as_a_file_that_only_the_asker_sees(world: World) -> None:
    await members_game(world, WIN)
    await world.alice.slash(world.channel, "preferences", look="classic")
    message = private(await world.alice.slash(world.channel, "export"))
    assert text_of(message) == "Here's everything I keep about you, with 1 game."
    assert message.attachments[0].filename == f"tictactoe-{world.alice.id}.json"
    copy = await file_of(world, message)
    assert copy["games"][0]["your_moves"] == ["1", "2", "3"]
    assert copy["preferences"][0]["look"] == "classic"
    assert str(world.bob.id) not in json.dumps(copy)
    assert "bob" not in json.dumps(copy)
    again = said(await world.alice.slash(world.channel, "export"))
    assert again.startswith("You just got a copy.")


async def test_typed_it_comes_by_direct_message_and_the_channel_is_told_so(world: World) -> None:
    await finished_games(world, 1)
    world.calls()
    await world.alice.send(world.channel, "!export")
    assert text_of(world.last) == SAY("sent-in-private")
    assert not world.last.attachments
    sent = [call for call in world.calls() if call.method == "POST" and call.path.endswith("/messages")]
    assert len(sent) == 2


async def test_privacy_tells_what_the_host_has_set(tmp_path: Path) -> None:
    who = {"host_name": "Ada", "host_contact": "ada@example.org"}
    async with open_world(tmp_path, approved=None, retention_days=90, server_retention_days=1, **who) as world:
        message = private(await world.alice.slash(world.channel, "privacy"))
        fields = parts_of(message)
        assert fields["Who runs me"] == "Ada: ada@example.org"
        assert (
            fields["How long"]
            == "Finished games go after 90 days.\nWhat belongs to a server goes 1 day after I leave it."
        )
        await world.alice.send(world.channel, "!privacy")
        assert texts_of(world.last) == texts_of(message)


async def test_who_runs_the_bot_is_told_as_far_as_the_host_says() -> None:
    nameless = "Whoever hosts me; they haven't given a name: ada@example.org"
    for host, told in ((Settings(host_name="Ada"), "Ada"), (Settings(host_contact="ada@example.org"), nameless)):
        assert words_of(reply(explained, host)).splitlines()[-1] == told


async def test_an_exhibition_of_somebody_is_shown_as_any_other() -> None:
    nobody = Exhibition(User(FORGOTTEN, ""), 3)
    assert "for somebody" in words_of(on_show(exhibition(4, exhibition=nobody)))


async def test_privacy_without_a_host_says_whom_to_ask(world: World) -> None:
    message = private(await world.alice.slash(world.channel, "privacy"))
    fields = parts_of(message)
    assert list(fields) == ["What I keep", "Why", "How long", "Your choices", "Who runs me"]
    assert fields["Who runs me"] == "Whoever hosts me; they haven't given a name"
    assert "Finished games stay;" in fields["How long"]


async def test_a_game_that_has_been_kept_too_long_is_gone_after_a_sweep(tmp_path: Path) -> None:
    async with open_world(tmp_path, retention_days=1) as world:
        await finished_games(world, 2)
        await world.community.ratings.settle(None)
        assert isinstance(await world.stored(1), Game)
        with world.env.time_context():
            later = world.services.turns.now() + 2 * 86_400
        world.community.retention._now = lambda: later
        await world.community.retention.sweep()
        assert await world.stored(1) is None
        await world.alice.send(world.channel, "!replay 1")
        assert text_of(world.last).startswith("Which game?")


async def test_a_forget_that_breaks_off_goes_on_after_a_restart(world: World) -> None:
    await finished_games(world, 1)
    await members_game(world, "5")
    question = await ask(world, "slash")
    async with broken(world.store, "DELETE FROM preferences"):
        await world.press(world.alice, "Erase everything", question)
    assert await found(world)
    world.errors_expected += len(world.errors)
    await world.restart()
    await world.env.advance_time(31)
    assert await found(world) == set()
