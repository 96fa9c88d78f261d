"""Games for those who look on: boards that follow, exhibitions, replays, lists; and what is said of a move."""

from __future__ import annotations

import discord

from bot.chat.render.board import (
    EMBED_LIMIT,
    MARKS,
    RUNNING_COLOUR,
    Page,
    Rows,
    board_text,
    embed_of,
    end,
    fit,
    hinted,
    last,
    mark_at,
    name,
    player,
    squares,
    versus,
    where,
)
from bot.engine import STANDARD, Board, Mark
from bot.engine.remarks import Kind, Remark, Standing
from bot.games import Comment, Game, HistoryPage, Status, Watch

HIDDEN = Page("This game is not shown here any more: not everybody here may see its channel.", None, None)
UNCLEAR = "❔"
METER = 8
"""How many marks the meter is long; even, so that a draw is shared."""


def followed(game: Game, comment: Comment, link: str) -> Page:
    """A board that follows a game from elsewhere. link: to the board that the players use, or nothing."""
    lines = [versus(game), *_state(game, comment)]
    if game.status is Status.RUNNING:
        lines.append(f"Game {game.id}, followed here until it ends; /unwatch {game.id} stops it. {link}".rstrip())
    else:
        lines.append(f"That was game {game.id}. /replay {game.id} steps through it.")
    return _page(game, lines, Rows())


def left(game: Game, note: str) -> Page:
    """A board that follows no longer. note: why, and what to do."""
    return _page(game, [versus(game), note], Rows())


def unfollowed(game: Game) -> Page:
    """A board whose watching was ended."""
    return left(game, f"Game {game.id} is not followed here any more. /watch {game.id} follows it again.")


def moved(game: Game) -> Page:
    """A board that is followed by a newer message of the same channel."""
    return left(game, f"Game {game.id} is followed further down.")


def exhibition(game: Game, comment: Comment) -> Page:
    """A game that the bot plays against itself."""
    view = Rows()
    owner = name(game.owner)
    lines = [versus(game), *_state(game, comment)]
    if game.status is Status.RUNNING:
        view.add(f"ttt:{game.id}:{game.ply}:stop", "Stop")
        lines.append(f"An exhibition for {owner}: game {game.id}. The next move follows in a few seconds.")
    else:
        if game.moves:
            view.add(f"ttt:{game.id}:{game.ply}:replay", "Replay")
        lines.append("/watch with two levels, such as easy hard, starts another.")
    return _page(game, lines, view)


def replay(game: Game, ply: int, comment: Comment) -> Page:
    """A game that has ended, as it stood when `ply` marks did. comment: on that position."""
    ply = min(ply, game.ply)
    past = game.at(ply)
    lines = [f"{versus(game)}. Game {game.id}."]
    if ply:
        cell, mover = game.moves[ply - 1], player(game, mark_at(ply - 1))
        lines.append(f"Move {ply} of {game.ply}: **{mover} on {where(game.board, cell)}.**")
    else:
        lines.append(f"The empty board, before {game.ply} moves.")
    lines += _said(past, comment)
    if ply == game.ply:
        lines += [end(game), hinted(game)]
    return _page(past, lines, step_buttons(f"ttt-replay:{game.id}", ply, game.ply))


def live(games: list[Game], more: bool) -> Page | str:
    """The games that are being played."""
    if not games:
        return "No game is being played here. /play starts one."
    lines = [_live(game) for game in games]
    lines.append("Older ones are being played as well." if more else "")
    lines.append("/watch with a game's number follows it here.")
    return Page("", discord.Embed(description=fit(lines, EMBED_LIMIT), colour=RUNNING_COLOUR), None)


def history(found: HistoryPage, asker_id: int, user_id: int | None) -> Page | str:
    """Games that have ended, with buttons to newer and older ones, which only the asker may press."""
    if not found.games:
        return "No game has ended here yet. /play starts one."
    lines = [_ended(game) for game in found.games]
    lines.append("/replay with a game's number steps through it.")
    view = Rows()
    address = f"ttt-history:{asker_id}:{user_id or 0}"
    if found.newer or found.older:
        view.add(f"{address}:after:{found.games[0].id}", "Newer", disabled=not found.newer)
        view.add(f"{address}:before:{found.games[-1].id}", "Older", disabled=not found.older)
    return Page("", discord.Embed(description=fit(lines, EMBED_LIMIT), colour=RUNNING_COLOUR), view)


def stopped(watches: list[Watch], show: Game | None) -> str:
    """What `unwatch` has ended."""
    said = []
    if watches:
        numbers = ", ".join(str(watch.game_id) for watch in watches)
        said.append(f"No longer followed here: game {numbers}. /watch with its number follows a game again.")
    if show:
        said.append(f"The exhibition, game {show.id}, is over. /watch with two levels starts another.")
    return " ".join(said)


def remark_text(remark: Remark, board: Board = STANDARD) -> str:
    """One short line on a move; nothing where the end of the game says it all.

    >>> from bot.engine import Position
    >>> from bot.engine.remarks import remark
    >>> remark_text(remark(Position.after([0, 1]), 4))
    '⭕ has to answer at 9.'
    """
    mover, other = MARKS[remark.mover], MARKS[remark.mover.other]
    cells = squares(board, remark.cells) if remark.cells else ""
    soon = "at once" if remark.plies == 1 else f"in {remark.plies} plies"
    match remark.kind:
        case Kind.WINS | Kind.FILLS:
            return ""
        case Kind.MISSES_WIN:
            return f"{mover} lets a win slip: {cells} would have won {soon}."
        case Kind.LOSES_DRAW:
            return f"{mover} goes wrong: {cells} would have held the draw."
        case Kind.SLOWER:
            return f"{mover} still wins, but {cells} would have won {soon}."
        case Kind.SOONER:
            return f"{mover} could have held out longer with {cells}."
        case Kind.FORKS:
            said = f"{mover} threatens {squares(board, remark.cells, 'and')} at once, and {other} can stop only one."
        case Kind.FORCES:
            said = f"{other} has to answer at {cells}."
        case Kind.WINNING:
            said = f"{mover} is on the way to a win."
        case Kind.LOSING:
            said = f"{mover} cannot hold this any more."
        case Kind.UNCLEAR:
            said = ""
        case Kind.HOLDS if len(remark.cells) == remark.replies:
            said = f"Every reply holds the draw for {other}."
        case Kind.HOLDS if len(remark.cells) == 1:
            said = f"Only {cells} holds the draw for {other}."
        case Kind.HOLDS:
            said = f"{other} holds the draw with {cells}."
    return f"{mover} blocks. {said}".rstrip() if remark.blocks else said


def meter(standing: Standing) -> str:
    """Who stands better, as a row of marks and in words: the sooner the win, the longer the winner's part.

    >>> meter(Standing(Mark.X, 3))
    '❌❌❌❌❌❌❌⭕ ❌ wins in 3 plies'
    >>> meter(Standing(None, 5))
    '❌❌❌❌⭕⭕⭕⭕ A draw'
    """
    half = METER // 2
    if not standing.is_sure:
        return f"{UNCLEAR * METER} Too far to see who wins"
    if standing.winner is None:
        return f"{MARKS[Mark.X] * half}{MARKS[Mark.O] * half} A draw"
    lead = max(1, half - (standing.plies - 1) // 2)
    leads = half + lead if standing.winner is Mark.X else half - lead
    plies = "1 ply" if standing.plies == 1 else f"{standing.plies} plies"
    return f"{MARKS[Mark.X] * leads}{MARKS[Mark.O] * (METER - leads)} {MARKS[standing.winner]} wins in {plies}"


def _state(game: Game, comment: Comment) -> list[str]:
    """The last move, what there is to say of it, and whose turn it is or how it ended."""
    if game.status is not Status.RUNNING:
        return [end(game), last(game), hinted(game)]
    mover = game.position.to_move
    return [last(game), *_said(game, comment), f"**{player(game, mover)} to move.**"]


def _said(game: Game, comment: Comment) -> list[str]:
    if game.position.is_over:
        return []
    said = remark_text(comment.remark, game.board) if comment.remark else ""
    return [said, f"{meter(comment.standing)} under best play."]


def _page(game: Game, lines: list[str], view: Rows) -> Page:
    return Page(board_text(game.position), embed_of(game, "\n".join(filter(None, lines))), view)


def step_buttons(address: str, at: int, end_at: int) -> Rows:
    """First, Back, Forward and Last, each with the place that it leads to."""
    view = Rows()
    for label, to in (("First", 0), ("Back", at - 1), ("Forward", at + 1), ("Last", end_at)):
        there = at in (0, to) if label in ("First", "Back") else at in (end_at, to)
        view.add(f"{address}:{min(max(0, to), end_at)}:{label.lower()}", label, disabled=there)
    return view


def _live(game: Game) -> str:
    marks = "1 mark" if game.ply == 1 else f"{game.ply} marks"
    return (
        f"**{game.id}** {versus(game)}: {marks}, {player(game, game.position.to_move)} to move. {jump(game, 'Look')}"
    ).rstrip()


def jump(game: Game, word: str) -> str:
    """A link to the newest message that shows a game, or its channel where that is not known."""
    where = game.place.guild_id or "@me"
    if game.message_id is None:
        return f"<#{game.place.channel_id}>"
    return f"[{word}](https://discord.com/channels/{where}/{game.place.channel_id}/{game.message_id})"


def _ended(game: Game) -> str:
    number, when = f"**{game.id}**", f"<t:{game.created_at}:d>"
    x, o = (player(game, mark) for mark in Mark)
    winner = game.winner
    if winner is None:
        how = {Status.STOPPED: "stopped", Status.TIMED_OUT: "out of time"}.get(game.status, "a draw")
        words = f"{x} against {o}: {how}"
    else:
        how = {Status.RESIGNED: ", who resigned", Status.TIMED_OUT: ", who ran out of time"}.get(game.status, "")
        beaten = o if winner is Mark.X else x
        words = f"{x if winner is Mark.X else o} beat {beaten}{how}"
    return " ".join(filter(None, (number, f"{words}, {game.ply} plies.", hinted(game), when)))
