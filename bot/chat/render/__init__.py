"""Replies as pages and refusals as sentences, in the reader's language: the words stand in bot/locales."""

import re
from collections.abc import Callable
from typing import Any

from bot.chat import puzzle_replies, request, stats_replies
from bot.chat.privacy_replies import CopyReply, ForgetReply, ForgottenReply, PrivacyReply
from bot.chat.render import crowd, game, help, leaderboard, learn, lists, privacy, puzzles, stats, tournaments, watch
from bot.chat.render.marks import square
from bot.chat.render.page import File, Page
from bot.chat.render.players import name
from bot.engine import STANDARD, Board
from bot.model import Bot, Challenge, Game, Look, Refusal, User
from bot.model.refusals import NoSuchPosition
from bot.words import Words

__all__ = ["File", "Page", "folded", "page_of", "sentence"]

AS_TEXT = {"game_id", "until"}
"""Numbers that are names or times: none of their thousands is parted."""

PAGES: dict[type[request.Reply], Callable[[Any, Words], Page]] = {
    request.ResignReply: game.ask_to_resign,
    request.MenuReply: game.menu,
    request.AsideReply: game.aside,
    request.FollowReply: watch.followed,
    request.ReplayReply: watch.replay,
    request.StoppedReply: watch.stopped,
    request.LiveReply: lists.live,
    request.HistoryReply: lists.history,
    request.HintReply: learn.hint,
    request.ExplainReply: learn.explanation,
    request.LessonReply: learn.lesson,
    request.HelpReply: help.page,
    request.WhomReply: help.whom,
    stats_replies.StatsReply: stats.page,
    stats_replies.RatingReply: stats.rating,
    stats_replies.OpeningsReply: stats.openings,
    request.LeaderboardReply: leaderboard.page,
    puzzle_replies.PuzzleReply: puzzles.puzzle,
    puzzle_replies.SolveReply: puzzles.solve,
    puzzle_replies.SolvedReply: puzzles.solved,
    puzzle_replies.PuzzleOverReply: puzzles.over,
    puzzle_replies.ShareReply: puzzles.share,
    puzzle_replies.PracticeReply: puzzles.practice,
    PrivacyReply: privacy.privacy,
    ForgetReply: privacy.ask_to_forget,
    ForgottenReply: privacy.forgotten,
    CopyReply: privacy.copy,
    request.TournamentReply: tournaments.page,
    request.TournamentQuestion: tournaments.question,
}


def page_of(reply: request.Reply, say: Words) -> Page:
    """Render a reply, in the look of the game that it shows."""
    look = getattr(getattr(reply, "game", None), "look", Look.BOLD)
    return _page_of(reply, say).in_look(look)


def _page_of(reply: request.Reply, say: Words) -> Page:
    match reply:
        case request.GameReply(game=Challenge() as offered):
            return game.challenge(offered, say)
        case request.GameReply(game=Game(is_crowd=True) as shown):
            return crowd.board(shown, reply.poll, say)
        case request.GameReply(game=Game() as shown):
            return watch.exhibition(shown, reply.comment, say) if shown.exhibition else game.board(reply, shown, say)
        case request.PrivateReply(reply=inner):
            return _page_of(inner, say)
        case request.Said(message, data):
            return Page(say(message, **data))
    return PAGES[type(reply)](reply, say)


def folded(shown: Game | Challenge, say: Words) -> Page:
    """Render an older message of a game or a challenge, whose place a newer one has taken."""
    return game.folded(shown, say).in_look(shown.look)


def sentence(refusal: Refusal, say: Words) -> str:
    """Return what a refusal says: the message that is called as its class is, with its facts, never a typed word.

    Errors: LookupError if its kind has no message.
    """
    if isinstance(refusal, NoSuchPosition):
        return f"{say(refusal.code, **refusal.data)} {say('no-such-position')}"
    message = re.sub(r"(?<!^)(?=[A-Z])", "-", type(refusal).__name__).lower()
    return say(message, **_facts(refusal, say))


def _facts(refusal: Refusal, say: Words) -> dict[str, str | int]:
    facts: dict[str, str | int] = {}
    board = getattr(refusal, "board", STANDARD)
    for fact, value in vars(refusal).items():
        match value:
            case User() | Bot():
                facts[fact] = name(value, say)
            case Board():
                facts |= {"cells": value.cells, "last": value.square_name(value.cells - 1)}
            case tuple() if fact == "free":  # by wild rules each cell is two moves
                cells = sorted({move % board.cells for move in value})
                facts[fact] = say.all_of(square(board, cell) for cell in cells)
            case ():  # nobody else may: the bot plays against itself
                facts[fact] = say("the-bot")
            case tuple():
                facts[fact] = say.any_of(each if isinstance(each, str) else name(each, say) for each in value)
            case int() if fact == "cell":
                facts[fact] = square(board, value)
            case int():
                facts[fact] = str(value) if fact in AS_TEXT else value
    return facts
