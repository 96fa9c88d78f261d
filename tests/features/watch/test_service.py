"""Looking on: what may be followed and from where, and exhibitions, in which the bot plays itself."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.game import FollowedBoard, Game, How, Place, User
from bot.core.play import turns
from bot.core.store import Shards
from bot.core.store.limits import BOARDS, EXHIBITIONS, FOLLOWERS
from bot.core.thinking import Priority
from bot.engine import STANDARD, Board, Level
from bot.features.watch.service import PACE_S
from tests.core.play.test_clock import DAY
from tests.core.play.test_ends import look_again
from tests.core.play.test_explaining import FIVE, Watched, until
from tests.features.full import Processes, Services
from tests.refused import message_of, refused
from tests.services import Clock, hearing, meet_bot, play, stored
from tests.values import ANN, CAT, HERE, THERE

ELSEWHERE = Place(1, 50)


async def follow(services: Services, game: Game, place: Place, message_id: int = 1, asker: User = CAT) -> FollowedBoard:
    """Let a board follow a game."""
    await services.watching.check_follow(game, place)
    board = FollowedBoard(game.id, place, message_id, asker)
    await services.watching.follow(board)
    return board


async def test_a_channel_follows_so_many_games_and_no_more(services: Services) -> None:
    games = [await meet_bot(services, ANN, Place(1, 100 + number)) for number in range(BOARDS + 1)]
    for game in games[:BOARDS]:
        await follow(services, game, HERE, message_id=game.id)
    with refused("watch-too-many-boards") as caught:
        await services.watching.check_follow(games[BOARDS], HERE)
    assert caught.value.facts["most"] == BOARDS
    await services.watching.check_follow(games[0], HERE)
    await services.watching.check_follow(games[BOARDS], THERE)


async def test_who_comes_too_late_hears_why_the_board_is_not_followed(services: Services, other: Services) -> None:
    """All have looked before the first was written down."""
    game = await meet_bot(services)
    games = [await meet_bot(services, ANN, Place(1, 200 + number)) for number in range(BOARDS * 2)]
    many = [FollowedBoard(game.id, Place(1, 100 + number), number, CAT) for number in range(FOLLOWERS + 5)]
    same_place = [FollowedBoard(each.id, HERE, each.id, CAT) for each in games]
    for boards, most, refusal in (
        (many, FOLLOWERS, "watch-too-many-followers"),
        (same_place, BOARDS, "watch-too-many-boards"),
    ):
        tried = await asyncio.gather(
            *((services, other)[board.message_id % 2].watching.follow(board) for board in boards),
            return_exceptions=True,
        )
        assert [message_of(each) for each in tried if each is not None] == [refusal] * (len(boards) - most)


async def test_nothing_but_the_clock_makes_a_move_of_an_exhibition(services: Services, clock: Clock) -> None:
    shown = await services.watching.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    clock.now += PACE_S
    assert await services.turns.do(HERE, shown.id, turns.unchanged) == shown
    assert await services.turns.do(HERE, shown.id, turns.take_hint, ANN.id) == shown
    for action in (turns.resign, turns.offer_draw):
        with refused("not-for-you"):
            await services.turns.do(HERE, shown.id, action, ANN.id)
    with refused("not-for-you"):
        await services.turns.do(HERE, shown.id, turns.press_square, ANN.id, 0, 4)
    assert await stored(services, shown.id) == shown


async def test_so_many_exhibitions_begin_at_one_instant_and_no_more(services: Services, other: Services) -> None:
    tried = await asyncio.gather(
        *(
            (services, other)[number % 2].watching.exhibit(Place(1, 100 + number), ANN, Level.EASY, Level.EASY)
            for number in range(12)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Game) for each in tried) == EXHIBITIONS
    assert sum(message_of(each) == "too-many-exhibitions" for each in tried) == 12 - EXHIBITIONS
    assert len(await services.store.listings.exhibitions(99)) == EXHIBITIONS
    for place in (Place(2, 200), *(Place(None, 300 + number) for number in range(EXHIBITIONS + 1))):
        await services.watching.exhibit(place, ANN, Level.EASY, Level.EASY)  # elsewhere there is room


async def test_who_stops_what_they_asked_for_leaves_what_others_asked_for(services: Services) -> None:
    game = await play(services, "", THERE)
    shown = await services.watching.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    board = await follow(services, game, HERE, asker=CAT)
    assert await services.watching.unfollow(HERE, CAT.id) == ((board,), None)
    assert not (await stored(services, shown.id)).is_over
    again = await follow(services, game, HERE, asker=CAT)
    boards, stopped = await services.watching.unfollow(HERE, ANN.id)
    assert (boards, stopped and stopped.id) == ((), shown.id)
    assert await services.store.followed.of(channel_id=HERE.channel_id) == [again]


async def test_time_does_not_end_an_exhibition_that_waited_for_a_restart(
    services: Services, other: Services, clock: Clock
) -> None:
    shown = await services.watching.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    clock.now += 10**6
    await services.play.expire(None)
    assert await services.play.find_any(shown.id) == shown
    assert await other.watching.advance(None)
    moved = await stored(services, shown.id)
    assert (moved.ply, not moved.is_over, moved.deadline) == (1, True, clock.now + PACE_S)


async def test_processes_that_pace_the_same_exhibition_play_each_ply_once(
    services: Services, other: Services, clock: Clock
) -> None:
    heard = hearing(services, other)
    await services.watching.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    for ply in range(1, 5):
        clock.now += PACE_S
        await asyncio.gather(*(each.watching.advance(None) for each in (services, other)))
        assert [change.after.version for change in heard.changes] == list(range(ply + 1))


async def test_each_process_paces_the_exhibitions_of_its_own_shards(processes: Processes, clock: Clock) -> None:
    guilds = (None, 1, 1 << 22, (2 << 22) + 5, 3 << 22)
    both = [Shards(2, frozenset({shard})) for shard in range(2)]
    services = [await processes.start(shards=shards) for shards in both]
    shown = [
        await services[0].watching.exhibit(Place(guild, channel + 1), ANN, Level.EASY, Level.EASY)
        for channel, guild in enumerate(guilds)
    ]
    clock.now += PACE_S
    for each, shards in zip(services, both, strict=True):
        heard = hearing(*services)
        assert await each.watching.advance(each.shards)
        expected = [one.id for one in shown if shards.holds(one.place.guild_id)]
        assert sorted(change.after.id for change in heard.changes) == expected
    only = await processes.start(shards=Shards(9, frozenset({8})))
    assert not await only.watching.advance(only.shards), "none of its own goes on"


async def test_exhibitions_on_larger_boards_search_one_at_a_time_and_aside(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, board in enumerate((FIVE, FIVE, FIVE, Board(4, 4, 4), STANDARD)):
        await services.watching.exhibit(Place(1, 100 + number), ANN, Level.EASY, Level.EASY, board)
    heard = hearing(services)
    watched = Watched(services, monkeypatch)
    clock.now += PACE_S
    advancing = asyncio.create_task(services.watching.advance(None))
    await until(lambda: len(watched.asked) >= 2, services)
    assert sorted(position.board.cells for position in watched.asked) == [9, 25]
    watched.go_on.set()
    assert await advancing
    assert len(heard.changes) == 5
    assert (watched.at_once, watched.priorities) == (2, {Priority.BACKGROUND})


async def test_an_exhibition_ends_once(services: Services, other: Services, clock: Clock) -> None:
    heard = hearing(services, other)
    game = await services.watching.exhibit(HERE, ANN, Level.EASY, Level.UNBEATABLE)
    while not (await stored(services, game.id)).is_over:
        clock.now += PACE_S
        await asyncio.gather(*(each.watching.advance(None) for each in (services, other)))
    assert heard.ends(game.id) == [await stored(services, game.id)]
    shown = await services.watching.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    stops = (each.watching.unfollow(HERE, ANN.id, shown.id) for each in (services, other))
    told = await asyncio.gather(*stops, return_exceptions=True)
    late = [each for each in told if isinstance(each, BaseException)]  # one that came when the other was done
    assert [message_of(each) for each in late] in ([], ["watch-nothing-to-stop"])
    stopped = await stored(services, shown.id)
    assert (stopped.result and stopped.result.how, stopped.winner) == (How.STOP, None)
    await look_again(shown.id, services, other)
    assert heard.ends(shown.id) == [stopped]


@pytest.mark.parametrize("by", [-DAY, DAY])
async def test_an_exhibition_keeps_its_pace(services: Services, clock: Clock, by: int) -> None:
    shown = await services.watching.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    clock.now += by
    for ply in (1, 2):
        assert await services.watching.advance(None)
        assert await services.watching.advance(None), "not yet"
        assert (await stored(services, shown.id)).ply == ply
        clock.now += 3
