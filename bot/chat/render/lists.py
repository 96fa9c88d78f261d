"""Lists of games: one line for each, how many there are on top, and a menu that opens a replay."""

from collections.abc import Sequence

from bot.chat.address import HistoryButton, ReplayMenu
from bot.chat.render.page import CHOICE_LIMIT, EMBED_LIMIT, Choice, Page, Rows, embed, fit
from bot.chat.render.players import ending, hinted, link_to, player, versus
from bot.chat.request import HistoryReply, LiveReply
from bot.engine import STANDARD, Board, Mark, Rules
from bot.model import BOARDS, CROWD, Bot, Game, How, Totals
from bot.words import Words

BETWEEN = " · "
"""Stands between the facts of a line."""
MOST_OF_NAME = 20
"""How many characters of a name a menu shows."""
SIZES = {board: name for name, board in BOARDS.items()}


def live(reply: LiveReply, say: Words) -> Page:
    if not reply.games:
        return Page(say("live-empty"))
    more, use = say("live-more"), say("live-use")
    lines = fit([_live(game, say) for game in reply.games], EMBED_LIMIT - len(f"{more}\n{use}"))
    has_more = reply.has_more or len(lines) < len(reply.games)
    title = _counted(reply.totals, ("live-total", "live-total-more"), say)
    return Page("", embed([*lines, more if has_more else "", use], title=title))


def history(reply: HistoryReply, say: Words) -> Page:
    """Render games that have ended, with buttons to newer and older ones, which only the asker may press."""
    page, rows = reply.page, Rows()
    if not page.games:
        return Page(say("history-empty" if reply.user_id is None else "history-empty-member"))
    lines = fit([_ended(game, say) for game in page.games], EMBED_LIMIT)
    if choices := [_choice(game, say) for game in page.games[: len(lines)] if game.moves]:
        rows.add_menu(ReplayMenu(), choices, say("history-menu"))
    if page.has_newer or page.has_older:
        newer = HistoryButton(reply.asker_id, reply.user_id, "after", page.games[0].id)
        older = HistoryButton(reply.asker_id, reply.user_id, "before", page.games[len(lines) - 1].id)
        rows.add(newer, say("button-newer"), disabled=not page.has_newer)
        rows.add(older, say("button-older"), disabled=not page.has_older)
    total = "history-total" if reply.user_id is None else "history-total-member"
    return Page("", embed(lines, title=_counted(reply.totals, (total, "history-total-more"), say)), rows)


def _counted(totals: Totals | None, messages: tuple[str, str], say: Words) -> str | None:
    """Return how many games there are, by the second message if there are even more; nothing if that is not sure."""
    return say(messages[totals.has_more], **totals._asdict()) if totals else None


def _live(game: Game, say: Words) -> str:
    board, moves, age = _facts(game, game.created_at, say)
    there = link_to(game, moves)
    moves = there if moves in there else f"{moves} {there}"  # a channel, if its message is not known
    return _line(f"**{game.id}** {versus(game, say)}", board, moves, age)


def _ended(game: Game, say: Words) -> str:
    mark, ended_at = game.winner or Mark.X, game.result.ended_at if game.result else 0
    result = _result(game, player(game, mark, say), player(game, mark.other, say), say)
    return _line(f"**{game.id}** {result}", _how(game, say), *_facts(game, ended_at, say), hinted(game, say))


def _choice(game: Game, say: Words) -> Choice:
    """Return a game as a line of a menu, in which nothing is read as markup."""
    mark = game.winner or Mark.X
    result = _result(game, _plain(game, mark, say), _plain(game, mark.other, say), say)
    label = _line(str(game.id), result, say("list-moves", moves=game.ply))
    about = _line(_how(game, say), _board(game.board, say))
    return Choice(str(game.id), label[:CHOICE_LIMIT], about[:CHOICE_LIMIT])


def _result(game: Game, winner: str, loser: str, say: Words) -> str:
    return say(f"history-{ending(game)}", winner=winner, loser=loser)


def _how(game: Game, say: Words) -> str:
    """Return how a game ended that was not played to its end."""
    is_played_out = game.result is None or game.result.how in (How.LINE, How.FULL_BOARD)
    return "" if is_played_out else say(f"how-{ending(game)}")


def _facts(game: Game, at: int, say: Words) -> Sequence[str]:
    """Return the board if it is not the usual one, the moves and the age. at: seconds since 1970."""
    return _board(game.board, say), say("list-moves", moves=game.ply), say("list-age", at=str(at))


def _board(board: Board, say: Words) -> str:
    if board.rules is not Rules.STANDARD:
        return say(f"list-{board.rules.value}")
    return "" if board == STANDARD else SIZES.get(board, board.text())


def _plain(game: Game, mark: Mark, say: Words) -> str:
    seat = game.seat(mark)
    if isinstance(seat, Bot):
        return say("the-bot")
    if seat == CROWD:
        return say("the-crowd")
    if seat.is_forgotten:
        return say("somebody")
    return seat.name if len(seat.name) <= MOST_OF_NAME else f"{seat.name[: MOST_OF_NAME - 1]}…"


def _line(*facts: str) -> str:
    return BETWEEN.join(filter(None, facts))
