"""Every page and every refusal in every language: nothing is missing, and Discord takes it."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import discord
import pytest

from bot.core.chat.game_page import GameReply
from bot.core.chat.looks import as_message, as_modal
from bot.core.chat.page import Page
from bot.core.chat.players import last
from bot.core.chat.replies import AnyReply, refused, sentence
from bot.core.chat.request import Request, Via
from bot.core.game import Bot, Look, Place, Refusal, User
from bot.core.store.preferences import MAX_BLOCKED
from bot.engine import Level, Mark
from bot.engine.remarks import Prospect
from bot.features.learn.pages import index_line
from bot.features.preferences import GROUPS as OF_PREFERENCES
from bot.features.preferences import card
from bot.features.settings import pages
from bot.features.settings.rules import GROUPS as OF_SETTINGS
from bot.features.tournaments.pages import round_page
from bot.features.tournaments.rules import Form as Cup
from bot.features.watch.comments import Comment, Summary
from bot.words import DEFAULT, LANGUAGES, words
from standin import rules
from tests.added import reply
from tests.core.chat.render.examples import ADA, WON, buttons_of, game, page_of, text_of
from tests.core.chat.render.replies import REPLIES, rendered
from tests.core.chat.render.test_looks import ALL
from tests.core.chat.render.test_snapshots import OWNERS
from tests.features.preferences.examples import OTHERS
from tests.features.settings.examples import NONE, ODD
from tests.features.tournaments.examples import people, played
from tests.features.watch.examples import replayed
from tests.report import for_each
from tests.source import files, read
from tests.test_translations import SEEN


def problems_of(page: Page) -> list[str]:
    """Return the fields that Discord would refuse of a page, also without embeds, or of its form."""
    found: list[rules.Violation] = []
    if page.form is not None:
        body = {"type": 9, "data": as_modal(page.form).to_dict()}
        found += rules.check(rules.Sent("POST", "/interactions/1/token/callback", body, asked=2))
    for each in (ALL.draw(page), page.without_embed()) if page.content or page.embed else ():
        with discord.http.handle_message_parameters(**as_message(each)) as sent:
            body = sent.payload or json.loads(sent.multipart[0]["value"])  # type: ignore[index]
            files = [file.filename for file in sent.files or ()]
            found += rules.check(rules.Sent("POST", "/channels/1/messages", body, files))
    return [".".join(map(str, each.where)) for each in found]


FORMS: dict[str, AnyReply] = {
    "settings": reply(pages.card, NONE, ODD, group="games"),
    "preferences": reply(
        card, OTHERS, OTHERS, tuple(range(10**18, 10**18 + MAX_BLOCKED)), is_saved=False, group="challenges"
    ),
}
"""By the feature that opens it: a form with the longest words, besides those of its examples."""


LONGEST = (DEFAULT, "de", "th")
"""English, and the languages with the longest words and with the most signs a letter. The others are slow."""


@pytest.mark.parametrize(
    "language", [*LONGEST, *(pytest.param(each, marks=pytest.mark.slow) for each in LANGUAGES if each not in LONGEST)]
)
async def test_discord_takes_every_page_form_and_refusal(language: str) -> None:
    say = words(language)
    pages = [(name, rendered(name, language)) for name in REPLIES]
    pages += [(name, page_of(reply, say)) for name, reply in FORMS.items()]
    replies = [reply for _, reply in (*REPLIES.items(), *FORMS.items())]
    in_words = [reply.render(say).in_look(Look.WORDS, say) for reply in replies]
    pages += [(f"{page.content} in words", replace(ALL.draw(page), look=Look.CRISP)) for page in in_words]
    assert [(name, problems) for name, page in pages if (problems := problems_of(page))] == []
    titles = {page.form.title for _, page in pages if page.form is not None}
    assert titles == {say(f"settings-{group}") for group in OF_SETTINGS} | {
        say(f"preferences-title-{group}") for group in OF_PREFERENCES
    }
    for _, _, refusals in OWNERS:
        assert all(0 < len(sentence(each, say)) <= 2000 for each in refusals)


def test_every_feature_that_opens_a_form_has_one_here() -> None:
    assert FORMS.keys() == {path.parent.name for path in files() if "filled: Mapping" in read(path)}


CLAUSES = {
    "en": (
        "❌ Ada played 5 and 🔵 Bot played 1.",
        "Your list counts from 0: indices 1 and 8 are squares 2 and 9.",
        "Accuracy: ❌ Ada 75% and 🔵 Bob 50%",
    ),
    "ko": (
        "❌ Ada의 수: 5, 🔵 Bot의 수: 1.",
        "리스트는 0부터 세요: 인덱스 1 및 8 = 칸 2 및 9 (순서대로).",
        "정확도: ❌ Ada 75%, 🔵 Bob 50%",
    ),
    "th": (
        "ล่าสุด: ❌ Ada เดิน 5 แล้ว 🔵 Bot เดิน 1",
        "ลิสต์ของคุณนับจาก 0: ดัชนี 1 และ 8 คือช่อง 2 และ 9 ตามลำดับ",
        "ความแม่นยำ: ❌ Ada 75% และ 🔵 Bob 50%",
    ),
    "zh-CN": (
        "❌ Ada 下在 5，🔵 Bot 下在 1。",
        "你的列表从 0 数起：索引 1 和 8 依次是第 2 和 9 格。",
        "准确率：❌ Ada 75%，🔵 Bob 50%",
    ),
}
"""Sentences of two clauses: most languages join those otherwise than two words."""


@for_each(CLAUSES)
def test_two_clauses_are_joined_by_the_sentence_that_has_both(language: str) -> None:
    say = words(language)
    moved = last(game(4, 0, o=Bot(Level.HARD)), say).replace(say("bot-hard"), "Bot")
    summary = Summary({Mark.X: 75, Mark.O: 50}, None)
    shown = page_of(replayed(game(*WON), 5, Comment(None, Prospect(None, 0, False)), summary), say)
    assert (moved, index_line({1: "2", 8: "9"}, say), text_of(shown).splitlines()[-1]) == CLAUSES[language]


@for_each(LANGUAGES)
async def test_a_long_name_leaves_room_on_a_button_for_what_it_does(language: str) -> None:
    say, long = words(language), User(10**18, "Bartholomew the Unbeatable of Xo")
    request = Request(1, Place(1, 1), ADA, Via.CLICK, say_privately=say)
    asked = Refusal("already-challenged", user=ADA, game_id=7, wanted="hard", opponent=long)
    pages = {
        "button-draw-of": page_of(GameReply(game(4, draw_offer=Mark.X, o=long)), say),
        "button-withdraw-and-challenge": refused(asked, request),
        "tournaments-play": round_page(played(Cup.KNOCKOUT, people(4, long.name), 0), 1, say),
    }
    for message, page in pages.items():
        verb = re.escape(say(message, player="\0", first="\0", second="\0")).replace("\0", "(Barth.*…)")
        (label,) = {each["label"] for each in buttons_of(page) if re.fullmatch(verb, each.get("label", ""))}
        assert len(label) <= SEEN


@pytest.mark.parametrize(
    "language", ["zh-CN", *(pytest.param(each, marks=pytest.mark.slow) for each in ("ja", "zh-TW"))]
)
async def test_no_blank_follows_a_full_stop_that_has_room_of_its_own(language: str) -> None:
    say = words(language)
    texts = {name: text_of(rendered(name, language)) for name in REPLIES}
    texts |= {each.message: sentence(each, say) for _, _, refusals in OWNERS for each in refusals}
    assert {name: text for name, text in texts.items() if "。 " in text} == {}
