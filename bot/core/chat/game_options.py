"""What game to start: the opponent, the level, the board, and who else may join."""

from bot.core.chat.options import BoardOption, Flag, MemberOption, OneOf, Options, option
from bot.core.chat.request import Opponent
from bot.core.chat.variants import pages_of
from bot.core.game import BOARDS, RULES, SIZES, First, ServerSettings, with_rules
from bot.engine import STANDARD, Board, Level, Rules

OPEN = ("anyone", "anybody", "open")  # the first member who joins plays
CROWD = ("crowd", "everyone", "everybody", "together", "channel")  # everybody there plays against the bot, by votes
FIRSTS = dict.fromkeys(("me", "first", "x"), First.ME) | dict.fromkeys(("them", "second", "o"), First.THEM)
FIRSTS["random"] = First.RANDOM
PLAYS = ("ttt", "challenge", "tictactoe")  # other names of `play`
WORDS = frozenset((*Level, *FIRSTS, *Rules, *OPEN, *CROWD))
"""What may be typed after `play`, besides sizes of boards and members."""
KNOWN = {"boards": tuple(name for name in BOARDS if "/" not in name)[1:], "rules": tuple(RULES)[1:]}
"""What else can be asked for, for a refusal."""


class PlayOptions(Options):
    """What game to start; what is None is as the server has it. open, crowd: at most one of them makes sense."""

    opponent: Opponent | int | str | None = option(MemberOption())
    level: Level | None = option(OneOf(Level))
    first: First | None = option(OneOf(First, FIRSTS))
    board: Board | None = option(BoardOption())
    rules: Rules | None = option(OneOf({name: Rules(name) for name in RULES}))
    open: bool = option(Flag(*OPEN), False)
    crowd: bool = option(Flag(*CROWD), False)

    refused, facts, only = "not-understood", KNOWN, WORDS  # no names: a music bot's `play` has any words, too

    def board_in(self, here: ServerSettings) -> Board:
        """Return the board in a server, whose settings give way to options that clash. Errors: no-such-rules."""
        board = self.board or (STANDARD if self.rules not in (None, Rules.STANDARD) else here.board)
        found = with_rules(board, self.rules or (here.rules if board == STANDARD else Rules.STANDARD))
        if self.crowd and not pages_of(found).has_votes and here != ServerSettings():
            return self.board_in(ServerSettings())
        return found

    def text(self, opponent_id: int | None = None) -> str:
        """Return the options as they are typed, with a mention of the opponent."""
        opponent, board = f"<@{opponent_id}>" if opponent_id else "", SIZES[self.board] if self.board else ""
        invited = (OPEN[0] * self.open, CROWD[0] * self.crowd)
        named = (opponent, *invited, self.level, self.first, self.rules, board)
        return " ".join(filter(None, named))
