"""A tournament's pages: its entrants, its table or bracket, a round's matches, the questions before leaving it."""

from collections.abc import Sequence
from dataclasses import replace

from bot.core.chat import page
from bot.core.chat.game_page import CardLine, board
from bot.core.chat.page import File, Page, Rows, Style, embed, escaped_name, fit, labelled, short, table
from bot.core.chat.players import name, unlike_bots
from bot.core.chat.press import Act, Address
from bot.core.game import SIZES, Game
from bot.features.tournaments import pairings, rules
from bot.features.tournaments.pairings import points, rounds_of, standings
from bot.features.tournaments.rules import Decision, Form, Pairing, Stage, Tournament, TournamentAct
from bot.words import Words

MAX_NAME = 14  # characters of a name in a table in words
MAX_IN_ROW = 4  # play buttons in a row; a message has five rows
CUP = Address("ttt-cup:{tournament_id:18}:{act}:{number:3}")
"""Do something with a tournament. number: of the match, or of the entrant who is asked; else 0."""


def tournament(say: Words, one: Tournament, png: bytes | None = None, unnamed: Sequence[int] = ()) -> Page:
    """A tournament as it is. png: its table or bracket, None if it goes in words.

    unnamed: the seeds whose names the picture has no letters for.
    """
    if one.is_open:
        title = say("tournaments-title", **_kind(one, say))
        return Page("", embed(_open(one, say), page.RUNNING_COLOUR, title), _rows(one, say))
    names = say.all_of(f"#{seed} {_name(one, seed, say)}" for seed in sorted(unnamed))
    lines = [*_running(one, say), say("tournaments-unnamed", names=names) if unnamed else ""]
    if png is None:
        room = page.EMBED_LIMIT - sum(len(line) + 1 for line in lines) - 10
        lines += fit(_in_words(one, say), room)
    picture = File(f"tournament-{one.id}.png", png, _alternative(one, say)) if png else None
    colour = {Stage.OVER: page.WON_COLOUR, Stage.CANCELLED: page.DRAWN_COLOUR}.get(one.stage, page.RUNNING_COLOUR)
    return Page("", embed(lines, colour, _title(one, say)), _rows(one, say), file=picture)


def question(say: Words, one: Tournament, number: int | None = None) -> Page:
    """Ask whether to leave or cancel a tournament. number: of who may leave; None to cancel."""
    rows, act = Rows(), TournamentAct.END if number is None else TournamentAct.QUIT
    rows.add(CUP(one.id, act, number or 0), say(f"tournaments-button-{act}"), Style.danger)
    return Page(say("tournaments-ask-cancel" if number is None else "tournaments-ask-leave"), view=rows)


def round_page(one: Tournament, number: int, say: Words) -> Page:
    """Render the message of a round. A new one mentions all its players, once."""
    matches, is_on = one.of_round(number), one.is_running and one.round == number
    asked = [one.seeded(seed) for each in matches if each.second is not None for seed in each.seeds]
    users = [each.user.id for each in asked if each.user and not each.has_left]
    how = say("tournaments-round-how", deadline=str(one.deadline)) if is_on else say("tournaments-round-over")
    rows, open_ = Rows(), [each for each in matches if is_on and not each.is_decided]
    in_a_row = 2 if len(open_) <= 2 * MAX_IN_ROW else MAX_IN_ROW
    for each in open_:
        first, second = (_unescaped(one, seed, say) for seed in each.seeds)
        address = CUP(one.id, TournamentAct.PLAY, each.number)
        rows.add(address, labelled("tournaments-play", say, first=first, second=second), Style.primary)
        rows.end_row(at=in_a_row)
    lines = fit([*(_awaited(one, each, say) for each in matches), how], page.EMBED_LIMIT)
    content = say("tournaments-round", round=_round(one, number, say), users=" ".join(f"<@{each}>" for each in users))
    return Page(content, embed(lines, page.RUNNING_COLOUR, _round(one, number, say)), rows, also_pings=tuple(users))


def match_game(game: Game, say: Words, after: tuple[Tournament, Pairing] | None, lines: Sequence[CardLine]) -> Page:
    """Render a game of a match: without hints and, while the match goes on, with its next game in place of a rematch.

    after: the match that goes on after this game; None if the game runs, or the match is over. lines: more of its card.
    """
    left_out = (Act.HINT, Act.EASIER, Act.HARDER) if after else (Act.HINT,)
    shown = board(game, None, say, lines).without(lambda custom_id: custom_id.rpartition(":")[2] in left_out)
    if after is None or shown.view is None or shown.embed is None:
        return shown
    address = CUP(after[0].id, TournamentAct.PLAY, after[1].number)
    following = {"custom_id": address, "label": say("tournaments-next", score=_score(after[1]))}
    view = shown.view.changed(lambda each: each | following if each["custom_id"].endswith(Act.REMATCH) else each)
    line = say("tournaments-so-far", match=_match(*after, say), player=_name(after[0], pairings.starter(*after), say))
    shown.embed.description = f"{shown.embed.description}\n{line}"
    return replace(shown, view=view)


def moved(one: Tournament, say: Words) -> Page:
    """Render an older message of a tournament: a line that leads to the newest one."""
    return Page(say("tournaments-moved", link=f"[{say('tournaments-link')}]({_link(one, one.message_id)})"))


def _kind(one: Tournament, say: Words) -> dict[str, str]:
    form = say("tournaments-round-robin" if one.form is Form.ROUND_ROBIN else "tournaments-knockout")
    return {"form": form, "board": SIZES[one.board]}


def _round(one: Tournament, number: int, say: Words) -> str:
    rounds, is_knockout = rounds_of(one.form, len(one.entrants)), one.form is Form.KNOCKOUT
    return say("tournaments-round-title", round=number, rounds=rounds, left=rounds - number if is_knockout else rounds)


def _title(one: Tournament, say: Words) -> str:
    if one.stage is Stage.CANCELLED:
        return say("tournaments-title-cancelled")
    if one.stage is Stage.OVER:
        winner = pairings.champion(one)
        return say("tournaments-title-won", player=_name(one, winner, say)) if winner else say("tournaments-title-over")
    return say("tournaments-title-round", **_kind(one, say), round=_round(one, one.round, say))


def _open(one: Tournament, say: Words) -> list[str]:
    names = [name(each.user, say) if each.user else say("somebody") for each in one.entrants]
    least, most = pairings.MIN_ENTRANTS[one.form], pairings.MAX_ENTRANTS[one.form]
    counts = {"count": len(names), "missing": max(0, least - len(names)), "least": least, "most": most}
    return [
        say("tournaments-entrants", names=say.all_of(names), **counts),
        say("tournaments-how", form=one.form.value),
        say("tournaments-hours", hours=one.round_s // rules.HOUR_S),
        say("tournaments-open", owner=name(one.owner, say)) if one.owner else say("tournaments-open-unowned"),
    ]


def _running(one: Tournament, say: Words) -> list[str]:
    """Return the lines beside the table: the deadline of the round, or what the tournament was."""
    if one.is_running:
        link = say("tournaments-to-round", link=_link(one, one.round_message_id)) if one.posted == one.round else ""
        return [say("tournaments-deadline", deadline=str(one.deadline)), link]
    players = say("tournaments-of-players", count=len(one.entrants))
    was = f"{say('tournaments-title', **_kind(one, say))} · {players}"
    is_cancelled = one.stage is Stage.CANCELLED and any(each.game_id for each in one.pairings)
    return [was, say("tournaments-is-on") if is_cancelled else ""]


def _link(one: Tournament, message_id: int | None) -> str:
    return f"https://discord.com/channels/{one.place.guild_id}/{one.place.channel_id}/{message_id}"


def _rows(one: Tournament, say: Words) -> Rows:
    rows = Rows()
    if one.is_open:
        rows.add(CUP(one.id, TournamentAct.JOIN, 0), say("button-join"), Style.success)
        rows.add(CUP(one.id, TournamentAct.START, 0), say("tournaments-button-start"), Style.primary)
        if pairings.MIN_ENTRANTS[one.form] <= len(one.entrants) < len(pairings.filled(one.form, one.entrants)):
            rows.add(CUP(one.id, TournamentAct.FILL, 0), say("tournaments-button-fill"))
    if one.is_on:
        rows.add(CUP(one.id, TournamentAct.LEAVE, 0), say("tournaments-button-leave"))
        rows.add(CUP(one.id, TournamentAct.CANCEL, 0), say("tournaments-button-cancel"))
    if one.stage is Stage.OVER:
        rows.add(CUP(one.id, TournamentAct.AGAIN, 0), say("tournaments-button-again"), Style.primary)
    return rows


def _name(one: Tournament, seed: int, say: Words) -> str:
    return escaped_name(_unescaped(one, seed, say))


def _unescaped(one: Tournament, seed: int, say: Words) -> str:
    player = one.seeded(seed)
    return unlike_bots(player.user.name, say) if player.user else say("tournaments-bot" if player.level else "somebody")


def _short(one: Tournament, seed: int, say: Words) -> str:
    return short(_unescaped(one, seed, say), MAX_NAME)


def _match(one: Tournament, pairing: Pairing, say: Words) -> str:
    """Return the players of a match, the score, and how it was decided."""
    first = {"first": _name(one, pairing.first, say), "first_seed": str(pairing.first)}
    is_knockout = one.form is Form.KNOCKOUT
    if pairing.second is None:
        return say("tournaments-rest-on" if is_knockout else "tournaments-rest", **first)
    score = _score(pairing) if pairing.has_points else "–"
    second = {"second": _name(one, pairing.second, say), "second_seed": str(pairing.second)}
    match = say("tournaments-match", score=score, **first, **second)
    if pairing.game_id is not None and one.is_running:
        return say("tournaments-match-running", match=match, game=str(pairing.game_id))
    if pairing.how is None:
        return match
    if pairing.how is Decision.NOBODY and is_knockout:
        return say("tournaments-match-nobody-on", match=match)
    return say(f"tournaments-match-{pairing.how.value}", match=match)


def _awaited(one: Tournament, pairing: Pairing, say: Words) -> str:
    """Return a match and, if one of the two has come to its next game, that the other is awaited."""
    match = _match(one, pairing, say)
    if pairing.is_decided or pairing.game_id or not one.is_running or pairing.first_came is pairing.second_came:
        return match
    return say("tournaments-match-awaited", match=match, player=_name(one, pairing.seeds[pairing.first_came], say))


def _score(pairing: Pairing) -> str:
    return f"{points(pairing.first_points)} – {points(pairing.second_points)}"


def _rounds(one: Tournament, say: Words) -> dict[int, list[str]]:
    """Return the matches of all rounds, the newest round first."""
    return {number: [_match(one, each, say) for each in one.of_round(number)] for number in range(one.round, 0, -1)}


def _in_words(one: Tournament, say: Words) -> list[str]:
    """Return the bracket, or the table in letters of one width, narrow enough for a phone."""
    if not one.pairings:
        return []
    if one.form is Form.KNOCKOUT:
        rounds = _rounds(one, say).items()
        return [line for number, matches in rounds for line in (f"**{_round(one, number, say)}**", *matches)]
    rows = [("#", say("tournaments-player"), say("tournaments-points"), say("tournaments-berger"))]
    for place, line in enumerate(standings(one), 1):
        rows.append((f"{place}", _short(one, line.seed, say), points(line.points), points(line.berger)))
    return table([[cell.replace("`", "'") for cell in row] for row in rows], "><>>")


def _alternative(one: Tournament, say: Words) -> str:
    """Return what the picture shows, for those who don't see it."""
    if one.form is Form.ROUND_ROBIN:
        places = [
            say("tournaments-words-line", place=place, player=_short(one, line.seed, say), points=points(line.points))
            for place, line in enumerate(standings(one), 1)
        ]
        return say("tournaments-words-table", lines=", ".join(places))[: page.PICTURE_LIMIT]
    rounds = [
        say("tournaments-words-round", round=_round(one, number, say), matches=", ".join(matches))
        for number, matches in _rounds(one, say).items()
    ]
    return say("tournaments-words-bracket", lines="; ".join(rounds))[: page.PICTURE_LIMIT]
