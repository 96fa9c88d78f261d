"""What is right about everything that the bot sends: one answer, within Discord's limits, and a ping for nobody."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from simcord import HttpLogEntry

from bot.words import words

PING = re.compile(r"@everyone|@here|<@[!&]?[0-9]+>")
CHALLENGE = re.compile(r"<@([0-9]+)>, (?:.* challenges you to tic-tac-toe|you've been challenged)", re.DOTALL)
NOTICE = re.compile(
    r"(?:<@([0-9]+)>, )?(?:.* accepted\. It's your turn in|[iI]t's your turn in|.* wants a rematch of) game [0-9]"
)
"""A notice of a turn, which follows an answer; in a DM it mentions nobody."""
CUP = re.compile(
    r"(?:Knockout|Round robin) on |🏆 .* wins$|Nobody came, |Tournament cancelled|Round [0-9]+ of |Semi-finals|Final"
)
"""The title of what is posted of a tournament when it goes on, beside an answer or as one."""
ROUND = re.compile(r"(?:Round [0-9]+ of [0-9]+|Semi-finals|Final): (.*)")
"""The first words of a round, which calls those who play in it."""
CHAMPION = re.compile(r"<@([0-9]+)>, the tournament is yours\.")
NUMBER = re.compile(r"ttt:([0-9]+):")
DEFERRED = (5, 6)


def judge(calls: Sequence[HttpLogEntry], *, typed: bool, surely: bool) -> int:
    """Return how many answers these calls are: at most one, and exactly one if it has to be answered.

    typed: what is answered is a message, not an interaction.
    """
    posted, called_back = (_count(calls, "POST", "/channels/", "/messages"), _callbacks(calls))
    posted -= sum(NOTICE.match(str(_shown(call).get("content"))) is not None for call in calls)
    posted -= sum(_shown(call).get("content") == words()("sent-in-private") for call in calls)
    cups = _count([call for call in calls if CUP.match(_title(_shown(call)))], "POST", "/channels/", "/messages")
    posted -= cups if posted > cups or not typed else max(cups - 1, 0)
    later = _count(calls, "POST", "/webhooks/") + _count(calls, "PATCH", "/webhooks/")
    later -= sum("you've been challenged" in str(_shown(call).get("content")) for call in calls)
    assert later == sum(body["type"] in DEFERRED for body in called_back), calls
    assert (len(called_back) == 0) if typed else (posted == 0), calls
    answers: int = posted + len(called_back)
    assert answers == 1 if surely else answers <= 1, calls
    for call in calls:
        if call.json is not None and call.path != "/users/@me/channels":
            _check_body(call)
    return answers


def newest_game(calls: Sequence[HttpLogEntry]) -> int | None:
    """Return the number of the game that the last buttons in these calls are of."""
    found = [number for call in calls for each in _addresses(_shown(call)) for number in NUMBER.findall(each)]
    return int(found[-1]) if found else None


def _check_body(call: HttpLogEntry) -> None:
    body = _shown(call)
    if "/callback" in call.path and (not body.keys() - {"flags"} or (call.json or {})["type"] == 9):
        return  # a deferral, or a form, which notifies nobody
    mentions = body["allowed_mentions"]
    assert mentions["parse"] == [], call
    assert not mentions.get("roles"), call
    assert not mentions.get("replied_user"), call
    content = body.get("content") or ""
    addressed = CHALLENGE.match(content) or NOTICE.match(content) or ROUND.match(content)
    addressed = addressed or CHAMPION.match(content)
    whom = re.findall("[0-9]+", addressed[1] or "") if addressed else []
    assert mentions.get("users", []) in ([], [int(each) for each in whom]), call
    pings = [ping for text in _texts(body) for ping in PING.findall(text)]
    assert pings == [f"<@{each}>" for each in whom], call


def _shown(call: HttpLogEntry) -> dict[str, Any]:
    """What a call shows, or nothing."""
    body: dict[str, Any] = call.json or {}
    return (body.get("data") or {}) if "/callback" in call.path else body


def _title(body: dict[str, Any]) -> str:
    text = body.get("content") or next(_layout(body), "")
    title: str = (body.get("embeds") or [{}])[0].get("title") or text.partition("\n")[0]
    return title.strip("*# ")


def _rows(body: dict[str, Any]) -> list[dict[str, Any]]:
    return [row for row in body.get("components") or [] if row["type"] == 1]


def _addresses(body: dict[str, Any]) -> Iterator[str]:
    for row in _rows(body):
        yield from (button["custom_id"] for button in row["components"])


def _count(calls: Sequence[HttpLogEntry], method: str, start: str, end: str = "") -> int:
    return sum(call.method == method and call.path.startswith(start) and call.path.endswith(end) for call in calls)


def _callbacks(calls: Sequence[HttpLogEntry]) -> list[dict[str, Any]]:
    return [call.json or {} for call in calls if call.path.endswith("/callback")]


def _layout(body: dict[str, Any]) -> Iterator[str]:
    """The texts of a page that is sent as Components V2."""
    inside = [each for part in body.get("components") or [] if part["type"] == 17 for each in part["components"]]
    yield from (each["content"] for each in inside if each["type"] == 10)


def _texts(body: dict[str, Any]) -> Iterator[str]:
    yield body.get("content") or ""
    yield from _layout(body)
    for embed in body.get("embeds") or []:
        yield from _words(embed)


def _words(embed: dict[str, Any]) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("footer") or {}).get("text") or ""
    for field in embed.get("fields", []):
        yield from (field["name"], field["value"])
