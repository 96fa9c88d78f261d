"""The move that decided a game, for its players: a line and Review. And what the bot says aside while it plays."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.chat.feature import Feature
from bot.core.game import RULES, Bot, Voice
from bot.engine import Board, Level, Rules
from bot.features.watch import ASIDES
from bot.features.watch.comments import Commentator
from tests.core.chat.render.examples import KINDS_OF_BOARD
from tests.core.chat.render.examples import game as example
from tests.features.full import Services, World
from tests.people import WIN, members_game, message_of, private
from tests.world import buttons_of, text_of


@pytest.fixture
def commentator(services: Services) -> Commentator:
    return Commentator(services.thinker)


DECIDED = "Move 2 decided it: bob took 4, only 5 would have held."
ASIDE = ("Nice fork.", "I saw that one coming.")


async def test_the_players_read_which_move_decided_it_and_review_from_there(world: World) -> None:
    board = await members_game(world, WIN)
    assert DECIDED in text_of(board)
    await world.restart()
    world.calls()
    shown = private(await world.press(world.carol, "Review", board))
    assert [call.method for call in world.calls()] == ["POST"]
    assert "Move 2 of 5: 🔵 bob on 4" in text_of(shown)
    assert DECIDED in text_of(shown)
    assert DECIDED in text_of(message_of(world.channel, board)), "the card stays as it is"


@pytest.mark.parametrize("moves", ["15", "5192"])
async def test_a_game_that_was_resigned_has_no_review(world: World, moves: str) -> None:
    await members_game(world, moves)
    await world.resign(world.alice)
    await world.env.advance_time(31)
    assert "decided it" not in text_of(world.last)
    assert "Review" not in buttons_of(world.last)


async def test_a_draw_and_a_larger_board_have_no_review(world: World) -> None:
    board = await members_game(world, "195237468")
    assert "It's a draw" in text_of(board)
    assert "Review" not in buttons_of(board)
    await world.alice.slash(world.channel, "play", opponent=world.bob, board="4x4/3")
    await world.press(world.bob, "Accept")
    for player, square in zip((world.alice, world.bob) * 3, ("a1", "a2", "b1", "b2", "c1"), strict=False):
        await world.press(player, square)
    assert "alice wins!" in text_of(world.last)
    assert "Review" not in buttons_of(world.last)


@pytest.mark.parametrize("count", [15, pytest.param(60, marks=pytest.mark.slow)])
async def test_the_loser_decided_it_or_the_end_itself_did(commentator: Commentator, count: int) -> None:
    """Also by misere rules, where the last slip may be the winner's: the loser's last move is the end."""
    chance, seen = Random(5), set()
    for rules in map(Rules, RULES):
        for _ in range(count):
            played = example(board=Board(3, 3, 3, rules))
            while not played.is_over:
                number = chance.choice(played.position.legal())
                played = example(*played.moves, number, board=played.board)
            if played.winner and (point := await commentator.decided(played)):
                assert point.remark.mover is not played.winner
                seen.add(rules)
    assert seen == set(map(Rules, RULES))


# A word aside


async def threaten(world: World) -> str:
    """Alice makes the bot block; returns the card after it."""
    await world.press(world.alice, "5")
    game = await world.game(world.alice)
    for cell in (0, 2, 6, 8, 1, 3, 5, 7):
        if game.position.mark_at(cell) is None and game.position.mark_at(8 - cell) is None:
            await world.press(world.alice, str(cell + 1))
            return text_of(world.last)
    raise AssertionError("no square threatens anything")


async def test_the_bot_says_a_word_in_every_third_game_and_once(world: World) -> None:
    for number in range(1, ASIDES + 1):
        await world.alice.send(world.channel, "!play medium me")
        card = await threaten(world)
        assert (ASIDE[1] in card) is (number == ASIDES)
        game = await world.game(world.alice)
        await world.restart()
        await world.alice.send(world.channel, "!board")
        assert text_of(world.last) == card
        await world.press(world.alice, str(game.position.legal()[0] + 1))
        assert not any(word in text_of(world.last) for word in ASIDE)
        if "Rematch" not in buttons_of(world.last):
            await world.resign(world.alice)


async def test_who_prefers_quiet_hears_no_word(world: World) -> None:
    await world.alice.send(world.channel, "!preferences quiet")
    for _ in range(ASIDES):
        await world.alice.send(world.channel, "!play medium me")
        assert ASIDE[1] not in await threaten(world)
        await world.resign(world.alice)
    assert (await world.store.preferences.of(world.alice.id)).voice is Voice.QUIET


async def test_the_word_is_seldom_on_a_fork_of_the_players_or_a_block_of_the_bots_and_never_twice(
    commentator: Commentator,
) -> None:
    chance, told = Random(2), 0
    for _ in range(200):
        state = example(o=Bot(Level.EASY))
        said = 0
        while not state.is_over:
            number = chance.choice(state.position.legal())
            state = example(*state.moves, number, o=state.o)
            if state.ply % 2 == 0 or state.is_over:
                said += await commentator.aside(state) is not None
        assert said <= 1
        told += said
    assert 0 < told < 200


async def test_nothing_is_said_aside_between_people_or_on_other_boards(world: World) -> None:
    watch, fork = world.bot.get_cog("watch"), (0, 1, 5, 8, 3, 4)
    assert isinstance(watch, Feature)
    assert await watch.card_lines(example(*fork, o=Bot(Level.EASY), id=ASIDES))
    assert not await watch.card_lines(example(*fork, id=ASIDES))
    assert not await watch.card_lines(example(*fork, o=Bot(Level.EASY), id=ASIDES + 1))
    larger = KINDS_OF_BOARD["4x4"]
    assert not await watch.card_lines(example(0, 1, 2, 3, 4, 5, o=Bot(Level.EASY), id=ASIDES, board=larger))
