"""The commands of all features, and the engine off the loop."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.core.chat.syncing import note_of
from bot.words import DEFAULT, LANGUAGES, words
from standin.rules.commands import of_commands
from tests.core.chat.test_client import frames_of_the_engine
from tests.core.chat.test_syncing import label, line_at_start, lose, outdated, refuse, uploads
from tests.features.full import World
from tests.report import for_each
from tests.world import board_of, said, text_of

COMMANDS = {
    "play", "move", "board", "resign", "draw", "help", "about", "Challenge to tic-tac-toe",
    "games", "watch", "unwatch", "replay", "history", "hint", "explain", "learn", "preferences", "puzzle",
    "leaderboard", "stats", "tournament", "privacy", "forget", "export",
    "Tic-tac-toe stats", "Explain this game", "Replay this game", "Watch this game",
    "end", "permissions", "settings", "End this game",
}  # fmt: skip


async def test_discord_takes_every_command_in_every_language(world: World) -> None:
    """That each can be typed as well, and works everywhere, is tested with the core."""
    sent = [*world.env.backend.commands[None].values()]
    assert {each["name"] for each in sent} == COMMANDS
    assert list(of_commands(sent)) == []
    limited = {each["name"]: each for each in sent if each["default_member_permissions"]}
    rights = {name: discord.Permissions(int(each["default_member_permissions"])) for name, each in limited.items()}
    moderators = discord.Permissions(manage_messages=True)
    assert rights.pop("settings") == discord.Permissions(manage_guild=True)
    assert rights == {"end": moderators, "End this game": moderators}
    assert all(each["contexts"] == [0] for each in limited.values())
    locales = set().union(*(each.get("description_localizations") or () for each in sent))
    assert {words(locale).language for locale in locales} == {*LANGUAGES} - {DEFAULT}


@pytest.mark.usefixtures("new_to_discord")
@pytest.mark.parametrize("spared", [0, 7])
async def test_a_locale_that_discord_does_not_know_leaves_the_older_commands(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, spared: int
) -> None:
    """With so many the note is cut: it tells how many they are, and so whether Discord has lost others."""
    async with outdated(tmp_path) as (world, sent):
        lose(world, 20)
        lines = (f"In {number}.description_localizations.de: No such locale." for number in range(len(sent) - spared))
        refuse(world, "\n".join(["Invalid Form Body", *lines]))
        line = await line_at_start(world, caplog)
        first = min(map(label, sent[: len(sent) - spared]))
        assert f"Discord refused {first} description_localizations de: No such locale." in caplog.messages
        assert len(uploads(world)) == 2
        assert line.startswith(f"Commands sent without {first}, ")
        assert line.endswith(f" … ({len(sent) - spared}): Discord has {len(sent) - 20}.")
        noted = await world.store.notes.note(note_of(world.bot.application_id))
        assert noted is not None
        assert len(noted) <= 255
        assert await line_at_start(world, caplog) == line.replace("sent", "unchanged")
        assert uploads(world) == [], "however long the list is"
        lose(world)
        await world.restart()
        assert len(uploads(world)) == bool(spared)


@for_each(
    [
        ("play", ["you", "your opponent", "random"]),
        ("settings", ["whoever starts the game", "their opponent", "random"]),
    ],
    "world",
)
def test_a_choice_speaks_of_whom_its_command_means(world: World, command: str, names: list[str]) -> None:
    found: Any = world.bot.tree.get_command(command)
    choices = found.get_parameter("first").choices[: len(names)]
    assert [(each.name, each.value) for each in choices] == list(zip(names, ["me", "them", "random"], strict=True))


async def test_about_is_private_by_slash_and_short(world: World) -> None:
    answered = said(await world.alice.slash(world.channel, "about"))
    assert answered.startswith("I'm tictactoe-bot ")
    assert len(answered) < 1000
    await world.alice.send(world.channel, "!about")
    assert text_of(world.last) == answered


async def test_a_mention_alone_asks_for_help(world: World) -> None:
    assert world.bot.user is not None
    for mention in (world.bot.user.mention, f"<@!{world.bot.user.id}>"):
        await world.alice.send(world.channel, mention)
        assert "Get three in a row to win." in text_of(world.last)


async def test_what_explains_or_shows_a_move_never_thinks_on_the_event_loop(world: World) -> None:
    seen: list[str] = []
    sys.setprofile(frames_of_the_engine(seen))
    try:
        await world.alice.send(world.channel, "!play unbeatable me")
        await world.alice.send(world.channel, "!move 5")
        await world.alice.slash(world.channel, "hint")
        await world.resign(world.alice)
        for words in ("!explain .........", "!explain steps O.XX.X.OO", "!replay 1", "!watch easy easy"):
            await world.alice.send(world.channel, words)
        await world.env.advance_time(3)
        assert len(board_of(world.last).replace(".", "")) == 1
    finally:
        sys.setprofile(None)
    assert not seen
