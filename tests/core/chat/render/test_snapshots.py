"""The words of every page and every refusal, as tests/snapshots has them: a file for the core, and one a feature."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from bot.core.chat.replies import Reply, sentence
from bot.core.game import Refusal
from tests.added import added
from tests.core.chat.render.examples import REPLIES, SAY, buttons_of, page_of, text_of
from tests.core.chat.render.test_refusals import OF_CORE
from tests.report import for_each
from tests.snapshot import compare
from tests.world import SQUARE

OWNERS = [
    ("core", REPLIES, OF_CORE),
    *((name, getattr(module, "REPLIES", {}), module.REFUSALS) for name, module in added("examples")),
]


def shown(reply: Reply) -> str:
    """The words of a page, and those of its buttons in brackets; not the names of squares."""
    page = page_of(reply, SAY)
    labels = [f"[{button['label']}]" for button in buttons_of(page) if has_words(button)]
    return "\n".join(filter(None, [text_of(page), page.file.words if page.file else "", " ".join(labels)]))


def has_words(button: Mapping[str, Any]) -> bool:
    return SQUARE.fullmatch(button.get("label", "")) is None


@pytest.mark.snapshot
@for_each(OWNERS)
async def test_pages_and_refusals_say_what_was_read_before(
    owner: str, replies: Mapping[str, Reply], refusals: Iterable[Refusal]
) -> None:
    pages = {name: shown(reply) for name, reply in replies.items()}
    compare(owner, pages | {f"{each.message} {each.facts}": sentence(each, SAY) for each in refusals})
