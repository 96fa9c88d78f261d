"""What people and modified clients send: nasty strings, and strategies that make actions of them.

An action names nobody and nothing that only a running server knows: members, messages, games and the bot itself are
written as places (`MEMBER`, `BOT`, `GAME`), which the one who plays the action fills in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

LONGEST = 2000
"""How many characters a member without Nitro may send."""
BOT, GAME, SELF = "\ue010", "\ue011", "\ue012"
"""Stand in a text for a mention of the bot, the number of a game that was played lately, and that of who presses."""
NEWEST = -7
"""Stands for that number where an option takes one."""
MEMBERS = tuple(map(chr, range(0xE000, 0xE006)))
"""Each stands in a text for a mention of a member."""

COMMANDS = (
    *("play", "ttt", "challenge", "move", "m", "board", "b", "resign", "draw", "help", "about"),
    *("games", "live", "watch", "unwatch", "replay", "history", "hint", "explain"),
)
LEVELS = ("easy", "medium", "hard", "unbeatable")
SHAPES = ("3x3", "4x4", "4x4/3", "5x5", "5x5/5")

ZALGO = "Z̵̡̢͇͓͎͖͎̪͑͛͒͋a̷̛̮̼͈̿͆̅͝l̷̘̖͔̈́͐͐͝ǵ̶̨̧̹̦̰͝o̸̝̯̙͍̾̊"
DIGITS = [
    "٥",
    "۵",
    "߅",
    "५",
    "৫",
    "੫",
    "૫",
    "୫",
    "௫",
    "౫",
    "೫",
    "൫",
    "๕",
    "໕",
    "༥",
    "၅",
    "᠕",
    "５",
    "𝟓",
    "𝟝",
    "𝟱",
    "𝟻",
    "⑤",
    "⁵",
    "₅",
    "五",
    "伍",
    "Ⅴ",
    "ⅴ",
    "፭",
    "፲",
    "೬",
    "½",
    "5️⃣",
    "🔟",
]
NASTY = (
    "",
    " ",
    "\t\n\r\v\f",
    "\u0000",
    "5\u0000",
    "\u0000" * 200,
    "".join(map(chr, range(32))),
    ZALGO,
    ZALGO * 20,
    "\u202e5 evom!",
    "\u202e\u2066\u2069\u202d5\u202c",
    "\u200b\u200c\u200d\u2060\ufeff",
    "\u00ad5\u00ad",
    "\ufeff5",
    "a" * LONGEST,
    "5" * LONGEST,
    "❌" * LONGEST,
    "\u0301" * LONGEST,
    "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 60,
    "👨🏿\u200d🦰🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f🇺🇳🇺",
    "\ufffd\uffff\U0010ffff\ue000\ufdd0",
    "@everyone",
    "@here",
    "@everyone @here " * 60,
    "<@&1> <@&999999999999999999>",
    "<@1> <@!1> <@999999999999999999999999>",
    "<#1> </play:1> <:x:1> <a:x:1> <t:1:R> <t:99999999999999:F> <id:home>",
    "<@" * 900,
    "".join(MEMBERS) * 20,
    f"{BOT} {BOT}",
    "**bold** __under__ *i* ~~gone~~ ||hidden|| `code`",
    "```",
    "```py\nprint('x')\n```",
    "`" * 300,
    "||" * 500,
    "> quote\n>>> quotes\n# title\n-# small\n- list\n1. list",
    "[text](https://example.com) <https://example.com> https://discord.gg/x",
    "discord://-/channels/1/2/3 javascript:alert(1) file:///etc/passwd",
    "'; DROP TABLE games; --",
    "1 OR 1=1",
    "' UNION SELECT name FROM sqlite_master --",
    '1"; DELETE FROM seats WHERE "1"="1',
    "%s%s%s%n%x",
    "%(name)s %d %",
    "{} {0} {0.__class__} {game.id!r:>{width}}",
    "{{7*7}} ${7*7} <%= 7*7 %> #{7*7} {% raw %} ${jndi:ldap://x/a}",
    "$(reboot) `reboot` ; reboot && reboot | reboot",
    "../../../../etc/passwd",
    "C:\\con\\con",
    '{"a": [1, {"b": null}]}',
    "<script>alert(1)</script><!-- x --> &lt;&#0;",
    "\\",
    '"',
    "'",
    '"""',
    '"unclosed',
    'a"b',
    '"a"b',
    "“curly” «guillemets» „low“ ‘x’ 「x」",
    "-1",
    "+5",
    "0",
    "00005",
    "5.0",
    "5e0",
    "0x5",
    "0b101",
    "1_000",
    "1,000",
    "NaN",
    "Infinity",
    "-Infinity",
    "null",
    "None",
    "undefined",
    "True",
    "9" * 18,
    "9" * 19,
    "9" * 400,
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775809",
    "18446744073709551616",
    "1" + "0" * 400,
    "a0",
    "a10",
    "z9",
    "ａ１",
    "5x5/99",
    "0x0",
    "999x999/999",
    "/3",
    "X" * 9,
    "O" * 9,
    "XXX/OOO/...",
    "X.O\nX.O\n...",
    "................................................................................",
    "." * 25 + "/5",
    "." * 16 + "/3",
    "❌❌⭕4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣",
    "`❌2️⃣⭕`",
    "±1 ±10 steps tree steps",
    "ttt:1:0:0",
    *DIGITS,
)
"""What has broken other programs. Written for this project; ideas from the Big List of Naughty Strings."""
NAMES = (
    "@everyone",
    "<@1> ```",
    f"{ZALGO}"[:30],
    "\u202e**{0}** %s || [x](https://e.x)"[:32],
    "'; DROP--\u0000",
    "n" * 32,
)
"""What members call themselves."""
SENSIBLE = (
    *(str(square) for square in range(1, 10)),
    *("a1", "b2", "c3", "d4", "e5", "me", "them", "random", "misere", "wild", "5 o", "5 x", "steps", "tree", "±1"),
    *LEVELS,
    *SHAPES,
    *MEMBERS,
    GAME,
    f"#{GAME}",
    BOT,
)
"""What the commands know; else all games would end before they begin."""
POSITIONS = (
    "O.XX.X.OO",
    "XX./OO./...",
    "XOXOXO...",
    "X........",
    "XXOOO.X..",
    "XOXOXOO..",
    "X" + "." * 15,
    "XO" + "." * 23,
)


@dataclass(frozen=True, slots=True)
class Typed:
    """A message. surely: it is a command, and has to be answered."""

    where: int
    who: int
    text: str
    surely: bool = False


@dataclass(frozen=True, slots=True)
class Slash:
    """A slash command. options: by name; `whom` stands for a member in the option of that name."""

    where: int
    who: int
    name: str
    options: tuple[tuple[str, Any], ...] = ()
    whom: int | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """The command that stands in a member's menu."""

    where: int
    who: int
    whom: int


@dataclass(frozen=True, slots=True)
class Press:
    """A button of a message, counted from the newest. custom_id: one that the message does not have."""

    where: int
    who: int
    message: int
    button: int
    custom_id: str | None = None


Action = Typed | Slash | Menu | Press
PLACE, PERSON = st.integers(0, 9), st.integers(0, 5)

texts = st.one_of(
    st.sampled_from(NASTY),
    st.sampled_from(SENSIBLE),
    st.text(max_size=40),
    st.lists(st.sampled_from(SENSIBLE), max_size=4).map(" ".join),
    st.lists(st.sampled_from(NASTY + SENSIBLE), min_size=2, max_size=4).map(" ".join),
    st.lists(st.sampled_from(NASTY), min_size=2, max_size=3).map("".join),
).map(lambda text: text[:1900])
"""Short enough to leave room for a command and for the mentions that are filled in."""

boards = st.one_of(
    st.sampled_from(POSITIONS), st.text("XO.", min_size=9, max_size=9), st.text("xXoO./ \n`_-", max_size=30)
)
numbers = st.one_of(
    st.integers(1, 60).map(str),
    st.sampled_from((GAME, GAME, GAME, "0", "-1", "999999999999999999", "9223372036854775807", "9223372036854775808")),
    st.sampled_from(
        ("9" * 30, "9" * 90, "", "00000000000000000001", "1 ", "\u0661", "２", "1e3", "0x1", "1\n", "\u0000")
    ),
)

typed = st.one_of(
    st.builds(Typed, PLACE, PERSON, texts),
    st.builds(Typed, PLACE, PERSON, texts.map(lambda text: f"!{text}")),
    st.builds(Typed, PLACE, PERSON, texts.map(lambda text: f"{BOT} {text}")),
    *[
        st.builds(
            lambda where, who, prefix, name, text: Typed(where, who, f"{prefix}{name} {text}", surely=True),
            PLACE,
            PERSON,
            st.sampled_from(("!", "!", "! ", f"{BOT} ", f"{BOT}  ")),
            st.sampled_from(COMMANDS).flatmap(lambda name: st.sampled_from((name, name, name.upper()))),
            text,
        )
        for text in (texts, texts, st.sampled_from(SENSIBLE), numbers)
    ],
    st.builds(lambda where, who, board: Typed(where, who, f"!explain {board}", surely=True), PLACE, PERSON, boards),
    st.builds(
        lambda where, who, name: Typed(where, who, f"!{name}", surely=True), PLACE, PERSON, st.sampled_from(COMMANDS)
    ),
)

some_game = st.one_of(
    st.integers(1, 60), st.just(NEWEST), st.sampled_from((1, 10**15, 10**15 - 1)), st.integers(1, 10**15)
)


def _slash(name: str, **options: st.SearchStrategy[Any]) -> st.SearchStrategy[Slash]:
    """A command with any of its options; those that are called `needs_...` are always given."""
    needed = {key.removeprefix("needs_"): made for key, made in options.items() if key.startswith("needs_")}
    optional = {key: made for key, made in options.items() if not key.startswith("needs_")}
    given_options = st.fixed_dictionaries(needed, optional=optional).map(lambda found: tuple(found.items()))
    whom = st.one_of(st.none(), PERSON) if name in ("play", "history") else st.none()
    return st.builds(Slash, PLACE, PERSON, st.just(name), given_options, whom)


slash = st.one_of(
    _slash(
        "play",
        level=st.sampled_from(LEVELS),
        first=st.sampled_from(("me", "them", "random")),
        board=st.sampled_from(SHAPES),
        rules=st.sampled_from(("standard", "misere", "wild")),
    ),
    _slash("play"),
    _slash("move", needs_square=texts),
    _slash("move", needs_square=st.sampled_from(SENSIBLE[:14])),
    _slash(
        "explain",
        what=st.one_of(boards, texts.map(lambda text: text[:60]), numbers),
        form=st.sampled_from(("tree", "steps")),
        scores=st.sampled_from(("1", "10")),
    ),
    _slash(
        "watch",
        game=some_game,
        x=st.sampled_from(LEVELS),
        o=st.sampled_from(LEVELS),
        board=st.sampled_from(SHAPES),
    ),
    _slash("watch", needs_game=some_game),
    _slash("replay", needs_game=some_game),
    _slash("unwatch", game=some_game),
    *[_slash(name) for name in ("board", "resign", "draw", "help", "about", "games", "history", "hint")],
)

acts = st.sampled_from(
    (
        *("accept", "decline", "withdraw", "draw", "resign", "resign-x", "resign-o", "place-x", "place-o", "rematch"),
        *("easier", "replay", "stop", "first", "back", "forward", "last", "nonsense", "a" * 30, "Ä", ""),
    )
)
custom_ids = st.one_of(
    st.builds("ttt:{}:{}:{}".format, numbers, numbers, st.one_of(st.integers(0, 40).map(str), numbers, acts)),
    st.builds("ttt:{}:{}:{}".format, st.just(GAME), st.integers(0, 25), st.one_of(st.integers(0, 40).map(str), acts)),
    st.builds("ttt-replay:{}:{}:{}".format, numbers, numbers, acts),
    st.builds(
        "ttt-history:{}:{}:{}:{}".format, numbers, numbers, st.sampled_from(("before", "after", "beside")), numbers
    ),
    st.builds(
        "ttt-history:{}:{}:{}:{}".format,
        st.just(SELF),
        st.sampled_from(("0", SELF, "9" * 18, "9" * 19, "9" * 20, "9223372036854775808")),
        st.sampled_from(("before", "after")),
        st.one_of(st.integers(0, 60), numbers),
    ),
    st.builds("ttt-steps:{}:{}:{}:{}".format, boards, st.sampled_from(("1", "10", "5", "-1")), numbers, acts),
    texts.filter(bool),
).map(lambda text: text[:100] or "x")

press = st.builds(Press, PLACE, PERSON, st.integers(0, 5), st.integers(0, 24))
forged = st.builds(Press, PLACE, PERSON, st.integers(0, 5), st.just(0), custom_ids)
menu = st.builds(Menu, PLACE, PERSON, PERSON)
KINDS = (*[typed] * 6, *[slash] * 5, *[press] * 6, *[forged] * 4, menu)
"""How often which is done. Drawn from by hand: `one_of` would count the branches of each."""


@st.composite
def actions(draw: st.DrawFn) -> Action:
    """Anything that anybody does."""
    kind: st.SearchStrategy[Action] = draw(st.sampled_from(KINDS))
    action: Action = draw(kind)
    return action


def drawn(number: int, which: int) -> Sequence[Action]:
    """So many actions; the same ones for the same `which`."""
    found: list[Action] = []

    @seed(which)
    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(actions())
    def draw(action: Action) -> None:
        found.append(action)

    draw()
    return found
