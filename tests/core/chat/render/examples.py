"""One of each: games, challenges and replies, as examples for what renders them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from bot.core.chat.game_page import AsideReply, GameReply, MenuReply, ResignReply
from bot.core.chat.page import Page
from bot.core.chat.replies import PrivateReply, Reply, Said, page_of
from bot.core.game import (
    BOARDS,
    CROWD,
    Answer,
    Bot,
    Challenge,
    Exhibition,
    FollowedBoard,
    Game,
    How,
    Look,
    Move,
    Place,
    Result,
    Totals,
    User,
    with_rules,
)
from bot.engine import STANDARD, Board, Level, Mark, Outcome, Position, Rules, analyse
from bot.engine.remarks import Kind, Prospect, Remark, prospect, remark
from bot.engine.tree import grow, steps
from bot.features.crowd.pages import drawn
from bot.features.crowd.rules import VOTE_S, Poll
from bot.features.help.pages import HelpReply, WhomReply
from bot.features.help.rules import ORDER, Contents
from bot.features.learn.pages import ExplainReply, HintReply, LessonReply
from bot.features.privacy.pages import CopyReply, ForgetReply, ForgottenReply, Host, PrivacyReply
from bot.features.puzzles.generator import Puzzle
from bot.features.puzzles.pages import (
    PracticeReply,
    PuzzleOverReply,
    PuzzleReply,
    ShareReply,
    SolvedReply,
    SolveReply,
    Yesterday,
)
from bot.features.puzzles.rules import FIRST_DAY, RatingChange, Streak
from bot.features.puzzles.rules import Tally as PuzzleTally
from bot.features.puzzles.service import Daily, explained
from bot.features.ratings.pages import LeaderboardReply
from bot.features.ratings.rules import Leaderboard, Line, Period, Rated, Rating, Scope, Unlisted
from bot.features.stats.pages import OpeningsReply, Pair, RatingReply, StatsReply
from bot.features.stats.rules import POOLS, Accuracy, Duel, PoolRating, RatingPoint, Record, Score, Streaks, Tally
from bot.features.watch.history import Comment, HistoryPage, TurningPoint
from bot.features.watch.list_pages import HistoryReply, LiveReply
from bot.features.watch.pages import FollowReply, ReplayReply, StoppedReply
from bot.features.watch.pages import exhibition as draw_exhibition
from bot.words import words
from tests.features.tournaments.cup_pages import CUPS

SAY = words("en")
ADA, BOB = User(1, "Ada"), User(2, "Bob")
LONG = User(10**18, "*" * 32)
"""A name that escaping makes twice as long."""
WON = (0, 3, 1, 4, 2)
COMMANDS = "play tournament preferences move board draw resign games watch history replay hint explain puzzle stats"
HELP = Contents(dict.fromkeys(ORDER, ()), {*COMMANDS.split(), "leaderboard", "privacy"}, "?")
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
        return Comment(None, prospect(state.position))
    made = remark(state.at(state.ply - 1).position, state.moves[-1].number(state.board))
    return Comment(made, made.standing)


def exhibition(*numbers: int, **fields: Any) -> Game:
    """Return a game of the bot against itself, for Ada."""
    show: dict[str, Any] = {"x": Bot(Level.EASY), "o": Bot(Level.HARD), "exhibition": Exhibition(ADA, 3)}
    return game(*numbers, **show | fields)


def crowd(*numbers: int, **fields: Any) -> Game:
    """Return a game that Ada's channel plays against the bot."""
    show: dict[str, Any] = {"x": CROWD, "o": Bot(Level.HARD), "exhibition": Exhibition(ADA, VOTE_S)}
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


PNG = b"a picture, as bot/features/learn/picture.py draws it"


def _explain(position: Position, *, has_tree: bool) -> ExplainReply:
    return ExplainReply(analyse(position), grow(position) if has_tree else None, 10, PNG if has_tree else None)


PUZZLES = {
    code: puzzle
    for code in ("3x3:.X.OXX.O.", "3x3:X........", "4x4/3:..X.X..O...XOXO.", "misere:O.....XXO", "misere:.........")
    if (puzzle := Puzzle.parse(code))
}
NEW_RATING, OLD_RATING = Rating(), Rating(1612.4, 62.0, 0.06, 10**9)


def puzzles() -> dict[str, Reply]:
    """Return the replies on puzzles of every kind: asked, answered rightly and with each wrong square."""
    found: dict[str, Reply] = {
        "puzzle over, practice": PuzzleOverReply(None, FIRST_DAY + 5),
        "puzzle shared": ShareReply(LONG, FIRST_DAY + 1233, True, 1234),
        "puzzle shared, wrong": ShareReply(ADA, FIRST_DAY, False, 0),
        "practice offered": PracticeReply(),
    }
    for number, (code, puzzle) in enumerate(PUZZLES.items()):
        day = FIRST_DAY + 1233 + number
        daily, tally, streak = Daily(day, puzzle), PuzzleTally(3 * number, number), Streak(number, 2 * number)
        found[f"puzzle {code}"] = PuzzleReply(daily, Yesterday(puzzle, tally), will_post=number == 1)
        found[f"puzzle {code}, to solve"] = SolveReply(puzzle, day, rating=OLD_RATING, look=Look.CLASSIC)
        found[f"practice {code}"] = SolveReply(puzzle, None, 1233)
        found[f"puzzle {code}, over"] = PuzzleOverReply(daily, day + 1)
        for cell in puzzle.position.legal():
            why, change = explained(puzzle, cell), RatingChange(NEW_RATING, OLD_RATING)
            found[f"puzzle {code}, answered {cell}"] = SolvedReply(why, change, day, streak, tally)
            found[f"practice {code}, answered {cell}"] = SolvedReply(why, RatingChange(OLD_RATING, OLD_RATING))
            found[f"puzzle {code}, answered {cell} before"] = SolvedReply(why, None, day, streak, tally)
    return found


BOT_LOST = game(*WON, o=Bot(Level.HARD))
BOT_WON = game(*WON, x=Bot(Level.UNBEATABLE))
MIDDLE = game(4, 0, 8)
LAST_FOUR = Position.parse("O.X/X.X/.OO")
UNCLEAR = Comment(Remark(Kind.UNCLEAR, Mark.X, 0, (), 0, False, 24, Prospect(None, 0, False)), Prospect(None, 0, False))
SLIPPED = TurningPoint(2, Remark(Kind.LOSES_DRAW, Mark.O, 1, (4,), 0, False, 7, Prospect(Mark.X, 5)))
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
SCORE = Score(1_234, 123, 987)
RECORD = Record(
    tuple(Tally(pool, level, opening, SCORE) for pool in POOLS for level in (None, *Level) for opening in (None, 4, 0)),
    Streaks(3, 12),
    tuple(PoolRating(pool, 1612.4, 120.0, 1234) for pool in POOLS),
)
"""Somebody who has played everything, very often."""
PAIR = Pair(ADA, LONG, Duel(SCORE, (Outcome.WIN, Outcome.DRAW, Outcome.LOSS, Outcome.WIN, Outcome.LOSS)), False)
ONCE = Record((Tally("3x3/3", Level.EASY, 4, Score(1, 0, 0)),), Streaks(1, 1))
COURSE = tuple(RatingPoint(number, 1500.0 + number % 40, 60.0) for number in range(500))
OPENINGS = dict.fromkeys(range(25), SCORE)


def line(place: int | None, seat: User | Bot = ADA, value: float = 1500.0, deviation: float = 60.0) -> Line:
    """Return a line of a leaderboard."""
    return Line(seat, Rated(Rating(value, deviation), 24), place)


def leaderboard(*lines: Line, mine: Line | Unlisted, at: int = 0, last_at: int = 0, **which: Any) -> LeaderboardReply:
    """Return a page of a leaderboard for Bob."""
    base: dict[str, Any] = {"asker": BOB, "board": STANDARD, "period": Period.ALL, "scope": Scope.HERE}
    return LeaderboardReply(Leaderboard(lines, at, last_at, 40, mine), **(base | which))


def on_show(shown: Game, comment: Comment | None = None) -> GameReply:
    """Return an exhibition with what is said of it."""
    return GameReply(shown, draw=lambda one, say: draw_exhibition(one, comment, say))


def voted(shown: Game, poll: Poll = Poll()) -> GameReply:  # noqa: B008
    """Return a game of the channel's, and how the vote stands."""
    return GameReply(shown, draw=drawn(poll))


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
    "exhibition": on_show(exhibition(4), comment_on(exhibition(4))),
    "exhibition, won": on_show(exhibition(*WON), comment_on(exhibition(*WON))),
    "exhibition, stopped": on_show(exhibition(result=Result(None, How.STOP, 1))),
    "crowd, new": voted(crowd()),
    "crowd, voting": voted(crowd(4, 0), Poll({2: 1, 8: 3, 5: 3}, 9)),
    "crowd, one vote on a larger board": voted(crowd(board=BOARDS["5x5"]), Poll({12: 1}, 1)),
    "crowd, the bot began": voted(crowd(4, x=Bot(Level.EASY), o=CROWD, board=BOARDS["4x4"])),
    "crowd, misere": voted(crowd(board=KINDS_OF_BOARD["misere"], exhibition=Exhibition(LONG, VOTE_S))),
    "crowd, won": voted(crowd(*WON), Poll(voters=12)),
    "crowd, won by one": voted(crowd(*WON), Poll(voters=1)),
    "crowd, lost": voted(crowd(*WON, x=Bot(Level.HARD), o=CROWD), Poll(voters=2)),
    "crowd, drawn": voted(crowd(*DRAWN), Poll(voters=2)),
    "crowd, stopped": voted(crowd(result=Result(None, How.STOP, 1))),
    "crowd, out of time": voted(crowd(4, 0, result=Result(Mark.O, How.TIME, 1)), Poll(voters=2)),
    "crowd, played again": voted(crowd(*WON, rematch_id=7)),
    "crowd, followed": FollowReply(crowd(4, 0), None, has_link=True),
    "crowd, replayed": ReplayReply(crowd(*WON), 5, comment_on(game(*WON))),
    "crowd, live": LiveReply((crowd(4, 0),), has_more=False, totals=Totals(1)),
    "crowd, history": HistoryReply(HistoryPage((crowd(*WON), crowd(*DRAWN)), False, False), 1, None, Totals(2)),
    "crowd, unwatched": StoppedReply((), crowd(id=9)),
    "followed": FollowReply(MIDDLE, comment_on(MIDDLE), has_link=True),
    "followed, unclear": FollowReply(game(0, board=BOARDS["5x5"]), UNCLEAR, has_link=False),
    "followed, held back": FollowReply(MIDDLE, None, has_link=True),
    "followed, over": FollowReply(longest(game(*WON)), None, has_link=True, turning_points=(SLIPPED,) * 9),
    **{f"replay {ply}": ReplayReply(game(*WON), ply, comment_on(game(*WON).at(ply))) for ply in range(7)},
    "replay, wild": ReplayReply(at_random(KINDS_OF_BOARD["wild"], How.LINE), 1, UNCLEAR),
    "live": LiveReply((MIDDLE, game()), has_more=True, totals=Totals(1000, has_more=True)),
    "live, long": LiveReply((longest(MIDDLE),) * 20, has_more=False, totals=Totals(20)),
    "live, none": LiveReply((), has_more=False, totals=Totals(0)),
    "history": HistoryReply(HistoryPage((game(*WON), game(*DRAWN)), True, False), 10**18, 10**18, Totals(2, 1, 1)),
    "history, long": HistoryReply(HistoryPage((longest(game(*WON)),) * 20, True, True), 1, None, Totals(99)),
    "history, one page": HistoryReply(HistoryPage((game(*WON),), False, False), 1, None, Totals(1)),
    "history, none": HistoryReply(HistoryPage((), False, False), 1, None, Totals(0)),
    "stats": StatsReply(LONG, RECORD, Accuracy(7000, 6500), False, PAIR),
    "stats of one game": StatsReply(ADA, ONCE, Accuracy(1, 1), True),
    "stats and no duel": StatsReply(ADA, ONCE, Accuracy(), True, Pair(ADA, BOB, Duel(), is_asker=True)),
    "stats, none": StatsReply(ADA, Record(), Accuracy(), True),
    "stats, none of a member": StatsReply(LONG, Record(), Accuracy(), False),
    "rating": RatingReply(LONG, "3x3/3 misere", tuple(POOLS), COURSE, PNG),
    "rating in words": RatingReply(User(1, ""), "4x4/3", ("4x4/3",), COURSE[:1], None),
    "openings": OpeningsReply(LONG, "5x5/4", tuple(POOLS), OPENINGS, PNG),
    "openings in words": OpeningsReply(ADA, "3x3/3", ("3x3/3",), {4: Score(1, 0, 0)}, None),
    "openings in words, all squares": OpeningsReply(LONG, "5x5/4", tuple(POOLS), OPENINGS, None),
    "private rating": PrivateReply(RatingReply(ADA, "3x3/3", ("3x3/3",), COURSE, PNG)),
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
    "said": Said("help-about", {"version": "1.2.3"}),
    "help": HelpReply(HELP, None, True, {"play": 10**18, "games": 1, "hint": 2, "explain": 3}),
    "help, not typed": HelpReply(HELP._replace(prefix=None), None, True),
    "help, alone": HelpReply(HELP, None, False),
    **{f"help on {topic}": HelpReply(HELP, topic, True, {"play": 1, "move": 2}) for topic in ORDER},
    "help on typing, not typed": HelpReply(HELP._replace(prefix=None), "typing", False),
    "leaderboard": leaderboard(
        line(1), line(None, Bot(Level.HARD)), line(2, BOB, 1420, 200), mine=line(2, BOB, 1420, 200)
    ),
    "leaderboard, long": leaderboard(
        *(line(place, LONG) for place in range(10_001, 10_011)),
        mine=line(12, LONG),
        at=1000,
        last_at=2000,
        asker=LONG,
        board=BOARDS["5x5/5"],
        period=Period.MONTH,
        scope=Scope.EVERYWHERE,
    ),
    **{
        f"leaderboard, {why.value}, {period.value}, {scope.value}, {len(lines)} lines": leaderboard(
            *lines, mine=why, period=period, scope=scope, board=KINDS_OF_BOARD["misere"]
        )
        for why in Unlisted
        for period in Period
        for scope in Scope
        for lines in [(), (line(1),)]
    },
    "whom": WhomReply(),
    **puzzles(),
    "privacy": PrivacyReply(Host()),
    "privacy, filled": PrivacyReply(Host("A" * 100, "x" * 200, 1, 36500)),
    "forget": ForgetReply(10**18, 2**33),
    **{
        f"after {message}": ForgottenReply(message)
        for message in ("privacy-forget-kept", "privacy-forget-nothing", "privacy-forget-done")
    },
    "copy": CopyReply("tictactoe-1.json", b"{}", 10_000),
    **CUPS,
    "private": PrivateReply(LiveReply((MIDDLE,), has_more=False, totals=Totals(1))),
}
