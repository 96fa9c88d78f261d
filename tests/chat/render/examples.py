"""One of each: games, challenges and replies, as examples for what renders them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from bot.chat.render import Page, page_of
from bot.chat.request import (
    AsideReply,
    ExplainReply,
    FollowReply,
    GameReply,
    HelpReply,
    HintReply,
    HistoryReply,
    LessonReply,
    LiveReply,
    MenuReply,
    PrivateReply,
    ReplayReply,
    Reply,
    ResignReply,
    Said,
    StoppedReply,
    WhomReply,
)
from bot.chat.topics import Topic
from bot.engine import STANDARD, Board, Level, Mark, Position, Rules, analyse
from bot.engine.remarks import Kind, Remark, Standing, remark, stand
from bot.engine.tree import grow, steps
from bot.games.history import Comment, HistoryPage, TurningPoint
from bot.model import (
    BOARDS,
    Answer,
    Bot,
    Challenge,
    Exhibition,
    FollowedBoard,
    Game,
    How,
    Move,
    Place,
    Result,
    Totals,
    User,
    with_rules,
)
from bot.words import words
from tests.chat.render.cups import CUPS

SAY = words("en")
ADA, BOB = User(1, "Ada"), User(2, "Bob")
LONG = User(10**18, "*" * 32)
"""A name that escaping makes twice as long."""
WON = (0, 3, 1, 4, 2)
DRAWN = (4, 0, 8, 2, 1, 7, 3, 5, 6)
KINDS_OF_BOARD = {
    **BOARDS,
    "misere": with_rules(STANDARD, Rules.MISERE),
    "wild": with_rules(STANDARD, Rules.WILD),
}


def game(*numbers: int, board: Board = STANDARD, **fields: Any) -> Game:
    """Return a game after these moves, as the engine numbers them; fields replace what it has then."""
    state = Game(Place(1, 2), ADA, BOB, board, created_at=0, deadline=2**33, id=10**17)
    for number in numbers:
        state = state.played(Move.of(number, state.position), 1, 2**33)
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
            move = Move.of(chance.choice(state.position.legal()), state.position)
            state = state.played(move, 1, 2**33)
        if state.result and state.result.how is how:
            return state
    raise LookupError(f"{board.text()} never ends so")


def comment_on(state: Game) -> Comment:
    """Return what the engine has to say of a game on 3x3."""
    if not state.moves:
        return Comment(None, stand(state.position))
    made = remark(state.at(state.ply - 1).position, state.moves[-1].number(state.board))
    return Comment(made, made.standing)


def exhibition(*numbers: int, **fields: Any) -> Game:
    """Return a game of the bot against itself, for Ada."""
    show: dict[str, Any] = {"x": Bot(Level.EASY), "o": Bot(Level.HARD), "exhibition": Exhibition(ADA, 3)}
    return game(*numbers, **show | fields)


def text_of(page: Page) -> str:
    """Return all words of a page."""
    return page.without_embed().content


def shown(reply: Reply) -> str:
    """Return all words of a reply's page."""
    return text_of(page_of(reply, SAY))


def lines_of(reply: Reply) -> list[str]:
    """Return the lines of a reply's embed."""
    embed = page_of(reply, SAY).embed
    return (embed.description or "").splitlines() if embed else []


def title_of(reply: Reply) -> str:
    """Return the heading of a reply's embed."""
    embed = page_of(reply, SAY).embed
    return (embed.title or "") if embed else ""


def buttons_of(page: Page) -> list[dict[str, Any]]:
    """Return a page's buttons, row by row."""
    return [button for row in (page.view.to_components() if page.view else []) for button in row["components"]]


def longest(state: Game) -> Game:
    """Return a game with names as long as they get, and hints on both sides."""
    return replace(state, x=LONG, o=LONG, hints=frozenset(Mark), message_id=10**18)


PNG = b"a picture, as bot/picture.py draws it"


def _explain(position: Position, *, has_tree: bool) -> ExplainReply:
    return ExplainReply(analyse(position), grow(position) if has_tree else None, 10, PNG if has_tree else None)


BOT_LOST = game(*WON, o=Bot(Level.HARD))
BOT_WON = game(*WON, x=Bot(Level.UNBEATABLE))
MIDDLE = game(4, 0, 8)
LAST_FOUR = Position.parse("O.X/X.X/.OO")
UNCLEAR = Comment(Remark(Kind.UNCLEAR, Mark.X, 0, (), 0, False, 24, Standing(None, 0, False)), Standing(None, 0, False))
SLIPPED = TurningPoint(2, Remark(Kind.LOSES_DRAW, Mark.O, 1, (4,), 0, False, 7, Standing(Mark.X, 5)))
GAMES: dict[str, Game | Challenge] = {
    "challenge": challenge(),
    "challenge to the first": challenge(Mark.O),
    "quiet challenge": challenge(is_quiet=True),
    "challenge on a larger board": challenge(board=BOARDS["5x5"]),
    **{answer.value: challenge(answer=answer) for answer in Answer},
    "new": game(),
    **{f"new {name}": game(board=board) for name, board in KINDS_OF_BOARD.items()},
    **{f"{name} under way": game(0, 5, board=board) for name, board in KINDS_OF_BOARD.items()},
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
REPLIES: dict[str, Reply] = {
    **{name: GameReply(state) for name, state in GAMES.items()},
    **{f"{name}, long names": GameReply(longest(state)) for name, state in GAMES.items() if isinstance(state, Game)},
    "to be resigned": ResignReply(MIDDLE, Mark.X),
    "menu": MenuReply(game(0, board=BOARDS["5x5"]), Mark.O),
    **{
        message: AsideReply(MIDDLE, message)
        for message in ("kept-playing", "resigned-game", "draw-offer-made", "draw-agreed")
    },
    "to place O": GameReply(game(board=KINDS_OF_BOARD["wild"]), mark_to_place=Mark.O),
    "exhibition": GameReply(exhibition(4), comment=comment_on(exhibition(4))),
    "exhibition, won": GameReply(exhibition(*WON), comment=comment_on(exhibition(*WON))),
    "exhibition, stopped": GameReply(exhibition(result=Result(None, How.STOP, 1))),
    "followed": FollowReply(MIDDLE, comment_on(MIDDLE), has_link=True),
    "followed, unclear": FollowReply(game(0, board=BOARDS["5x5"]), UNCLEAR, has_link=False),
    "followed, held back": FollowReply(MIDDLE, None, has_link=True),
    "followed, over": FollowReply(longest(game(*WON)), None, has_link=True, turning_points=(SLIPPED,) * 9),
    **{f"replay {ply}": ReplayReply(game(*WON), ply, comment_on(game(*WON).at(ply))) for ply in range(7)},
    "replay, wild": ReplayReply(at_random(KINDS_OF_BOARD["wild"], How.LINE), 1, UNCLEAR),
    "live": LiveReply((MIDDLE, game()), has_more=True, totals=Totals(1000, has_more=True)),
    "live, long": LiveReply((longest(MIDDLE),) * 20, has_more=False),
    "live, none": LiveReply((), has_more=False),
    "history": HistoryReply(HistoryPage((game(*WON), game(*DRAWN)), True, False), 10**18, 10**18, Totals(2, 1, 1)),
    "history, long": HistoryReply(HistoryPage((longest(game(*WON)),) * 20, True, True), 1, None),
    "history, one page": HistoryReply(HistoryPage((game(*WON),), False, False), 1, None),
    "history, none": HistoryReply(HistoryPage((), False, False), 1, None),
    "stopped": StoppedReply((FollowedBoard(7, Place(1, 2), 3, ADA),), exhibition(id=9)),
    "stopped all": StoppedReply(tuple(FollowedBoard(id, Place(1, 2), 3, ADA) for id in range(7, 12)), None),
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
    "said": Said("about", {"version": "1.2.3"}),
    "help": HelpReply(None, True, "?", {"play": 10**18, "games": 1, "hint": 2, "explain": 3}),
    "help, not typed": HelpReply(None, True, None),
    "help, alone": HelpReply(None, False, "?"),
    **{f"help on {topic}": HelpReply(topic, True, "?", {"play": 1, "move": 2}) for topic in Topic},
    "help on typing, not typed": HelpReply(Topic.TYPING, False, None),
    "whom": WhomReply(),
    **CUPS,
    "private": PrivateReply(LiveReply((MIDDLE,), has_more=False)),
}
