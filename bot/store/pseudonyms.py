"""Pseudonyms: what a user who was forgotten is found again by, and only by somebody who has this database.

A keyed hash of the user's number, so that a bad rating isn't reset by being forgotten. The key is made on first use.
"""

import hashlib
import hmac
import secrets

import sqlalchemy as sa

from bot.store.tables import NOTES

KEY = "pseudonyms"
READ = sa.select(NOTES.c.text).where(NOTES.c.name == KEY)
MAKE = sa.text("INSERT INTO notes (name, text) VALUES (:name, :text) ON CONFLICT (name) DO NOTHING")
"""If two processes make one at once, the second waits for the first, and then there is one."""


def pseudonym(connection: sa.Connection, user_id: int) -> str:
    """Return a user's pseudonym, always the same: 64 hexadecimal digits. connection: in a transaction that may write.

    Source: HMAC-SHA256, RFC 2104.
    """
    key = connection.execute(READ).scalar_one_or_none()
    if key is None:
        connection.execute(MAKE, {"name": KEY, "text": secrets.token_hex(32)})
        key = connection.execute(READ).scalar_one()
    return hmac.new(key.encode(), str(user_id).encode(), hashlib.sha256).hexdigest()
