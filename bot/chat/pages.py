"""Pages that a command opens and buttons turn: replays, histories, explanations, lessons.

Each is made anew from an address (a game and a ply, a board and a step), so they outlive any restart.
"""

from __future__ import annotations

import math
import re

from bot import picture
from bot.chat.render import learn, watch
from bot.chat.render.board import Page
from bot.chat.sight import Sight
from bot.engine import STANDARD, BadPosition, Position, Rules, analyse
from bot.engine.tree import MOST_FREE, WHOLE, grow, steps
from bot.games import BOARDS, GameService, Place
from bot.games.refusals import NoSuchPosition, PositionOver, TooManySteps

LESSON_FREE = 4
"""A lesson takes boards of up to so many free squares: 65 calls at most."""


def position_of(text: str) -> Position:
    """A position as it is typed, or as it stands in a button's address. Errors: NoSuchPosition.

    The number of squares tells the board; `/3` after it that three in a row win.

    >>> position_of("X" + "." * 15 + "/3").board.text()
    '4x4/3'
    """
    head, _, last = text.strip().rpartition("/")
    marks, in_a_row = (head, last) if re.fullmatch("[0-9]", last) else (text, "")
    size = math.isqrt(len("".join(marks.replace("/", "").split())))
    found = [board for board in BOARDS.values() if board.rows == size and (in_a_row or str(board.k)) == str(board.k)]
    try:
        return Position.parse(marks, found[0] if found else STANDARD)
    except BadPosition as error:
        raise NoSuchPosition(str(error)) from None


def text_of(position: Position) -> str:
    """What position_of reads."""
    usual = position_of(position.text()).board.k
    return position.text() if position.board.k == usual else f"{position.text()}/{position.board.k}"


async def replay(service: GameService, sight: Sight, game_id: int, ply: int | None = None) -> Page:
    """A game that has ended, after so many plies; None is all of them. Errors: UnknownGame, StillRunning, NotBegun."""
    game = await service.gallery.replay(game_id, sight.may_see)
    at = game.ply if ply is None else ply
    return watch.replay(game, at, await service.gallery.comment(game.at(at)))


async def history(
    service: GameService,
    sight: Sight,
    place: Place,
    asker_id: int,
    user_id: int | None,
    *,
    before: int | None = None,
    after: int | None = None,
) -> Page | str:
    """A page of the games that have ended; user_id: only this user's."""
    found = await service.gallery.history(place, sight.channels(), user_id, before=before, after=after)
    return watch.history(found, asker_id, user_id)


async def explanation(service: GameService, position: Position, win: int, *, drawn: bool) -> Page:
    """What every square of a position is worth, and why. drawn: with the tree as a picture. Errors: PositionOver."""
    if position.is_over:
        raise PositionOver

    if position.board.cells - position.ply > MOST_FREE:
        return learn.explained(await service.thinker.analyse(position), None, win, None)

    def explain() -> Page:
        root = grow(position, win=win)
        return learn.explained(analyse(position), root, win, picture.draw(root) if drawn else None)

    return await service.thinker.run(explain)


async def lesson(service: GameService, position: Position, win: int, at: int) -> Page:
    """One step of plain minimax on a position, from 0. Errors: PositionOver, TooManySteps."""
    if position.is_over:
        raise PositionOver
    if position.board.rules is not Rules.STANDARD:
        raise NoSuchPosition("A lesson follows the standard rules.")
    if len(position.legal()) > LESSON_FREE:
        raise TooManySteps(LESSON_FREE)
    found = await service.thinker.run(lambda: steps(grow(position, win=win, whole=WHOLE)))
    return learn.lesson(found, at, f"ttt-steps:{text_of(position)}:{win}")
