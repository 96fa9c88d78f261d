"""The buttons of learn: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.core.chat.press import Pager

SENT: dict[str, dict[str, object]] = {
    f"ttt-steps:{board}:{view}:{step}:{turn}": {"board": board, "view": view, "step": step, "turn": turn}
    for board, view, step, turn in (
        ("O.XX.X.OO", "10", 0, Pager.FIRST),
        ("O.XX.X.OO", "1", 4, Pager.BACK),
        ("O.XX.X.OO/3", "10", 0, Pager.FIRST),
        ("XOXOXOXOXOXOX.../3", "10", 2, Pager.FORWARD),
        ("XOXOXOXOXOXOXOXOXOXOX..../5", "10", 64, Pager.LAST),
        ("..XXOOXO./3", "25-5mXtOp", 15, Pager.FORWARD),
        ("..XXOOXO./3", "999tX", 1, Pager.LAST),
    )
}
SENT |= {
    f"ttt-learn:1:{lesson}:{question}:{choice}": {
        "version": 1,
        "lesson": lesson,
        "question": question,
        "choice": choice,
    }
    for lesson, question, choice in ((4, 2, ""), (4, 2, "8"), (12, 1, "048"), (0, 0, ""))  # the last is the menu
}
NOT_THERE = (
    "ttt-steps:XXX......:10:0:first",
    "ttt-steps:XXXXXXXXX:10:0:first",
    "ttt-steps:.........:10:0:first",
    "ttt-steps:XO:10:0:first",
    "ttt-steps:O.XX.X.OO/9:10:0:first",
    "ttt-steps:O.XX.X.OO:10:999:last",
    "ttt-learn:0:1:1:4",
    "ttt-learn:9999:1:1:4",
    "ttt-learn:1:0:1:4",
    "ttt-learn:1:13:1:",
    "ttt-learn:1:99:1:4",
    "ttt-learn:1:1:0:4",
    "ttt-learn:1:1:9:",
    "ttt-learn:1:1:1:0",
    "ttt-learn:1:1:2:4",
    "ttt-learn:1:1:1:44",
    "ttt-learn:1:12:1:00",
    "ttt-learn:1:12:1:012345678",
    "ttt-learn:1:0:0:",
    "ttt-learn:2:0:0:",
)
NOT_OURS = (
    "ttt-steps:O.XX.X.OO:0:0:first",
    "ttt-steps:O.XX.X.OO:1000:0:first",
    "ttt-steps:O.XX.X.OO:10tOmX:0:first",
    "ttt-steps:O.XX.X.OO:10pp:0:first",
    "ttt-steps:O.XX.X.OO:10:-1:last",
    "ttt-steps:o.xx.x.oo:10:0:first",
    f"ttt-steps:{'.' * 80}:10:0:a",
    "ttt-learn:1:1:1",
    "ttt-learn:1:1:1:9",
    "ttt-learn:1:1:1:-1",
    "ttt-learn:1:1:1:0123456780",
    "ttt-learn:١:1:1:4",
    "ttt-learn:11111:1:1:4",
    "ttt-learn:1:1:1:4:4",
)
