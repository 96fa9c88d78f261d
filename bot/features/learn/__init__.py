"""Learn why a move is good: hints, explanations, the minimax tree and its steps, and a course on minimax."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot


async def setup(bot: TicTacToeBot) -> None:
    # Imported here: the command line, `cli.py`, stands in this folder, and needs no discord.py.
    from bot.features.learn.commands import LearnFeature

    await bot.add_cog(LearnFeature(bot))
