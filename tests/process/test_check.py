"""`python -m bot check` against the stand-in: what it says, with which status it ends, and that it changes nothing."""

from __future__ import annotations

import hashlib
import io
import itertools
import os
import re
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing, redirect_stdout
from pathlib import Path

import pytest
import pytest_asyncio
from discord.http import HTTPClient, Route

from bot.core.store import Store
from bot.core.store.schema import newest
from bot.hosting.check import MAX_LOOKED_INTO, MAX_SERVERS
from bot.hosting.check import check as run_check
from bot.hosting.gateway import reach
from bot.settings import GATEWAY_OFF, load
from bot.words import words
from standin.conduct import Fault
from standin.discord import StandIn
from standin.launch import environment, free_port, start_bot
from standin.payloads import BOT, PERMISSIONS, TOKEN
from standin.server import CATEGORY, EMBED_LINKS, SEND, VIEW, Overwrite
from tests.core.store.test_inspecting import made
from tests.process.test_process import ADA, begin

PAGE = "<!doctype html><html><title>Access denied</title>Error 1015</html>"
DAY = {"total": 1000, "reset_after": 7_200_000, "max_concurrency": 1}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, SIGTERM and their exit statuses")


@pytest_asyncio.fixture
async def standin() -> AsyncIterator[StandIn]:
    async with StandIn() as standin:
        yield standin


@pytest.fixture(autouse=True)
def _own_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put back where discord.py finds Discord."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(HTTPClient, "ws_connect", HTTPClient.ws_connect)


async def check(standin: StandIn, folder: Path, *options: str, **given: str) -> tuple[int, list[str]]:
    """Run it; return its exit status and its lines. It tells no token, and asks only."""
    asked, output = len(standin.calls), io.StringIO()
    environ = {"HOME": "/root", **environment(standin.url, folder, given)}
    if "DISCORD_TOKEN_FILE" in environ:
        del environ["DISCORD_TOKEN"]
    known = load(environ, folder / ".env")
    reach(known.discord_api_url, known.discord_gateway_url)
    with redirect_stdout(output):
        status = await run_check(known, environ, folder / ".env", opens_gateway="--gateway" in options)
    return status, lines_of(standin, asked, output.getvalue())


def lines_of(standin: StandIn, asked: int, output: str) -> list[str]:
    assert TOKEN not in output
    assert "Traceback" not in output
    assert not re.search(r"[^\S\n ]|[\x00-\x08\x1b\u202e]", output), "nothing in it moves a terminal's cursor"
    assert standin.unexpected == []
    assert {call.method for call in standin.calls[asked:]} <= {"GET"}
    return output.splitlines()


async def check_in_process(standin: StandIn, folder: Path, *arguments: str, **settings: str) -> tuple[int, list[str]]:
    """Run the whole command line to its end."""
    asked = len(standin.calls)
    async with start_bot(standin, folder, settings, arguments=["check", *arguments], is_alone=False) as bot:
        return await bot.ended(), lines_of(standin, asked, bot.output())


def files(folder: Path) -> dict[str, str]:
    """All files below a folder, with what is in them, and the folders.

    Without what the tests themselves print into, and the index that SQLite makes of its log whenever a file is read.
    """
    found = [each for each in folder.rglob("*") if each.suffix not in (".log", ".db-shm")]
    return {str(each): hashlib.sha256(each.read_bytes()).hexdigest() if each.is_file() else "" for each in found}


async def test_all_is_well_without_a_sign_in_and_nothing_is_made(standin: StandIn, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new/folder/games.db"
    status, lines = await check(standin, tmp_path, DATABASE_URL=url)
    assert [line.split(":")[0] for line in lines] == [
        "✓ Settings", "✓ Database", "✓ Token", "✓ Intents", "✓ Permissions", "✓ Gateway", "✓ Invite"
    ]  # fmt: skip
    assert f"✓ {words()('check-database-missing', path=f'{tmp_path}/new/folder/games.db')}" in lines
    assert f"✓ {words()('check-sign-ins', left=999, total=1000, recommended=1)}" in lines
    assert "permissions=274878024704" in lines[-1]
    assert status == 0
    assert files(tmp_path) == {}
    assert not standin.intents, "no session was begun"


async def test_a_database_is_looked_at_and_left_as_it_is_also_after_a_crash(standin: StandIn, tmp_path: Path) -> None:
    async with start_bot(standin, tmp_path) as bot:
        await bot.ready()
        await begin(standin, ADA)
        assert (await check(standin, tmp_path))[0] == 0, "while the bot runs"
        await bot.kill()
    before = files(tmp_path)
    assert any(name.endswith("-wal") for name in before)
    status, lines = await check(standin, tmp_path)
    assert status == 0
    assert f"✓ {words()('check-database')}" in lines
    assert files(tmp_path) == before


async def test_a_port_is_tried_unless_the_bot_itself_listens_there(standin: StandIn, tmp_path: Path) -> None:
    port = free_port()
    given = {"HEALTH_PORT": str(port)}
    assert (await check(standin, tmp_path, **given))[0] == 0
    with socket.create_server(("127.0.0.1", port)):
        status, lines = await check(standin, tmp_path, **given)
        assert (status, [line for line in lines if line[0] == "✗"]) == (1, [lines[2]])
        assert lines[2].startswith(
            f"✗ Settings: I can't listen at 127.0.0.1, port {port}, which HEALTH_PORT asks for: "
        )
    async with start_bot(standin, tmp_path, given) as bot:
        await bot.ready()
        assert (await check(standin, tmp_path, **given))[0] == 0
        assert await bot.terminate() == 0
    status, lines = await check(standin, tmp_path, HEALTH_PORT="80", HEALTH_HOST="192.0.2.1")
    assert (status, "192.0.2.1, port 80" in lines[2]) == (1, True)


async def test_the_rights_of_a_folder_are_left_to_its_owner(standin: StandIn, tmp_path: Path) -> None:
    os.chmod(tmp_path, 0o777)  # noqa: S103
    _, lines = await check(standin, tmp_path, DATABASE_URL=f"sqlite:///{tmp_path}")
    assert (f"✗ Database: {tmp_path} is a folder." in str(lines), "chmod" in str(lines)) == (True, False)
    (tmp_path / "passwd").write_text("root:x:0:0:root:/root:/bin/bash\n" * 50)
    status, lines = await check(standin, tmp_path, DATABASE_URL=f"sqlite:///{tmp_path}/passwd")
    assert (status, "chmod" in str(lines)) == (1, False)


async def test_an_upgrade_that_is_due_is_told_and_not_made(standin: StandIn, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/games.db")
    await store.open()
    await store.close()
    set_version(tmp_path, "0009")
    before = files(tmp_path)
    status, lines = await check(standin, tmp_path)
    assert status == 0, "the next start makes it by itself"
    (told,) = (line for line in lines if "0009 -> " in line)
    assert told.startswith(f"! Database: it needs an upgrade, 0009 -> {newest()}.")
    set_version(tmp_path, "9999")
    assert (await check(standin, tmp_path))[0] == 1
    set_version(tmp_path, "0009")
    assert files(tmp_path).keys() == before.keys()


def set_version(folder: Path, version: str) -> None:
    with closing(sqlite3.connect(folder / "games.db", isolation_level=None)) as file:
        file.execute("UPDATE alembic_version SET version_num = ?", [version])


async def test_what_is_amiss_ends_with_1_and_says_what_to_do(standin: StandIn, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    settings = {"DISCORD_TOKEN": "a.wrong.token", "DATABASE_URL": f"sqlite:///{tmp_path}/file/games.db"}
    status, lines = await check_in_process(standin, tmp_path, **settings)
    unusable = words()("database-no-folder", path=f"{tmp_path}/file")
    assert f"✗ {words()('check-database-unusable', reason=unusable)}" in lines
    assert f"✗ {words()('check-token-refused')}" in lines
    assert status == 1
    status, lines = await check_in_process(standin, tmp_path, SHARD_COUNT="none")
    assert (status, len(lines)) == (2, 1)


async def test_a_missing_intent_is_amiss_unless_none_is_needed(standin: StandIn, tmp_path: Path) -> None:
    standin.application_flags = 0
    status, lines = await check(standin, tmp_path)
    assert f"✗ {words()('check-intents-missing', prefix='!')}" in lines
    assert status == 1
    assert (await check(standin, tmp_path, TYPED_COMMANDS="off"))[0] == 0


async def test_a_mistyped_setting_is_met_with_the_nearest(standin: StandIn, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DATABSE_URL=sqlite:///x.db\nSOME_THING=hush\nCOMPOSE_PROFILES=postgres\nTZ=UTC\n")
    status, lines = await check(standin, tmp_path, SHARD_ID="0", HOSTNAME="box", UNRELATED="1")
    notes = [line for line in lines if line.startswith("! Settings")]
    assert notes == [
        f"! {words()('check-setting-near', name='DATABSE_URL', nearest='DATABASE_URL')}",
        f"! {words()('check-setting-near', name='SHARD_ID', nearest='SHARD_IDS')}",
        f"! {words()('check-setting-unknown', name='SOME_THING')}",
    ]
    assert status == 0


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (Fault("GET", "/users/@me", status=429, headers={"Retry-After": "600"}, body=PAGE), "in 10 minutes"),
        (Fault("GET", "/users/@me", status=403, body=PAGE), "status 403"),
        (Fault("GET", "/users/@me", times=2), "I can't reach Discord"),
        (Fault("GET", "/users/@me/guilds", status=429, body=PAGE), "in an hour"),
        (Fault("GET", "/gateway/bot", status=503, body=PAGE), "status 503"),
    ],
    ids=["1015", "403", "dropped", "no servers", "no gateway"],
)
async def test_a_web_page_or_a_lost_network_is_one_sentence(
    standin: StandIn, tmp_path: Path, fault: Fault, told: str
) -> None:
    standin.faults.append(fault)
    status, lines = await check(standin, tmp_path)
    assert status == 1
    assert [told in line for line in lines if line.startswith("✗")] == [True]
    assert not [line for line in lines if "<" in line]


async def test_an_address_for_interactions_is_a_problem(standin: StandIn, tmp_path: Path) -> None:
    standin.application = {"interactions_endpoint_url": "https://bot.example/x"}
    status, lines = await check(standin, tmp_path)
    assert (
        status,
        f"✗ {words()('check-endpoint', problem=words()('log-endpoint-set', url='https://bot.example/x'))}" in lines,
    ) == (1, True)
    standin.application = {"interactions_endpoint_url": None}
    assert (await check(standin, tmp_path))[0] == 0


async def test_what_is_left_of_interactions_over_http_is_named(standin: StandIn, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("INTERACTIONS_PORT=8080\nCOMPOSE_PROFILES=http\n")
    status, lines = await check(standin, tmp_path, GATEWAY="on")
    names = [line.split()[2] for line in lines if line.startswith("! Settings")]
    assert names == ["GATEWAY", "INTERACTIONS_PORT", "COMPOSE_PROFILES"]
    assert status == 0
    status, lines = await check(standin, tmp_path, GATEWAY="off")
    told = words()(GATEWAY_OFF, variable="GATEWAY")
    assert (status, lines[0]) == (1, f"✗ {words()('check-setting-gone', problem=told)}")


async def test_a_start_without_a_gateway_names_all_that_is_left_and_others_go_on(
    standin: StandIn, tmp_path: Path
) -> None:
    left = {"INTERACTIONS_PORT": "8080", "EXTRAS": "http"}
    gone = [words()("setting-gone", variable="INTERACTIONS_PORT"), words()("extra-gone", variable="EXTRAS")]
    async with start_bot(standin, tmp_path, left | {"GATEWAY": "off"}) as bot:
        assert await bot.ended() == 2
        assert bot.output().splitlines() == [words()(GATEWAY_OFF, variable="GATEWAY"), *gone]
    async with start_bot(standin, tmp_path, left | {"GATEWAY": "off"}, arguments=["privacy"]) as bot:
        assert await bot.ended() == 0
    async with start_bot(standin, tmp_path, left) as bot:
        await bot.ready()
        assert [bot.output().count(each) for each in gone] == [1, 1]


# Shards


async def test_one_sign_in_shows_that_the_gateway_lets_in_however_many_shards_there_are(
    standin: StandIn, tmp_path: Path
) -> None:
    standin.gateway = {"shards": 7, "session_start_limit": {**DAY, "remaining": 999}}
    for settings in ({}, {"SHARD_COUNT": "16"}, {"SHARD_COUNT": "8", "SHARD_IDS": "5-7"}):
        status, lines = await check(standin, tmp_path, "--gateway", **settings)
        assert (status, f"✓ {words()('check-gateway')}" in lines) == (0, True)
    assert standin.signed_in == [(0, 7), (0, 16), (5, 8)]


async def test_sign_ins_that_the_bot_itself_needs_are_left_to_it(standin: StandIn, tmp_path: Path) -> None:
    standin.gateway = {"shards": 7, "session_start_limit": {**DAY, "remaining": 7}}
    status, lines = await check(standin, tmp_path, "--gateway")
    assert f"! {words()('check-gateway-spared')}" in lines
    assert status == 0
    status, lines = await check(standin, tmp_path, "--gateway", SHARD_COUNT="8")
    assert f"✗ {words()('check-sign-ins-spent', left=7, needed=8, time='120 minutes')}" in lines
    assert status == 1
    assert standin.signed_in == []


async def test_fewer_shards_than_discord_recommends_are_told(standin: StandIn, tmp_path: Path) -> None:
    standin.gateway = {"shards": 7}
    status, lines = await check(standin, tmp_path, SHARD_COUNT="4")
    assert f"! {words()('check-shards-few', count=4, recommended=7)}" in lines
    assert status == 0


async def test_an_intent_that_the_gateway_refuses_is_told(standin: StandIn, tmp_path: Path) -> None:
    standin.refuse_message_content = True
    status, lines = await check(standin, tmp_path, "--gateway")
    assert f"✗ {words()('check-intents-missing', prefix='!')}" in lines
    assert status == 1


# Secrets


async def test_files_that_others_may_read_are_told(standin: StandIn, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("HEALTH_PORT=9090")
    (tmp_path / "token").write_text(TOKEN)
    await made(tmp_path / "games.db")
    files = [tmp_path / name for name in (".env", "token", "games.db")]
    told = [f"! {words()('check-file-open', path=str(file))}" for file in files]
    given = {"DISCORD_TOKEN_FILE": str(tmp_path / "token"), "DATABASE_URL": f"sqlite:///{tmp_path}/games.db"}
    for mode, expected in ((0o644, told), (0o640, []), (0o600, [])):
        for file in files:
            file.chmod(mode)
        status, lines = await check(standin, tmp_path, **given)
        assert (status, [line for line in lines if "chmod" in line]) == (0, expected)


# Servers


async def test_a_server_whose_roles_lack_something_is_a_problem(standin: StandIn, tmp_path: Path) -> None:
    standin.server.everyone &= ~(SEND | EMBED_LINKS)
    status, lines = await check(standin, tmp_path)
    (told,) = (line for line in lines if "Permissions" in line)
    assert told.startswith("✗ Permissions in server: I'm missing Send Messages and Embed Links.")
    assert "permissions=274878024704" in lines[-1], "what is asked for stays as it is"
    assert status == 1


async def test_names_that_strangers_chose_do_nothing_to_a_terminal(standin: StandIn, tmp_path: Path) -> None:
    standin.server.name = "evil\x1b[2J\u202e\r\n✓ Token: all is well" + "x" * 500
    standin.server.everyone &= ~SEND
    standin.application = {"interactions_endpoint_url": "https://x/\x1b[2J"}
    _, lines = await check(standin, tmp_path)
    (told,) = (line for line in lines if "Permissions" in line)
    assert "evil?[2J???✓ Token: all is well" in told
    assert len(told) < 300


async def test_a_bot_of_many_servers_looks_at_some_by_one_request_and_says_so(standin: StandIn, tmp_path: Path) -> None:
    standin.servers = 450
    standin.application = {"approximate_guild_count": 450}
    status, lines = await check(standin, tmp_path)
    assert f"! {words()('check-permissions-bounded', looked=MAX_SERVERS, servers=450)}" in lines
    assert f"! {words()('check-permissions-roles', most=MAX_LOOKED_INTO)}" in lines
    assert sum("/guilds" in call.path for call in standin.calls) == 1
    assert status == 0


async def test_an_overwrite_that_closes_every_channel_is_named(standin: StandIn, tmp_path: Path) -> None:
    guests = await standin.create_role("guests\u202e", int(PERMISSIONS))
    await standin.give(BOT, guests)
    chat = standin.server.add("chat")
    missing = {VIEW: "View Channel", SEND: "Send Messages", SEND | EMBED_LINKS: "Send Messages and Embed Links"}
    whose = {"everyone": None, "role": guests, "me": BOT}
    for (name, who), (denied, lacks) in itertools.product(whose.items(), missing.items()):
        standin.server.games.overwrites = chat.overwrites = (Overwrite(who, deny=denied),)
        status, lines = await check(standin, tmp_path)
        facts = {"server": "server", "kind": "text", "whose": name, "role": "guests?", "missing": lacks}
        wanted = [f"✗ {words()('check-permissions-overwrite', place=place, **facts)}" for place in ("games", "chat")]
        assert [line for line in lines if "Permissions" in line] == wanted
        assert status == 1


async def test_an_overwrite_is_named_where_it_is_set_and_only_if_it_counts(standin: StandIn, tmp_path: Path) -> None:
    mine = await standin.create_role("mine", int(PERMISSIONS))
    await standin.give(BOT, mine)
    closed = Overwrite(deny=VIEW)
    category = standin.server.add("Rooms", closed, kind=CATEGORY)
    standin.server.games.overwrites, standin.server.games.category = (closed,), category
    _, lines = await check(standin, tmp_path)
    (told,) = (line for line in lines if "Permissions" in line)
    assert "In the category Rooms the permissions of @everyone deny View Channel. Add my role" in told
    standin.server.games.overwrites = (closed, Overwrite(mine, allow=VIEW))
    assert (await check(standin, tmp_path))[0] == 0
    standin.server.games.overwrites = (closed, Overwrite(mine, allow=VIEW), Overwrite(BOT, deny=SEND))
    _, lines = await check(standin, tmp_path)
    (told,) = (line for line in lines if "Permissions" in line)
    assert "In the channel games the permissions for me alone deny Send Messages." in told
    standin.server.add("open")
    assert (await check(standin, tmp_path))[0] == 0, "one channel is enough"
