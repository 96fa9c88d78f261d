"""Render the table of a month: its players, and who is its champion."""

from typing import NamedTuple

from bot.core.chat.page import Colour, Page, embed
from bot.core.chat.players import name
from bot.engine import Board
from bot.features.ratings.pages import board_name, line_of
from bot.features.ratings.rules import Line, Month
from bot.words import Words


class MonthReply(NamedTuple):
    """The post of a month. role_id: what the first one got, or should have. problem: the message that says why not."""

    lines: tuple[Line, ...]
    month: Month
    board: Board
    role_id: int | None = None
    problem: str = ""

    def render(self, say: Words) -> Page:
        role, champion = str(self.role_id), name(self.lines[0].user, say)
        facts = [say("champions-is", player=champion)]
        if self.problem:
            facts = [*facts, say(self.problem, role=role)]
        elif self.role_id:
            facts = [say("champions-gets", player=champion, role=role)]
        lines = [*(line_of(line, say) for line in self.lines), "", *facts]
        title = say("champions-title", month=say.month(*self.month), board=board_name(self.board, say))
        shown = embed(["\n".join(lines), say("champions-more", month=self.month.value)], Colour.gold(), title)
        return Page("", shown)
