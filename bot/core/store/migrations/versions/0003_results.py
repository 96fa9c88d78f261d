"""Results that are stored, seats with levels, offers and challengers of their own; ends that are still to be shown."""

from functools import lru_cache

import sqlalchemy as sa
from alembic import op

from bot.engine import Board, Mark

revision, down_revision = "0003", "0002"

COLUMNS = """
RENAME level TO x_level; RENAME offer TO challenger; RENAME ended_by TO winner;
ADD how VARCHAR(16); ADD ended_at BIGINT; ADD draw_offer VARCHAR(1); ADD rematch_offer VARCHAR(1); ADD pace_s INTEGER
"""
BATCH = 10_000
parse = lru_cache(Board.parse)
GAMES = sa.text("SELECT id, board, moves, status FROM games WHERE id > :after ORDER BY id LIMIT :batch")

# Renamed columns keep their values until this statement: it reads `challenger` as the old offer, `winner` as who
# resigned, and `x_level` as the old level, which was that of a game's only bot.
# Nobody wrote down when a game ended. It is not before its newest message, whose number holds the time (a snowflake,
# in milliseconds since Discord's first second, 2015), nor before it was created; one that timed out ended just then.
VALUES = sa.text("""
UPDATE games SET
    x_level = CASE WHEN x IS NULL THEN x_level END,
    o_level = CASE WHEN o IS NULL THEN CASE WHEN x IS NULL THEN o_level ELSE x_level END END,
    challenger = CASE WHEN status IN ('challenge', 'declined', 'withdrawn', 'lapsed')
        THEN COALESCE(challenger, 'X') END,
    draw_offer = CASE WHEN status = 'running' THEN challenger END,
    rematch_offer = CASE WHEN status IN ('finished', 'resigned', 'agreed', 'stopped', 'timed_out') THEN challenger END,
    winner = CASE
        WHEN status = 'finished' THEN CASE WHEN id IN :x_won THEN 'X' WHEN id IN :o_won THEN 'O' END
        WHEN status = 'resigned' THEN CASE winner WHEN 'X' THEN 'O' WHEN 'O' THEN 'X' END
        WHEN status = 'timed_out' AND LENGTH(moves) > 1 THEN CASE LENGTH(moves) % 2 WHEN 0 THEN 'O' ELSE 'X' END
    END,
    how = CASE status
        WHEN 'finished' THEN CASE WHEN id IN :x_won OR id IN :o_won THEN 'line' ELSE 'full_board' END
        WHEN 'resigned' THEN 'resignation' WHEN 'agreed' THEN 'agreement'
        WHEN 'stopped' THEN 'stop' WHEN 'timed_out' THEN 'time'
    END,
    ended_at = CASE
        WHEN status = 'timed_out' THEN deadline
        WHEN status NOT IN ('finished', 'resigned', 'agreed', 'stopped') THEN NULL
        WHEN (message_id >> 22) / 1000 + 1420070400 > created_at THEN (message_id >> 22) / 1000 + 1420070400
        ELSE created_at
    END,
    pace_s = CASE WHEN x IS NULL AND o IS NULL THEN 3 END,
    is_end_shown = status NOT IN ('challenge', 'running'),
    status = CASE
        WHEN status = 'lapsed' THEN 'expired'
        WHEN status IN ('finished', 'resigned', 'agreed', 'stopped', 'timed_out') THEN 'ended' ELSE status
    END
WHERE id > :after AND id <= :last
""").bindparams(sa.bindparam("x_won", expanding=True), sa.bindparam("o_won", expanding=True))


def upgrade() -> None:
    """Rename three columns, add six and an index, and fill them. A million games take 15 s, on PostgreSQL 35 s."""
    for column in COLUMNS.split(";"):
        op.execute(f"ALTER TABLE games {column}")
    op.add_column("games", sa.Column("is_end_shown", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("games_open", "games")  # made again after the statements that would change all of it
    _fill(op.get_bind())
    op.create_index("games_open", "games", ["status", "deadline"])
    unshown = sa.not_(sa.column("is_end_shown", sa.Boolean))
    op.create_index("games_unshown", "games", ["id"], sqlite_where=unshown, postgresql_where=unshown)


def _fill(connection: sa.Connection) -> None:
    """Write VALUES. Who won a game that was played to its end has followed from the moves until now."""
    after = 0
    while games := connection.execute(GAMES, {"after": after, "batch": BATCH}).all():
        ended = [(game.id, _winner(game.board, game.moves)) for game in games if game.status == "finished"]
        x_won, o_won = ([number for number, winner in ended if winner is mark] for mark in Mark)
        connection.execute(VALUES, {"after": after, "last": games[-1].id, "x_won": x_won, "o_won": o_won})
        after = games[-1].id


@lru_cache(BATCH)
def _winner(board: str, moves: str) -> Mark | None:
    """Return who has won, by the last position alone: a row that cannot be played must not stop the rest."""
    on, marks = parse(board), [0, 0]
    for ply, character in enumerate(moves):
        by_o, cell = divmod(int(character, 36), on.cells)
        marks[by_o if on.rules == "wild" else ply % 2] |= 1 << cell
    last = Mark.X if len(moves) % 2 else Mark.O
    if not any(map(on.has_line, marks)):
        return None
    return last.other if on.rules == "misere" else last
