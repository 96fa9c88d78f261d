"""How far each learner is in the course."""

import sqlalchemy as sa

from bot.core.store.limits import lock
from bot.core.store.personal import owned
from bot.core.store.tables import columns, key, new_table, put
from bot.features.learn.course.rules import VERSION, Page, Progress

LEARNERS = new_table("learners", *key("user_id"), *columns(sa.Integer, "version", "page", "done", nullable=False))
"""page: the one to go on with, as 100 times the lesson plus the question. version: of the lessons at that time."""

OF = sa.select(LEARNERS).where(LEARNERS.c.user_id == sa.bindparam("user_id"))
PUT = put(LEARNERS)


def progress(connection: sa.Connection, user_id: int) -> Progress:
    row = connection.execute(OF, {"user_id": user_id}).first()
    return Progress(Page(*divmod(row.page, 100)), row.done) if row else Progress()


def note(connection: sa.Connection, user_id: int, answered: Page) -> None:
    lock(connection, "learner", user_id)
    page, done = progress(connection, user_id).after(answered)
    new = {"user_id": user_id, "version": VERSION, "page": 100 * page.lesson + page.question, "done": done}
    connection.execute(PUT, new)


PERSONAL = owned(course=LEARNERS.c.user_id)
