"""Which topic of help a member's words mean, and what is left of help without a feature."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.app import App
from bot.core.chat.registry import Registry
from bot.core.game.refusals import Refusal
from bot.features.help import pages
from bot.features.help.pages import ORDER, Contents, in_order
from bot.settings import Settings
from bot.words import words
from tests.core.chat.render.examples import text_of
from tests.refused import refused
from tests.report import for_each

SAY = words()


async def features() -> list[Any]:
    async with App(Settings(database_url="sqlite://")) as app:
        return app.bot.registry.features


FEATURES = asyncio.run(features())


def contents(without: str = "") -> Contents:
    """Return what help covers if one feature is not there."""
    registry = Registry()
    for feature in FEATURES:
        if feature.qualified_name != without:
            registry.add(feature)
    return Contents(in_order(registry.topics), registry.commands, "!")


ALL = contents()


def test_topics_stand_in_the_order_that_members_know() -> None:
    assert tuple(ALL.topics) == ORDER
    assert list(in_order({"new": "", **dict.fromkeys(reversed(ORDER), "")})) == [*ORDER, "new"]


@for_each(ORDER)
def test_a_topic_goes_by_its_name_in_any_case(topic: str) -> None:
    assert {ALL.topic_of(text) for text in (topic, f" {topic.upper()} ", f"/{topic}?")} == {topic}


@for_each(
    {
        "wlid": "wild",
        "misère": "misere",
        "unbeetable": "levels",
        "how do I resign": "ending",
        "4x4": "boards",
        "learn": "minimax",
        "draw": "ending",
        "squares": "move",
        "!replay 5": "replay",
        "anyone": "play",
        "how do we vote": "play",
        **dict.fromkeys(("", "  ", "help", "HELP"), None),
    }.items()
)
def test_a_topic_is_found_by_other_words_and_by_near_ones(text: str, topic: str | None) -> None:
    assert ALL.topic_of(text) == topic


def test_no_word_means_two_topics() -> None:
    found = [word for topic, also in ALL.topics.items() for word in (topic, *also)]
    assert len(found) == len(set(found))


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(Refusal):
        assert ALL.topic_of(text) in {None, *ORDER}


@for_each(
    [
        ("watch", {"watch", "replay"}, {"games", "watch", "history", "replay"}),
        ("learn", {"hint", "minimax"}, {"hint", "explain"}),
        ("puzzles", {"puzzles"}, {"puzzle"}),
        ("stats", {"stats"}, {"stats"}),
        ("privacy", {"privacy"}, {"privacy"}),
        ("tournaments", {"tournaments"}, {"tournament"}),
        ("preferences", set(), {"preferences"}),
        ("crowd", set(), set()),
    ]
)
def test_help_lists_nothing_of_a_feature_that_is_not_there(feature: str, topics: set[str], commands: set[str]) -> None:
    left, ids = contents(feature), dict.fromkeys(ALL.commands, 7)
    assert set(ORDER) - left.topics.keys() == topics
    before, after = (pages.help(SAY, each._replace(ids=ids), None, True) for each in (ALL, left))
    assert before.embed
    assert after.embed
    gone = [name for name in commands if f"</{name}:" in str(before.embed.to_dict())]
    assert set(gone) == commands
    assert [name for name in commands if f"/{name}" in f"{after.embed.to_dict()}{after.content}"] == []
    assert after.view
    assert ("ttt-help:watch" in str(after.view.to_components())) is (feature != "watch")
    fields = 2 if feature == "watch" else 3
    assert len(after.embed.fields) == fields


def test_a_feature_takes_its_line_in_a_topic_of_the_core_along() -> None:
    with_it, without = (pages.help(SAY, each, "play", True) for each in (ALL, contents("crowd")))
    assert text_of(with_it) == f"{text_of(without)}\n{SAY('topic-play-crowd')}"


def test_words_of_a_feature_that_is_not_there_mean_nothing() -> None:
    assert contents("crowd").topic_of("anyone") == "play"
    with refused("help-no-such-topic"):
        contents("crowd").topic_of("votes")


def test_commands_that_a_topic_names_can_be_pressed_in_it() -> None:
    ids = dict.fromkeys(ALL.commands, 7)
    text = str(pages.help(SAY, ALL._replace(ids=ids), "privacy", True).to_components())
    assert all(f"</{name}:7>" in text for name in ("privacy", "export", "forget", "preferences"))
    left = ALL._replace(commands={*ALL.commands} - {"forget"})
    assert "</forget" not in str(pages.help(SAY, left._replace(ids=ids), "privacy", True).to_components())
