"""One of each reply of games in threads, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Said
from bot.core.game import Refusal

REPLIES: dict[str, Said] = {"thread of a game": Said("threads-line", {"thread": str(1 << 62)}, is_aside=False)}
REFUSALS: tuple[Refusal, ...] = ()
