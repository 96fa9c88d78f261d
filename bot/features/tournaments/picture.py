"""Render a tournament as a PNG picture: the table of a round robin, or the bracket of a knockout.

Eight players are readable on a phone. Weight and a mark tell who goes on, never colour alone. A name with letters that
the font lacks is replaced by the seed (`pen.can_write`).
"""

from collections.abc import Callable
from functools import partial

from bot.core.chat.page import Page
from bot.core.chat.players import unlike_bots
from bot.core.pen import EDGE, GOLD, INK, PANEL, PHONE, QUIET, Pen, can_write, cut, length, words_drawn
from bot.core.play.services import Services
from bot.features.tournaments.pages import tournament
from bot.features.tournaments.pairings import points, rounds_of, scores, standings, top_down
from bot.features.tournaments.rules import Entrant, Form, Pairing, Tournament
from bot.words import Words

MARGIN, TEXT, SMALL = 7, 14, 11  # around the picture; sizes of letters
ROW, PLACE, NAME, CELL, POINTS, BERGER = 24, 16, 94, 20, 30, 36
"""In the table: the height of a line; the widths of its columns, of names the least."""
LINE, GAP, BOX, LINK = 21, 10, 104, 10
"""In the bracket: the height of a player; between matches; the width of a match; the way to the next round."""

Match = tuple[int | None, int | None]
"""The seeds of the two of a match; None for a player who is not known yet, or if the other one rests."""


async def renderer(one: Tournament, services: Services, say: Words, *, may_attach: bool) -> Callable[[Words], Page]:
    """Return what renders a tournament, with its picture rendered by a worker; without one before the start."""
    if not may_attach or not one.pairings:
        return partial(tournament, one=one)
    render = render_table if one.form is Form.ROUND_ROBIN else render_bracket
    png = await services.thinker.in_background(render, one, say.language)
    unnamed = [each.seed or 0 for each in one.entrants if not _can_name(each)]
    return partial(tournament, one=one, png=png, unnamed=unnamed)


def render_table(one: Tournament, locale: str) -> bytes:
    """Render the table of a round robin by places: each match, points and Sonneborn-Berger. Returns a PNG file."""
    say, lines, scored = words_drawn(locale), standings(one), scores(one)
    fixed = 2 * MARGIN + PLACE + CELL * len(lines) + POINTS + BERGER
    width, left = max(PHONE, fixed + NAME), MARGIN + PLACE
    cells, right = left + width - fixed, width - MARGIN
    middles = [cells + CELL * (at + 0.5) for at in range(len(lines))]
    pen = Pen(width, 2 * MARGIN + ROW * (len(lines) + 1))
    heads = [(x, str(place), "mm") for place, x in enumerate(middles, 1)]
    heads += [(right - BERGER, say("tournaments-points"), "rm"), (right, say("tournaments-berger"), "rm")]
    for x, text, anchor in heads:
        pen.text((x, MARGIN + ROW / 2), text, QUIET, SMALL, anchor)
    for at, line in enumerate(lines):
        y = MARGIN + ROW * (at + 1.5)
        if at % 2 == 0:
            pen.box((MARGIN / 2, y - ROW / 2), width - MARGIN, ROW, PANEL, 4)
        pen.box((cells + CELL * at + 2, y - ROW / 2 + 2), CELL - 4, ROW - 4, EDGE, 3)
        player = one.seeded(line.seed)
        colour, name = QUIET if player.has_left else INK, cut(_name(player, say), cells - left - 6, TEXT)
        pen.text((left - 5, y), str(at + 1), QUIET, SMALL, "rm")
        pen.text((left, y), name, colour if at else GOLD, TEXT, bold=not at)
        if player.has_left:
            pen.line([(left, y), (left + length(name, TEXT), y)], QUIET)
        for x, other in zip(middles, lines, strict=True):
            pen.text((x, y), points(scored.get((line.seed, other.seed))), colour, SMALL, "mm")
        pen.text((right - BERGER, y), points(line.points), colour, TEXT, "rm", bold=True)
        pen.text((right, y), points(line.berger), QUIET, SMALL, "rm")
    return pen.png()


def render_bracket(one: Tournament, locale: str) -> bytes:
    say, rounds = words_drawn(locale), bracket(one)
    gaps = LINK * (len(rounds) - 1)
    box = max(BOX, (PHONE - 2 * MARGIN - gaps) / len(rounds))
    pen = Pen(2 * MARGIN + box * len(rounds) + gaps, 2 * MARGIN + (2 * LINE + GAP) * len(rounds[0]) - GAP)
    middles: list[float] = [MARGIN + LINE + (2 * LINE + GAP) * at for at in range(len(rounds[0]))]
    for number, matches in enumerate(rounds):
        x = MARGIN + number * (box + LINK)
        played = {seed: each for each in one.of_round(number + 1) for seed in each.seeds}
        if number:
            middles = [_join(pen, x, *pair) for pair in zip(middles[::2], middles[1::2], strict=True)]
        for middle, match in zip(middles, matches, strict=True):
            if match == (None, None):
                pen.box((x, middle - LINE), box, 2 * LINE, PANEL, 3)
            for seed, top in zip(match, (middle - LINE, middle), strict=True):
                if seed is not None:
                    _render_player(pen, (x, top), box, one.seeded(seed), played.get(seed), say)
    return pen.png()


def bracket(one: Tournament) -> list[list[Match]]:
    """Return the rounds of a knockout from the top down, those to come as far as their players are known."""
    rounds: list[list[Match]] = []
    known: list[int | None] = []
    for number in range(1, rounds_of(one.form, len(one.entrants)) + 1):
        played = one.of_round(number)
        to_come = list(zip(known[: len(known) // 2], reversed(known), strict=False))
        matches: list[Match] = [(each.first, each.second) for each in played] or to_come
        known = [each.winner for each in played] or [None] * len(matches)
        rounds.append([matches[at] for at in top_down(len(matches))])
    return rounds


def _join(pen: Pen, x: float, upper: float, lower: float) -> float:
    """Render the way from two matches to the next one, and return its middle."""
    middle = (upper + lower) / 2
    for each in (upper, lower):
        pen.line([(x - LINK, each), (x - LINK / 2, each), (x - LINK / 2, middle), (x, middle)], EDGE, 1.5)
    return middle


def _render_player(  # noqa: PLR0917
    pen: Pen, at: tuple[float, float], width: float, player: Entrant, pairing: Pairing | None, say: Words
) -> None:
    """Render one of the two of a match. pairing: None if it has not begun."""
    x, y = at[0], at[1] + LINE / 2
    is_on = pairing is not None and pairing.winner == player.seed
    is_out = pairing is not None and pairing.is_decided and not is_on
    scores = {pairing.first: pairing.first_points, pairing.second: pairing.second_points} if pairing else {}
    score = points(scores[player.seed] if pairing and pairing.has_points else None)
    pen.box(at, width, LINE - 0.5, PANEL, 3)
    if is_on:
        pen.box(at, 3, LINE - 0.5, GOLD)
    pen.text((x + 17, y), str(player.seed), QUIET, SMALL, "rm")
    name = cut(_name(player, say), width - 20 - length(score, TEXT) - 9, TEXT)
    pen.text((x + 20, y), name, QUIET if is_out else INK, TEXT, bold=is_on)
    pen.text((x + width - 4, y), score, GOLD if is_on else QUIET, TEXT, "rm", bold=is_on)


def _name(entrant: Entrant, say: Words) -> str:
    if entrant.level:
        return say("tournaments-bot")
    return unlike_bots(entrant.user.name, say) if entrant.user and _can_name(entrant) else f"#{entrant.seed}"


def _can_name(entrant: Entrant) -> bool:
    return entrant.level is not None or (entrant.user is not None and can_write(entrant.user.name))
