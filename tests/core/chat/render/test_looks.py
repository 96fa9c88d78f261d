"""How pages are drawn in each look, with emoji of the bot's own and without."""

from __future__ import annotations

import pytest

from bot.core.chat.game_page import GameReply
from bot.core.chat.looks import PICTURES, Looks
from bot.core.chat.marks import EDGE, FADING, MARKS, NEWEST, SQUARE, WINNING
from bot.core.chat.page import Page, Rows, Style, embed
from bot.core.chat.press import ACT, Act
from bot.core.game import Look
from bot.engine import Mark
from tests.added import page_of
from tests.core.chat.render.examples import KINDS_OF_BOARD, REPLIES, SAY, buttons_of, game
from tests.report import for_each

IDS = {name: f"{name}_ab12:{10**18 + number}" for number, name in enumerate(PICTURES.values())}


def looks(*own: Look) -> Looks:
    """Looks of which these have emoji of their own."""
    made = Looks()
    emoji = {name: dict(zip(("name", "id"), each.split(":"), strict=True)) for name, each in IDS.items()}
    made.use(dict.fromkeys(own, emoji))
    return made


ALL = looks(*Look)


@for_each([(name, look, own) for name in REPLIES for look in Look for own in (True, False)])
async def test_nothing_is_left_in_a_page_that_only_says_what_is_to_be_drawn(name: str, look: Look, own: bool) -> None:
    page = (ALL if own else Looks()).draw(page_of(REPLIES[name], SAY).in_look(look, SAY))
    shown = repr((page.content, page.embed and page.embed.to_dict(), page.view and page.view.to_components()))
    assert not {NEWEST, SQUARE, EDGE} & set(shown)
    assert not any(repr(sign)[1:-1] in shown for sign in (NEWEST, SQUARE, EDGE))
    assert len(page.content) <= 2000
    assert page.embed is None or len(page.embed.description or "") <= 4096


async def test_the_page_itself_stays_as_it_was() -> None:
    page = page_of(GameReply(game(4, 0, look=Look.CRISP)), SAY)
    before = repr((page.content, page.embed and page.embed.to_dict(), page.view and page.view.to_components()))
    ALL.draw(page)
    assert repr((page.content, page.embed and page.embed.to_dict(), page.view and page.view.to_components())) == before


@pytest.mark.parametrize(
    ("look", "marks"),
    [("crisp", "❌🔵"), ("bold", "❌🔵"), ("classic", "❌⭕"), ("letters", "🇽🇴"), ("contrast", "❌🔵")],
)
async def test_without_emoji_of_its_own_each_look_is_of_unicodes(look: str, marks: str) -> None:
    page = Looks().draw(page_of(GameReply(game(4, 0, look=Look(look))), SAY))
    assert page.content.replace("\ufe0f\u20e3", "") == f"{marks[1]}23\n4{marks[0]}6\n789"
    assert page.embed
    spelt = "X" if look == "letters" else marks[0]
    assert (page.embed.title or "").startswith(f"{spelt} ")
    assert [each["emoji"]["name"] for each in buttons_of(page) if each.get("disabled")] == [marks[1], marks[0]]


async def test_the_last_move_and_the_line_that_wins_have_pictures_of_their_own() -> None:
    running = ALL.draw(page_of(GameReply(game(4, 0)), SAY))
    assert running.content.startswith(
        f"<:{IDS['o_last']}><:{IDS['square_2']}><:{IDS['square_3']}>\n<:{IDS['square_4']}>"
    )
    newest, second, *_ = buttons_of(running)
    assert newest["emoji"] == dict(zip(("name", "id"), IDS["o_last"].split(":"), strict=True))
    assert (newest["style"], second["style"]) == (Style.secondary.value,) * 2, "the mark itself stands out"
    won = ALL.draw(page_of(GameReply(game(0, 3, 1, 4, 2)), SAY))
    assert won.content.startswith(f"<:{IDS['x_wins']}>" * 3 + "\n")
    assert IDS["x_last"] not in won.content


async def test_edges_have_pictures_and_names_keep_their_flags_and_keycaps() -> None:
    page = page_of(GameReply(game(0, board=KINDS_OF_BOARD["4x4"])), SAY)
    drawn = ALL.draw(page).content
    assert all(f"<:{IDS[name]}>" in drawn for name in ("column_a", "column_d", "row_1", "row_4", "square", "x_last"))
    named = Page("", embed(["❌ 🇩🇪 1\ufe0f\u20e3 ⬛"], title="🇨🇦 🔵")).in_look(Look.CRISP, SAY)
    shown = ALL.draw(named).embed
    assert shown
    assert (shown.title, shown.description) == (f"🇨🇦 <:{IDS['o']}>", f"<:{IDS['x']}> 🇩🇪 1\ufe0f\u20e3 ⬛")


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("look", [each for each in Look if each is not Look.WORDS])
async def test_a_mark_that_goes_next_is_drawn_unlike_all_others(look: Look, own: bool) -> None:
    signs, rows = [sign for mark in Mark for sign in (MARKS[mark], WINNING[mark], FADING[mark])], Rows()
    for sign in signs:
        rows.add(ACT(1, 0, Act.HINT), sign, is_emoji=True)
    page = (ALL if own else Looks()).draw(Page("\n".join(signs), view=rows).in_look(look, SAY))
    assert len(set(page.content.split("\n"))) == len(signs)
    assert len({each["emoji"]["name"] for each in buttons_of(page)}) == len(signs)
    fading = [f"<:{IDS[name]}>" for name in ("x_goes", "o_goes")] if own else list(FADING.values())
    assert page.content.split("\n")[2::3] == fading


async def test_words_show_a_mark_that_goes_next_as_the_board_does_but_in_letters_and_in_names() -> None:
    said = Page("", embed([f"{FADING[Mark.X]} 5, \u2068{FADING[Mark.O]} ❌ Ada\u2069 {FADING[Mark.O]}"]))
    pictures = {Mark.X: f"<:{IDS['x_goes']}>", Mark.O: f"<:{IDS['o_goes']}>"}
    for look, drawn in ((Look.CRISP, pictures), (Look.BOLD, FADING)):
        page = looks(Look.CRISP).draw(said.in_look(look, SAY))
        assert page.embed
        assert page.embed.description == f"{drawn[Mark.X]} 5, \u2068{FADING[Mark.O]} ❌ Ada\u2069 {drawn[Mark.O]}"
    spelt = ALL.draw(Page("", embed(list(FADING.values()))).in_look(Look.LETTERS, SAY)).embed
    assert spelt
    assert spelt.description == "X\nO"


async def test_labels_menus_and_footers_show_no_emoji_of_the_bots_own() -> None:
    rows, said = Rows(), embed(["❌"])
    rows.add(ACT(1, 0, Act.HINT), "Place 🔵")
    said.set_footer(text="🔵")
    for look, sign in ((Look.CRISP, "🔵"), (Look.LETTERS, "O"), (Look.CLASSIC, "⭕")):
        page = looks(Look.CRISP, Look.LETTERS).draw(Page("", said, rows).in_look(look, SAY))
        assert [each["label"] for each in buttons_of(page)] == [f"Place {sign}"]
        assert page.embed
        assert page.embed.footer.text == "🔵"


async def test_a_text_that_would_be_too_long_for_discord_with_the_names_of_emoji_is_unicodes() -> None:
    for content, title, description in (("❌" * 100, "", ""), ("", "❌" * 30, ""), ("", "", "❌" * 300)):
        page = ALL.draw(Page(content, embed([description], title=title)).in_look(Look.CRISP, SAY))
        assert page.embed
        assert (page.content, page.embed.title or "", page.embed.description or "") == (content, title, description)
    board = Page("❌🔵⬛" * 27).in_look(Look.LETTERS, SAY)
    assert ALL.draw(board).content == Looks().draw(board).content == "🇽🇴⬛" * 27, "a board is one of emoji all the same"
