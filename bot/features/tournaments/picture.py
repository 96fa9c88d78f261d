"""Draw a tournament as a PNG picture: the table of a round robin, or the bracket of a knockout.

Eight players are readable on a phone. Weight and a mark tell who goes on, never colour alone. A name with letters that
the font lacks is replaced by the seed (`pen.can_write`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.core.chat.pen import EDGE, GOLD, INK, PANEL, PHONE, QUIET, Pen, can_write, cut, length
from bot.core.play.services import Services
from bot.features.tournaments.pages import TournamentReply
from bot.features.tournaments.pairings import points, rounds_of, standings, top_down
from bot.features.tournaments.rules import Decision, Entrant, Form, Pairing, Tournament
from bot.words import words

MARGIN, TEXT, SMALL = 7, 14, 11
"""Around the picture; sizes of letters."""
ROW, PLACE, NAME, CELL, POINTS, BERGER = 24, 16, 94, 20, 30, 36
"""In the table: the height of a line; the widths of its columns, of names the least."""
LINE, GAP, BOX, LINK = 21, 10, 104, 10
"""In the bracket: the height of a player; between matches; the width of a match; the way to the next round."""


class Line(NamedTuple):
    """A line of the table. cells: what was scored against each line, "" for no match yet. is_out: they have left."""

    name: str
    cells: tuple[str, ...]
    points: str
    berger: str
    is_out: bool = False


class Side(NamedTuple):
    """A player of a match. points: "" if there are none. is_on: whether they go on; None if that is not decided."""

    seed: int
    name: str
    points: str = ""
    is_on: bool | None = None


Match = tuple[Side | None, Side | None]
"""The two of a match; None for a player who is not known yet, or if the other one rests."""


class _Columns(NamedTuple):
    """Where the columns of a table are. cells: where the first cell begins. points: where they end."""

    cells: float
    points: float
    width: float

    @classmethod
    def of(cls, count: int) -> "_Columns":
        """Give names the room that is left on a phone."""
        least = 2 * MARGIN + PLACE + NAME + CELL * count + POINTS + BERGER
        spare = max(0, PHONE - least)
        cells = MARGIN + PLACE + NAME + spare
        return cls(cells, cells + CELL * count + POINTS, least + spare)


def draw_table(lines: Sequence[Line], locale: str = "") -> bytes:
    """Draw the table of a round robin by places: each match, points and Sonneborn-Berger. Returns a PNG file."""
    say, columns = words(locale), _Columns.of(len(lines))
    pen = Pen(columns.width, 2 * MARGIN + ROW * (len(lines) + 1))
    heads = [(columns.cells + CELL * (at + 0.5), str(at + 1), "mm") for at in range(len(lines))]
    heads += [(columns.points, say("cup-points"), "rm"), (columns.points + BERGER, say("cup-berger"), "rm")]
    for x, text, anchor in heads:
        pen.text((x, MARGIN + ROW / 2), text, QUIET, SMALL, anchor)
    for at, line in enumerate(lines):
        _draw_line(pen, line, at, columns)
    return pen.png()


def _draw_line(pen: Pen, line: Line, at: int, columns: _Columns) -> None:
    top = MARGIN + ROW * (at + 1)
    y, left = top + ROW / 2, MARGIN + PLACE
    if at % 2 == 0:
        pen.box((MARGIN / 2, top), columns.width - MARGIN, ROW, PANEL, 4)
    colour = QUIET if line.is_out else INK
    pen.text((left - 5, y), str(at + 1), QUIET, SMALL, "rm")
    name = cut(line.name, columns.cells - left - 6, TEXT)
    pen.text((left, y), name, colour if at else GOLD, TEXT, bold=not at)
    if line.is_out:
        pen.line([(left, y), (left + length(name, TEXT), y)], QUIET)
    for number, cell in enumerate(line.cells):
        x = columns.cells + CELL * number
        if number == at:
            pen.box((x + 2, top + 2), CELL - 4, ROW - 4, EDGE, 3)
        else:
            pen.text((x + CELL / 2, y), cell, colour, SMALL, "mm")
    pen.text((columns.points, y), line.points, colour, TEXT, "rm", bold=True)
    pen.text((columns.points + BERGER, y), line.berger, QUIET, SMALL, "rm")


def draw_bracket(rounds: Sequence[Sequence[Match]]) -> bytes:
    """Draw the bracket of a knockout. rounds: of each the matches from the top down. Returns a PNG file."""
    step = 2 * LINE + GAP
    box = max(BOX, (PHONE - 2 * MARGIN - LINK * (len(rounds) - 1)) / len(rounds))
    width = 2 * MARGIN + box * len(rounds) + LINK * (len(rounds) - 1)
    pen = Pen(width, 2 * MARGIN + step * len(rounds[0]) - GAP)
    middles: list[float] = [MARGIN + LINE + step * at for at in range(len(rounds[0]))]
    for number, matches in enumerate(rounds):
        x = MARGIN + number * (box + LINK)
        if number:
            middles = [_join(pen, x, middles[at : at + 2]) for at in range(0, len(middles), 2)]
        for middle, match in zip(middles, matches, strict=True):
            _draw_match(pen, x, middle, box, match)
    return pen.png()


def _join(pen: Pen, x: float, middles: Sequence[float]) -> float:
    """Draw the way from two matches to the next one, and return its middle."""
    middle = sum(middles) / 2
    for each in middles:
        pen.line([(x - LINK, each), (x - LINK / 2, each), (x - LINK / 2, middle), (x, middle)], EDGE, 1.5)
    return middle


def _draw_match(pen: Pen, x: float, middle: float, width: float, match: Match) -> None:
    if match == (None, None):
        pen.box((x, middle - LINE), width, 2 * LINE, PANEL, 3)
    for side, top in zip(match, (middle - LINE, middle), strict=True):
        if side is None:
            continue
        pen.box((x, top), width, LINE - 0.5, PANEL, 3)
        y, is_on = top + LINE / 2, side.is_on is True
        if is_on:
            pen.box((x, top), 3, LINE - 0.5, GOLD)
        pen.text((x + 17, y), str(side.seed), QUIET, SMALL, "rm")
        name = cut(side.name, width - 20 - length(side.points, TEXT) - 9, TEXT)
        pen.text((x + 20, y), name, QUIET if side.is_on is False else INK, TEXT, bold=is_on)
        pen.text((x + width - 4, y), side.points, GOLD if is_on else QUIET, TEXT, "rm", bold=is_on)


async def tournament_reply(
    one: Tournament, services: Services, *, may_attach: bool, locale: str = "en"
) -> TournamentReply:
    """Return a tournament with its picture, drawn by a worker; without one before the start."""
    if not may_attach or not one.pairings:
        return TournamentReply(one)
    if one.form is Form.ROUND_ROBIN:
        png = await services.thinker.run(draw_table, table(one), locale)
    else:
        png = await services.thinker.run(draw_bracket, bracket(one))
    return TournamentReply(one, png, tuple(each.seed or 0 for each in one.entrants if not _can_name(each)))


def table(one: Tournament) -> list[Line]:
    """Return the table of a round robin, the first one first."""
    lines = standings(one)
    scored = {}
    for each in one.pairings:
        if each.second is not None and (each.is_decided or each.played):
            scored[each.first, each.second] = each.first_points
            scored[each.second, each.first] = each.second_points
    return [
        Line(
            _name(one.seeded(line.seed)),
            tuple(points(scored.get((line.seed, other.seed))) for other in lines),
            points(line.points),
            points(line.berger),
            one.seeded(line.seed).has_left,
        )
        for line in lines
    ]


def bracket(one: Tournament) -> list[list[Match]]:
    """Return the rounds of a knockout, those to come as far as their players are known."""
    rounds: list[list[Match]] = []
    known: list[int | None] = []
    for number in range(1, rounds_of(one.form, len(one.entrants)) + 1):
        played = one.of_round(number)
        half = len(known) // 2
        matches = [_match(one, each) for each in played] or [
            (_waiting(one, known[at]), _waiting(one, known[-1 - at])) for at in range(half)
        ]
        known = [each.winner for each in played] or [None] * half
        rounds.append([matches[at] for at in top_down(len(matches))])
    return rounds


def _match(one: Tournament, pairing: Pairing) -> Match:
    if pairing.second is None:
        return _waiting(one, pairing.first, is_on=True), None
    has_points = pairing.played or pairing.how is Decision.WALKOVER
    both = ((pairing.first, pairing.first_points), (pairing.second, pairing.second_points))
    first, second = (
        Side(
            seed,
            _name(one.seeded(seed)),
            points(got) if has_points else "",
            pairing.winner == seed if pairing.is_decided else None,
        )
        for seed, got in both
    )
    return first, second


def _waiting(one: Tournament, seed: int | None, *, is_on: bool | None = None) -> Side | None:
    return None if seed is None else Side(seed, _name(one.seeded(seed)), is_on=is_on)


def _name(entrant: Entrant) -> str:
    return entrant.user.name if entrant.user and _can_name(entrant) else f"#{entrant.seed}"


def _can_name(entrant: Entrant) -> bool:
    return entrant.user is not None and can_write(entrant.user.name)
