"""How a game's marks are drawn; nothing for the usual look."""

from bot.core.store.schema import executing

revision, down_revision = "0006", "0005"
upgrade = executing("ALTER TABLE games ADD look VARCHAR(16)")
