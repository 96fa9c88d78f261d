"""The questions of the course: what is right, and the facts about each answer. The engine works all of it out."""

from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from bot.engine import STANDARD, Mark, Outcome, Position, analyse, canonical_key
from bot.features.learn.tree import signed

Facts = dict[str, str | int | list[str]]  # by the names that sentences have for them

SQUARES = tuple("123456789")
SCORES = ("-10", "0", "+10")
ENDS = {Mark.O: "theirs", Mark.X: "ours", None: "full"}
GOALS = {Mark.X: max, Mark.O: min}
PLAIN = {Outcome.WIN: 10, Outcome.DRAW: 0, Outcome.LOSS: -10}


class Question(NamedTuple):
    """One question of a lesson. name: of its sentences, and of what is right in RIGHT and MORE.

    board: as Position.parse reads it, with mover if the count of marks doesn't tell. choices: what the buttons say.
    """

    name: str
    board: str
    choices: tuple[str, ...] = SQUARES
    mover: Mark | None = None

    @property
    def position(self) -> Position:
        return Position.parse(self.board, STANDARD, self.mover)

    def open(self) -> Collection[int]:
        return self.position.legal() if self.choices is SQUARES else range(len(self.choices))

    def right(self) -> list[str]:
        return RIGHT[self.name](self.position)

    def facts(self, chosen: str = "") -> Facts:
        """Return what its sentences tell. chosen: one of the choices; "" before there is one."""
        more = MORE[self.name](self.position, chosen) if self.name in MORE else {}
        return more | {"chosen": chosen, "right": self.right()[0]}


def scored(position: Position, *, with_depth: bool = False) -> dict[int, int]:
    """Return what each free cell scores for X, as the program of the course finds it.

    >>> scored(Position.parse("O.XX.X.OO"))
    {1: -10, 4: 10, 6: -10}
    """
    sign = 1 if position.to_move is Mark.X else -1
    moves = analyse(position).moves
    return {move.cell: sign * (move.score if with_depth else PLAIN[move.outcome]) for move in moves}


def _best(position: Position) -> list[str]:
    found = scored(position)
    top = GOALS[position.to_move](found.values())
    return [SQUARES[cell] for cell, score in found.items() if score == top]


def _levels(position: Position) -> list[int]:
    """Return the number of calls at each depth."""
    below, found = [position], list[int]()
    while below:
        found.append(len(below))
        below = [each.play(cell) for each in below for cell in each.legal()]
    return found


def _lines(chosen: str) -> int:
    return sum(line >> (int(chosen) - 1) & 1 for line in STANDARD.lines) if chosen else 0


def _kind(cell: int) -> int:
    """Return a number that first moves share if turning or mirroring the board makes one the other."""
    return canonical_key(Position.after([cell]))


def _sure_of(position: Position) -> int:
    """Return X's best score on the squares before its newest mark, which is its last on the board."""
    tried = 1 << position.x.bit_length() - 1
    before = Position(position.board, position.x - tried, position.o, Mark.X)
    return max(score for cell, score in scored(before).items() if 1 << cell < tried)


def _read(position: Position) -> dict[int, int]:
    """Return the answers of O that alpha-beta looks at there, with what they return."""
    found = dict[int, int]()
    for cell, score in scored(position).items():
        if not found or _sure_of(position) < min(found.values()):
            found[cell] = score
    return found


def _listed(scores: dict[int, int]) -> list[str]:
    """Return each square with its score, in a form that no line break parts."""
    return [f"{SQUARES[cell]}\u00a0→\u00a0{signed(score)}" for cell, score in scores.items()]


def _of_list(position: Position, chosen: str) -> Facts:
    board = [str(cell) if mark == "." else f'"{mark}"' for cell, mark in enumerate(position.text())]
    return {
        "list": f"[{', '.join(board)}]",
        "index": str(int(chosen or 1) - 1),
        "indices": [str(cell) for cell in position.legal()],
        "squares": [SQUARES[cell] for cell in position.legal()],
    }


def _of_line(position: Position, chosen: str) -> Facts:
    won = position.play(int(chosen) - 1).winning_cells if chosen else ()
    return {"line": [SQUARES[cell] for cell in won]}


def _of_lines(_position: Position, chosen: str) -> Facts:
    """Tell how many lines go through a square, and how many through the best one and through square 2."""
    same = str(chosen == SQUARES[1])
    return {"lines": _lines(chosen), "most": max(map(_lines, SQUARES)), "own": _lines(SQUARES[1]), "same": same}


def _of_end(position: Position, _chosen: str) -> Facts:
    return {"winner": position.winner.value if position.winner else "none", "free": len(position.legal())}


def _of_scores(position: Position, chosen: str, *, with_depth: bool = False) -> Facts:
    """Tell what came back for each square and, if one was chosen, why it is worse than the best."""
    found, mover = scored(position, with_depth=with_depth), position.to_move
    top = GOALS[mover](found.values())
    best = next(SQUARES[cell] for cell, score in found.items() if score == top)
    facts: Facts = {"mover": mover.value, "scores": _listed(found), "best": signed(top), "first": best}
    if chosen in SQUARES and (cell := int(chosen) - 1) in found:
        replies = position.play(cell).completing(mover.other)
        why = "equal" if found[cell] == top else "loses" if replies else "worse"
        facts |= {"score": signed(found[cell]), "why": why, "reply": SQUARES[replies[0]] if replies else ""}
    return facts


def _of_depth(position: Position, _chosen: str) -> Facts:
    found, late, soon = scored(position, with_depth=True), _best(position)[0], SQUARES[analyse(position).best[0]]
    late_score, soon_score = found[int(late) - 1], found[int(soon) - 1]
    facts: Facts = {"late": late, "late_score": late_score, "late_depth": 10 - late_score}
    return facts | {"soon": soon, "soon_score": soon_score, "soon_depth": 10 - soon_score}


def _of_cut(position: Position, _chosen: str) -> Facts:
    read, tried = _read(position), SQUARES[position.x.bit_length() - 1]
    held = signed(min(read.values()))
    return {"alpha": signed(_sure_of(position)), "tried": tried, "scores": _listed(read), "held": held}


RIGHT: dict[str, Callable[[Position], list[str]]] = {  # by the name of a question: its right answers
    "index": lambda _: [SQUARES[4]],
    **dict.fromkeys(("free", "below"), lambda at: [str(len(at.legal()))]),
    "line": lambda at: [SQUARES[cell] for cell in at.completing(at.to_move)],
    "most": lambda _: [each for each in SQUARES if _lines(each) == max(map(_lines, SQUARES))],
    "final": lambda at: [signed({None: 0, Mark.X: 10, Mark.O: -10}[at.winner])],
    **dict.fromkeys(("turn", "turned"), _best),
    "calls": lambda at: [str(sum(_levels(at)))],
    "end": lambda at: [ENDS[at.winner] if at.is_over else "open"],
    "returned": lambda at: [signed(GOALS[at.to_move](scored(at).values()))],
    **dict.fromkeys(("first", "late", "play", "alone"), lambda at: _best(at)[:1]),
    "depth": lambda at: [str(scored(at, with_depth=True)[int(_best(at)[0]) - 1])],
    "soonest": lambda at: [SQUARES[cell] for cell in analyse(at).best],
    "cut": lambda at: [SQUARES[cell] for cell in scored(at).keys() - _read(at).keys()],
    "like": lambda at: [SQUARES[cell] for cell in at.legal() if cell != 1 and _kind(cell) == _kind(1)],
    "kinds": lambda at: [str(len(set(map(_kind, at.legal()))))],
}
MORE: dict[str, Callable[[Position, str], Facts]] = {  # by its name: what its sentences tell besides
    **dict.fromkeys(("index", "free", "below"), _of_list),
    "line": _of_line,
    **dict.fromkeys(("most", "like"), _of_lines),
    **dict.fromkeys(("final", "end"), _of_end),
    **dict.fromkeys(("turn", "turned", "returned", "first", "late", "play", "alone"), _of_scores),
    "calls": lambda at, _: {"levels": " + ".join(map(str, _levels(at)))},
    "depth": _of_depth,
    "soonest": partial(_of_scores, with_depth=True),
    "cut": _of_cut,
}
