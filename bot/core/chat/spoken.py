"""Say pages in words for people with screen readers: boards row by row, squares such as "5, X, taken", no emoji."""

import re
from copy import copy
from dataclasses import replace
from functools import lru_cache
from itertools import chain, repeat
from typing import Any, NamedTuple

from bot.core.chat.marks import COLUMNS, EDGE, FREE, HALF_RIGHT, LETTERS, MARKED, NEWEST, OUTCOMES, RIGHT, SQUARE, WRONG
from bot.core.chat.marks import square as square_of
from bot.core.chat.page import CONTENT_LIMIT, Page
from bot.engine import Board
from bot.words import Words, words

PLAIN = str.maketrans(dict[str, str | int | None](LETTERS))
STATES = {RIGHT: "right", HALF_RIGHT: "draw", WRONG: "wrong"} | {sign: end.value for end, sign in OUTCOMES.items()}
"""The state of a free square, by the sign on it."""
CELL = re.compile(rf"[{''.join(LETTERS)}]{NEWEST}?|[1-9]\ufe0f\u20e3{SQUARE}|[{FREE}{''.join(STATES)}]")
ROW = re.compile(rf"((?:{CELL.pattern})+)(?:[1-9]\ufe0f\u20e3{EDGE})?")
DONE = "✅"
NOISE = re.compile(rf"(?:[{''.join(LETTERS)}]{{2,}}|❔+|[{''.join(STATES)}🎉🔥🤖🎲⏳💬]|▫\ufe0f) ?")
"""Signs beside words that say the same, and rows of marks."""
NAME = re.compile("(\u2068[^\u2069]*\u2069)")  # a name with such signs, as `page.isolated` marks it
MAX_KEPT_BOARDS, MAX_KEPT_SQUARES = 4000, 4000


class Square(NamedTuple):
    """A square in words. text: in its row. label: of its button."""

    name: str
    mark: str
    state: str
    text: str
    label: str


class Spoken(NamedTuple):
    """A page's content in words. columns: of its board."""

    text: str
    columns: int = 0
    squares: tuple[Square, ...] = ()


def spoken(page: Page) -> Page:
    """Return a page in words, its labels too."""
    say = page.say or words()
    said, made, view = _content(page.content, say), copy(page.embed), page.view
    if made is not None:
        made.title, made.description = (text and _plain(text, say) for text in (made.title, made.description))
    if view is not None:
        lengths = [len(row["components"]) for row in view.to_components()]
        grid = [said.columns] * (len(said.squares) // (said.columns or 1))
        squares = chain(said.squares if lengths[: len(grid)] == grid else (), repeat(None))
        view = view.changed(lambda each: _component(each, next(squares), say))
    return replace(page, content=said.text[:CONTENT_LIMIT], embed=made, view=view)


@lru_cache(MAX_KEPT_BOARDS)
def _content(text: str, say: Words) -> Spoken:
    lines, rows = text.split("\n"), list[list[str]]()
    while lines and (lines[0].startswith(COLUMNS[0]) or ROW.fullmatch(lines[0])):
        if found := ROW.fullmatch(lines.pop(0)):
            rows.append(CELL.findall(found[1]))
    if not rows:
        return Spoken(_plain(text, say))
    board, between = Board(len(rows), len(rows[0]), len(rows[0])), say("spoken-between")
    signs = enumerate(chain.from_iterable(rows))
    squares = tuple(_square(sign, square_of(board, cell), say) for cell, sign in signs)
    said = []
    for row in range(board.rows):
        texts = [each.text for each in squares[row * board.columns :][: board.columns]]
        said.append(say("spoken-row", row=str(row + 1), squares=between.join(texts)))
    said += [say("spoken-last", mark=each.mark, square=each.name) for each in squares if each.state == "last"]
    if line := [each for each in squares if each.state == "line"]:
        said.append(say("spoken-line", mark=line[0].mark, squares=say.all_of(each.name for each in line)))
    return Spoken("\n".join([*said, *(_plain(each, say) for each in lines)]), board.columns, squares)


@lru_cache(MAX_KEPT_SQUARES)
def _square(sign: str, name: str, say: Words) -> Square:
    mark = LETTERS.get(sign[0], "")
    state = "last" if sign.endswith(NEWEST) else MARKED.get(sign, "taken") if mark else STATES.get(sign, "free")
    facts = {"square": name, "mark": mark, "state": state}
    return Square(name, mark, state, say("spoken-square", **facts), say("spoken-button-square", **facts))


@lru_cache(MAX_KEPT_BOARDS)
def _plain(text: str, say: Words) -> str:
    parts = NAME.split(text)
    parts[::2] = [NOISE.sub("", each).translate(PLAIN).replace(DONE, say("spoken-done")) for each in parts[::2]]
    return "".join(parts).rstrip()


def _component(component: dict[str, Any], square: Square | None, say: Words) -> dict[str, Any]:
    """Return a button or menu in words. square: on the board, if that is its place."""
    if square and ("emoji" in component or component.get("label") == square.name):
        said = component | {"label": square.label}
        said.pop("emoji", None)
        return said
    shown: dict[str, Any] = {key: _plain(component[key], say) for key in ("label", "placeholder") if key in component}
    if options := component.get("options"):
        shown["options"] = [each | {"label": _plain(each["label"], say)} for each in options]
    return component | shown
