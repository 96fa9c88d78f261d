"""Looking on: what may be followed, listed, stepped through; exhibitions; and help that is written down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.engine import Level, Mark
from bot.engine.remarks import Kind
from bot.games import First, Game, GameService, Place, Player, Status, Store, Watch
from bot.games.gallery import BOARDS, LISTED, PACE_S, PAGE
from bot.games.refusals import (
    AlreadyOver,
    ExhibitionRunning,
    NoGame,
    NotBegun,
    NothingToStop,
    NotYours,
    NotYourTurn,
    StillRunning,
    TooManyBoards,
    UnknownGame,
)
from tests.games.conftest import ANN, BEN, CAT, HERE, THERE, Clock

Serve = Callable[[Store], GameService]
ELSEWHERE = Place(2, 10)


def everything(_: Place) -> bool:
    return True


def nothing(_: Place) -> bool:
    return False


async def play(service: GameService, moves: str, place: Place = HERE, x: Player = ANN, o: Player = BEN) -> Game:
    """X and O, members, play these squares."""
    game = await service.lobby.challenge(place, x, o, First.ME)
    game = await service.lobby.accept(place, game.id, o.id)
    for ply, square in enumerate(moves):
        game = await service.move(place, (x, o)[ply % 2].id, square)
    return game


async def follow(service: GameService, game: Game, place: Place, message_id: int = 1, asker: Player = CAT) -> Watch:
    watch = Watch(game.id, place, message_id, asker)
    await service.gallery.follow(game.id, place, everything)
    await service.gallery.followed(watch)
    return watch


async def test_a_game_that_one_may_not_see_is_as_unknown_as_one_that_is_not(service: GameService) -> None:
    game = await play(service, "")
    asked = await service.lobby.challenge(THERE, CAT, ANN, First.ME)
    for number, may_see in ((game.id, nothing), (asked.id, everything), (99, everything)):
        for act in (service.gallery.find(number, may_see), service.gallery.follow(number, THERE, may_see)):
            with pytest.raises(UnknownGame) as refused:
                await act
            assert refused.value.game_id == number


async def test_a_followed_game_knows_that_it_is_followed(service: GameService, store: Store) -> None:
    game = await play(service, "5")
    assert not game.watched
    watch = await follow(service, game, THERE)
    assert (await service.move(HERE, BEN.id, "1")).watched
    assert await service.gallery.watches(game) == [watch]
    await service.gallery.unwatch(watch)
    found = await store.load(game.id)
    assert found is not None
    assert not found.watched


async def test_a_game_has_one_board_in_a_channel_and_the_newest_counts(service: GameService) -> None:
    game = await play(service, "")
    old, new = Watch(game.id, THERE, 1, CAT), Watch(game.id, THERE, 2, BEN)
    assert (await service.gallery.followed(old))[0] is None
    assert (await service.gallery.followed(new))[0] == old
    await service.gallery.unwatch(old)
    assert await service.gallery.watches(game) == [new]
    board = await service.gallery.board(game.id, THERE.channel_id)
    assert board is not None
    assert board[0] == new
    assert await service.gallery.board(game.id, HERE.channel_id) is None


async def test_a_game_that_is_over_is_not_followed(service: GameService, clock: Clock) -> None:
    won = await play(service, "14253")
    with pytest.raises(AlreadyOver):
        await service.gallery.follow(won.id, THERE, everything)
    idle = await play(service, "5", THERE)
    clock.now += 3600
    with pytest.raises(AlreadyOver):
        await service.gallery.follow(idle.id, HERE, everything)


async def test_a_channel_follows_so_many_games_and_no_more(service: GameService) -> None:
    games = [await play(service, "", Place(1, 100 + number)) for number in range(BOARDS + 1)]
    for game in games[:BOARDS]:
        await follow(service, game, HERE, message_id=game.id)
    with pytest.raises(TooManyBoards):
        await service.gallery.follow(games[BOARDS].id, HERE, everything)
    await service.gallery.follow(games[0].id, HERE, everything)
    await service.gallery.follow(games[BOARDS].id, THERE, everything)


async def test_who_asked_may_stop_and_who_manages_messages(service: GameService) -> None:
    first, second = await play(service, ""), await play(service, "", THERE)
    place = Place(1, 50)
    by_cat = await follow(service, first, place, 1, CAT)
    by_ben = await follow(service, second, place, 2, BEN)
    with pytest.raises(NotYours) as refused:
        await service.gallery.unfollow(place, ANN.id)
    assert refused.value.player in (CAT, BEN)
    with pytest.raises(NotYours):
        await service.gallery.unfollow(place, CAT.id, second.id)
    with pytest.raises(NothingToStop):
        await service.gallery.unfollow(place, CAT.id, 99)
    assert await service.gallery.unfollow(place, CAT.id) == ([by_cat], None)
    assert await service.gallery.unfollow(place, ANN.id, may_manage=True) == ([by_ben], None)
    with pytest.raises(NothingToStop):
        await service.gallery.unfollow(place, CAT.id)


async def test_boards_of_games_that_have_ended_are_found_again(service: GameService) -> None:
    running, over = await play(service, "5"), await play(service, "1425", THERE)
    for game in (running, over):
        await follow(service, game, Place(1, 50), game.id)
    await service.move(THERE, ANN.id, "3")
    assert {game.id for game in await service.gallery.watched()} == {running.id, over.id}
    assert [game.id for game in await service.gallery.watched(ended=True)] == [over.id]


async def test_an_exhibition_plays_a_ply_when_it_is_time_to_its_end(service: GameService, clock: Clock) -> None:
    game = await service.gallery.exhibit(HERE, ANN, Level.EASY, Level.UNBEATABLE)
    assert (game.level_of(Mark.X), game.level_of(Mark.O)) == (Level.EASY, Level.UNBEATABLE)
    assert await service.gallery.advance() == ([], True)
    plies, more = 0, True
    while more:
        clock.now += PACE_S
        moved, more = await service.gallery.advance()
        plies += 1
        assert [each.ply for each in moved] == [plies]
    assert moved[0].status is Status.FINISHED
    assert moved[0].winner is not Mark.X
    assert await service.gallery.advance() == ([], False)


async def test_a_channel_has_one_exhibition_at_a_time_and_games_beside_it(service: GameService, clock: Clock) -> None:
    game = await service.gallery.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    with pytest.raises(ExhibitionRunning) as refused:
        await service.gallery.exhibit(HERE, BEN, Level.HARD, Level.HARD)
    assert refused.value.game_id == game.id
    await service.gallery.exhibit(THERE, BEN, Level.HARD, Level.HARD)
    await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    stopped = await service.gallery.stop(HERE, game.id, ANN.id)
    assert stopped.status is Status.STOPPED
    assert stopped.winner is None
    await service.gallery.exhibit(HERE, BEN, Level.HARD, Level.HARD)


async def test_an_exhibition_is_stopped_by_its_owner_or_a_manager(service: GameService) -> None:
    game = await service.gallery.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    with pytest.raises(NotYours):
        await service.gallery.stop(HERE, game.id, BEN.id)
    with pytest.raises(NotYours):
        await service.gallery.unfollow(HERE, BEN.id, game.id)
    boards, stopped = await service.gallery.unfollow(HERE, BEN.id, may_manage=True)
    assert (boards, stopped and stopped.status) == ([], Status.STOPPED)
    other = await service.gallery.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    assert (await service.gallery.unfollow(HERE, ANN.id))[1] is not None
    assert (await service.show(HERE, other.id)).status is Status.STOPPED


async def test_nobodys_own_game_is_stopped_as_an_exhibition(service: GameService) -> None:
    game = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    assert await service.gallery.stop(HERE, game.id, ANN.id, may_manage=True) == game


async def test_time_does_not_end_an_exhibition_that_waited_for_a_restart(
    service: GameService, store: Store, serve: Serve, clock: Clock
) -> None:
    game = await service.gallery.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    clock.now += 10**6
    assert await service.end_due() == []
    moved, _ = await serve(store).gallery.advance()
    assert [(each.id, each.ply) for each in moved] == [(game.id, 1)]


async def test_processes_that_pace_the_same_exhibition_play_each_ply_once(
    open_store: Callable[[], Store], store: Store, serve: Serve, clock: Clock
) -> None:
    other = open_store()
    await other.open()
    services = [serve(store), serve(other)]
    await services[0].gallery.exhibit(HERE, ANN, Level.EASY, Level.EASY)
    for ply in range(1, 5):
        clock.now += PACE_S
        moved = await asyncio.gather(*(each.gallery.advance() for each in services))
        assert [game.ply for games, _ in moved for game in games] == [ply]


async def test_live_games_are_listed_newest_first_while_they_run(service: GameService, clock: Clock) -> None:
    old = await play(service, "")
    clock.now += 3599
    games = [await play(service, "", Place(1, 100 + number)) for number in range(LISTED)]
    show = await service.gallery.exhibit(THERE, ANN, Level.EASY, Level.EASY)
    channels = [HERE.channel_id, THERE.channel_id, *(game.place.channel_id for game in games)]
    found, more = await service.gallery.live(channels)
    assert [game.id for game in found] == [show.id, *(game.id for game in reversed(games))][:LISTED]
    assert more
    assert await service.gallery.live([THERE.channel_id]) == ([show], False)
    clock.now += 1
    assert await service.gallery.live([HERE.channel_id]) == ([], False)
    assert old.deadline == clock.now
    assert (await service.gallery.live([THERE.channel_id]))[0] == [show]


async def test_the_history_turns_both_ways_and_shows_every_game_once(service: GameService) -> None:
    played = []
    for number in range(2 * PAGE + 3):
        await play(service, "5", Place(1, 100 + number % 2), ANN, CAT if number % 3 else BEN)
        played.append((await service.resign(Place(1, 100 + number % 2), ANN.id)).id)
    await play(service, "", HERE)
    asked = await service.lobby.challenge(THERE, ANN, CAT, First.ME)
    await service.lobby.withdraw(THERE, asked.id, ANN.id)
    channels = [100, 101, HERE.channel_id, THERE.channel_id]
    gallery, seen, before = service.gallery, [], None
    while True:
        page = await gallery.history(HERE, channels, before=before)
        assert page.newer is (before is not None)
        seen += [game.id for game in page.games]
        if not page.older:
            break
        before = page.games[-1].id
    assert seen == played[::-1]
    back = await gallery.history(HERE, channels, after=seen[-3])
    assert [game.id for game in back.games] == seen[-3 - PAGE : -3]
    assert (back.newer, back.older) == (True, True)
    first = await gallery.history(HERE, channels, after=seen[2])
    assert ([game.id for game in first.games], first.newer) == (seen[:2], False)
    bens = await gallery.history(HERE, channels, BEN.id)
    assert [game.id for game in bens.games] == [number for index, number in enumerate(played) if index % 3 == 0][::-1][
        :PAGE
    ]


async def test_the_history_holds_no_other_server_and_no_channel_that_was_not_given(service: GameService) -> None:
    games = [await play(service, "14253", place) for place in (HERE, THERE)]
    await play(service, "14253", ELSEWHERE)
    page = await service.gallery.history(HERE, [HERE.channel_id])
    assert [game.id for game in page.games] == [games[0].id]


async def test_a_replay_takes_a_game_that_was_played_and_has_ended(service: GameService, clock: Clock) -> None:
    running, won = await play(service, "5"), await play(service, "14253", THERE)
    with pytest.raises(StillRunning):
        await service.gallery.replay(running.id, everything)
    assert await service.gallery.replay(won.id, everything) == won
    with pytest.raises(UnknownGame):
        await service.gallery.replay(won.id, nothing)
    clock.now += 3600
    assert (await service.gallery.replay(running.id, everything)).status is Status.TIMED_OUT
    await play(service, "", ELSEWHERE)
    empty = await service.resign(ELSEWHERE, ANN.id)
    with pytest.raises(NotBegun):
        await service.gallery.replay(empty.id, everything)


async def test_a_comment_is_on_the_last_move_and_on_how_it_stands(service: GameService) -> None:
    game = await play(service, "12")
    comment = await service.gallery.comment(game)
    assert comment.remark is not None
    assert (comment.remark.kind, comment.remark.cells) == (Kind.LOSES_DRAW, (4,))
    assert (comment.standing.winner, comment.standing.plies) == (Mark.X, 5)
    assert (await service.gallery.comment(game.at(0))).remark is None


async def test_a_hint_is_told_to_the_one_to_move_and_marks_the_game(service: GameService, store: Store) -> None:
    game = await play(service, "12")
    found, why = await service.hint(HERE, ANN.id)
    assert found.position == game.position
    assert why.cell == found.best[0]
    with pytest.raises(NotYourTurn):
        await service.hint(HERE, BEN.id)
    with pytest.raises(NoGame):
        await service.hint(HERE, CAT.id)
    marked = await store.load(game.id)
    assert marked is not None
    assert marked.hints == {Mark.X}
    assert (marked.moves, marked.deadline) == (game.moves, game.deadline)
    again = await service.helped(marked, BEN.id)
    assert again.hints == {Mark.X, Mark.O}
    assert await service.helped(again, CAT.id) == again
