"""Why a move is good: hints, every square's outcome, the tree's text, and the lesson call by call."""

from __future__ import annotations

import discord

from bot.chat.render.board import KEYCAPS, MARKS, RUNNING_COLOUR, Page, Picture, board_text, grid, label, squares
from bot.chat.render.watch import remark_text, step_buttons
from bot.engine import STANDARD, Analysis, MoveValue, Outcome, Position
from bot.engine.remarks import Remark
from bot.engine.tree import Node, Step

OUTCOMES = {Outcome.WIN: "🏆", Outcome.DRAW: "🤝", Outcome.LOSS: "🔻"}
WORDS_LIMIT = 1024
"""How many characters Discord takes as the description of a picture."""


def hint(found: Analysis, why: Remark) -> str:
    """The best squares for the side to move, and why. why: the remark on the first of them."""
    best = squares(found.position.board, found.best)
    worse = [move.cell for move in found.moves if move.outcome is not found.outcome]
    match found.outcome:
        case Outcome.WIN if found.distance == 1:
            said = f"Best: **{best}**. It wins at once."
        case Outcome.WIN:
            said = f"Best: **{best}**. It wins in {found.distance} plies, whatever is answered."
        case Outcome.DRAW if worse:
            said = f"Best: **{best}**. It holds the draw, and {squares(found.position.board, worse, 'and')} would lose."
        case Outcome.DRAW:
            said = f"Any square is as good: **{best}**. The game is a draw if nobody errs."
        case Outcome.LOSS:
            said = f"Best: **{best}**. The game is lost against best play, but so it lasts {found.distance} plies."
    reason = remark_text(why, found.position.board)
    after = f"After {label(found.position.board, found.best[0])}: {reason}\n" if reason else ""
    return f"{said}{_unsure(found)}\n{after}This game now counts as played with hints."


def explained(found: Analysis, root: Node | None, win: int, png: bytes | None) -> Page:
    """Every free square of a position, what plain minimax makes of it, and its tree.

    found: without a memo, so that its count is this position's. root: None where too many cells are free for a tree.
    win: what a win counts. png: None where files may not be attached.
    """
    position = found.position
    mover = MARKS[position.to_move]
    scores = {child.cell: child.score for child in root.children} if root else {}
    lines = [
        f"{mover} to move: **{_outcome(found)}** with {squares(found.position.board, found.best)}.{_unsure(found)}"
    ]
    lines += [_square(position, move, scores.get(move.cell)) for move in found.moves]
    if root is None:
        lines.append(f"I look at {found.nodes:,} positions. Plain minimax would not end: too many squares are free.")
    else:
        chosen = next(child for child in root.children if child.is_chosen)
        lines.append(
            f"Plain minimax makes {root.size:,} calls for this board and plays {_name(chosen)}; "
            f"I look at {found.nodes:,} positions."
        )
        lines.append(f"{mover} is the maximiser: {win:+d} is a win for {mover}, {-win:+d} a loss, 0 a draw.")
    lines.append(grid(position))
    outcomes = {
        move.cell: OUTCOMES[move.outcome] for move in found.moves if move.exact or move.outcome is found.outcome
    }
    picture = Picture(png, tree_words(root)) if png and root else None
    embed = discord.Embed(description="\n".join(filter(None, lines)), colour=RUNNING_COLOUR)
    return Page(board_text(position, outcomes), embed, None, picture=picture)


def tree_words(root: Node) -> str:
    """The tree in words, for those who do not see its picture: the first level, and the chosen line."""
    scores = ", ".join(f"square {_name(child)} scores {child.score:+d}" for child in root.children)
    line = [_name(node) for node in root.walk() if node.is_chosen and node.cell is not None]
    text = (
        f"Minimax tree of {root.position.text()}, {root.position.to_move.value} to move, {root.size:,} positions. "
        f"First level: {scores.replace('+0', '0')}. Best score: {_score(root.score)}. Chosen line: {', '.join(line)}."
    )
    return text[:WORDS_LIMIT]


def lesson(steps: tuple[Step, ...], at: int, address: str) -> Page:
    """One step of plain minimax. at: which, from 0. address: what the buttons' addresses begin with."""
    at = min(at, len(steps) - 1)
    step = steps[at]
    position = step.node.position
    lines = [
        f"Step {at + 1} of {len(steps)}: call {step.call}, {_path(steps, at)}",
        _returns(step) if step.is_return else _asks(step),
    ]
    embed = discord.Embed(description="\n".join(lines), colour=RUNNING_COLOUR)
    return Page(board_text(position), embed, step_buttons(address, at, len(steps) - 1))


def _square(position: Position, move: MoveValue, score: int | None) -> str:
    square = KEYCAPS[move.cell] if position.board == STANDARD else f"{label(position.board, move.cell)}:"
    if not move.exact:
        return f"{square} {OUTCOMES[move.outcome]} {move.outcome.value}, as far as I see"
    said = f"{square} {OUTCOMES[move.outcome]} {move.outcome.value} in {move.distance}"
    return said if score is None else f"{said}, minimax {_score(score)}"


def _outcome(found: Analysis) -> str:
    if found.outcome is Outcome.DRAW:
        return "a draw"
    return f"a {found.outcome.value} in {found.distance} {'ply' if found.distance == 1 else 'plies'}"


def _unsure(found: Analysis) -> str:
    return "" if found.exact else " I have not seen to the end of it."


def _name(node: Node) -> str:
    return node.position.board.move_name(node.cell or 0)


def _score(score: int) -> str:
    return f"{score:+d}" if score else "0"


def _path(steps: tuple[Step, ...], at: int) -> str:
    """The moves that led from the root to a step's position."""
    path = []
    depth = steps[at].depth
    for step in reversed(steps[: at + 1]):
        if step.depth == depth and step.node.cell is not None:
            path.append(_name(step.node))
            depth -= 1
    return f"after {', then '.join(reversed(path))}." if path else "on the board that was asked about."


def _asks(step: Step) -> str:
    position = step.node.position
    mover = MARKS[position.to_move]
    wants = "highest" if step.depth % 2 == 0 else "lowest"
    free = squares(position.board, [child.cell or 0 for child in step.node.children], "and")
    return f"{mover} is to move and wants the **{wants}** score. It calls minimax for each free square: {free}."


def _returns(step: Step) -> str:
    node = step.node
    score = f"**{_score(node.score)}**"
    if node.position.winner:
        return f"{MARKS[node.position.winner]} has a full line. This call returns {score}."
    if not node.children:
        return f"The board is full and nobody has won. This call returns {score}."
    scores = ", ".join(f"{_name(child)}: {_score(child.score)}" for child in node.children)
    takes = "highest" if step.depth % 2 == 0 else "lowest"
    cell = next(child.cell for child in node.children if child.score == node.score)
    mover = MARKS[node.position.to_move]
    done = f" Minimax plays {(cell or 0) + 1}." if step.depth == 0 else ""
    return f"The squares came back as {scores}. {mover} takes the {takes}: this call returns {score}.{done}"
