"""The command line: `python -m bot` runs the bot; the other commands are told by `--help`."""

import argparse
import asyncio
import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import aiohttp
import discord

from bot import __version__, analyse, logs, ratings, settings
from bot.app import serve
from bot.check import check, invite_link, reason
from bot.policy import NAMES, policy
from bot.store import StoreError
from bot.words import words

OK, FAULT, MISUSE = 0, 1, 2
"""Exit statuses: done; it broke while running; what was given cannot be used."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. argv: without the program's name; None takes sys.argv."""
    given = _parser().parse_args(argv)
    try:
        match given.command:
            case "demo":
                return _demo(given.port, given.browser)
            case "analyse":
                return analyse.run(given)
            case command:
                return _run(command, settings.load(os.environ, Path(".env")))
    except settings.SettingsError as error:
        return _end(MISUSE, *map(sentence, error.problems))
    except (StoreError, OSError, aiohttp.ClientError, discord.DiscordException) as error:
        return _end(*_why(error, given.command))


def _parser() -> argparse.ArgumentParser:
    say = words()
    parser = argparse.ArgumentParser(prog="python -m bot", description=say("cli-description"))
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=say("cli-commands"))
    commands.add_parser("run", help=say("cli-run"))
    demo = commands.add_parser("demo", help=say("cli-demo"))
    demo.add_argument("--port", type=int, help=say("cli-demo-port"))
    demo.add_argument("--no-browser", dest="browser", action="store_false", help=say("cli-demo-no-browser"))
    analyse.add_options(commands.add_parser("analyse", help=say("cli-analyse")))
    commands.add_parser("check", help=say("cli-check"))
    commands.add_parser("invite", help=say("cli-invite"))
    rated = commands.add_parser("ratings", help=say("cli-ratings"))
    actions = rated.add_subparsers(dest="action", metavar="ACTION", title=say("cli-actions"), required=True)
    actions.add_parser("rebuild", help=say("cli-ratings-rebuild"))
    for name in NAMES:
        commands.add_parser(name, help=say(f"cli-{name}"))
    return parser


def _demo(port: int | None, browser: bool) -> int:
    if importlib.util.find_spec("simcord") is None:
        return _end(MISUSE, words()("cli-demo-missing"))
    from bot.demo import demo

    asyncio.run(demo(port, browser=browser))
    return OK


def _run(command: str | None, given: settings.Settings) -> int:
    """Run a command that needs the settings: the bot itself, and all but the demo and analyse."""
    if command == "check":
        return asyncio.run(check(given))
    if command == "ratings":
        return ratings.rebuild(given)
    if command in NAMES:
        print(policy(command, given), end="")
        return OK
    if given.discord_token is None:
        return _end(MISUSE, words()("cli-no-token"))
    if command == "invite":
        print(asyncio.run(invite_link(given.discord_token)))
    else:
        logs.set_up(given)
        asyncio.run(serve(given))
    return OK


def _why(error: Exception, command: str | None) -> tuple[int, str]:
    say = words()
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):  # 4004: the token was reset meanwhile
            return MISUSE, say("cli-token-refused")
        case discord.ConnectionClosed():
            return MISUSE, say("cli-connection-closed", code=str(error.code))
        case StoreError():
            return FAULT, say("cli-database-unusable", reason=reason(error))
        case _:
            return FAULT, say("cli-discord-unreachable" if command == "invite" else "cli-stopped", reason=reason(error))


def sentence(problem: settings.Problem) -> str:
    """Return what is wrong with a setting; numbers look as they are typed into a file, in every language."""
    say = words()
    data = {name: say.any_of(value) if isinstance(value, tuple) else str(value) for name, value in problem.data.items()}
    return say(problem.code, variable=problem.variable, **data)


def _end(status: int, *lines: str) -> int:
    print(*lines, sep="\n", file=sys.stderr)
    return status
