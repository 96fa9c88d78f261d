"""Every table has one owner, and every column that holds a user's id is exported and erased by its owner."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from bot.app import App
from bot.core.chat.registry import Registry
from bot.core.store.tables import METADATA
from bot.settings import Settings
from tests.features.full import PERSONAL

NOT_USERS = re.compile(
    r"id|(guild|channel|message|round_message|game|tournament|rematch|player|role|thread|parent)_id|[xo]_player|number"
    r"|\w+_at|forgotten_to|newest_game_id|deadline|(posted_)?until|post_due"
)
"""The names of columns with large numbers that are no user's id; of players the table `players` knows the user."""


@pytest.fixture
async def registry() -> AsyncIterator[Registry]:
    """What the real bot has, with all its features."""
    async with App(Settings(database_url="sqlite://")) as app:
        yield app.bot.registry


def users_columns(metadata: sa.MetaData) -> set[sa.Column[int]]:
    """Return the columns that may hold a user's id: all with numbers that large, but for names known to be others."""
    columns = [column for table in metadata.tables.values() for column in table.columns]
    return {each for each in columns if isinstance(each.type, sa.BigInteger) and not NOT_USERS.fullmatch(each.name)}


def owned(registry: Registry) -> set[sa.Column[int]]:
    return {column for each in registry.personal for column in each.columns}


async def test_every_column_that_holds_a_users_id_is_owned(registry: Registry) -> None:
    found = users_columns(METADATA)
    assert {str(each) for each in found} >= {
        "games.x",
        "games.owner",
        "seats.user_id",
        "votes.user_id",
        "players.user_id",
    }
    assert found - owned(registry) == set(), "add it to a feature's PersonalData, or to NOT_USERS"
    assert owned(registry) <= found


async def test_the_features_own_what_the_stores_of_tests_erase(registry: Registry) -> None:
    assert owned(registry) == {column for each in PERSONAL for column in each.columns}
