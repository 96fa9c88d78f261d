"""The measure of the house: short files, short functions, little nesting; who breaks it is named."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from statistics import median

import pytest

from tests.source import ROOT, files, read

MOST_LINES = 300
MEDIAN, NINE_OF_TEN, LONGEST = 6, 18, 40
"""Lines of a function, from `def` to its end with its docstring: of half of them, of 90 %, of any."""
DEEPEST = 4

Function = ast.FunctionDef | ast.AsyncFunctionDef
LEVELS = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match)


def functions(source: str) -> Iterator[Function]:
    """Yield every function, those within others too."""
    return (node for node in ast.walk(ast.parse(source)) if isinstance(node, Function))


def length(function: Function) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


def nesting(node: ast.AST) -> int:
    """Return how deep statements stand in a function, without the functions in it; elif is no deeper than if."""
    return max((_deeper(node, child) + nesting(child) for child in _children(node)), default=0)


def _children(node: ast.AST) -> list[ast.AST]:
    return [each for each in ast.iter_child_nodes(node) if not isinstance(each, Function | ast.ClassDef | ast.Lambda)]


def _deeper(node: ast.AST, child: ast.AST) -> bool:
    is_elif = isinstance(node, ast.If) and isinstance(child, ast.If) and child.col_offset == node.col_offset
    return isinstance(child, LEVELS) and not is_elif


def measured() -> dict[str, Function]:
    """Every function of the bot by its file, line and name."""
    return {
        f"{path.relative_to(ROOT)}:{function.lineno} {function.name}": function
        for path in files()
        for function in functions(read(path))
    }


def test_no_file_is_too_long_to_be_read_at_once() -> None:
    lengths = {str(path.relative_to(ROOT)): len(read(path).splitlines()) for path in files()}
    long = {path: lines for path, lines in lengths.items() if lines > MOST_LINES}
    assert not long, long


def test_functions_are_short() -> None:
    lengths = {where: length(function) for where, function in measured().items()}
    assert median(lengths.values()) <= MEDIAN
    long = {where: lines for where, lines in lengths.items() if lines > NINE_OF_TEN}
    assert len(long) <= len(lengths) / 10, long
    assert max(lengths.values()) <= LONGEST, long


def test_nothing_is_nested_deeply() -> None:
    depths = {where: nesting(function) for where, function in measured().items()}
    deep = {where: depth for where, depth in depths.items() if depth > DEEPEST}
    assert not deep, deep


@pytest.mark.parametrize(
    ("body", "depth"),
    [
        ("pass", 0),
        ("if a:\n  pass\n elif b:\n  pass\n elif c:\n  pass\n else:\n  pass", 1),
        ("if a:\n  pass\n else:\n  if b:\n   pass", 2),
        ("if a:\n  pass\n elif b:\n  for c in d:\n   pass", 2),
        ("try:\n  with a:\n   pass\n except B:\n  while c:\n   match d:\n    case _: pass", 3),
        ("if a:\n  def inner():\n   if b:\n    pass", 1),
        ("if a:\n  x = [y for y in z if y]", 1),
    ],
)
def test_nesting_and_length_are_counted_as_one_reads(body: str, depth: int) -> None:
    (function, *_) = functions(f"@decorated\ndef f():\n {body}\n")
    assert nesting(function) == depth
    assert length(function) == len(body.splitlines()) + 1
