"""Render the table of a month: its players, and who is its champion."""

from typing import NamedTuple

from bot.core.chat.page import Colour, Page, embed
from bot.core.chat.players import name
from bot.engine import Board
from bot.features.ratings.pages import board_name, line_of
from bot.features.ratings.rules import Line, Month
from bot.words import Words


class MonthReply(NamedTuple):
    """The post of a month. role_id: what the first one gets. problem: the message that says why they couldn't."""

    lines: tuple[Line, ...]
    month: Month
    board: Board
    role_id: int | None = None
    problem: str = ""

    def render(self, say: Words) -> Page:
        role, given = str(self.role_id), "champions-gets" if self.role_id and not self.problem else "champions-is"
        title = say("champions-title", month=say.month(*self.month), board=board_name(self.board, say))
        champion = f"\n{say(given, player=name(self.lines[0].user, say), role=role)}"
        problem = say(self.problem, role=role) if self.problem else ""
        more = say("champions-more", month=self.month.value)
        lines = [*(line_of(line, say) for line in self.lines), champion, problem, more]
        return Page("", embed(lines, Colour.gold(), title))
