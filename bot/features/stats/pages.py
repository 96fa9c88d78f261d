"""Render statistics: numbers, tables of opponents and boards, and charts with their contents in words."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.core.chat.marks import OUTCOMES
from bot.core.chat.page import PICTURE_LIMIT, File, Page, Rows, Style, embed, table
from bot.core.chat.players import name
from bot.core.chat.press import Address, play_button
from bot.core.chat.variants import pages_of, variant_name
from bot.core.game import User
from bot.engine import Board, Level
from bot.features.ratings.rules import Rating
from bot.features.stats.rules import POOLS, Accuracy, Chart, Duel, Record, Score
from bot.words import Words

MAX_OPENINGS = 3  # below a chart; without one, all are listed
MAX_BUTTONS_IN_ROW = 4
USUAL = next(iter(POOLS))
CHART = Address(f"ttt-stats:{{user_id:19}}:{{chart}}:{{pool:{'|'.join(POOLS)}|}}")
"""Show a chart of a member's games. pool: a board's text; empty for the board that they play most."""


class Pair(NamedTuple):
    """The games of two members, with results for the first. is_asker: whether the first is the asker."""

    first: User
    second: User
    duel: Duel
    is_asker: bool


def statistics(
    say: Words, user: User, record: Record, accuracy: Accuracy, pair: Pair | None = None, *, is_asker: bool
) -> Page:
    """A member's statistics. is_asker: whether the member is the asker. pair: None if there is no second member."""
    name = _name(user, say)
    if not record.tallies:
        return _empty(say) if is_asker else Page(say("stats-empty-member", name=name))
    total = say("stats-score", **_results(record.total), share=record.total.share)
    moves = say("stats-accuracy", share=accuracy.share, moves=accuracy.moves)
    lines = [total, _streaks(record, say), _opening(record, say), moves if accuracy.moves else ""]
    opponents = [
        (say(f"level-{level}") if level else say("stats-people"), *map(str, score))
        for level, score in record.by_opponent.items()
    ]
    fields = {say("stats-opponents"): _table(opponents, say)}
    ratings = {pool: each.rating for pool, each in record.ratings.items()}
    if list(record.by_pool) != [USUAL]:
        boards = [
            (_board(pool, say), *map(str, score), ratings[pool].text() if pool in ratings else "")
            for pool, score in record.by_pool.items()
        ]
        fields[say("stats-boards")] = _table(boards, say)
    elif USUAL in ratings:
        lines.insert(1, say("stats-rating", rating=ratings[USUAL].text()))
    if any(each.is_provisional for each in ratings.values()):
        lines.append(say("ratings-unsure"))
    if pair:
        fields |= _pair(pair, say)
    title = say("stats-title", name=name, games=record.total.games)
    return Page("", embed(lines, title=title, fields=fields), _buttons(user, record, say), is_layout=True)


def rating(
    say: Words, user: User, pool: str, pools: Sequence[str], points: Sequence[Rating], *, png: bytes | None
) -> Page:
    """The course of a member's rating in a pool. user: with an empty name if it is not known.

    pools: the pools with a rating. points: the oldest first. png: None if the bot may not attach files.
    """
    ratings, board = [point.value for point in points], _board(pool, say)
    facts = {"rating": points[-1].text(), "least": f"{min(ratings):.0f}", "most": f"{max(ratings):.0f}"}
    games = {"games": len(ratings)}
    lines = [say("stats-rating-now", **facts, **games)]
    words = say("stats-rating-picture", board=board, first=f"{ratings[0]:.0f}", **facts, **games)
    shown = embed(lines, title=say("stats-rating-title", name=_name(user, say), board=board))
    rows = _boards(user, Chart.RATING, pool, pools, say)
    return Page("", shown, rows, file=_file("rating.png", png, words), is_layout=True)


def openings(
    say: Words, user: User, pool: str, pools: Sequence[str], scores: Mapping[int, Score], *, png: bytes | None
) -> Page:
    """A member's scores by the cell that they began on. pools: boards with such games. png: as for `rating`."""
    board, name = Board.parse(pool), _board(pool, say)
    square = pages_of(board).square
    games = sum(score.games for score in scores.values())
    moves = [
        say("stats-openings-move", square=square(board, cell), games=score.games, share=score.share)
        for cell, score in list(scores.items())[: MAX_OPENINGS if png else None]
    ]
    shares = {cell: round(100 * score.games / games) for cell, score in scores.items()}
    squares = [
        say("stats-openings-square", square=square(board, cell), share=share, won=scores[cell].share)
        for cell, share in shares.items()
    ]
    words = say("stats-openings-picture", board=name, squares=say.all_of(squares))
    picture = _file("openings.png", png, words)
    legend = {say("stats-openings-key"): say("stats-openings-legend")} if picture else {}
    title = say("stats-openings-title", name=_name(user, say), board=name, games=games)
    rows = _boards(user, Chart.OPENINGS, pool, pools, say)
    return Page("", embed(moves, title=title, fields=legend), rows, file=picture, is_layout=True)


def _file(name: str, png: bytes | None, words: str) -> File | None:
    return File(name, png, words[:PICTURE_LIMIT]) if png else None


def _empty(say: Words) -> Page:
    rows = Rows()
    rows.add(play_button(Level.EASY), say("stats-button-play", kind=say("level-easy")), Style.green)
    rows.add(play_button(Level.UNBEATABLE), say("stats-button-play", kind=say("level-unbeatable")), Style.blurple)
    return Page(say("stats-empty"), view=rows)


def _buttons(user: User, record: Record, say: Words) -> Rows | None:
    rows = Rows()
    if record.ratings:
        rows.add(CHART(user.id, Chart.RATING, ""), say("stats-button-rating"))
    if any(tally.opening is not None for tally in record.tallies):
        rows.add(CHART(user.id, Chart.OPENINGS, ""), say("stats-button-openings"))
    return rows if rows.to_components() else None


def _boards(user: User, chart: Chart, shown: str, pools: Sequence[str], say: Words) -> Rows | None:
    """Return a button for each board that has such a chart, if there are several."""
    rows, known = Rows(), [pool for pool in POOLS if pool in pools]
    for number, pool in enumerate(known if len(known) > 1 else []):
        if number == MAX_BUTTONS_IN_ROW:
            rows.end_row()
        rows.add(CHART(user.id, chart, pool), _board(pool, say), disabled=pool == shown)
    return rows if rows.to_components() else None


def _streaks(record: Record, say: Words) -> str:
    streaks = record.streaks
    if streaks.best < 2:
        return ""
    return say("stats-streak" if streaks.current > 1 else "stats-best-streak", **streaks._asdict())


def _opening(record: Record, say: Words) -> str:
    """Return a member's favourite first move on the board where they begin most; "" if they have none yet."""
    counts = {pool: sum(score.games for score in record.openings(pool).values()) for pool in record.by_pool}
    pool = max(counts, key=lambda each: counts[each])
    if counts[pool] < 2:
        return ""
    board, (cell, score) = Board.parse(pool), next(iter(record.openings(pool).items()))
    where = {"square": pages_of(board).square(board, cell), "board": _board(pool, say)}
    return say("stats-opening", **where, games=score.games, all=counts[pool])


def _pair(pair: Pair, say: Words) -> dict[str, str]:
    names = {"first": _name(pair.first, say), "second": _name(pair.second, say)}
    heading = say("stats-you-against", **names) if pair.is_asker else say("stats-against", **names)
    if not pair.duel.latest:
        return {heading: say("stats-you-no-duel" if pair.is_asker else "stats-no-duel", **names)}
    latest = " ".join(OUTCOMES[outcome] for outcome in pair.duel.latest)
    newest = say("stats-latest", results=latest, count=len(pair.duel.latest))
    return {heading: f"{say('stats-duel', **_results(pair.duel.score))}\n{newest}"}


def _results(score: Score) -> dict[str, int | str]:
    return score._asdict() | {outcome.value: sign for outcome, sign in OUTCOMES.items()}


def _table(rows: Sequence[Sequence[str]], say: Words) -> str:
    """Return names with scores, and ratings if the rows have some, in columns about 30 letters wide, to fit a phone."""
    heads = ["", say("stats-won"), say("stats-drawn"), say("stats-lost"), say("stats-rated")][: len(rows[0])]
    return "\n".join(table([heads, *rows], "<>>>>", "  " if len(heads) < 5 else " "))


def _board(pool: str, say: Words) -> str:
    return variant_name(Board.parse(pool), say)


def _name(user: User, say: Words) -> str:
    return name(user, say) if user.name else say("stats-member")


def changed(user: User, before: Rating, now: Rating, say: Words) -> str:
    """Return a player's rating after a game, and by how much the game changed it."""
    points = f"{now.value - before.value:+.0f}".replace("-", "−")
    return say("stats-changed", name=name(user, say), rating=now.text(), points=points)


def standing(users: Sequence[User], score: Score, say: Words) -> str:
    return say("stats-stands", first=name(users[0], say), other=name(users[1], say), **score._asdict())
