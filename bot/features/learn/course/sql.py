"""How far each learner is in the course."""

import sqlalchemy as sa

from bot.core.store.personal import PersonalData, delete_about, rows_about
from bot.core.store.tables import METADATA, columns
from bot.features.learn.course.rules import VERSION, Page

LEARNERS = sa.Table(
    "learners",
    METADATA,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    *columns(sa.Integer, "version", "page", nullable=False),
)
"""page: the one to go on with, as 100 times the lesson plus the question. version: of the lessons at that time."""

OF = sa.select(LEARNERS.c.version, LEARNERS.c.page).where(LEARNERS.c.user_id == sa.bindparam("user_id"))
PUT = sa.text("""
INSERT INTO learners (user_id, version, page) VALUES (:user_id, :version, :page) ON CONFLICT (user_id) DO UPDATE
SET version = excluded.version,
    page = CASE WHEN excluded.page > learners.page THEN excluded.page ELSE learners.page / 100 * 100 + 1 END
WHERE excluded.version > learners.version OR (excluded.version = learners.version AND excluded.page > learners.page)
""")


def reached(connection: sa.Connection, user_id: int) -> tuple[Page, int | None]:
    """Return the page that a learner goes on with, and the version of the lessons then; None for a new learner.

    If that is another version than this one, the page is the first of its lesson.
    """
    row = connection.execute(OF, {"user_id": user_id}).first()
    if row is None:
        return Page(), None
    page = Page(*divmod(row.page, 100))
    return page if row.version == VERSION else Page(page.lesson), row.version


def note(connection: sa.Connection, user_id: int, page: Page) -> None:
    """Note how far a learner is, unless they were further before."""
    connection.execute(PUT, {"user_id": user_id, "version": VERSION, "page": 100 * page.lesson + page.question})


PERSONAL = PersonalData(
    columns=(LEARNERS.c.user_id,),
    forget=lambda connection, user_id: delete_about(connection, user_id, LEARNERS.c.user_id),
    export=lambda connection, user_id: rows_about(connection, user_id, course=LEARNERS.c.user_id),
)
