"""Render lists of games: totals in the title, a line for each game, and a menu that opens replays."""

from typing import NamedTuple

from bot.core.chat.page import CHOICE_LIMIT, LAYOUT_LIMIT, Choice, Page, Rows, embed, fit
from bot.core.chat.players import ending, link_to, name, plain, versus
from bot.core.chat.variants import variant_name
from bot.core.game import Game, How, Totals
from bot.engine import STANDARD, Board, Mark
from bot.features.watch.rules import HistoryButton, ReplayMenu
from bot.features.watch.service import HistoryPage
from bot.words import Words


class LiveReply(NamedTuple):
    """The running games of a place. has_more: whether older ones are left out. totals: of all of them."""

    games: tuple[Game, ...]
    has_more: bool
    totals: Totals

    def render(self, say: Words) -> Page:
        if not self.games:
            return Page(say("watch-live-empty"))
        more, use = say("watch-live-more"), say("watch-live-use")
        lines = fit([_live(game, say) for game in self.games], LAYOUT_LIMIT - len(f"{more}\n{use}"))
        has_more = self.has_more or len(lines) < len(self.games)
        title = say("watch-live-total-more" if self.totals.has_more else "watch-live-total", **self.totals._asdict())
        return Page("", embed([*lines, more if has_more else "", use], title=title), is_layout=True)


class HistoryReply(NamedTuple):
    """A page of ended games, those of user_id or, if None, of all. asker_id: who may turn it. totals: of all pages."""

    page: HistoryPage
    asker_id: int
    user_id: int | None
    totals: Totals

    def render(self, say: Words) -> Page:
        page, rows = self.page, Rows()
        if not page.games:
            empty = say("watch-history-empty" if self.user_id is None else "watch-history-empty-member")
            return Page("", embed([empty]), is_layout=True)  # Discord turns no layout into anything else
        lines = fit([_ended(game, say) for game in page.games], LAYOUT_LIMIT)
        choices = [_choice(game, say) for game in page.games[: len(lines)]]
        rows.add_menu(ReplayMenu(), choices, say("watch-history-menu"))
        if page.has_newer or page.has_older:
            newer = HistoryButton(self.asker_id, self.user_id, "after", page.games[0].id)
            older = HistoryButton(self.asker_id, self.user_id, "before", page.games[len(lines) - 1].id)
            rows.add(newer, say("button-newer"), disabled=not page.has_newer)
            rows.add(older, say("button-older"), disabled=not page.has_older)
        total = "watch-history-total" if self.user_id is None else "watch-history-total-member"
        title = say("watch-history-total-more" if self.totals.has_more else total, **self.totals._asdict())
        return Page("", embed(lines, title=title), rows, is_layout=True)


def _live(game: Game, say: Words) -> str:
    moves, age = say("watch-list-moves", moves=game.ply), say("watch-list-age", at=str(game.created_at))
    channel = "" if game.message_id else link_to(game, "")
    return _line(_numbered(game, versus(game, say)), _board(game.board, say), f"{moves} {channel}".rstrip(), age)


def _ended(game: Game, say: Words) -> str:
    """Return who won, the board unless it is the usual one, and the age: a line of a phone has no room for more."""
    mark, ended_at = game.winner or Mark.X, game.result.ended_at if game.result else 0
    names = {"winner": name(game.seat(mark), say), "loser": name(game.seat(mark.other), say)}
    result, age = say(f"watch-history-{ending(game)}", **names), say("watch-list-age", at=str(ended_at))
    return _line(_numbered(game, result), _board(game.board, say), age)


def _numbered(game: Game, text: str) -> str:
    """Return a text after the game's number, which leads to its newest message if that is known."""
    number = str(game.id)
    return f"**{link_to(game, number) if game.message_id else number}** {text}"


def _choice(game: Game, say: Words) -> Choice:
    """Return a game as a line of a menu, which shows no markup."""
    mark = game.winner or Mark.X
    winner, loser = (plain(game.seat(each), say) for each in (mark, mark.other))
    result = say(f"watch-history-{ending(game)}", winner=winner, loser=loser)
    label = _line(str(game.id), result, say("watch-list-moves", moves=game.ply))
    about = _line(_how(game, say), _board(game.board, say))
    return Choice(str(game.id), label[:CHOICE_LIMIT], about[:CHOICE_LIMIT])


def _how(game: Game, say: Words) -> str:
    """Return how a game ended, or "" if it was played to its end."""
    is_played_out = game.result is None or game.result.how in (How.LINE, How.FULL_BOARD)
    return "" if is_played_out else say(f"watch-how-{ending(game)}")


def _board(board: Board, say: Words) -> str:
    return "" if board == STANDARD else variant_name(board, say)


def _line(*facts: str) -> str:
    return " · ".join(filter(None, facts))
