"""Pages in words, for people with screen readers: every square is named, and nothing is an emoji."""

from __future__ import annotations

import re
from random import Random
from unicodedata import category

import pytest

from bot.core.chat.game_page import GameReply
from bot.core.chat.looks import Looks
from bot.core.chat.marks import FADING, HALF_RIGHT, MARKS, NEWEST, OUTCOMES, RIGHT, WRONG
from bot.core.chat.page import CONTENT_LIMIT, Page, Rows, Style, embed, escaped_name
from bot.core.chat.picking import pick
from bot.core.chat.press import do_button
from bot.core.chat.replies import AnyReply, sentence
from bot.core.chat.variants import board_text, newest, square
from bot.core.game import Game, Look, User
from bot.engine import Mark, Outcome, Position
from bot.words import LANGUAGES, Words, words
from tests.added import added, page_of
from tests.added import reply as made
from tests.core.chat.render.examples import KINDS_OF_BOARD, SAY, buttons_of, game, text_of
from tests.core.chat.render.replies import REPLIES, undrawn
from tests.core.chat.render.test_refusals import OF_CORE
from tests.report import for_each

EMOJI = re.compile("[\u231a-\u23ff\u25aa-\u27bf\u2b1b-\u2bff\U0001f1e6-\U0001faff\u20e3\ufe0f\u2060-\u2064]")
ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))
"""Around a name, and not seen."""
PLACES = str.maketrans("", "", "🥇🥈🥉")
"""A screen reader says "first place medal", which is just what they mean."""
OTHER_LANGUAGES = [each for each in LANGUAGES if each not in ("en", "de", "vi")]
STAGES = ("new", "begun", "half full", "before the end", "ended")


def spoken(reply: AnyReply) -> Page:
    return Looks().draw(page_of(reply, SAY).in_look(Look.WORDS, SAY))


def at_stage(kind: str, stage: str) -> Game:
    """A game of random moves, as far as it has come."""
    chance, board = Random(f"{kind} {stage}"), KINDS_OF_BOARD[kind]
    states = [game(board=board)]
    while not states[-1].is_over:
        position = states[-1].position
        states.append(states[-1].played(chance.choice(position.legal()), 1, 2**33))
    ply = {"new": 0, "begun": 1, "half full": len(states) // 2, "before the end": -2, "ended": -1}[stage]
    return states[ply]


@for_each(REPLIES)
async def test_a_page_in_words_has_no_emoji_keeps_discords_limits_and_its_buttons(name: str) -> None:
    page = spoken(REPLIES[name])
    shown = [page.content, *((page.embed.title, page.embed.description) if page.embed else ())]
    assert not [text for text in shown if text and EMOJI.search(text.translate(PLACES))]
    assert page.content or page.embed
    assert max(len(page.content), len(page.without_embed().content)) <= CONTENT_LIMIT
    assert "  " not in re.sub("```.*?```", "", text_of(page), flags=re.DOTALL)
    for part in buttons_of(page):
        labels = [part.get("label"), part.get("placeholder"), *(each["label"] for each in part.get("options", ()))]
        assert "emoji" not in part
        assert not EMOJI.search(" ".join(filter(None, labels)))
        assert 1 <= len(part.get("label", "x")) <= 80

    def kept(page: Page) -> list[list[tuple[object, ...]]]:
        rows = page.view.to_components() if page.view else []
        return [[(each["custom_id"], each.get("disabled")) for each in row["components"]] for row in rows]

    assert kept(page) == kept(undrawn(name))


def texts_of(page: Page) -> list[str]:
    """All that a page, its form included, has to read: also what stands in its picture."""
    found = [page.content, page.file.words if page.file else ""]
    if page.embed is not None:
        found += [page.embed.title or "", page.embed.description or "", page.embed.footer.text or ""]
        found += [text or "" for field in page.embed.fields for text in (field.name, field.value)]
    for part in buttons_of(page):
        found += [part.get("label", ""), part.get("placeholder", ""), (part.get("emoji") or {}).get("name", "")]
        found += [each.get(key, "") for each in part.get("options", ()) for key in ("label", "description")]
    if page.form is not None:
        found += [page.form.title, *(text for field in page.form.fields for text in (field.label, field.about))]
        found += [text for field in page.form.fields for each in field.choices for text in each[1:]]
    return found


def strange(text: str) -> set[str]:
    """What is no letter, number, punctuation or blank, and no sign of arithmetic, which is read by its name."""
    code = re.sub("```py.*?```|`.*?`", "", text, flags=re.DOTALL)
    kinds = {each: category(each)[0] for each in code if each not in "+=<>±≤≥∞~～№×\n\u2068\u2069"}
    return {each for each, kind in kinds.items() if kind not in "LMNPZ" or each in "·•"}


@pytest.mark.parametrize(
    "language", ["en", "de", "vi", *(pytest.param(each, marks=pytest.mark.slow) for each in OTHER_LANGUAGES)]
)
async def test_every_page_is_words_in_every_language(language: str) -> None:
    """Titles, fields, small print, buttons, menus, forms and pictures; no line is drawn in columns."""
    say = words(language)
    for name, reply in REPLIES.items():
        page = Looks().draw(page_of(reply, say).in_look(Look.WORDS, say))
        for text in texts_of(page):
            assert not strange(text), f"{name}: {strange(text)} in {text}"
            assert "```\n" not in text.replace("```py\n", ""), name
        assert page.file is None or page.file.words or not page.file.name.endswith(".png"), name


async def test_a_name_keeps_its_signs() -> None:
    page = Page("", embed([f"{escaped_name('a·b → 🥇')} · 3"])).in_look(Look.WORDS, SAY)
    assert text_of(Looks().draw(page)).translate(ISOLATES) == "a·b → 🥇, 3"


def test_no_refusal_has_an_emoji() -> None:
    refusals = [*OF_CORE, *(each for _, module in added("examples") for each in module.REFUSALS)]
    assert not [each.message for each in refusals if EMOJI.search(sentence(each, SAY))]


@for_each([(kind, stage) for kind in KINDS_OF_BOARD for stage in STAGES])
async def test_the_rows_and_the_buttons_say_what_is_on_each_square(kind: str, stage: str) -> None:
    shown = at_stage(kind, stage)
    position, board, page = shown.position, shown.board, spoken(GameReply(shown))
    names = [square(board, cell) for cell in range(board.cells)]
    marks = [mark.value if (mark := position.mark_at(cell)) else "" for cell in range(board.cells)]
    rows = [
        [marks[cell] or f"free {names[cell]}" for cell in range(board.cells)][at : at + board.columns]
        for at in range(0, board.cells, board.columns)
    ]
    told = page.content.split("\n")
    assert told[: board.rows] == [f"Row {number}: {', '.join(row)}." for number, row in enumerate(rows, 1)]
    last = newest(shown)
    line = position.winning_cells
    if line:
        on = SAY.all_of(names[cell] for cell in sorted(line))
        assert told[board.rows :] == [f"A full line: {marks[line[0]]} on {on}."]
    else:
        assert told[board.rows :] == ([f"Last move: {marks[last]} on {names[last]}."] if last is not None else [])
    if not shown.is_over:
        labels = [each["label"] for each in buttons_of(page)[: board.cells]]
        squares = zip(names, marks, strict=True)
        assert labels == [f"{name}, {mark}, taken" if mark else f"{name}, free" for name, mark in squares]


async def test_what_a_square_leads_to_and_how_an_answer_was_is_said() -> None:
    position, rows = Position.after([0]), Rows()
    signs = {1: OUTCOMES[Outcome.WIN], 2: OUTCOMES[Outcome.DRAW], 3: OUTCOMES[Outcome.LOSS]}
    content = board_text(position, signs | {4: RIGHT, 5: HALF_RIGHT, 6: WRONG})
    page = Looks().draw(Page(content, view=rows).in_look(Look.WORDS, SAY))
    assert (
        page.content
        == "Row 1: X, 2 wins, 3 draws.\nRow 2: 4 loses, 5 is right, 6 draws.\nRow 3: 7 is wrong, free 8, free 9."
    )


async def test_a_mark_that_goes_next_is_told_in_its_row_and_on_its_button() -> None:
    signs = [FADING[Mark.X], MARKS[Mark.O] + NEWEST, MARKS[Mark.X]] * 2 + [FADING[Mark.O]] * 3
    page = _of_signs(signs, SAY)
    assert page.content.split("\n")[:3] == [
        "Row 1: X vanishes next, O, X.",
        "Row 2: X vanishes next, O, X.",
        "Row 3: O vanishes next, O vanishes next, O vanishes next.",
    ]
    assert "Last move: O on 2." in page.content
    labels = [each["label"] for each in buttons_of(page)]
    assert labels[:2] == ["1, X, taken, vanishes next", "2, O, taken"]
    assert labels[6:] == [f"{number}, O, taken, vanishes next" for number in (7, 8, 9)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_language_has_words_for_a_mark_that_goes_next(language: str) -> None:
    fading, taken = (_of_signs([sign] * 9, words(language)) for sign in (FADING[Mark.X], MARKS[Mark.X]))
    assert fading.content != taken.content
    assert fading.content.count("X") == 9
    for going, staying in zip(buttons_of(fading), buttons_of(taken), strict=True):
        assert going["label"].startswith(staying["label"])
        assert len(staying["label"]) < len(going["label"]) <= 80


def _of_signs(signs: list[str], say: Words) -> Page:
    """A board of nine signs, above as many buttons, in words."""
    rows = Rows()
    for cell, sign in enumerate(signs):
        rows.add(GameAddress(str(cell)), sign, is_emoji=True)
        if cell % 3 == 2:
            rows.end_row()
    content = "\n".join("".join(signs[start : start + 3]) for start in (0, 3, 6))
    return Looks().draw(Page(content, view=rows).in_look(Look.WORDS, say))


async def test_a_board_above_other_words_is_told_and_the_words_are_kept() -> None:
    """As in a channel where the bot may not embed."""
    page = page_of(GameReply(game(0, 4)), SAY).in_look(Look.WORDS, SAY)
    assert Looks().draw(page.without_embed()).content == spoken(GameReply(game(0, 4))).without_embed().content


async def test_buttons_that_are_no_squares_keep_their_labels() -> None:
    """Answers of the course may be three numbers in a row, and stand below a board."""
    rows = Rows()
    for label in ("1", "2", "3"):
        rows.add(GameAddress(label), label, Style.grey)
    page = Looks().draw(Page(board_text(Position.after([])), embed(["❌"]), rows).in_look(Look.WORDS, SAY))
    assert [each["label"] for each in buttons_of(page)] == ["1", "2", "3"]


class GameAddress(str):
    def text(self) -> str:
        return f"ttt:{self}"


@pytest.mark.parametrize("text", ["❌", "a ❌🔵❌🔵 b", "🏆", "", "\n", "Row 1", "❌\n\n🔵"])
async def test_any_content_can_be_said(text: str) -> None:
    assert not EMOJI.search(Looks().draw(Page(text).in_look(Look.WORDS, SAY)).content)


async def test_a_page_that_knows_no_language_is_said_in_english() -> None:
    said = Looks().draw(Page(board_text(Position.after([])), look=Look.WORDS)).content
    assert said.startswith("Row 1: free 1, free 2, free 3.\n")


async def test_a_members_name_keeps_the_signs_that_words_leave_out_elsewhere() -> None:
    ada, bob = User(1, "❌⭕❌ Ada"), User(2, "🎉Bob")
    page = spoken(GameReply(game(4, 0, x=ada, o=bob, draw_offer=Mark.X)))
    assert "X ❌⭕❌ Ada to move" in text_of(page).translate(ISOLATES)
    assert "❌⭕❌ Ada offers a draw. 🎉Bob, accept below" in text_of(page).translate(ISOLATES)
    assert "🎉Bob: agree to a draw" in [each["label"].translate(ISOLATES) for each in buttons_of(page)]
    (menu,) = buttons_of(spoken(made(pick, do_button("watch"), (game(4, x=ada, o=bob),), 1)))
    assert "❌⭕❌ Ada vs 🎉Bob" in menu["options"][0]["label"].translate(ISOLATES)


async def test_no_sign_is_taken_from_a_name_whichever_it_is() -> None:
    signs = [chr(code) for code in (*range(0x2000, 0x2C00), *range(0x1F000, 0x1FB00)) if chr(code).isprintable()]
    names = "\n".join(escaped_name(f"{sign}{sign} Ada") for sign in signs)
    said = Looks().draw(Page("", embed([names])).in_look(Look.WORDS, SAY)).embed
    assert said is not None
    assert said.description == names


def test_a_look_of_a_newer_version_is_the_default() -> None:
    assert Look("hologram") is Look.CRISP
