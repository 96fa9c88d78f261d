"""Boards that follow games: one a game and channel, found from both sides."""

from __future__ import annotations

from bot.core.game import FollowedBoard, Place
from tests.features.full import Store
from tests.values import ANN, BEN, game


def board(game_id: int, channel_id: int, message_id: int) -> FollowedBoard:
    return FollowedBoard(game_id, Place(1, channel_id), message_id, BEN)


async def two_games(store: Store) -> list[int]:
    return [(await store.games.open(game(place=Place(1, number)))).id for number in (1, 2)]


async def test_a_board_comes_back_from_both_sides_the_oldest_first(store: Store) -> None:
    first, second = await two_games(store)
    boards = [
        board(first, 20, 7),
        board(first, 21, 5),
        board(second, 20, 6),
        FollowedBoard(second, Place(None, 30), 1, ANN),
    ]
    for each in boards:
        assert await store.followed.put(each) is None
    assert await store.followed.of(game_id=first) == [boards[1], boards[0]]
    assert await store.followed.of(channel_id=20) == [boards[2], boards[0]]
    assert await store.followed.of(game_id=second, channel_id=30) == [boards[3]]
    assert await store.followed.of(game_id=first, channel_id=30) == []


async def test_a_board_is_removed_unless_another_message_has_taken_its_place(store: Store) -> None:
    first, _ = await two_games(store)
    older, newer = board(first, 20, 7), board(first, 20, 8)
    await store.followed.put(newer)
    await store.followed.remove(older)
    assert await store.followed.of(game_id=first) == [newer]
    await store.followed.remove(newer)
    assert await store.followed.of(game_id=first) == []
