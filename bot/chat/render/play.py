"""A game for its players: a challenge, a board to press, an end with Rematch and Replay."""

from __future__ import annotations

import discord

from bot.chat.render.board import (
    MARKS,
    Page,
    Rows,
    board_text,
    embed_of,
    end,
    grid,
    hinted,
    label,
    last,
    name,
    rules,
    versus,
)
from bot.engine import Board, Level, Mark, Rules
from bot.games import PLAYED, Game, Player, Status

MOST_ROWS = 5
"""How many rows of buttons a message may have."""


def page(game: Game, *, sure: Mark | None = None, placing: Mark | None = None) -> Page:
    """Render a game for its players.

    sure: the mark whose owner is to be asked whether to resign. placing: by wild rules, the mark that the squares
    place; None is that of the side to move.
    """
    words = _words(game)
    if game.status in (Status.CHALLENGE, Status.DECLINED, Status.WITHDRAWN, Status.LAPSED):
        notifies = game.status is Status.CHALLENGE and not game.quiet
        asked = game.player(game.challenger.other) if notifies else None
        return Page(words, None, _rows(game, sure, placing or game.position.to_move), pings=asked.id if asked else None)
    return Page(board_text(game.position), embed_of(game, words), _rows(game, sure, placing or game.position.to_move))


def _words(game: Game) -> str:
    match game.status:
        case Status.CHALLENGE:
            return _challenge(game)
        case Status.DECLINED:
            return f"{name(game.player(game.challenger.other))} declined a game with {_asker(game)}."
        case Status.WITHDRAWN:
            return f"{_asker(game)} took the challenge back."
        case Status.LAPSED:
            return f"{_asker(game)}'s challenge was not answered in time. /play asks again."
        case Status.RUNNING:
            time = f"Game {game.id}{rules(game)}. Time runs out <t:{game.deadline}:R>."
            lines = [versus(game), _turn(game), last(game), time, grid(game.position)]
        case _:
            lines = [versus(game), end(game), last(game), hinted(game), _again(game)]
    return "\n".join(line for line in lines if line)


def _asker(game: Game) -> str:
    return name(game.player(game.challenger))


def _challenge(game: Game) -> str:
    asked = game.challenger.other
    begins = "You begin" if asked is Mark.X else f"{_asker(game)} begins"
    return (
        f"{_mention(game.player(asked))}, {_asker(game)} challenges you to tic-tac-toe{rules(game)}.\n"
        f"You would play {MARKS[asked]}. {begins}. It lapses <t:{game.deadline}:R>."
    )


def _mention(player: Player | None) -> str:
    return f"<@{player.id}>" if player else "the bot"


def _turn(game: Game) -> str:
    mover = game.position.to_move
    turn = f"**{MARKS[mover]} {name(game.player(mover))} to move.** Press a square, or use /move."
    turn += "" if _has_room(game) else " /resign gives up."
    if game.offer:
        other = name(game.player(game.offer.other))
        turn += f"\n{name(game.player(game.offer))} offers a draw. {other} can agree with /draw, or play on."
    return turn


def _again(game: Game) -> str:
    if game.offer:
        other = name(game.player(game.offer.other))
        return f"{name(game.player(game.offer))} would like a rematch. {other}, press Rematch to begin."
    return "Rematch swaps the marks."


def _rows(game: Game, sure: Mark | None, placing: Mark) -> Rows | None:
    """The buttons."""
    rows = Rows()
    if game.status is Status.CHALLENGE:
        _add(rows, game, "accept", "Accept", discord.ButtonStyle.success)
        _add(rows, game, "decline", "Decline", discord.ButtonStyle.danger)
        _add(rows, game, "withdraw", "Withdraw", discord.ButtonStyle.secondary)
    elif game.status is Status.RUNNING:
        _add_squares(rows, game, placing)
        if _has_room(game):
            _add_answers(rows, game, sure)
        if game.board.rules is Rules.WILD:
            other = placing.other
            _add(rows, game, f"place-{other.value.lower()}", f"Place {MARKS[other]}", discord.ButtonStyle.primary)
    elif game.status in PLAYED:
        if _has_room(game):
            _add_squares(rows, game, placing)
        _add(rows, game, "rematch", "Rematch", discord.ButtonStyle.primary)
        if gentler := _gentler(game):
            _add(rows, game, "easier", f"Rematch on {gentler}", discord.ButtonStyle.secondary)
        if game.moves:
            _add(rows, game, "replay", "Replay", discord.ButtonStyle.secondary)
    else:
        return None
    return rows


def _add_answers(rows: Rows, game: Game, sure: Mark | None) -> None:
    if sure:
        act = f"resign-{sure.value.lower()}"
        _add(rows, game, act, f"{MARKS[sure]} Really resign", discord.ButtonStyle.danger)
    else:
        _add(rows, game, "resign", "Resign", discord.ButtonStyle.secondary)
    if game.offer:
        _add(rows, game, "draw", "Agree to a draw", discord.ButtonStyle.success)


def _has_room(game: Game) -> bool:
    """Whether the squares leave a row for other buttons: a message has five rows."""
    return game.board.rows < MOST_ROWS


def _gentler(game: Game) -> Level | None:
    """The level to offer to somebody who has just lost to the bot."""
    lost_to_bot = game.winner is not None and game.player(game.winner) is None
    return game.level.gentler if lost_to_bot and game.level else None


def _add_squares(rows: Rows, game: Game, placing: Mark) -> None:
    board, position, won = game.board, game.position, game.position.winning_cells
    by_o = board.cells if board.rules is Rules.WILD and placing is Mark.O else 0
    for cell in range(board.cells):
        mark = position.mark_at(cell)
        rows.add(
            f"ttt:{game.id}:{game.ply}:{cell + by_o}",
            MARKS[mark] if mark else _button(board, cell, by_o),
            style=discord.ButtonStyle.success if cell in won else discord.ButtonStyle.secondary,
            row=cell // board.columns,
            disabled=mark is not None or game.status is not Status.RUNNING,
            is_emoji=mark is not None,
        )


def _button(board: Board, cell: int, by_o: int) -> str:
    """A square's button; by wild rules it says which mark it places."""
    if board.rules is Rules.WILD:
        return f"{cell + 1} {MARKS[Mark.O if by_o else Mark.X]}"
    return label(board, cell)


def _add(rows: Rows, game: Game, act: str, label: str, style: discord.ButtonStyle) -> None:
    row = 0 if game.status is Status.CHALLENGE or not _has_room(game) else game.board.rows
    rows.add(f"ttt:{game.id}:{game.ply}:{act}", label, style=style, row=row)
