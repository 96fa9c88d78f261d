"""The words that set preferences."""

import re

from bot.core.game import Leaderboards, Look, Notices
from bot.core.game.refusals import Refusal

NAMES = ("look", "notices", "after", "leaderboards")
"""The names of the options, which a member may type before a value."""
LISTED = {"server": Leaderboards.SERVER, "everywhere": Leaderboards.EVERYWHERE, "hidden": Leaderboards.OFF}
"""As typed; `off` belongs to notices."""
MINUTES = re.compile(r"([0-9]{1,3})(m|min|minutes)?")
AFTER_MINUTES = (0, 5, 15, 60)
"""The choices for how long a turn waits before its notice."""

Preference = Look | Notices | Leaderboards | int


def preference_options(text: str) -> dict[str, Preference]:
    """Read the words after `preferences`, in any order, as fields of Preferences. Errors: no-such-preference.

    >>> preference_options("dm classic 15 minutes")
    {'notices': <Notices.DM: 'dm'>, 'look': <Look.CLASSIC: 'classic'>, 'idle_s': 900}
    """
    found: dict[str, Preference] = {}
    words = re.sub(r"\bat once\b", "0", text.lower()).replace(" minutes", "m").split()
    for word in (each.rstrip(":") for each in words):
        if word in NAMES:
            continue
        name, value = _preference(word)
        if name in found:
            raise Refusal("no-such-preference")
        found[name] = value
    return found


def _preference(word: str) -> tuple[str, Preference]:
    if word in set(Look):
        return "look", Look(word)
    if word in set(Notices):
        return "notices", Notices(word)
    if word in LISTED:
        return "leaderboards", LISTED[word]
    minutes = MINUTES.fullmatch(word)
    if minutes is None or int(minutes[1]) not in AFTER_MINUTES:
        raise Refusal("no-such-preference")
    return "idle_s", int(minutes[1]) * 60
