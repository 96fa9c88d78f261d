"""The words of every page and every refusal, as tests/snapshots has them."""

from __future__ import annotations

import pytest

from bot.core.chat.replies import page_of, sentence
from tests.core.chat.render.examples import REPLIES, SAY, buttons_of, text_of
from tests.core.chat.render.test_refusals import EXAMPLES
from tests.snapshot import compare


def shown(name: str) -> str:
    """The words of a page, and those of its buttons in brackets."""
    page = page_of(REPLIES[name], SAY)
    labels = [f"[{button['label']}]" for button in buttons_of(page) if button.get("label")]
    return "\n".join(filter(None, [text_of(page), page.file.words if page.file else "", " ".join(labels)]))


@pytest.mark.snapshot
async def test_every_page_says_what_was_read_before() -> None:
    compare("pages", {name: shown(name) for name in REPLIES})


@pytest.mark.snapshot
async def test_every_refusal_says_what_was_read_before() -> None:
    compare("refusals", {f"{each.message} {each.facts}": sentence(each, SAY) for each in EXAMPLES})
