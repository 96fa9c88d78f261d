"""The rights that the bot can use, and which settings of Discord withhold one."""

from collections.abc import Mapping

NEEDED: tuple[str, ...] = ("view_channel", "send_messages", "embed_links", "read_message_history", "attach_files")
"""Discord's names of what the bot needs wherever it plays, in the order of the page."""
FOR_THREADS: tuple[str, ...] = ("send_messages_in_threads", "create_public_threads")
EXTRA = (*FOR_THREADS, "manage_roles")
"""What only some settings of the bot need."""
IN_THREAD = ("view_channel", EXTRA[0], *NEEDED[2:])
"""What the bot needs in a thread, where sending is a right of its own."""


def withheld(name: str, here: Mapping[str, bool], roles: Mapping[str, bool] | None) -> str:
    """Return whose settings withhold a right: "roles", "channel" or, if that is not known, "either"; "" if none do.

    here: rights in the channel, overwrites included. roles: by the bot's roles alone, None if they are not known.

    >>> withheld("embed_links", {"embed_links": False}, {"embed_links": True})
    'channel'
    """
    if here[name]:
        return ""
    if roles is None:
        return "either"
    return "channel" if roles[name] else "roles"
