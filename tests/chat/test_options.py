"""The words that are typed after a command, in any order: one reader for all, as tables."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.options import (
    ExplainOptions,
    GameOptions,
    Invited,
    LeaderboardOptions,
    TournamentOptions,
    TypedWords,
    WatchOptions,
    explain_options,
    position_of,
    tournament_options,
)
from bot.chat.render.marks import board_text
from bot.engine import STANDARD, Level, Position, Rules
from bot.games.lobby import First
from bot.model import BOARDS, Refusal, with_rules
from bot.model.leaderboards import NoSuchLeaderboard, Period, Scope
from bot.model.refusals import NoSuchBoard, NoSuchPosition, NoSuchVariant, NotShown, NotUnderstood
from bot.model.tournaments import Form, NotATournament

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
NO_GAMES: dict[str, type[Refusal]] = {
    "grandmaster": NotUnderstood,
    "hard hard": NotUnderstood,
    "hard easy": NotUnderstood,
    "me them": NotUnderstood,
    "4x4 5x5": NotUnderstood,
    "4x4 4x4": NotUnderstood,
    "wild misere": NotUnderstood,
    "<@12> <@13>": NotUnderstood,
    "<@&12>": NotUnderstood,
    "<#12>": NotUnderstood,
    f"<@{'9' * 21}>": NotUnderstood,
    "hard 7": NotUnderstood,
    "#7": NotUnderstood,
    "@everyone": NotUnderstood,
    "\u0000": NotUnderstood,
    "hard\u200b": NotUnderstood,
    "6x6": NoSuchBoard,
    "0x0": NoSuchBoard,
    "3x3/4": NoSuchBoard,
    "999x999/999": NoSuchBoard,
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
NOT_WATCHED: dict[str, type[Refusal]] = {
    "": NotShown,
    "12 13": NotShown,
    "12 easy": NotShown,
    "12 4x4": NotShown,
    "12 <@12>": NotShown,
    "12 nonsense": NotShown,
    "0x7": NoSuchBoard,
    "-1": NotShown,
    "1" * 16: NotShown,
    "4x4": NotShown,
    "easy easy easy": NotShown,
    "easy 4x4 5x5": NotShown,
    "easy me": NotShown,
    "easy wild": NotShown,
    "<@12>": NotShown,
    "½": NotShown,
    "easy 9x9": NoSuchBoard,
}
EXPLAINED: dict[str, ExplainOptions] = {
    "": ExplainOptions(),
    "O.XX.X.OO": ExplainOptions("O.XX.X.OO"),
    "o.x x.x .oo": ExplainOptions("o.x x.x .oo"),
    "O.XX.X.OO\nsteps": ExplainOptions("O.XX.X.OO", is_lesson=True),
    "steps O.X X.X .OO ±1": ExplainOptions("O.X X.X .OO", is_lesson=True, win=1),
    "STEPS": ExplainOptions(is_lesson=True),
    "tree": ExplainOptions(),
    "steps tree": ExplainOptions(),
    "tree steps": ExplainOptions(is_lesson=True),
    "+-1": ExplainOptions(win=1),
    "±10": ExplainOptions(),
    "±1 +-10": ExplainOptions(),
    "±2": ExplainOptions("±2"),
    "12": ExplainOptions("12"),
    "❌2️⃣⭕ 4️⃣❌6️⃣ 7️⃣8️⃣9️⃣": ExplainOptions("X.O .X. ..."),
    "`XX.OO....`": ExplainOptions("XX.OO...."),
    "❎❎❎ 🟢⭕6️⃣ 7️⃣8️⃣9️⃣": ExplainOptions("XXX OO. ..."),
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
NOT_LISTED: dict[str, type[Refusal]] = {
    "6x6": NoSuchBoard,
    "4x4 misere": NoSuchVariant,
    **dict.fromkeys(
        ("year", "month all", "here here", "4x4 5x5", "wild misere", "hard", "them", "everyone", "7"), NoSuchLeaderboard
    ),
    "<@12>": NoSuchLeaderboard,
}


@pytest.mark.parametrize("text", GAMES)
def test_how_a_game_is_to_be_played(text: str) -> None:
    assert TypedWords.read(text).game() == GAMES[text]


@pytest.mark.parametrize("text", NO_GAMES)
def test_words_that_tell_of_no_game_are_refused(text: str) -> None:
    with pytest.raises(NO_GAMES[text]):
        TypedWords.read(text).game()


@pytest.mark.parametrize("text", WATCHED)
def test_what_is_to_be_watched(text: str) -> None:
    assert TypedWords.read(text).watch() == WATCHED[text]


@pytest.mark.parametrize("text", NOT_WATCHED)
def test_words_that_tell_of_nothing_to_watch_are_refused(text: str) -> None:
    with pytest.raises(NOT_WATCHED[text]):
        TypedWords.read(text).watch()


@pytest.mark.parametrize("text", LISTED)
def test_which_leaderboard_is_meant(text: str) -> None:
    assert TypedWords.read(text).leaderboard() == LISTED[text]


@pytest.mark.parametrize("text", NOT_LISTED)
def test_words_that_mean_no_leaderboard_are_refused(text: str) -> None:
    with pytest.raises(NOT_LISTED[text]):
        TypedWords.read(text).leaderboard()


@pytest.mark.parametrize("text", EXPLAINED)
def test_what_is_to_be_explained(text: str) -> None:
    assert explain_options(text) == EXPLAINED[text]


@pytest.mark.parametrize("text", POSITIONS)
def test_a_board_is_read_by_the_number_of_its_squares(text: str) -> None:
    assert position_of(text) == POSITIONS[text]


@pytest.mark.parametrize("text", NO_POSITIONS)
def test_what_is_no_board_is_refused_with_what_is_wrong(text: str) -> None:
    with pytest.raises(NoSuchPosition) as caught:
        position_of(text)
    assert caught.value.code == NO_POSITIONS[text]


@pytest.mark.parametrize(
    ("what", "game_id", "is_of_game"),
    [
        ("", None, True),
        (" ", None, True),
        ("12", 12, True),
        (" #12 ", 12, True),
        ("１２", 12, True),
        ("9" * 15, int("9" * 15), True),
        ("9" * 16, None, False),
        ("#", None, False),
        ("1 2", None, False),
        ("O.XX.X.OO", None, False),
    ],
)
def test_whether_a_game_is_meant_or_a_board(what: str, game_id: int | None, is_of_game: bool) -> None:
    options = ExplainOptions(what)
    assert (options.game_id, options.is_of_game) == (game_id, is_of_game)


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
    for read in (TypedWords.game, TypedWords.watch, TypedWords.leaderboard):
        try:
            assert read(TypedWords.read(text))
        except (NotUnderstood, NotShown, NoSuchBoard, NoSuchLeaderboard, NoSuchVariant):
            continue
    assert explain_options(text).win in (1, 10)


@pytest.mark.parametrize("is_small", [False, True])
@pytest.mark.parametrize("board", BOARDS)
def test_a_board_that_is_copied_from_the_bots_own_message_is_read_as_it_is(board: str, is_small: bool) -> None:
    position = Position.after((0, 5, 1), BOARDS[board])
    copied = explain_options(board_text(position, is_small=is_small)).what
    assert position_of(f"{copied}/{position.board.k}") == position


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
    with pytest.raises(NotATournament):
        tournament_options(text)


@given(st.text(alphabet="0123456789hx/ koruno-round b", max_size=30))
def test_no_words_after_tournament_break_the_reader(text: str) -> None:
    with contextlib.suppress(NotATournament, NoSuchBoard):
        assert 3600 <= tournament_options(text).round_s <= 72 * 3600
