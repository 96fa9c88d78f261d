"""The application's commands: what Discord keeps of them, lists, and refuses as a whole.

Source: docs.discord.com/developers/interactions/application-commands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from standin import handshake
from standin.conduct import Conduct
from standin.messages import INVALID, Refused
from standin.payloads import Json

ENTRY_POINT = 4
LOCALIZATIONS = ("name_localizations", "description_localizations")
LEFT_OUT = (
    "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point "
    "command in your update request or delete it separately."
)
"""Source: github.com/serenity-rs/serenity/issues/2993."""


def listed(commands: Iterable[Json], query: Mapping[str, str]) -> list[Json]:
    """List commands, with all their languages only if that's asked for."""
    return [each if query.get("with_localizations") == "true" else _plain(each) for each in commands]


def overwrite(conduct: Conduct, commands: list[Json]) -> list[Json]:
    """Replace all commands. Errors: Refused."""
    there, wrong = {each["name"]: each for each in conduct.commands}, conduct.refused_commands
    kinds = {each["type"] for each in there.values()}, {each.get("type") for each in commands}
    if ENTRY_POINT in kinds[0] - kinds[1]:
        raise Refused(400, 50_240, LEFT_OUT, is_expected=False)
    errors: Json = {}
    for at, each in enumerate(commands):
        if each["name"] in wrong and not each.items() <= there.get(each["name"], {}).items():
            errors[str(at)] = wrong[each["name"]]
    if errors:
        raise Refused(400, INVALID, "Invalid Form Body", errors=errors)
    conduct.commands = handshake.registered(commands)
    return conduct.commands


def _plain(item: Json) -> Json:
    below = {key: [_plain(each) for each in item[key]] for key in ("options", "choices") if key in item}
    return {key: each for key, each in item.items() if key not in LOCALIZATIONS} | below
