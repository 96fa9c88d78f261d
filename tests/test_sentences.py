"""Sentences: no string of the bot is one that a person reads; those stand in bot/locales."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.report import for_each
from tests.source import files, nodes, read, text_of

SENTENCE = re.compile(r"\b[A-Za-z][A-Za-z'’]*(?:[,;:]? [A-Za-z'’]+){2,}")
LABELS = {"label", "description", "placeholder", "help", "title", "topic"}
"""Arguments that a person reads, however short."""
FOR_DEVELOPERS = {
    "FeatureClash",
    "RuntimeError",
    "LookupError",
    "AssertionError",
    "NotImplementedError",
    "TypeError",
    "ValueError",
}
SQL = re.compile(
    r"(, \w+ AS \()?\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|RENAME|PRAGMA|BEGIN|SET|WITH|LOCK)\b"
)

NOT_SENTENCES = {"commands of x", "server settings"}
"""Keys that look like sentences; x is a value that is put in."""


def sentences(source: str) -> list[str]:
    """Return the strings that a person reads: three words or more in a row, or a label.

    Left alone are docstrings, log lines, the words that mean a topic of help, SQL, regular expressions, and errors that
    only developers see.
    """
    return list(dict.fromkeys(_sentences(nodes(source)[0])))


def _sentences(node: ast.AST) -> Iterator[str]:
    if _is_left_alone(node):
        return
    if isinstance(node, ast.keyword) and node.arg in LABELS:
        branches = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
        yield from (label for branch in branches if re.search("[A-WYZa-wyz]", label := text_of(branch) or ""))
    text = text_of(node)
    if text is None:
        for child in ast.iter_child_nodes(node):
            yield from _sentences(child)
    elif SENTENCE.search(text) and not SQL.match(text) and text not in NOT_SENTENCES:
        yield text


def _is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.keyword) and node.arg == "topics":
        return True
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("TOPICS", "topics", "self.topics"):
        return True
    if isinstance(node, ast.Raise):
        raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        return isinstance(raised, ast.Name) and raised.id in FOR_DEVELOPERS
    if isinstance(node, ast.Call):
        function = node.func
        return isinstance(function, ast.Attribute) and ast.unparse(function.value) in ("log", "re")
    return _is_docstring(node)


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


@for_each(files())
def test_no_file_of_the_bot_holds_a_sentence(path: Path) -> None:
    assert sentences(read(path)) == []


@for_each(
    [
        "reply('You have no game here.')",
        "reply('Square ' f'{n} is taken.')",
        "raise BadPosition('The game is over.')",
        "raise Refusal(f'You can wait {seconds} s')",
        "@command(description='Resign')\ndef resign(): ...",
        "Button(label='Draw')",
        "Button(label='Draw' if is_open else name)",
        "add_parser('run', help='run it')",
        "def f():\n    'Say it.'\n    return 'what was said before'",
        "connection.execute('Selecting is not a statement')",
    ]
)
def test_a_sentence_is_seen(source: str) -> None:
    assert len(sentences(source)) == 1
