"""The lines of actions: each request, by whatever way it came, and what happens without one."""

from __future__ import annotations

import pytest

from bot.core.chat.answerer import MAX_REQUESTS
from bot.core.chat.press import ACT, Act
from bot.core.observer import route_of
from tests.world import World, buttons_of
from tests.worlds import Lines


async def test_every_way_in_is_told_with_its_command_and_its_game(world: World, lines: Lines) -> None:
    await world.alice.slash(world.channel, "play", level="easy", first="me")
    await world.press(world.alice, "5")
    board = world.last
    await world.bob.send(world.channel, "!move 1")
    free = next(label for label, button in buttons_of(board).items() if label.isdigit() and not button.disabled)
    await world.press(world.bob, free, board)
    await world.alice.send(world.channel, "!resign")
    await world.press(world.alice, "Resign")
    await world.carol.slash(world.channel, "board")
    assert lines.short() == [
        ("slash", "play", "done", 1),
        ("click", "press", "done", 1),
        ("typed", "move", "refused", "no-game"),
        ("click", "press", "refused", "not-for-you", 1),
        ("typed", "resign", "done", 1),
        ("click", "give-up-x", "done", 1),
        ("slash", "board", "refused", "no-game"),
    ]
    first = lines.all()[0]
    ids = {"guild": world.guild.id, "channel": world.channel.id, "user": world.alice.id}
    assert {name: first[name] for name in ids} == {name: str(number) for name, number in ids.items()}
    assert (first["shard"], first["ms"] > 0) == (0, True)


@pytest.mark.parametrize("act", Act)
async def test_a_button_of_a_game_is_called_by_what_it_does(world: World, act: Act) -> None:
    """Metrics and the lines of the log are counted by these names."""
    custom_id = ACT(1, 2, act)
    if found := world.bot.registry.read(custom_id):  # its feature may not be there
        assert found[0].act(custom_id) == act


async def test_what_nobody_asked_for_is_told_as_a_job(world: World, lines: Lines) -> None:
    await world.alice.send(world.channel, "!play easy")
    late = "UPDATE games SET deadline = 1, version = version + 1"
    await world.store.database.write(lambda to: to.exec_driver_sql(late))
    await world.services.play.expire(None)
    assert lines.short()[1:] == [("job", "end", "time", 1)]
    assert "user" not in lines.all()[1]


async def test_a_fault_is_told_with_the_reference_that_the_user_reads(
    world: World, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.services.turns, "current", fail)
    result = await world.alice.slash(world.channel, "draw")
    (line,) = lines.all()
    assert (line["outcome"], result.response is not None) == ("failed", True)
    assert line["reference"] in result.response.content  # type: ignore[union-attr]


async def test_an_answer_that_discord_does_not_take_is_told_with_its_code(world: World, lines: Lines) -> None:
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await world.alice.slash(world.channel, "play")
    assert lines.short() == [("slash", "play", "undelivered", "10062", 1)]


async def test_who_asks_too_fast_fills_no_log(world: World, lines: Lines) -> None:
    for _ in range(MAX_REQUESTS + 5):
        await world.alice.send(world.channel, "!board")
    told = lines.short()
    assert len(told) == MAX_REQUESTS + 1
    assert told[-1] == ("typed", "board", "refused", "too-fast")


async def test_a_line_holds_nothing_that_people_write(world: World, lines: Lines) -> None:
    await world.alice.send(world.channel, "!play hard a-private-word")
    await world.alice.send(world.channel, "!hello-there private")
    await world.alice.send(world.channel, f"{world.bot.user.mention} some private words")  # type: ignore[union-attr]
    told = repr(lines.all())
    assert len(lines.all()) > 1
    assert not [each for each in ("private", "hello", "alice") if each in told]


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/interactions/1234567/aW50ZXJh.x-_/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/1234567/aW50/messages/@original", "/webhooks/{id}/{token}/messages/@original"),
        ("/behind/a/proxy/v10/channels/1234567/messages/7654321", "/channels/{id}/messages/{id}"),
        ("/api/v10/users/@me", "/users/@me"),
    ],
)
def test_a_route_holds_no_number_and_no_token(path: str, route: str) -> None:
    assert route_of(path) == route
