"""What servers set for commands, kept for the time in which Discord can't say it."""

import json
from collections.abc import Mapping

import sqlalchemy as sa

from bot.core.store.database import LAST, Repository
from bot.core.store.personal import PersonalData, Sections, rows
from bot.core.store.tables import key, new_table, put

# What a rule is about. The server's own id is the role of everyone; one less is the channel of all channels.
ROLE, MEMBER, CHANNEL = 1, 2, 3
Rules = Mapping[str, bool]  # of one command, or of the application: whether each kind's id is allowed, by `key_of`
TABLE = new_table("command_rules", *key("guild_id"), sa.Column("rules", sa.Text, nullable=False))
"""rules: JSON, by the id of a command or the application: {"4": {"2:7": false}} if member 7 may not use command 4."""
OF, PUT = sa.select(TABLE.c.rules).where(TABLE.c.guild_id == sa.bindparam("guild_id")), put(TABLE)


def key_of(kind: int, number: int | str) -> str:
    return f"{kind}:{number}"


class RuleRepository(Repository):
    async def of(self, guild_id: int) -> dict[str, Rules]:
        """Return a server's rules as they were last read; {} if they never were."""
        text = await self._database.read(lambda on: on.execute(OF, {"guild_id": guild_id}).scalar())
        return dict(json.loads(text or "{}"))

    async def put(self, guild_id: int, rules: dict[str, Rules]) -> None:
        given = {"guild_id": guild_id, "rules": json.dumps(rules)}
        await self._database.write(lambda to: to.execute(PUT, given), order=LAST)


def _about(user_id: int) -> sa.ColumnElement[bool]:
    return TABLE.c.rules.contains(f'"{key_of(MEMBER, user_id)}"')


def _export(connection: sa.Connection, user_id: int) -> Sections:
    return {"command_rules_about_you": rows(connection, sa.select(TABLE.c.guild_id).where(_about(user_id)))}


def _forget(connection: sa.Connection, user_id: int) -> None:
    """Take the rules about a member out; they hold as long as this process runs, and Discord says them again."""
    for guild_id, text in connection.execute(sa.select(TABLE).where(_about(user_id))).all():
        rules = json.loads(text)
        for its in rules.values():
            its.pop(key_of(MEMBER, user_id), None)
        connection.execute(PUT, {"guild_id": guild_id, "rules": json.dumps(rules)})


PERSONAL = PersonalData(columns=(), forget=_forget, export=_export)
