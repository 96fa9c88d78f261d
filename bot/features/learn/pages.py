"""Pages that explain moves: hints, the worth of every square with the minimax tree, and minimax step by step."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from bot.core.chat.address import Turn, reader
from bot.core.chat.marks import MARKS, OUTCOMES, board_text, move, moves, square, winners_moves
from bot.core.chat.page import PICTURE_LIMIT, File, Page, Rows, embed, turns
from bot.engine import Analysis, Board, MoveValue, Outcome, Position
from bot.engine.remarks import Kind, Remark
from bot.features.learn.tree import Node, Step
from bot.words import Words

MAX_LISTED_INDICES = 9


class LessonButton(NamedTuple):
    """Show a step (from 0) of plain minimax. board: as `position_of` reads it. win: the score of a win, 10 or 1."""

    board: str
    win: int
    step: int
    turn: Turn = Turn.FIRST

    def text(self) -> str:
        return f"ttt-steps:{self.board}:{self.win}:{self.step}:{self.turn.value}"


LESSON = rf"ttt-steps:([XO.]{{1,25}}(?:/[0-9])?):(1|10):([0-9]{{1,3}}):({'|'.join(Turn)})"
parse_lesson = reader(LESSON, LessonButton, str, int, int, Turn)


class HintReply(NamedTuple):
    """The best squares for the side to move. why: the remark on the first of them."""

    found: Analysis
    why: Remark

    def render(self, say: Words) -> Page:
        found, board = self.found, self.found.position.board
        worse = [value.cell for value in found.moves if value.outcome is not found.outcome]
        best, others = _best(found, say), say.all_of(moves(board, worse, say))
        plies, counts = found.distance, {"count": len(found.best), "worse_count": len(worse)}
        facts = {"outcome": found.outcome.value, "squares": best, "worse": others}
        said = _sure(say("learn-hint", plies=plies, moves=winners_moves(plies), **facts, **counts), found, say)
        is_telling = self.why.kind is Kind.HOLDS and len(self.why.cells) < self.why.replies
        if found.exact and not worse and is_telling:
            said += f" {say('learn-hint-tricky', square=move(board, self.why.cell, say))}"
        after = _after(self.why, board, say) if is_telling or self.why.kind in (Kind.FORKS, Kind.FORCES) else ""
        return Page("\n".join(filter(None, (said, after, say("learn-hint-counts")))))


class ExplainReply(NamedTuple):
    """The worth of every free square. root: the tree of plain minimax, None if too many squares are free.

    win: the score of a win. png: the tree as a picture, None if the bot may not attach files.
    is_from_zero: whether the asker numbered the free squares from 0.
    """

    found: Analysis
    root: Node | None
    win: int
    png: bytes | None
    is_from_zero: bool = False

    def render(self, say: Words) -> Page:
        found, root = self.found, self.root
        mark, choice = MARKS[found.position.to_move], "any" if 1 < len(found.moves) == len(found.best) else ""
        plies, facts = found.distance, {"mark": mark, "squares": _best(found, say), "choice": choice}
        message, in_moves = f"learn-explain-{found.outcome.value}", winners_moves(plies)
        lines = [_sure(say(message, plies=plies, moves=in_moves, **facts), found, say)]
        lines += _squares(found, root, say)
        lines += _minimax(found, root, say) if root else [say("learn-explain-too-large", positions=found.nodes)]
        if root:
            lines.append(say("learn-explain-maximiser", mark=mark, win=_score(self.win), loss=_score(-self.win)))
        if self.is_from_zero:
            board = found.position.board
            lines.append(index_line({value.cell: square(board, value.cell) for value in found.moves}, say))
        sure = [value for value in found.moves if value.exact or value.outcome is found.outcome]
        content = board_text(found.position, {value.cell: OUTCOMES[value.outcome] for value in sure})
        picture = File("minimax.png", self.png, _tree(root, say)) if root and self.png else None
        return Page(content, embed(lines), file=picture)


class LessonReply(NamedTuple):
    """One step of plain minimax on a position, from 0."""

    position: Position
    steps: tuple[Step, ...]
    at: int
    win: int

    def render(self, say: Words) -> Page:
        last_at = len(self.steps) - 1
        at = min(self.at, last_at)
        step, rows = self.steps[at], Rows()
        board = f"{self.position.text()}/{self.position.board.k}"
        for turn, to in turns(at, last_at).items():
            rows.add(LessonButton(board, self.win, to, turn), say(f"button-{turn.value}"), disabled=to == at)
        newest = {each.depth: each.node for each in self.steps[: at + 1]}
        path = say.all_of(_name(newest[depth]) for depth in range(1, step.depth + 1))
        title = say("learn-lesson", step=at + 1, steps=last_at + 1, call=step.call, depth=step.depth, squares=path)
        return Page(board_text(step.node.position), embed([title, _call(step, say)]), rows)


def index_line(free: Mapping[int, str], say: Words) -> str:
    """Tell which squares the indices of a list that counts from 0 are. free: a name for each free cell."""
    pairs = [{"index": str(cell), "square": name} for cell, name in free.items()][:MAX_LISTED_INDICES]
    indices = [say("learn-index-first" if pair is pairs[0] else "learn-index", **pair) for pair in pairs]
    others = [say("others", count=len(free) - MAX_LISTED_INDICES)] if len(free) > MAX_LISTED_INDICES else []
    return say("learn-indices", indices=say.all_of([*indices, *others]))


def _after(made: Remark, board: Board, say: Words) -> str:
    """Return what the other side is left with after a move."""
    squares = (say.all_of if made.kind is Kind.FORKS else say.any_of)(moves(board, made.cells, say))
    facts = {"square": move(board, made.cell, say), "squares": squares, "other": MARKS[made.mover.other]}
    return say("learn-hint-after", kind=made.kind.value, count=len(made.cells), **facts)


def _best(found: Analysis, say: Words) -> str:
    return say.any_of(moves(found.position.board, found.best, say))


def _sure(text: str, found: Analysis, say: Words) -> str:
    return text if found.exact else f"{text} {say('learn-unsure')}"


def _squares(found: Analysis, root: Node | None, say: Words) -> Iterator[str]:
    """Yield a line for each group of equally good squares, the best first."""
    scores = {child.cell: _score(child.score) for child in root.children} if root else {}
    for (_, _, in_moves), same in groupby(sorted(found.moves, key=_rank), _rank):
        values = list(same)
        first, names = values[0], moves(found.position.board, [value.cell for value in values], say)
        worth = say(f"learn-squares-{first.outcome.value}", sign=OUTCOMES[first.outcome], moves=abs(in_moves))
        line = {"worth": worth, "squares": say.all_of(names)}
        yield say("learn-squares-scored", score=scores[first.cell], **line) if scores else say("learn-squares", **line)


def _rank(value: MoveValue) -> tuple[int, bool, int]:
    """Sort by a move's line: wins, soon ones first; draws; losses, late ones first; guesses after the rest."""
    in_moves = winners_moves(value.distance) if value.exact else 0
    return list(Outcome).index(value.outcome), not value.exact, -in_moves if value.outcome is Outcome.LOSS else in_moves


def _minimax(found: Analysis, root: Node, say: Words) -> Iterator[str]:
    """Yield what plain minimax plays, and why it wins later, or loses sooner, than it could."""
    played = next(child for child in root.children if child.is_chosen)
    yield say("learn-explain-minimax", calls=root.size, positions=found.nodes, square=_name(played))
    if played.cell not in found.best:
        facts = {"outcome": found.outcome.value, "square": _name(played), "best": _best(found, say)}
        plain = next(winners_moves(value.distance) for value in found.moves if value.cell == played.cell)
        yield say("learn-explain-slower", plain_moves=plain, moves=winners_moves(found.distance), **facts)


def _tree(root: Node, say: Words) -> str:
    """Return the tree in words: the first level, and the chosen line."""
    scores = [say("learn-tree-square", square=_name(child), score=_score(child.score)) for child in root.children]
    line = ", ".join(_name(node) for node in root.walk() if node.is_chosen and node is not root)
    facts = {"board": root.position.text(), "mark": root.position.to_move.value, "score": _score(root.score)}
    said = say("learn-tree", positions=root.size, scores=say.all_of(scores), line=line, **facts)
    return said[:PICTURE_LIMIT]


def _call(step: Step, say: Words) -> str:
    """Describe a step of a minimax call: it asks for the scores of its moves, or returns its own."""
    node, score = step.node, _score(step.node.score)
    if node.position.winner:
        return say("learn-lesson-line", mark=MARKS[node.position.winner], score=score)
    if not node.children:
        return say("learn-lesson-full", score=score)
    mark, goal = MARKS[node.position.to_move], "min" if step.depth % 2 else "max"
    if not step.is_return:
        return say("learn-lesson-asks", mark=mark, goal=goal, squares=say.all_of(map(_name, node.children)))
    scores = say.all_of(f"{_name(child)}: {_score(child.score)}" for child in node.children)
    said = say("learn-lesson-returns", mark=mark, goal=goal, scores=scores, score=score)
    if step.depth:
        return said
    played = next(child for child in node.children if child.is_chosen)
    return f"{said} {say('learn-lesson-plays', square=_name(played))}"


def _name(node: Node) -> str:
    return node.position.board.move_name(node.cell or 0)


def _score(score: int) -> str:
    return f"{score:+d}" if score else "0"
