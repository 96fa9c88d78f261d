"""A game that the channel plays together: the board with its votes, and an end that can be followed by another."""

from bot.chat.address import Act, GameButton, VoteButton
from bot.chat.render.marks import KEYCAPS, board_text, free, moves, symbols
from bot.chat.render.page import Page, Rows, Style, embed
from bot.chat.render.players import colour, headline, how, last, name, rules, versus
from bot.model import Game, How
from bot.model.together import Poll
from bot.words import Words

NO_COUNT = "\u2800"
"""Beside a mark, as wide as a count beside a free square, so that the buttons are a grid. Discord trims real blanks."""

COUNTS = (*KEYCAPS, "\N{KEYCAP TEN}")
"""Votes on a larger board; the last one stands for all that are more. Which squares lead, and by how many, is said."""


def board(game: Game, poll: Poll, say: Words) -> Page:
    rows = Rows()
    if game.is_over:
        _add_after(rows, game, say)
        page = embed(_ended(game, poll, say), colour(game), headline(game, say))
        return Page(board_text(game.position), page, rows)
    _add_squares(rows, game, poll)
    has_room = not rows.is_full
    if has_room:
        rows.add(GameButton(game.id, game.ply, Act.STOP), say("button-stop"))
    about = _about(game, "crowd-about" if has_room else "crowd-unwatch", say)
    lines = [*_running(game, poll, say), about]
    return Page(board_text(game.position, is_small=not has_room), embed(lines, colour(game), headline(game, say)), rows)


def _running(game: Game, poll: Poll, say: Words) -> list[str]:
    return [versus(game, say), rules(game.board, say), last(game, say), say("crowd-how"), *_votes(game, poll, say)]


def _votes(game: Game, poll: Poll, say: Words) -> list[str]:
    """Return how many have voted, which squares lead and when the vote closes."""
    if not poll.votes:
        return [say("crowd-waits", seconds=game.exhibition.pace_s if game.exhibition else 0)]
    leaders = poll.leaders
    facts = {"count": sum(poll.votes.values()), "leaders": len(leaders), "most": poll.votes[leaders[0]]}
    squares = say.all_of(moves(game.board, leaders, say))
    return [say("crowd-lead", **facts, squares=squares), say("crowd-clock", deadline=str(game.deadline))]


def _ended(game: Game, poll: Poll, say: Words) -> list[str]:
    """Return how it ended. Who stopped it or let it expire is none of the voters."""
    is_played = game.result is not None and game.result.how in (How.LINE, How.FULL_BOARD)
    voted = say("crowd-voted", count=poll.voters) if is_played and poll.voters else ""
    again = say("rematch", game=str(game.rematch_id)) if game.rematch_id else ""
    return [how(game, say), versus(game, say), rules(game.board, say), voted, again, say("number", game=str(game.id))]


def _about(game: Game, message: str, say: Words) -> str:
    owner = name(game.exhibition.owner, say) if game.exhibition else ""
    return say(message, game=str(game.id), owner=owner)


def _add_squares(rows: Rows, game: Game, poll: Poll) -> None:
    """Add a button for each square with its votes. Those that lead are blue, the last move is green.

    On 3x3 the votes stand beside the square's number. On larger boards, whose squares have no numbers, they stand
    there alone: five wider buttons find no room side by side on a phone.
    """
    board, newest = game.board, game.moves[-1].cell if game.moves else None
    is_small, leaders = board.cells <= len(KEYCAPS), poll.leaders
    for cell, mark in enumerate(symbols(game.position)):
        votes = poll.votes.get(cell, 0)
        style = Style.success if cell == newest else Style.primary if cell in leaders else Style.secondary
        emoji = mark or (COUNTS[min(votes, len(COUNTS)) - 1] if votes and not is_small else free(board, cell))
        address = VoteButton(game.id, game.ply, cell)
        rows.add(address, emoji, style, disabled=mark != "", is_emoji=True)
        if is_small:
            rows.label(NO_COUNT if mark else str(votes))
        if (cell + 1) % board.columns == 0:
            rows.end_row()


def _add_after(rows: Rows, game: Game, say: Words) -> None:
    if game.rematch_id is None:
        rows.add(GameButton(game.id, game.ply, Act.AGAIN), say("button-again"), Style.primary)
    if game.moves:
        rows.add(GameButton(game.id, game.ply, Act.REPLAY), say("button-replay"))
