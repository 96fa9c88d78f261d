"""Tell Discord of the commands in all languages, only if something has changed."""

import hashlib
import json
import logging
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.core.store import Notes
from bot.words import DEFAULT, Words, fingerprint, words

log = logging.getLogger(__name__)


async def sync_commands(
    tree: app_commands.CommandTree, notes: Notes, application_id: int | None, ids: dict[str, int]
) -> bool:
    """Overwrite the commands that Discord knows, but only if they differ: it allows 200 new ones a day.

    ids: takes the id of each command, by its name with its subcommand. Returns whether the commands were sent.
    """
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    text = json.dumps(payload, sort_keys=True, default=str) + fingerprint()
    digest = hashlib.sha256(text.encode()).hexdigest()
    wanted = {(command["name"], command["type"]) for command in payload}
    note, is_sent = f"commands of {application_id}", False
    there: Sequence[app_commands.AppCommand] = ()
    try:
        there = await tree.fetch_commands()
        known = {(command.name, command.type.value) for command in there}
        if known != wanted or await notes.note(note) != digest:
            await tree.set_translator(CommandTranslator())
            there = await tree.sync()
            await tree.set_translator(None)
            await notes.set_note(note, digest)
            is_sent = True
    except discord.HTTPException as error:
        log.warning("%s", words()("log-commands-refused", reason=str(error)))
    for command in (each for each in there if each.type is discord.AppCommandType.chat_input):
        below = [each.name for each in command.options if isinstance(each, app_commands.AppCommandGroup)]
        names = [f"{command.name} {each}" for each in below] or [command.name]
        ids.update(dict.fromkeys(names, command.id))
    return is_sent


class CommandTranslator(app_commands.Translator):
    """Translates descriptions and choices of commands, each marked with its message; command names stay English."""

    def __init__(self) -> None:
        self._words: dict[str, Words] = {}  # of its own: they are dropped with it

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = words(str(locale)).language
        if language == DEFAULT or "message" not in string.extras:
            return None
        if language not in self._words:
            self._words[language] = Words(language)
        text = self._words[language](string.extras["message"])
        return text if text != string.message else None
