"""What players do in a running game: move, resign, agree, ask for a hint, run out of time."""

from __future__ import annotations

import random
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.core.game import BOARDS, First, Game, How
from bot.core.play import turns
from bot.core.play.services import Services
from bot.engine import Board, Level, Mark, Rules, analyse
from tests.refused import refused
from tests.services import MOVE_S, Clock, Heard, ask, give_up, meet_bot, play, stored
from tests.values import ANN, BEN, CAT, EASY, HERE, THERE, game, moves


@pytest.mark.parametrize("board", [*BOARDS.values(), Board(3, 3, 3, Rules.MISERE)], ids=Board.text)
async def test_members_play_every_board_to_its_end(services: Services, board: Board) -> None:
    choose = random.Random(board.cells)
    played = await play(services, board=board)
    while not played.is_over:
        user = (ANN, BEN)[played.ply % 2]
        played = await services.turns.move(HERE, user.id, board.move_name(choose.choice(played.position.legal())))
    assert played.result is not None
    assert played.result.how is (How.LINE if played.winner else How.FULL_BOARD)
    assert await stored(services, played.id) == played


async def test_what_may_not_be_is_refused_and_changes_nothing(services: Services, heard: Heard) -> None:
    played, on = await play(services, "5"), services
    del heard.changes[:]
    attempts: list[tuple[str, Awaitable[object]]] = [
        ("no-game", on.turns.move(HERE, CAT.id, "1")),
        ("no-game", on.turns.move(THERE, BEN.id, "1")),
        ("not-your-turn", on.turns.move(HERE, ANN.id, "1")),
        ("square-taken", on.turns.move(HERE, BEN.id, "5")),
        ("no-such-square", on.turns.move(HERE, BEN.id, "10")),
        ("no-game", on.turns.current(HERE, CAT.id)),
        ("no-game", on.turns.current(THERE, ANN.id)),
        ("no-game", give_up(on, HERE, CAT.id)),
        ("no-game", on.play.withdraw(HERE, CAT.id)),
        ("no-game", on.play.draw(HERE, CAT.id)),
        ("no-game", on.play.hint(HERE, CAT.id)),
        ("not-your-turn", on.play.hint(HERE, ANN.id)),
        ("not-for-you", on.play.find(HERE, CAT.id, played.id)),
        ("no-such-game", on.play.find(THERE, ANN.id, played.id)),
        ("no-such-game", on.play.find(HERE, ANN.id, played.id + 1)),
        ("not-for-you", on.turns.do(HERE, played.id, turns.press_square, CAT.id, 1, 0)),
        ("not-your-turn", on.turns.do(HERE, played.id, turns.press_square, ANN.id, 1, 0)),
        ("square-taken", on.turns.do(HERE, played.id, turns.press_square, BEN.id, 1, 4)),
        ("no-such-square", on.turns.do(HERE, played.id, turns.press_square, BEN.id, 1, 9)),
        ("no-such-game", on.turns.do(THERE, played.id, turns.press_square, BEN.id, 1, 0)),
        ("no-such-game", on.turns.do(HERE, played.id + 1, turns.press_square, BEN.id, 1, 0)),
        ("not-for-you", on.turns.do(HERE, played.id, turns.resign, CAT.id)),
        ("not-for-you", on.turns.do(HERE, played.id, turns.agree_to_draw, CAT.id, 1)),
        ("no-such-game", on.lobby.rematch(HERE, ANN.id, played.id)),
        ("already-playing", on.lobby.start(HERE, ANN, Level.EASY, First.ME)),
        ("already-playing", ask(on, HERE, CAT, ANN)),
    ]
    for refusal, attempt in attempts:
        with refused(refusal):
            await attempt
    assert heard.changes == []
    assert await stored(services, played.id) == played
    assert await services.store.games.get(played.id + 1) is None


async def test_several_games_in_a_channel_and_one_for_each_player(services: Services) -> None:
    games = [await meet_bot(services, user) for user in (ANN, BEN, CAT)]
    there = await meet_bot(services, ANN, THERE)
    await services.turns.move(HERE, BEN.id, "5")
    assert [(await services.turns.current(HERE, user.id)).ply for user in (ANN, BEN, CAT)] == [0, 2, 0]
    assert len({each.id for each in [*games, there]}) == 4


async def test_a_players_game_is_found_by_its_number_with_their_mark(services: Services, clock: Clock) -> None:
    played, asked = await play(services, "51"), await ask(services, THERE)
    assert await services.play.find(HERE, BEN.id, played.id) == (played, Mark.O)
    with refused("no-such-game"):
        await services.play.find(THERE, ANN.id, asked.id)
    clock.now += MOVE_S
    ended, mark = await services.play.find(HERE, ANN.id, played.id)
    assert (ended.is_over, mark) == (True, Mark.X)


async def test_resigning_with_a_game_leaves_the_challenge_open(services: Services) -> None:
    asked = await ask(services)
    await meet_bot(services)
    await give_up(services, HERE, ANN.id)
    assert await services.store.games.get(asked.id) == asked


async def test_the_bot_plays_on_if_it_has_a_win_and_that_end_is_published_once_with_the_move_before_it(
    services: Services, heard: Heard, clock: Clock
) -> None:
    lost = game(o=EASY, moves=moves(1, 0, 3, 2, 7, 4), deadline=clock.now + 1)
    assert lost.position.text() == "OXOXO..X."  # both diagonals are open to O
    opened = await services.store.games.open(lost)
    with refused("draw-refused"):
        await services.play.draw(HERE, ANN.id)
    assert await stored(services, opened.id) == opened
    ended = await services.turns.move(HERE, ANN.id, "6")
    assert ended.winner is Mark.O
    assert [change.after for change in heard.changes] == [opened, ended]


async def test_the_bot_agrees_to_a_draw_late_and_only_without_a_win(services: Services) -> None:
    played = await meet_bot(services, level=Level.UNBEATABLE)
    while len(played.position.legal()) > 4:
        with refused("draw-refused"):
            await services.play.draw(HERE, ANN.id)
        played = await services.turns.move(HERE, ANN.id, str(analyse(played.position).best[0] + 1))
    agreed = await services.play.draw(HERE, ANN.id)
    assert agreed.result is not None
    assert (agreed.result.how, agreed.winner) == (How.AGREEMENT, None)


async def test_a_hint_is_told_to_the_one_to_move_and_marks_the_game_for_good(services: Services) -> None:
    played = await play(services, "12")
    found, why = await services.play.hint(HERE, ANN.id)
    assert (found.position, why.cell) == (played.position, found.best[0])
    with refused("not-your-turn"):
        await services.play.hint(HERE, BEN.id)
    marked = await stored(services, played.id)
    assert marked == replace(played, hints=frozenset({Mark.X}), version=played.version + 1)
    assert (await services.play.help(marked, BEN.id)).hints == set(Mark)
    ended = await give_up(services, HERE, ANN.id)
    assert isinstance(ended, Game)
    assert ended.hints == set(Mark)
    assert await services.play.help(ended, ANN.id) == ended
