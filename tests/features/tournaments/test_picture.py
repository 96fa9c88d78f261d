"""The pictures of tournaments: readable at the width of a phone, whatever the names, quick and small."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.core.chat.pen import DETAIL, PHONE, can_write
from bot.features.tournaments.picture import Line, Side, bracket, draw_bracket, draw_table, table
from bot.features.tournaments.rules import Form
from tests.features.tournaments.examples import people, played


def size(png: bytes) -> tuple[int, int]:
    """Width and height as a page counts them."""
    with Image.open(io.BytesIO(png)) as image:
        assert image.format == "PNG"
        return image.width // DETAIL, image.height // DETAIL


@pytest.mark.parametrize("count", [2, 3, 8, 9, 32])
def test_a_bracket_of_any_size_is_drawn_and_eight_fit_a_phone(count: int) -> None:
    png = draw_bracket(bracket(played(Form.KNOCKOUT, people(count), 3)))
    width, height = size(png)
    assert width <= (PHONE if count <= 8 else 1.65 * PHONE)
    assert height <= 900
    assert len(png) < 150_000


@pytest.mark.parametrize("count", [3, 8, 9, 12])
def test_a_table_of_any_size_is_drawn_and_eight_fit_a_phone(count: int) -> None:
    png = draw_table(table(played(Form.ROUND_ROBIN, people(count), 9)))
    width, _ = size(png)
    assert width <= (PHONE if count <= 8 else 1.35 * PHONE)
    assert len(png) < 100_000


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "Ünal", "Đặng", "Юрий", "Ґанна", "Ελένη", "a_b-c.d!", "“x” – y…"])
def test_the_letters_of_europe_can_be_written(name: str) -> None:
    assert can_write(name)


@pytest.mark.parametrize("name", ["名前", "ひろ", "שלום", "مرحبا", "नाम", "🏆", "a\u0301\u0302", "", " ", "Ada 🏆"])
def test_what_the_font_lacks_is_known(name: str) -> None:
    assert not can_write(name)


def test_a_long_name_is_cut_and_stays_in_its_column() -> None:
    rows = [Line("W" * 32, ("", "1½"), "1½", "0.75"), Line("i" * 32, ("½", ""), "½", "0.75", is_out=True)]
    assert size(draw_table(rows)) == size(draw_table([row._replace(name="x") for row in rows]))
    match = (Side(31, "W" * 32, "2½", is_on=True), Side(32, "W" * 32, "1½", is_on=False))
    assert size(draw_bracket([[match]]))[0] == PHONE


def test_who_goes_on_is_told_by_more_than_colour() -> None:
    match = (Side(1, "Ada", "2", is_on=True), Side(2, "Ada", "2", is_on=False))
    with Image.open(io.BytesIO(draw_bracket([[match]]))) as image:
        grey = image.convert("L")
    upper, lower = (grey.crop((16, top, 24, top + 30)).getextrema() for top in (20, 62))
    assert upper != lower, "a bar stands before who goes on"
