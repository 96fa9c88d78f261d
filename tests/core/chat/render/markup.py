"""What Discord reads as markup: the rules of its client, written once more, so that nothing here is the bot's own.

A rule matches where its markup begins; what stands before the bar `(?=` opens it. Source: the client's own rules (they
are simple-markdown's, and some more), and docs.discord.com/developers/reference (Message Formatting).
"""

from __future__ import annotations

import re

ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")
"""A backslash hides itself and what it stands before, and nothing else does."""

LINES = {
    "quote": r" *>(?:>>)?(?= )",
    "heading": r" *#{1,3}(?= )",
    "subtext": r" *-#(?= )",
    "list": r" *(?:[*+-]|\d+\.)(?= )",
}
"""What begins a line."""
INLINE = {
    "code": r"(?P<ticks>`+)(?=[\s\S]*?[^`](?P=ticks)(?!`))",
    "bold": r"\*\*(?=(?:\\[\s\S]|[^\\])+?\*\*(?!\*))",
    "underline": r"__(?=(?:\\[\s\S]|[^\\])+?__(?!_))",
    "italic": r"\b_(?=(?:__|\\[\s\S]|[^\\_])+?_\b)|\*(?=\S(?:\*\*|\\[\s\S]|[^*\\])*?\*(?!\*))",
    "struck": r"~~(?=[\s\S]+?~~(?!_))",
    "spoiler": r"\|\|(?=[\s\S]+?\|\|)",
    "masked_link": r"\[(?=(?:\\.|[^\]\\])+\]\([^)]+\))",
    "link": r"(?:https?|steam|discord)://(?=[^\s<]+[^<.,:;\"'\]\s])",
    "link_in_brackets": r"<(?=[^: >]+:/[^ >]+>)",
    "address": r"<(?=[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>)",
    "telephone": r"<(?=(?:(?:tel|sms):\+?|\+)[0-9() ./-]+>)",
    "mention": r"@(?=everyone|here)|<(?=(?:@[!&]?|#)\d+>)",
    "command": r"<(?=/[^:>]+:\d+>)",
    "emoji": r":(?=[^\s:]+:)|<(?=a?:\w+:\d+>)",
    "sound": r"<(?=sound:\d+:\d+>)",
    "time": r"<(?=t:-?\d+(?::[A-Za-z])?>)",
    "way": r"<(?=(?:id:)?(?:home|guide|browse|customize|linked-roles)(?::\d+)?>)",
}
RAW = {
    "ping": r"@(?=everyone|here)|<(?=@[!&]?\d+>)",
    "card": r"(?:(?:https?:)?//|www\.)(?:[^\s:@]+(?::[^\s@]*)?@)?(?=(?:[\w\u00a1-\uffff-]+\.)+[a-z\u00a1-\uffff]{2,})",
    "invite": r"(?:^|[^/.])discord(?:app)?\.(?=(?:gg|com|new)/)",
}
"""What is looked for in the text as it was sent, backslashes and all: who is notified, and which links get a card."""


_RULES = {"escape": f"(?-i:{ESCAPE.pattern})", **{kind: f"^{rule}" for kind, rule in LINES.items()}, **INLINE}
_READ = re.compile("|".join(f"(?P<{kind}>{rule})" for kind, rule in _RULES.items()), re.IGNORECASE | re.MULTILINE)
_RAW = {kind: re.compile(rule, re.IGNORECASE) for kind, rule in RAW.items()}


def live(text: str) -> list[str]:
    """Return the kinds of markup in a text, in order, what is inside of other markup too."""
    read = [str(found.lastgroup) for found in _READ.finditer(text)]
    raw = (kind for kind, rule in _RAW.items() for _ in rule.finditer(text))
    return [*(kind for kind in read if kind != "escape"), *raw]


def shown(text: str) -> str:
    """Return what is left to be seen of a text without live markup."""
    return ESCAPE.sub(r"\1", text).replace("\u200b", "")
