"""Addresses of tournaments: what their buttons say."""

import enum
import re
from typing import NamedTuple


class TournamentAct(enum.StrEnum):
    """What a button under a tournament does."""

    JOIN = "join"
    LEAVE = "leave"  # asks first once it has started
    START = "start"
    CANCEL = "cancel"  # asks first
    QUIT = "quit"  # the answers to that
    END = "end"
    PLAY = "play"


class TournamentButton(NamedTuple):
    """Do something with a tournament. number: of the match to play, or of the entrant who is asked; else 0."""

    tournament_id: int
    act: TournamentAct
    number: int = 0

    def text(self) -> str:
        return f"ttt-cup:{self.tournament_id}:{self.act.value}:{self.number}"


CUP = re.compile(rf"ttt-cup:([0-9]{{1,18}}):({'|'.join(TournamentAct)}):([0-9]{{1,3}})")


def parse_cup(custom_id: str) -> TournamentButton | None:
    """Return what a button of a tournament says; None if it is none.

    >>> parse_cup("ttt-cup:7:play:3")
    TournamentButton(tournament_id=7, act=<TournamentAct.PLAY: 'play'>, number=3)
    """
    if found := CUP.fullmatch(custom_id):
        return TournamentButton(int(found[1]), TournamentAct(found[2]), int(found[3]))
    return None
