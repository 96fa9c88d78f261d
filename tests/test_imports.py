"""What an import may be: of nothing in tests from outside, and without any effect."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec
from pathlib import Path

from tests.conftest import sqlite_url
from tests.hosting.test_asking import answering
from tests.report import for_each
from tests.source import ROOT, imports, is_in, modules, python, read

OUTSIDE_TESTS = ("bot", "standin", "benchmarks", "scripts", "docs")


def imports_of_tests(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """Return what a module imports of the tests; a name in quotes may be run by `python -m`."""
    if "tests" not in source:
        return []  # reading it would take a while
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


HEAVY = ("PIL", "aiohttp", "alembic", "discord", "sqlalchemy")
STEPS = {
    "--version": (*HEAVY, "argparse", "babel", "dotenv"),
    "health": (*HEAVY, "babel", "fluent"),
    "--help": HEAVY,
    "analyse XO.......": HEAVY,
    "privacy": HEAVY,
    "start": (
        *("PIL", "aiohttp.web", "alembic", "asyncpg", "mako", "matplotlib", "multiprocessing", "prometheus_client"),
        *("sqlalchemy.dialects.postgresql", "sqlalchemy.ext.asyncio", "sqlalchemy.orm"),
    ),
}
"""What is done in one process, one after the other, and which modules are not there then: a start is on SQLite."""
PROGRAM = """
import asyncio, contextlib, io, json, logging, os, signal, sys, threading
did, loaded, statuses = [], {}, []
deeds = {"socket.connect", "socket.bind", "subprocess.Popen", "os.putenv", "os.mkdir", "os.remove"}
def watch(event, args):
    wrote = event == "open" and isinstance(args[1], str) and set(args[1]) & set("wax+")
    if not (wrote or event in deeds or event == "open" and str(args[0]).endswith(".env")):
        return
    frame = sys._getframe(1)
    while frame and (frame.f_code.co_name != "<module>" or frame.f_globals is globals()):
        frame = frame.f_back
    if frame:
        did.append(f"{event} {args[0]} in {frame.f_globals['__name__']}")
sys.addaudithook(watch)
signals = [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)]
before, handlers = dict(os.environ), list(logging.root.handlers)
async def start():
    import bot.cli, bot.hosting.serve
    from bot.app import App
    from bot.settings import load
    async with App(load(os.environ, None)):
        return 0
from bot.__main__ import _run
steps, names = json.loads(sys.argv[1])
for step, unwanted in steps.items():
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            statuses.append(asyncio.run(start()) if step == "start" else _run(step.split()))
    except SystemExit as end:
        statuses.append(end.code)
    loaded[step] = [name for name in unwanted if name in sys.modules]
for name in names:
    __import__(name)
started = {thread.name for thread in threading.enumerate()} - {"MainThread", "read_0", "write_0"}  # of the store
did += [f"started {name}" for name in started]
did += ["changed the environment"] * (dict(os.environ) != before)
did += ["set up logging"] * (logging.root.handlers != handlers)
did += ["heard signals"] * (signals != [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)])
did += [f"left {name}" for name in os.listdir()]
print(json.dumps([statuses, loaded, did]))
"""


def test_a_command_and_a_start_import_only_what_they_need_and_importing_any_module_does_nothing(tmp_path: Path) -> None:
    """The file is up to date: a new one needs Alembic once.

    Left out: what only Alembic runs (env.py, versions), and without SimCord the demo.
    """
    left_out = ["bot.core.store.migrations", *(["bot.demo"] if find_spec("simcord") is None else [])]
    names = [module for _, module in modules() if not is_in(module, *left_out)]
    (empty := tmp_path / "empty").mkdir()
    with answering() as port:
        variables = {"PYTHONPATH": str(ROOT), "DATABASE_URL": sqlite_url(tmp_path), "HEALTH_PORT": str(port)}
        result = python("-B", "-c", PROGRAM, json.dumps([STEPS, names]), cwd=empty, variables=variables)
    assert (result.returncode, result.stderr) == (0, "")
    statuses, loaded, did = json.loads(result.stdout)
    assert statuses == [0] * len(STEPS)
    assert loaded == {step: [] for step in STEPS}
    assert did == []
