"""What holds for the page of every reply: Discord's limits, addresses that can be read, who is notified."""

from __future__ import annotations

import re

from bot.core.chat.replies import Reply
from tests.addresses import parse
from tests.core.chat.render.examples import SAY, buttons_of, page_of, text_of
from tests.core.chat.render.replies import REPLIES
from tests.report import for_each
from tests.source import values

EMOJI = "❌🔵⭕❎🟢💢🌀⬛⬜🏆🤝🔻🟩🟨🟥🇦🇧🇨🇩🇪\u20e3"


def test_every_kind_of_reply_has_an_example() -> None:
    assert {type(reply) for reply in REPLIES.values()} == values("render") - {Reply}


@for_each(REPLIES)
async def test_every_page_keeps_discords_limits(name: str) -> None:
    page = page_of(REPLIES[name], SAY)
    assert page.content or page.embed
    assert len(page.content) <= 2000
    assert len(page.without_embed().content) <= 2000
    assert page.embed is None or 0 < len(page.embed) <= len(page.embed.title or "") + 4096
    assert page.file is None or page.file.name.endswith(".png") is (0 < len(page.file.words) <= 1024)


@for_each(REPLIES)
async def test_every_button_keeps_discords_limits_and_has_an_address(name: str) -> None:
    page = page_of(REPLIES[name], SAY)
    buttons = buttons_of(page)
    ids = [button["custom_id"] for button in buttons]
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= 100 for custom_id in ids)
    assert [getattr(parse(custom_id), "text", lambda: None)() for custom_id in ids] == ids
    assert all(1 <= len(button.get("label", "x")) <= 80 for button in buttons)
    if page.view:
        rows = page.view.to_components()
        assert len(rows) <= 5
        assert all(len(row["components"]) <= 5 for row in rows)


@for_each(REPLIES)
async def test_no_page_has_an_exclamation_mark_a_bare_none_or_a_ply(name: str) -> None:
    shown = text_of(page_of(REPLIES[name], SAY))
    text = re.sub(r"wins!|```.*?```|(?<=`)\S{0,9}!(?=`)", "", shown, flags=re.DOTALL)  # tables have columns; a prefix
    for unwanted in ("!", "None", "nvalid", " ply", "plies", "  ", " .", " ,", "()", "****"):
        assert unwanted not in text


@for_each(REPLIES)
async def test_a_board_is_shown_large_for_its_content_is_emoji_alone_but_beside_twenty_five_buttons(name: str) -> None:
    page = page_of(REPLIES[name], SAY)
    is_mentioning = "tic-tac-toe" in page.content or name.startswith("help")
    if page.embed and page.content and not is_mentioning:
        is_small = "\u200b" in page.content
        symbols = re.sub(r"[\n\ufeff\u200b\ufe0f\u2003]", "", page.content)
        assert (sum(symbols.count(symbol) for symbol in EMOJI) > 30) is is_small
        assert is_small or len(buttons_of(page)) < 25
        assert not symbols.strip(f"123456789{EMOJI}")


async def test_the_words_are_the_same_with_and_without_an_embed() -> None:
    for reply in REPLIES.values():
        page, words = page_of(reply, SAY), list[str | None]()
        if page.embed:
            title = f"**{page.embed.title}**" if page.embed.title else None
            fields = [f"**{field.name}**\n{field.value}" for field in page.embed.fields]
            small = f"-# {page.embed.footer.text}" if page.embed.footer.text else None
            words = [title, page.embed.description, *fields, small]
        assert text_of(page) == "\n".join(filter(None, [page.content, *words]))[:2000]


async def test_only_an_open_challenge_pings_and_only_who_is_challenged() -> None:
    pinging = {name: page_of(reply, SAY).pings for name, reply in REPLIES.items()}
    assert {name: user for name, user in pinging.items() if user is not None} == {
        "challenge": 2,
        "challenge to the first": 1,
        "challenge on a larger board": 2,
    }


async def test_numbers_of_games_are_written_without_a_thousands_separator() -> None:
    for name, reply in REPLIES.items():
        assert "100,000" not in text_of(page_of(reply, SAY)), name
