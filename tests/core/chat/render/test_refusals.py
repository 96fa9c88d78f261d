"""Every refusal has its sentence: what is so, then what to do, with all of its facts."""

from __future__ import annotations

import re

import pytest

from bot.core.chat.game_options import KNOWN
from bot.core.chat.replies import sentence
from bot.core.game import BOARDS, CROWD, Bot, Refusal, refusals
from bot.core.game.refusals import NoSuchPosition
from bot.engine import STANDARD, Level
from tests.added import added
from tests.core.chat.render.examples import ADA, BOB, KINDS_OF_BOARD, SAY
from tests.refused import raised
from tests.report import for_each

OF_CORE: tuple[Refusal, ...] = (
    refusals.NoGame(),
    Refusal("no-game-here", channel=1 << 62),
    refusals.TimeRanOut(1234),
    Refusal("no-such-game"),
    Refusal("unknown-game", game_id=1234),
    Refusal("already-over", game_id=1234),
    NoSuchPosition("position-winner-to-move", {"mover": "X"}),
    Refusal("still-explaining"),
    Refusal("too-many-explanations"),
    Refusal("channel-busy"),
    Refusal("too-many-games", running=1, most=1),
    Refusal("too-many-games", running=3, most=2),
    Refusal("not-yours", user=ADA),
    refusals.AlreadyPlaying(ADA, is_asker=True),
    Refusal("rematch-running", game_id=13),
    refusals.AlreadyPlaying(ADA, is_asker=False),
    Refusal("already-challenged", user=ADA),
    Refusal("declined", player=ADA, until=1_800_000_000),
    Refusal("no-challenges", player=ADA),
    Refusal("too-many-blocked", most=100),
    Refusal("too-fast", wait_s=1),
    Refusal("too-fast", wait_s=7),
    Refusal("own-offer", seat=ADA),
    refusals.AlreadyPlaying(ADA, is_asker=False, is_accepting=True),
    Refusal("not-your-button"),
    Refusal("no-opponent"),
    Refusal("not-for-you", players=(ADA,)),
    Refusal("not-for-you", players=(ADA, BOB)),
    Refusal("not-for-you", players=()),
    Refusal("not-your-turn", seat=ADA),
    Refusal("not-your-turn", seat=Bot(Level.HARD)),
    Refusal("square-taken", board=STANDARD, cell=4, free=(0, 2, 8)),
    Refusal("square-taken", board=KINDS_OF_BOARD["wild"], cell=4, free=(0, 8, 9, 17)),
    Refusal("square-taken", board=BOARDS["5x5"], cell=24, free=(0, 1)),
    Refusal("no-such-square", board=STANDARD, free=(0,)),
    Refusal("no-such-square", board=BOARDS["4x4"], free=(0, 15)),
    Refusal("no-such-board", names=tuple(BOARDS)),
    Refusal("no-such-rules"),
    Refusal("draw-refused"),
    Refusal("opponent-is-you"),
    Refusal("opponent-is-a-bot"),
    Refusal("not-a-member"),
    Refusal("which-member", players=(ADA, BOB)),
    Refusal("unknown-in-game", board=STANDARD, free=(1, 2)),
    Refusal("nobody-else-here"),
    Refusal("not-understood", **KNOWN),
    Refusal("words-not-understood"),
    Refusal("no-such-number"),
    Refusal("not-for-you", players=(CROWD,)),
    Refusal("pick-one"),
    Refusal("pick-open"),
    Refusal("no-channel-games"),
    Refusal("own-challenge"),
    Refusal("seats-taken"),
    Refusal("still-open"),
    Refusal("unknown-word", word="hrad", command="!play @eve hard", does="play <@1> hard"),
    Refusal("no-rematch"),
    Refusal("no-board-there"),
    Refusal("vote-instead", game_id=1234),
    Refusal("opponent-forgotten"),
    refusals.NoDirectMessages(),
)
EXAMPLES = (*OF_CORE, *(each for _, module in added("examples") for each in module.REFUSALS))


def test_every_refusal_has_an_example() -> None:
    assert {refusal.message for refusal in EXAMPLES} == raised()


@for_each(EXAMPLES)
def test_a_refusal_is_one_or_two_short_sentences(refusal: Refusal) -> None:
    said = sentence(refusal, SAY)
    assert len(said) < 170
    assert len(re.findall(r"[.](?: |$)", said)) <= 2
    assert said.endswith((".", "`?"))
    assert "!" not in re.sub("`.*`", "", said)
    assert "nvalid" not in said


def test_a_refusal_without_words_is_noticed() -> None:
    with pytest.raises(LookupError):
        sentence(Refusal("without-words"), SAY)
