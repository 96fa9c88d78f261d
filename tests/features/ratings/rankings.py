"""Rated players without games, for lists that are too long to be played for."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.core.game import User
from bot.engine import Level
from bot.features.ratings.sql import PLAYERS, RATED_GAMES, RATINGS, STANDINGS, players
from tests.features.full import Store

POOL = "3x3/3"


async def rank(
    store: Store,
    user_id: int | None,
    value: float,
    *,
    level: Level | None = None,
    pool: str = POOL,
    guild_id: int | None = 1,
    deviation: float = 60.0,
    played_at: int = 1_000_000,
    games: int = 20,
) -> None:
    """Rate a user, or the bot at a level, as if they had played; in a server, or in none."""

    def write(to: sa.Connection) -> None:
        who: dict[str, Any] = {"user_id": user_id, "level": level and level.value}
        number = to.execute(sa.insert(PLAYERS).returning(PLAYERS.c.id), who).scalar_one()
        of: dict[str, Any] = {"player_id": number, "pool": pool}
        rating = {"rating": value, "deviation": deviation, "volatility": 0.06, "is_established": deviation <= 110}
        to.execute(sa.insert(RATINGS), of | rating | {"games": games, "rated_at": played_at})
        if guild_id is not None:
            to.execute(sa.insert(STANDINGS), of | {"guild_id": guild_id, "games": games, "played_at": played_at})

    await store.database.write(write)


async def record(
    store: Store, user_id: int, ended_at: int, rating: float, *, games: int = 5, guild_id: int = 1, pool: str = POOL
) -> None:
    """Note rated games of a user against one who is forgotten, with the rating after them."""

    def write(to: sa.Connection) -> None:
        player = players(to, [User(user_id, "")])[User(user_id, "")]
        other = to.execute(sa.insert(PLAYERS).returning(PLAYERS.c.id)).scalar_one()
        standing = {"guild_id": guild_id, "pool": pool, "player_id": player}
        if to.execute(sa.select(STANDINGS.c.games).filter_by(**standing)).first() is None:
            to.execute(sa.insert(STANDINGS), standing | {"games": games, "played_at": ended_at})
        game = {"guild_id": guild_id, "pool": pool, "x_player": player, "o_player": other, "x_score": 1.0}
        after = {"x_rating": rating, "x_deviation": 60.0, "o_rating": 1500.0, "o_deviation": 60.0}
        to.execute(sa.insert(RATED_GAMES), [game | after | {"ended_at": ended_at}] * games)

    await store.database.write(write)


async def wish(store: Store, user_id: int, leaderboards: str) -> None:
    """Let a user want to be on leaderboards of these: server, off, everywhere."""
    await store.preferences.change(user_id)
    what = sa.text("UPDATE preferences SET leaderboards = :leaderboards WHERE user_id = :user_id")
    given = {"leaderboards": leaderboards, "user_id": user_id}
    await store.database.write(lambda to: to.execute(what, given))
