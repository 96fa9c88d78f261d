"""Pages about what is kept: the same words for all, and nobody's name where somebody was forgotten."""

from __future__ import annotations

from dataclasses import replace

from bot.core.chat.replies import page_of
from bot.core.game import FORGOTTEN, User
from bot.features.privacy.pages import PrivacyReply
from bot.settings import Settings
from tests.core.chat.render.examples import (  # fmt: skip
    SAY,
    exhibition,
    shown,
    text_of,
)
from tests.features.watch.examples import on_show

NOBODY = User(FORGOTTEN, "")


async def test_who_runs_the_bot_is_told_as_far_as_the_host_says() -> None:
    nameless = "Whoever hosts me; they haven't given a name: ada@example.org"
    for host, said in ((Settings(host_name="Ada"), "Ada"), (Settings(host_contact="ada@example.org"), nameless)):
        assert text_of(page_of(PrivacyReply(host), SAY)).splitlines()[-1] == said


async def test_an_exhibition_of_somebody_is_shown_as_any_other() -> None:
    show = exhibition(4)
    assert show.exhibition is not None
    assert "for somebody" in shown(on_show(replace(show, exhibition=show.exhibition._replace(owner=NOBODY))))
