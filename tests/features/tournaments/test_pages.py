"""Tournaments as pages: what is said first, who is mentioned, what fits, how a table reads in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.game import User
from bot.features.tournaments.pages import round_page, tournament
from bot.features.tournaments.pairings import settled
from bot.features.tournaments.picture import bracket
from bot.features.tournaments.rules import Decision, Form, Pairing, Stage, Tournament, TournamentAct
from tests.added import page_of, reply
from tests.addresses import parse
from tests.core.chat.render.examples import SAY, buttons_of, lines_of, text_of
from tests.features.tournaments.examples import LONGEST, NOW, ROUND_S, largest, opened, people, played

FORMS = pytest.mark.parametrize("form", Form)


def test_the_bracket_in_words_has_the_newest_round_first() -> None:
    one = played(Form.KNOCKOUT, people(5), 4)
    lines = lines_of(reply(tournament, one))
    heads = [line for line in lines if line.startswith("**")]
    assert heads == ["**Semi-finals**", "**Round 1 of 3**"]
    assert "Ada (1) has a bye" in lines


@FORMS
def test_a_round_of_the_largest_tournament_fits_a_message(form: Form) -> None:
    one = largest(form)
    page = round_page(one, one.round, SAY)
    assert len(page.content) <= 2000
    assert page.embed is not None
    assert len(page.embed) <= 4096
    assert page.view is not None
    rows = page.view.to_components()
    assert len(rows) <= 5
    assert all(len(row["components"]) <= 5 for row in rows)
    assert all(len(button["label"]) <= 80 for button in buttons_of(page))
    undecided = [each for each in one.current if not each.is_decided]
    addresses = [parse(button["custom_id"]) for button in buttons_of(page)]
    play = {"tournament_id": one.id, "act": TournamentAct.PLAY}
    assert addresses == [play | {"number": each.number} for each in undecided]
    assert len(set(page.also_pings)) == len(page.also_pings) <= 32
    assert all(page.content.count(f"<@{each}>") == 1 for each in page.also_pings)


def test_who_rests_has_left_or_is_forgotten_is_not_mentioned() -> None:
    one = played(Form.ROUND_ROBIN, people(5), 0)
    resting = next(each.first for each in one.current if each.second is None)
    first, second = (one.seeded(seed) for seed in one.current[1].seeds)
    entrants = {first.number: first._replace(has_left=True), second.number: second._replace(user=None)}
    one = replace(one, entrants=tuple(entrants.get(each.number, each) for each in one.entrants))
    users = round_page(one, 1, SAY).also_pings
    assert len(users) == 2
    rests = one.seeded(resting).user
    assert rests is not None
    assert rests.id not in users


def test_a_match_says_how_it_was_decided() -> None:
    base = Pairing(1, 1, 1, 2, 1.5, 0.5, 2)
    one = replace(played(Form.ROUND_ROBIN, people(3), 0), stage=Stage.OVER)
    said = {
        how: text_of(round_page(replace(one, pairings=(base._replace(how=how, winner=1),)), 1, SAY)).splitlines()[2]
        for how in set(Decision) - {Decision.REST}
    }
    match = "Ada (1) 1½ – ½ Grace Hopper (2)"
    assert said == {
        Decision.GAMES: match,
        Decision.SEED: f"{match}, level: the better seed goes on",
        Decision.WALKOVER: f"{match}, by walkover",
        Decision.NOBODY: f"{match}, nobody came",
        Decision.TIME: f"{match}, time was up",
    }


def test_no_name_in_it_does_anything() -> None:
    for one in (opened(Form.KNOCKOUT, [User(1, "<@&1> @everyone `x`")]), largest(Form.ROUND_ROBIN)):
        text = text_of(page_of(reply(tournament, one), SAY))
        assert "@everyone" not in text
        assert "<@&1>" not in text
        assert LONGEST not in text


# What the picture is made of


def test_the_bracket_shows_who_waits_in_a_round_that_has_not_begun() -> None:
    one: Tournament = played(Form.KNOCKOUT, people(5), 0)
    rounds = bracket(one)
    assert [len(each) for each in rounds] == [4, 2, 1]
    assert rounds[0] == [(1, None), (4, 5), (2, None), (3, None)]
    assert rounds[1] == [(1, None), (2, 3)]
    assert rounds[2] == [(None, None)]
    late = settled(one, {}, NOW + ROUND_S)
    assert bracket(late)[1] == [(1, 4), (2, 3)]
