"""The command line: `python -m bot` runs the bot; `--help` lists the other commands."""

import argparse
import asyncio
import contextlib
import gc
import importlib.util
import io
import logging
import os
import re
import sys
import traceback
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from string import Template
from typing import Any

from bot import __version__, settings
from bot.features import COMMANDS, FEATURES
from bot.hosting import asking
from bot.words import words

log = logging.getLogger(__name__)

OK, FAULT, MISUSE = 0, 1, 2  # exit statuses: done; it broke while running; what was given cannot be used
POLICIES = Path(__file__).parent / "hosting" / "policies"
DOCUMENTS = ("privacy", "terms")  # that Discord asks of every bot: templates there, filled from the settings
OF_FILES = ("file-", "copy-")  # how the codes of errors begin that name their file or database themselves


def main(argv: Sequence[str]) -> int:
    """Run one command and return its exit status. argv: without the program's name."""
    given = _parse(argv)
    if given.command not in (None, "run"):  # a run turns it on itself
        gc.enable()
    try:
        return _run(given)
    except settings.SettingsError as error:
        return _end(MISUSE, *map(sentence, error.problems))
    except Exception as error:
        return _end(*_why(error, given.command))


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    """Read a command and its options; if that fails, print the name that a mistyped one is like. Errors: SystemExit."""
    parser, commands = _parser(argv)
    printed = io.StringIO()
    try:
        with contextlib.redirect_stderr(printed):
            return parser.parse_args(argv)
    except SystemExit:
        print(printed.getvalue(), end="", file=sys.stderr)
        why = printed.getvalue().rpartition(": error: ")[2]
        helps = "".join(each.format_help() for each in (parser, *commands.choices.values()))
        known = set(re.findall(r"(?m)(?<=^ {4})[a-z]+|--[a-z-]+", helps))
        wrong = (word for word in argv if word in why and word not in known)
        if found := [near for word in wrong for near in get_close_matches(word, known, 1)]:
            print(words()("cli-meant", word=found[0]), file=sys.stderr)
        raise


def _parser(argv: Sequence[str]) -> tuple[argparse.ArgumentParser, Any]:
    say = words()
    parser = argparse.ArgumentParser(prog="python -m bot", description=say("cli-description"))
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument(
        "--env-file", type=lambda path: Path(os.path.expanduser(path)), metavar="FILE", help=say("cli-env-file")
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=say("cli-commands"))
    commands.add_parser("run", help=say("cli-run"))
    demo = commands.add_parser("demo", help=say("cli-demo"))
    demo.add_argument("--port", type=int, help=say("cli-demo-port"))
    demo.add_argument("--no-browser", dest="browser", action="store_false", help=say("cli-demo-no-browser"))
    checked = commands.add_parser("check", help=say("cli-check"))
    checked.add_argument("--gateway", action="store_true", help=say("cli-check-gateway"))
    prepared = commands.add_parser("setup", help=say("cli-setup"))
    prepared.add_argument("--yes", action="store_true", help=say("cli-setup-yes"))
    commands.add_parser("invite", help=say("cli-invite"))
    health = commands.add_parser("health", help=say("cli-health"))
    health.add_argument("--ready", action="store_true", help=say("cli-health-ready"))
    for name in (each for each, feature in COMMANDS.items() if feature in FEATURES):
        added = commands.add_parser(name, help=say(f"cli-{name}"))
        if name in argv:  # only then: importing a feature takes its time
            module = importlib.import_module(f"bot.features.{COMMANDS[name]}.cli")
            module.add_options(added)
            added.set_defaults(run=module.run)
    _add_databases(commands)
    for name in DOCUMENTS:
        commands.add_parser(name, help=say(f"cli-{name}"))
    return parser, commands


def _add_databases(commands: Any) -> None:
    say = words()
    for name in ("backup", "restore"):
        saved = commands.add_parser(name, help=say(f"cli-{name}"))
        saved.add_argument("file", type=Path, metavar="FILE", help=say(f"cli-{name}-file"))
        saved.add_argument("--force", action="store_true", help=say(f"cli-{name}-force"))
        if name == "backup":
            saved.add_argument("--keep", type=int, choices=range(1, 31), metavar="N", help=say("cli-backup-keep"))
    database = commands.add_parser("database", help=say("cli-database"))
    actions = database.add_subparsers(dest="action", metavar="ACTION", title=say("cli-actions"), required=True)
    upgrade = actions.add_parser("upgrade", help=say("cli-database-upgrade"))
    upgrade.add_argument("--no-copy", dest="has_copy", action="store_false", help=say("cli-database-no-copy"))
    copy = actions.add_parser("copy", help=say("cli-database-copy"))
    copy.add_argument("source", metavar="FROM", help=say("cli-database-from"))
    copy.add_argument("target", metavar="TO", help=say("cli-database-to"))


def _run(given: argparse.Namespace) -> int:
    """Run a command; each imports what it needs. Errors: SettingsError, and what the command raises."""
    if "run" in given:  # a feature's
        return int(given.run(given))
    if given.command == "demo":
        if importlib.util.find_spec("simcord") is None:
            place = "checkout" if Path("requirements").is_dir() else "wheel"
            return _end(MISUSE, words()("cli-demo-missing", place=place))
        from bot.demo import demo

        asyncio.run(demo(given.port, browser=given.browser))
        return OK
    found = settings.load_from(given.env_file)
    match given.command:
        case "backup" | "restore" | "database":
            from bot.hosting import databases

            change = databases.COMMANDS[given.command if given.command != "database" else given.action]
            change(found, given)
            return OK
        case "health" if found.health_port is None:
            return _end(MISUSE, words()("health-no-port"))
        case "health":
            return asking.ask(found, is_ready=given.ready)
        case "privacy" | "terms":
            print(policy(given.command, found), end="")
            return OK
    return _online(given, found)


def _online(given: argparse.Namespace, found: settings.Settings) -> int:
    if found.discord_token is None and given.command != "check":
        return _end(MISUSE, words()("cli-no-token"))
    from bot.hosting.check import check, invite_link
    from bot.hosting.gateway import reach

    reach(found.discord_api_url, found.discord_gateway_url)
    if given.command == "check":
        return asyncio.run(check(found, os.environ, given.env_file or settings.DOTENV, opens_gateway=given.gateway))
    if given.command == "setup":
        from bot.hosting.setup import setup

        return asyncio.run(setup(found, is_sure=given.yes))
    if given.command == "invite":
        print(asyncio.run(invite_link(found.discord_token or "")))
        return OK
    from bot.hosting import logs
    from bot.hosting.serve import serve

    left = settings.leftovers(os.environ, given.env_file or settings.DOTENV)
    if any(problem.code == settings.GATEWAY_OFF for problem in left):
        raise settings.SettingsError(*left)
    logs.set_up(found)
    for problem in left:
        log.warning("%s", sentence(problem))
    try:
        asyncio.run(serve(found))
    finally:
        logs.close()
    return OK


def policy(name: str, found: settings.Settings) -> str:
    """Return a document as Markdown. name: one of DOCUMENTS. What the host has not set is a gap to fill."""
    say = words()
    facts = {
        "host": found.host_name or say("policy-no-name"),
        "contact": found.host_contact or say("policy-no-contact"),
        "games_kept": say("policy-games", days=found.retention_days),
        "server_days": say("policy-days", days=found.server_retention_days),
    }
    return Template((POLICIES / f"{name.upper()}.md").read_text(encoding="utf-8")).substitute(facts)


def _why(error: Exception, command: str | None) -> tuple[int, str]:
    """Return the exit status and the sentence for an error. An error that only a developer understands is raised."""
    import aiohttp
    import discord

    from bot.core.chat.feature import FeatureBroken, FeatureClash
    from bot.core.store import Refused, StoreError
    from bot.hosting.outages import is_temporary, reason

    say = words()
    match error:
        case BrokenPipeError() if command not in (None, "run"):
            raise error
        case (
            discord.LoginFailure()
            | discord.HTTPException(status=401)
            | discord.ConnectionClosed(code=4004)  # the token was reset meanwhile, as in the next
            | discord.GatewayNotFound(__cause__=discord.HTTPException(status=401))
        ):
            return MISUSE, say("cli-token-refused")
        case discord.ConnectionClosed():
            return MISUSE, say("cli-connection-closed", code=str(error.code))
        case discord.PrivilegedIntentsRequired():
            return MISUSE, say("cli-intents-refused")
        case Refused():
            return MISUSE, reason(error)
        case FeatureClash():
            return MISUSE, say("cli-features-clash", reason=reason(error))
        case FeatureBroken(__cause__=cause) if cause:
            return MISUSE, "".join((*traceback.format_exception(cause), say("cli-feature-broken", name=str(error))))
        case StoreError() if error.code.startswith(OF_FILES):
            return FAULT, reason(error)
        case StoreError():
            return FAULT if error.is_temporary else MISUSE, say("cli-database-unusable", reason=reason(error))
        case discord.HTTPException() | discord.GatewayNotFound() | aiohttp.InvalidURL() if not is_temporary(error):
            return MISUSE, say("cli-discord-refuses", reason=reason(error))
        case OSError() | aiohttp.ClientError() | discord.DiscordException():
            is_short = command in ("invite", "setup")
            return FAULT, say("cli-discord-unreachable" if is_short else "cli-stopped", reason=reason(error))
    raise error


def sentence(problem: settings.Problem) -> str:
    """Return what is wrong with a setting; numbers look as they are typed into a file, in every language."""
    say = words()
    data = {name: say.any_of(value) if isinstance(value, tuple) else str(value) for name, value in problem.data.items()}
    return say(problem.code, variable=problem.variable, **data)


def _end(status: int, *lines: str) -> int:
    print(*lines, sep="\n", file=sys.stderr)
    return status
