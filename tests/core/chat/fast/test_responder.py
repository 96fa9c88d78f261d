"""The fast way's JSON is what discord.py would send."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.webhook.async_ import interaction_message_response_params

from bot.core.chat.fast.responder import edit_payload, message_payload
from bot.core.chat.messages import as_edit, as_message
from bot.core.chat.page import Page
from bot.core.chat.replies import page_of
from bot.core.game import Look
from tests.core.chat.render.examples import SAY
from tests.core.chat.render.replies import REPLIES


def by_discord_py(page: dict[str, Any], **more: Any) -> Any:
    """What discord.py makes of a page."""
    nobody = discord.AllowedMentions.none()
    made = interaction_message_response_params(type=1, previous_allowed_mentions=nobody, **page, **more).payload
    assert made is not None
    made["data"].pop("tts")  # which is nothing that a bot could ask for here
    return made["data"]


@pytest.mark.parametrize("name", REPLIES)
async def test_every_page_is_sent_as_discord_py_would_send_it(name: str) -> None:
    page = page_of(REPLIES[name], SAY)
    for each in (page, page.in_look(Look.CLASSIC)):
        if each.file is None:
            assert edit_payload(each) == by_discord_py(as_edit(each))
            private = discord.MessageFlags(ephemeral=True)
            of_none: dict[str, Any] = {"components": []}  # a new message has none, whether it says so or not
            assert of_none | message_payload(each, private=False) == of_none | by_discord_py(as_message(each))
            made = by_discord_py(as_message(each), flags=private)
            assert of_none | message_payload(each, private=True) == of_none | made


def test_who_is_addressed_is_notified_as_discord_py_would_do() -> None:
    for page in (Page("a", pings=1), Page("a", pings=1, also_pings=(2, 3)), Page("a", also_pings=(2,))):
        assert message_payload(page, private=False) == by_discord_py(as_message(page))
