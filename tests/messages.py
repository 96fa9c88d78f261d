"""Messages, as tests read them: those of each language by their names, and what each is made of."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.words import DEFAULT, LANGUAGES, LOCALES
from tests.source import read

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
FEW = ("de", "th")
"""What `make test` looks at besides English: German has the longest words, and Thai no blanks between its words."""
OTHERS_FEW_QUICKLY = [each if each in FEW else pytest.param(each, marks=pytest.mark.slow) for each in OTHERS]
"""All languages but English, as parameters of a test: `make test-rest` looks at those that `make test` leaves out."""


def messages_in(text: str) -> dict[str, ftl.Message]:
    """Return the messages of a text by their names. Errors: AssertionError if one can't be read or is there twice."""
    body = FluentParser(with_spans=False).parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    by_name = {each.id.name: each for each in found}
    assert len(by_name) == len(found), "a message is written twice"
    return by_name


@cache
def files_of(language: str) -> dict[str, dict[str, ftl.Message]]:
    """Return the messages of a language by the files that they stand in."""
    return {file.stem: messages_in(read(file)) for file in sorted((LOCALES / language).glob("*.ftl"))}


@cache
def messages_of(language: str) -> dict[str, ftl.Message]:
    """Return the messages of a language by their names. Errors: AssertionError if one stands in two files."""
    found = [pair for each in files_of(language).values() for pair in each.items()]
    assert len(dict(found)) == len(found), "a message is written twice"
    return dict(found)


@cache
def homes() -> dict[str, str]:
    """Return the file of each English message."""
    return {name: file for file, found in files_of(DEFAULT).items() for name in found}


class Contents(Visitor):
    """What a message is made of.

    texts: one for each variant, without what is put in. parts: the messages that it is made of.
    choices: a variable, the variants that it chooses from, and the default.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.parts: set[str] = set()
        self.choices: list[tuple[str, frozenset[str], str]] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.texts.append("".join(each.value for each in node.elements if isinstance(each, ftl.TextElement)).strip())
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference), "a variable chooses"
        keys = {
            each.key.name if isinstance(each.key, ftl.Identifier) else each.key.value: each for each in node.variants
        }
        (default,) = (key for key, each in keys.items() if each.default)
        self.choices.append((node.selector.id.name, frozenset(keys), default))
        self.generic_visit(node)


@cache
def contents(message: ftl.Message) -> Contents:
    found = Contents()
    found.visit(message)
    return found
