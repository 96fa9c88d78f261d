"""What a server has chosen for its month's champion."""

from typing import NamedTuple

from bot.core.game import Place


class Posting(NamedTuple):
    """Where a server has the table of each month posted. role_id: goes to its first. champion_id: who has it now."""

    place: Place
    role_id: int | None = None
    champion_id: int | None = None
