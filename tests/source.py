"""The source, as tests read it: its files, the strings in them and what they import."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent


def files(folder: str = "bot") -> list[Path]:
    """Every Python file of a folder."""
    return sorted((ROOT / folder).rglob("*.py"))


def modules(folder: str = "bot") -> Iterator[tuple[Path, str]]:
    """Every Python file of a folder, and the full name of its module."""
    for path in files(folder):
        parts = path.relative_to(ROOT).with_suffix("").parts
        yield path, ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def read(path: Path) -> str:
    """The text of a file."""
    return path.read_text(encoding="utf-8")


@cache
def nodes(source: str) -> list[ast.AST]:
    """Return every part of a source, the whole of it first. Each is parsed once, whoever asks."""
    return list(ast.walk(ast.parse(source)))


def unmeasured() -> dict[str, str]:
    """Return this process's environment without that of its tests and of coverage.

    It is for a process whose imports are counted, or that runs a copy of the bot.
    """
    of_tests = ("COVERAGE_", "COV_CORE_", "PYTEST_", "TEST_")
    return {name: value for name, value in os.environ.items() if not name.startswith(of_tests)}


def python(
    *command: str, cwd: Path = ROOT, variables: Mapping[str, str] | None = None, timeout_s: int = 60
) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder. variables: all that it finds in its environment, but for what a system itself needs."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env=kept | dict(variables or {}),
        capture_output=True,
        encoding="utf-8",
        timeout=timeout_s,
        check=False,
    )


def text_of(node: ast.AST, value: str = "x") -> str | None:
    """Return what a string or f-string says, with `value` for each that is put in; None for anything else."""
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part) or value for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def is_in(module: str, *rooms: str) -> bool:
    """Whether a module is one of those, or lies below one."""
    return any(module == room or module.startswith(f"{room}.") for room in rooms)


def imports(source: str, module: str, *, is_package: bool = False) -> Iterator[str]:
    """Yield the full names a module imports, anywhere in it; `from a import b` gives a and a.b."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in nodes(source):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{name.name}" for name in node.names)
