"""A game for those who play it: a challenge, a board to press, an end with Rematch and Replay."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.core.chat.marks import MARKS
from bot.core.chat.page import Page, Rows, Style, embed, labelled
from bot.core.chat.players import answered, colour, heading, hinted, how, last, link_to, name, plain, player, versus
from bot.core.chat.press import ACT, Act
from bot.core.chat.replies import AnyReply, Reply
from bot.core.chat.variants import game_text, pages_of
from bot.core.game import Bot, Challenge, Game
from bot.engine import Mark
from bot.words import Words

STEPS = {Act.EASIER: -1, Act.REMATCH: 0, Act.HARDER: 1}  # acts that begin a rematch: how many levels harder
RESIGN = {Mark.X: (Act.GIVE_UP_X, Act.KEEP_X), Mark.O: (Act.GIVE_UP_O, Act.KEEP_O)}


def resign_question(game: Game, mark: Mark) -> Reply:
    """Ask whether to give up a game. mark: whose player is asked.

    What keeps the game comes first, so that no hasty second press gives it up.
    """

    def page(say: Words) -> Page:
        rows, (give_up, keep), winner = Rows(), RESIGN[mark], game.seat(mark.other)
        message = "resign-sure-bot" if isinstance(winner, Bot) else "resign-sure"
        message = message if game.moves else "resign-sure-uncounted"
        _add(rows, game, keep, say("button-keep-playing"), Style.success)
        _add(rows, game, give_up, say("button-resign"), Style.danger)
        return Page(say(message, game=str(game.id), winner=name(winner, say)), view=rows)

    return Reply(page, game=game)


def menu(game: Game, mark: Mark) -> Reply:
    """Show what a player can do besides moving, if the board leaves no room for it. mark: the player's."""

    def page(say: Words) -> Page:
        rows = Rows()
        _add(rows, game, Act.HINT, say("button-hint"))
        if game.draw_offer is mark.other:
            _add(rows, game, Act.AGREE_ASIDE, say("button-draw"), Style.success)
        elif game.draw_offer is None:
            _add(rows, game, Act.OFFER_ASIDE, say("button-offer"))
        _add(rows, game, Act.RESIGN, say("button-resign"))
        return Page(say("menu", game=str(game.id)), view=rows)

    return Reply(page, game=game)


def aside(game: Game, message: str) -> Reply:
    """Return what a question or a menu beside a board turns into: the name of a message on a game."""
    return Reply(lambda say: Page(say(message, game=str(game.id))), game=game)


class CardLine(NamedTuple):
    """A line on a game's card. line: draws it. act, ply: of a button that goes with it, after the end."""

    line: Callable[[Words], str]
    act: Act | None = None
    ply: int = 0


@dataclass(frozen=True)
class GameReply(AnyReply):
    """A game or a challenge for its players.

    chosen: what the asker has chosen before a square, by rules that ask for it. draw: the page of a game that a feature
    shows in its own way. lines: more of its card, most of them from features; `BoardUpdater.complete` adds those.
    """

    game: Game | Challenge
    chosen: int | None = None
    renderer: Callable[[Game, Words], Page] | None = None
    lines: tuple[CardLine, ...] = ()

    def render_page(self, say: Words) -> Page:
        if isinstance(self.game, Challenge):
            return challenge(self.game, say)
        return self.renderer(self.game, say) if self.renderer else board(self.game, self.chosen, say, self.lines)


def challenge(offered: Challenge, say: Words) -> Page:
    """Render a challenge. An open one pings the member who is asked; one to anyone pings no one."""
    asked_user, names, rows = offered.asked, {"asker": name(offered.asker, say)}, Rows()
    if asked_user:
        names["asked"] = name(asked_user, say)
    if offered.answer is not None:
        return Page(say(f"challenge-{offered.answer.value}", **names))
    asked, goes = offered.challenger.other, "first" if offered.challenger is Mark.O else "second"
    lines = [
        say(f"challenge-{goes}", **names, mark=MARKS[asked]),
        pages_of(offered.board).rules(offered.board, say),
        say("challenge-clock", deadline=str(offered.deadline)),
    ]
    if asked_user is None:
        content = say("challenge-open", **names)
        _add(rows, offered, Act.JOIN, say("button-join"), Style.success)
    else:
        content = say("challenge", asker=names["asker"], asked=f"<@{asked_user.id}>")
        _add(rows, offered, Act.ACCEPT, say("button-accept"), Style.success)
        _add(rows, offered, Act.DECLINE, say("button-decline"), Style.danger)
    _add(rows, offered, Act.WITHDRAW, say("button-withdraw"))
    return Page(content, embed(lines), rows, pings=asked_user.id if asked_user and not offered.is_quiet else None)


def board(game: Game, chosen: int | None, say: Words, lines: Sequence[CardLine] = ()) -> Page:
    rows, pages = Rows(), pages_of(game.board)
    if game.is_over:
        _add_after(rows, game, say, [(each.act, each.ply) for each in lines if each.act])
    else:
        pages.add_squares(rows, game, chosen)
        if pages.has_room(game.board):
            pages.add_choice(rows, game, chosen, say)
            _add_answers(rows, game, say)
    more = [each.line(say) for each in lines]
    text = _ended(game, more, say) if game.is_over else [*_running(game, chosen, say), *more]
    content, number = game_text(game, chosen), str(game.id)
    return Page(content, embed(text, colour(game), heading(game, say), footer=say("number", game=number)), rows)


def folded(game: Game | Challenge, say: Words) -> Page:
    """Render an older message of a game, in the game's look: one line that links to the newest message."""
    if isinstance(game, Challenge):
        return challenge(game, say).in_look(game.look, say)
    link = link_to(game, say("link-here"))
    return Page(say("folded-over" if game.is_over else "folded", game=str(game.id), link=link)).in_look(game.look, say)


def _running(game: Game, chosen: int | None, say: Words) -> list[str]:
    """Return what to know while a game runs; the clock only between people."""
    pages, mover = pages_of(game.board), game.position.to_move
    latest = answered(game, say) if game.bot else last(game, say)
    return [
        latest if latest or game.bot else say("against", player=player(game, mover.other, say)),
        pages.now(game.position, chosen, say, game.moves),
        _offered(game, game.draw_offer, "draw-offered", say),
        say("press-a-mark") if game.moves and not pages.has_room(game.board) else "",
        "" if game.bot else say("clock", deadline=str(game.deadline)),
    ]


def _ended(game: Game, lines: Sequence[str], say: Words) -> list[str]:
    again = _offered(game, game.rematch_offer, "rematch-offered", say)
    if not again and game.rematch_id:
        again = say("rematch", game=str(game.rematch_id))
    return [how(game, say), versus(game, say), hinted(game, say), *lines, again]


def _offered(game: Game, by: Mark | None, message: str, say: Words) -> str:
    return say(message, player=name(game.seat(by), say), other=name(game.seat(by.other), say)) if by else ""


def _add_answers(rows: Rows, game: Game, say: Words) -> None:
    _add(rows, game, Act.HINT, say("button-hint"))
    if game.draw_offer:
        who = plain(game.seat(game.draw_offer.other), say)
        _add(rows, game, Act.AGREE, labelled("button-draw-of", say, player=who), Style.success)
    else:
        _add(rows, game, Act.OFFER, say("button-offer"))
    _add(rows, game, Act.RESIGN, say("button-resign"))


def _add_after(rows: Rows, game: Game, say: Words, more: Sequence[tuple[Act, int]]) -> None:
    """Add Rematch, unless one has followed or a player was forgotten, some more, and Replay, if there were moves.

    Against the bot a rematch may be one level up after a win, and one down after a loss.
    """
    has_followed = game.rematch_id is not None and game.rematch_offer is None
    if not has_followed and not any(user.is_forgotten for user in game.users):
        _add(rows, game, Act.REMATCH, say("button-rematch"), Style.primary)
        act = Act.EASIER if game.winner and isinstance(game.seat(game.winner), Bot) else Act.HARDER
        if game.bot and game.winner and game.moves and (bot := game.bot.at_next(STEPS[act])):
            _add(rows, game, act, say("button-easier", level=say(f"level-{bot.level.value}")))
    for act, ply in more:
        rows.add(ACT(game.id, ply, act), say(f"button-{act}"))
    if game.moves:
        _add(rows, game, Act.REPLAY, say("button-replay"))


def _add(rows: Rows, game: Game | Challenge, act: Act, label: str, style: Style = Style.secondary) -> None:
    rows.add(ACT(game.id, game.ply if isinstance(game, Game) else 0, act), label, style)
