"""One of each reply and refusal of learn, for what renders them."""

from __future__ import annotations

from bot.core.chat.replies import Reply
from bot.core.game import BOARDS, Refusal
from bot.engine import Position, analyse
from bot.engine.remarks import remark
from bot.features.learn.pages import ExplainReply, HintReply, LessonReply
from bot.features.learn.tree import grow, steps
from tests.core.chat.render.examples import KINDS_OF_BOARD, LAST_FOUR, PNG


def _explain(position: Position, *, has_tree: bool) -> ExplainReply:
    return ExplainReply(analyse(position), grow(position) if has_tree else None, 10, PNG if has_tree else None)


REPLIES: dict[str, Reply] = {
    **{
        f"hint on {text}": HintReply(analyse(position), remark(position, analyse(position).best[0]))
        for text in (".........", "XX.OO....", "X...O....", "X........", "XO.......", "X...O..OX", "XX..O....")
        for position in [Position.parse(text)]
    },
    "explained": _explain(LAST_FOUR, has_tree=True),
    "explained from the start": _explain(Position.start(), has_tree=True),
    "explained without a tree": _explain(Position.start(KINDS_OF_BOARD["wild"]), has_tree=False),
    "explained on 4x4/3": _explain(Position.after((0, 5), BOARDS["4x4/3"]), has_tree=False),
    **{
        f"lesson, step {at}": LessonReply(LAST_FOUR, found, at, 10)
        for found in [steps(grow(LAST_FOUR))]
        for at in range(len(found) + 1)
    },
}
REFUSALS = (
    Refusal("learn-position-over"),
    Refusal("learn-too-many-steps", most=1),
    Refusal("learn-too-many-steps", most=4),
)
