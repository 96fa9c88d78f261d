"""One of each: games, challenges and replies, as examples for what renders them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from bot.core.chat.game_page import GameReply, aside, menu, resign_question
from bot.core.chat.looks import Looks
from bot.core.chat.page import Page
from bot.core.chat.picking import pick
from bot.core.chat.press import do_button
from bot.core.chat.replies import AnyReply, Said
from bot.core.game import (
    BOARDS,
    CROWD,
    RULES,
    Answer,
    Bot,
    Challenge,
    Exhibition,
    Game,
    How,
    Place,
    Result,
    User,
    with_rules,
)
from bot.engine import STANDARD, Board, Level, Mark, Position, Rules
from bot.words import Words, words
from tests.added import reply as made

SAY = words("en")
ADA, BOB = User(1, "Ada"), User(2, "Bob")
LONG = User(10**18, "*" * 32)
"""A name that escaping makes twice as long."""
WON = (0, 3, 1, 4, 2)
DRAWN = (4, 0, 8, 2, 1, 7, 3, 5, 6)
KINDS_OF_BOARD = {name: board for name, board in BOARDS.items() if board.rules is Rules.STANDARD}
KINDS_OF_BOARD |= {rules: with_rules(STANDARD, rules) for rules in (Rules.MISERE, Rules.WILD)}
ALL_KINDS = {**BOARDS, **{rules: board for rules, board in RULES.items() if board != STANDARD}}
"""Also those whose pages are tested beside their rules."""


def game(*numbers: int, board: Board = STANDARD, **fields: Any) -> Game:
    """Return a game after these moves, as the engine numbers them; fields replace what it has then."""
    state = Game(Place(1, 2), ADA, BOB, board, created_at=0, deadline=2**33, id=10**17)
    for number in numbers:
        state = state.played(number, 1, 2**33)
    return replace(state, **fields)


def challenge(by: Mark = Mark.X, **fields: Any) -> Challenge:
    """Return a challenge from Ada, who would play X, to Bob, or by O the other way round."""
    state = Challenge(Place(1, 2), ADA, BOB, by, STANDARD, created_at=0, deadline=2**33, id=10**17)
    return replace(state, **fields)


def ended(how: How, winner: Mark | None, *numbers: int, **fields: Any) -> Game:
    """Return a game that did not end by its moves."""
    return game(*numbers, result=Result(winner, how, 1), **fields)


def at_random(board: Board, how: How) -> Game:
    """Return a game of random moves that ends so."""
    for seed in range(1000):
        chance, state = Random(seed), game(board=board)
        while not state.is_over:
            move = chance.choice(state.position.legal())
            state = state.played(move, 1, 2**33)
        if state.result and state.result.how is how:
            return state
    raise LookupError(f"{board.text()} never ends so")


def exhibition(*numbers: int, **fields: Any) -> Game:
    show: dict[str, Any] = {"x": Bot(Level.EASY), "o": Bot(Level.HARD), "exhibition": Exhibition(ADA, 3)}
    return game(*numbers, **show | fields)


def crowd(*numbers: int, **fields: Any) -> Game:
    """Return a game that Ada's channel plays against the bot."""
    show: dict[str, Any] = {"x": CROWD, "o": Bot(Level.HARD), "exhibition": Exhibition(ADA, 30)}
    return game(*numbers, **show | fields)


_LOOKS = Looks()


def page_of(reply: AnyReply, say: Words) -> Page:
    """Return a reply's page as Discord gets it, in Unicode."""
    return _LOOKS.draw(reply.render(say))


def text_of(page: Page) -> str:
    return page.without_embed().content


def shown(reply: AnyReply) -> str:
    """Return all words of a reply's page."""
    return text_of(page_of(reply, SAY))


def lines_of(reply: AnyReply) -> list[str]:
    embed = page_of(reply, SAY).embed
    return (embed.description or "").splitlines() if embed else []


def title_of(reply: AnyReply) -> str:
    embed = page_of(reply, SAY).embed
    return (embed.title or "") if embed else ""


def buttons_of(page: Page) -> list[dict[str, Any]]:
    """Return a page's buttons, row by row."""
    return [button for row in (page.view.to_components() if page.view else []) for button in row["components"]]


def longest(state: Game) -> Game:
    """Return a game with names as long as they get, and hints on both sides."""
    return replace(state, x=LONG, o=LONG, hints=frozenset(Mark), message_id=10**18)


PNG = b"a picture, as bot/features/learn/picture.py draws it"


BOT_LOST = game(*WON, o=Bot(Level.HARD))
BOT_WON = game(*WON, x=Bot(Level.UNBEATABLE))
MIDDLE = game(4, 0, 8)
LAST_FOUR = Position.parse("O.X/X.X/.OO")
GAMES: dict[str, Game | Challenge] = {
    "challenge": challenge(),
    "challenge to the first": challenge(Mark.O),
    "quiet challenge": challenge(is_quiet=True),
    "challenge on a larger board": challenge(board=BOARDS["5x5"]),
    "challenge to anyone": challenge(o=None),
    "challenge to anyone, who goes first": challenge(Mark.O, x=None, board=BOARDS["4x4"]),
    **{f"{answer.value}, to anyone": challenge(o=None, answer=answer) for answer in (Answer.WITHDRAWN, Answer.EXPIRED)},
    **{answer.value: challenge(answer=answer) for answer in Answer},
    "new": game(),
    **{f"new {name}": game(board=board) for name, board in ALL_KINDS.items()},
    **{f"{name} under way": game(0, 5, board=board) for name, board in ALL_KINDS.items()},
    "the bot's": game(4, x=Bot(Level.HARD)),
    "draw offered": game(4, draw_offer=Mark.X),
    "won": game(*WON),
    "lost to the bot": BOT_WON,
    "won from the bot": BOT_LOST,
    "drawn": game(*DRAWN),
    "agreed": ended(How.AGREEMENT, None, 4),
    "resigned": ended(How.RESIGNATION, Mark.O, 4),
    "timed out": ended(How.TIME, Mark.O, 4, 0),
    "never begun": ended(How.TIME, None),
    "rematch offered": ended(How.RESIGNATION, Mark.O, 4, rematch_offer=Mark.O),
    "hinted": game(*WON, hints=frozenset(Mark)),
}


REPLIES: dict[str, AnyReply] = {
    "pick": made(pick, do_button("watch"), (game(board=BOARDS["4x4"], id=7, created_at=700),), 1000),
    **{name: GameReply(state) for name, state in GAMES.items()},
    **{f"{name}, long names": GameReply(longest(state)) for name, state in GAMES.items() if isinstance(state, Game)},
    "to be resigned": resign_question(MIDDLE, Mark.X),
    "menu": menu(game(0, board=BOARDS["5x5"]), Mark.O),
    **{
        message: aside(MIDDLE, message)
        for message in ("kept-playing", "resigned-game", "draw-offer-made", "draw-agreed")
    },
    "to place O": GameReply(game(board=KINDS_OF_BOARD["wild"]), chosen=1),
    "said": Said("to-move", {"player": "Ada"}),
}
