"""The buttons of tournaments: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.core.chat.address import Address
from bot.features.tournaments.rules import TournamentAct, TournamentButton, parse_cup

PARSERS = (parse_cup,)
SENT: dict[str, Address] = {
    **{f"ttt-cup:7:{act}:0": TournamentButton(7, TournamentAct(act)) for act in ("join", "leave", "start")},
    **{f"ttt-cup:7:{act}:0": TournamentButton(7, TournamentAct(act)) for act in ("cancel", "end", "fill", "again")},
    "ttt-cup:7:quit:3": TournamentButton(7, TournamentAct.QUIT, 3),
    "ttt-cup:999999999999999999:play:66": TournamentButton(999999999999999999, TournamentAct.PLAY, 66),
}
NOT_OURS = ("ttt-cup:{own}:play:", "ttt-cup:{own}:win:1", "ttt-cup:-1:join:0", "ttt-cup:{own}:join:1000")
FORMS = (*(f"ttt-cup:{{}}:{act}:1" for act in TournamentAct),)
