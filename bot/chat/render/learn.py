"""Why a move is good: hints, every square's outcome, the minimax tree, and the lesson call by call."""

from bot.chat.address import LessonButton
from bot.chat.render.marks import KEYCAPS, MARKS, board_text, move, moves, remark_text, winners_moves
from bot.chat.render.page import PICTURE_LIMIT, Page, Picture, Rows, embed, turns
from bot.chat.request import ExplainReply, HintReply, LessonReply
from bot.engine import STANDARD, Analysis, MoveValue, Outcome
from bot.engine.tree import Node, Step
from bot.words import Words

OUTCOMES = {Outcome.WIN: "🏆", Outcome.DRAW: "🤝", Outcome.LOSS: "🔻"}


def hint(reply: HintReply, say: Words) -> Page:
    """Render the best squares for the side to move, and why."""
    found = reply.found
    board = found.position.board
    why = remark_text(reply.why, board, say)
    after = say("hint-after", square=move(board, found.best[0], say), remark=why) if why else ""
    return Page("\n".join(filter(None, (_best(found, say), after, say("hint-counts")))))


def _best(found: Analysis, say: Words) -> str:
    board, distance = found.position.board, found.distance
    worse = [value.cell for value in found.moves if value.outcome is not found.outcome]
    squares, others = say.any_of(moves(board, found.best, say)), say.all_of(moves(board, worse, say))
    counts = {"count": len(found.best), "worse_count": len(worse), "plies": distance, "moves": winners_moves(distance)}
    best = say("hint", outcome=found.outcome.value, squares=squares, worse=others, **counts)
    return best if found.exact else f"{best} {say('unsure')}"


def explanation(reply: ExplainReply, say: Words) -> Page:
    """Render every free square of a position, what plain minimax makes of it, and its tree."""
    found, root = reply.found, reply.root
    scores = {child.cell: _score(child.score) for child in root.children} if root else {}
    lines = [_outcome(found, say), *(_square(found, value, scores.get(value.cell), say) for value in found.moves)]
    lines.append(_minimax(found, root, reply.win, say) if root else say("explain-too-large", positions=found.nodes))
    sure = [value for value in found.moves if value.exact or value.outcome is found.outcome]
    content = board_text(found.position, {value.cell: OUTCOMES[value.outcome] for value in sure})
    picture = Picture(reply.png, _tree(root, say)) if root and reply.png else None
    return Page(content, embed(lines), picture=picture)


def _outcome(found: Analysis, say: Words) -> str:
    mark, squares = MARKS[found.position.to_move], say.any_of(moves(found.position.board, found.best, say))
    said = say(f"explain-{found.outcome.value}", mark=mark, squares=squares, moves=winners_moves(found.distance))
    return said if found.exact else f"{said} {say('unsure')}"


def _square(found: Analysis, value: MoveValue, score: str | None, say: Words) -> str:
    board = found.position.board
    name = KEYCAPS[value.cell] if board == STANDARD else f"{move(board, value.cell, say)}:"
    in_moves = winners_moves(value.distance) if value.exact else 0
    said = say(f"square-{value.outcome.value}", square=name, sign=OUTCOMES[value.outcome], moves=in_moves)
    return say("square-scored", square=said, score=score) if score and value.exact else said


def _minimax(found: Analysis, root: Node, win: int, say: Words) -> str:
    facts = {"mark": MARKS[root.position.to_move], "square": _played(root), "win": _score(win), "loss": _score(-win)}
    return say("explain-minimax", calls=root.size, positions=found.nodes, **facts)


def _tree(root: Node, say: Words) -> str:
    """Return the tree in words: the first level, and the chosen line."""
    scores = [say("tree-square", square=_name(child), score=_score(child.score)) for child in root.children]
    line = ", ".join(_name(node) for node in root.walk() if node.is_chosen and node is not root)
    board, mark, score = root.position.text(), root.position.to_move.value, _score(root.score)
    said = say("tree", board=board, mark=mark, positions=root.size, scores=say.all_of(scores), score=score, line=line)
    return said[:PICTURE_LIMIT]


def lesson(reply: LessonReply, say: Words) -> Page:
    last_at = len(reply.steps) - 1
    at = min(reply.at, last_at)
    step, rows = reply.steps[at], Rows()
    board = f"{reply.position.text()}/{reply.position.board.k}"
    for turn, to in turns(at, last_at).items():
        rows.add(LessonButton(board, reply.win, to, turn), say(f"button-{turn.value}"), disabled=to == at)
    newest = {each.depth: each.node for each in reply.steps[: at + 1]}
    path = say.all_of(_name(newest[depth]) for depth in range(1, step.depth + 1))
    title = say("lesson", step=at + 1, steps=last_at + 1, call=step.call, depth=step.depth, squares=path)
    return Page(board_text(step.node.position), embed([title, _call(step, say)]), rows)


def _call(step: Step, say: Words) -> str:
    """Return what a call of minimax does in a step: it asks for the scores of its moves, or returns its own."""
    node, score = step.node, _score(step.node.score)
    if node.position.winner:
        return say("lesson-line", mark=MARKS[node.position.winner], score=score)
    if not node.children:
        return say("lesson-full", score=score)
    mark, goal = MARKS[node.position.to_move], "min" if step.depth % 2 else "max"
    if not step.is_return:
        return say("lesson-asks", mark=mark, goal=goal, squares=say.all_of(map(_name, node.children)))
    scores = say.all_of(f"{_name(child)}: {_score(child.score)}" for child in node.children)
    said = say("lesson-returns", mark=mark, goal=goal, scores=scores, score=score)
    return said if step.depth else f"{said} {say('lesson-plays', square=_played(node))}"


def _played(root: Node) -> str:
    return next(_name(child) for child in root.children if child.is_chosen)


def _name(node: Node) -> str:
    return node.position.board.move_name(node.cell or 0)


def _score(score: int) -> str:
    return f"{score:+d}" if score else "0"
