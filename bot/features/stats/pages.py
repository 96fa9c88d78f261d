"""Render statistics: numbers, tables of opponents and boards, and charts with their contents in words.

Charts have no letter to translate: the course of a rating, how games began and ended.
"""

import math
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from bot.core.chat.marks import OUTCOMES
from bot.core.chat.page import PICTURE_LIMIT, File, Page, Rows, Style, embed, table
from bot.core.chat.players import name
from bot.core.chat.press import Address, play_button
from bot.core.chat.variants import pages_of, variant_name
from bot.core.game import User
from bot.core.pen import BACKGROUND, GOLD, INK, PANEL, PHONE, QUIET, SMALL, Pen, Point, blended
from bot.engine import Board, Level
from bot.features.ratings.rules import Rating
from bot.features.stats.rules import POOLS, Accuracy, Chart, Duel, Record, Score
from bot.words import Words

MAX_OPENINGS = 3  # below a chart; without one, all are listed
MAX_BUTTONS_IN_ROW = 4
USUAL = next(iter(POOLS))
CHART = Address(f"ttt-stats:{{user_id:19}}:{{chart}}:{{pool:{'|'.join(POOLS)}|}}")
"""Show a chart of a member's games. pool: a board's text; empty for the board that they play most."""
HEIGHT = 230
LEFT, RIGHT, TOP, FOOT = 48, 56, 18, 30
"""The room around a curve: steps stand at its left, the newest rating at its right, dates or games below it."""
MAX_STEPS = 5  # lines across a curve
BAND, CURVE, GRID = blended(BACKGROUND, GOLD, 0.1), blended(BACKGROUND, GOLD, 0.6), "#494c54"
DOT, NEWEST = 3.4, 5.0  # the radius of a game's dot if there's room, and of the newest one's
RESULTS = ("#4c9be8", "#c4c9ce", "#d8572a")  # won, drawn, lost: blue, grey and orange differ for the colour-blind too
MARGIN, GAP = 8, 6


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
    rows = Rows().add(play_button(Level.EASY), say("stats-button-play", kind=say("level-easy")), Style.green)
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


def head_to_head_line(users: Sequence[User], score: Score, say: Words) -> str:
    return say("stats-stands", first=name(users[0], say), other=name(users[1], say), **score._asdict())


def render_rating(points: Sequence[Rating]) -> bytes:
    """Render a dot for the rating after each game, in the band of its deviation. points: one or more, oldest first."""
    pen, ratings = Pen(PHONE, HEIGHT), [point.value for point in points]
    room = max(60.0, (max(ratings) - min(ratings)) * 0.25)  # a first, unsure rating would flatten the curve
    least, most, bottom = min(ratings) - room, max(ratings) + room, HEIGHT - FOOT

    def at(game: int, rating: float) -> Point:
        x = LEFT + (PHONE - LEFT - RIGHT) * (game / (len(points) - 1) if len(points) > 1 else 0.5)
        return x, bottom - (bottom - TOP) * (min(max(rating, least), most) - least) / (most - least)

    upper = [at(game, point.value + point.deviation) for game, point in enumerate(points)]
    lower = [at(game, point.value - point.deviation) for game, point in enumerate(points)]
    if len(points) > 1:
        pen.area([*upper, *reversed(lower)], BAND)
    else:
        pen.line([*upper, *lower], BAND, 14)
    for rating in _steps(least, most):
        _, y = at(0, rating)
        pen.line([(LEFT, y), (PHONE - RIGHT, y)], GRID)
        pen.text((LEFT - 8, y), f"{rating}", QUIET, size=SMALL, anchor="rm")
    curve = [at(game, rating) for game, rating in enumerate(ratings)]
    if len(points) > 1:
        pen.line(curve, CURVE, 1.5)
    radius = min(DOT, max(1.0, (PHONE - LEFT - RIGHT) / len(points) * 0.4))
    for middle in curve[:-1]:
        pen.ring(middle, radius, GOLD, radius)
    x, y = curve[-1]
    pen.ring((x, y), NEWEST, INK, NEWEST)
    pen.text((x + NEWEST + 6, y), f"{ratings[-1]:.0f}", anchor="lm", bold=True)
    _write_axis(pen, [x for x, _ in curve], [point.rated_at for point in points])
    return pen.png()


def render_openings(columns: int, cells: Sequence[Score]) -> bytes:
    """Render a board: a square is the brighter, the more games began there; a bar shows how those ended."""
    side, counts = (PHONE - 2 * MARGIN + GAP) / columns, [cell.games for cell in cells]
    pen = Pen(PHONE, 2 * MARGIN - GAP + side * math.ceil(len(cells) / columns))
    for number, (cell, count) in enumerate(zip(cells, counts, strict=True)):
        row, column = divmod(number, columns)
        corner, part = (MARGIN + column * side, MARGIN + row * side), count / max(1, *counts)
        pen.box(corner, side - GAP, side - GAP, blended(PANEL, GOLD, part), 6)
        if count:
            x, y, ink = corner[0], corner[1], BACKGROUND if part > 0.45 else INK
            share = f"{100 * count / sum(counts):.0f}%"
            middle = (x + (side - GAP) / 2, y + (side - GAP) * 0.42)
            pen.text(middle, share, ink, size=min(22, side * 0.25), anchor="mm", bold=True)
            _render_bar(pen, (x + side * 0.1, y + (side - GAP) * 0.72), side * 0.8 - GAP, cell)
    return pen.png()


def _steps(least: float, most: float) -> range:
    """Return round numbers between two, MAX_STEPS at most.

    >>> list(_steps(1440, 1560)), list(_steps(900, 1950))
    ([1450, 1475, 1500, 1525, 1550], [1000, 1250, 1500, 1750])
    """
    sizes = (int(part * 10**power) for power in range(1, 5) for part in (1, 2.5, 5))
    size = next(size for size in sizes if (most - least) / size < MAX_STEPS)
    return range(math.ceil(least / size) * size, math.floor(most) + 1, size)


def _write_axis(pen: Pen, places: Sequence[float], times: Sequence[int]) -> None:
    """Write below the first game, the middle one and the newest when they ended; if all on one day, their numbers."""
    last = len(times) - 1
    days = {game: datetime.fromtimestamp(times[game], UTC).strftime("%Y-%m-%d") for game in (0, last // 2, last)}
    if days[0] == days[last]:
        days = {game: f"{game + 1}" for game in days}
    elif days[last // 2] in (days[0], days[last]):
        del days[last // 2]
    for game, text in days.items():
        pen.text((places[game], HEIGHT - FOOT / 2), text, QUIET, size=SMALL, anchor="mm")


def _render_bar(pen: Pen, at: Point, width: float, score: Score) -> None:
    """Render how games that began on a square ended: a bar of three parts, on a dark ground."""
    (x, y), height = at, max(5.0, width * 0.11)
    pen.box((x - 2, y - 2), width + 4, height + 4, BACKGROUND, 3)
    for count, colour in zip(score, RESULTS, strict=True):
        part = width * count / score.games
        if count:
            pen.box((x, y), part, height, colour)
        x += part
