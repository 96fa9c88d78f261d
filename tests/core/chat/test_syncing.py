"""What becomes of the commands at a start: sent, unchanged or refused, all or one; and what a start says of it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.core.chat.syncing import note_of
from bot.words import LANGUAGES
from standin.commands import LOCALIZATIONS
from tests.world import World, board_of, open_world

FORM = "Invalid Form Body\nIn {}: Choices are present."
COMMANDS = "/applications/*/commands"

pytestmark = [pytest.mark.own_world, pytest.mark.usefixtures("new_to_discord")]


def uploads(world: World) -> list[list[dict[str, Any]]]:
    """Return what was sent to Discord since this was last asked, an upload each."""
    return [call.json or [] for call in world.calls() if call.method == "PUT" and call.path.endswith("/commands")]


def first_upload(world: World) -> list[dict[str, Any]]:
    return next(call.json for call in world.env.http_requests if call.method == "PUT" and isinstance(call.json, list))


def refuse(world: World, *faults: str) -> None:
    """Let Discord refuse uploads to come, each with the text of an error."""
    for text in faults:
        world.env.inject_error("PUT", COMMANDS, status=400, code=50035, message=text)


def lose(world: World, number: int | None = None) -> None:
    """Let Discord lose some of the commands that it has, or all."""
    there = world.env.backend.commands[None]
    for each in list(there)[:number]:
        del there[each]


def label(command: dict[str, Any]) -> str:
    return f"/{command['name']}" if command["type"] == 1 else str(command["name"])


async def line_at_start(world: World, caplog: pytest.LogCaptureFixture) -> str:
    """Start the bot again; return what its line says of the commands."""
    caplog.clear()
    caplog.set_level(logging.INFO)
    await world.restart()
    (line,) = [each for each in caplog.messages if each.startswith("Ready in")]
    return line.removeprefix("Ready in one server. ").partition(" Invite: https://discord.com/")[0]


@dataclass(frozen=True)
class Start:
    """What Discord does with the commands at a start, and what the line about it says.

    fault: the method that fails, its status, its code and the text. lost: how many of its commands Discord has lost.
    is_new: whether the commands are not those of the last start. puts: how many uploads the next start makes, at which
    nothing is refused any more.
    """

    says: str
    fault: tuple[str, int, int, str] | None = None
    lost: int | None = 0
    is_new: bool = True
    puts: int = 0


NOTHING_SENT = "Commands not sent, as the warning above says: Discord has none."
REFUSED = "Commands refused, as the warning above says: Discord has {}."
WITHOUT = "Commands sent without {first}: Discord has "
TOO_MANY = "Max number of daily creates"


def put(status: int, code: int, text: str = "") -> tuple[str, int, int, str]:
    return ("PUT", status, code, text)


STARTS = {
    "sent": Start("Commands sent: Discord has {all}.", lost=None),
    "unchanged": Start("Commands unchanged: Discord has {all}.", is_new=False),
    "lost by Discord": Start("Commands sent: Discord has {all}.", lost=None, is_new=False),
    "one refused, of a new bot": Start(WITHOUT + "{fewer}.", put(400, 50035, FORM.format("0.options.1")), None),
    "one refused, of an older bot": Start(WITHOUT + "{all}.", put(400, 50035, FORM.format("0"))),
    "all refused, of a new bot": Start(REFUSED.format("none"), put(400, 50035, "Invalid Form Body"), None),
    "all refused, of an older bot": Start(REFUSED.format("{fewer}"), put(400, 30032, "Too many"), 1),
    "an unknown form": Start(REFUSED.format("none"), put(400, 50035, "In _errors: ['x']\nIn x.0: y"), None),
    "no such number": Start(REFUSED.format("none"), put(400, 50035, FORM.format("0.name\nIn 99.name")), None),
    "5,000 digits": Start(REFUSED.format("none"), put(400, 50035, FORM.format("9" * 5000)), None),
    "the day's new commands are spent": Start(REFUSED.format("none"), put(400, 30034, TOO_MANY), None, puts=1),
    "a page of another": Start(REFUSED.format("none"), put(400, 0, "\n<html>\nIn 0: no</html>"), None, puts=1),
    "a proxy's words": Start(REFUSED.format("none"), put(400, 0, "In 0: Bad Request"), None, puts=1),
    "forbidden": Start(REFUSED.format("none"), put(403, 50001, "Missing"), None, puts=1),
    "too often": Start(NOTHING_SENT, put(429, 0, "Wait"), None, puts=1),
    "in a bad hour": Start(NOTHING_SENT, put(503, 0, "Away"), None, puts=1),
    "not asked for": Start(
        REFUSED.replace("has {}", "didn't say how many it has"), ("GET", 403, 50001, "Missing"), puts=1
    ),
}


FEW = (
    *("sent", "unchanged", "lost by Discord", "one refused, of a new bot", "all refused, of an older bot"),
    *("too often", "not asked for"),
)


@pytest.mark.parametrize("names", [FEW, pytest.param((*STARTS,), marks=pytest.mark.slow)], ids=["few", "all"])
async def test_a_start_says_what_became_of_the_commands_and_the_next_one_sends_what_may_be_taken_now(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, names: tuple[str, ...]
) -> None:
    async with open_world(tmp_path) as world:
        note, had = note_of(world.bot.application_id), dict(world.env.backend.commands[None])
        newest, sent = await world.store.notes.note(note) or "", list(had.values())
        facts = {"all": len(sent), "fewer": len(sent) - 1, "first": label(sent[0])}
        for name in names:
            start = STARTS[name]
            world.env.backend.commands[None] = dict(had)
            await world.store.notes.set_note(note, "of an older version" if start.is_new else newest)
            if start.lost != 0:
                lose(world, start.lost)
            if start.fault:
                method, status, code, text = start.fault
                world.env.inject_error(method, COMMANDS, status=status, code=code, message=text)
            says = start.says.format(**facts)
            assert await line_at_start(world, caplog) == says, name
            warned = [each.message for each in caplog.records if each.levelno == logging.WARNING]
            assert bool(warned) is bool(start.fault), name
            uploads(world)
            again = await line_at_start(world, caplog)
            assert len(uploads(world)) == start.puts, name
            all_sent = f"Commands sent: Discord has {len(sent)}."
            assert again == (all_sent if start.puts else says.replace("sent", "unchanged")), name


@asynccontextmanager
async def outdated(tmp_path: Path) -> AsyncIterator[tuple[World, list[dict[str, Any]]]]:
    """Open a world whose next start sends the commands. Yield it with what its first start sent."""
    async with open_world(tmp_path) as world:
        sent = first_upload(world)
        await world.store.notes.set_note(note_of(world.bot.application_id), "of an older version")
        yield world, sent


async def test_a_refused_command_is_sent_as_discord_has_it_with_its_languages(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with outdated(tmp_path) as (world, sent):
        at = next(number for number, each in enumerate(sent) if each["name"] == "play")
        older = next(each for each in world.env.backend.commands[None].values() if each["name"] == "play")
        older |= {"description": "Older.", "description_localizations": {"id": "Lama."}, "nsfw": None}
        older["options"] = deepcopy(older["options"])
        older["options"][1] |= {"name_localized": "level", "min_value": None}
        refuse(world, FORM.format(f"{at}.options.1.choices.2"))
        assert await line_at_start(world, caplog) == f"Commands sent without /play: Discord has {len(sent)}."
        first, second = uploads(world)
        assert first == sent
        assert second[:at] + second[at + 1 :] == sent[:at] + sent[at + 1 :]
        assert second[at]["description"] == "Older."
        assert second[at]["description_localizations"] == {"id": "Lama."}
        assert second[at]["options"] == sent[at]["options"], "each with its choices and languages"
        assert second[at].keys() <= sent[at].keys(), "no ids, no versions, nothing that is null"
        option = sent[at]["options"][1]
        place = f"/play {option['name']} {option['choices'][2]['name']}"
        assert f"Discord refused {place}: Choices are present." in caplog.messages


async def test_a_refused_command_is_left_out_if_discord_has_none_or_refuses_its_own(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with outdated(tmp_path) as (world, sent):
        lose(world, 1)
        refuse(world, FORM.format("0.options.0") + "\nIn 1.name: Taken.", FORM.format("0.description"))
        labels = ", ".join(map(label, sorted(sent[:2], key=label)))
        assert await line_at_start(world, caplog) == f"Commands sent without {labels}: Discord has {len(sent) - 2}."
        assert [len(each) for each in uploads(world)] == [len(sent), len(sent) - 1, len(sent) - 2]
        assert world.bot.upload.refused == labels
        await world.alice.send(world.channel, "!play")
        assert board_of(world.last) == "." * 9


async def test_commands_are_sent_four_times_at_most(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with outdated(tmp_path) as (world, sent):
        refuse(world, *[FORM.format(number) for number in range(5)])
        line = await line_at_start(world, caplog)
        assert line == f"Commands refused, as the warning above says: Discord has {len(sent)}."
        assert len(uploads(world)) == 4
        assert "Discord refuses my slash commands. I won't send the same again" in caplog.text
        assert await line_at_start(world, caplog) == line
        assert "Discord refuses my slash commands. I won't send the same again" in caplog.text


async def test_the_translations_of_all_languages_are_sent(tmp_path: Path) -> None:
    async with outdated(tmp_path) as (_, sent):
        (play,) = [each for each in sent if each["name"] == "play"]
    assert len(play["description_localizations"]) >= len(LANGUAGES) - 1
    assert set(LOCALIZATIONS) <= play.keys()
