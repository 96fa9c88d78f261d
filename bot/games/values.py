"""Where and who: the two values that games and refusals both speak of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Where a game is played. guild_id is None in direct messages."""

    guild_id: int | None
    channel_id: int


@dataclass(frozen=True, slots=True)
class Player:
    """A user who plays. name: as it was shown when the game began, at most 32 characters; not yet escaped."""

    id: int
    name: str
