"""What to explain, and how, as members name it."""

import re
from dataclasses import replace
from typing import NamedTuple

from bot.core.chat.readers import number_of
from bot.core.chat.variants import pages_of
from bot.core.game.boards import position_of
from bot.core.game.refusals import NoSuchPosition
from bot.engine import Mark, Position
from bot.engine.notation import plain
from bot.features.learn.tree import PLAIN, Scores

SCORE = re.compile("(±|[+]-|[+]|-)([1-9][0-9]{0,2})")
SIDE = re.compile(r"(?<![^\s])(?:(turn|maximi[sz]er):\s*([xo])|([xo]) to move)(?![^\s])", re.IGNORECASE)
"""A side, as typed: `O to move`, `turn:O` or `maximiser:X`."""
NUMERALS = re.compile(r"(?:[\s\[\](){},;|]*-?[01]\b\.?){9,}[\s\[\](){},;|]*")
"""A board of 1, -1 and 0, whose -1 is no score."""
FORMS = ("tree", "steps", "alpha-beta")
VIEW = r"[1-9][0-9]?[0-9]?(?:-[1-9][0-9]?[0-9]?)?(?:m[XO])?(?:t[XO])?p?"


class View(NamedTuple):
    """How to look at a board. to_move: None for the side whose turn it is. is_pruned: with alpha-beta."""

    scores: Scores = PLAIN
    to_move: Mark | None = None
    is_pruned: bool = False

    def text(self) -> str:
        """Return the view as buttons carry it, and VIEW matches it: `10`, or `25-10mXtOp`."""
        win, loss, maximiser = self.scores
        sides = [f"{name}{mark.value}" for name, mark in (("m", maximiser), ("t", self.to_move)) if mark]
        return "".join([str(win), f"-{loss}" * (loss != win), *sides, "p" * self.is_pruned])

    @classmethod
    def parse(cls, text: str) -> "View":
        win, *loss = map(int, re.findall("[0-9]+", text))
        maximiser, to_move = (re.search(f"{name}([XO])", text) for name in "mt")
        scores = Scores(win, loss[0] if loss else win, maximiser and Mark(maximiser[1]))
        return cls(scores, to_move and Mark(to_move[1]), text.endswith("p"))

    def of(self, text: str) -> Position:
        """Read a board, with the side to move that is asked for, even if no game gets there. Errors: NoSuchPosition."""
        try:
            return position_of(text, self.to_move)
        except NoSuchPosition as error:
            if error.code != "position-wrong-turn":
                raise
        return self.with_side_to_move(position_of(text))

    def with_side_to_move(self, position: Position) -> Position:
        """Return a position with the side to move asked for. Errors: NoSuchPosition of a variant with no tree."""
        if position.is_over or self.to_move in (None, position.to_move):
            return position
        if not position.has_tree:
            raise NoSuchPosition("learn-standard-rules-only", {})
        return replace(position, to_move=self.to_move)


class Query(NamedTuple):
    """How a position is asked about. is_from_zero: by numbers of its squares from 0. is_help: the asker plays it."""

    view: View = View()
    is_from_zero: bool = False
    is_help: bool = False


USUAL = Query()


class Asked(NamedTuple):
    """What to explain: a board, a game's number, or "" for the asker's own game; and how."""

    what: str = ""
    is_lesson: bool = False
    view: View = View()

    @property
    def game_id(self) -> int | None:
        return number_of(self.what.strip())

    @property
    def is_of_game(self) -> bool:
        """Whether a game is meant and not a board; the answer may help its player, so only the asker sees it."""
        return not self.what.strip() or self.game_id is not None

    @classmethod
    def parse(cls, text: str) -> "Asked":
        """Read the words after `explain`, in any order; all words without another meaning are the board.

        >>> Asked.parse("steps O.X X.X .OO ±1").what, Asked.parse("O.XX.X.OO ±25 O to move alpha-beta").view.text()
        ('O.X X.X .OO', '25tOp')
        """
        sides: dict[str, Mark] = {}
        for name, side, mover in SIDE.findall(text):
            sides["turn" if mover or name.lower() == "turn" else "maximiser"] = Mark((side or mover).upper())
        text = re.sub("scores:", "±", re.sub(r"(?<!\S)(?:form|what): ?", "", SIDE.sub(" ", text)))
        scores = {word: found for word in text.split() if (found := SCORE.fullmatch(word))}
        forms = [word.lower() for word in text.split() if word.lower() in FORMS]
        if NUMERALS.fullmatch(" ".join(word for word in text.split() if word == "-1" or word not in (*scores, *forms))):
            scores.pop("-1", None)
        board = re.sub(rf"(?i) ?(?<!\S)(?:{'|'.join(map(re.escape, (*FORMS, *scores)))})(?!\S)", "", text)
        win = loss = PLAIN.win
        for sign, points in (found.groups() for found in scores.values()):
            win, loss = int(points) if sign != "-" else win, int(points) if sign != "+" else loss
        view = View(Scores(win, loss, sides.get("maximiser")), sides.get("turn"), "alpha-beta" in forms)
        is_lesson = [form for form in forms if form != "alpha-beta"][-1:] == ["steps"]
        # Blanks at the begin of a line can be free squares, and a # is one, but not before a game's number.
        board = board.removeprefix(" ") if "\n" in board.strip() else board.strip()
        return cls(board if number_of(board) else plain(board), is_lesson, view)


def is_reached(position: Position) -> bool:
    """Return whether a game can get to a position, whichever side began."""
    surplus = position.x.bit_count() - position.o.bit_count()
    return not pages_of(position.board).has_own_marks or surplus in ((0, -1) if position.to_move is Mark.X else (0, 1))
