"""What Discord sends with a field missing, null or of another type costs that event alone: all else goes on."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.words import words
from standin import handshake
from standin.discord import StandIn
from standin.launch import BotProcess, start_bot
from standin.payloads import Json
from tests.process.malformed import GONE, MARK, Events, Maker, spoiled, variants
from tests.process.test_process import ADA, assert_quiet, begin

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGTERM and its exit status")

EACH = 6
"""The soak sends every form of every field; a test sends each sixth, another one of each field."""
FIELDS_AT_ONCE = 10
LOST = words()("log-event-lost", fault="FAULT").split("FAULT")[0]
RECORD = re.compile(r"^(?=\d{4}-\d\d-\d\dT)", re.MULTILINE)
FAULT = re.compile(r"ERROR +bot\.core\.chat\.answerer: ")
"""A request that reached its handler; this traceback is for us."""
NAMES = re.compile(r"(Unknown channel type|command=|module=).*")
"""What Discord's own fields are called."""


async def assert_answers(standin: StandIn, bot: BotProcess, events: Events) -> None:
    """A command, a press and a typed command are answered by the process that has been there from the start."""
    person = events.person()
    try:
        await begin(standin, person)
        await standin.say("!help", person)
    except (ConnectionError, TimeoutError) as error:
        raise AssertionError(bot.output()[-3000:]) from error


def assert_told_plainly(bot: BotProcess) -> int:
    """No line quotes what was sent, and none brings a traceback but a fault's. Returns how many events were lost."""
    output = bot.output()
    for record in RECORD.split(output):
        assert MARK not in NAMES.sub("", record), record
        assert "Traceback" not in record or FAULT.search(record), record
    return output.count(LOST)


async def send_spoiled(standin: StandIn, bot: BotProcess, each: int = EACH) -> tuple[int, int]:
    """Send events of all kinds by the gateway, spoiled; return how many were sent and how many lost."""
    events, sent = Events(standin, await begin(standin, ADA)), 0
    await standin.send_guild()
    for make in [*events.interactions(), *events.others()]:
        for number, packets in enumerate(spoiled_by(make, each)):
            for name, packet in packets:
                await standin.tell(name, packet)
            sent += len(packets)
            if number % FIELDS_AT_ONCE == 0:
                await assert_answers(standin, bot, events)
        await assert_answers(standin, bot, events)
    return sent, assert_told_plainly(bot)


def spoiled_by(make: Maker, each: int) -> list[Sequence[tuple[str, Any]]]:
    """Spoil each field of what is made, by a part of the forms in turn."""
    found: list[Sequence[tuple[str, Any]]] = []
    for number, (way, others) in enumerate(variants(make()[1])):
        made = [(*make(), other) for other in others[number % each :: each]]
        found.append([(name, spoiled(packet, way, other)) for name, packet, other in made])
    return found


async def test_an_event_of_another_form_is_lost_alone(standin: StandIn, bot: BotProcess) -> None:
    sent, lost = await send_spoiled(standin, bot)
    assert sent > lost > sent / 10
    assert len(standin.signed_in) == 1
    assert await bot.terminate() == 0


@pytest.mark.parametrize(("way", "other"), [(("session_id",), GONE), (("user",), None)])
async def test_after_a_greeting_of_another_form_it_connects_again(
    standin: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: tuple[str], other: Any
) -> None:
    greet, greetings = handshake.ready, 0

    def ready(*given: Any) -> Json:
        nonlocal greetings
        greetings += 1
        return greet(*given) if greetings > 1 else spoiled(greet(*given), way, other)

    monkeypatch.setattr(handshake, "ready", ready)
    async with start_bot(standin, tmp_path) as bot:
        await standin.until(lambda: len(standin.signed_in) == 2, "sign in again")
        await begin(standin, ADA)
        assert_quiet(bot, allowed=words()("packet-unreadable", fault=""))
        assert await bot.terminate() == 0


async def test_after_a_packet_that_is_no_event_it_connects_again(standin: StandIn, bot: BotProcess) -> None:
    await begin(standin, ADA)
    await standin.ask_to_leave(handshake.HELLO, {})
    await bot.ready()
    await standin.slash("board", ADA)
    assert_quiet(bot, allowed=words()("packet-unreadable", fault=""))
