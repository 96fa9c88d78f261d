"""`python -m bot health` asks at HEALTH_PORT."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from bot.cli import MISUSE, main
from bot.hosting import asking
from bot.settings import Settings
from bot.words import words


class _Handler(BaseHTTPRequestHandler):
    """Is alive and not ready."""

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/healthz" else 503)
        self.end_headers()
        self.wfile.write(f"asked {self.path}\n".encode())

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def answering() -> Iterator[int]:
    """A server on loopback; its port."""
    with HTTPServer(("127.0.0.1", 0), _Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=[0.01])
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
@pytest.mark.parametrize(("is_ready", "status", "path"), [(False, 0, "/healthz"), (True, 1, "/readyz")])
def test_the_answer_is_printed_and_is_the_exit_status(
    capsys: pytest.CaptureFixture[str], host: str, is_ready: bool, status: int, path: str
) -> None:
    with answering() as port:
        assert asking.ask(Settings(health_port=port, health_host=host), is_ready=is_ready) == status
    assert capsys.readouterr() == (f"asked {path}\n", "")


def test_a_bot_that_takes_for_ever_is_told_as_none(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "WITHIN_S", 0.05)
    with socket.socket() as stuck:
        stuck.bind(("127.0.0.1", 0))
        stuck.listen()  # and never accepts, as a loop that is stuck
        port = stuck.getsockname()[1]
        assert asking.ask(Settings(health_port=port), is_ready=False) == 1
    assert capsys.readouterr().err == f"Nothing answers at 127.0.0.1:{port}: timed out.\n"


def test_without_a_port_there_is_nothing_to_ask(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("HEALTH_PORT", raising=False)
    assert main(["health"]) == MISUSE
    assert capsys.readouterr() == ("", f"{words()('health-no-port')}\n")
