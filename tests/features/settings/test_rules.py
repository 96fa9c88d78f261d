"""What may stand before a typed command, and what else the words for settings may be."""

from __future__ import annotations

import pytest

from bot.core.game import Refusal
from bot.features.settings.rules import SETTINGS, UNSET, read_settings, usual, word_for
from tests.refused import refused
from tests.report import for_each


@for_each(["!", "?", "$", "t!", "T!", "ttt.", "!!", "1?", "a1b2!", "-", "%", "&&&&&"])
def test_a_prefix_is_letters_or_none_and_then_a_sign(text: str) -> None:
    assert word_for("prefix", text) == text


@for_each(
    [
        *("", " ", "! !", " !", "! ", "\u200b", "\u200b!", "!\n", "x" * 50, "!" * 6, "a", "ttt", "5", "!a", "default!"),
        *("/", "//", "a/", "*", "**", "_", "~", "~~", "`", "```", "|", "||", "\\", ">", "<", "#", "@", ":", "'", '"'),
        *(
            "<@1>",
            "<@!1>",
            "@everyone",
            "<#1>",
            "<:x:1>",
            "🎲",
            "!🎲",
            "！",
            "é!",
            "٣!",
            "ﬁ!",
            "İ!",
            "\u212a!",
            "\x00!",
        ),
    ]
)
def test_blanks_mentions_emoji_long_ones_and_what_discord_reads_are_no_prefix(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        word_for("prefix", text)
    assert refused.value.message == "settings-no-such-prefix"


@for_each(sorted((name, word) for name, setting in SETTINGS.items() for word in (*setting.values, UNSET)))
def test_every_word_is_read_with_its_name_in_any_case(name: str, word: str) -> None:
    assert read_settings(f"{name.upper()}: {word.upper()}") == {name: usual(name) if word == UNSET else word}


@for_each({"de": "Deutsch", "pt-BR": "Português (Brasil)", "ja": "日本語"}.items())
def test_a_language_is_read_as_it_calls_itself(word: str, name: str) -> None:
    assert word_for("language", name.upper()) == word


@for_each(["18", "18:00", "18h", "18 Uhr", "6pm", "6 PM"])
def test_an_hour_is_read_as_people_write_it(text: str) -> None:
    assert read_settings(f"hour {text} challenge 1 hour") == {"hour": "18", "challenge": "1 hour"}


@for_each(["24", "18:30", "-1", "13pm", "0pm", "soon", "1e1", "9" * 99])
def test_what_is_no_hour_is_refused(text: str) -> None:
    with refused("settings-no-such-value"):
        word_for("hour", text)


@for_each({"puzzle": "<#{}>", "champion": "<#{}>", "role": "<@&{}>"}.items())
def test_what_is_posted_is_mentioned_or_its_id_or_nothing(name: str, mention: str) -> None:
    number = str(2**62)
    assert word_for(name, mention.format(number)) == word_for(name, number) == number
    assert word_for(name, "OFF") == word_for(name, "default") == UNSET
    with pytest.raises(Refusal):
        word_for(name, "@everyone")


def test_no_value_begins_with_the_name_of_a_setting() -> None:
    """Typed, a name ends the value before it."""
    assert not {word.split()[0] for setting in SETTINGS.values() for word in setting.values} & SETTINGS.keys()


def test_times_are_from_a_minute_to_a_day_and_from_ten_minutes_to_thirty_days() -> None:
    challenge, idle = SETTINGS["challenge"].values.values(), SETTINGS["idle"].values.values()
    assert (min(challenge), max(challenge)) == (60, 86400)
    assert (min(idle), max(idle)) == (600, 30 * 86400)
