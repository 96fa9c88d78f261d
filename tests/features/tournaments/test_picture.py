"""The pictures of tournaments: readable at the width of a phone, whatever the names, quick and small."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image

from bot.core.game import User
from bot.core.pen import DETAIL, PHONE, Pen, can_write
from bot.features.tournaments.pairings import points, scores, standings
from bot.features.tournaments.picture import render_bracket, render_table
from bot.features.tournaments.rules import Form, Tournament
from tests.features.tournaments.examples import people, played
from tests.report import for_each

Draw = Callable[[Tournament, str], bytes]


def size(png: bytes) -> tuple[int, int]:
    """Width and height as a page counts them."""
    with Image.open(io.BytesIO(png)) as image:
        assert image.format == "PNG"
        return image.width // DETAIL, image.height // DETAIL


@for_each(
    [
        *((render_bracket, Form.KNOCKOUT, n) for n in (2, 3, 8, 9, 32)),
        *((render_table, Form.ROUND_ROBIN, n) for n in (3, 8, 9, 12)),
    ]
)
def test_a_picture_of_any_size_is_drawn_and_eight_fit_a_phone(draw: Draw, form: Form, count: int) -> None:
    png = draw(played(form, people(count), 9), "en")
    width, height = size(png)
    is_table = form is Form.ROUND_ROBIN
    assert width <= PHONE * (1 if count <= 8 else 1.35 if is_table else 1.65)
    assert height <= 900
    assert len(png) < (100_000 if is_table else 150_000)


def test_the_letters_of_europe_can_be_written_and_what_the_font_lacks_is_known() -> None:
    names = ["Zoë", "Łukasz", "Ünal", "Đặng", "Юрий", "Ґанна", "Ελένη", "a_b-c.d!", "“x” – y…"]
    others = ["名前", "ひろ", "שלום", "مرحبا", "नाम", "🏆", "a\u0301\u0302", "", " ", "Ada 🏆"]
    assert [name for name in (*names, *others) if can_write(name)] == names


def test_a_long_name_is_cut_and_stays_in_its_column() -> None:
    for name in ("W" * 32, "i" * 32):
        assert size(render_table(two_of(name), "en")) == size(render_table(two_of("x"), "en"))
        assert size(render_bracket(two_of(name), "en"))[0] == PHONE


def two_of(name: str) -> Tournament:
    """A knockout between two players of that name, after its end."""
    return played(Form.KNOCKOUT, [User(1, name), User(2, name)], 99)


def test_who_goes_on_is_told_by_more_than_colour() -> None:
    with Image.open(io.BytesIO(render_bracket(two_of("Ada"), "en"))) as image:
        grey = image.convert("L")
    upper, lower = (grey.crop((16, top, 24, top + 30)).getextrema() for top in (20, 62))
    assert upper != lower, "a bar stands before who goes on"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float, str]]:
    """What pictures say from now on: where, from the left and from the top, and the text."""
    found: list[tuple[float, float, str]] = []
    write = Pen.text

    def text(pen: Pen, at: tuple[float, float], text: str, *given: object, **options: object) -> None:
        if text:
            found.append((*at, text))
        write(pen, at, text, *given, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Pen, "text", text)
    return found


def test_a_line_of_the_table_has_its_player_their_scores_and_their_points(
    written: list[tuple[float, float, str]],
) -> None:
    one = played(Form.ROUND_ROBIN, people(4), 2)
    render_table(one, "en")
    got, order = scores(one), [line.seed for line in standings(one)]
    assert {(min(pair), max(pair)) for pair in got} == {each.seeds for each in one.pairings if each.played}
    for place, line in enumerate(standings(one), 1):
        (top,) = [top for left, top, text in written if text == str(place) and left < 30]
        name = getattr(one.seeded(line.seed).user, "name", "")
        cells = [points(got[line.seed, other]) for other in order if (line.seed, other) in got]
        texts = [text for _, _, text in sorted(each for each in written if each[1] == top)]
        assert texts == [str(place), name, *cells, points(line.points), points(line.berger)]


def test_a_match_of_the_bracket_has_both_players_and_their_points(written: list[tuple[float, float, str]]) -> None:
    render_bracket(played(Form.KNOCKOUT, people(3), 4), "en")
    assert [text for _, _, text in written] == [
        *("1", "Ada", "2", "Grace Hopper", "2½", "3", "Юрий", "1½"),
        *("1", "Ada", "2", "Grace Hopper"),
    ]
