"""The demo's address: the same at each start, and nobody else's to guess."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from bot import demo
from tests.demo.here import demo_here
from tests.demo.tab import open_tab


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> int:
    """A free port, which is the demo's usual one here."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        number: int = free.getsockname()[1]
    monkeypatch.setattr(demo, "PORT", number)
    return number


async def test_the_address_and_the_channels_are_the_same_at_each_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, port: int
) -> None:
    addresses, rooms = [], []
    for _ in range(2):
        async with demo_here(tmp_path, monkeypatch, None) as address, open_tab(address) as tab:
            addresses.append(address)
            rooms.append([tab.seen["channelId"], *(each["id"] for each in tab.seen["viewers"])])
    assert addresses[0].startswith(f"http://127.0.0.1:{port}/#")
    assert addresses[1] == addresses[0]
    assert rooms[1] == rooms[0], "games go on where they were begun"


async def test_if_something_else_is_there_only_the_port_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, port: int
) -> None:
    async with demo_here(tmp_path, monkeypatch, None) as usual:
        pass
    with socket.create_server(("127.0.0.1", port)):
        async with demo_here(tmp_path, monkeypatch, None) as other:
            assert not other.startswith(f"http://127.0.0.1:{port}/")
            assert other.partition("#")[2] == usual.partition("#")[2]


async def test_the_secret_in_the_address_is_only_its_owners_and_no_two_have_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = set()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        async with demo_here(tmp_path / name, monkeypatch) as address:
            secrets.add(address.partition("#")[2])
        assert (tmp_path / name / demo.TOKEN).stat().st_mode & 0o077 == 0
    assert len(secrets) == 2
    assert min(map(len, secrets)) >= 43


async def test_a_secret_that_is_cut_off_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / demo.TOKEN
    file.parent.mkdir()
    file.write_text("short")
    async with demo_here(tmp_path, monkeypatch) as address:
        assert address.endswith(file.read_text())
    assert len(file.read_text()) >= 43
