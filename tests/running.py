"""Which tests a run has, in which order, and what it cost."""

from __future__ import annotations

import gc
import os
import random
from itertools import compress
from pathlib import Path

import pytest

PROCESSES = "process"
"""The folder whose tests each start the bot: all are slow."""
ALONE = {"restart", "advance_time", "autocomplete", "new_to_discord"}
"""What a test calls, or a fixture of it, that makes its world its own.

It starts a bot, moves the clock, or completes what is typed (discord.py gives that to the bot that started last).
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", metavar="SEED", help="run the tests in a random order, the same for the same seed")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Let a run that names no file use two processes, which are told the same and begin no others."""
    is_whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS and "PYTEST_XDIST_WORKER" not in os.environ
    if is_whole and config.option.numprocesses is None:
        config.option.numprocesses, config.option.dist = 2, "worksteal"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name == PROCESSES:
            item.add_marker(pytest.mark.slow)
        if isinstance(item, pytest.Function) and item.get_closest_marker("asyncio") and "world" in item.fixturenames:
            if ALONE.intersection([*item.fixturenames, *item.function.__code__.co_names]):
                item.add_marker(pytest.mark.own_world)
            if not item.get_closest_marker("own_world"):
                item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
    if not config.option.markexpr:
        runs = [not is_slow(item) or is_named(item, config) for item in items]
        config.hook.pytest_deselected(items=[item for item, is_run in zip(items, runs, strict=True) if not is_run])
        items[:] = compress(items, runs)
    if config.option.shuffle is not None:
        random.Random(config.option.shuffle).shuffle(items)


def is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None and item.get_closest_marker("smoke") is None


def is_named(item: pytest.Item, config: pytest.Config) -> bool:
    """Whether the command line has the test, its file, or its name behind -k."""
    files = {config.invocation_params.dir / each.partition("::")[0] for each in config.args}
    return item.path in map(Path.resolve, files) or getattr(item, "originalname", "") in config.option.keyword.split()


def pytest_collection_finish() -> None:
    """Let the garbage collector leave alone what lives as long as the session, and come less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    times = os.times()  # on Windows without those of other processes
    user, system = times.user + times.children_user, times.system + times.children_system
    terminalreporter.write_line(f"CPU: {user + system:.0f} s in all processes, {system:.0f} of them in the system")
