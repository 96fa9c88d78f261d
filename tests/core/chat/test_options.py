"""The words that are typed after a command, in any order: one reader for all, as tables."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.chat.options import GameOptions, Invited, TypedWords, position_of
from bot.core.game import BOARDS, Refusal, with_rules
from bot.core.game.refusals import NoSuchPosition
from bot.core.play.lobby import First
from bot.engine import STANDARD, Level, Position, Rules
from bot.features.ratings.rules import LeaderboardOptions, Period, Scope, leaderboard_options
from bot.features.tournaments.rules import Form, TournamentOptions, tournament_options
from bot.features.watch.rules import WatchOptions, watch_options
from tests.refused import refused

GAMES: dict[str, tuple[int | None, GameOptions]] = {
    "": (None, GameOptions()),
    " \t\n": (None, GameOptions()),
    "hard": (None, GameOptions(Level.HARD)),
    "UNBEATABLE": (None, GameOptions(Level.UNBEATABLE)),
    "them": (None, GameOptions(first=First.THEM)),
    "random": (None, GameOptions(first=First.RANDOM)),
    "3x3": (None, GameOptions()),
    "4x4": (None, GameOptions(board=BOARDS["4x4"])),
    "4X4/3": (None, GameOptions(board=BOARDS["4x4/3"])),
    "4x4/4": (None, GameOptions(board=BOARDS["4x4"])),
    "5x5/4": (None, GameOptions(board=BOARDS["5x5"])),
    "misere": (None, GameOptions(rules=Rules.MISERE)),
    "standard": (None, GameOptions()),
    "anyone": (None, GameOptions(invited=frozenset({Invited.ANYONE}))),
    "4x4 Anybody them": (None, GameOptions(None, First.THEM, BOARDS["4x4"], invited=frozenset({Invited.ANYONE}))),
    "open anyone": (None, GameOptions(invited=frozenset({Invited.ANYONE}))),
    "hard crowd": (None, GameOptions(Level.HARD, invited=frozenset({Invited.CROWD}))),
    "everyone": (None, GameOptions(invited=frozenset({Invited.CROWD}))),
    "crowd anyone": (None, GameOptions(invited=frozenset({Invited.CROWD, Invited.ANYONE}))),  # refused by the handler
    "<@12> open": (12, GameOptions(invited=frozenset({Invited.ANYONE}))),  # as well
    "<@12>": (12, GameOptions()),
    "<@!12>": (12, GameOptions()),
    "<@12> me 5x5/5": (12, GameOptions(first=First.ME, board=BOARDS["5x5/5"])),
    "wild them easy": (None, GameOptions(Level.EASY, First.THEM, STANDARD, Rules.WILD)),
    "4x4 misere": (None, GameOptions(board=BOARDS["4x4"], rules=Rules.MISERE)),  # refused by with_rules
}
NO_GAMES: dict[str, str] = {
    "grandmaster": "not-understood",
    "hard hard": "not-understood",
    "hard easy": "not-understood",
    "me them": "not-understood",
    "4x4 5x5": "not-understood",
    "4x4 4x4": "not-understood",
    "wild misere": "not-understood",
    "<@12> <@13>": "not-understood",
    "<@&12>": "not-understood",
    "<#12>": "not-understood",
    f"<@{'9' * 21}>": "not-understood",
    "hard 7": "not-understood",
    "#7": "not-understood",
    "@everyone": "not-understood",
    "\u0000": "not-understood",
    "hard\u200b": "not-understood",
    "6x6": "no-such-board",
    "0x0": "no-such-board",
    "3x3/4": "no-such-board",
    "999x999/999": "no-such-board",
}
WATCHED: dict[str, WatchOptions] = {
    "12": WatchOptions(12),
    "#12": WatchOptions(12),
    "007": WatchOptions(7),
    "١٢": WatchOptions(12),
    "easy": WatchOptions(levels=(Level.EASY,)),
    "easy hard": WatchOptions(levels=(Level.EASY, Level.HARD)),
    "Hard Easy": WatchOptions(levels=(Level.HARD, Level.EASY)),
    "hard hard": WatchOptions(levels=(Level.HARD, Level.HARD)),
    "5x5 hard": WatchOptions(levels=(Level.HARD,), board=BOARDS["5x5"]),
    "easy 4x4/3 hard": WatchOptions(levels=(Level.EASY, Level.HARD), board=BOARDS["4x4/3"]),
}
NOT_WATCHED: dict[str, str] = {
    "": "watch-not-shown",
    "12 13": "watch-not-shown",
    "12 easy": "watch-not-shown",
    "12 4x4": "watch-not-shown",
    "12 <@12>": "watch-not-shown",
    "12 nonsense": "watch-not-shown",
    "0x7": "no-such-board",
    "-1": "watch-not-shown",
    "1" * 16: "watch-not-shown",
    "4x4": "watch-not-shown",
    "easy easy easy": "watch-not-shown",
    "easy 4x4 5x5": "watch-not-shown",
    "easy me": "watch-not-shown",
    "easy wild": "watch-not-shown",
    "<@12>": "watch-not-shown",
    "½": "watch-not-shown",
    "easy 9x9": "no-such-board",
}
POSITIONS: dict[str, Position] = {
    "O.XX.X.OO": Position.parse("O.XX.X.OO"),
    "o.x x.x .oo": Position.parse("O.XX.X.OO"),
    " O.X/X.X/.OO ": Position.parse("O.XX.X.OO"),
    "O.XX.X.OO/3": Position.parse("O.XX.X.OO"),
    "X" + "." * 15: Position.parse("X" + "." * 15, BOARDS["4x4"]),
    "X" + "." * 15 + "/3": Position.parse("X" + "." * 15, BOARDS["4x4/3"]),
    "X..../...../...../...../.....": Position.parse("X" + "." * 24, BOARDS["5x5"]),
    "X..../...../...../...../...../5": Position.parse("X" + "." * 24, BOARDS["5x5/5"]),
    "XX./OO./.../9": Position.parse("XX.OO...."),
}
NO_POSITIONS = {
    "": "position-wrong-count",
    "XO": "position-wrong-count",
    "." * 36: "position-wrong-count",
    "Q" + "." * 8: "position-unknown-mark",
    "XX......./": "position-wrong-rows",
    "XXX......": "position-wrong-marks",
    "XXXOOO...": "position-two-winners",
}
LISTED: dict[str, LeaderboardOptions] = {
    "": LeaderboardOptions(),
    "all standard 3x3": LeaderboardOptions(),
    "HERE 4x4": LeaderboardOptions(BOARDS["4x4"], scope=Scope.HERE),
    "everywhere month 5x5/5": LeaderboardOptions(BOARDS["5x5/5"], Period.MONTH, Scope.EVERYWHERE),
    "month wild": LeaderboardOptions(with_rules(STANDARD, Rules.WILD), Period.MONTH),
}
NOT_LISTED: dict[str, str] = {
    "6x6": "no-such-board",
    "4x4 misere": "no-such-variant",
    **dict.fromkeys(
        ("year", "month all", "here here", "4x4 5x5", "wild misere", "hard", "them", "everyone", "7"),
        "ratings-no-such-leaderboard",
    ),
    "<@12>": "ratings-no-such-leaderboard",
}


@pytest.mark.parametrize("text", GAMES)
def test_how_a_game_is_to_be_played(text: str) -> None:
    assert TypedWords.read(text).game() == GAMES[text]


@pytest.mark.parametrize("text", NO_GAMES)
def test_words_that_tell_of_no_game_are_refused(text: str) -> None:
    with refused(NO_GAMES[text]):
        TypedWords.read(text).game()


@pytest.mark.parametrize("text", WATCHED)
def test_what_is_to_be_watched(text: str) -> None:
    assert watch_options(text) == WATCHED[text]


@pytest.mark.parametrize("text", NOT_WATCHED)
def test_words_that_tell_of_nothing_to_watch_are_refused(text: str) -> None:
    with refused(NOT_WATCHED[text]):
        watch_options(text)


@pytest.mark.parametrize("text", LISTED)
def test_which_leaderboard_is_meant(text: str) -> None:
    assert leaderboard_options(text) == LISTED[text]


@pytest.mark.parametrize("text", NOT_LISTED)
def test_words_that_mean_no_leaderboard_are_refused(text: str) -> None:
    with refused(NOT_LISTED[text]):
        leaderboard_options(text)


@pytest.mark.parametrize("text", POSITIONS)
def test_a_board_is_read_by_the_number_of_its_squares(text: str) -> None:
    assert position_of(text) == POSITIONS[text]


@pytest.mark.parametrize("text", NO_POSITIONS)
def test_what_is_no_board_is_refused_with_what_is_wrong(text: str) -> None:
    with refused("no-such-position") as caught:
        position_of(text)
    assert isinstance(caught.value, NoSuchPosition)
    assert caught.value.code == NO_POSITIONS[text]


@given(
    st.sampled_from([(text, found) for text, found in GAMES.items() if text.strip()]).flatmap(
        lambda case: st.tuples(st.permutations(case[0].split()), st.just(case[1]))
    )
)
def test_the_words_come_in_any_order(case: tuple[list[str], tuple[int | None, GameOptions]]) -> None:
    shuffled, found = case
    assert TypedWords.read("  ".join(shuffled)).game() == found


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    for read in (lambda words: TypedWords.read(words).game(), watch_options, leaderboard_options):
        try:
            assert read(text)
        except Refusal:
            continue


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("", TournamentOptions()),
        ("join", TournamentOptions("join")),
        ("SHOW", TournamentOptions("show")),
        ("new", TournamentOptions("create")),
        ("knockout", TournamentOptions("create")),
        ("4x4 ko", TournamentOptions("create", board=BOARDS["4x4"])),
        ("create round-robin", TournamentOptions("create", Form.ROUND_ROBIN)),
        ("48 hours Round Robin 5x5/5", TournamentOptions("create", Form.ROUND_ROBIN, BOARDS["5x5/5"], 48 * 3600)),
        ("1h rr", TournamentOptions("create", Form.ROUND_ROBIN, round_s=3600)),
        ("72h league", TournamentOptions("create", Form.ROUND_ROBIN, round_s=72 * 3600)),
    ],
)
def test_what_is_typed_after_tournament_comes_in_any_order(text: str, means: TournamentOptions) -> None:
    assert tournament_options(text) == means


@pytest.mark.parametrize("text", ["swiss", "0h", "73h", "-1h", "join leave", "ko rr", "4x4 5x5", "24", "<@12>", "１h"])
def test_other_words_after_tournament_are_refused(text: str) -> None:
    with refused("tournaments-not-understood"):
        tournament_options(text)


@given(st.text(alphabet="0123456789hx/ koruno-round b", max_size=30))
def test_no_words_after_tournament_break_the_reader(text: str) -> None:
    with contextlib.suppress(Refusal):
        assert 3600 <= tournament_options(text).round_s <= 72 * 3600
