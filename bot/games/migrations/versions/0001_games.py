"""Games, the seats that running games take, and notes that the bot keeps for itself."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("x", sa.BigInteger),
        sa.Column("x_name", sa.String(32)),
        sa.Column("o", sa.BigInteger),
        sa.Column("o_name", sa.String(32)),
        sa.Column("board", sa.String(16), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("moves", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("offer", sa.String(1)),
        sa.Column("ended_by", sa.String(1)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("games_open", "games", ["status", "deadline"])
    op.create_table(
        "seats",
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game_id", sa.BigInteger, sa.ForeignKey("games.id"), nullable=False),
    )
    op.create_index("seats_game", "seats", ["game_id"])
    op.create_table(
        "notes",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("text", sa.String(255), nullable=False),
    )


def downgrade() -> None:
    """Drop them, with all games."""
    for table in ("notes", "seats", "games"):
        op.drop_table(table)
