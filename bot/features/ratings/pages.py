"""Render a leaderboard: a line for each player, medals for the first three, and the asker's own place."""

from typing import NamedTuple

from bot.core.chat.page import Colour, Page, Rows, embed, turns
from bot.core.chat.players import name
from bot.core.game import SIZES, User, named
from bot.engine import Board, Level, Rules
from bot.features.ratings.glicko import strength
from bot.features.ratings.rules import Leaderboard, LeaderboardButton, Line, Month, Period, Rated, Scope, Unlisted
from bot.words import Words

BETWEEN = " · "
EMPTY: dict[Period | Month, str] = {Period.ALL: "ratings-empty", Period.MONTH: "ratings-empty-month"}
UNRATED: dict[Period | Month, str] = {Period.ALL: "ratings-unrated", Period.MONTH: "ratings-unrated-month"}
"""What is said of an empty list, and of an asker without a place; else of a past month."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


class LeaderboardReply(NamedTuple):
    """A page of a leaderboard. asker: may turn it, and sees their own place."""

    page: Leaderboard
    asker: User
    board: Board
    period: Period | Month
    scope: Scope

    def render(self, say: Words) -> Page:
        lines = [line_of(line, say) for line in self.page.lines] or [_empty(self, say)]
        pool = self.board.text()
        levels = [f"{say(f'level-{level}')}\u00a0{strength(pool, level).value:.0f}" for level in Level]
        is_unsure = any(line.rated.rating.is_provisional for line in self.page.lines)
        facts = [_own(self, say), say("ratings-levels", levels=BETWEEN.join(levels))]
        below = "\n".join(filter(None, [*facts, say("ratings-unsure") if is_unsure else ""]))
        shown = embed([*lines, f"\n{below}"], Colour.gold(), _title(self, say))
        return Page("", shown, _buttons(self, say), is_layout=True)


def _title(reply: LeaderboardReply, say: Words) -> str:
    facts = [say("ratings-leaderboard"), board_name(reply.board, say)]
    if isinstance(reply.period, Month):
        facts.append(say.month(*reply.period))
    elif reply.period is Period.MONTH:
        facts.append(say("ratings-month"))
    if reply.scope is Scope.EVERYWHERE:
        facts.append(say("ratings-everywhere"))
    return BETWEEN.join(facts)


def board_name(board: Board, say: Words) -> str:
    variant = "" if board.rules is Rules.STANDARD else say(f"variant-{board.rules}")
    return variant if board in SIZES and variant else " ".join(filter(None, (named(board)[0], variant)))


def line_of(line: Line, say: Words) -> str:
    place = f"#{line.place}"
    if line.place in MEDALS and not line.rated.rating.is_provisional:
        place = MEDALS[line.place]
    return BETWEEN.join([f"{place} **{name(line.user, say)}**", *_facts(line.rated, say)])


def _facts(rated: Rated, say: Words) -> tuple[str, str]:
    """Return a rating with its error, 19 times of 20, and its number of games."""
    sure = "" if rated.rating.is_provisional else f" ±{2 * rated.rating.deviation:.0f}"
    return f"{rated.rating.text()}{sure}", say("ratings-games", games=rated.games)


def _own(reply: LeaderboardReply, say: Words) -> str:
    """Return the asker's place or why they have none; "" if the list is empty and says so."""
    mine = reply.page.mine
    if isinstance(mine, Line):
        place = say("ratings-place", place=mine.place, nth=say.ordinal(mine.place), people=reply.page.people)
        return f"**{place}** {_facts(mine.rated, say)[0]}"
    whys = {Unlisted.HIDDEN: "ratings-hidden", Unlisted.NOT_EVERYWHERE: "ratings-not-everywhere"}
    unrated = UNRATED.get(reply.period, "ratings-unrated-past")
    return say(whys.get(mine, unrated)) if reply.page.lines or mine is Unlisted.HIDDEN else ""


def _empty(reply: LeaderboardReply, say: Words) -> str:
    if reply.scope is Scope.EVERYWHERE:
        return say("ratings-empty-everywhere")
    return say(EMPTY.get(reply.period, "ratings-empty-past"))


def _buttons(reply: LeaderboardReply, say: Words) -> Rows:
    rows, board = Rows(), reply.board
    for turn, at in turns(reply.page.at, reply.page.last_at).items() if reply.page.last_at else ():
        to = LeaderboardButton(reply.asker.id, *named(board), reply.period, reply.scope, at, turn)
        rows.add(to, say(f"button-{turn.value}"), disabled=at == reply.page.at)
    return rows
