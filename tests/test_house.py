"""The rules of the house, read from folder and file names: who may import whom, and how long things may be."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.report import for_each
from tests.source import ROOT, files, imports, is_in, modules, nodes, read

FLOORS = (
    *("bot.engine", "bot.core.game", "bot.core.observer", "bot.core.zones", "bot.core.thinking"),
    *("bot.core.store", "bot.core.play", "bot.core.chat", "bot.app"),
)
"""Each may import what stands before it."""
SHELL = ("bot.hosting", "bot.demo", "bot.hosting.serve", "bot.cli")
"""What no floor may import."""
PAIRS = {
    ("champions", "ratings"),
    ("stats", "ratings"),
    ("puzzles", "ratings"),
    ("tournaments", "ratings"),
    ("privacy", "ratings"),
}
"""A feature, and the sibling that it may import."""
KNOWN = ("bot.fonts", "bot.core.pen", "bot.engine", "bot.core", "bot.words", "bot.settings", "bot.__version__")
"""What every feature may import."""
LIBRARIES = {
    "sqlalchemy": (("bot.core.store",), "bot.features.*sql"),
    "discord": (
        ("bot.core.chat", "bot.hosting", "bot.demo", "bot.app", "bot.cli"),
        r"bot\.features\.([a-z]+|.*commands)",
    ),
}
"""The packages that may import a library, and the modules of features that may."""
PRIVATE = ("bot.demo",)
"""Packages that may use private names of libraries."""
DOCUMENTED = ("_replace", "_asdict", "_fields", "_mapping", "_exit", "_value_")
"""Names that only look private: those of named tuples, of SQLAlchemy's rows and of enums, and `os._exit`."""
FILES = {"__init__", "rules", "service", "sql", "commands", "pages", "cli"}
MAX_OTHER_FILES = 3
MAX_LINES, MAX_FUNCTION_LINES = 300, 40
STIFF = re.compile(
    r"\b(somebody|nobody|whoever|whom|who it is|(is|are) told|hears of|amiss|anew|of late|so many|(at|of) which|"
    r"is to be|by itself|what is said of|what there is to)\b(?!-)"
)
MAX_STIFF_WORDS = 0
"""The number of stiff words that docstrings may still have."""

FILES_OF_BOT = list(modules())


def needed_by(name: str) -> set[str]:
    """Return a feature and those that import it: they are deleted together."""
    return {name, *(ours for ours, theirs in PAIRS if theirs == name)}


def feature_of(module: str) -> str:
    """Return the name of the feature that a module belongs to, or ""."""
    found = re.match(r"bot\.features\.([a-z_]+)\b", module)
    return found[1] if found else ""


def wrong_imports(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Return the imports of a module that break a rule."""
    names = dict.fromkeys(imports(source, module, is_package=is_package))
    return [name for name in names if not _may_import(module, name)]


def _may_import(module: str, name: str) -> bool:
    library = name.split(".", maxsplit=1)[0]
    if library in LIBRARIES:
        packages, in_features = LIBRARIES[library]
        return is_in(module, *packages) or bool(re.fullmatch(in_features, module))
    if not is_in(name, "bot") or name in ("bot", "bot.variants", "bot.variants.Rules"):
        return True
    if own := re.match(r"bot\.variants\.[a-z]+", module):
        floors = ("bot.engine", *(("bot.core", "bot.words") if module.endswith(".pages") else ()))
        return is_in(name, own[0], "bot.variants.exhaustive", *floors)
    if is_in(name, "bot.variants"):
        return False
    ours, theirs = feature_of(module), feature_of(name)
    if ours:
        return theirs == ours or (ours, theirs) in PAIRS or is_in(name, *KNOWN)
    if theirs:
        return module == "bot.features"
    ours_at, theirs_at = _floor(module), _floor(name)
    return ours_at is None or (not is_in(name, *SHELL) if theirs_at is None else theirs_at <= ours_at)


def _floor(module: str) -> int | None:
    return next((at for at, floor in enumerate(FLOORS) if is_in(module, floor)), None)


def private_names(source: str) -> list[str]:
    """Return the attributes with an underscore that are another module's: neither defined here nor documented."""
    found = (node for node in nodes(source) if isinstance(node, ast.Attribute))
    return [
        ast.unparse(node)
        for node in found
        if re.match("_[a-z]", node.attr)
        and node.attr not in DOCUMENTED
        and ast.unparse(node.value) not in ("self", "cls", "super()")
        and not re.search(rf"\b(?:self\.|def ){node.attr}\b", source)
    ]


def docstrings(source: str) -> Iterator[str]:
    """Yield every docstring, those under constants included."""
    for node in nodes(source):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def long_functions(source: str) -> list[str]:
    """Return the functions with more lines than a function may have."""
    found = (node for node in nodes(source) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return [each.name for each in found if (each.end_lineno or 0) - each.lineno >= MAX_FUNCTION_LINES]


@for_each(FILES_OF_BOT)
def test_imports_point_downwards(path: Path, module: str) -> None:
    assert wrong_imports(read(path), module, is_package=path.name == "__init__.py") == []


@for_each(FILES_OF_BOT)
def test_private_names_of_libraries_stay_private(path: Path, module: str) -> None:
    assert is_in(module, *PRIVATE) or private_names(read(path)) == []


@for_each(folder for folder in sorted((ROOT / "bot/features").glob("*/")) if (folder / "__init__.py").exists())
def test_a_feature_has_the_files_that_every_feature_has(folder: Path) -> None:
    assert len({each.stem for each in folder.glob("*.py")} - FILES) <= MAX_OTHER_FILES


@for_each([*files("tests/core"), *(path for path in (ROOT / "tests").glob("*.py") if path.stem[:5] != "test_")])
def test_the_cores_tests_need_no_feature(path: Path) -> None:
    found = [name for name in imports(read(path), "tests") if is_in(name, "bot.features", "tests.features")]
    assert found == (["bot.features", "bot.features.FEATURES"] if path.name == "added.py" else [])


@for_each(FILES_OF_BOT)
def test_files_and_functions_are_short(path: Path, module: str) -> None:
    assert len(read(path).splitlines()) <= MAX_LINES, module
    assert long_functions(read(path)) == []


def test_docstrings_are_plain_english() -> None:
    found = [
        f"{module}: {match[0]}"
        for path, module in FILES_OF_BOT
        for text in docstrings(read(path))
        for match in STIFF.finditer(text)
    ]
    assert len(found) <= MAX_STIFF_WORDS, "\n".join(found)


WRONG = [
    ("bot.engine.board", "from bot.core.game import Game"),
    ("bot.core.game.play", "import sqlalchemy as sa"),
    ("bot.core.store.games", "from bot.core.chat.request import Request"),
    ("bot.core.chat.answer", "from bot.features.puzzles.service import Puzzles"),
    ("bot.app", "from bot.features.puzzles import Puzzles"),
    ("bot.cli", "from bot.features.learn import cli"),
    ("bot.features.puzzles.service", "from bot.features.stats.service import Stats"),
    ("bot.features.puzzles.service", "import discord"),
    ("bot.features.puzzles.pages", "from bot.app import Core"),
]


@for_each(WRONG)
def test_a_wrong_import_is_found(module: str, source: str) -> None:
    assert wrong_imports(source, module)


def test_private_names_and_stiff_words_are_found() -> None:
    assert private_names("client._connection, self._mine, super()._also, x.__class__, x._replace") == [
        "client._connection"
    ]
    assert STIFF.search("what somebody is told")
