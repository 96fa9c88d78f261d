"""Render statistics: numbers, tables of opponents and boards, and charts with their contents in words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.core.chat.address import PlayButton
from bot.core.chat.marks import OUTCOMES, square
from bot.core.chat.page import PICTURE_LIMIT, File, Page, Rows, Style, embed, escaped
from bot.core.game import SIZES, User
from bot.engine import Board, Level, Rules
from bot.features.ratings.rules import Rating
from bot.features.stats.rules import POOLS, Accuracy, Chart, Duel, PoolRating, RatingPoint, Record, Score, StatsButton
from bot.words import Words

BARS, MAX_BARS = "▁▂▃▄▅▆▇█", 24
"""A rating's course in words: bars by height, and the number side by side."""
MAX_OPENINGS = 3
"""In words below a chart."""
MAX_BUTTONS_IN_ROW = 4


class Pair(NamedTuple):
    """The games of two members, with results for the first. is_asker: whether the first is the asker."""

    first: User
    second: User
    duel: Duel
    is_asker: bool


class StatsReply(NamedTuple):
    """A member's statistics. is_asker: whether the member is the asker. pair: None if there is no second member."""

    user: User
    record: Record
    accuracy: Accuracy
    is_asker: bool
    pair: Pair | None = None

    def render(self, say: Words) -> Page:
        record, name = self.record, _name(self.user, say)
        if not record.tallies:
            return _empty(self, name, say)
        total = say("stats-score", **_results(record.total), share=record.total.share)
        lines = [total, _streaks(record, say), _opening(record, say), _accuracy(self, say)]
        opponents = {
            say(f"level-{level}") if level else say("stats-people"): score
            for level, score in record.by_opponent.items()
        }
        fields = {say("stats-opponents"): _table(opponents, say)}
        if list(record.by_pool) != [next(iter(POOLS))]:
            boards = {_board(pool, say): score for pool, score in record.by_pool.items()}
            fields[say("stats-boards")] = _table(boards, say)
        if record.ratings:
            fields[say("stats-ratings")] = "\n".join(_pool_rating(each, say) for each in record.ratings)
        if self.pair:
            fields |= _pair(self.pair, say)
        title = say("stats-title", name=name, games=record.total.games)
        return Page("", embed(lines, title=title, fields=fields), _buttons(self, say))


class RatingReply(NamedTuple):
    """The course of a member's rating in a pool. user: with an empty name if it is not known.

    pools: the pools with a rating. points: the oldest first. png: None if the bot may not attach files.
    """

    user: User
    pool: str
    pools: tuple[str, ...]
    points: tuple[RatingPoint, ...]
    png: bytes | None

    def render(self, say: Words) -> Page:
        ratings, newest, board = [point.rating for point in self.points], self.points[-1], _board(self.pool, say)
        rating = Rating(newest.rating, newest.deviation).text()
        facts = {"rating": rating, "least": f"{min(ratings):.0f}", "most": f"{max(ratings):.0f}"}
        lines = [say("stats-rating-now", **facts), say("stats-rating-course", games=len(ratings))]
        picture = _file("rating.png", self.png, say("stats-rating-picture", board=board, **facts))
        title = say("stats-rating-title", name=_name(self.user, say), board=board)
        shown = embed([*([] if picture else [_bars(ratings)]), *lines], title=title)
        return Page("", shown, _boards(self.user, Chart.RATING, self.pool, self.pools, say), file=picture)


class OpeningsReply(NamedTuple):
    """A member's scores by the cell that they began on. pools: boards with such games. png: as in RatingReply."""

    user: User
    pool: str
    pools: tuple[str, ...]
    openings: dict[int, Score]
    png: bytes | None

    def render(self, say: Words) -> Page:
        board, name = Board.parse(self.pool), _board(self.pool, say)
        games = sum(score.games for score in self.openings.values())
        moves = [
            say("stats-openings-move", square=square(board, cell), games=score.games, share=score.share)
            for cell, score in list(self.openings.items())[:MAX_OPENINGS]
        ]
        shares = [
            say("stats-openings-square", square=square(board, cell), share=_share(score, games), won=score.share)
            for cell, score in self.openings.items()
        ]
        words = say("stats-openings-picture", board=name, squares=say.all_of(shares))
        picture = _file("openings.png", self.png, words)
        legend = {say("stats-openings-key"): say("stats-openings-legend" if picture else "stats-openings-legend-text")}
        title = say("stats-openings-title", name=_name(self.user, say), board=name, games=games)
        lines = moves if picture else [_grid(board, self.openings, games), *moves]
        shown = embed(lines, title=title, fields=legend)
        return Page("", shown, _boards(self.user, Chart.OPENINGS, self.pool, self.pools, say), file=picture)


def _file(name: str, png: bytes | None, words: str) -> File | None:
    return File(name, png, words[:PICTURE_LIMIT]) if png else None


def _empty(reply: StatsReply, name: str, say: Words) -> Page:
    if not reply.is_asker:
        return Page(say("stats-empty-member", name=name))
    rows = Rows()
    rows.add(PlayButton(Level.EASY), say("stats-button-play", kind=say("level-easy")), Style.green)
    rows.add(PlayButton(Level.UNBEATABLE), say("stats-button-play", kind=say("level-unbeatable")), Style.blurple)
    return Page(say("stats-empty"), view=rows)


def _buttons(reply: StatsReply, say: Words) -> Rows | None:
    rows = Rows()
    if reply.record.ratings:
        rows.add(StatsButton(reply.user.id, Chart.RATING), say("stats-button-rating"))
    if any(tally.opening is not None for tally in reply.record.tallies):
        rows.add(StatsButton(reply.user.id, Chart.OPENINGS), say("stats-button-openings"))
    return rows if rows.to_components() else None


def _boards(user: User, chart: Chart, shown: str, pools: Sequence[str], say: Words) -> Rows | None:
    """Return a button for each board that has such a chart, if there are several."""
    rows, known = Rows(), [pool for pool in POOLS if pool in pools]
    for number, pool in enumerate(known if len(known) > 1 else []):
        if number == MAX_BUTTONS_IN_ROW:
            rows.end_row()
        rows.add(StatsButton(user.id, chart, pool), _board(pool, say), disabled=pool == shown)
    return rows if rows.to_components() else None


def _streaks(record: Record, say: Words) -> str:
    streaks = record.streaks
    if streaks.best < 2:
        return ""
    return say("stats-streak" if streaks.current > 1 else "stats-best-streak", **streaks._asdict())


def _opening(record: Record, say: Words) -> str:
    """Return a member's most frequent first move on the board where they begin most; "" if they never began."""
    counts = {pool: sum(score.games for score in record.openings(pool).values()) for pool in record.by_pool}
    pool = max(counts, key=lambda each: counts[each])
    if not counts[pool]:
        return ""
    board, (cell, score) = Board.parse(pool), next(iter(record.openings(pool).items()))
    where = {"square": square(board, cell), "board": _board(pool, say)}
    return say("stats-opening", **where, games=score.games, all=counts[pool])


def _accuracy(reply: StatsReply, say: Words) -> str:
    accuracy = reply.accuracy
    return say("stats-accuracy", share=accuracy.share, moves=accuracy.moves) if accuracy.moves else ""


def _pool_rating(each: PoolRating, say: Words) -> str:
    rating = Rating(each.rating, each.deviation).text()
    return say("stats-rating", board=_board(each.pool, say), rating=rating, games=each.games)


def _pair(pair: Pair, say: Words) -> dict[str, str]:
    """Return a field on the games of two members."""
    names = {"first": _name(pair.first, say), "second": _name(pair.second, say)}
    heading = say("stats-you-against", **names) if pair.is_asker else say("stats-against", **names)
    if not pair.duel.latest:
        return {heading: say("stats-no-duel")}
    latest = " ".join(OUTCOMES[outcome] for outcome in pair.duel.latest)
    newest = say("stats-latest", results=latest, count=len(pair.duel.latest))
    return {heading: f"{say('stats-duel', **_results(pair.duel.score))}\n{newest}"}


def _results(score: Score) -> dict[str, int | str]:
    return score._asdict() | {outcome.value: sign for outcome, sign in OUTCOMES.items()}


def _table(rows: Mapping[str, Score], say: Words) -> str:
    """Return scores by their names in columns, about 30 letters wide, to fit a phone."""
    heads = ["", say("stats-won"), say("stats-drawn"), say("stats-lost")]
    lines = [heads, *([name, *map(str, score)] for name, score in rows.items())]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    return _block(
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]).rstrip() for line in lines
    )


def _grid(board: Board, openings: Mapping[int, Score], games: int) -> str:
    cells = [f"{_share(openings.get(cell, Score()), games)}%".rjust(4) for cell in range(board.cells)]
    return _block(" ".join(cells[start : start + board.columns]) for start in range(0, board.cells, board.columns))


def _block(lines: Iterable[str]) -> str:
    return "\n".join(["```", *lines, "```"])


def _share(score: Score, games: int) -> int:
    return round(100 * score.games / games)


def _bars(ratings: Sequence[float]) -> str:
    """Return ratings as a row of bars, each the mean of an equal number of games.

    >>> _bars([1500, 1600, 1700])
    '▁▅█'
    """
    count = min(MAX_BARS, len(ratings))
    parts = [ratings[len(ratings) * at // count : len(ratings) * (at + 1) // count] for at in range(count)]
    means = [sum(part) / len(part) for part in parts]
    least, room = min(means), (max(means) - min(means)) or 1
    return "".join(BARS[min(int((mean - least) / room * len(BARS)), len(BARS) - 1)] for mean in means)


def _board(pool: str, say: Words) -> str:
    board = Board.parse(pool)
    return say(f"ratings-rules-{board.rules}") if board.rules is not Rules.STANDARD else SIZES.get(board, pool)


def _name(user: User, say: Words) -> str:
    return escaped(user.name) if user.name else say("stats-member")
