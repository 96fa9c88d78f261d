"""What an import may be: of nothing in tests from outside, and without any effect."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec
from pathlib import Path

from tests.conftest import sqlite_url
from tests.report import for_each
from tests.source import ROOT, imports, is_in, modules, python, read

OUTSIDE_TESTS = ("bot", "standin", "benchmarks", "scripts", "docs")


def imports_of_tests(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Return what a module imports of the tests; a name in quotes may be run by `python -m`."""
    named = re.findall(r"""["'](tests(?:\.\w+)+)["']""", source)
    return [name for name in [*imports(source, module, is_package=is_package), *named] if is_in(name, "tests")]


@for_each(OUTSIDE_TESTS)
def test_nothing_outside_tests_imports_tests(folder: str) -> None:
    found = {}
    for path, module in modules(folder):
        found[module] = imports_of_tests(read(path), module, is_package=path.name == "__init__.py")
    assert found, f"there is no Python in {folder}"
    assert {module: names for module, names in found.items() if names} == {}


@for_each(
    [
        "import tests",
        "from tests.process import launch",
        "def later():\n    import tests.services",
        "from ..tests import chat",
        'program = ("-m", "tests.process.launch")',
    ]
)
def test_an_import_of_tests_is_seen(source: str) -> None:
    assert imports_of_tests(source, "benchmarks.chat")


IMPORT_ALL = """
import json, os, signal, sys, threading, logging
did = []
deeds = {"socket.connect", "socket.bind", "subprocess.Popen", "os.putenv", "os.mkdir", "os.remove"}
def watch(event, args):
    wrote = event == "open" and isinstance(args[1], str) and set(args[1]) & set("wax+")
    if wrote or event in deeds:
        did.append(f"{event} {args[0]}")
    if event == "open" and str(args[0]).endswith(".env"):
        did.append(f"read {args[0]}")
sys.addaudithook(watch)
signals = [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)]
before, handlers = dict(os.environ), list(logging.root.handlers)
for name in json.loads(sys.argv[1]):
    __import__(name)
did += [f"started {thread.name}" for thread in threading.enumerate() if thread is not threading.main_thread()]
did += ["changed the environment"] * (dict(os.environ) != before)
did += ["set up logging"] * (logging.root.handlers != handlers)
did += ["heard signals"] * (signals != [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)])
did += [f"left {name}" for name in os.listdir()]
print(json.dumps(did))
"""


def test_importing_any_module_does_nothing(tmp_path: Path) -> None:
    """Left out: what only Alembic runs (env.py, versions), and without SimCord the demo."""
    left_out = ["bot.core.store.migrations", *(["bot.demo"] if find_spec("simcord") is None else [])]
    names = [module for _, module in modules() if not is_in(module, *left_out)]
    variables = {"PYTHONPATH": str(ROOT)}
    result = python("-B", "-c", IMPORT_ALL, json.dumps(names), cwd=tmp_path, variables=variables)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout) == []
    assert result.stderr == ""


NOT_FOR_SQLITE = (
    "PIL",
    "aiohttp.web",
    "alembic",
    "mako",
    "multiprocessing",
    "sqlalchemy.dialects.postgresql",
    "sqlalchemy.ext.asyncio",
    "sqlalchemy.orm",
    "asyncpg",
    "matplotlib",
    "prometheus_client",
)
"""Modules that a start on SQLite does not import."""
START = """
import asyncio, json, os, sys
from bot.__main__ import main
import bot.cli, bot.hosting.serve
from bot.app import App
from bot.settings import load
async def start():
    async with App(load(os.environ, None)):
        pass
asyncio.run(start())
print(json.dumps(sorted(sys.modules)))
"""


def test_a_start_on_sqlite_imports_only_what_it_needs(tmp_path: Path) -> None:
    """On a file that is up to date: a new one needs Alembic once."""
    variables = {"PYTHONPATH": str(ROOT), "DATABASE_URL": sqlite_url(tmp_path)}
    result = python("-c", START, cwd=tmp_path, variables=variables)
    assert result.returncode == 0, result.stderr
    loaded = set(json.loads(result.stdout))
    assert sorted(loaded & set(NOT_FOR_SQLITE)) == []
