"""Parse the words after a typed command, in any order, into options."""

import enum
import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from bot.core.chat.variants import pages_of
from bot.core.game import BOARDS, RULES, SIZES, First, ServerSettings, board_named, with_rules
from bot.core.game.boards import written
from bot.core.game.refusals import NoSuchPosition, Refusal
from bot.core.game.writing import QUOTES, folded
from bot.engine import STANDARD, BadPosition, Board, Level, Mark, Position, Rules
from bot.engine.notation import read

MENTION = re.compile(r"<@!?([0-9]{1,20})>")
SHAPE = re.compile(r"[0-9]{1,3}x[0-9]{1,3}(/[0-9]{1,3})?")
SIZE = re.compile(r"(?<!\S)(\d{1,2}) ?(?:[x×*]|by) ?(\d{1,2})(?![^\s/])", re.IGNORECASE)  # of a board, with blanks
NUMBER = re.compile(r"#?(\d{1,15})")


class Invited(enum.StrEnum):
    """Who may join, if the asker names no opponent."""

    ANYONE = "anyone"  # the first member who joins
    CROWD = "crowd"  # everybody in the channel plays against the bot, by votes


INVITED = dict.fromkeys(("anyone", "anybody", "open"), Invited.ANYONE)  # by what people type for it
INVITED |= dict.fromkeys(("crowd", "everyone", "everybody", "together", "channel"), Invited.CROWD)
FIRSTS = dict.fromkeys(("me", "first", "x"), First.ME) | dict.fromkeys(("them", "second", "o"), First.THEM)
FIRSTS["random"] = First.RANDOM
PLAYS = ("ttt", "challenge", "tictactoe")  # other names of `play`
HELD_AS = {"rematch": "play", **dict.fromkeys(("move", "draw", "resign"), "")}
"""By the name of what is asked: the slash command whose rules hold for it. None does for what goes on in a game."""
WORDS = frozenset((*Level, *FIRSTS, *Rules, *INVITED))
"""What may be typed after `play`, besides sizes of boards and members."""
NO = ("false", "no", "off")
POLITE = ("please", "pls", "now", "again")  # may follow commands that take no words
KNOWN = {"boards": tuple(name for name in BOARDS if "/" not in name)[1:], "rules": tuple(RULES)[1:]}
"""What else can be asked for, for a refusal."""


class GameOptions(NamedTuple):
    """The options of a new game; those that are None are as the server has them. invited: at most one makes sense."""

    level: Level | None = None
    first: First | None = None
    board: Board | None = None
    rules: Rules | None = None
    invited: frozenset[Invited] = frozenset()

    def board_in(self, here: ServerSettings) -> Board:
        """Return the board in a server, whose settings give way to options that clash. Errors: no-such-rules."""
        board = self.board or (STANDARD if self.rules not in (None, Rules.STANDARD) else here.board)
        found = with_rules(board, self.rules or (here.rules if board == STANDARD else Rules.STANDARD))
        if Invited.CROWD in self.invited and not pages_of(found).has_votes and here != ServerSettings():
            return self.board_in(ServerSettings())
        return found

    def text(self, opponent_id: int | None = None) -> str:
        """Return the options as they are typed, with a mention of the opponent."""
        opponent, board = f"<@{opponent_id}>" if opponent_id else "", SIZES[self.board] if self.board else ""
        named = (opponent, *sorted(self.invited), self.level, self.first, self.rules, board)
        return " ".join(filter(None, named))


@dataclass(slots=True)
class TypedWords:
    """The words after a typed command, by kind. others: words that match no kind. names: runs of them, as typed."""

    users: list[int] = field(default_factory=list)
    levels: list[Level] = field(default_factory=list)
    firsts: list[First] = field(default_factory=list)
    rules: list[Rules] = field(default_factory=list)
    boards: list[Board] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    invited: list[Invited] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, text: str) -> Self:
        """Sort the words of a text. Errors: no-such-board.

        >>> opponent, options = TypedWords.read("HARD 4X4 <@12>").game()
        >>> options.text(opponent)
        '<@12> hard 4x4'
        >>> TypedWords.read("Agent 47 hard").names
        ['Agent 47']
        """
        words, run = cls(), list[str]()
        for typed in SIZE.sub(r"\1x\2", text).split():
            before = len(words.others)
            words._sort(folded(typed).strip(f"{QUOTES}.?()") or typed)
            if len(words.others) > before or (run and typed.isdecimal()):
                run.append(typed)
            elif run:
                words.names.append(" ".join(run))
                run = []
        words.names += [" ".join(run)] if run else []
        return words

    def _sort(self, word: str) -> None:
        if found := MENTION.fullmatch(word):
            self.users.append(int(found[1]))
        elif word in set(Level):
            self.levels.append(Level(word))
        elif word in FIRSTS:
            self.firsts.append(FIRSTS[word])
        elif word in RULES:
            self.rules.append(Rules(word))
        elif word in INVITED:
            self.invited.append(INVITED[word])
        elif word in BOARDS or SHAPE.fullmatch(word):
            self.boards.append(board_named(word))
        elif found := NUMBER.fullmatch(word):
            self.numbers.append(int(found[1]))
        else:
            self.others.append(word)

    @property
    def opponent(self) -> str:
        """The one name of a member among the words; "" if there is none."""
        return self.names[0] if len(self.names) == 1 and not self.users else ""

    def game(self, *, is_named: bool = False) -> tuple[int | None, GameOptions]:
        """Return the mentioned opponent's user id, if any, and the options. Errors: not-understood, not-a-member.

        is_named: whether the `opponent` is known, so that this name is no error.
        """
        kinds: tuple[list[Any], ...] = (self.users, self.levels, self.firsts, self.rules, self.boards)
        others = [] if is_named else [*self.others, *map(str, self.numbers)]
        if any(word.startswith("@") for word in others):
            raise Refusal("not-a-member")
        if others or any(len(kind) > 1 for kind in kinds):
            raise Refusal("not-understood", **KNOWN)
        user, level, first, rules, board = (kind[0] if kind else None for kind in kinds)
        return user, GameOptions(level, first, board, rules, frozenset(self.invited))


def position_of(text: str, to_move: Mark | None = None) -> Position:
    """Return the position that a text means; to_move: as Position.parse takes it. Errors: NoSuchPosition."""
    try:
        return Position.parse(*written(text), to_move)
    except BadPosition as error:
        raise NoSuchPosition(error.code, error.data) from None


def counts_from_zero(text: str) -> bool:
    """Return whether the free squares of a position are numbered from 0. text: as `position_of` reads it."""
    return read(written(text)[0]).base == 0


def unnamed(text: str, names: Collection[str]) -> str:
    """Return typed words without the names of options before them; of a flag, its name if it is set.

    >>> unnamed("level: hard open:True crowd:no 4x4", ["level", "open", "crowd"])
    ' hard open 4x4'
    """
    if not any(f"{name}:" in folded(text) for name in names):
        return text
    words = []
    for word in re.sub(r"(?<=\w):\s+", ":", text).split():
        name, value = folded(word.partition(":")[0]), word.partition(":")[2]
        if name in names and name in INVITED and value:
            words += [] if folded(value) in NO else [name]
        else:
            value += "h" * (name == "hours" and value.isdecimal())  # else a number may be anything
            words.append(value if value and name in names else word)
    return f" {' '.join(words)}"
