"""The command line: `python -m bot` runs the bot; demo, analyse, check and invite stand beside it."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import json
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import aiohttp
import discord

from bot import __version__, logs, picture, settings
from bot.chat.client import serve
from bot.check import check, invite_link
from bot.engine import STANDARD, Analysis, BadPosition, Board, GameOver, Mark, Position, analyse
from bot.engine.tree import MOST_FREE, TreeTooLarge, grow
from bot.games import StoreError

OK, FAULT, MISUSE = 0, 1, 2
"""Exit statuses: done; it broke while running; what was given cannot be used."""

HOW_TO_SIGN_IN = """\
The bot needs a token to sign in to Discord, and DISCORD_TOKEN is not set.
1. Open https://discord.com/developers/applications and press New Application.
2. On its page Bot, press Reset Token and copy the token.
3. Write DISCORD_TOKEN=<the token> into a file .env in this folder, and start again.
No Discord account at hand? `python -m bot demo` opens the bot in your browser without one."""

TOKEN_GONE = 4004
"""Discord's code where a token was reset while the bot was connected by it."""
SIGN_IN_REFUSED = (
    "Discord does not accept DISCORD_TOKEN. Take a new one: https://discord.com/developers/applications, "
    "your application, Bot, Reset Token."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. argv: without the program's name; None takes sys.argv."""
    given = _parser().parse_args(argv)
    try:
        match given.command:
            case "demo":
                return _demo(given.port, given.browser)
            case "analyse":
                return _analyse(given)
            case "check":
                return asyncio.run(check(_settings()))
            case "invite":
                return _invite(_settings())
            case _:
                return _run(_settings())
    except settings.SettingsError as error:
        print(*error.problems, sep="\n", file=sys.stderr)
        return MISUSE
    except KeyboardInterrupt:
        return OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="A tic-tac-toe bot for Discord.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    commands.add_parser("run", help="run the bot (what no command does as well)")
    demo = commands.add_parser("demo", help="play in a local browser page, without a Discord account")
    demo.add_argument("--port", type=int, default=0, help="the page's port (default: a free one)")
    demo.add_argument("--no-browser", dest="browser", action="store_false", help="only print the address")
    solve = commands.add_parser("analyse", help="every move's outcome on a board")
    solve.add_argument("position", metavar="BOARD", help="such as O.XX.X.OO; - reads one a line")
    solve.add_argument("--to-move", choices=["X", "O"], help="default: by the count of marks")
    solve.add_argument("--board", type=_board, default=STANDARD, help="rows x columns / in a row: 3x3/3")
    solve.add_argument("--json", action="store_true", help="one JSON object a line")
    solve.add_argument("--tree", type=Path, metavar="FILE", help="draw the minimax tree into a PNG file")
    solve.add_argument("--scores", type=int, choices=[10, 1], default=10, help="what a win counts in the tree")
    commands.add_parser("check", help="settings, database, token, intents and permissions")
    commands.add_parser("invite", help="the link that adds the bot to a server")
    return parser


def _board(text: str) -> Board:
    try:
        return Board.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _settings() -> settings.Settings:
    return settings.load(os.environ, Path(".env"))


def _run(given: settings.Settings) -> int:
    if given.discord_token is None:
        print(HOW_TO_SIGN_IN, file=sys.stderr)
        return MISUSE
    logs.set_up(given)
    try:
        asyncio.run(serve(given))
    except discord.LoginFailure:
        print(SIGN_IN_REFUSED, file=sys.stderr)
        return MISUSE
    except discord.ConnectionClosed as error:
        print(SIGN_IN_REFUSED if error.code == TOKEN_GONE else _closed(error.code), file=sys.stderr)
        return MISUSE
    except StoreError as error:
        print(
            f"The database cannot be used: {error}. Look at DATABASE_URL, and at who may write there.", file=sys.stderr
        )
        return FAULT
    except (OSError, aiohttp.ClientError, discord.DiscordException) as error:
        print(f"The bot stopped: {_reason(error)}. `python -m bot check` tells more.", file=sys.stderr)
        return FAULT
    return OK


def _closed(code: int) -> str:
    return f"Discord closed the connection for good, with code {code}. Look at SHARD_COUNT and SHARD_IDS, or update me."


def _reason(error: Exception) -> str:
    """What went wrong, in one line."""
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def _demo(port: int, browser: bool) -> int:
    if importlib.util.find_spec("simcord") is None:
        print('The demo needs one package more: pip install ".[demo]" here, or make demo.', file=sys.stderr)
        return MISUSE
    from bot.demo import DemoError, demo

    try:
        asyncio.run(demo(port, browser=browser))
    except DemoError as error:
        print(error, file=sys.stderr)
        return MISUSE
    return OK


def _invite(given: settings.Settings) -> int:
    if given.discord_token is None:
        print(HOW_TO_SIGN_IN, file=sys.stderr)
        return MISUSE
    try:
        print(asyncio.run(invite_link(given.discord_token)))
    except discord.LoginFailure:
        print(SIGN_IN_REFUSED, file=sys.stderr)
        return MISUSE
    except (OSError, aiohttp.ClientError, discord.DiscordException) as error:
        print(f"Discord could not be reached: {_reason(error)}.", file=sys.stderr)
        return FAULT
    return OK


def _analyse(given: argparse.Namespace) -> int:
    if given.tree and given.position == "-":
        print("--tree draws one board; name it in place of -.", file=sys.stderr)
        return MISUSE
    to_move = Mark(given.to_move) if given.to_move else None
    texts: Iterable[str] = (line.strip() for line in sys.stdin) if given.position == "-" else [given.position]
    status = OK
    for text in texts:
        try:
            found = analyse(Position.parse(text, given.board, to_move))
        except BadPosition as error:
            print(f"{text[:40]}: {error}", file=sys.stderr)
            status = MISUSE
        else:
            print(json.dumps(found.to_dict()) if given.json else _describe(found))
            status = _draw(found, given.tree, given.scores) if given.tree else status
    return status


def _draw(found: Analysis, file: Path, win: int) -> int:
    """Write the picture of a position's tree, and return the exit status."""
    try:
        file.write_bytes(picture.draw(grow(found.position, win=win)))
    except (GameOver, TreeTooLarge) as error:
        print(f"{error} There is no tree to draw.", file=sys.stderr)
        return MISUSE
    except OSError as error:
        print(f"{file} cannot be written: {error.strerror}.", file=sys.stderr)
        return FAULT
    return OK


def _describe(found: Analysis) -> str:
    """An analysis in words, with what the tutorials' minimax says of the same board."""
    position = found.position
    text, columns = position.text(), position.board.columns
    lines = [text[row : row + columns] for row in range(0, len(text), columns)]
    if not found.moves:
        ended = f"{position.winner.value} has won" if position.winner else "A draw"
        return "\n".join([*lines, f"{ended}: no move is left."])
    best = ", ".join(str(cell + 1) for cell in found.best)
    lines.append(f"{position.to_move.value} to move: {found.outcome.value} in {found.distance}, by {best}.")
    lines += [
        f"  square {move.cell + 1}: {move.outcome.value} in {move.distance}, score {move.score:+d}"
        for move in found.moves
    ]
    lines.append(f"Positions looked at: {found.nodes}.")
    if len(found.moves) <= MOST_FREE:
        root = grow(position)
        chosen = next(child.cell for child in root.children if child.is_chosen)
        lines.append(f"The plain minimax of the tutorials: {root.size:,} calls, square {(chosen or 0) + 1}.")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
