"""How people play on the stage: their script, the channels they sit at, and what came of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from standin.payloads import Json


@dataclass(frozen=True)
class Script:
    """How people play with a bot.

    start: what begins a game, a slash command with its options or a text to type. square: the `custom_id` of a
    square. lengths: if games never end by themselves, how many moves to make in each, one of these by chance.
    players: how many take turns in a channel. told_of_starts: click a new board only when `Stage.started` is called.
    commands: those that the bot has put; they are there at the next start with this script.
    """

    start: tuple[str, dict[str, str]] | str
    square: re.Pattern[str]
    lengths: Sequence[int] = ()
    players: int = 1
    told_of_starts: bool = False
    commands: list[Json] = field(default_factory=list)


@dataclass
class Tally:
    """What happened in `seconds`: moves that were answered, starts, the REST calls for moves and their bytes.

    waited_s: for each move the time from its event to the REST call that answers it. bot_cpu_s, stage_cpu_s: what
    the two processes computed meanwhile, starts included.
    """

    seconds: float = 0.0
    starts: int = 0
    calls: int = 0
    sent_bytes: int = 0
    waited_s: list[float] = field(default_factory=list)
    bot_cpu_s: float = 0.0
    stage_cpu_s: float = 0.0

    @property
    def moves(self) -> int:
        """How many moves were answered."""
        return len(self.waited_s)

    def count_call(self, body: bytes) -> None:
        """Count a REST call for a move."""
        self.calls += 1
        self.sent_bytes += len(body)


@dataclass
class Table:
    """A channel: its packets, its newest board as JSON, and the event that waits for its answer, if any.

    ahead: how many events are still to be sent before any play is measured.
    """

    channel_id: str
    packets: dict[str, str]
    people: list[str] = field(default_factory=list)
    board: str = ""
    board_id: str = ""
    squares: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)
    moves: int = 0
    ends_after: int = 0
    ahead: int = 0
    token: str = ""
    sent_at: float = 0.0
    awaited: bool = False
    is_start: bool = False
