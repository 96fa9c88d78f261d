"""The buttons of tournaments: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.features.tournaments.rules import TournamentAct

SENT = {
    **{
        f"ttt-cup:7:{act}:0": {"tournament_id": 7, "act": TournamentAct(act), "number": 0}
        for act in ("join", "leave", "start", "cancel", "end", "fill", "again")
    },
    "ttt-cup:7:quit:3": {"tournament_id": 7, "act": TournamentAct.QUIT, "number": 3},
    "ttt-cup:999999999999999999:play:66": {
        "tournament_id": 999999999999999999,
        "act": TournamentAct.PLAY,
        "number": 66,
    },
}
NOT_OURS = ("ttt-cup:{own}:play:", "ttt-cup:{own}:win:1", "ttt-cup:-1:join:0", "ttt-cup:{own}:join:1000")
FORMS = (*(f"ttt-cup:{{}}:{act}:1" for act in TournamentAct),)
