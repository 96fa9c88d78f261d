"""Rate players by Glicko-2, and list the best of a server or of all who agree."""

from typing import Any


async def setup(bot: Any) -> None:
    from bot.features.ratings.commands import RatingFeature  # `ratings rebuild` needs no Discord

    await bot.add_cog(RatingFeature(bot))
