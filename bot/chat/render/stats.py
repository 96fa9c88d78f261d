"""Statistics as pages: the numbers, a table for opponents and boards, and charts with what they show in words."""

from collections.abc import Iterable, Mapping, Sequence

from bot.chat.address import Chart, PlayButton, StatsButton
from bot.chat.render.marks import square
from bot.chat.render.page import PICTURE_LIMIT, File, Page, Rows, Style, embed, escaped
from bot.chat.stats_replies import OpeningsReply, Pair, RatingReply, StatsReply
from bot.engine import Board, Level, Outcome, Rules
from bot.model import BOARDS, User
from bot.model.ratings import Rating
from bot.model.statistics import POOLS, PoolRating, Record, Score
from bot.words import Words

RESULTS = {Outcome.WIN: "🏆", Outcome.DRAW: "🤝", Outcome.LOSS: "🔻"}
SIZES = {board: name for name, board in BOARDS.items()}
STEPS, SPARKS = "▁▂▃▄▅▆▇█", 24
"""A course in words: how high a letter is, and how many stand beside each other."""


def page(reply: StatsReply, say: Words) -> Page:
    """Render somebody's numbers; if they have none, what to do about it."""
    record, name = reply.record, _name(reply.user, say)
    if not record.tallies:
        return _empty(reply, name, say)
    lines = [_score(record.total, say), _streaks(record, say), _opening(record, say), _accuracy(reply, say)]
    fields = {
        say("stats-opponents"): _table(
            {_opponent(level, say): score for level, score in record.by_opponent.items()}, say
        )
    }
    if list(record.by_pool) != [next(iter(POOLS))]:
        fields[say("stats-boards")] = _table({_board(pool, say): score for pool, score in record.by_pool.items()}, say)
    if record.ratings:
        fields[say("stats-ratings")] = "\n".join(_pool_rating(each, say) for each in record.ratings)
    title = say("stats-title", name=name, games=record.total.games)
    return Page("", embed(lines, title=title, fields=fields | _pair(reply.pair, say)), _buttons(reply, say))


def rating(reply: RatingReply, say: Words) -> Page:
    """Render the course of a rating: as a picture, or as a row of bars if none may go with it."""
    ratings = [point.rating for point in reply.points]
    newest = reply.points[-1]
    facts = {
        "rating": _points(newest.rating, newest.deviation),
        "least": _whole(min(ratings)),
        "most": _whole(max(ratings)),
    }
    lines = [say("rating-now", **facts), say("rating-course", games=len(ratings))]
    picture = None
    if reply.png:
        picture = File(
            "rating.png", reply.png, say("rating-picture", board=_board(reply.pool, say), **facts)[:PICTURE_LIMIT]
        )
    title = say("rating-title", name=_name(reply.user, say), board=_board(reply.pool, say))
    shown = embed([*([] if picture else [_sparks(ratings)]), *lines], title=title)
    return Page("", shown, _boards(reply.user, Chart.RATING, reply.pool, reply.pools, say), file=picture)


def openings(reply: OpeningsReply, say: Words) -> Page:
    """Render where somebody begins: as a picture, or as a grid of numbers if none may go with it."""
    board = Board.parse(reply.pool)
    games = sum(score.games for score in reply.openings.values())
    told = [_first_move(board, cell, score, say) for cell, score in list(reply.openings.items())[:3]]
    picture, grid = None, _grid(board, reply.openings, games)
    if reply.png:
        shares = [
            say("openings-square", square=square(board, cell), share=_share(score, games), won=score.share)
            for cell, score in reply.openings.items()
        ]
        words = say("openings-picture", board=_board(reply.pool, say), squares=say.all_of(shares))
        picture = File("openings.png", reply.png, words[:PICTURE_LIMIT])
    legend = {say("openings-key"): say("openings-legend" if picture else "openings-legend-text")}
    title = say("openings-title", name=_name(reply.user, say), board=_board(reply.pool, say), games=games)
    shown = embed([*([] if picture else [grid]), *told], title=title, fields=legend)
    return Page("", shown, _boards(reply.user, Chart.OPENINGS, reply.pool, reply.pools, say), file=picture)


def _empty(reply: StatsReply, name: str, say: Words) -> Page:
    if not reply.is_asker:
        return Page(say("stats-empty-member", name=name))
    rows = Rows()
    rows.add(PlayButton(Level.EASY), say("button-play", kind=say("level-easy")), Style.green)
    rows.add(PlayButton(Level.UNBEATABLE), say("button-play", kind=say("level-unbeatable")), Style.blurple)
    return Page(say("stats-empty"), view=rows)


def _buttons(reply: StatsReply, say: Words) -> Rows | None:
    rows = Rows()
    if reply.record.ratings:
        rows.add(StatsButton(reply.user.id, Chart.RATING), say("button-rating"))
    if any(tally.opening is not None for tally in reply.record.tallies):
        rows.add(StatsButton(reply.user.id, Chart.OPENINGS), say("button-openings"))
    return rows if rows.to_components() else None


def _boards(user: User, chart: Chart, shown: str, pools: Sequence[str], say: Words) -> Rows | None:
    """Return a button for each board that has such a chart, if there are several."""
    rows, known = Rows(), [pool for pool in POOLS if pool in pools]
    for number, pool in enumerate(known if len(known) > 1 else []):
        if number == 4:
            rows.end_row()
        rows.add(StatsButton(user.id, chart, pool), _board(pool, say), disabled=pool == shown)
    return rows if rows.to_components() else None


def _score(score: Score, say: Words) -> str:
    return say("stats-score", **_results(score), share=score.share)


def _streaks(record: Record, say: Words) -> str:
    streaks = record.streaks
    if streaks.best < 2:
        return ""
    return say("stats-streak" if streaks.current > 1 else "stats-best-streak", **streaks._asdict())


def _opening(record: Record, say: Words) -> str:
    """Return where somebody begins most often on the board that they begin most on; nothing if they never did."""
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
    rating = _points(each.rating, each.deviation)
    return say("stats-rating", board=_board(each.pool, say), rating=rating, games=each.games)


def _pair(pair: Pair | None, say: Words) -> dict[str, str]:
    """Return a field on two people's games against each other."""
    if pair is None:
        return {}
    names = {"first": _name(pair.first, say), "second": _name(pair.second, say)}
    heading = say("stats-you-against", **names) if pair.is_asker else say("stats-against", **names)
    if not pair.duel.latest:
        return {heading: say("stats-no-duel")}
    latest = " ".join(RESULTS[outcome] for outcome in pair.duel.latest)
    told = say("stats-latest", results=latest, count=len(pair.duel.latest))
    return {heading: f"{say('stats-duel', **_results(pair.duel.score))}\n{told}"}


def _results(score: Score) -> dict[str, int | str]:
    signs = {"win": RESULTS[Outcome.WIN], "draw": RESULTS[Outcome.DRAW], "loss": RESULTS[Outcome.LOSS]}
    return {"won": score.won, "drawn": score.drawn, "lost": score.lost, **signs}


def _table(rows: Mapping[str, Score], say: Words) -> str:
    """Return scores by their names, in columns: some 30 letters wide, as a phone has room for."""
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


def _first_move(board: Board, cell: int, score: Score, say: Words) -> str:
    return say("openings-move", square=square(board, cell), games=score.games, share=score.share)


def _share(score: Score, games: int) -> int:
    return round(100 * score.games / games)


def _sparks(ratings: Sequence[float]) -> str:
    """Return a course as a row of bars, each the mean of as many games.

    >>> _sparks([1500, 1600, 1700])
    '▁▅█'
    """
    count = min(SPARKS, len(ratings))
    parts = [ratings[len(ratings) * at // count : len(ratings) * (at + 1) // count] for at in range(count)]
    means = [sum(part) / len(part) for part in parts]
    least, room = min(means), (max(means) - min(means)) or 1
    return "".join(STEPS[min(int((mean - least) / room * len(STEPS)), len(STEPS) - 1)] for mean in means)


def _board(pool: str, say: Words) -> str:
    board = Board.parse(pool)
    return say(f"kind-{board.rules}") if board.rules is not Rules.STANDARD else SIZES.get(board, pool)


def _opponent(level: Level | None, say: Words) -> str:
    return say(f"level-{level}") if level else say("stats-people")


def _name(user: User, say: Words) -> str:
    return escaped(user.name) if user.name else say("stats-member")


def _points(rating: float, deviation: float) -> str:
    return Rating(rating, deviation).text()


def _whole(rating: float) -> str:
    return f"{rating:.0f}"
