"""What is to be shown of a tournament, with its table or bracket as a picture if one may go with it."""

from bot.chat.request import TournamentReply
from bot.community.brackets import rounds_of, standings, top_down
from bot.cup_picture import Line, Match, Side, can_write, draw_bracket, draw_table
from bot.games.services import Services
from bot.model.tournaments import Decision, Entrant, Form, Pairing, Tournament


async def tournament_reply(
    one: Tournament, services: Services, *, may_attach: bool, locale: str = "en"
) -> TournamentReply:
    """Return a tournament with its picture, drawn in a thread. Before the start there is none."""
    if not may_attach or not one.pairings:
        return TournamentReply(one)
    if one.form is Form.ROUND_ROBIN:
        png = await services.thinker.run(draw_table, table(one), locale)
    else:
        png = await services.thinker.run(draw_bracket, bracket(one))
    return TournamentReply(one, png, tuple(_unnamed(each) for each in one.entrants if not _can_name(each)))


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
    """Return the rounds of a knockout, those to come as far as it is known who plays."""
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


def points(count: float | None) -> str:
    """Return points as they are written.

    >>> points(1.5), points(2.0), points(0.25), points(None)
    ('1½', '2', '0.25', '')
    """
    if count is None:
        return ""
    return f"{int(count) or ''}½" if count % 1 == 0.5 else f"{count:g}"


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


def _unnamed(entrant: Entrant) -> int:
    return entrant.seed or 0
