"""No test passes by chance: tests of real processes that `make test` runs, again and again on a busy machine."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from standin.launch import ROOT
from tests.soak.conftest import Report, Watch, scaled

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")

RUNS = 100
"""Each computes for a quarter of a minute; with AT_ONCE on two cores they take twenty minutes."""
AT_ONCE = 4
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
PASSED = re.compile(r"^(\d+) passed", re.MULTILINE)


@contextmanager
def busy(workers: int) -> Iterator[None]:
    """Keep as many processes computing."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(workers)]
    try:
        yield
    finally:
        for each in running:
            each.kill()
            each.wait()


async def run() -> tuple[int, list[str]]:
    """Run the tests in a pytest of their own, each once; return how many passed and which failed."""
    options = ("--tb=short", "-p", "no:cacheprovider", "-q", "-m", "smoke")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", *options, "tests/process"),
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "TEST_DATABASE_URL"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output = (await process.communicate())[0].decode()
    if process.returncode:
        print(output)
        return 0, FAILED.findall(output) or [f"status {process.returncode}"]
    return sum(map(int, PASSED.findall(output))), []


async def test_no_test_fails_on_a_busy_machine(report: Report) -> None:
    left, watch, failed, passed = list(range(scaled(RUNS))), Watch(), Counter[str](), 0
    cores = os.cpu_count() or 1

    async def run_what_is_left() -> None:
        nonlocal passed
        while left:
            left.pop()
            with watch.time():
                count, names = await run()
            failed.update(names)
            passed = max(passed, count)

    with busy(cores):
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(run_what_is_left())
    made = f"{passed} tests of real processes, in {AT_ONCE} pytests at once beside {cores} busy processes"
    lost = ", ".join(f"{name}: {times}" for name, times in failed.items()) or "no run failed"
    report.row("tests meet a busy machine", made, scaled(RUNS), lost, f"{watch.text()} a run")
    assert not failed
