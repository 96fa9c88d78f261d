"""Learn why a move is good: hints, explanations, the minimax tree and its steps, and a course on minimax."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.core.chat.client import TicTacToeBot
    from bot.core.chat.registry import Feature


def build(bot: TicTacToeBot) -> Feature:
    # Imported here: the command line, `cli.py`, stands in this folder, and needs no discord.py.
    from bot.core.chat.address import Act, parse_game
    from bot.core.chat.options import POLITE
    from bot.core.chat.registry import Deed, Feature, Press
    from bot.features.learn.commands import LearnCommands
    from bot.features.learn.course.rules import parse_learn
    from bot.features.learn.course.sql import PERSONAL
    from bot.features.learn.pages import parse_lesson
    from bot.features.learn.rules import FORMS

    cog = LearnCommands(bot)
    return Feature(
        name="learn",
        cogs=[cog],
        presses={
            "ttt-steps": Press(parse_lesson, cog.turn_lesson),
            "ttt-learn": Press(parse_learn, cog.answer, with_choice=True, starts="learn"),
        },
        runs={"explain": cog.explain_aside},
        words={"learn": ("lesson",), "explain": (*FORMS, "none", "null", "nil", "empty"), "hint": POLITE},
        deeds={"explain": Deed("what")},
        acts={Act.HINT: Press(parse_game, cog.hint_in, in_private=True, starts="hint")},
        topics={"hint": "hints best", "minimax": "learn explain tree steps lesson lessons course teach score scores"},
        personal=PERSONAL,
    )
