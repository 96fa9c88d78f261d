"""The demo's address: the same at each start, and nobody else's to guess."""

from __future__ import annotations

import socket
from contextlib import nullcontext
from pathlib import Path

import pytest

from bot import demo
from tests.demo.here import demo_here
from tests.demo.tab import open_tab


async def test_address_and_channels_are_the_same_at_each_start_and_if_something_else_is_there_only_the_port_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    monkeypatch.setattr(demo, "PORT", port)
    addresses, rooms = [], []
    for is_taken in (False, False, True):
        with socket.create_server(("127.0.0.1", port)) if is_taken else nullcontext():
            async with demo_here(tmp_path, monkeypatch, None) as address, open_tab(address) as tab:
                addresses.append(address)
                rooms.append([tab.seen["channelId"], *(each["id"] for each in tab.seen["viewers"])])
    usual, secret = f"http://127.0.0.1:{port}/#", (tmp_path / demo.TOKEN).read_text()
    assert addresses[:2] == [f"{usual}{secret}"] * 2
    assert not addresses[2].startswith(usual)
    assert addresses[2].endswith(f"/#{secret}")
    assert rooms == rooms[:1] * 3, "games go on where they were begun"


def test_the_secret_is_only_its_owners_no_two_have_the_same_and_one_that_is_cut_off_is_made_again(
    tmp_path: Path,
) -> None:
    secrets = [demo._token(tmp_path / name) for name in ("one", "two", "two")]
    assert secrets[0] != secrets[1] == secrets[2]
    assert min(map(len, secrets)) >= 43
    for name in ("one", "two"):
        assert (tmp_path / name).stat().st_mode & 0o077 == 0
    (tmp_path / "two").write_text("short")
    assert len(demo._token(tmp_path / "two")) >= 43
