"""What game to start: the opponent, the level, the board, and who else may join."""

import enum
from typing import NamedTuple

from bot.core.chat.options import BoardOption, Flag, MemberOption, OneOf, Options, option
from bot.core.chat.request import Opponent
from bot.core.chat.variants import pages_of
from bot.core.game import BOARDS, RULES, SIZES, First, ServerSettings, with_rules
from bot.engine import STANDARD, Board, Level, Rules


class Invited(enum.StrEnum):
    """Who may join, if the asker names no opponent."""

    ANYONE = "anyone"  # the first member who joins
    CROWD = "crowd"  # everybody in the channel plays against the bot, by votes


INVITED = dict.fromkeys(("anyone", "anybody", "open"), Invited.ANYONE)  # by what people type for it
INVITED |= dict.fromkeys(("crowd", "everyone", "everybody", "together", "channel"), Invited.CROWD)
FIRSTS = dict.fromkeys(("me", "first", "x"), First.ME) | dict.fromkeys(("them", "second", "o"), First.THEM)
FIRSTS["random"] = First.RANDOM
PLAYS = ("ttt", "challenge", "tictactoe")  # other names of `play`
WORDS = frozenset((*Level, *FIRSTS, *Rules, *INVITED))
"""What may be typed after `play`, besides sizes of boards and members."""
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


class PlayOptions(Options):
    """What game to start."""

    opponent: Opponent | int | str | None = option(MemberOption())
    level: Level | None = option(OneOf(Level))
    first: First | None = option(OneOf(First, FIRSTS))
    board: Board | None = option(BoardOption())
    rules: Rules | None = option(OneOf({name: Rules(name) for name in RULES}))
    open: bool = option(Flag("anyone", "anybody", "open"), False)
    crowd: bool = option(Flag("crowd", "everyone", "everybody", "together", "channel"), False)

    facts, only = KNOWN, WORDS  # no names: a music bot's `play` has any words, too

    @property
    def game(self) -> GameOptions:
        invited = [Invited.ANYONE] * self.open + [Invited.CROWD] * self.crowd
        return GameOptions(self.level, self.first, self.board, self.rules, frozenset(invited))
