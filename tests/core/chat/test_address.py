"""Addresses: what is written is read again, what was ever sent is still read, and what is none of ours is not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.core.chat.press import Act, Press
from tests.addresses import ACTS, NOT_OURS, NOT_THERE, PRESSES, SENT, act_of
from tests.addresses import parse as read
from tests.report import for_each

LONGEST = 100
"""How many characters Discord takes in a custom_id."""

games = st.integers(0, 10**18 - 1)
plies = st.integers(0, 999)


@given(games, plies, st.sampled_from(PRESSES))
def test_an_address_that_is_written_is_read_again(number: int, ply: int, press: Press) -> None:
    values = {name: {"ply": ply}.get(name, number % 10) for name in press.address.values}
    text = press.address(*values.values())
    found = press.read(text)  # None if a value must be something else than a number
    assert found is None or [str(each) for each in found.values()] == [str(each) for each in values.values()]
    assert len(text) <= LONGEST


@for_each(SENT)
def test_every_form_that_was_ever_sent_is_still_read_and_written(custom_id: str) -> None:
    assert read(custom_id) == SENT[custom_id]
    (press,) = [each for each in PRESSES if each.read(custom_id) is not None]
    assert press.address(*SENT[custom_id].values()) == custom_id
    assert len(custom_id) <= LONGEST


def test_every_kind_and_act_has_been_sent() -> None:
    sent = {press.address.pattern for custom_id in SENT for press in PRESSES if press.read(custom_id) is not None}
    assert sent == {press.address.pattern for press in PRESSES}
    assert {act for act in map(act_of, SENT) if act} == set(Act)
    assert {act for act in ACTS if not act.isdecimal()} - {"nonsense"} == set(Act), "all of them are forged as well"


def filled(custom_id: str) -> str:
    """An address of the table of forged ones, with some numbers."""
    return custom_id.replace("{own}", "7").replace("{alice}", "90").replace("{bob}", "91")


@for_each([*NOT_OURS, "", "ttt:\u0000:0:4", " ttt:7:0:4", "ttt:7:0:4 ", "TTT:7:0:4", "None"])
def test_what_is_none_of_ours_or_resembles_it_is_not_read(custom_id: str) -> None:
    assert read(filled(custom_id)) is None


@for_each(NOT_THERE)
def test_what_is_ours_by_its_form_is_read_whatever_it_asks_for(custom_id: str) -> None:
    assert read(filled(custom_id)) is not None


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    assert read(text) is None or text.startswith("ttt"), "Hypothesis tries strings of the code, too"
