"""Tell Discord of the commands in all languages, only if something has changed."""

import hashlib
import json
import logging
from functools import lru_cache
from typing import NamedTuple

import discord
from discord import app_commands

from bot.core.chat.traffic import TOO_MANY
from bot.core.store import Notes
from bot.words import DEFAULT, Words, fingerprint, language_of, words

log = logging.getLogger(__name__)


class Upload(NamedTuple):
    """What became of the commands at a start. known: how many Discord has now, menus included, if it said so.

    outcome: sent, unchanged, refused (Discord takes none of them) or failed (Discord couldn't be asked).
    """

    outcome: str = "unchanged"
    known: int | str = "unknown"


async def sync_commands(
    tree: app_commands.CommandTree, notes: Notes, application_id: int | None, ids: dict[str, int]
) -> Upload:
    """Overwrite the commands that Discord knows, but only if they differ: it allows 200 new ones a day.

    ids: takes the id of each command, by its name with its subcommand.
    """
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    translations = fingerprint()
    text = json.dumps(payload, sort_keys=True, default=str) + translations
    digest = hashlib.sha256(text.encode()).hexdigest()
    wanted = {(command["name"], command["type"]) for command in payload}
    note, outcome = f"commands of {application_id}", "unchanged"
    there: list[app_commands.AppCommand] | None = None
    try:
        there = await tree.fetch_commands()
        known = {(command.name, command.type.value) for command in there}
        if known != wanted or await notes.note(note) != digest:
            await tree.set_translator(CommandTranslator(translations))
            try:
                there = await tree.sync()
            finally:
                await tree.set_translator(None)
            await notes.set_note(note, digest)
            outcome = "sent"
    except discord.HTTPException as error:
        log.warning("%s", words()("log-commands-refused", reason=str(error)))
        outcome = "failed" if error.status >= TOO_MANY else "refused"
    for command in (each for each in there or () if each.type is discord.AppCommandType.chat_input):
        below = [each.name for each in command.options if isinstance(each, app_commands.AppCommandGroup)]
        names = [f"{command.name} {each}" for each in below] or [command.name]
        ids.update(dict.fromkeys(names, command.id))
    return Upload(outcome, "unknown" if there is None else len(there))


class CommandTranslator(app_commands.Translator):
    """Translates descriptions and choices of commands, each marked with its message; command names stay English.

    Another translator of the same message files finds the texts there. The parsed messages are dropped with this one.
    """

    def __init__(self, translations: str) -> None:
        self._texts, self._words = _texts(translations), dict[str, Words]()

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = language_of(str(locale))
        if language == DEFAULT or "message" not in string.extras:
            return None
        key = language, string.extras["message"]
        if key not in self._texts:
            if language not in self._words:
                self._words[language] = Words(language)
            self._texts[key] = self._words[language](key[1])
        return self._texts[key] if self._texts[key] != string.message else None


@lru_cache(maxsize=1)
def _texts(_translations: str) -> dict[tuple[str, str], str]:
    """Return the texts known so far, by language and message. _translations: the fingerprint of the message files."""
    return {}
