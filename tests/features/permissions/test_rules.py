"""Who withholds a right, by what the bot's roles and the channel grant."""

from __future__ import annotations

import discord
import pytest

from bot.core.chat.client import PERMISSIONS
from bot.features.permissions.rules import EXTRA, NEEDED, Lookup, Withheld, missing

GRANTED = dict.fromkeys((*NEEDED, *EXTRA), True)
LACKS = GRANTED | {"embed_links": False}


@pytest.mark.parametrize(
    ("here", "roles", "by"),
    [
        (GRANTED, GRANTED, None),
        (GRANTED, LACKS, None),
        (LACKS, GRANTED, Withheld.CHANNEL),
        (LACKS, LACKS, Withheld.ROLES),
        (LACKS, None, Withheld.EITHER),
        (GRANTED, None, None),
    ],
)
def test_a_right_is_withheld_by_the_roles_or_by_the_channel(
    here: dict[str, bool], roles: dict[str, bool] | None, by: Withheld | None
) -> None:
    assert missing(Lookup(here, roles, None))[0]["embed_links"] is by


def test_in_a_thread_the_right_to_send_is_another() -> None:
    needed, extra = missing(Lookup(GRANTED | {"send_messages": False}, None, None, is_thread=True))
    assert not any(needed.values())
    assert {*needed, *extra} == {*NEEDED, *EXTRA} - {"send_messages"}


def test_all_that_the_invitation_asks_for_is_listed() -> None:
    assert discord.Permissions(**dict.fromkeys((*NEEDED, "send_messages_in_threads"), True)) == PERMISSIONS
