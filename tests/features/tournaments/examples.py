"""Tournaments as examples for what renders them: before the start, in the middle, at the end, as large as they get."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import count

from bot.core.chat.game_page import GameReply
from bot.core.chat.replies import AnyReply, Said
from bot.core.game import Game, How, Place, Refusal, Result, User
from bot.engine import STANDARD, Mark
from bot.features.tournaments.pages import match_game, question, tournament
from bot.features.tournaments.pairings import MAX_ENTRANTS, filled, settled, started
from bot.features.tournaments.rules import Entrant, Form, Stage, Tournament
from tests.added import reply

NAMES = ("Ada", "Grace Hopper", "Юрий", "Ελένη", "Zoë Šimić", "名前", "Bob", "carol_the_great_42")
LONGEST = "*" * 32
"""A name that escaping makes twice as long."""
PNG = b"a picture, as bot/features/tournaments/picture.py draws it"
NOW, ROUND_S = 1_800_000_000, 86_400


def people(number: int, name: str = "") -> list[User]:
    """So many users; all of one name, if there is one."""
    return [User(10**17 + at, name or NAMES[at % len(NAMES)]) for at in range(number)]


def opened(form: Form, users: list[User]) -> Tournament:
    """A tournament before its start."""
    entrants = tuple(Entrant(number, user) for number, user in enumerate(users, 1))
    place = Place(10**18, 10**18 + 1)
    one = Tournament(place, User(10**17, "Ada"), form, STANDARD, ROUND_S, NOW, NOW, entrants=entrants, id=10**17)
    return replace(one, message_id=10**18 + 2)


def played(form: Form, users: list[User], games: int) -> Tournament:
    """A tournament after so many games; every third is drawn, X wins the others."""
    one = opened(form, users)
    one = told(started(one, one.entrants, NOW))
    for number in count():
        due = [each for each in one.current if not each.is_decided]
        if number == games or not one.is_running:
            return one
        pairing = due[number % len(due)]
        begun = tuple(each._replace(game_id=7) if each == pairing else each for each in one.pairings)
        one = told(settled(replace(one, pairings=begun), {7: _game(is_drawn=number % 3 == 2)}, NOW))
    return one


def told(one: Tournament) -> Tournament:
    """After the round was posted."""
    return replace(one, posted=one.round, round_message_id=10**18 + 3)


def _game(*, is_drawn: bool) -> Game:
    end = Result(None, How.AGREEMENT, 1) if is_drawn else Result(Mark.X, How.LINE, 1)
    return Game(Place(1, 2), User(1, "x"), User(2, "o"), STANDARD, 1, 2, result=end, id=7)


def largest(form: Form) -> Tournament:
    """A running tournament with as many players as may, and names as long as they get."""
    return played(form, people(MAX_ENTRANTS[form], LONGEST), 9)


def with_bots() -> Tournament:
    """A bracket of four that a bot has filled."""
    one = opened(Form.KNOCKOUT, people(3))
    return told(started(one, filled(one.form, one.entrants), NOW))


def in_match(game: Game, games: int | None) -> GameReply:
    """A game of a match. games: how many that match has had by then and goes on; None if it does not, or not known."""
    after = None
    if games is not None:
        one = played(Form.KNOCKOUT, people(2), 0)
        after = one, one.pairings[0]._replace(first_points=1, second_points=games - 1, played=games)
    return GameReply(game, renderer=partial(match_game, after=after, lines=()))


REPLIES: dict[str, AnyReply] = {
    **{
        f"tournament, open, {form}, {size}": reply(tournament, opened(form, people(size)))
        for form in Form
        for size in (0, 1, 8)
    },
    **{
        f"tournament, open, {form}, long names": reply(tournament, opened(form, people(MAX_ENTRANTS[form], LONGEST)))
        for form in Form
    },
    **{f"tournament, {form}, in words": reply(tournament, played(form, people(8), 9)) for form in Form},
    **{f"tournament, {form}, drawn": reply(tournament, played(form, people(8), 9), PNG, (6,)) for form in Form},
    **{f"tournament, {form}, largest": reply(tournament, largest(form)) for form in Form},
    **{
        f"tournament, {form}, largest, drawn": reply(tournament, largest(form), PNG, tuple(range(1, 13)))
        for form in Form
    },
    **{f"tournament, {form}, over": reply(tournament, played(form, people(5), 999), PNG) for form in Form},
    "tournament, cancelled": reply(tournament, replace(played(Form.KNOCKOUT, people(4), 1), stage=Stage.CANCELLED)),
    "tournament, cancelled early": reply(tournament, replace(opened(Form.KNOCKOUT, people(4)), stage=Stage.CANCELLED)),
    "tournament of nobody known": reply(
        tournament,
        replace(
            played(Form.ROUND_ROBIN, people(3), 1),
            owner=None,
            entrants=tuple(Entrant(number, None, number, has_left=True) for number in (1, 2, 3)),
        ),
    ),
    "tournament, open, owner forgotten": reply(tournament, replace(opened(Form.KNOCKOUT, people(2)), owner=None)),
    "tournament, open, with room for bots": reply(tournament, opened(Form.KNOCKOUT, people(3))),
    "tournament with bots": reply(tournament, with_bots()),
    "a game of a match": in_match(replace(_game(is_drawn=True), result=None), None),
    "a game of a match, over": in_match(_game(is_drawn=False), 1),
    "a game of a match, over, level": in_match(_game(is_drawn=True), 2),
    "the last game of a match": in_match(_game(is_drawn=False), None),
    "asked to leave": reply(question, opened(Form.KNOCKOUT, people(2)), 1),
    "asked to cancel": reply(question, opened(Form.KNOCKOUT, people(2))),
    "has left": Said("tournaments-done-leave", is_aside=False),
    "has cancelled": Said("tournaments-done-cancel", is_aside=False),
}
REFUSALS = (
    Refusal("tournaments-none-here"),
    Refusal("tournaments-on-here"),
    Refusal("tournaments-not-here"),
    Refusal("tournaments-already-joined"),
    Refusal("tournaments-not-joined"),
    Refusal("tournaments-too-late"),
    Refusal("tournaments-already-started"),
    Refusal("tournaments-full", most=1),
    Refusal("tournaments-full", most=32),
    Refusal("tournaments-too-few", least=1),
    Refusal("tournaments-too-few", least=3),
    Refusal("tournaments-over"),
    Refusal("tournaments-not-yours", user=User(1, "Ada")),
    Refusal("tournaments-moderators-only"),
    Refusal("tournaments-not-your-match", players=(User(1, "Ada"), User(2, "Bob"))),
    Refusal("tournaments-match-over"),
    Refusal("tournaments-not-your-question"),
    Refusal("tournaments-not-understood"),
    Refusal("tournaments-no-help"),
    Refusal("tournaments-no-rematch"),
)
