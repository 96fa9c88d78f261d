"""One of each reply and refusal of permissions, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import Refusal
from bot.features.permissions.pages import PermissionsReply
from bot.features.permissions.rules import EXTRA, NEEDED

ALL, MORE = (dict.fromkeys(names, "") for names in (NEEDED, EXTRA))
NONE, NO_MORE = (dict.fromkeys(names, "either") for names in (NEEDED, EXTRA))
SOME = ALL | {"embed_links": "channel", "read_message_history": "roles", "attach_files": "roles"}
REPLIES: dict[str, Reply] = {
    "all permissions": PermissionsReply(12, ALL, MORE, True, "?"),
    "one permission withheld": PermissionsReply(12, ALL | {"embed_links": "channel"}, MORE, True, "?"),
    "some permissions withheld": PermissionsReply(12, SOME, MORE | {"manage_roles": "roles"}, False, None),
    "no permissions": PermissionsReply(12, NONE, NO_MORE, None, "?"),
}
REFUSALS = (Refusal("permissions-no-channel"),)
