"""What `analyse` prints instead of an analysis: alpha-beta call by call, a tree for Graphviz, a table of counts."""

import json
import math
import textwrap
from collections.abc import Iterator, Sequence

from bot.engine import Analysis
from bot.features.learn.tree import Effort, Node, signed
from bot.words import Words

BOUNDS = {"": "exact", "≤": "upper", "≥": "lower"}  # a score, by its limit, in the words of chess programs


def trace(root: Node, say: Words, depth: int = 0) -> Iterator[str]:
    """Yield a line for each call of alpha-beta, in the order of the calls and indented by depth."""
    alpha, beta = map(signed, root.bounds or ())
    facts = {"board": root.position.text(), "alpha": alpha, "beta": beta, "score": root.result}
    skipped = say.all_of(node.name for node in root.children if node.is_pruned) or "none"
    yield "  " * depth + say("learn-analyse-call", depth=depth, square=root.name, skipped=skipped, **facts)
    for child in root.calls:
        yield from trace(child, say, depth + 1)


def json_trace(root: Node, depth: int = 0) -> Iterator[str]:
    """Yield the same as an object a call: squares count from 1, null is the root's square and stands for infinity."""
    alpha, beta = (None if math.isinf(bound) else bound for bound in root.bounds or ())
    skipped = [node.cell + 1 for node in root.children if node.is_pruned and node.cell is not None]
    square = None if root.cell is None else root.cell + 1
    call = {"depth": depth, "board": root.position.text(), "square": square, "alpha": alpha, "beta": beta}
    yield json.dumps({**call, "score": root.score, "bound": BOUNDS[root.limit], "skipped": skipped})
    for child in root.calls:
        yield from json_trace(child, depth + 1)


def dot(root: Node, say: Words) -> Iterator[str]:
    """Yield a tree as Graphviz reads it. Source: graphviz.org/doc/info/lang.html."""
    names = {id(node): f"n{number}" for number, node in enumerate(root.walk())}
    yield "digraph minimax {"
    yield f'  graph [label={_quoted(*legend(list(root.walk()), say))} fontname="monospace"];'
    yield '  node [shape=box fontname="monospace"];'
    for node in root.walk():
        yield f"  {names[id(node)]} [label={_quoted(*_label(node, say))}{_look(node)}];"
        for child in node.children:
            yield f"  {names[id(node)]} -> {names[id(child)]} [label={_quoted(child.name)}{_look(child)}];"
    yield "}"


def legend(nodes: Sequence[Node], say: Words) -> list[str]:
    """Return what a reader must know of nodes that are drawn, the root first."""
    form = "cut" if any(node.is_pruned for node in nodes) else "bounds" if nodes[0].bounds else "plain"
    return say("learn-picture-legend", maximiser=nodes[0].maximiser.value, form=form).splitlines()


def compare(found: Analysis, effort: Effort, say: Words) -> Iterator[str]:
    """Yield a table of the calls that each way takes, and how many times fewer that is than plain minimax's."""
    ways = {
        say("learn-analyse-way-plain"): effort.plain,
        say("learn-analyse-way-alpha-beta"): effort.alpha_beta,
        say("learn-analyse-way-memory"): effort.memory,
        say("learn-analyse-way-mine"): found.nodes,
    }
    rows = [("", say("learn-analyse-calls"), say("learn-analyse-fewer"))]
    rows += [(way, f"{calls:,}", f"{effort.plain / calls:,.1f}") for way, calls in ways.items()]
    name, calls, fewer = (max(map(len, column)) for column in zip(*rows, strict=True))
    yield from (f"{row[0]:<{name}}  {row[1]:>{calls}}  {row[2]:>{fewer}}" for row in rows)


def _label(node: Node, say: Words) -> Iterator[str]:
    """Yield a node's board; if it wasn't skipped its score, alpha and beta, and how much below it was left out."""
    yield from textwrap.wrap(node.position.text(), node.position.board.columns)
    if node.is_pruned:
        return
    side = "" if node.position.is_over else say("learn-picture-max" if node.is_max else "learn-picture-min")
    yield f"{side} {node.result}".lstrip()
    yield from node.window
    if node.hidden:
        yield say("learn-picture-more", calls=node.hidden)


def _look(node: Node) -> str:
    return " penwidth=3" if node.is_chosen else " style=dashed color=grey fontcolor=grey" if node.is_pruned else ""


def _quoted(*lines: str) -> str:
    return json.dumps("\n".join(lines), ensure_ascii=False)
