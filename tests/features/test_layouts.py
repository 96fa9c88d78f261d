"""Pages that notify nobody, as Components V2: which they are, and that all keep Discord's limits."""

from __future__ import annotations

import pytest
from simcord.components import walk_components

from bot.core.chat.looks import as_message
from bot.core.chat.page import LAYOUT_LIMIT, TITLE_LIMIT, Page, embed, fit
from bot.core.game import Look
from bot.features.preferences import card
from bot.features.privacy import explained
from bot.features.ratings.pages import leaderboard
from bot.features.stats.pages import openings, rating, statistics
from bot.features.watch.pages import history, live
from tests.added import Later, kind_of
from tests.core.chat.render.examples import SAY
from tests.core.chat.render.replies import REPLIES, rendered
from tests.core.chat.render.test_looks import ALL
from tests.features.test_in_every_language import problems_of
from tests.report import for_each

LAYOUTS = Later(lambda: {name: rendered(name) for name in REPLIES if rendered(name).is_layout})


def test_pages_that_notify_nobody_and_show_no_large_board_are_layouts() -> None:
    shown = {name: rendered(name) for name in REPLIES}
    assert all(shown[name].embed and shown[name].pings is None and not shown[name].also_pings for name in LAYOUTS)
    others = {kind_of(REPLIES[name]) for name, page in shown.items() if page.embed and name not in LAYOUTS}
    kinds = {kind_of(REPLIES[name]) for name in LAYOUTS}
    assert not kinds & others, "all pages of a kind: Discord turns no layout into a message of another kind"
    assert {statistics, rating, openings, leaderboard, history, live, explained, card} <= kinds


@for_each(LAYOUTS)
async def test_every_layout_keeps_discords_limits_and_is_plain_words_where_embeds_are_not_allowed(name: str) -> None:
    for look in Look:
        page = LAYOUTS[name].in_look(look, SAY)
        assert problems_of(page) == []
        galleries = (part for part in walk_components(ALL.draw(page).to_components()) if part["type"] == 12)
        assert all(each["description"] for part in galleries for each in part["items"]), "for screen readers"
    layout = LAYOUTS[name]
    plain = layout.without_embed()
    assert not plain.is_layout
    assert plain.content
    assert as_message(plain)["content"] == plain.content
    assert [row["type"] for row in plain.to_components()] == [row["type"] for row in layout.to_components()][1:]


@pytest.mark.parametrize("line", ["a" * 9, "❌" * 10 + "a" * (LAYOUT_LIMIT - 200)], ids=["words", "marks"])
def test_a_list_under_a_title_as_long_as_it_gets_fits(line: str) -> None:
    """With the names of the bot's own emoji the second is longer than a layout, but not than an embed."""
    lines = fit([line] * 999, LAYOUT_LIMIT)
    page = ALL.draw(Page("", embed(lines, title="t" * TITLE_LIMIT), is_layout=True).in_look(Look.CRISP, SAY))
    texts = [part["content"] for part in walk_components(page.to_components()) if part["type"] == 10]
    assert 3700 < sum(map(len, texts)) <= 4000
