"""Every page and every refusal in every language: nothing is missing, and Discord takes it."""

from __future__ import annotations

import pytest
from simcord.components import walk_components

from bot.core.chat.page import Page
from bot.core.chat.replies import sentence
from bot.words import LANGUAGES, words
from tests.core.chat.render.examples import page_of
from tests.core.chat.render.replies import REPLIES
from tests.core.chat.render.test_looks import ALL
from tests.core.chat.render.test_snapshots import OWNERS


def problems_of(page: Page) -> list[str]:
    """Return what Discord would refuse of a page: a text, a label, a menu, a form."""
    drawn = ALL.draw(page)
    found = ["content"] * (len(drawn.content) > 2000 or len(page.without_embed().content) > 2000)
    if drawn.embed is not None and not drawn.is_layout:
        found += ["title"] * (len(drawn.embed.title or "") > 256) + ["embed"] * (len(drawn.embed) > 6000)
        found += ["fields"] * any(
            len(each.name or "") > 256 or len(each.value or "") > 1024 for each in drawn.embed.fields
        )
    components = list(walk_components(drawn.to_components()))
    found += ["layout"] * (sum(len(each.get("content", "")) for each in components) > 4000)
    for each in components:
        found += ["label"] * (len(each.get("label", "")) > 80) + ["placeholder"] * (
            len(each.get("placeholder", "")) > 150
        )
        for option in each.get("options", ()):
            found += ["option"] * (not 1 <= len(option["label"]) <= 100 or len(option.get("description", "")) > 100)
    found += ["picture"] * (page.file is not None and page.file.name.endswith(".png") and len(page.file.words) > 1024)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_discord_takes_every_page_and_every_refusal(language: str) -> None:
    say = words(language)
    found = {name: problems_of(page_of(reply, say)) for name, reply in REPLIES.items()}
    assert {name: problems for name, problems in found.items() if problems} == {}
    for _, _, refusals in OWNERS:
        assert all(0 < len(sentence(each, say)) <= 2000 for each in refusals)


async def test_a_page_that_discord_would_refuse_is_found() -> None:
    say = words()
    assert [problems_of(Page(say("button-hint") * 999)), problems_of(Page(""))] == [["content"], []]
