"""Addresses: what is written is read again, what was ever sent is still read, and what is none of ours is not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.core.chat.address import Act, Address, GameButton, MenuButton, PlayButton, SquareButton
from bot.core.game import BOARDS
from bot.engine import Level, Rules
from tests.addresses import ACTS, NOT_OURS, NOT_THERE, SENT
from tests.addresses import parse as read
from tests.report import for_each
from tests.source import values

LONGEST = 100
"""How many characters Discord takes in a custom_id."""

games = st.integers(0, 10**18 - 1)
plies = st.integers(0, 999)


addresses: st.SearchStrategy[Address] = st.one_of(
    st.builds(SquareButton, games, plies, plies),
    st.builds(GameButton, games, plies, st.sampled_from(Act)),
    st.builds(MenuButton, games, plies),
    st.builds(PlayButton, st.sampled_from(Level), st.sampled_from(list(BOARDS)), st.sampled_from(Rules)),
)


@given(addresses)
def test_an_address_that_is_written_is_read_again(address: Address) -> None:
    assert read(address.text()) == address
    assert len(address.text()) <= LONGEST


@for_each(SENT)
def test_every_form_that_was_ever_sent_is_still_read_and_written(custom_id: str) -> None:
    assert read(custom_id) == SENT[custom_id]
    assert SENT[custom_id].text() == custom_id
    assert len(custom_id) <= LONGEST


def test_every_kind_and_act_has_been_sent() -> None:
    kinds = {type(address) for address in SENT.values()}
    assert kinds == {each for each in values("text") if each.__name__.endswith(("Button", "Menu"))}
    assert {address.act for address in SENT.values() if isinstance(address, GameButton)} == set(Act)
    assert {act for act in ACTS if not act.isdecimal()} - {"nonsense"} == set(Act), "all of them are forged as well"


def filled(custom_id: str) -> str:
    """An address of the table of forged ones, with some numbers."""
    return custom_id.replace("{own}", "7").replace("{alice}", "90").replace("{bob}", "91")


@for_each([*NOT_OURS, "", "ttt:\u0000:0:4", " ttt:7:0:4", "ttt:7:0:4 ", "TTT:7:0:4", "None"])
def test_what_is_none_of_ours_or_resembles_it_is_not_read(custom_id: str) -> None:
    assert read(filled(custom_id)) is None


@for_each(NOT_THERE)
def test_what_is_ours_by_its_form_is_read_whatever_it_asks_for(custom_id: str) -> None:
    address = read(filled(custom_id))
    assert address is not None
    assert address.text() == filled(custom_id)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    found = read(text)
    assert found is None or read(found.text()) == found
