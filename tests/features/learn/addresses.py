"""The buttons of learn: every form that was ever sent, and what a modified client may forge."""

from __future__ import annotations

from bot.core.chat.address import Address, Turn
from bot.engine import Mark
from bot.features.learn.course.rules import LearnButton, parse_learn
from bot.features.learn.pages import LessonButton, parse_lesson
from bot.features.learn.rules import View
from bot.features.learn.tree import Scores

PARSERS = (parse_lesson, parse_learn)
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
    "ttt-learn:1:4:2:": LearnButton(1, 4, 2),
    "ttt-learn:1:4:2:8": LearnButton(1, 4, 2, "8"),
    "ttt-learn:1:12:1:048": LearnButton(1, 12, 1, "048"),
    "ttt-learn:1:0:0:": LearnButton(1),  # the menu
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
