"""What people want, as values; and the one reader of the words that are typed after a command, in any order."""

import enum
import math
import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from bot.engine import STANDARD, BadPosition, Board, Level, Position, Rules
from bot.games.lobby import First
from bot.model import BOARDS, Leaderboards, Look, Notices, board_named, with_rules
from bot.model.leaderboards import NoSuchLeaderboard, Period, Scope
from bot.model.refusals import NoSuchPosition, NoSuchPreference, NotShown, NotUnderstood
from bot.model.tournaments import Form, NotATournament

MENTION = re.compile(r"<@!?([0-9]{1,20})>")
SHAPE = re.compile(r"[0-9]{1,3}x[0-9]{1,3}(/[0-9]{1,3})?")
NUMBER = re.compile(r"#?(\d{1,15})")
KEYCAP = re.compile("[0-9]\ufe0f?\u20e3|\N{KEYCAP TEN}")
LETTER = re.compile("[\U0001f1e6-\U0001f1ff]")
SYMBOLS = str.maketrans("❌❎🔵🟢⭕⬛⬜", "XXOOO..", "`\ufe0f\ufeff\u200b")
WINS = {"±1": 1, "+-1": 1, "±10": 10, "+-10": 10}
MINUTES = re.compile(r"([0-9]{1,3})(m|min|minutes)?")
NAMED = ("look", "notices", "after", "leaderboards")
"""What preferences are called: who types a name before its word may."""
LISTED = {"server": Leaderboards.SERVER, "everywhere": Leaderboards.EVERYWHERE, "hidden": Leaderboards.OFF}
"""Where somebody may be listed, as it is typed: `off` is said of notices."""
Preference = Look | Notices | Leaderboards | int
TOURNAMENT_ACTIONS = ("create", "new", "join", "leave", "start", "cancel", "show")
FORMS = {
    **dict.fromkeys(("knockout", "ko", "bracket"), Form.KNOCKOUT),
    **dict.fromkeys(("roundrobin", "rr", "league"), Form.ROUND_ROBIN),
}
HOURS = re.compile(r"([0-9]{1,3})h")
HOUR_S, MOST_HOURS = 3600, 72
"""How long a round of a tournament may take at most."""
AFTER_MINUTES = (0, 5, 15, 60)
"""How many minutes a turn may have waited when somebody is told of it."""


class Invited(enum.StrEnum):
    """Who is to play beside the one who asks, if that is nobody by name."""

    ANYONE = "anyone"  # who joins first plays against them
    CROWD = "crowd"  # everybody in the channel plays against the bot, by votes


INVITED = {
    **dict.fromkeys(("anyone", "anybody", "open"), Invited.ANYONE),
    **dict.fromkeys(("crowd", "everyone", "everybody", "together", "channel"), Invited.CROWD),
}
"""What people type for it."""


class GameOptions(NamedTuple):
    """How a game is to be played. level: None is the host's default. invited: one at most makes sense."""

    level: Level | None = None
    first: First = First.ME
    board: Board = STANDARD
    rules: Rules = Rules.STANDARD
    invited: frozenset[Invited] = frozenset()


class WatchOptions(NamedTuple):
    """What to watch: a game by its number, or the bot at one or two levels."""

    game_id: int | None = None
    levels: tuple[Level, ...] = ()
    board: Board = STANDARD


class ExplainOptions(NamedTuple):
    """What to explain: a board, a game's number, or nothing for one's own game. win: what a win counts."""

    what: str = ""
    is_lesson: bool = False
    win: int = 10

    @property
    def game_id(self) -> int | None:
        """The number of the game, if one is meant by it."""
        found = NUMBER.fullmatch(self.what.strip())
        return int(found[1]) if found else None

    @property
    def is_of_game(self) -> bool:
        """Whether a game is meant and not a board; the answer may be help in it, so it is for the asker alone."""
        return not self.what.strip() or self.game_id is not None


class LeaderboardOptions(NamedTuple):
    """Which leaderboard to show. board: with its rules. scope: None is the server's, in direct messages everybody's."""

    board: Board = STANDARD
    period: Period = Period.ALL
    scope: Scope | None = None


class TournamentOptions(NamedTuple):
    """What to do about a tournament, and of what kind a new one is to be. round_s: how long a round may take."""

    action: str = "show"
    form: Form = Form.KNOCKOUT
    board: Board = STANDARD
    round_s: int = 24 * HOUR_S


@dataclass(slots=True)
class TypedWords:
    """The words after a typed command, sorted by what each can mean. others: those that mean nothing of it."""

    users: list[int] = field(default_factory=list)
    levels: list[Level] = field(default_factory=list)
    firsts: list[First] = field(default_factory=list)
    rules: list[Rules] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    invited: list[Invited] = field(default_factory=list)
    others: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, text: str) -> Self:
        """Sort the words of a text. Errors: NoSuchBoard.

        >>> TypedWords.read("hard 4x4 <@12> me").levels
        [<Level.HARD: 'hard'>]
        """
        words = cls()
        for word in text.lower().split():
            words._sort(word)
        return words

    def _sort(self, word: str) -> None:
        if found := MENTION.fullmatch(word):
            self.users.append(int(found[1]))
        elif word in set(Level):
            self.levels.append(Level(word))
        elif word in set(First):
            self.firsts.append(First(word))
        elif word in set(Rules):
            self.rules.append(Rules(word))
        elif word in INVITED:
            self.invited.append(INVITED[word])
        elif SHAPE.fullmatch(word):
            self.boards.append(board_named(word))
        elif found := NUMBER.fullmatch(word):
            self.numbers.append(int(found[1]))
        else:
            self.others.append(word)

    def game(self) -> tuple[int | None, GameOptions]:
        """Return whom to play, if anybody is mentioned, and how. Errors: NotUnderstood for two of a kind."""
        kinds: tuple[list[Any], ...] = (self.users, self.levels, self.firsts, self.rules, self.boards)
        if self.others or self.numbers or any(len(kind) > 1 for kind in kinds):
            raise NotUnderstood
        user, level, first, rules, board = (kind[0] if kind else None for kind in kinds)
        invited = frozenset(self.invited)
        return user, GameOptions(level, first or First.ME, board or STANDARD, rules or Rules.STANDARD, invited)

    def watch(self) -> WatchOptions:
        """Return what to watch: a number alone, or one or two levels and a board. Errors: NotShown."""
        if self.numbers and not (self.levels or self.boards or len(self.numbers) > 1 or self._is_odd()):
            return WatchOptions(self.numbers[0])
        if self.numbers or self._is_odd() or len(self.boards) > 1 or not 1 <= len(self.levels) <= 2:
            raise NotShown
        return WatchOptions(None, tuple(self.levels), self.boards[0] if self.boards else STANDARD)

    def leaderboard(self) -> LeaderboardOptions:
        """Return which leaderboard to show. Errors: NoSuchLeaderboard, NoSuchVariant."""
        periods = [Period(word) for word in self.others if word in set(Period)]
        scopes = [Scope(word) for word in self.others if word in set(Scope)]
        kinds: tuple[list[Any], ...] = (self.boards, self.rules, periods, scopes)
        is_odd = self.users or self.levels or self.numbers or self.invited or set(self.firsts) - {First.ME}
        if is_odd or len(periods + scopes) < len(self.others) or any(len(kind) > 1 for kind in kinds):
            raise NoSuchLeaderboard
        board, rules, period, scope = (kind[0] if kind else None for kind in kinds)
        return LeaderboardOptions(with_rules(board or STANDARD, rules or Rules.STANDARD), period or Period.ALL, scope)

    def text(self) -> str:
        """Return the words as they are typed, but for the users and what means nothing.

        >>> TypedWords.read("HARD 4X4 <@12>").text()
        'hard 4x4'
        """
        boards = [name for name, board in BOARDS.items() if board in self.boards]
        numbers = [str(number) for number in self.numbers]
        return " ".join([*self.invited, *self.levels, *self.firsts, *self.rules, *boards, *numbers])

    def _is_odd(self) -> bool:
        return bool(self.others or self.users or self.firsts or self.rules or self.invited)


def explain_options(text: str) -> ExplainOptions:
    """Read the words after `explain`: a board may be several words, so all that has no other meaning is of it.

    >>> explain_options("steps O.X X.X .OO ±1")
    ExplainOptions(what='O.X X.X .OO', is_lesson=True, win=1)
    """
    words = text.split()
    wins = [WINS[word] for word in words if word in WINS]
    forms = [word.lower() for word in words if word.lower() in ("tree", "steps")]
    board = [word for word in words if word not in WINS and word.lower() not in ("tree", "steps")]
    return ExplainOptions(as_typed(" ".join(board)), bool(forms) and forms[-1] == "steps", wins[-1] if wins else 10)


def preference_options(text: str) -> dict[str, Preference]:
    """Read the words after `preferences`, in any order, as fields of Preferences. Errors: NoSuchPreference.

    >>> preference_options("dm classic 15 minutes")
    {'notices': <Notices.DM: 'dm'>, 'look': <Look.CLASSIC: 'classic'>, 'idle_s': 900}
    """
    found: dict[str, Preference] = {}
    words = re.sub(r"\bat once\b", "0", text.lower()).replace(" minutes", "m").split()
    for word in (each.rstrip(":") for each in words):
        if word in NAMED:
            continue
        name, value = _preference(word)
        if name in found:
            raise NoSuchPreference
        found[name] = value
    return found


def tournament_options(text: str) -> TournamentOptions:
    """Read the words after `tournament`, in any order; a form alone creates one. Errors: NotATournament, NoSuchBoard.

    >>> tournament_options("4x4 Round Robin 48 hours")[:2], tournament_options("join").action
    (('create', <Form.ROUND_ROBIN: 'round_robin'>), 'join')
    """
    found: dict[str, Any] = {}
    words = re.sub(r"\b(round|knock)[ -](robin|out)\b", r"\1\2", text.lower())
    for word in re.sub(r"\b([0-9]+) ?(?:h|hours?)\b", r"\1h", words).split():
        name, value = _tournament(word)
        if name in found:
            raise NotATournament
        found[name] = value
    return TournamentOptions(**({"action": "create"} if found else {}) | found)


def _tournament(word: str) -> tuple[str, str | Form | Board | int]:
    if word in TOURNAMENT_ACTIONS:
        return "action", "create" if word == "new" else word
    if word in FORMS:
        return "form", FORMS[word]
    if SHAPE.fullmatch(word):
        return "board", board_named(word)
    hours = HOURS.fullmatch(word)
    if hours is None or not 1 <= int(hours[1]) <= MOST_HOURS:
        raise NotATournament
    return "round_s", int(hours[1]) * HOUR_S


def _preference(word: str) -> tuple[str, Preference]:
    if word in set(Look):
        return "look", Look(word)
    if word in set(Notices):
        return "notices", Notices(word)
    if word in LISTED:
        return "leaderboards", LISTED[word]
    minutes = MINUTES.fullmatch(word)
    if minutes is None or int(minutes[1]) not in AFTER_MINUTES:
        raise NoSuchPreference
    return "idle_s", int(minutes[1]) * 60


def position_of(text: str) -> Position:
    """Return the position that a text means. Errors: NoSuchPosition.

    The number of squares tells the board; `/3` after it that three in a row win.

    >>> position_of("X" + "." * 15 + "/3").board.text()
    '4x4/3'
    """
    head, _, last = text.strip().rpartition("/")
    marks, in_a_row = (head, last) if re.fullmatch("[0-9]", last) else (text, "")
    size = math.isqrt(len("".join(marks.replace("/", "").split())))
    found = [board for board in BOARDS.values() if board.rows == size and (in_a_row or str(board.k)) == str(board.k)]
    try:
        return Position.parse(marks, found[0] if found else STANDARD)
    except BadPosition as error:
        raise NoSuchPosition(error.code, error.data) from None


def as_typed(board: str) -> str:
    """Return a board as it would be typed, if it was copied from one that the bot shows.

    >>> as_typed("❌2️⃣⭕ 4️⃣❌6️⃣ 7️⃣8️⃣9️⃣")
    'X.O .X. ...'
    """
    if LETTER.search(board):  # a larger board, with keycaps and letters at its edges alone
        board = LETTER.sub("", KEYCAP.sub("", board))
    return KEYCAP.sub(".", board).translate(SYMBOLS)
