"""The buttons of learn: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.core.chat.address import Address, Turn
from bot.engine import Mark
from bot.features.learn.pages import LessonButton, parse_lesson
from bot.features.learn.rules import View
from bot.features.learn.tree import Scores

PARSERS = (parse_lesson,)
SENT: dict[str, Address] = {
    "ttt-steps:O.XX.X.OO:10:0:first": LessonButton("O.XX.X.OO", View(), 0, Turn.FIRST),
    "ttt-steps:O.XX.X.OO:1:4:back": LessonButton("O.XX.X.OO", View(Scores(1, 1)), 4, Turn.BACK),
    "ttt-steps:O.XX.X.OO/3:10:0:first": LessonButton("O.XX.X.OO/3", View(), 0, Turn.FIRST),
    "ttt-steps:XOXOXOXOXOXOX.../3:10:2:forward": LessonButton("XOXOXOXOXOXOX.../3", View(), 2, Turn.FORWARD),
    "ttt-steps:XOXOXOXOXOXOXOXOXOXOX..../5:10:64:last": LessonButton(
        "XOXOXOXOXOXOXOXOXOXOX..../5", View(), 64, Turn.LAST
    ),
    "ttt-steps:..XXOOXO./3:25-5mXtOp:15:forward": LessonButton(
        "..XXOOXO./3", View(Scores(25, 5, Mark.X), Mark.O, is_pruned=True), 15, Turn.FORWARD
    ),
    "ttt-steps:..XXOOXO./3:999tX:1:last": LessonButton("..XXOOXO./3", View(Scores(999, 999), Mark.X), 1, Turn.LAST),
}
NOT_THERE = (
    "ttt-steps:XXX......:10:0:first",
    "ttt-steps:XXXXXXXXX:10:0:first",
    "ttt-steps:.........:10:0:first",
    "ttt-steps:XO:10:0:first",
    "ttt-steps:O.XX.X.OO/9:10:0:first",
    "ttt-steps:O.XX.X.OO:10:999:last",
)
NOT_OURS = (
    "ttt-steps:O.XX.X.OO:0:0:first",
    "ttt-steps:O.XX.X.OO:1000:0:first",
    "ttt-steps:O.XX.X.OO:10tOmX:0:first",
    "ttt-steps:O.XX.X.OO:10pp:0:first",
    "ttt-steps:O.XX.X.OO:10:-1:last",
    "ttt-steps:o.xx.x.oo:10:0:first",
    f"ttt-steps:{'.' * 80}:10:0:a",
)
