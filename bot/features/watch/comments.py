"""Comment on games: on a move, on how a game stands, and on what decided it."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from bot.core.game import Game, User
from bot.core.thinking import Thinker
from bot.engine import Board, Mark
from bot.engine.remarks import MISTAKES, Prospect, Remark, RemarkKind
from bot.engine.values import SMALL

MIN_ASIDE_PLIES = 4  # nobody blocks or forks before that
MAX_COMMENTS = 250  # in memory: many boards follow one game, and each asks for the same comments


class Comment(NamedTuple):
    """remark: on the last move, None before the first. mistake: on the member's before, if that changed who wins."""

    remark: Remark | None
    standing: Prospect
    mistake: Remark | None = None


class TurningPoint(NamedTuple):
    """A move that changed who wins under best play. number: of the move, from 1."""

    number: int
    remark: Remark


class Summary(NamedTuple):
    """How a game was played. accuracy: as `accuracy` returns it. decided: the move that decided it, if one did."""

    accuracy: dict[Mark, int]
    decided: TurningPoint | None


def accuracy(remarks: Sequence[Remark]) -> dict[Mark, int]:
    """Return the percentage of each side's moves that gave nothing away, as /stats counts it; 100 only if all did so.

    remarks: on every move of a game on a small board. A side that made no move is left out.
    """
    sides = {mark: [each.kind not in MISTAKES for each in remarks if each.mover is mark] for mark in Mark}
    return {mark: 100 * sum(kept) // len(kept) for mark, kept in sides.items() if kept}


class Commentator:
    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._found: dict[tuple[Board, tuple[int, ...]], asyncio.Future[Comment]] = {}

    async def commentary(self, game: Game) -> Comment:
        """Comment on the last move, and if the bot answered by it, on a mistake of the member's before it."""
        found = await self.comment(game)
        if game.bot is None or game.ply < 2 or not isinstance(game.seat(game.position.to_move), User):
            return found
        before = (await self.comment(game.at(game.ply - 1))).remark
        return found._replace(mistake=before if before and before.kind in MISTAKES else None)

    async def decided(self, game: Game) -> TurningPoint | None:
        """Return the last move that changed who wins; None if there is none, or if the game didn't end by it.

        A draw that was agreed, a stop and a resignation of a game that wasn't lost are ends of their own.
        Cost: a look-up on 3x3. On larger boards nothing is searched: only comments in memory count.
        """
        remarks: Sequence[Remark | None] = [self._known(game.board, game.moves[: at + 1]) for at in range(game.ply)]
        if game.board.cells <= SMALL:
            remarks = await self._thinker.review(game.board, game.moves)
        made = (TurningPoint(at + 1, each) for at, each in enumerate(remarks) if each and each.kind in MISTAKES)
        last = max(made, default=None, key=lambda point: point.number)
        if last is None or not game.is_over:
            return last
        has_decided = game.winner is not None or game.position.is_over
        return last if has_decided and last.remark.standing.winner is game.winner else None

    async def summary(self, game: Game) -> Summary | None:
        """Sum up an ended game. Cost: a look-up on 3x3. None on larger boards: each move would need a search."""
        if game.board.cells > SMALL:
            return None
        return Summary(accuracy(await self._thinker.review(game.board, game.moves)), await self.decided(game))

    async def aside(self, game: Game) -> Remark | None:
        """Return a player's first fork against the bot, or its first block, if in the last two moves."""
        if game.board.cells > SMALL or game.is_over or game.ply < MIN_ASIDE_PLIES:
            return None
        remarks, user = await self._thinker.review(game.board, game.moves), game.mark_of(game.users[0].id)
        worth = [each.kind is RemarkKind.FORKS if each.mover is user else each.blocks for each in remarks]
        return remarks[worth.index(True)] if True in worth[-2:] and True not in worth[:-2] else None

    async def comment(self, game: Game) -> Comment:
        key = game.board, game.moves
        if (found := self._found.get(key)) is None:
            while len(self._found) >= MAX_COMMENTS:
                del self._found[next(iter(self._found))]
            found = self._found[key] = asyncio.ensure_future(self._find(game))
        try:
            return await asyncio.shield(found)
        except Exception:
            self._found.pop(key, None)
            raise

    async def _find(self, game: Game) -> Comment:
        if not game.moves:
            return Comment(None, await self._thinker.prospect(game.position))
        made = await self._thinker.remark(game.at(game.ply - 1).position, game.moves[-1])
        return Comment(made, made.standing)

    def _known(self, board: Board, moves: tuple[int, ...]) -> Remark | None:
        found = self._found.get((board, moves))
        is_known = found and found.done() and not found.cancelled() and not found.exception()
        return found.result().remark if found and is_known else None
