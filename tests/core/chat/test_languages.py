"""In which language something is said: to all in its server's, to one person alone in theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from discord import app_commands

from bot.core.chat.page import escaped
from bot.core.chat.players import plain
from bot.core.game import Place, User
from bot.words import DEFAULT, LOCALES, fingerprint, words
from tests.people import members_game
from tests.world import World, newest, said, text_of

GERMAN = """
no-game = Du spielst hier gerade nicht.
to-move = { $player } ist am Zug
square-taken = Feld { $cell } ist schon belegt.
command-move = Setze dein Zeichen
choice-hard = schwer
button-place = Setze { $mark }
"""
FRENCH = (
    "no-game = Tu ne joues pas ici.\nto-move = À { $player } de jouer\nsquare-taken = La case { $cell } est prise.\n"
)
PORTUGUESE, CHINESE = "no-game = (pt-BR)\n", "no-game = ({})\n"


@pytest.fixture(autouse=True)
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, new_to_discord: None) -> Iterator[Path]:
    """Folders of a few languages with a few messages each, which no translator changes."""
    folder = tmp_path / "locales"
    copytree(LOCALES / DEFAULT, folder / DEFAULT)
    texts = {"de": GERMAN, "fr": FRENCH, "pt-BR": PORTUGUESE, "zh-CN": CHINESE.format(1), "zh-TW": CHINESE.format(2)}
    for name, text in texts.items():
        (folder / name).mkdir()
        (folder / name / "common.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr("bot.words.LOCALES", folder)
    monkeypatch.setattr("bot.words.LANGUAGES", (DEFAULT, *texts))
    words.cache_clear()
    fingerprint.cache_clear()
    yield folder
    words.cache_clear()
    fingerprint.cache_clear()


def test_a_locale_finds_its_language_and_no_other() -> None:
    for locale, language in {
        **{"de": "de", "fr": "fr", "pt-BR": "pt-BR", "zh-CN": "zh-CN", "zh-TW": "zh-TW", "en-GB": "en", "en-US": "en"},
        **{"es-ES": "en", "zh": "en", "pt": "en", "..": "en", "": "en", "de-AT": "de"},
    }.items():
        assert words(locale).language == language
    assert words("zh-CN")("no-game") == "(1)"
    assert words("zh-TW")("no-game") == "(2)"


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert words("de")("button-show") == words()("button-show")
    assert words("de").has("button-show")
    assert not words("de").has("no-such-message")
    with pytest.raises(LookupError):
        words("de")("no-such-message")


async def test_an_answer_is_in_english_if_its_message_or_a_part_of_it_was_taken_out(
    world: World, locales: Path, locale_of: dict[int, str]
) -> None:
    locale_of[world.alice.id] = "de"
    assert said(await world.alice.slash(world.channel, "board")) == "Du spielst hier gerade nicht."
    told = "Zug in { no-game }"
    (locales / "de/common.ftl").write_text(GERMAN.replace("no-game =", "# ") + f"challenge-late = {told}\n", "utf-8")
    words.cache_clear()
    assert said(await world.alice.slash(world.channel, "board")).startswith("You're not playing here")
    assert words("de")("challenge-late", asked="Ada") == words()("challenge-late", asked="Ada")
    await members_game(world, "12")
    refused = said(await world.alice.slash(world.channel, "move", square="1"))
    assert "Feld 1 ist schon belegt." in refused, "what is there stays German"


async def test_what_one_person_reads_is_in_their_language_and_a_board_in_its_servers(
    world: World, locale_of: dict[int, str]
) -> None:
    locale_of |= {world.alice.id: "de", world.bob.id: "fr"}
    assert said(await world.alice.slash(world.channel, "board")) == "Du spielst hier gerade nicht."
    assert said(await world.bob.slash(world.channel, "board")) == "Tu ne joues pas ici."
    assert said(await world.carol.slash(world.channel, "board")).startswith("You're not playing here")
    await world.services.preferences.change(world.alice.id, language="fr")
    assert said(await world.alice.slash(world.channel, "board")) == "Tu ne joues pas ici.", "as she has chosen"
    await members_game(world, "1")
    assert "to move" in text_of(world.last), "all read it"
    await world.press(world.bob, "2")
    assert "to move" in text_of(world.last), "whoever presses"


async def test_a_board_is_in_the_language_that_its_server_has_set(world: World, locale_of: dict[int, str]) -> None:
    await world.store.servers.change(world.guild.id, language="de")
    locale_of[world.bob.id] = "fr"
    await members_game(world, "1")
    assert "ist am Zug" in text_of(world.last)
    refused = await world.press(world.alice, "2")
    assert "bob's turn" in said(refused), "to her alone, and her Discord is English"
    assert "ist am Zug" in text_of(world.last)
    await world.press(world.bob, "2")
    assert "ist am Zug" in text_of(world.last)


async def test_a_typed_answer_is_in_the_persons_language_or_else_the_servers(world: World) -> None:
    await world.alice.send(world.channel, "!board")
    assert text_of(world.last).startswith("You're not playing here")
    await world.store.servers.change(world.guild.id, language="de")
    await world.alice.send(world.channel, "!board")
    assert text_of(world.last) == "Du spielst hier gerade nicht."
    await world.services.preferences.change(world.alice.id, language="fr")
    await world.alice.send(world.channel, "!board")
    assert text_of(world.last) == "Tu ne joues pas ici."
    await members_game(world, "1")
    await world.alice.send(world.channel, "!board")
    assert "ist am Zug" in text_of(world.last), "the board is for all"
    await world.bob.send(world.channel, "!move 1")
    assert "Feld 1 ist schon belegt." in text_of(world.last)


async def test_a_community_servers_own_language_is_taken(world: World) -> None:
    guild = world.env.create_guild("Schach", preferred_locale="de")
    channel, dora = guild.create_text_channel("spiele"), guild.add_member(world.env.create_user("dora"))
    await dora.send(channel, "!board")
    assert text_of(newest(channel)) == "Du spielst hier gerade nicht."
    await dora.send(channel, "!play easy")
    say = await world.bot.languages.words_for(Place(guild.id, channel.id))
    assert say.language == "de"


async def test_direct_messages_are_in_the_language_last_heard_there(world: World, locale_of: dict[int, str]) -> None:
    locale_of[world.alice.id] = "de"
    direct = world.alice.user.dm_channel
    assert said(await world.alice.user.slash("board")) == "Du spielst hier gerade nicht."
    say = await world.bot.languages.words_for(Place(None, direct.id))
    assert say.language == "de"


async def test_descriptions_and_choices_are_translated_and_names_are_not(world: World) -> None:
    sent = next(call.json for call in world.env.http_requests if call.method == "PUT" and call.json)
    seen: dict[str, Any] = {each["name"]: each for each in sent}
    assert not any(each.get("name_localizations") for each in sent if each["type"] == 1)
    assert seen["move"]["description_localizations"] == {"de": "Setze dein Zeichen"}
    (level,) = [each for each in seen["play"]["options"] if each["name"] == "level"]
    assert [each.get("name_localizations") for each in level["choices"]] == [None, None, {"de": "schwer"}, None]
    assert [each["value"] for each in level["choices"]] == ["easy", "medium", "hard", "unbeatable"]


def test_every_choice_that_is_a_word_can_be_translated(world: World) -> None:
    found = [
        (command.name, choice.name)
        for command in world.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for option in command.parameters
        for choice in option.choices
        if choice.name.isalpha() and choice.name.islower() and choice._locale_name is None
    ]
    assert found == []


async def test_commands_are_sent_again_if_only_a_translation_has_changed(world: World, locales: Path) -> None:
    await world.restart()
    assert world.bot.upload.outcome == "unchanged"
    (locales / "de" / "common.ftl").write_text(GERMAN.replace("Setze", "Lege"), encoding="utf-8")
    fingerprint.cache_clear()
    world.calls()
    await world.restart()
    assert world.bot.upload.outcome == "sent"
    sent = next(call.json for call in world.calls() if call.method == "PUT" and call.json)
    (move,) = [each for each in sent if each["name"] == "move"]
    assert move["description_localizations"] == {"de": "Lege dein Zeichen"}


async def test_a_second_start_in_a_process_reads_no_translation(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr("bot.core.chat.syncing.Words", read.append)
    world.env.backend.commands.clear()
    await world.restart()
    assert world.bot.upload.outcome == "sent"
    assert read == []


@pytest.mark.parametrize("name", ["שרה", "علي", "Ali علي"])
def test_a_name_from_right_to_left_turns_nothing_beside_it(name: str) -> None:
    assert plain(User(1, name), words()) == f"\u2068{name}\u2069"
    assert escaped(name) == f"\u2068{name}\u2069"


def test_other_names_stay_as_they_are() -> None:
    assert escaped("Zoë 名前 Юрий") == plain(User(1, "Zoë 名前 Юрий"), words()) == "Zoë 名前 Юрий"
