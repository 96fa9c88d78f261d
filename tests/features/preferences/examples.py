"""One of each reply and refusal of preferences, for what renders them."""

from __future__ import annotations

from bot.core.game import Refusal

REFUSALS = (Refusal("preferences-no-such"), Refusal("preferences-unknown", word="purple"))
