"""What holds for the page of every reply: words, addresses that can be read, who is notified."""

from __future__ import annotations

import re

from tests.addresses import parse
from tests.core.chat.render.examples import buttons_of, text_of
from tests.core.chat.render.replies import REPLIES, rendered
from tests.report import for_each
from tests.source import ROOT, modules, read

EMOJI = "❌🔵⭕❎🟢💢🌀⬛⬜🏆🤝🔻🟩🟨🟥🇦🇧🇨🇩🇪\u20e3"


def test_every_page_has_an_example() -> None:
    """What draws a page by the sentences of its readers stands in the file of examples of its folder."""
    lacking = list[str]()
    for path, name in modules():
        examples = ROOT / "tests/features" / "/".join(name.split(".")[2:3]) / "examples.py"
        if name.startswith("bot.features.") and examples.exists():
            pages = re.findall(r"(?m)^def ([a-z]\w*)\(\s*say: Words\b[^)]*\) -> Page:", read(path))
            lacking += [f"{name}.{each}" for each in pages if not re.search(rf"\b{each}\b", read(examples))]
    assert lacking == []


@for_each(REPLIES)
async def test_every_button_has_an_address(name: str) -> None:
    ids = [button["custom_id"] for button in buttons_of(rendered(name))]
    assert [custom_id for custom_id in ids if parse(custom_id) is None] == []


@for_each(REPLIES)
async def test_no_page_has_an_exclamation_mark_a_bare_none_or_a_ply(name: str) -> None:
    shown = text_of(rendered(name))
    text = re.sub(r"wins!|```.*?```|(?<=`)\S{0,9}!(?=`)", "", shown, flags=re.DOTALL)  # tables have columns; a prefix
    for unwanted in ("!", "None", "nvalid", " ply", "plies", "  ", " .", " ,", "()", "****"):
        assert unwanted not in text


@for_each(REPLIES)
async def test_a_board_is_shown_large_for_its_content_is_emoji_alone_but_beside_twenty_five_buttons(name: str) -> None:
    page = rendered(name)
    is_mentioning = "tic-tac-toe" in page.content or name.startswith("help")
    if page.embed and page.content and not is_mentioning:
        is_small = "\u200b" in page.content
        symbols = re.sub(r"[\n\ufeff\u200b\ufe0f\u2003]", "", page.content)
        assert (sum(symbols.count(symbol) for symbol in EMOJI) > 30) is is_small
        assert is_small or len(buttons_of(page)) < 25
        assert not symbols.strip(f"123456789{EMOJI}")


async def test_the_words_are_the_same_with_and_without_an_embed() -> None:
    for name in REPLIES:
        page, words = rendered(name), list[str | None]()
        if page.embed:
            title = f"**{page.embed.title}**" if page.embed.title else None
            fields = [f"**{field.name}**\n{field.value}" for field in page.embed.fields]
            small = f"-# {page.embed.footer.text}" if page.embed.footer.text else None
            words = [title, page.embed.description, *fields, small]
        assert text_of(page) == "\n".join(filter(None, [page.content, *words]))[:2000]


async def test_only_an_open_challenge_pings_and_only_who_is_challenged() -> None:
    pinging = {name: rendered(name).pings for name in REPLIES}
    assert {name: user for name, user in pinging.items() if user is not None} == {
        "challenge": 2,
        "challenge to the first": 1,
        "challenge on a larger board": 2,
    }
