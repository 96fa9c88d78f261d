"""What goes with a channel or a server that is gone, on each database."""

from __future__ import annotations

import pytest

from bot.core.chat.outbox import Delivery
from bot.core.chat.page import Page
from bot.core.game import Deleted, FollowedBoard, Place
from bot.core.play import turns
from bot.engine import STANDARD
from bot.features.tournaments.rules import Form, Tournament
from tests.features.full import Store, World
from tests.people import take_server_away
from tests.values import ANN, game


@pytest.mark.parametrize("deleted", [Deleted(7, 70, 50), Deleted(7, None, 50)])
async def test_followed_boards_and_tournaments_go_with_their_channel(store: Store, deleted: Deleted) -> None:
    opened = await store.games.open(game())
    here, elsewhere = Place(7, 70), Place(8, 80)
    for place in (here, elsewhere):
        await store.followed.put(FollowedBoard(opened.id, place, 5, ANN))
        await store.tournaments.open(Tournament(place, ANN, Form.KNOCKOUT, STANDARD, 60, 10, 99))
    await store.followed.forget(deleted)
    assert [board.place for board in await store.followed.of(game_id=opened.id)] == [elsewhere]
    assert await store.tournaments.all_on(deleted) == [1]
    assert await store.tournaments.all_on(deleted._replace(at=1)) == []


@pytest.mark.own_world
@pytest.mark.parametrize("is_told", [True, False])
async def test_where_the_bot_was_removed_nothing_is_edited_deleted_or_posted(world: World, is_told: bool) -> None:
    """is_told: whether Discord has told the bot; else the first refusal does, and nothing more is tried there."""
    await world.begin()
    board, here = world.last, world.place
    if is_told:
        take_server_away(world, is_known=False)
    else:
        for method in ("PATCH", "DELETE"):
            world.env.inject_error(method, "/channels/*", status=403, code=50001, times=None)
    await world.env.settle()
    world.calls()
    outbox, page = world.bot.outbox, Page("hello")
    for _ in range(3):
        await outbox.edit(here, board.id, page)
        await outbox.withdraw(here.channel_id, board.id, here.guild_id)
    if is_told:
        assert await outbox.post(here, page) is Delivery.UNWELL, "it is no reason to forget what a server has set"
    assert [call.method for call in world.calls()] == ["PATCH"] * (not is_told)


@pytest.mark.own_world
@pytest.mark.parametrize("is_told", [True, False])
async def test_a_move_in_a_server_that_removed_the_bot_deletes_no_notice(world: World, *, is_told: bool) -> None:
    await world.begin("slash")  # alice is told that bob accepted: a notice beside the board
    await world.env.settle()
    game = await world.game(world.alice)
    if is_told:
        take_server_away(world, is_known=False)
    for method in ("PATCH", "DELETE", "POST"):
        world.env.inject_error(method, "/channels/*", status=403, code=50001, times=None)
    await world.env.settle()
    world.calls()
    seen = list[list[str]]()
    for mark, user in enumerate((world.alice, world.bob) * 2):
        with world.env.time_context():
            await world.services.turns.do(world.place, game.id, turns.press_square, user.id, mark, [4, 0, 8, 2][mark])
        await world.env.settle()
        await world.quiet()
        seen.append([call.method for call in world.calls()])
    for _ in range(3):
        await world.env.advance_time(31)
        seen.append([call.method for call in world.calls()])
    assert sum(map(len, seen)) <= (0 if is_told else 1)
