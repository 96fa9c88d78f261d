"""Learning in a simulated server: hints for one alone, explanations with their picture, the lesson call by call."""

from __future__ import annotations

import io
import logging
import re
from dataclasses import dataclass
from itertools import product

import discord
import pytest
from PIL import Image

from bot.core.chat.traffic import CLOSED_S
from bot.engine import Mark, Position
from bot.features.learn.tree import grow, steps
from standin.conduct import PATIENCE_S
from tests.addresses import press_address
from tests.core.chat.render.examples import SAY
from tests.core.chat.test_larger_boards import fives, marks_of
from tests.core.chat.test_responders import CLOSED, close, writes
from tests.features.full import World
from tests.people import follow, half_closed, members_game, message_of, newest, private, shut
from tests.report import for_each
from tests.world import board_of, buttons_of, said, text_of

SENT = "I've sent you a DM."


@dataclass(frozen=True)
class Answer:
    """What came back: where it could be read, and by whom."""

    text: str
    private: bool
    pictures: list[discord.Attachment]


async def explain(world: World, door: str, words: str, **options: str) -> Answer:
    """Carol asks in the channel; a private answer to a typed command is a direct message."""
    if door == "slash":
        result = await world.carol.slash(world.channel, "explain", what=words, **options)
        assert result.response is not None
        message, private = result.response.message, result.response.ephemeral
    else:
        await world.carol.send(world.channel, " ".join(["!explain", *options.values(), words]))
        private = text_of(world.last) == SENT
        found = world.carol.user.dm_channel.last_message if private else world.channel.last_message
        assert found is not None
        message = found
    return Answer(text_of(message), private, list(message.attachments))


@pytest.mark.parametrize("door", ["typed", "slash"])
@pytest.mark.parametrize(
    ("text", "win", "lines"),
    [
        (
            "O.XX.X.OO",
            10,
            [
                "🏆 Win in 1 move, minimax +10: **5**",
                "🔻 Loss in 1 move, minimax -10: **2 and 7**",
            ],
        ),
        (
            "X.OX.XOO.",
            1,
            [
                "🏆 Win in 1 move, minimax +1: **5**",
                "🔻 Loss in 1 move, minimax -1: **2 and 9**",
            ],
        ),
    ],
)
async def test_the_tutorials_boards_are_explained_in_their_figures(
    world: World, door: str, text: str, win: int, lines: list[str]
) -> None:
    options = {"scores": "1" if door == "slash" else "±1"} if win == 1 else {}
    answer = await explain(world, door, text, **options)
    assert [line for line in answer.text.splitlines() if ", minimax " in line] == lines
    assert "Plain minimax makes 9 calls for this board and plays 5; I looked at 4 positions." in answer.text
    assert f"{win:+d} is a win for ❌" in answer.text
    assert not answer.private
    (attached,) = answer.pictures
    assert attached.filename == "minimax.png"
    assert attached.description is not None
    assert f"square 5 scores {win:+d}" in attached.description
    assert "Chosen line: 5." in attached.description


async def test_an_explanation_costs_one_call_and_its_picture_is_the_tree(world: World) -> None:
    world.calls()
    result = await world.carol.slash(world.channel, "explain", what=".........")
    assert len(world.calls()) == 1
    assert result.response is not None
    assert "549,946 calls" in text_of(result.response.message)
    content = await result.response.message.attachments[0].read()
    image = Image.open(io.BytesIO(content))
    assert image.format == "PNG"
    assert image.width == 700


async def test_where_no_file_may_be_attached_the_words_stand_alone(world: World) -> None:
    bare = half_closed(world, attach_files=False)
    result = await world.carol.slash(bare, "explain", what="O.XX.X.OO")
    assert result.response is not None
    await world.carol.send(bare, "!explain O.XX.X.OO")
    assert bare.last_message is not None
    for shown in (result.response.message, bare.last_message):
        assert shown.attachments == []
        assert "🏆 Win in 1 move, minimax +10: **5**" in text_of(shown)


ARRAY = '["X", 1, "O", "X", 4, "X", "O", "O", 8]'
INDICES = "Your list counts from 0: indices 1, 4 and 8 are squares 2, 5 and 9."


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_tutorials_array_is_explained_as_the_same_board_in_dots(world: World, door: str) -> None:
    dots = await explain(world, door, "X.OX.XOO.")
    assert "index" not in dots.text
    for text in (
        ARRAY,
        f"var origBoard = {ARRAY};",
        f"```js\n{ARRAY}\n```",
        "“X”, 1, “O”, X, 4, X, O, O, 8",
        "X1OX4XOO8",
    ):
        answer = await explain(world, door, text)
        assert answer.text.replace(f"\n{INDICES}", "") == dots.text
        assert INDICES in answer.text
        assert not answer.private
    from_one = await explain(world, door, "X2OX5XOO9")
    nested = await explain(world, door, "{'x','_','o'}, {'x','_','x'}, {'o','o','_'}")
    assert from_one.text == nested.text == dots.text


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_an_array_of_a_larger_board_names_all_its_squares(world: World, door: str) -> None:
    answer = await explain(world, door, str([0, "X", *range(2, 16)]))
    squares = "a1, c1, d1, a2, b2, c2, d2, a3, b3, c3, d3, a4, b4, c4 and d4"
    assert f"indices {SAY.all_of(map(str, [0, *range(2, 16)]))} are squares {squares}." in answer.text


async def test_an_array_of_25_squares_fits_into_the_slash_option(world: World) -> None:
    squares = [*"XXOOXOOXXOXXOO", *range(14, 25)]
    text = "board = " + str(squares).replace("'", '"')
    assert 100 < len(text) <= 200
    assert "indices 14, 15," in (await explain(world, "slash", text)).text


CANNOT_BE_EXPLAINED = [
    (
        "O.XX.X.O",
        "This board has 9 squares, but you gave 8. Write X, O or a dot for each. Try one like `O.XX.X.OO`.",
    ),
    ("O.XX.X.OQ", "'Q' isn't a mark. Write X, O and a dot for each free square. Try one like `O.XX.X.OO`."),
    ("XXX......", "X has 3 and O has 0. X goes first, so X needs as many as O, or one more."),
    ("XXXOOO...", "Both sides have a full line, but a game ends with the first one."),
    ("XXXOO....", "That board is already decided. Try one with a free square and no winner."),
    ("@everyone", "'@' isn't a mark."),
    ("X.O_.....", "Free squares are written both as '.' and as '_' here. Write all of them in one way."),
    (
        "X1OX5XOO9",
        "Some numbers count from 0 and others from 1. Write X,1,O,X,4,X,O,O,8 or X,2,O,X,5,X,O,O,9.",
    ),
    ("X,7,O,X,4,X,O,O,8", "The number in square 2 must be 1, counted from 0, or 2, counted from 1."),
    ("XO0......", "There's a 0 in square 3. If it's a nought, write the letter O."),
    ("77", "I can't show game 77 here. Use /games or /history to find one."),
]


@for_each([(door, *case) for door in ("typed", "slash") for case in CANNOT_BE_EXPLAINED], "shared")
async def test_what_cannot_be_explained_is_told_in_one_short_answer(
    world: World, door: str, words: str, answer: str
) -> None:
    world.calls()
    if door == "slash":
        told = said(await world.carol.slash(world.channel, "explain", what=words))
    else:
        await world.carol.send(world.channel, f"!explain {words}")
        told = text_of(world.last)
    assert told.startswith(answer)
    assert len(told.splitlines()) == 1
    assert len([call for call in world.calls() if call.method == "POST"]) == 1


async def test_ones_own_game_is_explained_to_one_alone_and_that_counts_as_help(world: World) -> None:
    await world.carol.send(world.channel, "!play easy")
    for door in ("typed", "slash"):
        answer = await explain(world, door, "")
        assert answer.private
        assert "Any square draws." in answer.text
        assert answer.text.endswith("Because you looked at its scores, your game is rated only if you lose.")
    assert (await world.game(world.carol)).hints == {Mark.X}


async def test_a_spectator_is_told_alone_and_the_game_is_not_marked(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    for door, words in product(("typed", "slash"), ("1", "#1", "game 1")):
        answer = await explain(world, door, words)
        assert answer.private
        assert "rated only" not in answer.text
    assert (await world.game(world.alice)).hints == frozenset()


async def test_a_finished_game_is_for_replaying(world: World) -> None:
    await world.carol.send(world.channel, "!play easy")
    await world.resign(world.carol)
    over = said(await world.carol.slash(world.channel, "explain", what="1"))
    assert over == "Game 1 is over. Use /replay 1 to step through it."
    nothing = said(await world.carol.slash(world.channel, "explain"))
    assert nothing == "You're not playing here right now. Use /play to start a game."


# Hints


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        (
            "",
            "No square is better than another: it's a draw if nobody slips. Tricky to answer: 1.\n"
            "If you take 1, only 5 saves 🔵.",
        ),
        ("1425", "Play **3** to win right away."),
        ("12", "Play **4, 5 or 7**: you win in 3 moves, whatever the reply.\nIf you take 4, 🔵 must block at 7."),
        ("1924", "Play **3** to win right away."),
        ("5182", "Play **3** to keep the draw; 4, 6, 7 and 9 would lose.\nIf you take 3, 🔵 must block at 7."),
        ("1326", "You're losing, but this holds out longest: **9**."),
        ("241", "It's bob's turn. Yours comes next."),
    ],
)
async def test_a_hint_names_the_best_squares_and_why(world: World, moves: str, words: str) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Accept")
    for ply, square in enumerate(moves):
        await (world.alice, world.bob)[ply % 2].send(world.channel, f"!move {square}")
    told = said(await world.alice.slash(world.channel, "hint"))
    assert told.startswith(words)
    assert told.endswith("Because you took a hint, this game is rated only if you lose.") is ("turn" not in words)


async def test_a_typed_hint_is_a_direct_message_and_the_channel_reads_only_that_it_was_sent(world: World) -> None:
    await world.alice.send(world.channel, "!play easy")
    before = len(world.channel.history())
    await world.alice.send(world.channel, "!hint")
    assert len(world.channel.history()) == before + 2
    assert text_of(world.last) == SENT
    assert text_of(newest(world.alice.user.dm_channel)).startswith("No square is better than another")


async def test_hints_are_shown_when_the_game_is_over(world: World) -> None:
    await world.alice.slash(world.channel, "play", opponent=world.bob)
    await world.press(world.bob, "Accept")
    await world.alice.slash(world.channel, "hint")
    for player, square in ((world.alice, 5), (world.bob, 1)):
        await world.press(player, str(square))
    assert "hints" not in text_of(world.last)
    await world.resign(world.bob)
    assert "Not rated: alice used a hint." in text_of(world.last)


# The lesson


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_lesson_goes_call_by_call_and_back_across_a_restart(world: World, door: str) -> None:
    root = grow(Position.parse("O.XX.X.OO"))
    taken = steps(root)
    if door == "slash":
        await world.carol.slash(world.channel, "explain", what="O.XX.X.OO", form="steps")
    else:
        await world.carol.send(world.channel, "!explain steps O.XX.X.OO")
    assert [button.disabled for button in buttons_of(world.last).values()] == [True, True, False, False]
    for number, step in enumerate(taken, 1):
        shown = text_of(world.last)
        assert f"Step {number} of {len(taken)}: call {step.call}," in shown
        assert board_of(world.last) == step.node.position.text()
        assert (f"this call returns **{step.node.score:+d}**" in shown) is step.is_return
        if number == 6:
            await world.restart()
        if number < len(taken):
            world.calls()
            await world.press(world.bob, "Forward")
            assert len(world.calls()) == 1
    assert "Minimax plays 5." in text_of(world.last)
    await world.press(world.carol, "Back")
    assert f"Step {len(taken) - 1} of" in text_of(world.last)
    await world.press(world.carol, "First")
    assert "Free squares: 2, 5 and 7." in text_of(world.last)


async def test_a_lesson_takes_boards_of_four_free_squares_at_most(world: World) -> None:
    await world.carol.send(world.channel, "!explain steps XO..O.X..")
    assert text_of(world.last).startswith("A lesson needs a board with at most 4 free squares. Use /explain without")
    await world.carol.send(world.channel, "!explain steps XOXXO.O..")
    assert "Step 1 of" in text_of(world.last)


async def test_a_lesson_keeps_how_many_in_a_row_win(world: World) -> None:
    await world.carol.send(world.channel, "!explain steps OXOX XOO. .OXX ..XO/3")
    assert "Step 1 of 27:" in text_of(world.last)  # of 129, if four did
    await world.press(world.bob, "Last")
    assert "Step 27 of 27:" in text_of(world.last)


@pytest.mark.parametrize("door", ["typed", "slash"])
async def test_a_board_is_seen_by_either_side_with_a_fixed_maximiser(world: World, door: str) -> None:
    """The figures of a tutorial in which X always adds and O subtracts."""
    for turn, scores in (("X", {1: "+10", 2: "0", 9: "-10"}), ("O", {1: "-10", 2: "-10", 9: "+10"})):
        if door == "slash":
            options = {"turn": turn, "maximiser": "X"}
            await world.carol.slash(world.channel, "explain", what="..XXOOXO.", **options)
        else:
            await world.carol.send(world.channel, f"!explain ..XXOOXO. {turn} to move maximiser:X")
        found = re.findall(r"minimax (\S+): \*\*(.+)\*\*", text_of(world.last))
        told = {int(square): score for score, squares in found for square in re.findall("[0-9]", squares)}
        assert told == scores
        assert "❌ is the maximiser, 🔵 the minimiser" in text_of(world.last)
        picture = world.last.attachments[0].description
        assert picture is not None
        assert all(f"square {square} scores {score}" in picture for square, score in scores.items())


async def test_a_lesson_with_alpha_beta_skips_calls_and_ends_with_the_same_move(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.env, "settle_timeout", PATIENCE_S)  # the empty board takes seconds on a busy machine
    await world.carol.slash(world.channel, "explain", what="O.XX.X.OO", form="alpha-beta steps", turn="X")
    assert "Step 1 of 15: call 1, the root" in text_of(world.last)  # of 17, if every call was made
    assert "Alpha is -∞, beta is +∞." in text_of(world.last)
    await world.press(world.bob, "Last")
    assert "Step 15 of 15" in text_of(world.last)
    assert "Minimax plays 5." in text_of(world.last)
    await world.press(world.bob, "Back")
    assert "Has ❌ won?" in text_of(world.last) or "needn't be tried" in text_of(world.last)
    await world.carol.slash(world.channel, "explain", what=".........", form="alpha-beta")
    assert "Calls: 549,946 plain, 18,297 with alpha-beta, 5,478 with a memory." in text_of(world.last)


async def test_alpha_beta_that_would_take_too_many_calls_is_refused(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.env, "settle_timeout", PATIENCE_S)  # they take seconds on a busy machine
    told = said(await world.carol.slash(world.channel, "explain", what="..OOXXO.X.OX.OOXOXX...O.X", form="alpha-beta"))
    assert told == "Alpha-beta takes more than 20,000 calls on this board. Try one with fewer free squares."


@for_each(["tree", "steps", "alpha-beta"], "shared")
async def test_a_decided_board_stays_decided_whoever_is_to_move(world: World, form: str) -> None:
    told = said(await world.carol.slash(world.channel, "explain", what="XXX.OO...", form=form, turn="X"))
    assert told == "That board is already decided. Try one with a free square and no winner."


async def test_a_board_that_no_game_gets_to_is_explained_and_said_to_be_one(world: World) -> None:
    await world.carol.send(world.channel, "!explain steps XO.X.OXO. O to move")
    assert "No game gets" not in text_of(world.last)
    for words in ("steps XOXXOO.X. X to move", "XOXXOO.X. X to move"):
        await world.carol.send(world.channel, f"!explain {words}")
        assert "No game gets to this board with ❌ to move, but minimax can score it all the same." in text_of(
            world.last
        )


@pytest.mark.parametrize("rules", ["misere", "wild"])
async def test_a_lesson_follows_the_standard_rules_only(world: World, rules: str) -> None:
    await world.carol.send(world.channel, f"!play {rules} easy")
    for form in ("steps", "alpha-beta steps", *["alpha-beta"] * (rules == "wild")):
        told = said(await world.carol.slash(world.channel, "explain", form=form))
        assert told == "Steps and alpha-beta are for the standard rules only. Try one like `O.XX.X.OO`."


@for_each(
    [
        ("OOOOOOOOO:10:0", "X has 0 and O has 9."),
        ("X:10:0", "This board has 9 squares, but you gave 1."),
        ("XXXOO....:10:0", "That board is already decided. Try one with a free square and no winner."),
        (".........:10:0", "A lesson needs a board with at most 4 free squares."),
    ],
    "shared",
)
async def test_a_forged_lesson_is_told_what_a_board_is(world: World, address: str, words: str) -> None:
    await world.carol.send(world.channel, "!explain steps O.XX.X.OO")
    shown = world.last
    result = await press_address(world.env, world.bob, shown, f"ttt-steps:{address}:forward")
    assert said(result).startswith(words)
    assert text_of(world.last) == text_of(shown)


@pytest.mark.parametrize("rules", ["misere", "wild"])
async def test_variants_are_hinted_explained_watched_and_replayed(
    world: World, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    monkeypatch.setattr(
        world.env, "settle_timeout", PATIENCE_S
    )  # all there is to say of a wild game takes seconds on a busy machine
    await world.begin(rules=rules)
    await world.carol.send(world.channel, "!watch 1")
    assert said(await world.alice.slash(world.channel, "hint")).startswith("Play **5")
    explained = private(await world.alice.slash(world.channel, "explain"))
    assert "Plain minimax makes" in text_of(explained)
    assert explained.attachments
    await world.alice.send(world.channel, "!move 5")
    await world.bob.send(world.channel, "!move 1")
    await world.resign(world.bob)
    await world.carol.send(world.channel, "!replay 1")
    await world.press(world.carol, "Forward")
    assert f"Move 2 of 2: {'' if rules == 'wild' else '🔵 '}bob " in text_of(world.last)
    assert (await world.ended(1)).hints == {Mark.X}


async def test_hint_and_resign_by_the_menu_of_a_full_board(world: World) -> None:
    board = await fives(world)
    menu = private(await world.press(world.bob, "c3", board))
    assert said(await world.press(world.bob, "Hint", menu)).endswith(
        "Because you took a hint, this game is rated only if you lose."
    )
    question = private(await world.press(world.bob, "Resign", menu))
    await world.press(world.bob, "Resign", question)
    assert "🔵 bob resigned after 1 move." in text_of(message_of(world.channel, board))


async def test_larger_boards_are_watched_explained_and_replayed(world: World) -> None:
    await world.begin("typed", board="4x4/3")
    spectators = shut(world, "spectators", world.carol)
    follows = await follow(world, spectators)
    await world.alice.send(world.channel, "!move 6")
    assert "❌ is on the way to a win." in text_of(message_of(spectators, follows))
    told = private(await world.bob.slash(world.channel, "explain"))
    assert "🔵 loses in 2 moves, even with a1, b1," in text_of(told)
    assert "Plain minimax would take far too long here." in text_of(told)
    assert (await world.game(world.bob)).hints == {Mark.O}
    await world.resign(world.bob)
    await world.carol.send(world.channel, "!replay 1")
    assert marks_of(world.last.content) == "..../.X../..../...."


async def test_a_board_text_of_sixteen_or_twenty_five_squares_is_explained(world: World) -> None:
    await world.carol.slash(world.channel, "explain", what="XXX.OOO.........")
    assert "❌ wins now with d1." in text_of(world.last)
    await world.carol.slash(world.channel, "explain", what="XX..OO........../3")
    assert "❌ wins now with c1." in text_of(world.last)
    await world.carol.slash(world.channel, "explain", what="." * 25)
    assert "Any square draws." in text_of(world.last)


async def test_a_hint_is_one_press_away_where_there_is_room(world: World) -> None:
    board = await members_game(world)
    assert said(await world.press(world.alice, "Hint", board)).startswith("No square is better than another")
    assert said(await world.press(world.bob, "Hint", board)) == "It's alice's turn. Yours comes next."
    world.calls()
    await world.press(world.alice, "Offer draw", board)
    assert len(world.calls()) == 1
    assert list(buttons_of(message_of(world.channel, board)))[9:] == ["Hint", "bob: agree to a draw", "Resign"]


async def test_who_takes_no_direct_messages_is_left_alone_for_a_while_and_others_get_theirs(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, private = 1000.0, world.alice.user.dm_channel
    monkeypatch.setattr(world.bot.closed_channels, "_now", lambda: now)
    for player in (world.alice, world.bob):
        await player.send(world.channel, "!play easy")
    close(world, private)
    world.calls()
    for _ in range(5):
        await world.alice.send(world.channel, "!hint")
        assert text_of(world.last) == CLOSED
    assert writes(world, private) == 1
    await world.bob.send(world.channel, "!hint")
    assert text_of(newest(world.bob.user.dm_channel)).startswith("No square is better than another")
    now += CLOSED_S - 1
    await world.alice.send(world.channel, "!hint")
    assert writes(world, private) == 0
    world.env.backend.faults.clear()
    now += 1
    await world.alice.send(world.channel, "!hint")
    assert text_of(newest(private)).startswith("No square is better than another")


async def test_that_a_private_answer_was_sent_is_left_unsaid_if_the_channel_has_just_been_closed(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.alice.send(world.channel, "!play easy")
    close(world, world.channel)
    world.calls()
    with caplog.at_level(logging.INFO):
        caplog.clear()
        await world.alice.send(world.channel, "!hint")
    assert writes(world, world.channel) == 1
    assert text_of(newest(world.alice.user.dm_channel)).startswith("No square is better than another")
    outcomes = [record.fields["outcome"] for record in caplog.records]  # type: ignore[attr-defined]
    assert outcomes == ["done"], "the answer itself was delivered"
    assert not world.errors


async def test_who_can_be_answered_in_private_takes_direct_messages_again(world: World) -> None:
    private = world.alice.user.dm_channel
    await world.alice.send(world.channel, "!play easy")
    close(world, private)
    await world.alice.send(world.channel, "!hint")
    world.env.backend.faults.clear()
    await world.alice.user.send_dm("!help")
    assert SAY("help-typed", prefix="!") in text_of(newest(private))
    await world.alice.send(world.channel, "!hint")
    assert text_of(newest(private)).startswith("No square is better than another")
