"""The update notice: asked of a real server on this machine, at most once a day, and nothing that it answers breaks."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer, unused_port

from bot import __version__
from bot.core.store import Store
from bot.hosting import serve
from bot.hosting.outages import DAY_S
from bot.hosting.serve import look_for_release
from standin.discord import StandIn
from standin.launch import start_bot
from standin.payloads import Person
from tests.conftest import ON_SQLITE, OpenStore

PAGE = "https://git.example/owner/name/releases/tag/v9.1"
LINE = f"Version 9.1 is out; this is {__version__}. What's new, and what to do before updating: {PAGE}"
NOON = 1_800_000_000


def release(tag: str = "v9.1", page: str = PAGE) -> bytes:
    """Return a release as GitHub, Gitea and Forgejo tell of it, as far as it matters."""
    return json.dumps({"id": 1, "tag_name": tag, "html_url": page, "draft": False, "assets": []}).encode()


@dataclass
class Project:
    """A project's pages: what they answer, and what they were asked."""

    body: bytes = field(default_factory=release)
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    asked: list[web.Request] = field(default_factory=list)
    address: str = ""
    answering: asyncio.Event = field(default_factory=asyncio.Event)
    before: Callable[[], object] = lambda: None

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(request)
        self.before()
        await self.answering.wait()
        return web.Response(body=self.body, status=self.status, headers=self.headers)


@pytest_asyncio.fixture
async def project() -> AsyncIterator[Project]:
    made = Project()
    made.answering.set()
    app = web.Application()
    app.router.add_get("/latest", made.answer)
    server = TestServer(app)
    await server.start_server()
    made.address = str(server.make_url("/latest"))
    yield made
    await server.close()


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    caplog.set_level(logging.INFO, "bot")
    return lambda: [record.getMessage() for record in caplog.records if record.name.startswith("bot")]


async def test_a_newer_release_is_one_line(project: Project, store: Store, told: Callable[[], list[str]]) -> None:
    assert await look_for_release(project.address, store.notes) == DAY_S
    assert told() == [LINE]


@ON_SQLITE
@pytest.mark.parametrize("tag", [__version__, f"v{__version__}", "v0.1.0", "0.1.99", "v9.1rc1", "9.1.dev3"])
async def test_what_is_not_newer_or_not_finished_is_not_told(
    project: Project, store: Store, told: Callable[[], list[str]], tag: str
) -> None:
    project.body = release(tag)
    await look_for_release(project.address, store.notes)
    assert (len(project.asked), told()) == (1, [])


@ON_SQLITE
async def test_versions_are_compared_as_numbers(
    project: Project, store: Store, told: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "__version__", "0.9.0")
    project.body = release("v0.10.0")
    await look_for_release(project.address, store.notes)
    assert len(told()) == 1


@ON_SQLITE
async def test_nothing_is_sent_but_the_version(project: Project, store: Store) -> None:
    project.headers = {"Set-Cookie": "who=you"}
    for day in range(2):
        await look_for_release(project.address, store.notes, lambda day=day: NOON + day * DAY_S)  # type: ignore[misc]
    for request in project.asked:
        assert dict(request.headers) == {"Host": request.host, "User-Agent": f"tictactoe-bot/{__version__}"}
        assert (request.method, request.query_string, request.can_read_body) == ("GET", "", False)
    assert len(project.asked) == 2


async def test_it_is_asked_once_a_day_over_restarts_too(project: Project, open_store: OpenStore) -> None:
    rests, asked = [], []
    for at in (0, 1, DAY_S - 1, DAY_S, DAY_S + 10):
        store = open_store()
        await store.open()
        rests.append(await look_for_release(project.address, store.notes, lambda at=at: NOON + at + 0.5))  # type: ignore[misc]
        asked.append(len(project.asked))
        await store.close()
    assert rests == [DAY_S, DAY_S - 1, 1, DAY_S, DAY_S - 10]
    assert asked == [1, 1, 1, 2, 2]


async def test_of_processes_that_start_together_one_asks(project: Project, open_store: OpenStore) -> None:
    stores = [open_store() for _ in range(3)]
    for store in stores:
        await store.open()
    await asyncio.gather(*(look_for_release(project.address, store.notes) for store in stores))
    assert len(project.asked) == 1


@ON_SQLITE
async def test_it_is_asked_although_the_clock_went_back(project: Project, store: Store) -> None:
    for at in (NOON, NOON - 2 * DAY_S):
        assert await look_for_release(project.address, store.notes, lambda at=at: at) == DAY_S  # type: ignore[misc]
    assert len(project.asked) == 2


@ON_SQLITE
@pytest.mark.parametrize(
    ("status", "body"),
    [
        (404, release()),
        (500, b""),
        (200, b""),
        (200, b"<html>Not here</html>"),
        (200, b"\xff\xfe"),
        (200, b"[" * 100_000),
        (200, b"[]"),
        (200, b'{"tag_name": "v9.1"}'),
        (200, b'{"tag_name": 9, "html_url": "https://git.example"}'),
        (200, release("the best one yet")),
        (200, release(page="javascript:alert(1)")),
        (200, release(page="https://git.example/\nERROR forged")),
        (200, release() + b" " * serve.MAX_RELEASE_BYTES),
    ],
)
async def test_no_answer_breaks_it_or_is_told(
    project: Project, store: Store, told: Callable[[], list[str]], status: int, body: bytes
) -> None:
    project.status, project.body = status, body
    assert await look_for_release(project.address, store.notes) == DAY_S
    assert (len(project.asked), told()) == (1, [])


@ON_SQLITE
async def test_a_server_that_is_away_or_leads_in_circles_is_no_fault(
    project: Project, store: Store, told: Callable[[], list[str]]
) -> None:
    assert await look_for_release(f"http://127.0.0.1:{unused_port()}", store.notes, lambda: NOON) == DAY_S
    address = project.address.replace("127.0.0.1", "localhost")  # cookies are never kept for a mere number
    project.status, project.headers = 302, {"Location": address, "Set-Cookie": "who=you"}
    assert await look_for_release(address, store.notes, lambda: NOON + DAY_S) == DAY_S
    assert 1 < len(project.asked) <= 4
    assert [request for request in project.asked if "Cookie" in request.headers] == []
    assert told() == []


@ON_SQLITE
async def test_a_server_that_does_not_answer_is_waited_for_shortly(
    project: Project, store: Store, told: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "RELEASE_TIMEOUT_S", 0.05)
    project.answering.clear()
    assert await look_for_release(project.address, store.notes) == DAY_S
    assert told() == []
    project.answering.set()


async def test_a_database_that_is_away_is_no_fault(project: Project, store: Store) -> None:
    await store.database.write(lambda to: to.exec_driver_sql("DROP TABLE notes"))
    assert await look_for_release(project.address, store.notes) == DAY_S
    assert project.asked == []


A_PROCESS = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")


@A_PROCESS
@pytest.mark.slow
async def test_the_bot_asks_beside_its_work_and_once_for_two_starts(project: Project, tmp_path: Path) -> None:
    ada = Person(2_000_000_000_000_000_001, "ada")
    lines = []
    async with StandIn() as standin:
        for _ in range(2):
            async with start_bot(standin, tmp_path, {"UPDATE_NOTICE": project.address}) as bot:
                await bot.ready()
                for _ in range(10):  # what happens meanwhile
                    await standin.slash("help", ada)
                    if LINE in bot.output():
                        break
                assert await bot.terminate() == 0, bot.output()
                lines.append(bot.output().count(LINE))
    assert (len(project.asked), lines) == (1, [1, 0])


@A_PROCESS
@pytest.mark.slow
async def test_the_bot_stops_while_it_asks(project: Project, tmp_path: Path) -> None:
    asked = asyncio.Event()
    project.before = asked.set
    project.answering.clear()
    async with StandIn() as standin, start_bot(standin, tmp_path, {"UPDATE_NOTICE": project.address}) as bot:
        await bot.ready()
        await asked.wait()
        assert await bot.terminate() == 0, bot.output()
        assert "Traceback" not in bot.output()
    project.answering.set()
