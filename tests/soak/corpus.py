"""What people and modified clients do, as strategies that make actions of nasty strings and of sensible ones.

An action names nobody and nothing that only a running server knows: members, messages, games and the bot itself are
written as places, which the one who plays the action fills in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from bot.core.chat.press import Pager
from bot.features.stats.rules import Chart
from bot.features.tournaments.rules import TournamentAct
from tests.addresses import ACTS, NOT_OURS, NOT_THERE, NUMBERS
from tests.soak.nasty import BOT, GAME, MEMBERS, NASTY, SELF

NEWEST = -7
"""Stands for the number of a game that was played lately, where an option takes one."""

COMMANDS = (
    *("play", "ttt", "tictactoe", "challenge", "rematch", "move", "m", "board", "b", "resign", "quit", "draw", "help"),
    *("about", "games", "live", "watch", "unwatch", "replay", "history", "hint", "explain", "learn"),
    *("preferences", "prefs", "stats", "statistics", "leaderboard", "leaderboards", "lb", "top", "rank"),
    *("puzzle", "puzzles", "daily", "tournament", "tournaments", "cup", "privacy", "forget", "export", "settings"),
    *("end", "permissions"),
)
LEVELS = ("easy", "medium", "hard", "unbeatable")
SHAPES = ("3x3", "4x4", "4x4/3", "5x5", "5x5/5")
RULES = ("standard", "misere", "wild")
CUP_ACTS = ("create", "join", "leave", "start", "fill", "cancel", "show")
PUZZLE_ACTS = ("today", "practice", "here", "stop")
TOPICS = ("play", "move", "levels", "boards", "misere", "wild", "ending", "watch")

SENSIBLE = (
    *(str(square) for square in range(1, 10)),
    *("a1", "b2", "c3", "d4", "e5", "me", "them", "random", "misere", "wild", "5 o", "5 x", "steps", "tree", "±1"),
    *("bold", "classic", "accepted", "off", "channel", "dm", "channel 5m", "open", "crowd", "month", "hidden"),
    *("2026-10", "here 18", "here @everyone"),
    *("everywhere", "knockout", "round robin 4x4", "create 1h", *CUP_ACTS, *PUZZLE_ACTS),
    *LEVELS,
    *SHAPES,
    *MEMBERS,
    GAME,
    f"#{GAME}",
    BOT,
)
"""What the commands know; else all games would end before they begin."""
POSITIONS = (
    "O.XX.X.OO",
    "XX./OO./...",
    "XOXOXO...",
    "X........",
    "XXOOO.X..",
    "XOXOXOO..",
    "X" + "." * 15,
    "XO" + "." * 23,
)


KNOWN = {  # by command: words that no other bot's command of that name has
    **dict.fromkeys(("play", "ttt", "tictactoe", "challenge"), (*LEVELS, "me", "them", "random", "misere", "wild")),
    **dict.fromkeys(("move", "m"), SENSIBLE[9:14]),
    **dict.fromkeys(("leaderboard", "leaderboards", "lb", "top", "rank"), (*SHAPES, "month", "everywhere")),
    **dict.fromkeys(("puzzle", "puzzles", "daily"), PUZZLE_ACTS),
    **dict.fromkeys(("tournament", "tournaments", "cup"), CUP_ACTS),
    **dict.fromkeys(("preferences", "prefs"), ("bold", "classic", "accepted", "dm", "hidden")),
    "settings": ("bold", "classic", "accepted", *LEVELS, *SHAPES),
}
NAMES = ("history", "stats", "statistics", "end", "permissions", "privacy", "forget", "export")  # take any words
FIRST = 10  # of the words after a command: the bot reads a few more


@dataclass(frozen=True, slots=True)
class Typed:
    """A message. is_command: it has to be answered, in direct messages; is_sure: and in a server, too."""

    where: int
    who: int
    text: str
    is_command: bool = False
    is_sure: bool = False


def _command(where: int, who: int, prefix: str, name: str, text: str = "") -> Typed:
    """A typed command. In a server a `!` with words, none of them its own, may be another bot's, and is left alone."""
    words, known = text.split(), KNOWN.get(name.lower(), ())
    is_known = not words or name.lower() in NAMES or any(word in known for word in words[:FIRST])
    return Typed(where, who, f"{prefix}{name} {text}", is_command=True, is_sure=BOT in prefix or is_known)


def _board(where: int, who: int, board: str) -> Typed:
    return Typed(where, who, f"!explain {board}", is_command=True, is_sure=True)


@dataclass(frozen=True, slots=True)
class Slash:
    """A slash command. options: by name; `whom` stands for a member in the option of that name."""

    where: int
    who: int
    name: str
    options: tuple[tuple[str, Any], ...] = ()
    whom: int | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """The command that stands in a member's menu."""

    where: int
    who: int
    whom: int


@dataclass(frozen=True, slots=True)
class Press:
    """A button of a message, counted from the newest. custom_id: one that the message does not have."""

    where: int
    who: int
    message: int
    button: int
    custom_id: str | None = None


Action = Typed | Slash | Menu | Press
PLACE, PERSON = st.integers(0, 9), st.integers(0, 5)

texts = st.one_of(
    st.sampled_from(NASTY),
    st.sampled_from(SENSIBLE),
    st.text(max_size=40),
    st.lists(st.sampled_from(SENSIBLE), max_size=4).map(" ".join),
    st.lists(st.sampled_from(NASTY + SENSIBLE), min_size=2, max_size=4).map(" ".join),
    st.lists(st.sampled_from(NASTY), min_size=2, max_size=3).map("".join),
).map(lambda text: text[:1900])
"""Short enough to leave room for a command and for the mentions that are filled in."""

boards = st.one_of(
    st.sampled_from(POSITIONS), st.text("XO.", min_size=9, max_size=9), st.text("xXoO./ \n`_-", max_size=30)
)
numbers = st.one_of(
    st.integers(1, 60).map(str),
    st.sampled_from((GAME, GAME, GAME, "0", "-1", "999999999999999999", "9223372036854775807", "9223372036854775808")),
    st.sampled_from((*NUMBERS, "9" * 90, "00000000000000000001", "1 ", "0x1", "1\n", "\u0000")),
)

typed = st.one_of(
    st.builds(Typed, PLACE, PERSON, texts),
    st.builds(Typed, PLACE, PERSON, texts.map(lambda text: f"!{text}")),
    st.builds(Typed, PLACE, PERSON, texts.map(lambda text: f"{BOT} {text}")),
    *[
        st.builds(
            _command,
            PLACE,
            PERSON,
            st.sampled_from(("!", "!", "! ", f"{BOT} ", f"{BOT}  ")),
            st.sampled_from(COMMANDS).flatmap(lambda name: st.sampled_from((name, name, name.upper()))),
            text,
        )
        for text in (texts, texts, st.sampled_from(SENSIBLE), numbers)
    ],
    st.builds(_board, PLACE, PERSON, boards),
    st.builds(_command, PLACE, PERSON, st.just("!"), st.sampled_from(COMMANDS)),
)

some_game = st.one_of(
    st.integers(1, 60), st.just(NEWEST), st.sampled_from((1, 10**15, 10**15 - 1)), st.integers(1, 10**15)
)


def _slash(name: str, **options: st.SearchStrategy[Any]) -> st.SearchStrategy[Slash]:
    """A command with any of its options; those that are called `needs_...` are always given."""
    needed = {key.removeprefix("needs_"): made for key, made in options.items() if key.startswith("needs_")}
    optional = {key: made for key, made in options.items() if not key.startswith("needs_")}
    given_options = st.fixed_dictionaries(needed, optional=optional).map(lambda found: tuple(found.items()))
    whom = st.one_of(st.none(), PERSON) if name in ("play", "history", "stats") else st.none()
    return st.builds(Slash, PLACE, PERSON, st.just(name), given_options, whom)


slash = st.one_of(
    _slash(
        "play",
        level=st.sampled_from(LEVELS),
        first=st.sampled_from(("me", "them", "random")),
        board=st.sampled_from(SHAPES),
        rules=st.sampled_from(RULES),
        open=st.booleans(),
        crowd=st.booleans(),
    ),
    _slash("play"),
    _slash("move", needs_square=texts),
    _slash("move", needs_square=st.sampled_from(SENSIBLE[:14])),
    _slash(
        "explain",
        what=st.one_of(boards, texts.map(lambda text: text[:60]), numbers),
        form=st.sampled_from(("tree", "steps")),
        scores=st.sampled_from(("1", "10")),
    ),
    _slash(
        "watch", game=some_game, x=st.sampled_from(LEVELS), o=st.sampled_from(LEVELS), board=st.sampled_from(SHAPES)
    ),
    _slash("watch", needs_game=some_game),
    _slash(
        "preferences",
        language=st.sampled_from(("discord", "en")),
        look=st.sampled_from(("server", "bold", "classic")),
        notices=st.sampled_from(("server", "accepted", "off", "channel", "dm")),
        after=st.sampled_from(("at once", "5 minutes", "15 minutes", "60 minutes")),
        leaderboards=st.sampled_from(("server", "everywhere", "hidden")),
        challenges=st.just("anyone"),
    ),
    _slash(
        "leaderboard",
        board=st.sampled_from(SHAPES),
        rules=st.sampled_from(RULES),
        period=st.sampled_from(("all", "month", "2026-10", "2099-12")),
        where=st.sampled_from(("here", "everywhere")),
    ),
    *[_slash(f"puzzle {action}") for action in PUZZLE_ACTS],
    *[_slash(f"tournament {action}") for action in CUP_ACTS],
    _slash(
        "tournament create",
        form=st.sampled_from(("knockout", "round robin")),
        board=st.sampled_from(SHAPES),
        hours=st.integers(1, 72),
    ),
    _slash("help", topic=st.sampled_from(TOPICS)),
    _slash("replay", needs_game=some_game),
    _slash("unwatch", game=some_game),
    _slash("learn", lesson=st.integers(1, 12)),
    *[_slash(name) for name in ("board", "resign", "draw", "about", "games", "history", "hint", "stats", "privacy")],
    *[_slash(name) for name in ("forget", "export", "permissions")],
    _slash("end", game=some_game),
)

acts = st.sampled_from((*ACTS, *Pager, "a" * 30, "Ä", ""))
days = st.one_of(st.integers(20_000, 22_000).map(str), numbers)


def _filled(custom_id: str) -> str:
    """An address of the table of forged ones, with the places of this corpus."""
    return custom_id.replace("{own}", GAME).replace("{alice}", SELF).replace("{bob}", "91")


custom_ids = st.one_of(
    st.builds("ttt:{}:{}:{}".format, numbers, numbers, st.one_of(st.integers(0, 40).map(str), numbers, acts)),
    st.builds("ttt:{}:{}:{}".format, st.just(GAME), st.integers(0, 25), st.one_of(st.integers(0, 40).map(str), acts)),
    st.builds("ttt-replay:{}:{}:{}".format, numbers, numbers, acts),
    st.builds(
        "ttt-history:{}:{}:{}:{}".format, numbers, numbers, st.sampled_from(("before", "after", "beside")), numbers
    ),
    st.builds(
        "ttt-history:{}:{}:{}:{}".format,
        st.just(SELF),
        st.sampled_from(("0", SELF, "9" * 18, "9" * 19, "9" * 20, "9223372036854775808")),
        st.sampled_from(("before", "after")),
        st.one_of(st.integers(0, 60), numbers),
    ),
    st.builds("ttt-steps:{}:{}:{}:{}".format, boards, st.sampled_from(("1", "10", "5", "-1")), numbers, acts),
    st.builds(
        "ttt-learn:1:{}:{}:{}".format, st.integers(1, 12), st.integers(1, 3), st.one_of(st.integers(0, 9), numbers)
    ),
    st.builds("ttt-settings:{}".format, st.sampled_from(("games", "limits", "chat|default|default|crisp|off", "x|"))),
    st.builds("ttt-cup:{}:{}:{}".format, numbers, st.sampled_from(TournamentAct), numbers),
    st.builds("ttt-{}:{}".format, st.sampled_from(("solve", "share")), days),
    st.builds(
        "ttt-{}:{}:{}".format, st.sampled_from(("puzzle", "practice")), days, st.one_of(numbers, st.just("next"))
    ),
    st.builds("ttt-vote:{}:{}:{}".format, numbers, st.integers(0, 25), st.integers(0, 40)),
    st.builds("ttt-stats:{}:{}:{}".format, st.one_of(st.just(SELF), numbers), st.sampled_from(Chart), texts),
    st.builds("ttt-forget:{}:{}:{}".format, st.just(SELF), numbers, st.sampled_from(("keep", "erase"))),
    st.sampled_from((*NOT_OURS, *NOT_THERE)).map(_filled),
    texts.filter(bool),
).map(lambda text: text[:100] or "x")

press = st.builds(Press, PLACE, PERSON, st.integers(0, 5), st.integers(0, 24))
forged = st.builds(Press, PLACE, PERSON, st.integers(0, 5), st.just(0), custom_ids)
menu = st.builds(Menu, PLACE, PERSON, PERSON)
KINDS = (*[typed] * 6, *[slash] * 5, *[press] * 6, *[forged] * 4, menu)
"""How often which is done. Drawn from by hand: `one_of` would count the branches of each."""


@st.composite
def actions(draw: st.DrawFn) -> Action:
    """Anything that anybody does."""
    kind: st.SearchStrategy[Action] = draw(st.sampled_from(KINDS))
    action: Action = draw(kind)
    return action


def drawn(number: int, which: int) -> Sequence[Action]:
    """So many actions; the same ones for the same `which`."""
    found: list[Action] = []

    @seed(which)
    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(actions())
    def draw(action: Action) -> None:
        found.append(action)

    draw()
    return found
