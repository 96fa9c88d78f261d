"""Settings of a server are kept, each by itself, and every process sees a change within two seconds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from bot.core.game import BOARDS, First, Look, Notices, ServerSettings
from bot.core.store import Store, StoreError, servers
from bot.core.store.servers import SEEN_S, settings_of
from bot.engine import Level, Rules
from tests.report import for_each
from tests.values import ANN

HERE, THERE = 2**62 + 1, 7
ALL: dict[str, Any] = {
    **{"language": "pt-BR", "prefix": "?", "level": Level.HARD, "board": BOARDS["5x5/5"], "rules": Rules.MISERE},
    **{"first": First.RANDOM, "challenge_s": 60, "move_s": 3600, "games": 3, "look": Look.LETTERS},
    **{"notices": Notices.DM, "threads": True, "zone": "Europe/Berlin"},
}


async def test_everything_is_kept_and_each_servers_is_its_own(store: Store, other_store: Store) -> None:
    assert await store.servers.change(HERE, **ALL) == ServerSettings(**ALL) == await store.servers.of(HERE)
    assert await store.servers.of(THERE) == ServerSettings()
    assert ALL.keys() == set(ServerSettings._fields)
    assert await other_store.servers.of(HERE) == ServerSettings(**ALL)
    assert await store.servers.change(HERE, level=None, board=BOARDS["3x3"], threads=False, games=0) == ServerSettings(
        **{name: value for name, value in ALL.items() if name not in ("level", "board", "threads", "games")}
    )


async def test_another_process_sees_a_change_within_two_seconds(
    store: Store, other_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(servers, "monotonic", lambda: now)
    assert (await other_store.servers.of(HERE)).prefix == ""
    await store.servers.change(HERE, prefix="?")
    assert (await store.servers.of(HERE)).prefix == "?", "here at once"
    now += SEEN_S
    assert SEEN_S < 2
    assert (await other_store.servers.of(HERE)).prefix == "?"


async def test_managers_who_change_things_at_one_instant_lose_nothing(store: Store, other_store: Store) -> None:
    both = (store.servers, other_store.servers)
    await asyncio.gather(*(both[at % 2].change(HERE, **{name: value}) for at, (name, value) in enumerate(ALL.items())))
    assert await store.servers._read(HERE) == ServerSettings(**ALL)


@for_each(
    [
        *("[]", "5", "null", '"x"', '{"board": {}}', '{"board": []}'),
        *('{"games": -1}', '{"games": 1e400}', '{"games": true}'),
        *('{"challenge_s": 2147483648}', '{"move_s": "60"}', '{"language": 5}', '{"prefix": {}}', '{"threads": "on"}'),
        *('{"zone": 5}', '{"zone": {}}', '{"zone": "America"}', '{"zone": "../etc/passwd"}', '{"zone": "Mars/Mons"}'),
        *('{"zone": "zone.tab"}', '{"zone": "/etc/passwd"}', r'{"zone": "\\u0000"}', '{"zone": ""}'),
        *('{"level": null}', '{"look": ["bold"]}', '{"notices": 1}'),
    ]
)
def test_what_is_stored_in_an_odd_type_is_as_if_it_was_not_set(text: str) -> None:
    assert settings_of(text) == ServerSettings()


async def test_a_row_that_holds_no_settings_can_be_set_again(store: Store) -> None:
    row = sa.text("INSERT INTO server_settings (guild_id, settings) VALUES (:id, '[]')")
    await store.database.write(lambda to: to.execute(row, {"id": HERE}))
    assert await store.servers.change(HERE, level=Level.HARD) == ServerSettings(level=Level.HARD)


async def test_a_newer_versions_settings_are_kept_though_this_one_knows_them_not(store: Store) -> None:
    text = '{"look": "holograms", "sound": 3, "level": "hard", "board": "9x9", "games": "many"}'
    assert settings_of(text) == ServerSettings(level=Level.HARD)
    row = sa.text("INSERT INTO server_settings (guild_id, settings) VALUES (:id, :text)")
    await store.database.write(lambda to: to.execute(row, {"id": HERE, "text": text}))
    await store.servers.change(HERE, prefix="?")
    kept = await store.database.read(lambda on: on.execute(sa.text("SELECT settings FROM server_settings")).scalar())
    assert '"look": "holograms", "sound": 3' in str(kept)
    assert '"prefix": "?"' in str(kept)


async def test_without_the_database_what_is_known_holds(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(servers, "monotonic", lambda: now)
    await store.servers.change(HERE, prefix="?")

    async def away(_work: object) -> None:
        raise StoreError("database-away")

    monkeypatch.setattr(store.database, "read", away)
    now += SEEN_S
    assert (await store.servers.of(HERE)).prefix == "?"
    assert await store.servers.of(THERE) == ServerSettings()


async def test_a_server_stands_in_for_what_a_member_has_not_chosen(store: Store) -> None:
    await store.servers.change(HERE, look=Look.LETTERS, notices=Notices.OFF)
    likes = await store.preferences.within(HERE, ANN.id)
    assert (likes.look, likes.notices) == (Look.LETTERS, Notices.OFF)
    assert await store.preferences.look_of(THERE, ANN.id) is Look.CRISP
    await store.preferences.change(ANN.id, look=Look.CRISP, notices=Notices.CHANNEL)
    likes = await store.preferences.within(HERE, ANN.id)
    assert (likes.look, likes.notices) == (Look.CRISP, Notices.CHANNEL)
