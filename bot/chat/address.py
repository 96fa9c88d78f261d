"""Addresses: what every button and menu of ours says by its `custom_id`, and the only place that writes or reads one.

An address says which game, which ply and what to do, never how things are. So a button works under any old message,
after any restart. Every form that was ever sent is still read.
"""

import enum
import re
from typing import Literal, NamedTuple

from bot.chat.cup_address import TournamentButton, parse_cup
from bot.chat.puzzle_address import PuzzleAddress, parse_puzzle
from bot.engine import Level, Rules
from bot.model import BOARDS
from bot.model.leaderboards import Period, Scope
from bot.model.statistics import POOLS


class Act(enum.StrEnum):
    """What a button under a game or a challenge does, other than play a square."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    AGREE = "draw"
    HINT = "hint"
    OFFER = "offer"
    RESIGN = "resign"  # asks first
    GIVE_UP_X = "give-up-x"  # the answers to that; each turns the question into a line
    GIVE_UP_O = "give-up-o"
    KEEP_X = "keep-x"
    KEEP_O = "keep-o"
    OFFER_ASIDE = "offer-aside"  # from a menu, which they turn into a line
    AGREE_ASIDE = "draw-aside"
    RESIGN_X = "resign-x"  # no longer sent: turns the board on which it was asked into the ended one
    RESIGN_O = "resign-o"
    PLACE_X = "place-x"  # by wild rules: shows the squares that place X
    PLACE_O = "place-o"
    REMATCH = "rematch"
    EASIER = "easier"
    REPLAY = "replay"
    STOP = "stop"
    JOIN = "join"
    AGAIN = "again"  # what the crowd has played


class HelpAct(enum.StrEnum):
    """What a button or a menu under the help does, other than start a game."""

    CHALLENGE = "challenge"  # asks whom
    WHOM = "whom"  # the menu that was asked by
    WATCH = "watch"
    TOPIC = "topic"  # a menu


class Chart(enum.StrEnum):
    """What a button under somebody's statistics shows."""

    RATING = "rating"
    OPENINGS = "openings"


class Turn(enum.StrEnum):
    """Where a button of a page leads; it also keeps the addresses of one message apart."""

    FIRST = "first"
    BACK = "back"
    FORWARD = "forward"
    LAST = "last"


class Consent(enum.StrEnum):
    """An answer to the question whether somebody is to be forgotten."""

    KEEP = "keep"
    ERASE = "erase"


class SquareButton(NamedTuple):
    """Play a cell (from 0; by wild rules the engine's number of the move) of the board as it was at a ply."""

    game_id: int
    ply: int
    cell: int

    def text(self) -> str:
        return f"ttt:{self.game_id}:{self.ply}:{self.cell}"


class GameButton(NamedTuple):
    """Do something with a game or a challenge. ply: how many marks were placed when the button was drawn."""

    game_id: int
    ply: int
    act: Act

    def text(self) -> str:
        return f"ttt:{self.game_id}:{self.ply}:{self.act.value}"


class VoteButton(NamedTuple):
    """Vote for a cell (from 0) of a game against the crowd, as it was at a ply."""

    game_id: int
    ply: int
    cell: int

    def text(self) -> str:
        return f"ttt-vote:{self.game_id}:{self.ply}:{self.cell}"


class MenuButton(NamedTuple):
    """Show what can be done with a game. cell: which mark was pressed, which tells the buttons of a board apart."""

    game_id: int
    cell: int

    def text(self) -> str:
        return f"ttt-menu:{self.game_id}:{self.cell}"


class ReplayButton(NamedTuple):
    """Show an ended game as it was at a ply."""

    game_id: int
    ply: int
    turn: Turn = Turn.FIRST

    def text(self) -> str:
        return f"ttt-replay:{self.game_id}:{self.ply}:{self.turn.value}"


class ReplayMenu(NamedTuple):
    """Open the replay of the game whose number is chosen, for the one who chose."""

    def text(self) -> str:
        return "ttt-replay:chosen"


class HistoryButton(NamedTuple):
    """Turn a list of ended games. asker_id: whose list it is. user_id: whose games, None for everybody's.

    side, game_id: the page before or after the game of that number.
    """

    asker_id: int
    user_id: int | None
    side: Literal["before", "after"]
    game_id: int

    def text(self) -> str:
        return f"ttt-history:{self.asker_id}:{self.user_id or 0}:{self.side}:{self.game_id}"


class LessonButton(NamedTuple):
    """Show a step (from 0) of plain minimax. board: as `position_of` reads it. win: what a win counts, 10 or 1."""

    board: str
    win: int
    step: int
    turn: Turn = Turn.FIRST

    def text(self) -> str:
        return f"ttt-steps:{self.board}:{self.win}:{self.step}:{self.turn.value}"


class PlayButton(NamedTuple):
    """Start a game against the bot. board: as `board_named` reads it."""

    level: Level
    board: str = "3x3"
    rules: Rules = Rules.STANDARD

    def text(self) -> str:
        return f"ttt-play:{self.level.value}:{self.board}:{self.rules.value}"


class LeaderboardButton(NamedTuple):
    """Show a page (from 0) of a leaderboard. asker_id: who asked for it. board: as `board_named` reads it."""

    asker_id: int
    board: str
    rules: Rules
    period: Period
    scope: Scope
    at: int
    turn: Turn = Turn.FIRST

    def text(self) -> str:
        which = f"{self.board}:{self.rules.value}:{self.period.value}:{self.scope.value}"
        return f"ttt-board:{self.asker_id}:{which}:{self.at}:{self.turn.value}"


class HelpButton(NamedTuple):
    """Do something that the help offers. A menu's choice comes with the press."""

    act: HelpAct

    def text(self) -> str:
        return f"ttt-help:{self.act.value}"


class StatsButton(NamedTuple):
    """Show a chart of somebody's games. pool: on which board, as its text; empty for the one they play most."""

    user_id: int
    chart: Chart
    pool: str = ""

    def text(self) -> str:
        return f"ttt-stats:{self.user_id}:{self.chart.value}:{self.pool}"


class ForgetButton(NamedTuple):
    """Answer whether a user is to be forgotten, who was asked at a time; seconds since 1970."""

    user_id: int
    asked_at: int
    consent: Consent

    def text(self) -> str:
        return f"ttt-forget:{self.user_id}:{self.asked_at}:{self.consent.value}"


Address = (
    SquareButton | GameButton | MenuButton | ReplayButton | ReplayMenu | HistoryButton | LessonButton
    | PlayButton | HelpButton | LeaderboardButton | VoteButton
    | StatsButton | ForgetButton | TournamentButton | PuzzleAddress
)  # fmt: skip

# Numbers are bounded to what a 64-bit column and a board can hold: a longer one is forged.
SQUARE = re.compile(r"ttt:([0-9]{1,18}):([0-9]{1,3}):([0-9]{1,3})", re.ASCII)
GAME = re.compile(rf"ttt:([0-9]{{1,18}}):([0-9]{{1,3}}):({'|'.join(Act)})")
MENU = re.compile(r"ttt-menu:([0-9]{1,18}):([0-9]{1,3})")
REPLAY = re.compile(rf"ttt-replay:([0-9]{{1,18}}):([0-9]{{1,3}}):({'|'.join(Turn)})")
HISTORY = re.compile(r"ttt-history:([0-9]{1,20}):([0-8]?[0-9]{1,18}):(before|after):([0-9]{1,18})")
LESSON = re.compile(rf"ttt-steps:([XO.]{{1,25}}(?:/[0-9])?):(1|10):([0-9]{{1,3}}):({'|'.join(Turn)})")

PLAY = re.compile(rf"ttt-play:({'|'.join(Level)}):({'|'.join(BOARDS)}):({'|'.join(Rules)})")
VOTE = re.compile(r"ttt-vote:([0-9]{1,18}):([0-9]{1,3}):([0-9]{1,3})", re.ASCII)
HELP = re.compile(rf"ttt-help:({'|'.join(HelpAct)})")
STATS = re.compile(rf"ttt-stats:([1-8]?[0-9]{{1,18}}):({'|'.join(Chart)}):({'|'.join(POOLS)}|)")
RANKING = re.compile(
    rf"ttt-board:([0-9]{{1,20}}):({'|'.join(BOARDS)}):({'|'.join(Rules)}):({'|'.join(Period)}):({'|'.join(Scope)})"
    rf":([0-9]{{1,6}}):({'|'.join(Turn)})"
)

FORGET = re.compile(rf"ttt-forget:([0-9]{{1,20}}):([0-9]{{1,12}}):({'|'.join(Consent)})")


def parse(custom_id: str) -> Address | None:
    """Return what a button says; None if it is none of ours.

    >>> parse("ttt:12:3:4"), parse("ttt:12:3:accept")
    (SquareButton(game_id=12, ply=3, cell=4), GameButton(game_id=12, ply=3, act=<Act.ACCEPT: 'accept'>))
    """
    if found := SQUARE.fullmatch(custom_id):
        return SquareButton(int(found[1]), int(found[2]), int(found[3]))
    if found := GAME.fullmatch(custom_id):
        return GameButton(int(found[1]), int(found[2]), Act(found[3]))
    if found := MENU.fullmatch(custom_id):
        return MenuButton(int(found[1]), int(found[2]))
    if found := REPLAY.fullmatch(custom_id):
        return ReplayButton(int(found[1]), int(found[2]), Turn(found[3]))
    if custom_id == ReplayMenu().text():
        return ReplayMenu()
    if found := HISTORY.fullmatch(custom_id):
        side: Literal["before", "after"] = "before" if found[3] == "before" else "after"
        return HistoryButton(int(found[1]), int(found[2]) or None, side, int(found[4]))
    if found := LESSON.fullmatch(custom_id):
        return LessonButton(found[1], int(found[2]), int(found[3]), Turn(found[4]))
    if found := PLAY.fullmatch(custom_id):
        return PlayButton(Level(found[1]), found[2], Rules(found[3]))
    if found := HELP.fullmatch(custom_id):
        return HelpButton(HelpAct(found[1]))
    if found := FORGET.fullmatch(custom_id):
        return ForgetButton(int(found[1]), int(found[2]), Consent(found[3]))
    if found := VOTE.fullmatch(custom_id):
        return VoteButton(int(found[1]), int(found[2]), int(found[3]))
    if found := STATS.fullmatch(custom_id):
        return StatsButton(int(found[1]), Chart(found[2]), found[3])
    if found := RANKING.fullmatch(custom_id):
        which = (found[2], Rules(found[3]), Period(found[4]), Scope(found[5]))
        return LeaderboardButton(int(found[1]), *which, int(found[6]), Turn(found[7]))
    return parse_cup(custom_id) or parse_puzzle(custom_id)
