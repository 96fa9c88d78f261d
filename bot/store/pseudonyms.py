"""Pseudonyms: what stands for somebody who was forgotten: their rating waits for them, and tells nobody's name."""

import hashlib
import hmac
import secrets

import sqlalchemy as sa

from bot.store.tables import NOTES

NAME = "pseudonyms"
"""Of the note that holds the secret."""
SECRET = sa.select(NOTES.c.text).where(NOTES.c.name == NAME)
KEEP = sa.text("INSERT INTO notes (name, text) VALUES (:name, :text) ON CONFLICT DO NOTHING")
"""Of two processes that make a secret at once, one has made it."""


def pseudonym(connection: sa.Connection, user_id: int) -> str:
    """Return the same 64 letters and digits for a user each time: a hash, keyed by a secret of this database."""
    found = connection.execute(SECRET).scalar_one_or_none()
    if found is None:
        connection.execute(KEEP, {"name": NAME, "text": secrets.token_hex(32)})
        found = connection.execute(SECRET).scalar_one()
    return hmac.new(bytes.fromhex(found), str(user_id).encode(), hashlib.sha256).hexdigest()
