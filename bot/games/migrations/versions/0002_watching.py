"""Boards that follow games, exhibitions, hints; and indexes for the history of a server and of a member."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add four columns, three indexes and the table of watches."""
    op.add_column("games", sa.Column("o_level", sa.String(16)))
    op.add_column("games", sa.Column("owner", sa.BigInteger))
    op.add_column("games", sa.Column("owner_name", sa.String(32)))
    op.add_column("games", sa.Column("hints", sa.String(2), nullable=False, server_default=""))
    op.create_index("games_guild", "games", ["guild_id", "id"])
    op.create_index("games_x", "games", ["x", "id"])
    op.create_index("games_o", "games", ["o", "id"])
    op.create_table(
        "watches",
        sa.Column("game_id", sa.BigInteger, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("user_name", sa.String(32), nullable=False),
    )
    op.create_index("watches_channel", "watches", ["channel_id"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("watches")
    for index in ("games_o", "games_x", "games_guild"):
        op.drop_index(index, "games")
    for column in ("hints", "owner_name", "owner", "o_level"):
        op.drop_column("games", column)
