"""What all pages are made of: the board as emoji text, names, who plays, the last move, how it ended.

People are called by their names, escaped: a mention in an embed stays a bare number for readers whose client does
not know the user.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import discord

from bot.engine import STANDARD, Board, Mark, Position, Rules
from bot.games import Game, Player, Status

MARKS = {Mark.X: "❌", Mark.O: "⭕"}
FREE = "⬜"
KEYCAPS = tuple(f"{digit}\ufe0f\u20e3" for digit in range(1, 10))

RUNNING_COLOUR = discord.Colour.blurple()
WON_COLOUR = discord.Colour.green()
ENDED_COLOUR = discord.Colour.light_grey()

MENTION = re.compile("@|<(?=[#/:aist])")
"""What begins a mention, of whatever length its number is: of people, channels, commands, emoji, sounds, times."""
MANY = 9
"""How many squares are listed one by one."""
CONTENT_LIMIT = 2000
EMBED_LIMIT = 4096
"""How many characters Discord takes in a message's content, and in an embed's description."""


class Rows(discord.ui.View):
    """Rows of buttons, written as Discord reads them: discord.py sends them as they are and keeps nothing of them.

    What answers a button is found by its `custom_id`, in buttons.py.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self._rows: dict[int, list[dict[str, Any]]] = {}
        self.stop()

    def add(
        self,
        custom_id: str,
        label: str,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        row: int = 0,
        disabled: bool = False,
        is_emoji: bool = False,
    ) -> None:
        """Put a button at the end of a row. is_emoji: whether the label is one."""
        shown = {"emoji": {"name": label}} if is_emoji else {"label": label}
        button = {"type": 2, "style": style.value, "custom_id": custom_id, "disabled": disabled, **shown}
        self._rows.setdefault(row, []).append(button)

    def to_components(self) -> list[dict[str, Any]]:
        """The rows, as discord.py asks for them."""
        return [{"type": 1, "components": self._rows[row]} for row in sorted(self._rows)]


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG file. words: what it shows, for those who do not see it; at most 1,024 characters."""

    png: bytes
    words: str


@dataclass(frozen=True, slots=True)
class Page:
    """A message. pings: the one user whom it may notify, when it is new."""

    content: str
    embed: discord.Embed | None
    view: Rows | None
    pings: int | None = None
    picture: Picture | None = None

    def without_embed(self) -> Page:
        """The same with its words under the board, for where the bot may not embed."""
        if self.embed is None:
            return self
        text = "\n".join(filter(None, (self.content, self.embed.description)))
        return replace(self, content=text[:CONTENT_LIMIT], embed=None)


def embed_of(game: Game, words: str) -> discord.Embed:
    """Words about a game, in the colour of how it stands."""
    colour = RUNNING_COLOUR
    if game.status is not Status.RUNNING:
        colour = WON_COLOUR if game.winner else ENDED_COLOUR
    return discord.Embed(description=words, colour=colour)


def square_text(position: Position, cell: int) -> str:
    """A free square as emoji: its number, on boards where a keycap says every number; else an empty one."""
    return KEYCAPS[cell] if position.board.cells <= len(KEYCAPS) else FREE


def label(board: Board, cell: int) -> str:
    """What a move is called: the square's number, or on larger boards its name; by wild rules with the mark."""
    if board.rules is Rules.WILD:
        by_o, cell = divmod(cell, board.cells)
        return f"{cell + 1} with {MARKS[Mark.O if by_o else Mark.X]}"
    return str(cell + 1) if board.cells <= len(KEYCAPS) else board.square_name(cell)


def grid(position: Position) -> str:
    """Marks and the names of free squares in columns, for boards whose emoji show no numbers; else nothing."""
    columns, cells = position.board.columns, []
    if position.board.cells <= len(KEYCAPS):
        return ""
    for cell in range(position.board.cells):
        mark = position.mark_at(cell)
        cells.append(f"{mark.value if mark else position.board.square_name(cell):>2}")
    rows = (" ".join(cells[row : row + columns]) for row in range(0, len(cells), columns))
    return "```\n" + "\n".join(rows) + "\n```"


def board_text(position: Position, instead: Mapping[int, str] | None = None) -> str:
    """The board as emoji and line breaks alone: up to 30 of them are shown large.

    instead: what stands on free cells in place of their numbers.

    >>> board_text(Position.after([0])).splitlines()[0].replace(chr(0xFE0F) + chr(0x20E3), ".")
    '❌2.3.'
    """
    columns, cells = position.board.columns, []
    for cell in range(position.board.cells):
        mark = position.mark_at(cell)
        cells.append(MARKS[mark] if mark else (instead or {}).get(cell, square_text(position, cell)))
    return "\n".join("".join(cells[row : row + columns]) for row in range(0, len(cells), columns))


def name(player: Player | None) -> str:
    """A player's name, with nothing in it that Discord would take for markup, a link or a mention."""
    return "the bot" if player is None else _escaped(player.name)


@lru_cache(1000)
def _escaped(text: str) -> str:
    return MENTION.sub("\\g<0>\u200b", discord.utils.escape_markdown(text)).replace("://", ":\u200b//")


def player(game: Game, mark: Mark) -> str:
    """A mark and who plays it; the bot with its level."""
    level = game.level_of(mark)
    return f"{MARKS[mark]} {name(game.player(mark))}" + (f" ({level})" if level else "")


def versus(game: Game) -> str:
    """Who plays whom."""
    return f"{player(game, Mark.X)} against {player(game, Mark.O)}"


def last(game: Game) -> str:
    """The last move in words; against the bot, the move that it answered as well."""
    shown = 2 if game.against_bot else 1
    plies = list(enumerate(game.moves))[-shown:]
    if not plies:
        return ""
    words = [f"{MARKS[mark_at(ply)]} on {where(game.board, cell)}" for ply, cell in plies]
    return f"Last: {', then '.join(words)}."


def where(board: Board, cell: int) -> str:
    """A move that was made, by both of the square's names."""
    if board.rules is Rules.WILD:
        return label(board, cell)
    return f"{cell + 1} ({board.square_name(cell)})"


def mark_at(ply: int) -> Mark:
    """The mark that is placed when so many stand."""
    return Mark.O if ply % 2 else Mark.X


def end(game: Game) -> str:
    """How a game ended."""
    winner = game.winner
    wins = f"**{player(game, winner) if game.is_exhibition else _bare(game, winner)} wins" if winner else ""
    loser = name(game.player(winner.other)) if winner else ""
    match game.status:
        case Status.FINISHED if winner and game.board.rules is Rules.MISERE:
            line = ", ".join(label(game.board, cell) for cell in game.position.winning_cells)
            return f"{wins}:** {loser} completed {line}."
        case Status.FINISHED if winner:
            line = ", ".join(
                label(STANDARD if game.board.rules is Rules.WILD else game.board, cell)
                for cell in game.position.winning_cells
            )
            return f"{wins}** with {line}."
        case Status.FINISHED:
            return "**A draw.** The board is full."
        case Status.AGREED:
            return "**A draw,** by agreement."
        case Status.STOPPED:
            return "Stopped before the end. **Nobody wins.**"
        case Status.RESIGNED:
            return f"{wins}:** {loser} resigned."
        case _ if winner:
            return f"{wins}:** {loser} ran out of time."
        case _:
            return "Time ran out before both had moved. **Nobody wins.**"


def rules(game: Game) -> str:
    """The board and what wins on it, where it is not the usual one."""
    board = game.board
    match board.rules:
        case Rules.MISERE:
            return ", misere: three in a row lose"
        case Rules.WILD:
            return ", wild: you may place either mark"
    return "" if board == STANDARD else f", {board.rows}x{board.columns}, {board.k} in a row"


def hinted(game: Game) -> str:
    """Who asked for hints, or nothing."""
    names = [name(game.player(mark)) for mark in Mark if mark in game.hints]
    return f"{' and '.join(names)} played with hints." if names else ""


def squares(board: Board, cells: Sequence[int], last_word: str = "or") -> str:
    """What cells are called, as a list.

    >>> squares(STANDARD, (0, 2, 6)), squares(STANDARD, (4,)), squares(STANDARD, (0, 8), "and")
    ('1, 3 or 7', '5', '1 and 9')
    """
    numbers = [label(board, cell) for cell in cells]
    if len(numbers) > MANY:
        numbers = [*numbers[: MANY - 1], f"{len(numbers) - MANY + 1} others"]
    return f" {last_word} ".join(filter(None, (", ".join(numbers[:-1]), numbers[-1])))


def fit(lines: Sequence[str], limit: int) -> str:
    """As many whole lines as a text of so many characters holds."""
    text = ""
    for line in lines:
        if len(text) + len(line) >= limit:
            break
        text += f"{line}\n"
    return text.rstrip("\n")


def _bare(game: Game, mark: Mark) -> str:
    return f"{MARKS[mark]} {name(game.player(mark))}"
