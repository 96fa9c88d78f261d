"""Which texts are commands, and which command each is: by any prefix, in any case, with any blanks."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.core.chat.options import Options
from bot.core.chat.responders import Responder
from tests.world import World, open_world

HEARD = ("{prefix}", "{prefix} ", "{prefix}\n", "<@{me}>", "<@{me}> ", "<@!{me}>\u2003")
UNHEARD = ("", "?", " {prefix}", "<@1>", "<@{me}", " <@{me}>", "\\{prefix}")
COMMANDS: dict[str, tuple[str | None, ...]] = {
    "move 5": ("move", "5"),
    "MOVE  5 ": ("move", "5"),
    "move top left": ("move", "top left"),
    "m\tb2": ("move", "b2"),
    "move5": ("move", "5"),
    "M1": ("move", "1"),
    "mB2 please": ("move", "B2 please"),
    "m5x": ("move", "5x"),
    "m55": ("move", "55"),
    "move 5\n6": ("move", "5\n6"),
    "move square:5": ("move", "5"),
    "move Square: top left": ("move", "top left"),
    "m5\ufe0f\u20e3": ("move", "5\ufe0f\u20e3"),
    "move \u06f5": ("move", "\u06f5"),
    "Move\u00a05": ("move", "5"),
    "move": ("move", None),
    "m ": ("move", None),
    "board": ("board",),
    "BOARD x": ("board",),
    "play easy": ("play", "easy"),
    "resign": ("resign",),
    "draw": ("draw",),
    "mvoe 5": ("suggest", "move 5"),
}
"""What is asked of a handler: its name, and the words it is given."""
Asked = list[tuple[str | None, ...]]


def note(world: World, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Return a list that grows by all that handlers are asked; none of them is run."""
    asked: Asked = []

    async def noted(_responder: Responder, handler: Any, *options: Options, command: str = "") -> None:
        suggested = re.search(r"[a-z]+ \S+$", command)
        words = (getattr(each, "square", each.typed) for each in options)
        asked.append(("suggest", suggested[0]) if suggested else (handler.__name__, *words))

    monkeypatch.setattr(world.bot.answerer, "answer", noted)
    return asked


async def says(world: World, text: str) -> None:
    assert world.bot.user is not None
    await world.alice.send(
        world.channel, text.replace("{me}", str(world.bot.user.id)).replace("{prefix}", world.settings.command_prefix)
    )


@pytest.mark.parametrize(
    "prefix", ["ttt ", "<@", *(pytest.param(each, marks=pytest.mark.slow) for each in ("!", "$$", "é"))]
)
async def test_a_command_is_heard_after_each_prefix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prefix: str
) -> None:
    async with open_world(tmp_path, command_prefix=prefix) as world:
        await world.alice.send(world.channel, f"{prefix}play easy")
        asked = note(world, monkeypatch)
        for before, (text, expected) in product(HEARD, COMMANDS.items()):
            await says(world, f"{before}{text}")
            assert asked == [expected], (before, text)
            asked.clear()
        world.errors_expected = len(world.errors)  # a command without its square


async def test_nothing_else_is_heard(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.alice.send(world.channel, "!play easy")
    asked = note(world, monkeypatch)
    for before, text in product(UNHEARD, (*COMMANDS, "good morning")):
        if f"{before}{text}".strip():
            await says(world, f"{before}{text}")
            assert asked == [], (before, text)
    for text in ("!", "!!", "! ", "!weather", "!5", "!!move 5"):
        await says(world, text)
        assert asked == [], text


async def test_bots_and_webhooks_are_not_heard_anywhere(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    rival = world.guild.add_member(world.env.create_user("rival", bot=True))
    hook = world.guild.create_webhook(world.channel)
    asked = note(world, monkeypatch)
    for text in ("!play easy", "!move 5", "!help"):
        await rival.send(world.channel, text)
        await hook.send(text)
        await rival.user.send_dm(text)
    assert asked == []


IN_PRIVATE: dict[str, tuple[str | None, ...]] = {
    **COMMANDS,
    "5": ("move", "5"),
    " B2 ": ("move", "B2"),
    "top left": ("move", "top left"),
    "top": ("move", "top"),
    "5️⃣": ("move", "5️⃣"),
    "99": ("move", "99"),
    "Play hard": ("play", "hard"),
}
"""What is typed to the bot alone."""


@pytest.mark.parametrize("typed_commands", [True, False])
async def test_in_direct_messages_words_and_squares_need_no_prefix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, typed_commands: bool
) -> None:
    approved = None if typed_commands else discord.Intents.default()
    async with open_world(tmp_path, typed_commands=typed_commands, approved=approved) as world:
        asked = note(world, monkeypatch)
        for before, (text, expected) in product(("", "!", "<@{me}> "), IN_PRIVATE.items()):
            if before and text not in COMMANDS:
                continue
            await world.carol.user.send_dm(f"{before}{text}".replace("{me}", str(world.bot.user and world.bot.user.id)))
            assert asked == [expected], (before, text)
            asked.clear()
        world.errors_expected = len(world.errors)  # a command without its square
