"""One of each reply and refusal of watch, for what renders them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.core.chat.game_page import GameReply
from bot.core.chat.replies import AnyReply, Reply
from bot.core.game import BOARDS, FollowedBoard, Game, How, Place, Refusal, Result, Totals
from bot.engine import Mark
from bot.engine.remarks import MISTAKES, Prospect, Remark, RemarkKind, prospect, remark, review
from bot.features.watch import pages
from bot.features.watch.comments import Comment, Summary, TurningPoint, accuracy
from bot.features.watch.service import HistoryPage
from tests.added import Later, reply
from tests.core.chat.render.examples import (
    ADA,
    DRAWN,
    KINDS_OF_BOARD,
    MIDDLE,
    WON,
    at_random,
    crowd,
    ended,
    exhibition,
    game,
    longest,
)


def comment_on(state: Game) -> Comment:
    """Return what the engine has to say of a game on 3x3."""
    if not state.moves:
        return Comment(None, prospect(state.position))
    made = remark(state.at(state.ply - 1).position, state.moves[-1])
    return Comment(made, made.standing)


UNCLEAR = Comment(
    Remark(RemarkKind.UNCLEAR, Mark.X, 0, (), 0, False, 24, Prospect(None, 0, False)), Prospect(None, 0, False)
)
LOST_BY_THE_END = game(4, 1, 7, 6, 2, 0, 8, 3, board=KINDS_OF_BOARD["misere"])
"""By misere rules Bob completes a line with the last move; 6 would have kept the draw."""
SLIPPED = TurningPoint(2, Remark(RemarkKind.LOSES_DRAW, Mark.O, 1, (4,), 0, False, 7, Prospect(Mark.X, 5)))


def replayed(state: Game, *given: Any) -> Reply:
    """Return a step of a replay. given: as `pages.replay` takes it."""
    return replace(reply(pages.replay, state, *given), game=state)


def following(state: Game, comment: Comment | None, *, has_link: bool, decided: TurningPoint | None = None) -> Reply:
    """Return the board that follows a game."""
    return replace(reply(pages.followed, state, comment, has_link, decided), game=state, as_new=True)


def reviewed(state: Game, ply: int) -> Reply:
    """Return a step of a replay with what the whole game comes to, if its last slip decided it."""
    remarks = review(state.board, state.moves)
    slips = [TurningPoint(number, each) for number, each in enumerate(remarks, 1) if each.kind in MISTAKES]
    summary = Summary(accuracy(remarks), slips[-1] if slips else None)
    return replayed(state, ply, comment_on(state.at(ply)), summary)


def on_show(shown: Game, comment: Comment | None = None) -> GameReply:
    """Return an exhibition with what is said of it."""
    return GameReply(shown, renderer=lambda one, say: pages.exhibition(one, comment, say))


WON_GAMES = [game(*WON, id=10**17 + number) for number in range(20)]


def _all() -> dict[str, AnyReply]:
    return {
        "exhibition": on_show(exhibition(4), comment_on(exhibition(4))),
        "exhibition, won": on_show(exhibition(*WON), comment_on(exhibition(*WON))),
        "exhibition, stopped": on_show(exhibition(result=Result(None, How.STOP, 1))),
        "crowd, followed": following(crowd(4, 0), None, has_link=True),
        "crowd, replayed": replayed(crowd(*WON), 5, comment_on(game(*WON))),
        "crowd, live": reply(pages.live, (crowd(4, 0),), Totals(1)),
        "crowd, history": reply(
            pages.history, HistoryPage((crowd(*WON), crowd(*DRAWN, id=9)), False, False), 1, None, Totals(2)
        ),
        "crowd, unwatched": reply(pages.stopped, (), crowd(id=9)),
        "followed": following(MIDDLE, comment_on(MIDDLE), has_link=True),
        "followed, unclear": following(game(0, board=BOARDS["5x5"]), UNCLEAR, has_link=False),
        "followed, held back": following(MIDDLE, None, has_link=True),
        "followed, over": following(longest(game(*WON)), None, has_link=True, decided=SLIPPED),
        **{f"replay {ply}": replayed(game(*WON), ply, comment_on(game(*WON).at(ply))) for ply in range(7)},
        "replay, reviewed": reviewed(game(*WON), 2),
        "replay, reviewed to the end": reviewed(longest(game(*WON)), 5),
        "replay, drawn": reviewed(game(*DRAWN), 9),
        "replay, one move": reviewed(ended(How.RESIGNATION, Mark.X, 4), 1),
        "replay, misere": reviewed(LOST_BY_THE_END, 8),
        "replay, wild": replayed(at_random(KINDS_OF_BOARD["wild"], How.LINE), 1, UNCLEAR),
        "live": reply(pages.live, (MIDDLE, game()), Totals(1000, has_more=True)),
        "live, long": reply(pages.live, (longest(MIDDLE),) * 20, Totals(20)),
        "live, none": reply(pages.live, (), Totals(0)),
        "history": reply(
            pages.history, HistoryPage((game(*WON), game(*DRAWN, id=9)), True, False), 10**18, 10**18, Totals(2, 1, 1)
        ),
        "history, long": reply(
            pages.history, HistoryPage(tuple(map(longest, WON_GAMES)), True, True), 1, None, Totals(99)
        ),
        "history, one page": reply(pages.history, HistoryPage((game(*WON),), False, False), 1, None, Totals(1)),
        "history, none": reply(pages.history, HistoryPage((), False, False), 1, None, Totals(0)),
        "stopped": reply(pages.stopped, (FollowedBoard(7, Place(1, 2), 3, ADA),), exhibition(id=9)),
        "stopped all": reply(pages.stopped, tuple(FollowedBoard(id, Place(1, 2), 3, ADA) for id in range(7, 12)), None),
        "private": replace(reply(pages.live, (MIDDLE,), Totals(1)), is_private=True),
    }


REPLIES = Later(_all)
REFUSALS = (
    Refusal("watch-not-begun", game_id=1234),
    Refusal("watch-still-running", game_id=1234),
    Refusal("watch-nothing-to-stop", is_any=True),
    Refusal("watch-nothing-to-stop", is_any=False),
    Refusal("watch-history-empty"),
    Refusal("exhibition-running", game_id=1234, user=ADA),
    Refusal("watch-too-many-boards", most=1),
    Refusal("watch-too-many-boards", most=5),
    Refusal("watch-too-many-followers", game_id=1234, most=25),
    Refusal("too-many-exhibitions", most=5),
    Refusal("cannot-follow-here"),
    Refusal("watch-not-shown"),
    Refusal("watch-not-your-list"),
)
