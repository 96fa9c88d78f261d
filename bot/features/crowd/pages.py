"""The page of a game that a channel plays: the board with its votes and, after the end, Play again."""

from bot.core.chat.feature import Draw
from bot.core.chat.page import Page, Rows, Style, embed
from bot.core.chat.players import answered, colour, heading, how, name, versus
from bot.core.chat.press import ACT, Act, Address
from bot.core.chat.variants import game_text, moves, newest, pages_of
from bot.core.game import Game, How, Look
from bot.features.crowd.sql import Poll
from bot.words import Words

VOTE = Address("ttt-vote:{game_id}:{ply:3}:{cell:3}")  # for a cell of the board as it was at a ply


def drawn(poll: Poll) -> Draw:
    return lambda game, say: board(game, poll, say)


def board(game: Game, poll: Poll, say: Words) -> Page:
    rows = Rows()
    if game.is_over:
        _add_after(rows, game, say)
    else:
        _add_squares(rows, game, poll, say)
    if pages_of(game.board).has_room(game.board) and not game.is_over:
        if poll.votes:
            rows.add(ACT(game.id, game.ply, Act.CLOSE), say("crowd-button-close"), Style.primary)
        rows.add(ACT(game.id, game.ply, Act.STOP), say("button-stop"))
    lines = _ended(game, poll, say) if game.is_over else _running(game, poll, say)
    content, number = game_text(game), say("number", game=str(game.id))
    return Page(content, embed(lines, colour(game), heading(game, say), footer=number), rows)


def _running(game: Game, poll: Poll, say: Words) -> list[str]:
    owner = name(game.exhibition.owner, say) if game.exhibition else ""
    pages = pages_of(game.board)
    about = say("crowd-about" if pages.has_room(game.board) else "crowd-unwatch", game=str(game.id), owner=owner)
    now = pages.now(game.position, None, say, game.moves)
    return [answered(game, say), now, say("crowd-how"), *_votes(game, poll, say), about]


def _votes(game: Game, poll: Poll, say: Words) -> list[str]:
    """Return the number of votes, the leading squares and when the vote closes."""
    if not poll.votes:
        return [say("crowd-waits", seconds=game.exhibition.pace_s if game.exhibition else 0)]
    leaders = poll.leaders
    facts = {"count": sum(poll.votes.values()), "leaders": len(leaders), "most": poll.votes[leaders[0]]}
    squares = say.all_of(moves(game.board, leaders, say))
    return [say("crowd-lead", **facts, squares=squares), say("crowd-clock", deadline=str(game.deadline))]


def _ended(game: Game, poll: Poll, say: Words) -> list[str]:
    """Return how the game ended; the number of voters only if they played it to its end."""
    is_played = game.result is not None and game.result.how in (How.LINE, How.FULL_BOARD, How.REPETITION)
    voted = say("crowd-voted", count=poll.voters) if is_played and poll.voters else ""
    again = say("rematch", game=str(game.rematch_id)) if game.rematch_id else ""
    games, won, drawn, lost, _ = poll.record
    record = say("crowd-record", won=won, drawn=drawn, lost=lost) if games > 1 else ""
    return [how(game, say), versus(game, say), voted, record, again]


def _add_squares(rows: Rows, game: Game, poll: Poll, say: Words) -> None:
    """Add a button for each square, with its votes: leaders green, the last move blue."""
    pages, last_cell, leaders = pages_of(game.board), newest(game), poll.leaders
    gap = " · " if pages.has_room(game.board) else "·"
    for cell, mark in enumerate(pages.symbols(game.position, last_cell)):
        votes = poll.votes.get(cell, 0)
        style = Style.primary if cell == last_cell else Style.success if cell in leaders else Style.secondary
        label = mark or pages.square(game.board, cell)
        counted = f"{label}{gap}{votes}" if votes else label
        if votes and game.look is Look.WORDS:
            counted = say("crowd-button-square", square=label, count=votes)
        rows.add(VOTE(game.id, game.ply, cell), counted, style, disabled=mark != "", is_emoji=mark != "")
        rows.end_row(at=game.board.columns)


def _add_after(rows: Rows, game: Game, say: Words) -> None:
    if game.rematch_id is None:
        rows.add(ACT(game.id, game.ply, Act.AGAIN), say("crowd-button-again"), Style.primary)
    if game.moves:
        rows.add(ACT(game.id, game.ply, Act.REPLAY), say("button-replay"))
