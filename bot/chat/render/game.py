"""A game for those who play it: a challenge, a board to press, an end with Rematch and Replay."""

from bot.chat.address import Act, GameButton, SquareButton
from bot.chat.render.marks import MARKS, board_text, grid, square, symbols
from bot.chat.render.page import Page, Rows, Style, embed
from bot.chat.render.players import colour, end, hinted, last, link_to, name, rules, versus
from bot.chat.request import GameReply
from bot.engine import Mark, Rules
from bot.model import Bot, Challenge, Game
from bot.words import Words

MOST_ROWS = 5
"""How many rows of buttons a message may have."""


def challenge(offered: Challenge, say: Words) -> Page:
    """Render a challenge. It may notify the one who is asked, if it is open."""
    names = {"asker": name(offered.asker, say), "asked": name(offered.asked, say)}
    if offered.answer is not None:
        return Page(say(f"challenge-{offered.answer.value}", **names))
    asked, goes = offered.challenger.other, "first" if offered.challenger is Mark.O else "second"
    names["asked"] = f"<@{offered.asked.id}>"
    text = say(f"challenge-{goes}", **names, mark=MARKS[asked], deadline=str(offered.deadline))
    rows = Rows()
    _add(rows, offered, Act.ACCEPT, say("button-accept"), Style.success)
    _add(rows, offered, Act.DECLINE, say("button-decline"), Style.danger)
    _add(rows, offered, Act.WITHDRAW, say("button-withdraw"))
    lines = filter(None, (text, rules(offered.board, say)))
    return Page("\n".join(lines), view=rows, pings=None if offered.is_quiet else offered.asked.id)


def board(reply: GameReply, game: Game, say: Words) -> Page:
    rows, has_room = Rows(), game.board.rows < MOST_ROWS
    placing = reply.mark_to_place or game.position.to_move
    if has_room or not game.is_over:
        _add_squares(rows, game, placing)
    if game.is_over:
        _add_after(rows, game, say)
    elif has_room:
        _add_answers(rows, game, reply.confirm_resign, placing, say)
    lines = _running(game, say, has_room=has_room) if not game.is_over else _ended(game, say)
    return Page(board_text(game.position), embed(lines, colour(game)), rows)


def folded(game: Game | Challenge, say: Words) -> Page:
    """Render what becomes of an older message of a game: a line that leads to the newest one."""
    if isinstance(game, Challenge):
        return challenge(game, say)
    link = link_to(game, say("link-here"))
    return Page(say("folded-over" if game.is_over else "folded", game=str(game.id), link=link))


def _running(game: Game, say: Words, *, has_room: bool) -> list[str]:
    mover = game.position.to_move
    clock = say("clock", game=str(game.id), deadline=str(game.deadline))
    return [
        versus(game, say),
        say("turn" if has_room else "turn-resign", mark=MARKS[mover], player=name(game.seat(mover), say)),
        _offered(game, game.draw_offer, "draw-offered", say),
        last(game, say),
        f"{clock} {rules(game.board, say)}".rstrip(),
        grid(game.position),
    ]


def _ended(game: Game, say: Words) -> list[str]:
    again = _offered(game, game.rematch_offer, "rematch-offered", say) or _rematch(game, say)
    return [versus(game, say), end(game, say), last(game, say), hinted(game, say), again]


def _rematch(game: Game, say: Words) -> str:
    """Return what became of a rematch, or what one would be."""
    return say("rematch", game=str(game.rematch_id)) if game.rematch_id else say("rematch-swaps")


def _may_go_on(game: Game) -> bool:
    """Whether an ended game's message offers another one. If one has followed, that has a message of its own."""
    return game.rematch_id is None or game.rematch_offer is not None


def _offered(game: Game, by: Mark | None, message: str, say: Words) -> str:
    return say(message, player=name(game.seat(by), say), other=name(game.seat(by.other), say)) if by else ""


def _add_squares(rows: Rows, game: Game, placing: Mark) -> None:
    board, ply, is_over, is_wild = game.board, game.ply, game.is_over, game.board.rules is Rules.WILD
    won = game.position.winning_cells if is_over else ()
    by_o = board.cells if is_wild and placing is Mark.O else 0
    for cell, symbol in enumerate(symbols(game.position)):
        address = SquareButton(game.id, ply, cell + by_o)
        label = symbol or square(board, cell) + (f" {MARKS[placing]}" if is_wild else "")
        style = Style.success if cell in won else Style.secondary
        rows.add(address, label, style, disabled=is_over or symbol != "", is_emoji=symbol != "")
        if (cell + 1) % board.columns == 0:
            rows.end_row()


def _add_answers(rows: Rows, game: Game, resigning: Mark | None, placing: Mark, say: Words) -> None:
    if resigning:
        act = Act.RESIGN_X if resigning is Mark.X else Act.RESIGN_O
        _add(rows, game, act, say("button-resign-sure", mark=MARKS[resigning]), Style.danger)
    else:
        _add(rows, game, Act.RESIGN, say("button-resign"))
    if game.draw_offer:
        _add(rows, game, Act.AGREE, say("button-draw"), Style.success)
    if game.board.rules is Rules.WILD:
        act = Act.PLACE_O if placing is Mark.X else Act.PLACE_X
        _add(rows, game, act, say("button-place", mark=MARKS[placing.other]), Style.primary)


def _add_after(rows: Rows, game: Game, say: Words) -> None:
    if _may_go_on(game):
        _add_rematch(rows, game, say)
    if game.moves:
        _add(rows, game, Act.REPLAY, say("button-replay"))


def _add_rematch(rows: Rows, game: Game, say: Words) -> None:
    _add(rows, game, Act.REMATCH, say("button-rematch"), Style.primary)
    winner = game.seat(game.winner) if game.winner else None
    if isinstance(winner, Bot) and (gentler := winner.level.gentler):
        _add(rows, game, Act.EASIER, say("button-easier", level=say(f"level-{gentler.value}")))


def _add(rows: Rows, game: Game | Challenge, act: Act, label: str, style: Style = Style.secondary) -> None:
    rows.add(GameButton(game.id, game.ply if isinstance(game, Game) else 0, act), label, style)
