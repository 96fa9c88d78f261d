"""Tell Discord of the commands in all languages, only if something has changed."""

import hashlib
import json
import logging
import re
import textwrap
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import discord
from discord import app_commands
from discord.http import HTTPClient, Route

from bot.core.chat.traffic import TOO_MANY
from bot.core.store import Notes
from bot.words import DEFAULT, LANGUAGES, Words, fingerprint, language_of, words

log = logging.getLogger(__name__)

Json = dict[str, Any]
SLASH, ENTRY_POINT, BELOW = 1, 4, (1, 2)  # types of commands; types of options that are subcommands
READ_ONLY = {"id", "application_id", "guild_id", "version", "dm_permission", "name_localized", "description_localized"}
MORE_UPLOADS, BAD_REQUEST = 3, 400
NO_VERDICT = (0, 30034)  # codes of a proxy's answers, and of more than 200 new commands in a day
FAULT = re.compile(r"^In (\d{1,4})(?:\.(\S+))?: (.+)$", re.MULTILINE)
"""A line of discord.py's text of an error: which command of the upload is wrong, where in it, and why."""
NONE, ALL = "none", "all"
MAX_NOTED, CUT = 180, re.compile(r" … \((\d+)\)$")  # a note has 255 characters; of a cut list it tells how many it had


class Upload(NamedTuple):
    """What became of the commands at a start. known: how many Discord has now, menus included, if it said so.

    outcome: sent, unchanged, refused (Discord takes none of them) or failed (Discord couldn't be asked).
    refused: a list of those that Discord doesn't take, as people read it; or NONE or ALL.
    """

    outcome: str = "unchanged"
    known: int | str = "unknown"
    refused: str = NONE


def note_of(application_id: int | None) -> str:
    """Return the name of the note on the last upload: its digest and, after a blank, what Discord refused of it."""
    return f"commands of {application_id}"


def refused_of(notes: Mapping[str, str], application_id: int | None) -> str:
    """Return what Discord refused at the last upload, as of Upload; empty if it took all."""
    return notes.get(note_of(application_id), "").partition(" ")[2]


async def sync_commands(
    tree: app_commands.CommandTree, notes: Notes, application_id: int, ids: dict[str, int]
) -> Upload:
    """Overwrite the commands that Discord knows, but only if they differ: it allows 200 new ones a day.

    What Discord refused is sent again if it changes, or if the note is gone, as after `python -m bot setup`.
    ids: takes the id of each command, by its name with its subcommand.
    """
    http, translations, note = tree.client.http, fingerprint(), note_of(application_id)
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    text = json.dumps(payload, sort_keys=True, default=str) + translations
    digest = hashlib.sha256(text.encode()).hexdigest()
    noted, _, refused = (await notes.note(note) or "").partition(" ")
    outcome, refused, there = "unchanged", refused if noted == digest and refused else NONE, None
    try:
        route = Route("GET", "/applications/{application_id}/commands", application_id=application_id)
        there = await http.request(route, params={"with_localizations": "true"})
        if noted != digest or (refused != ALL and _differ(payload, there, refused)):
            there, refused = await _overwrite(http, application_id, await _translated(tree, translations), there)
            await notes.set_note(note, digest if refused == NONE else f"{digest} {refused}")
            outcome = "sent"
        if refused != NONE:
            log.warning("%s", words()("log-commands-left-out", refused=refused))
    # A limit of minutes keeps no player waiting; and discord.py can't read errors in every form.
    except (discord.HTTPException, discord.RateLimited, AttributeError) as error:
        log.warning("%s", words()("log-commands-refused", reason=str(error)))
        outcome = "failed" if getattr(error, "status", TOO_MANY) >= TOO_MANY else "refused"
    kept = [each for each in there or () if each["type"] != ENTRY_POINT]
    for command in (each for each in kept if each["type"] == SLASH):
        below = [f"{command['name']} {each['name']}" for each in command.get("options", ()) if each["type"] in BELOW]
        ids.update(dict.fromkeys(below or [command["name"]], int(command["id"])))
    return Upload("refused" if refused == ALL else outcome, "unknown" if there is None else len(kept), refused)


def _differ(payload: list[Json], there: list[Json], refused: str) -> bool:
    """Whether Discord has other commands than the bot, apart from those that it refused."""
    known = {_label(each) for each in there if each["type"] != ENTRY_POINT}
    others, cut = known.symmetric_difference(map(_label, payload)), CUT.search(refused)
    return len(others) > int(cut[1]) if cut else not others.issubset(refused.split(", "))


async def _overwrite(
    http: HTTPClient, application_id: int, commands: list[Json], there: list[Json]
) -> tuple[list[Any], str]:
    """Upload commands; those that Discord refuses as it has them, or not at all.

    Returns what Discord has then, and what it refused. Errors: discord.HTTPException if it may take all of it later.
    """
    old, refused = {_label(each): _sendable(each) for each in there}, list[str]()
    entry_point = [_sendable(each) for each in there if each["type"] == ENTRY_POINT]  # it refuses an upload without
    for left in reversed(range(1 + MORE_UPLOADS)):
        try:
            taken: list[Any] = list(await http.bulk_upsert_global_commands(application_id, commands + entry_point))
            return taken, textwrap.shorten(", ".join(refused), MAX_NOTED, placeholder=f" … ({len(refused)})") or NONE
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST or error.code in NO_VERDICT:
                raise
            faults = [(int(number), way, why) for number, way, why in FAULT.findall(error.text)]
            if not left or not faults or max(faults)[0] >= len(commands):
                log.warning("%s", words()("log-commands-not-taken", reason=str(error)))
                break
        for number, way, why in faults:
            log.warning("%s", words()("log-command-refused", place=_place(commands[number], way), reason=why))
        wrong = {_label(commands[number]) for number, *_ in faults}
        refused += sorted(wrong.difference(refused))
        sent = [old.pop(_label(each), None) if _label(each) in wrong else each for each in commands]
        commands = [each for each in sent if each is not None]
    return there, ALL


def _label(command: Json) -> str:
    """Return a command's name as people read it: /play, Challenge to tic-tac-toe."""
    return f"/{command['name']}" if command["type"] == SLASH else str(command["name"])


def _place(command: Json, way: str) -> str:
    """Return where a fault is, with the names of the options and choices on the way: /play level autocomplete."""
    names, at = [_label(command)], dict[Any, Any](command)
    for step in filter(None, way.split(".")):
        below = at.get(int(step) if step.isdigit() else step)
        at = dict(enumerate(below)) if isinstance(below, list) else below if isinstance(below, dict) else {}
        if not isinstance(below, list):
            names.append(at.get("name", step))
    return " ".join(names)


def _sendable(item: Json) -> Json:
    """Return a command, an option or a choice of Discord's without what it doesn't take."""
    below = {key: [_sendable(each) for each in item[key]] for key in ("options", "choices") if item.get(key)}
    return {key: each for key, each in item.items() if key not in READ_ONLY and each not in (None, "")} | below


async def _translated(tree: app_commands.CommandTree, translations: str) -> list[Json]:
    translator = _translator(translations)
    while True:
        payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
        if not translator.read():
            return payload


class CommandTranslator(app_commands.Translator):
    """Translates descriptions and choices of commands, each marked with its message; command names stay English.

    It collects messages, which `read` looks up in one language after another: memory never holds the files of all.
    """

    def __init__(self, _translations: str) -> None:
        self._texts = dict[str, dict[str, str]]()  # by message, then by language

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = language_of(str(locale))
        if language == DEFAULT or "message" not in string.extras:
            return None
        text = self._texts.setdefault(string.extras["message"], {}).get(language)
        return text if text != string.message else None

    def read(self) -> bool:
        """Look up the messages that were asked for. Return whether there were new ones."""
        new = {message: texts for message, texts in self._texts.items() if not texts}
        for language in LANGUAGES if new else ():
            say = Words(language)
            for message, texts in new.items():
                texts[language] = say(message)
        return bool(new)


_translator = lru_cache(maxsize=1)(CommandTranslator)  # with the texts so far, as long as no message file changes
