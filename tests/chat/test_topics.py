"""Which topic of the help is meant by what people write."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.topics import ALSO, Topic, topic_of
from bot.model.refusals import NoSuchTopic


@pytest.mark.parametrize("topic", Topic)
def test_a_topic_goes_by_its_name_in_any_case(topic: Topic) -> None:
    assert topic_of(topic) is topic_of(f" {topic.upper()} ") is topic_of(f"/{topic}?") is topic


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("wlid", Topic.WILD),
        ("misère", Topic.MISERE),
        ("unbeetable", Topic.LEVELS),
        ("how do I resign", Topic.ENDING),
        ("4x4", Topic.BOARDS),
        ("learn", Topic.MINIMAX),
        ("draw", Topic.ENDING),
        ("squares", Topic.MOVE),
        ("!replay 5", Topic.REPLAY),
        ("anyone", Topic.PLAY),
        ("how do we vote", Topic.PLAY),
    ],
)
def test_a_topic_is_found_by_other_words_and_by_near_ones(text: str, topic: Topic) -> None:
    assert topic_of(text) is topic


@pytest.mark.parametrize("text", ["", "  ", "help", "HELP"])
def test_no_topic_is_help_at_large(text: str) -> None:
    assert topic_of(text) is None


def test_no_word_means_two_topics() -> None:
    words = [*Topic, *(word for also in ALSO.values() for word in also)]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("text", ["quantum", "@everyone", "x" * 2000, "?"])
def test_an_unknown_topic_is_refused_with_those_that_there_are(text: str) -> None:
    with pytest.raises(NoSuchTopic) as refused:
        topic_of(text)
    assert refused.value.names == tuple(Topic)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(NoSuchTopic):
        assert topic_of(text) in {None, *Topic}
