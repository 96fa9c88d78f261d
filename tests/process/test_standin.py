"""The stand-in itself, shown on a tiny bot: real discord.py, in a real process, over real sockets.

These tests say whether a failure in test_process.py is the bot's or the stand-in's.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from standin.discord import StandIn
from standin.launch import ROOT, environment, start_bot
from standin.payloads import BOT, MESSAGE_CONTENT, SERVER_ID, Person, buttons

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals and exit statuses"),
]

ADA = Person(2_000_000_000_000_000_001, "ada")
BOB = Person(2_000_000_000_000_000_002, "bob")

TINY_BOT = r"""
import os, re, sys, traceback
import discord
from discord.ext import commands
from standin.launch import point_at

class Count(discord.ui.DynamicItem[discord.ui.Button], template=r"count:(?P<value>[0-9]+)"):
    def __init__(self, value):
        super().__init__(discord.ui.Button(label=str(value), custom_id=f"count:{value}"))
        self.value = value

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["value"]))

    async def callback(self, interaction):
        owners = interaction.is_guild_integration(), interaction.is_user_integration()
        print("by a server's or its presser's:", *owners, flush=True)
        view = discord.ui.View(timeout=None).add_item(Count(self.value + 1))
        await interaction.response.edit_message(content=f"count {self.value + 1}", view=view)

class Tiny(commands.AutoShardedBot):
    async def setup_hook(self):
        self.add_dynamic_items(Count)
        await self.tree.sync()

intents = discord.Intents.default()
intents.message_content = "plain" not in sys.argv
bot = Tiny(commands.when_mentioned_or("!"), intents=intents, help_command=None)

@bot.hybrid_command()
async def count(ctx, start: int, friend: discord.User = None):
    "Counts."
    text = f"{ctx.author.name} {start} {friend and friend.name}"
    await ctx.send(text, view=discord.ui.View(timeout=None).add_item(Count(start)))

@bot.tree.command()
async def slowly(interaction: discord.Interaction):
    "Thinks first."
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content="done")

@bot.tree.command()
async def direct(interaction: discord.Interaction):
    "Writes to you, too."
    await interaction.user.send("hello")
    await interaction.response.send_message("sent", ephemeral=True)

@bot.event
async def on_message(message):
    if not message.author.bot and not message.content:
        await message.channel.send("I cannot read that.")
    await bot.process_commands(message)

@bot.event
async def on_resumed():
    print("resumed", flush=True)

point_at(os.environ["DISCORD_API_URL"].removesuffix("/api/v10"))
bot.run(os.environ["DISCORD_TOKEN"])
"""


async def test_every_door_is_answered_and_messages_outlive_the_process(tmp_path: Path) -> None:
    async with StandIn() as standin:
        async with start_bot(standin, tmp_path, program=("-c", TINY_BOT)) as bot:
            await bot.ready()
            await _use_every_door(standin)
            await standin.drop()
            await bot.ready()
            board = (await standin.slash("count", ADA, start=6)).message
            assert "resumed" in bot.output()
            await bot.kill()
            await standin.gone()
            with pytest.raises(ConnectionError, match="no process"):
                await standin.click(board, "count:6", ADA)
        async with start_bot(standin, tmp_path, program=("-c", TINY_BOT, "plain")) as bot:
            await bot.ready()
            assert (await standin.click(board, "count:6", ADA)).message["content"] == "count 7"
            await _type_without_the_intent(standin)
        assert standin.unexpected == []


async def _use_every_door(standin: StandIn) -> None:
    start = len(standin.calls)
    answer = await standin.slash("count", ADA, start=1, friend=BOB)
    assert (answer.type, answer.ephemeral, answer.message["content"]) == (4, False, "ada 1 bob")

    clicks = [standin.send_click(answer.message, "count:1", person) for person in (ADA, BOB)]
    for answer in await asyncio.gather(*clicks):
        assert (answer.type, answer.message["content"]) == (7, "count 2")
    shown = standin.messages[answer.message["id"]]
    assert [button["custom_id"] for button in buttons(shown)] == ["count:2"]
    with pytest.raises(LookupError, match="count:1"):
        await standin.click(shown, "count:1", ADA)

    assert (await standin.say("!count 4", ADA))["content"] == "ada 4 None"
    assert (await standin.say("!count 5", BOB, direct=True))["content"] == "bob 5 None"
    assert len(standin.calls) - start == 5

    answer = await standin.slash("slowly", BOB)
    assert (answer.type, answer.ephemeral, answer.message["content"]) == (5, True, "done")
    assert (await standin.slash("direct", BOB)).ephemeral
    with pytest.raises(LookupError, match="nothing"):
        await standin.slash("nothing", BOB)


async def _type_without_the_intent(standin: StandIn) -> None:
    assert not standin.intents & MESSAGE_CONTENT
    assert (await standin.say("!count 4", ADA))["content"] == "I cannot read that."
    assert (await standin.say(f"<@{BOT.id}> count 4", ADA))["content"] == "ada 4 None"
    assert (await standin.say("!count 4", ADA, direct=True))["content"] == "ada 4 None"


async def test_in_a_server_that_has_not_invited_it_a_bot_is_the_app_of_whoever_used_the_command(tmp_path: Path) -> None:
    async with StandIn() as standin, start_bot(standin, tmp_path, program=("-c", TINY_BOT)) as bot:
        await bot.ready()
        far = standin.server.add("far", guild_id=str(int(SERVER_ID) + 1))
        board = (await standin.slash("count", ADA, start=1, channel=far)).message
        for value, presser in enumerate((BOB, ADA), start=1):
            assert (await standin.click(board, f"count:{value}", presser)).type == 7
        board = (await standin.slash("count", ADA, start=1)).message
        await standin.click(board, "count:1", BOB)
        await bot.terminate()
        told = [line.partition(": ")[2] for line in bot.output().splitlines() if line.startswith("by a server's")]
        assert told == ["False False", "False True", "True False"]
    assert standin.unexpected == []


async def test_an_intent_that_is_switched_off_closes_the_gateway(tmp_path: Path) -> None:
    assert "PrivilegedIntentsRequired" in await _refused(StandIn(refuse_message_content=True), tmp_path)


async def test_a_wrong_token_is_turned_away(tmp_path: Path) -> None:
    assert "LoginFailure" in await _refused(StandIn(), tmp_path, DISCORD_TOKEN="wrong")


async def _refused(standin: StandIn, folder: Path, **settings: str) -> str:
    async with standin, start_bot(standin, folder, settings, program=("-c", TINY_BOT)) as bot:
        assert await bot.ended() == 1
        with pytest.raises(ChildProcessError, match="ended with 1"):
            await bot.ready()
        return bot.output()


def test_a_process_may_be_run_of_another_checkout_and_on_another_database(tmp_path: Path) -> None:
    url = "postgresql+asyncpg://postgres@127.0.0.1/other"
    given = environment("http://discord", tmp_path, {"DATABASE_URL": url}, root=tmp_path / "before")
    assert given["PYTHONPATH"].split(os.pathsep) == [str(tmp_path / "before"), str(ROOT)]
    assert given["DATABASE_URL"] == url
    assert environment("http://discord", tmp_path)["PYTHONPATH"] == str(ROOT)
