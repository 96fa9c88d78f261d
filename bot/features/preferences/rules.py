"""The words that set preferences."""

import re

from bot.core.chat.slips import PLAIN
from bot.core.game import Leaderboards, Look, Notices, Preferences, Refusal, Voice

Preference = Look | Notices | Leaderboards | Voice | int

NAMES = ("look", "notices", "after", "leaderboards", "remarks")
"""The names of the options, which a member may type before a value."""
VALUES: dict[str, tuple[str, Preference]] = {
    **{look.value: ("look", look) for look in Look},
    **{notices.value: ("notices", notices) for notices in Notices},
    "server": ("leaderboards", Leaderboards.SERVER),
    "everywhere": ("leaderboards", Leaderboards.EVERYWHERE),
    "hidden": ("leaderboards", Leaderboards.OFF),
    **{voice.value: ("voice", voice) for voice in Voice},
}
"""As typed, with the field of Preferences; `off` belongs to notices."""
CHOICES: dict[str, tuple[str, ...]] = {
    "look": tuple(Look),
    "notices": tuple(Notices),
    "after": ("0", "5", "15", "60"),
    "leaderboards": ("server", "everywhere", "hidden"),
    "remarks": tuple(Voice),
}
"""What a form offers: by the name of an option, words that `preference_options` reads."""
MINUTES = re.compile(r"0{0,2}(0|5|15|60)(m|min|minutes)?")
"""The choices for how long a turn waits before its notice."""


def words_of(found: Preferences) -> dict[str, str]:
    """Return preferences as they are typed, by the names of the options."""
    words = {field: word for word, (field, value) in VALUES.items() if getattr(found, field) == value}
    return words | {"after": str(found.idle_s // 60), "remarks": found.voice.value}


def preference_options(text: str) -> dict[str, Preference]:
    """Read the words after `preferences`, in any order, as fields of Preferences. Errors: preferences-...

    >>> preference_options("dm classic 15 minutes")
    {'notices': <Notices.DM: 'dm'>, 'look': <Look.CLASSIC: 'classic'>, 'idle_s': 900}
    """
    found: dict[str, Preference] = {}
    words = re.sub(r"\bat once\b", "0", text.lower()).replace(" minutes", "m").split()
    for word in (each.rstrip(":") for each in words if each.rstrip(":") not in NAMES):
        minutes = MINUTES.fullmatch(word)
        name, value = ("idle_s", int(minutes[1]) * 60) if minutes else VALUES.get(word, ("", 0))
        if not name:
            raise Refusal("preferences-unknown", word=word if PLAIN.fullmatch(word) else "…")
        if name in found:
            raise Refusal("preferences-no-such")
        found[name] = value
    return found
