"""PgBouncer in transaction mode before the server of TEST_DATABASE_URL."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from standin.launch import free_port
from tests.conftest import SERVER

PROGRAM = shutil.which("pgbouncer", path=f"{os.environ.get('PATH')}:/usr/sbin")
NEEDS_POOLER = pytest.mark.skipif(not (SERVER and PROGRAM), reason="needs TEST_DATABASE_URL and PgBouncer")
INI = """
[databases]
* = host={host} port={port} user={user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {at}
unix_socket_dir =
auth_type = any
auth_file = {users}
pool_mode = transaction
default_pool_size = 3
"""


@asynccontextmanager
async def pooled(url: str, folder: Path) -> AsyncIterator[str]:
    """Yield the address of the same database behind a PgBouncer, which a few connections to it are enough for."""
    there, at = sa.make_url(url), free_port()
    users, ini = folder / "users.txt", folder / "pgbouncer.ini"
    users.write_text(f'"{there.username}" ""\n', encoding="utf-8")
    facts = {"host": there.host or "127.0.0.1", "port": there.port or 5432, "user": there.username}
    ini.write_text(INI.format(**facts, at=at, users=users), encoding="utf-8")
    as_user = ("-u", "nobody") if os.geteuid() == 0 else ()  # it doesn't run as root
    started = await asyncio.create_subprocess_exec(str(PROGRAM), "-q", *as_user, str(ini))
    try:
        async with asyncio.timeout(10):
            while not await _is_listening(at):
                assert started.returncode is None, "PgBouncer has ended"
        address = there.set(host="127.0.0.1", port=at, password=None)
        yield address.render_as_string(hide_password=False)
    finally:
        started.send_signal(signal.SIGQUIT)  # newer ones wait at SIGTERM for clients to leave
        await started.wait()


async def _is_listening(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    await writer.wait_closed()
    return True
