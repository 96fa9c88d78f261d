"""Pages that explain moves: hints, the worth of every square with the minimax tree, and minimax step by step."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from bot.core.chat.marks import MARKS, OUTCOMES, RIGHT
from bot.core.chat.page import PICTURE_LIMIT, File, Page, Rows, embed, pages_beside
from bot.core.chat.press import Address
from bot.core.chat.variants import board_text, move, moves, square, winners_moves
from bot.engine import Analysis, MoveValue, Outcome
from bot.engine.remarks import Remark, RemarkKind
from bot.features.learn.rules import USUAL, VIEW, Query, is_reached
from bot.features.learn.tree import Effort, Node, Step, signed
from bot.words import Words

STEP = Address(f"ttt-steps:{{board:[XO.]+(?:/[0-9])?}}:{{view:{VIEW}}}:{{step:3}}:{{turn}}")


def hint(say: Words, found: Analysis, why: Remark) -> Page:
    """The best squares for the side to move. why: the remark on the first of them."""
    board = found.position.board
    worse = [value.cell for value in found.moves if value.outcome is not found.outcome]
    best, others = _best(found, say), say.all_of(moves(board, worse, say))
    plies, counts = found.distance, {"count": len(found.best), "worse_count": len(worse)}
    facts = {"outcome": found.outcome.value, "squares": best, "worse": others}
    if not (said := _estimate("learn-hint-estimate", found, say, squares=best)):
        said = _sure(say("learn-hint", plies=plies, moves=winners_moves(plies), **facts, **counts), found, say)
    is_telling = why.kind is RemarkKind.HOLDS and len(why.cells) < why.replies
    if found.exact and not worse and is_telling:
        said = say.sentences(said, say("learn-hint-tricky", square=move(board, why.cell, say)))
    lines = [said]
    if is_telling or why.kind in (RemarkKind.FORKS, RemarkKind.FORCES):
        after = (say.all_of if why.kind is RemarkKind.FORKS else say.any_of)(moves(board, why.cells, say))
        named = {"square": move(board, why.cell, say), "squares": after, "other": MARKS[why.mover.other]}
        lines.append(say("learn-hint-after", kind=why.kind.value, count=len(why.cells), **named))
    return Page("\n".join([*lines, say("learn-hint-counts")]))


def explain(
    say: Words,
    found: Analysis,
    root: Node | None,
    query: Query = USUAL,
    *,
    png: bytes | None = None,
    pruned: tuple[Node, Effort] | None = None,
) -> Page:
    """The worth of every free square. root: the tree of plain minimax, None if too many squares are free.

    pruned: the tree with alpha-beta, and the calls of each way, if asked for. png: the tree as a picture, None if the
    bot may not attach files.
    """
    mark, choice = MARKS[found.position.to_move], "any" if 1 < len(found.moves) == len(found.best) else ""
    plies, facts = found.distance, {"mark": mark, "squares": _best(found, say), "choice": choice}
    message, in_moves = f"learn-explain-{found.outcome.value}", winners_moves(plies)
    lines = [_estimate("learn-explain-estimate", found, say, mark=mark, squares=facts["squares"])]
    if not lines[0]:
        lines = [_sure(say(message, plies=plies, moves=in_moves, **facts), found, say), *_squares(found, root, say)]
    if root:
        lines += _minimax(found, root, say)
    elif found.position.has_tree or not found.exact:  # not what is known by heart
        lines.append(say("learn-explain-too-large", positions=found.nodes))
    if pruned:
        lines.append(say("learn-explain-effort", **pruned[1]._asdict()))
    lines += _asked(found, query, root, say)
    is_judged = found.chance is not None
    sure = [each for each in found.moves if each.exact or (each.outcome is found.outcome and not is_judged)]
    best = dict.fromkeys(found.best if is_judged else (), RIGHT)
    content = board_text(found.position, best | {each.cell: OUTCOMES[each.outcome] for each in sure})
    drawn = pruned[0] if pruned else root
    picture = File("minimax.png", png, _tree(drawn, say)) if drawn and png else None
    return Page(content, embed(lines), file=picture)


def lesson(say: Words, found: Analysis, steps: Sequence[Step], at: int, query: Query = USUAL) -> Page:
    """One step of minimax on a position, from 0. found: what the bot itself thinks of it."""
    position, last_at = found.position, len(steps) - 1
    at = min(at, last_at)
    step, rows = steps[at], Rows()
    board = f"{position.text()}/{position.board.k}"
    for turn, to in pages_beside(at, last_at).items():
        rows.add(STEP(board, query.view.text(), to, turn), say(f"button-{turn.value}"), disabled=to == at)
    newest = {each.depth: each.node for each in steps[: at + 1]}
    path = say.all_of(newest[depth].name for depth in range(1, step.depth + 1))
    title = say("learn-lesson", step=at + 1, steps=last_at + 1, call=step.call, depth=step.depth, squares=path)
    lines = [*_call(step, say), *([_plays(found, step.node, say)] if at == last_at else [])]
    asked = _asked(found, query, step.node, say) if at == 0 else ()
    return Page(board_text(step.node.position, newest=step.node.cell), embed([*asked, *lines], title=title), rows)


def index_line(free: Mapping[int, str], say: Words) -> str:
    """Tell which squares the indices of a list that counts from 0 are. free: a name for each free cell."""
    indices, squares = say.all_of(map(str, free)), say.all_of(free.values())
    return say("learn-indices-squares", indices=indices, squares=squares, count=len(free))


def _best(found: Analysis, say: Words) -> str:
    return say.any_of(moves(found.position.board, found.best, say))


def _sure(text: str, found: Analysis, say: Words) -> str:
    return say.sentences(text, "" if found.exact else say("learn-unsure"))


def _estimate(message: str, found: Analysis, say: Words, **facts: str) -> str:
    """Return what a search knows that saw no end, if it judges at all."""
    if found.exact or found.chance is None or found.outcome is not Outcome.DRAW:
        return ""
    return say(message, chance=found.chance, depth=found.depth, **facts)


def _squares(found: Analysis, root: Node | None, say: Words) -> Iterator[str]:
    """Yield a line for each group of equally good squares, the best first."""
    scores = {child.cell: signed(child.score) for child in root.children} if root else {}
    for (_, _, in_moves), same in groupby(sorted(found.moves, key=_rank), _rank):
        values = list(same)
        first, names = values[0], moves(found.position.board, [value.cell for value in values], say)
        worth = say(f"learn-squares-{first.outcome.value}", sign=OUTCOMES[first.outcome], moves=abs(in_moves))
        line = {"worth": worth, "squares": say.all_of(names)}
        yield say("learn-squares-scored", score=scores[first.cell], **line) if scores else say("learn-squares", **line)


def _rank(value: MoveValue) -> tuple[int, bool, int]:
    """Sort by a move's line: wins, soon ones first; draws; losses, late ones first; guesses after the rest."""
    in_moves = max(1, winners_moves(value.distance)) if value.exact else 0
    return list(Outcome).index(value.outcome), not value.exact, -in_moves if value.outcome is Outcome.LOSS else in_moves


def _minimax(found: Analysis, root: Node, say: Words) -> Iterator[str]:
    """Yield what plain minimax plays, and why it wins later, or loses sooner, than it could."""
    played = next(child for child in root.children if child.is_chosen)
    yield say("learn-explain-minimax", calls=root.size, positions=found.nodes, square=played.name)
    if played.cell not in found.best:
        facts = {"outcome": found.outcome.value, "square": played.name, "best": _best(found, say)}
        plain = next(winners_moves(value.distance) for value in found.moves if value.cell == played.cell)
        yield say("learn-explain-slower", plain_moves=plain, moves=winners_moves(found.distance), **facts)


def _asked(found: Analysis, query: Query, root: Node | None, say: Words) -> Iterator[str]:
    """Yield what to know of the question: the sides, the squares by their indices, a turn that can't be, its price."""
    position, scores = found.position, query.view.scores
    if root:
        sides = {"mark": MARKS[root.maximiser], "other": MARKS[root.maximiser.other]}
        yield say("learn-explain-maximiser", **sides, win=signed(scores.win), loss=signed(-scores.loss))
    if query.is_from_zero:
        yield index_line({value.cell: square(position.board, value.cell) for value in found.moves}, say)
    if not is_reached(position):
        yield say("learn-unreached", mark=MARKS[position.to_move])
    if query.is_help:
        yield say("learn-explain-counts")


def _tree(root: Node, say: Words) -> str:
    """Return the tree in words: the first level, and the chosen line."""
    scores = [say("learn-tree-square", square=child.name, score=child.result) for child in root.calls]
    line = ", ".join(node.name for node in root.walk() if node.is_chosen and node is not root)
    facts = {"board": root.position.text(), "mark": root.position.to_move.value, "score": signed(root.score)}
    return say("learn-tree", positions=root.size, scores=say.all_of(scores), line=line, **facts)[:PICTURE_LIMIT]


def _call(step: Step, say: Words) -> Iterator[str]:
    """Describe a moment of a call: it asks for the scores of its moves, hears one of them, or returns its own."""
    node, calls = step.node, step.node.calls
    facts = {"mark": MARKS[node.position.to_move], "goal": "max" if node.is_max else "min"}
    if not calls:  # the checks of the tutorials, in their order: the other side, the maximiser, the board
        winner, sides = node.position.winner, {"mark": MARKS[node.maximiser], "other": MARKS[node.maximiser.other]}
        won = "none" if winner is None else "max" if winner is node.maximiser else "min"
        yield say("learn-lesson-terminal", winner=won, score=signed(node.score), **sides)
        return
    if step.tried:
        yield say("learn-lesson-back", square=calls[step.tried - 1].name, score=calls[step.tried - 1].result)
        tried = [say("learn-lesson-result", square=child.name, score=child.result) for child in calls[: step.tried]]
        yield say("learn-lesson-results", scores=say.all_of(tried))
    else:
        yield say("learn-lesson-asks", squares=say.all_of(child.name for child in node.children), **facts)
        yield say("learn-lesson-recursion") if step.depth == 0 else ""
    if step.bounds:
        alpha, beta = map(signed, step.bounds)
        yield say("learn-lesson-bounds", alpha=alpha, beta=beta)
    if not step.is_return:
        yield say("learn-lesson-next", square=calls[step.tried].name, **facts)
        return
    if skipped := [child.name for child in node.children if child.is_pruned]:
        yield say("learn-lesson-skips", squares=say.all_of(skipped), count=len(skipped))
    yield say("learn-lesson-returns", score=node.result, **facts)
    yield say("learn-lesson-limit") if node.limit else ""


def _plays(found: Analysis, root: Node, say: Words) -> str:
    """Return the move that minimax plays, why of several, and why the bot's own differs if it does."""
    best = [child.name for child in root.calls if child.result == root.result]
    plays = say("learn-lesson-plays", square=best[0], count=len(best), squares=say.all_of(best))
    return say.sentences(plays, *list(_minimax(found, root, say))[1:])
