"""`python -m bot setup` against the stand-in: what it sets, asks and tells."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import AsyncIterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord.http import Route

from bot.core.chat.client import PERMISSIONS
from bot.core.chat.syncing import note_of
from bot.core.store import Store
from bot.hosting.gateway import reach
from bot.hosting.setup import setup
from bot.settings import load
from bot.words import words
from standin import application
from standin.conduct import MESSAGE_CONTENT_LIMITED, Fault
from standin.discord import StandIn
from standin.launch import environment, start_bot
from standin.payloads import BOT, TOKEN, Json

OTHER_FLAGS = 1 << 15 | 1 << 23
"""Of an application that may see members, and has commands."""
LINKS = {
    "0": {
        "oauth2_install_params": {"scopes": ["applications.commands", "bot"], "permissions": str(PERMISSIONS.value)},
    },
    "1": {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}},
}
DONE = ["setup-intent", "setup-links", "setup-description", "setup-tags", "setup-icon"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs pseudo-terminals and SIGKILL")


@pytest_asyncio.fixture
async def standin() -> AsyncIterator[StandIn]:
    async with StandIn() as standin:
        new_application(standin)
        yield standin


def new_application(standin: StandIn) -> None:
    """Make the bot's application what New Application makes."""
    standin.application_flags = OTHER_FLAGS
    standin.application = {"integration_types_config": {"0": {}}}


@pytest.fixture(autouse=True)
def _own_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put back where discord.py finds Discord."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)


async def run(standin: StandIn, folder: Path, *, is_sure: bool = True, **settings: str) -> tuple[int, list[str]]:
    """Set up, without a question if is_sure; return the exit status and the lines."""
    known, output = load(environment(standin.url, folder, settings), folder / ".env"), io.StringIO()
    reach(known.discord_api_url, known.discord_gateway_url)
    with redirect_stdout(output):
        status = await setup(known, is_sure=is_sure)
    return status, lines_of(standin, output.getvalue())


def lines_of(standin: StandIn, output: str) -> list[str]:
    assert TOKEN not in output
    assert "Traceback" not in output
    assert standin.unexpected == []
    return output.splitlines()


def done(*changes: str) -> list[str]:
    return [f"✓ {words()('setup-done', change=change)}" for change in changes]


def marked(lines: list[str], *marks: str) -> list[str]:
    return [line for line in lines if line[0] in marks]


def patches(standin: StandIn) -> list[Json]:
    return [call.json for call in standin.calls if call.method == "PATCH"]


# What a host has set


async def test_what_a_host_has_written_and_drawn_stays(standin: StandIn, tmp_path: Path) -> None:
    own = {"description": "Ours. " * 200, "tags": ["ours"], "icon": "ab" * 16}
    standin.application |= own
    status, lines = await run(standin, tmp_path)
    assert (status, marked(lines, "✓")) == (0, done("setup-intent", "setup-links"))
    assert {name: standin.application[name] for name in own} == own


async def test_wider_links_are_narrowed(standin: StandIn, tmp_path: Path) -> None:
    wide = {"oauth2_install_params": {"scopes": ["bot"], "permissions": str(1 << 3)}}
    standin.application["integration_types_config"] = {"0": wide, "1": LINKS["1"]}
    _, lines = await run(standin, tmp_path)
    (told,) = (line for line in lines if line.startswith("→ Install links"))
    assert "the permissions View Channel, Send Messages," in told
    assert standin.application["integration_types_config"] == LINKS


@pytest.mark.parametrize("own", [{"bot_public": False}, {"custom_install_url": "https://bot.example"}])
async def test_a_private_application_and_a_link_of_the_hosts_are_left_alone(
    standin: StandIn, tmp_path: Path, own: Json
) -> None:
    standin.application |= own
    status, lines = await run(standin, tmp_path)
    assert (status, marked(lines, "✓")) == (0, done(*(each for each in DONE if each != "setup-links")))
    assert standin.application["integration_types_config"] == {"0": {}}


async def test_an_intent_that_nothing_needs_is_not_asked_for(standin: StandIn, tmp_path: Path) -> None:
    status, _ = await run(standin, tmp_path, TYPED_COMMANDS="off")
    assert (status, standin.application_flags) == (0, OTHER_FLAGS)


async def test_a_second_run_sets_nothing_and_an_address_for_interactions_is_left_to_the_host_and_told(
    standin: StandIn, tmp_path: Path
) -> None:
    await run(standin, tmp_path)
    before = len(patches(standin))
    status, lines = await run(standin, tmp_path)
    assert (status, lines[0]) == (0, words()("setup-nothing"))
    standin.application["interactions_endpoint_url"] = url = "https://bot.example/x"
    status, lines = await run(standin, tmp_path)
    told = words()("log-endpoint-set", url=url)
    assert (status, lines[1:-1], len(patches(standin))) == (2, [f"✗ Interactions: {told}"], before)
    async with start_bot(standin, tmp_path) as bot:
        await bot.ready()
        assert bot.output().count(told) == 1
        assert "interaction endpoint" not in bot.output()


async def test_an_intent_that_discord_has_approved_is_enough(standin: StandIn, tmp_path: Path) -> None:
    standin.application_flags = 1 << 18
    assert (await run(standin, tmp_path))[0] == 0
    assert standin.application_flags == 1 << 18


# The question


async def ask(standin: StandIn, folder: Path, monkeypatch: pytest.MonkeyPatch, answer: bytes) -> tuple[int, list[str]]:
    """Run it in a terminal where answer is typed."""
    typing, terminal = os.openpty()
    os.write(typing, answer)
    with os.fdopen(terminal) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        found = await run(standin, folder, is_sure=False)
    os.close(typing)
    return found


async def test_a_yes_sets_it(standin: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    status, lines = await ask(standin, tmp_path, monkeypatch, b" YES \n")
    assert [line[0] for line in lines if line[0] in "→✓"] == ["→"] * 5 + ["✓"] * 4, "a tick follows the question"
    assert (status, len(patches(standin))) == (0, 5)


async def test_all_else_sets_nothing(standin: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await note_refused(tmp_path)
    for answer in (b"n\n", b"\n", b"yesterday\n", b"\x04"):
        status, lines = await ask(standin, tmp_path, monkeypatch, answer)
        assert lines[-2].endswith(words()("setup-left"))
        assert (status, patches(standin)) == (0, [])
    assert await store.notes.note(note_of(BOT.id)) == "digest /play", "nor are refused commands sent again"
    await store.close()


async def test_without_a_terminal_it_shows_what_it_would_set_and_how(standin: StandIn, tmp_path: Path) -> None:
    async with start_bot(standin, tmp_path, arguments=["setup"]) as bot:
        assert await bot.ended() == 2
        lines = lines_of(standin, bot.output())
    assert len(marked(lines, "→")) == len(DONE)
    assert "setup --yes" in lines[-2]
    assert patches(standin) == []


# Commands that Discord refused


async def note_refused(folder: Path) -> Store:
    """Make a database in which the last start has noted a refused command; return it, open."""
    store = Store(f"sqlite:///{folder}/games.db")
    await store.open()
    await store.notes.set_note(note_of(BOT.id), "digest /play")
    return store


async def test_refused_commands_are_sent_again_after_it_also_while_the_bot_runs(
    standin: StandIn, tmp_path: Path
) -> None:
    store = await note_refused(tmp_path)
    assert f"✓ {words()('setup-commands')}" in (await run(standin, tmp_path))[1]
    assert await store.notes.note(note_of(BOT.id)) == ""
    assert f"✓ {words()('setup-commands')}" not in (await run(standin, tmp_path))[1], "there are none any more"
    await store.close()


async def test_a_database_that_is_not_there_or_not_usable_keeps_nothing_from_being_set(
    standin: StandIn, tmp_path: Path
) -> None:
    status, lines = await run(standin, tmp_path)
    assert (status, marked(lines, "!")) == (0, [])
    assert not (tmp_path / "games.db").exists()
    (tmp_path / "games.db").write_text("no database, though it is a file of some length")
    status, lines = await run(standin, tmp_path)
    assert (status, len(marked(lines, "!"))) == (0, 1)
    assert marked(lines, "!")[0].startswith("! Database: ")


# Refusals


def refusal(text: str, field: str) -> Json:
    errors: dict[str, Any] = {field: {"_errors": [{"code": "BASE_TYPE", "message": text}]}}
    return {"code": 50_035, "message": "Invalid Form Body", "errors": errors}


async def test_one_refusal_is_told_and_the_rest_is_set(standin: StandIn, tmp_path: Path) -> None:
    body = refusal("Not for \x1b[2Jthis application.", "flags")
    standin.faults.append(Fault("PATCH", "/applications/@me", status=400, body=body))
    status, lines = await run(standin, tmp_path)
    assert (status, marked(lines, "✓")) == (2, done(*DONE[1:]))
    (told,) = marked(lines, "✗")
    assert "Message Content Intent: Discord refused that, so it's as it was." in told
    assert "In flags: Not for ?[2Jthis application. If your bot" in told
    assert "TYPED_COMMANDS=off" in told
    assert standin.application_flags == OTHER_FLAGS
    assert (await run(standin, tmp_path))[0] == 0, "and a second run sets what is left"


async def test_an_intent_that_discord_quietly_leaves_off_is_told(
    standin: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "LIMITED", 0)
    status, lines = await run(standin, tmp_path)
    (told,) = marked(lines, "✗")
    assert (status, words()("setup-ignored") in told, standin.application_flags) == (2, True, OTHER_FLAGS)


async def test_a_token_that_may_not_edit_its_application(standin: StandIn, tmp_path: Path) -> None:
    body = {"code": 50_001, "message": "Missing Access"}
    standin.faults.append(Fault("PATCH", "*", status=403, body=body, times=99))
    status, lines = await run(standin, tmp_path)
    assert (status, marked(lines, "✓")) == (2, [])
    assert [("Missing Access" in line, "discord.com/developers" in line) for line in marked(lines, "✗")[1:]] == [
        (True, True)
    ] * 4


@pytest.mark.parametrize(
    ("fault", "status"),
    [
        (Fault("PATCH", "/applications/@me", status=403, body="<html>Access denied</html>"), 1),
        (Fault("PATCH", "/applications/@me", done=True), 1),
        (Fault("PATCH", "/applications/@me", status=401), 2),
    ],
    ids=["banned", "answer lost", "token reset"],
)
async def test_discord_may_be_away_in_the_middle_and_a_second_run_ends_it(
    standin: StandIn, tmp_path: Path, fault: Fault, status: int
) -> None:
    standin.faults.append(fault)
    async with start_bot(standin, tmp_path, arguments=["setup", "--yes"]) as bot:
        assert await bot.ended() == status, bot.output()
        lines = lines_of(standin, bot.output())
    assert not marked(lines, "✓")
    assert "Discord" in lines[-1]
    assert not [line for line in lines if "<" in line]
    assert (await run(standin, tmp_path))[0] == 0
    assert standin.application["integration_types_config"] == LINKS


async def test_a_kill_in_the_middle_leaves_what_is_set_and_a_second_run_sets_the_rest(
    standin: StandIn, tmp_path: Path
) -> None:
    standin.faults.append(Fault("PATCH", "/applications/@me", done=True, is_held=True))
    async with start_bot(standin, tmp_path, arguments=["setup", "--yes"]) as bot:
        await standin.until_left_waiting()
        await bot.kill()
    assert (standin.application_flags, "tags" in standin.application) == (OTHER_FLAGS | MESSAGE_CONTENT_LIMITED, False)
    status, lines = await run(standin, tmp_path)
    assert (status, marked(lines, "✓")) == (0, done(*DONE[1:]))
