"""Names in pages: shown as their owners wrote them, and nothing in them is markup, a link or a mention."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.core.chat import players
from bot.core.chat.game_page import GameReply
from bot.core.chat.page import escaped
from bot.core.chat.replies import AnyReply, sentence
from bot.core.chat.responders import named
from bot.core.game import Answer, Bot, How, User
from bot.core.game.refusals import AlreadyPlaying, Refusal
from bot.engine import Level, Mark
from bot.words import LANGUAGES, words
from tests.added import page_of
from tests.core.chat.render.examples import SAY, WON, challenge, ended, game, text_of
from tests.core.chat.render.markup import live, shown
from tests.report import for_each

PLAIN = (
    *("Ada", "Jean-Luc", "Ada Lovelace", "Bob (he/him)", "O'Brien", "x, y & z!", "50% = 1/2 $"),
    *("Ζωή", "名無し", "👑 Ada 👑"),
)
"""Names that nothing could be markup in."""
ODD = (
    *("Dr. Who", "J. R. R.", "snake_case", "C#", "<3", "AC/DC :)", "¯\\_(ツ)_/¯", "a > b", "[TAG] Ada", "x - y", "..."),
)
NASTY = (
    *("*i*", "**bold**", "***both***", "_i_", "__under__", "~~gone~~", "||hidden||", "*", "_", "||", "~~"),
    *("`code`", "``co`de``", "```", "```py", "`", "\\", "\\\\", "\\*i*", "a\\"),
    *("# title", "### title", "-# small", "> quote", ">>> quotes", "#", ">"),
    *("- item", "* item", "+ item", "1. item", "-", "1."),
    *("[a](https://b.c)", "[a](b)", "[", "](https://b.c)", "https://b.c", "http://b.c", "HTTPS://B.C", "steam://run/1"),
    *("https://a||b||c", "https://a.b/`c`", "https://a*b*c", "https://a__b__c", "https://a~~b~~c"),
    *("<https://b.c>", "<mailto:a@b.c>", "<a@b.c>", "<+123456789>"),
    *("//discord.gg/abc", "discord.gg/abc", "discord.com/invite/abc", "www.discord.gg/abc", "https://discord.gg/abc"),
    *("@everyone", "@here", "<@1>", "<@!1>", "<@&1>", "<#1>", "</play:1>"),
    *("<:x:1>", "<a:x:1>", "<t:1:R>", "<t:1>", "<id:home>", "<sound:1:1>", ":smile:", ":smile"),
)
"""By what they would be: text in a style, code, the beginning of a line, a list, links, invites, mentions, emoji."""
PUNCTUATION = "\\`*_~|<>#:.[]()/-+@!&= 1aw"


def around(x: str, o: str) -> str:
    """Return a text with names at every kind of place: where a line begins, inside one, in bold, before a colon."""
    return f"{x} wins: {o}: out\n{o} vs {x}. **{x}** and **{o} wins**, [Look](https://b.c)\n{x}"


def pages(x: str, o: str) -> str:
    """Return the words of pages and refusals with these names."""
    ada, bob = User(1, x), User(2, o)
    seats: dict[str, Any] = {"x": ada, "o": bob, "hints": frozenset(Mark)}
    over = (game(*WON, **seats), ended(How.AGREEMENT, None, 4, **seats), ended(How.TIME, None, **seats))
    replies: tuple[AnyReply, ...] = (
        *(GameReply(challenge(x=ada, o=bob, answer=answer)) for answer in (None, *Answer)),
        GameReply(game(4, draw_offer=Mark.X, **seats)),
        GameReply(ended(How.RESIGNATION, Mark.O, 4, rematch_offer=Mark.O, **seats)),
        *map(GameReply, over),
    )
    refused = (
        Refusal("not-for-you", players=(ada, bob)),
        Refusal("not-your-turn", seat=ada),
        AlreadyPlaying(bob, is_asker=False),
    )
    return "\n".join(
        [text_of(page_of(reply, SAY)) for reply in replies] + [sentence(refusal, SAY) for refusal in refused]
    )


@cache
def expected() -> list[str]:
    return live(pages("Ada", "Bob"))


@for_each(NASTY)
def test_a_nasty_name_would_change_what_stands_around_it(name: str) -> None:
    """Without escaping: else a name that nothing is found in would prove nothing."""
    sent = around(name, name)
    assert live(sent) != live(around("Ada", "Bob")) or shown(sent) != sent


@for_each([*NASTY, *ODD, *PLAIN])
def test_a_name_is_shown_as_it_is_and_is_no_markup(name: str) -> None:
    assert shown(escaped(name)) == name
    assert live(around(escaped(name), escaped(name))) == live(around("Ada", "Bob"))
    assert live(pages(name, name)) == expected()


@given(st.text(PUNCTUATION, max_size=32), st.text(PUNCTUATION, max_size=32))
def test_no_two_names_are_markup_together(x: str, o: str) -> None:
    assert shown(escaped(x)) == x
    assert live(around(escaped(x), escaped(o))) == live(around("Ada", "Bob"))


@for_each(PLAIN)
def test_a_plain_name_is_sent_as_it_is(name: str) -> None:
    assert escaped(name) == name


@for_each(LANGUAGES)
def test_a_name_that_reads_like_one_of_the_bots_levels_is_in_quotes(language: str) -> None:
    say = words(language)
    own = [players.name(Bot(level), say) for level in Level]
    for name in own:
        for like in (name, name.upper(), f" {name} ", name.replace(" ", "\u200b")):
            user = named(1, like)
            assert players.name(user, say) not in own
            assert players.name(user, say).strip("\u2068\u2069").startswith("“")
            assert players.plain(user, say).startswith("“")
    assert players.name(named(1, "Hardy"), say) == "Hardy"
    likes = ("Hard bot", "𝐇𝐚𝐫𝐝 𝐛𝐨𝐭", "Наrd bоt", "Hαrd b0t", "ʜᴀʀᴅ ʙᴏᴛ", "UnbeatabIe", "Unbeatabie bot", "EASY-BOT")
    for like in (*likes, "𝘮𝘦𝘥𝘪𝘶𝘮 bot", "h4rd bot", "🤖 Easy bot", "Unbeatab|e"):
        assert players.unlike_bots(like, say) == f"“{like}”", "the English names are known everywhere"
