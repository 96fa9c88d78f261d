"""Pages as discord.py's arguments."""

from __future__ import annotations

from bot.core.chat.messages import as_message
from bot.core.chat.replies import page_of
from tests.core.chat.render.examples import SAY
from tests.core.chat.render.replies import REPLIES
from tests.report import for_each


@for_each(REPLIES)
async def test_discord_py_keeps_no_page_in_memory(name: str) -> None:
    view = as_message(page_of(REPLIES[name], SAY)).get("view")
    assert view is None or view.is_finished()
