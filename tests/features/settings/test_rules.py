"""What may stand before a typed command, and what else the words for settings may be."""

from __future__ import annotations

import pytest

from bot.core.game import Refusal
from bot.features.settings.rules import SETTINGS, UNSET, read_settings, value_of
from tests.report import for_each


@for_each(["!", "?", "$", "t!", "T!", "ttt.", "!!", "1?", "a1b2!", "-", "%", "&&&&&"])
def test_a_prefix_is_letters_or_none_and_then_a_sign(text: str) -> None:
    assert value_of("prefix", text) == text


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
        value_of("prefix", text)
    assert refused.value.message == "settings-no-such-prefix"


@for_each(sorted((name, word) for name, setting in SETTINGS.items() for word in (*setting.values, UNSET)))
def test_every_word_is_read_with_its_name_in_any_case(name: str, word: str) -> None:
    assert read_settings(f"{name.upper()}: {word.upper()}") == {name: word.upper()}


def test_no_value_begins_with_the_name_of_a_setting() -> None:
    """Typed, a name ends the value before it."""
    assert not {word.split()[0] for setting in SETTINGS.values() for word in setting.values} & SETTINGS.keys()


def test_times_are_from_a_minute_to_a_day_and_from_ten_minutes_to_thirty_days() -> None:
    challenge, idle = SETTINGS["challenge"].values.values(), SETTINGS["idle"].values.values()
    assert (min(challenge), max(challenge)) == (60, 86400)
    assert (min(idle), max(idle)) == (600, 30 * 86400)
