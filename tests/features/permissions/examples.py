"""One of each reply and refusal of permissions, for what renders them."""

from __future__ import annotations

from bot.core.chat.client import NEEDED
from bot.core.chat.replies import Reply
from bot.core.game import Refusal
from bot.features.permissions import EXTRA, PermissionsReply

ALL = dict.fromkeys((*NEEDED, *EXTRA), True)
NONE = dict.fromkeys(ALL, False)
NO_LINKS, LESS = ALL | {"embed_links": False}, ALL | dict.fromkeys(NEEDED[3:], False) | {"manage_roles": False}
REPLIES: dict[str, Reply] = {
    "all permissions": PermissionsReply(12, ALL, ALL),
    "one permission withheld": PermissionsReply(12, NO_LINKS, ALL),
    "some permissions withheld": PermissionsReply(12, LESS | {"embed_links": False}, LESS),
    "no permissions": PermissionsReply(12, NONE, None),
    "refused commands": PermissionsReply(12, ALL, ALL, is_refused=True),
}
REFUSALS = (Refusal("permissions-no-channel"),)
