"""Render a leaderboard: a line for each player, medals for the first three, and the asker's own place."""

from bot.core.chat.page import Colour, Page, Rows, embed, pages_beside
from bot.core.chat.players import name
from bot.core.chat.press import Address
from bot.core.game import BOARDS, SIZES, User, named
from bot.engine import Board, Level, Rules
from bot.features.ratings.glicko import strength
from bot.features.ratings.rules import MONTH, Leaderboard, Line, Month, Period, Rated, Scope, Unlisted
from bot.words import Words

BETWEEN = " · "
TURN = Address(
    f"ttt-board:{{asker_id:20}}:{{board:{'|'.join(BOARDS)}}}:{{rules}}"
    f":{{when:{'|'.join(Period)}|{MONTH.pattern}}}:{{scope}}:{{at:6}}:{{turn}}"
)
"""Show a page (from 0) of a leaderboard. asker_id: may press it."""
EMPTY: dict[Period | Month, str] = {Period.ALL: "ratings-empty", Period.MONTH: "ratings-empty-month"}
UNRATED: dict[Period | Month, str] = {Period.ALL: "ratings-unrated", Period.MONTH: "ratings-unrated-month"}
"""What is said of an empty list, and of an asker without a place; else of a past month."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def leaderboard(
    say: Words, page: Leaderboard, asker: User, *, board: Board, period: Period | Month, scope: Scope
) -> Page:
    """A page of a leaderboard. asker: may turn it, and sees their own place."""
    empty = "ratings-empty-everywhere" if scope is Scope.EVERYWHERE else EMPTY.get(period, "ratings-empty-past")
    lines = [line_of(line, say) for line in page.lines] or [say(empty)]
    pool = board.text()
    levels = [f"{say(f'level-{level}')}\u00a0{strength(pool, level).value:.0f}" for level in Level]
    is_unsure = any(line.rated.rating.is_provisional for line in page.lines)
    facts = [_own(page, period, say), say("ratings-levels", levels=BETWEEN.join(levels))]
    below = "\n".join(filter(None, [*facts, say("ratings-unsure") if is_unsure else ""]))
    shown, rows = embed([*lines, f"\n{below}"], Colour.gold(), _title(board, period, scope, say)), Rows()
    for turn, at in pages_beside(page.at, page.last_at).items() if page.last_at else ():
        to = TURN(asker.id, *named(board), period.value, scope, at, turn)
        rows.add(to, say(f"button-{turn}"), disabled=at == page.at)
    return Page("", shown, rows, is_layout=True)


def _title(board: Board, period: Period | Month, scope: Scope, say: Words) -> str:
    month = say.month(*period) if isinstance(period, Month) else say("ratings-month") if period is Period.MONTH else ""
    where = say("ratings-everywhere") if scope is Scope.EVERYWHERE else ""
    return BETWEEN.join(filter(None, (say("ratings-leaderboard"), board_name(board, say), month, where)))


def board_name(board: Board, say: Words) -> str:
    variant = "" if board.rules is Rules.STANDARD else say(f"variant-{board.rules}")
    return variant if board in SIZES and variant else " ".join(filter(None, (named(board)[0], variant)))


def line_of(line: Line, say: Words) -> str:
    medal = None if line.rated.rating.is_provisional else MEDALS.get(line.place)
    place = medal or f"#{line.place}"
    return BETWEEN.join([f"{place} **{name(line.user, say)}**", *_facts(line.rated, say)])


def _facts(rated: Rated, say: Words) -> tuple[str, str]:
    """Return a rating with its error, 19 times of 20, and its number of games."""
    sure = "" if rated.rating.is_provisional else f" ±{2 * rated.rating.deviation:.0f}"
    return f"{rated.rating.text()}{sure}", say("ratings-games", games=rated.games)


def _own(page: Leaderboard, period: Period | Month, say: Words) -> str:
    """Return the asker's place or why they have none; "" if the list is empty and says so."""
    mine = page.mine
    if isinstance(mine, Line):
        place = say("ratings-place", place=mine.place, nth=say.ordinal(mine.place), people=page.people)
        return f"**{place}** {_facts(mine.rated, say)[0]}"
    whys = {Unlisted.HIDDEN: "ratings-hidden", Unlisted.NOT_EVERYWHERE: "ratings-not-everywhere"}
    unrated = UNRATED.get(period, "ratings-unrated-past")
    return say(whys.get(mine, unrated)) if page.lines or mine is Unlisted.HIDDEN else ""
