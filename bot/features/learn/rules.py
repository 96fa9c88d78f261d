"""What to explain, as members name it."""

from typing import NamedTuple

from bot.core.chat.options import NUMBER, as_typed

WINS = {"±1": 1, "+-1": 1, "±10": 10, "+-10": 10}
FORMS = ("tree", "steps")


class ExplainOptions(NamedTuple):
    """what: a board, a game's number, or "" for the asker's own game. win: the score of a win, 10 or 1."""

    what: str = ""
    is_lesson: bool = False
    win: int = 10

    @property
    def game_id(self) -> int | None:
        found = NUMBER.fullmatch(self.what.strip())
        return int(found[1]) if found else None

    @property
    def is_of_game(self) -> bool:
        """Whether a game is meant and not a board; the answer may help its player, so only the asker sees it."""
        return not self.what.strip() or self.game_id is not None


def explain_options(text: str) -> ExplainOptions:
    """Read the words after `explain`, in any order; all words without another meaning are the board.

    >>> explain_options("steps O.X X.X .OO ±1")
    ExplainOptions(what='O.X X.X .OO', is_lesson=True, win=1)
    """
    words = text.split()
    wins = [WINS[word] for word in words if word in WINS]
    forms = [word.lower() for word in words if word.lower() in FORMS]
    board = [word for word in words if word not in WINS and word.lower() not in FORMS]
    return ExplainOptions(as_typed(" ".join(board)), forms[-1:] == ["steps"], wins[-1] if wins else 10)
