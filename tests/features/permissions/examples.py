"""One of each reply and refusal of permissions, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import Refusal
from bot.features.permissions.pages import PermissionsReply
from bot.features.permissions.rules import EXTRA, NEEDED, Withheld

ALL: dict[str, Withheld | None] = dict.fromkeys((*NEEDED, *EXTRA))
NONE: dict[str, Withheld | None] = dict.fromkeys(ALL, Withheld.EITHER)
SOME = ALL | {"embed_links": Withheld.CHANNEL, "attach_files": Withheld.ROLES, "manage_roles": Withheld.ROLES}
REPLIES: dict[str, Reply] = {
    "all permissions": PermissionsReply(12, ALL, True, "!"),
    "one permission withheld": PermissionsReply(12, ALL | {"embed_links": Withheld.CHANNEL}, True, "!"),
    "some permissions withheld": PermissionsReply(12, SOME, False, None),
    "no permissions": PermissionsReply(12, NONE, None, "!"),
}
REFUSALS = (Refusal("permissions-no-channel"),)
