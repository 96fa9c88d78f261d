"""What a person asks for, and what the answer is to show: values, without discord.py and without a sentence."""

import enum
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.chat.privacy_replies import CopyReply, ForgetReply, ForgottenReply, PrivacyReply
from bot.chat.puzzle_replies import AnyPuzzleReply
from bot.chat.stats_replies import OpeningsReply, RatingReply, StatsReply
from bot.chat.topics import Topic
from bot.engine import Analysis, Board, Mark, Position
from bot.engine.remarks import Remark
from bot.engine.tree import Node, Step
from bot.games.history import Comment, HistoryPage, TurningPoint
from bot.model import Challenge, FollowedBoard, Game, Place, Totals, User
from bot.model.leaderboards import Leaderboard, Period, Scope
from bot.model.together import Poll
from bot.model.tournaments import Tournament


class Via(enum.Enum):
    TYPED = "typed"
    SLASH = "slash"
    CLICK = "click"


class Audience(enum.Enum):
    """Who will read the answer: what it may show depends on them."""

    ASKER = "asker"
    CHANNEL = "channel"


class Rights(NamedTuple):
    """What may be done in the request's channel; what was not asked of Discord is not granted.

    speak: the bot may answer there. manage_messages: the asker may stop what others asked for.
    manage_server: the asker may decide what the bot does in the server.
    attach_files: a picture may go with the answer.
    edit_later: the asker may write there, and the bot may go on editing what it posts.
    be_answered: somebody else could see a challenge there and accept it.
    """

    speak: bool = True
    manage_messages: bool = False
    manage_server: bool = False
    attach_files: bool = False
    edit_later: bool = False
    be_answered: bool = False


class Request(NamedTuple):
    """One thing that a person asks for. number: of the message or the interaction, as Discord counts them.

    locale: as Discord names it. role_ids: the asker's; None if not a member. command: its name, if it has one.
    """

    number: int
    place: Place
    user: User
    via: Via
    audience: Audience = Audience.CHANNEL
    locale: str = "en"
    rights: Rights = Rights()
    role_ids: frozenset[int] | None = None
    command: str = ""


class Said(NamedTuple):
    """A sentence for the one who asked: the name of its message, and the arguments."""

    message: str
    data: Mapping[str, str | int] = MappingProxyType({})


class GameReply(NamedTuple):
    """A game or a challenge for those who play it.

    as_new: by a new message, even if a button of an old one was pressed. mark_to_place: by wild rules, what the
    squares place; None is the mover's own mark. comment: for an exhibition, what there is to say. poll: for a game
    against the crowd, how the vote stands.
    """

    game: Game | Challenge
    as_new: bool = False
    mark_to_place: Mark | None = None
    comment: Comment | None = None
    poll: Poll = Poll()


class ResignReply(NamedTuple):
    """The question whether to give up a game. mark: whose player is asked."""

    game: Game
    mark: Mark


class MenuReply(NamedTuple):
    """What a player can do in a game besides moving. mark: the player's."""

    game: Game
    mark: Mark


class AsideReply(NamedTuple):
    """What a question or a menu beside a board turns into: the name of a message on a game."""

    game: Game
    message: str


class FollowReply(NamedTuple):
    """A board that follows a game from elsewhere. has_link: whether it leads to the players' own board.

    comment: None if it is held back, or the game is over. turning_points: of a game that is over.
    """

    game: Game
    comment: Comment | None
    has_link: bool
    turning_points: tuple[TurningPoint, ...] = ()


class ReplayReply(NamedTuple):
    """An ended game as it was at a ply. comment: on that position."""

    game: Game
    ply: int
    comment: Comment


class LiveReply(NamedTuple):
    """The games that are being played. has_more: whether there are older ones. totals: None if it is not sure."""

    games: tuple[Game, ...]
    has_more: bool
    totals: Totals | None = None


class HistoryReply(NamedTuple):
    """A page of ended games. asker_id: who may turn it. user_id: whose games, None for everybody's.

    totals: of all pages; None if it is not sure.
    """

    page: HistoryPage
    asker_id: int
    user_id: int | None
    totals: Totals | None = None


class LeaderboardReply(NamedTuple):
    """A page of a leaderboard. asker: who may turn it, and whose place is told."""

    page: Leaderboard
    asker: User
    board: Board
    period: Period
    scope: Scope


class StoppedReply(NamedTuple):
    boards: tuple[FollowedBoard, ...]
    exhibition: Game | None


class HintReply(NamedTuple):
    """The best squares. why: the remark on the first of them."""

    found: Analysis
    why: Remark


class ExplainReply(NamedTuple):
    """What every square is worth. root: the tree of plain minimax, None if too many squares are free.

    win: what a win counts. png: the tree as a picture, None if none may go with the answer.
    """

    found: Analysis
    root: Node | None
    win: int
    png: bytes | None


class LessonReply(NamedTuple):
    """One step of plain minimax on a position, from 0."""

    position: Position
    steps: tuple[Step, ...]
    at: int
    win: int


class HelpReply(NamedTuple):
    """What the bot can do, or one topic of it. may_challenge: whether somebody there could accept a challenge.

    prefix: of typed commands, None if they are not heard. commands: the numbers that Discord knows commands by.
    """

    topic: Topic | None
    may_challenge: bool
    prefix: str | None
    commands: Mapping[str, int] = MappingProxyType({})


class WhomReply(NamedTuple):
    """A menu of those who can be challenged."""


class TournamentReply(NamedTuple):
    """A tournament as it is. png: its table or bracket, None if it goes in words.

    unnamed: the seeds of those whose names are not in the picture, for want of their letters.
    """

    tournament: Tournament
    png: bytes | None = None
    unnamed: tuple[int, ...] = ()


class TournamentQuestion(NamedTuple):
    """The question whether to leave or to cancel a tournament. is_done: it has been answered.

    number: the entrant's who is asked whether to leave; None asks whether to cancel.
    """

    tournament: Tournament
    number: int | None = None
    is_done: bool = False


class PrivateReply(NamedTuple):
    """A reply that a press is answered with by a message of its own, for the asker alone."""

    reply: HelpReply | WhomReply | LiveReply | AnyPuzzleReply | RatingReply | OpeningsReply | TournamentQuestion


Reply = (
    Said | GameReply | ResignReply | MenuReply | AsideReply | FollowReply | ReplayReply | LiveReply | HistoryReply
    | StoppedReply | HintReply | ExplainReply | LessonReply | HelpReply | WhomReply | PrivateReply
    | StatsReply | RatingReply | OpeningsReply
    | LeaderboardReply
    | AnyPuzzleReply
    | PrivacyReply | ForgetReply | ForgottenReply | CopyReply
    | TournamentReply | TournamentQuestion
)  # fmt: skip
