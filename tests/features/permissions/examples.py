"""One of each reply and refusal of permissions, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import Refusal
from bot.features.permissions.pages import PermissionsReply
from bot.features.permissions.rules import EXTRA, NEEDED, Withheld

ALL, MORE = (dict.fromkeys(names) for names in (NEEDED, EXTRA))
NONE, NO_MORE = (dict.fromkeys(names, Withheld.EITHER) for names in (NEEDED, EXTRA))
SOME = ALL | {"embed_links": Withheld.CHANNEL, "read_message_history": Withheld.ROLES, "attach_files": Withheld.ROLES}
REPLIES: dict[str, Reply] = {
    "all permissions": PermissionsReply(12, ALL, MORE, True, "!"),
    "one permission withheld": PermissionsReply(12, ALL | {"embed_links": Withheld.CHANNEL}, MORE, True, "!"),
    "some permissions withheld": PermissionsReply(12, SOME, MORE | {"manage_roles": Withheld.ROLES}, False, None),
    "no permissions": PermissionsReply(12, NONE, NO_MORE, None, "!"),
}
REFUSALS = (Refusal("permissions-no-channel"),)
