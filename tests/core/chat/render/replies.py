"""One of each reply: those of the core, and of each feature that is there."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from tests.added import added
from tests.core.chat.render.examples import REPLIES as OF_CORE

REPLIES: dict[str, Reply] = OF_CORE | {
    name: reply for _, module in added("examples") for name, reply in getattr(module, "REPLIES", {}).items()
}
