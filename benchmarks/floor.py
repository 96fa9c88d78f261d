"""What `chat.py` measures beside the bot: python -m benchmarks.floor floor|example URL

floor: discord.py and nothing else. Every event is answered by one call with one fixed message, of about the size and
with as many buttons as a board of ours has. Same intents and caches as the bot; no rules, no database.
example: what the example of discord.py does, written anew: a View that holds the board and nine Buttons that know
their square; two people click in turn, each click edits the message. Nothing outlives the process.
Source: github.com/Rapptz/discord.py/blob/master/examples/views/tic_tac_toe.py
"""

from __future__ import annotations

import gc
import re
import sys
from typing import Any, Self

import discord
from discord import app_commands
from discord.ext import commands

from standin.launch import point_at
from standin.payloads import TOKEN

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

CONTENT = "\n".join("".join(f"{square}\ufe0f\u20e3" for square in range(first, first + 3)) for first in (1, 4, 7))
EMBED = discord.Embed(
    colour=discord.Colour.blurple(),
    title="❌ Player vs 🔵 Easy bot",
    description="You played 1, I played 2.",
).set_footer(text="Game 1")
NOBODY = discord.AllowedMentions(everyone=False, roles=False, users=[])


class Floor(discord.AutoShardedClient):
    """Answers clicks, typed moves and slash commands with one fixed message."""

    def __init__(self) -> None:
        intents = discord.Intents.none()
        intents.guilds = intents.guild_messages = intents.dm_messages = intents.message_content = True
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.view = _fixed_view()
        tree: app_commands.CommandTree[Floor] = app_commands.CommandTree(self)
        tree.command(name="play")(_play)
        tree.command(name="move")(_move)
        self.add_dynamic_items(FloorButton)

    async def on_message(self, message: discord.Message) -> None:
        """Answer a typed move."""
        if not message.author.bot and message.content.startswith("!move"):
            await message.channel.send(CONTENT, embed=EMBED, view=self.view, allowed_mentions=NOBODY)


class FloorButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"ttt:[0-9]:[0-9]:(?P<cell>[0-8])"):
    """A square that any click leaves as it is."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Take a button that was pressed."""
        return cls(item)  # type: ignore[arg-type]  # it is a Button

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click."""
        await interaction.response.edit_message(content=CONTENT, embed=EMBED, view=interaction.client.view)


@app_commands.describe(level="How well", first="Who begins")
async def _play(interaction: discord.Interaction[Any], level: str, first: str) -> None:
    """Answer the start of a game."""
    await _send(interaction)


@app_commands.describe(square="Its number")
async def _move(interaction: discord.Interaction[Any], square: str) -> None:
    """Answer a move by slash command."""
    await _send(interaction)


async def _send(interaction: discord.Interaction[Any]) -> None:
    view = interaction.client.view
    await interaction.response.send_message(CONTENT, embed=EMBED, view=view, allowed_mentions=NOBODY)


def _fixed_view() -> discord.ui.View:
    """Nine squares and one more button; stopped, so that discord.py keeps nothing of it.

    Of ours a board has three more, and an ended game three in all: ten or eleven a message.
    """
    view = discord.ui.View(timeout=None)
    for cell in range(9):
        emoji = f"{cell + 1}\ufe0f\u20e3"
        view.add_item(discord.ui.Button(custom_id=f"ttt:1:2:{cell}", emoji=emoji, row=cell // 3))
    view.add_item(discord.ui.Button(custom_id="ttt:1:2:resign", label="Resign", row=3))
    view.stop()
    return view


class ExampleView(discord.ui.View):
    """A board for two people who take turns; it lives as long as this process."""

    def __init__(self) -> None:
        super().__init__()
        self.marks = [""] * 9
        self.mover = "X"
        for cell in range(9):
            self.add_item(ExampleButton(cell))

    def outcome(self) -> str:
        """The mark that has a line, "tie" on a full board, else nothing."""
        for line in LINES:
            marks = {self.marks[cell] for cell in line}
            if marks in ({"X"}, {"O"}):
                return marks.pop()
        return "tie" if all(self.marks) else ""


class ExampleButton(discord.ui.Button[ExampleView]):
    """A square that knows which one it is."""

    def __init__(self, cell: int) -> None:
        super().__init__(style=discord.ButtonStyle.secondary, label="\u200b", row=cell // 3)
        self.cell = cell

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Place the mover's mark here and edit the message."""
        view = self.view
        if view is None or view.marks[self.cell]:
            return
        mark = view.marks[self.cell] = self.label = view.mover
        self.style = discord.ButtonStyle.danger if mark == "X" else discord.ButtonStyle.success
        self.disabled = True
        view.mover = "O" if mark == "X" else "X"
        content = f"It is now {view.mover}'s turn"
        if outcome := view.outcome():
            content = "It's a tie!" if outcome == "tie" else f"{outcome} won!"
            for child in view.children:
                if isinstance(child, ExampleButton):
                    child.disabled = True
            view.stop()
        await interaction.response.edit_message(content=content, view=view)


def example() -> commands.Bot:
    """The example's bot. A line with the channel's number says that a board can be clicked.

    discord.py knows to whom a click belongs only after it has handled the reply to its own message; a click of
    somebody who is faster would be lost.
    """
    intents = discord.Intents.default()
    intents.message_content = True
    bot = commands.Bot(command_prefix=commands.when_mentioned_or("$"), intents=intents)

    @bot.command()
    async def tic(ctx: commands.Context[Any]) -> None:
        await ctx.send("Tic Tac Toe: X goes first", view=ExampleView())
        print(ctx.channel.id, flush=True)

    return bot


def main(name: str, url: str) -> None:
    """Run one of them against the stand-in at url until it is killed."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    point_at(url)
    bot: discord.Client = Floor() if name == "floor" else example()
    gc.collect()
    gc.freeze()  # as the bot does
    bot.run(TOKEN, log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:])
