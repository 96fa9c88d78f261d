"""Pages as discord.py's arguments, and as Components V2: one column of words, picture and buttons."""

from __future__ import annotations

from bot.core.chat.looks import as_edit, as_message
from bot.core.chat.page import File, Page, Rows, embed
from bot.core.chat.press import play_button
from bot.engine import Level
from tests.core.chat.render.replies import REPLIES, undrawn
from tests.report import for_each


def test_a_layout_holds_words_picture_and_buttons_in_this_order() -> None:
    rows = Rows()
    rows.add(play_button(Level.EASY), "Play")
    shown = embed(["Text"], title="Title", fields={"More": "of it"})
    page = Page("", shown, rows, file=File("x.png", b"", "What it shows"), is_layout=True)
    container, row = page.to_components()
    texts = [part["content"] for part in container["components"] if part["type"] == 10]
    assert texts == ["### Title\nText", "**More**\nof it"]
    assert container["components"][-1]["items"] == [
        {"media": {"url": "attachment://x.png"}, "description": "What it shows"}
    ]
    assert row["components"][0]["label"] == "Play"
    assert as_message(page).keys() == {"view", "file", "allowed_mentions"}
    assert {**as_edit(page), "view": None, "attachments": []} == {
        "content": None, "embed": None, "view": None, "attachments": []
    }  # fmt: skip
    assert page.without_embed().content == "**Title**\nText\n**More**\nof it"


@for_each(REPLIES)
async def test_discord_py_keeps_no_page_in_memory(name: str) -> None:
    view = as_message(undrawn(name)).get("view")
    assert view is None or view.is_finished()
