"""Who withholds a right, by what the bot's roles and the channel grant."""

from __future__ import annotations

import discord
import pytest

from bot.core.chat.client import PERMISSIONS
from bot.features.permissions import EXTRA, IN_THREAD, NEEDED, PermissionsReply

GRANTED = dict.fromkeys((*NEEDED, *EXTRA), True)
LACKS = GRANTED | {"embed_links": False}


@pytest.mark.parametrize(
    ("here", "roles", "by"),
    [
        (GRANTED, GRANTED, ""),
        (GRANTED, LACKS, ""),
        (LACKS, GRANTED, "channel"),
        (LACKS, LACKS, "roles"),
        (LACKS, None, "either"),
        (GRANTED, None, ""),
    ],
)
def test_a_right_is_withheld_by_the_roles_or_by_the_channel(
    here: dict[str, bool], roles: dict[str, bool] | None, by: str
) -> None:
    assert PermissionsReply(12, here, roles).withheld("embed_links") == by


def test_in_a_thread_the_right_to_send_is_another() -> None:
    assert {*IN_THREAD} == {*NEEDED} - {"send_messages"} | {"send_messages_in_threads"}


def test_all_that_the_invitation_asks_for_is_listed() -> None:
    assert discord.Permissions(**dict.fromkeys((*NEEDED, "send_messages_in_threads"), True)) == PERMISSIONS
