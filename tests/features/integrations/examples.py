"""The refusal of integrations, for what renders it."""

from __future__ import annotations

from bot.core.game import Refusal

REFUSALS = (Refusal("integrations-held-back", command="play"),)
