"""Learn why a move is good: hints, explanations, the minimax tree and its steps, and a course on minimax."""

from typing import Any


async def setup(bot: Any) -> None:
    from bot.features.learn.commands import LearnFeature  # the command line, `cli.py`, needs no discord.py

    await bot.add_cog(LearnFeature(bot))
