"""Who may do what: every rule, every refusal, and the races, on both databases."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bot.engine import STANDARD, Level, Mark
from bot.games import First, Game, GameService, Place, Player, Refusal, Status, Store
from bot.games.refusals import (
    AlreadyChallenged,
    AlreadyPlaying,
    DrawRefused,
    NoGame,
    NoSuchGame,
    NoSuchSquare,
    NotForYou,
    NotYourTurn,
    OwnOffer,
    SquareTaken,
)
from bot.thinking import Thinker
from tests.games.conftest import ANN, BEN, CAT, HERE, THERE, Clock

Serve = Callable[[Store], GameService]


async def members_game(service: GameService, moves: str = "") -> Game:
    """Ann (X) plays Ben; the squares of `moves` have been played."""
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    game = await service.lobby.accept(HERE, asked.id, BEN.id)
    for ply, square in enumerate(moves):
        game = await service.move(HERE, (ANN, BEN)[ply % 2].id, square)
    return game


async def stored(store: Store, game: Game) -> Game:
    found = await store.load(game.id)
    assert found is not None
    return found


@pytest.mark.parametrize(("first", "marks"), [(First.ME, 0), (First.THEM, 1)])
async def test_who_begins_against_the_bot_is_chosen(
    service: GameService, store: Store, first: First, marks: int
) -> None:
    game = await service.lobby.start(HERE, ANN, Level.HARD, first)
    assert (game.ply, game.level, game.status) == (marks, Level.HARD, Status.RUNNING)
    assert game.mark_of(ANN.id) is (Mark.X if first is First.ME else Mark.O)
    assert await stored(store, game) == game


async def test_chance_begins_either_way(service: GameService) -> None:
    begun = {(await service.lobby.start(Place(1, each), ANN, Level.EASY, First.RANDOM)).x for each in range(20)}
    assert begun == {ANN, None}


async def test_a_human_move_with_the_bots_reply_is_one_write(service: GameService, store: Store) -> None:
    game = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    moved = await service.move(HERE, ANN.id, "5")
    assert (moved.ply, moved.version) == (2, game.version + 1)
    assert await stored(store, game) == moved


async def test_what_fails_leaves_the_game_as_it_was(
    service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)

    def fail(*_: Any, **__: Any) -> Any:
        raise RuntimeError("broken")

    for owner, name in ((service.thinker, "choose"), (store, "replace")):
        with monkeypatch.context() as broken:
            broken.setattr(owner, name, fail)
            with pytest.raises(RuntimeError):
                await service.move(HERE, ANN.id, "5")
        assert await stored(store, game) == game


class Noting(ThreadPoolExecutor):
    """Remembers on which threads its work ran."""

    seen: set[str]

    def submit(self, work: Any, /, *given: Any, **options: Any) -> Any:
        def noted() -> Any:
            self.seen.add(threading.current_thread().name)
            return work(*given, **options)

        return super().submit(noted)


async def test_the_engine_thinks_in_the_executor(store: Store, clock: Clock) -> None:
    with Noting(1, thread_name_prefix="engine") as executor:
        executor.seen = set()
        service = GameService(
            store,
            now=clock,
            thinker=Thinker(executor),
            random=random.Random(1),
            challenge_expires_s=9,
            game_expires_s=9,
        )
        await service.lobby.start(HERE, ANN, Level.UNBEATABLE, First.THEM)
        assert executor.seen == {"engine_0"}


@pytest.mark.parametrize("level", Level)
async def test_a_game_at_every_level_comes_to_its_end(service: GameService, level: Level) -> None:
    choose = random.Random(level)
    game = await service.lobby.start(HERE, ANN, level, First.RANDOM)
    while game.status is Status.RUNNING:
        game = await service.move(HERE, ANN.id, str(choose.choice(game.position.legal()) + 1))
    assert game.status is Status.FINISHED
    assert game.position.is_over
    with pytest.raises(NoGame):
        await service.look(HERE, ANN.id)


async def test_every_move_that_cannot_be_is_refused_and_changes_nothing(service: GameService, store: Store) -> None:
    game = await members_game(service, "5")
    attempts: list[tuple[type[Refusal], Awaitable[Game]]] = [
        (NoGame, service.move(HERE, CAT.id, "1")),
        (NoGame, service.move(THERE, BEN.id, "1")),
        (NotYourTurn, service.move(HERE, ANN.id, "1")),
        (SquareTaken, service.move(HERE, BEN.id, "5")),
        (NoSuchSquare, service.move(HERE, BEN.id, "10")),
        (NotForYou, service.press(HERE, game.id, CAT.id, 1, 0)),
        (NotYourTurn, service.press(HERE, game.id, ANN.id, 1, 0)),
        (SquareTaken, service.press(HERE, game.id, BEN.id, 1, 4)),
        (NoSuchSquare, service.press(HERE, game.id, BEN.id, 1, 9)),
        (NoSuchGame, service.press(THERE, game.id, BEN.id, 1, 0)),
        (NoSuchGame, service.press(HERE, game.id + 1, BEN.id, 1, 0)),
        (NotForYou, service.give_up(HERE, game.id, CAT.id)),
        (NotForYou, service.agree(HERE, game.id, CAT.id)),
        (NoSuchGame, service.lobby.rematch(HERE, game.id, ANN.id)),
        (AlreadyPlaying, service.lobby.start(HERE, ANN, Level.EASY, First.ME)),
        (AlreadyPlaying, service.lobby.challenge(HERE, CAT, ANN, First.ME)),
    ]
    for refusal, attempt in attempts:
        with pytest.raises(refusal):
            await attempt
    assert await stored(store, game) == game
    assert await store.load(game.id + 1) is None


async def test_a_refusal_carries_whom_it_is_about(service: GameService) -> None:
    game = await members_game(service, "5")
    with pytest.raises(NotYourTurn) as out_of_turn:
        await service.move(HERE, ANN.id, "1")
    assert out_of_turn.value.player == BEN
    with pytest.raises(NotForYou) as spectator:
        await service.press(HERE, game.id, CAT.id, 1, 0)
    assert spectator.value.players == (ANN, BEN)
    with pytest.raises(AlreadyPlaying) as busy:
        await service.lobby.challenge(HERE, CAT, BEN, First.ME)
    assert (busy.value.player, busy.value.is_asker) == (BEN, False)


@pytest.mark.parametrize("ply", [0, 1, 3, 99])
async def test_a_press_from_another_ply_plays_nothing(service: GameService, ply: int) -> None:
    game = await members_game(service, "51")
    assert await service.press(HERE, game.id, ANN.id, ply, 8) == game


async def test_a_press_after_the_end_shows_the_end(service: GameService) -> None:
    game = await members_game(service, "14253")
    assert game.status is Status.FINISHED
    assert await service.press(HERE, game.id, BEN.id, 5, 8) == game


async def test_a_double_press_plays_once(service: GameService) -> None:
    game = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    first, second = await asyncio.gather(*(service.press(HERE, game.id, ANN.id, 0, cell) for cell in (4, 4)))
    assert first == second
    assert first.ply == 2


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("processes", [1, 3])
async def test_all_pressing_everything_at_once_play_one_move_a_ply(
    open_store: Callable[[], Store], serve: Serve, seed: int, processes: int
) -> None:
    stores = [open_store() for _ in range(processes)]
    for each in stores:
        await each.open()
    services = [serve(each) for each in stores]
    game = await members_game(services[0])
    chance = random.Random(seed)
    for ply in range(4):
        presses = [(player, cell) for player in (ANN, BEN, CAT) for cell in range(9)]
        chance.shuffle(presses)
        results = await asyncio.gather(
            *(
                chance.choice(services).press(HERE, game.id, player.id, ply, cell)
                for player, cell in presses[: 27 // processes]
            ),
            return_exceptions=True,
        )
        after = await stored(stores[0], game)
        mover = (ANN, BEN)[ply % 2]
        could = any(
            player is mover and game.position.mark_at(cell) is None for player, cell in presses[: 27 // processes]
        )
        assert after.ply == ply + could
        assert all(isinstance(result, (Game, Refusal)) for result in results)
        if not could:
            return
        game = after


async def test_several_games_in_a_channel_and_one_for_each_player(service: GameService) -> None:
    games = [await service.lobby.start(HERE, player, Level.EASY, First.ME) for player in (ANN, BEN, CAT)]
    there = await service.lobby.start(THERE, ANN, Level.EASY, First.ME)
    await service.move(HERE, BEN.id, "5")
    assert [(await service.look(HERE, player.id)).ply for player in (ANN, BEN, CAT)] == [0, 2, 0]
    assert len({game.id for game in [*games, there]}) == 4


async def test_only_the_challenged_answers_and_only_the_challenger_withdraws(service: GameService) -> None:
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.THEM)
    assert (asked.x, asked.o, asked.challenger) == (BEN, ANN, Mark.O)
    for act, wrong, right in (
        (service.lobby.accept, (ANN, CAT), BEN),
        (service.lobby.decline, (ANN, CAT), BEN),
        (service.lobby.withdraw, (BEN, CAT), ANN),
    ):
        for player in wrong:
            with pytest.raises(NotForYou) as refused:
                await act(HERE, asked.id, player.id)
            assert refused.value.players == (right,)
    assert (await service.lobby.decline(HERE, asked.id, BEN.id)).status is Status.DECLINED
    assert (await service.lobby.accept(HERE, asked.id, BEN.id)).status is Status.DECLINED


async def test_a_challenge_binds_nobody_until_it_is_accepted(service: GameService) -> None:
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    for player in (ANN, BEN):
        await service.lobby.start(HERE, player, Level.EASY, First.ME)
        with pytest.raises(AlreadyPlaying) as busy:
            await service.lobby.accept(HERE, asked.id, BEN.id)
        assert busy.value.player == player
        await service.resign(HERE, player.id)
    assert (await service.lobby.accept(HERE, asked.id, BEN.id)).status is Status.RUNNING


async def test_one_open_challenge_at_a_time(service: GameService, clock: Clock) -> None:
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    with pytest.raises(AlreadyChallenged) as refused:
        await service.lobby.challenge(HERE, ANN, CAT, First.ME)
    assert refused.value.player == BEN
    await service.lobby.challenge(THERE, ANN, CAT, First.ME)
    clock.now += 300
    await service.lobby.challenge(HERE, ANN, CAT, First.ME)
    assert (await service.lobby.accept(HERE, asked.id, BEN.id)).status is Status.LAPSED


async def test_accepting_twice_at_once_starts_one_game(service: GameService) -> None:
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    games = await asyncio.gather(*(service.lobby.accept(HERE, asked.id, BEN.id) for _ in range(3)))
    assert {game.version for game in games} == {asked.version + 1}


async def test_starting_twice_at_once_starts_one_game(service: GameService) -> None:
    results = await asyncio.gather(
        *(service.lobby.start(HERE, ANN, Level.EASY, First.ME) for _ in range(4)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["AlreadyPlaying"] * 3 + ["Game"]


async def test_resigning_gives_the_game_to_the_other_even_out_of_turn(service: GameService) -> None:
    await members_game(service, "5")
    ended = await service.resign(HERE, ANN.id)
    assert (ended.status, ended.winner) == (Status.RESIGNED, Mark.O)


async def test_resigning_without_a_game_withdraws_the_challenge(service: GameService, clock: Clock) -> None:
    await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    with pytest.raises(NoGame):
        await service.resign(HERE, BEN.id)
    assert (await service.resign(HERE, ANN.id)).status is Status.WITHDRAWN
    await service.lobby.challenge(HERE, ANN, BEN, First.ME)
    clock.now += 300
    with pytest.raises(NoGame):
        await service.resign(HERE, ANN.id)


async def test_a_draw_takes_both(service: GameService) -> None:
    offered = await members_game(service)
    offered = await service.draw(HERE, ANN.id)
    assert (offered.status, offered.offer) == (Status.RUNNING, Mark.X)
    with pytest.raises(OwnOffer):
        await service.draw(HERE, ANN.id)
    assert (await service.draw(HERE, BEN.id)).status is Status.AGREED


async def test_an_offered_draw_lapses_when_the_other_side_moves(service: GameService) -> None:
    await members_game(service)
    await service.draw(HERE, ANN.id)
    assert (await service.move(HERE, ANN.id, "5")).offer is Mark.X
    assert (await service.move(HERE, BEN.id, "1")).offer is None
    assert (await service.draw(HERE, BEN.id)).offer is Mark.O


async def test_the_bot_plays_on_where_it_has_a_win(store: Store, service: GameService, clock: Clock) -> None:
    lost = Game(
        place=HERE,
        x=ANN,
        o=None,
        board=STANDARD,
        status=Status.RUNNING,
        created_at=clock.now,
        deadline=clock.now + 1,
        level=Level.EASY,
        moves=(1, 0, 3, 2, 7, 4),
    )
    await store.insert(lost)
    assert lost.position.text() == "OXOXO..X."  # both diagonals are open to O
    with pytest.raises(DrawRefused):
        await service.draw(HERE, ANN.id)


async def test_the_bot_agrees_to_a_draw_late_and_only_without_a_win(service: GameService) -> None:
    game = await service.lobby.start(HERE, ANN, Level.UNBEATABLE, First.ME)
    with pytest.raises(DrawRefused):
        await service.draw(HERE, ANN.id)
    from bot.engine import analyse

    while len(game.position.legal()) > 4:
        game = await service.move(HERE, ANN.id, str(analyse(game.position).best[0] + 1))
    assert (await service.draw(HERE, ANN.id)).status is Status.AGREED


async def test_a_rematch_with_the_bot_swaps_marks_and_may_be_easier(service: GameService) -> None:
    old = await service.lobby.start(HERE, ANN, Level.HARD, First.ME)
    await service.resign(HERE, ANN.id)
    again = await service.lobby.rematch(HERE, old.id, ANN.id)
    assert (again.x, again.o, again.level, again.ply) == (None, ANN, Level.HARD, 1)
    with pytest.raises(AlreadyPlaying):
        await service.lobby.rematch(HERE, old.id, ANN.id)
    await service.resign(HERE, ANN.id)
    assert (await service.lobby.rematch(HERE, again.id, ANN.id, easier=True)).level is Level.MEDIUM


async def test_a_rematch_between_members_begins_when_both_want_it(service: GameService, store: Store) -> None:
    old = await members_game(service, "14253")
    with pytest.raises(NotForYou):
        await service.lobby.rematch(HERE, old.id, CAT.id)
    offered = await service.lobby.rematch(HERE, old.id, BEN.id)
    assert (offered.id, offered.offer) == (old.id, Mark.O)
    with pytest.raises(OwnOffer):
        await service.lobby.rematch(HERE, old.id, BEN.id)
    results = await asyncio.gather(
        *(service.lobby.rematch(HERE, old.id, ANN.id) for _ in range(3)), return_exceptions=True
    )
    (new,) = [result for result in results if isinstance(result, Game)]
    assert (new.x, new.o, new.status) == (BEN, ANN, Status.RUNNING)
    assert (await stored(store, old)).offer is None


async def test_an_idle_game_is_lost_by_the_side_to_move(service: GameService, clock: Clock) -> None:
    await members_game(service, "51")
    clock.now += 3599
    assert await service.end_due() == []
    clock.now += 1
    (ended,) = await service.end_due()
    assert (ended.status, ended.winner) == (Status.TIMED_OUT, Mark.O)
    assert await service.end_due() == []


@pytest.mark.parametrize("moves", ["", "5"])
async def test_an_idle_game_in_which_not_both_have_moved_is_lost_by_nobody(
    service: GameService, clock: Clock, moves: str
) -> None:
    await members_game(service, moves)
    clock.now += 3600
    (ended,) = await service.end_due()
    assert (ended.status, ended.winner) == (Status.TIMED_OUT, None)


async def test_a_challenge_that_nobody_answers_lapses(service: GameService, store: Store, clock: Clock) -> None:
    asked = await service.lobby.challenge(HERE, ANN, BEN, First.THEM)
    clock.now += 299
    assert await service.end_due() == []
    clock.now += 1
    (lapsed,) = await service.end_due()
    assert (lapsed.status, lapsed.challenger) == (Status.LAPSED, Mark.O)
    assert await stored(store, asked) == lapsed
    assert await service.lobby.accept(HERE, asked.id, BEN.id) == lapsed


async def test_every_move_gives_the_clock_anew(service: GameService, clock: Clock) -> None:
    game = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    clock.now += 3000
    assert (await service.move(HERE, ANN.id, "5")).deadline == game.deadline + 3000


async def test_time_that_is_up_counts_before_anybody_has_written_it_down(service: GameService, clock: Clock) -> None:
    game = await members_game(service, "51")
    clock.now += 3600
    assert (await service.press(HERE, game.id, ANN.id, 2, 8)).status is Status.TIMED_OUT
    with pytest.raises(NoGame):
        await service.move(HERE, ANN.id, "9")
    await service.lobby.start(HERE, ANN, Level.EASY, First.ME)


async def test_an_idle_game_does_not_keep_its_players_from_another(service: GameService, clock: Clock) -> None:
    await members_game(service, "5")
    clock.now += 3600
    assert (await service.lobby.start(HERE, BEN, Level.EASY, First.ME)).status is Status.RUNNING


async def test_processes_that_end_idle_games_end_each_once(
    open_store: Callable[[], Store], store: Store, serve: Serve, clock: Clock
) -> None:
    other = open_store()
    await other.open()
    services = [serve(store), serve(other)]
    for number in range(10):
        await services[0].lobby.start(Place(1, number), ANN, Level.EASY, First.ME)
    clock.now += 3600
    ended = await asyncio.gather(*(each.end_due() for each in services))
    assert sorted(game.place.channel_id for games in ended for game in games) == list(range(10))


async def test_a_message_is_noted_once(service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await service.lobby.start(HERE, ANN, Level.EASY, First.ME)
    await service.shown(game, 5)
    moved = await service.move(HERE, ANN.id, "5")
    assert moved.message_id == 5

    async def fail(*_: Any) -> None:
        raise AssertionError("written again")

    monkeypatch.setattr(store, "set_message", fail)
    await service.shown(moved, 5)


async def test_a_row_that_others_keep_writing_is_given_up_on(
    service: GameService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await service.lobby.start(HERE, ANN, Level.EASY, First.ME)

    async def too_late(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr(store, "replace", too_late)
    with pytest.raises(RuntimeError, match="written by others"):
        await service.move(HERE, ANN.id, "5")


async def test_locks_are_not_kept_for_idle_games(service: GameService) -> None:
    for number in range(50):
        await service.lobby.start(Place(1, number), Player(number + 1, "p"), Level.EASY, First.ME)
        await service.move(Place(1, number), number + 1, "5")
    assert len(service._ledger._locks) == 0
