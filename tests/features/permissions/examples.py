"""One of each reply and refusal of permissions, for what renders them."""

from __future__ import annotations

from discord import Permissions

from bot.core.chat.client import NEEDED
from bot.core.chat.replies import Reply
from bot.core.game import Refusal
from bot.features.permissions import EXTRA, page
from tests.added import reply

GRANTED = dict.fromkeys((*NEEDED, *EXTRA), True)
LACKING = GRANTED | dict.fromkeys(NEEDED[3:], False) | {"manage_roles": False}
ALL, NO_LINKS = Permissions(**GRANTED), Permissions(**GRANTED | {"embed_links": False})
LESS, LEAST = Permissions(**LACKING), Permissions(**LACKING | {"embed_links": False})
REPLIES: dict[str, Reply] = {
    "all permissions": reply(page, 12, ALL, ALL, is_refused=False),
    "one permission withheld": reply(page, 12, NO_LINKS, ALL, is_refused=False),
    "some permissions withheld": reply(page, 12, LEAST, LESS, is_refused=False),
    "no permissions": reply(page, 12, Permissions.none(), None, is_refused=False),
    "refused commands": reply(page, 12, ALL, ALL, is_refused=True),
}
REFUSALS = (Refusal("permissions-no-channel"),)
