"""Say pages in words for people with screen readers: boards row by row, squares such as "5, X, taken", no emoji."""

import re
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from functools import lru_cache
from itertools import chain, repeat
from typing import Any, NamedTuple

from bot.core.chat.marks import BAND, COLUMNS, EDGE, FREE, GAP, KEYCAPS, LETTERS, MARKED, NEWEST, OPEN, SQUARE, STATES
from bot.core.chat.page import CONTENT_LIMIT, Choice, Field, Page
from bot.words import Words, words

PLAIN = str.maketrans({**LETTERS, "⭕": "O", "🥇": "#1", "🥈": "#2", "🥉": "#3"})
CELL = re.compile(rf"[{''.join(LETTERS)}]{NEWEST}?|[1-9]\ufe0f\u20e3{SQUARE}|[{FREE}{OPEN}{''.join(STATES)}]")
ROW = re.compile(rf"((?:{CELL.pattern})+)(?:[1-9]\ufe0f\u20e3{EDGE})?")
DONE = "✅"
NOISE = re.compile(rf"(?:[{''.join(LETTERS)}]{{2,}}|❔+|[{''.join(STATES)}🎉🔥🤖🎲⏳💬]|▫\ufe0f) ?")
"""Signs beside words that say the same, and rows of marks."""
ANSWERS = "🟩🟨🟥"
SAID = re.compile(  # signs alone: a list of results, a streak, what the bot may do
    rf"(?<=/3 )[{ANSWERS}]+|[🏆🤝🔻](?: [🏆🤝🔻])+|[🏆🤝🔻]$| 🔥(?= [0-9])|^(?:✅|❌|▫\ufe0f)(?= \*\*)", re.MULTILINE
)
SAID_AS = STATES | {"🔥": "streak", "✅": "allowed", "❌": "missing", "▫": "missing"}
TABLE = re.compile("```\n(.*?)\n```", re.DOTALL)
NAME = re.compile("(\u2068[^\u2069]*\u2069)")  # a name with such signs, as `page.isolated` marks it
MAX_KEPT_BOARDS, MAX_KEPT_SQUARES = 4000, 4000
SIDE, NINE = 3, range(1, 10)  # of a small board among nine


class Square(NamedTuple):
    """A square in words. text: in its row. label: of its button."""

    name: str
    mark: str
    state: str
    text: str
    label: str


class Spoken(NamedTuple):
    """A page's content in words. columns: of its board. squares: those with buttons, None if a label is kept."""

    text: str
    columns: int = 0
    squares: tuple[Square | None, ...] = ()


def spoken(page: Page) -> Page:
    """Return a page in words, its labels too."""
    say = page.say or words()
    said, made, view, form = _content(page.content, say), copy(page.embed), page.view, page.form
    if made is not None:
        made.title, made.description = (text and _plain(text, say) for text in (made.title, made.description))
        made.set_footer(text=made.footer.text and _plain(made.footer.text, say))
        for at, field in enumerate(page.embed.fields if page.embed else ()):
            name = _plain((field.name or "").removeprefix(f"{DONE} "), say)
            made.set_field_at(at, name=name, value=_plain(field.value, say), inline=field.inline)
    if view is not None:
        lengths = [len(row["components"]) for row in view.to_components()]
        grid = [said.columns] * (len(said.squares) // (said.columns or 1))
        squares = chain(said.squares if lengths[: len(grid)] == grid else (), repeat(None))
        view = view.changed(lambda each: _component(each, next(squares), say))
    if form is not None:
        form = form._replace(title=_plain(form.title, say), fields=tuple(_field(each, say) for each in form.fields))
    return replace(page, content=said.text[:CONTENT_LIMIT], embed=made, view=view, form=form)


def _field(field: Field, say: Words) -> Field:
    choices = [Choice(value, _plain(label, say), _plain(about, say)) for value, label, about in field.choices]
    return field._replace(label=_plain(field.label, say), choices=tuple(choices), about=_plain(field.about, say))


@lru_cache(MAX_KEPT_BOARDS)
def _content(text: str, say: Words) -> Spoken:
    lines, rows = text.split("\n"), list[list[str]]()
    while lines and (lines[0].startswith((COLUMNS[0], BAND)) or ROW.fullmatch(lines[0].replace(GAP, ""))):
        if found := ROW.fullmatch(lines.pop(0).replace(GAP, "")):
            rows.append(CELL.findall(found[1]))
    if not rows:
        return Spoken(_plain(text, say))
    if GAP in text:
        message, rows, names = "spoken-board", _nested(rows), [f"{board}.{at}" for board in NINE for at in NINE]
    else:
        message, names = "spoken-row", [_name(cell, len(rows), len(rows[0])) for cell in range(sum(map(len, rows)))]
    squares = [_square(sign, name, say) for sign, name in zip(chain.from_iterable(rows), names, strict=True)]
    columns, between, said = len(rows[0]), say("spoken-between"), list[str]()
    for row in range(len(rows)):
        texts = [each.text for each in squares[row * columns :][:columns]]
        texts = texts[:1] if GAP in text and len({*texts}) == 1 else texts  # it is won
        said.append(say(message, row=str(row + 1), squares=between.join(texts)))
    said += [say("spoken-last", mark=each.mark, square=each.name) for each in squares if each.state == "last"]
    if (line := [each for each in squares if each.state == "line"]) and GAP not in text:
        said.append(say("spoken-line", mark=line[0].mark, squares=say.all_of(each.name for each in line)))
    pressed: Sequence[Square | None] = squares
    if GAP in text:  # the small board with numbers has buttons; if there is none, all small boards have
        at = next((at for at, row in enumerate(rows) if any(SQUARE in sign for sign in row)), None)
        kinds = [{sign[0] for sign in row} for row in rows]
        won = [kind.pop() if len(kind) == 1 and kind <= LETTERS.keys() else "" for kind in kinds]
        boards = [_square(sign, str(number), say) if sign else None for number, sign in enumerate(won, 1)]
        pressed, columns = boards if at is None else squares[at * columns :][:columns], SIDE
    return Spoken("\n".join([*said, *filter(None, [_plain("\n".join(lines), say)])]), columns, tuple(pressed))


def _nested(rows: list[list[str]]) -> list[list[str]]:
    """Return the squares of each small board, given the rows of all nine together."""
    starts = [(row, column) for row in range(0, len(rows), SIDE) for column in range(0, len(rows), SIDE)]
    return [[*chain.from_iterable(each[at : at + SIDE] for each in rows[row : row + SIDE])] for row, at in starts]


def _name(cell: int, rows: int, columns: int) -> str:
    """Return what a square is called by its place: its number, on larger boards its column's letter and its row."""
    row, column = divmod(cell, columns)
    return str(cell + 1) if rows * columns <= len(KEYCAPS) else f"{chr(ord('a') + column)}{row + 1}"


@lru_cache(MAX_KEPT_SQUARES)
def _square(sign: str, name: str, say: Words) -> Square:
    mark = LETTERS.get(sign[0], "")
    state = "last" if sign.endswith(NEWEST) else MARKED.get(sign, "taken") if mark else STATES.get(sign, "free")
    facts = {"square": name, "mark": mark, "state": state}
    return Square(name, mark, state, say("spoken-square", **facts), say("spoken-button-square", **facts))


@lru_cache(MAX_KEPT_BOARDS)
def _plain(text: str, say: Words) -> str:
    parts = NAME.split(TABLE.sub(lambda found: _rows(found[1], say), text))
    parts[::2] = [_without_signs(each, say) for each in parts[::2]]
    return "".join(parts).rstrip()


def _without_signs(text: str, say: Words) -> str:
    between = say("spoken-between")
    text = SAID.sub(lambda found: _results(found[0], say), text)
    text = NOISE.sub("", text).translate(PLAIN).replace(DONE, say("spoken-done"))
    text = text.replace("\u00a0→\u00a0", ": ").replace("• ", "")
    return re.sub(" → | ?· ?", between, text)


def _results(signs: str, say: Words) -> str:
    said = say("spoken-between").join(say("spoken-sign", sign=SAID_AS[sign]) for sign in signs if sign in SAID_AS)
    return f"{say('spoken-between')}{said}" if signs[0] == " " else f"({said})" if signs[0] in ANSWERS else said


def _rows(table: str, say: Words) -> str:
    """Return a table in words, a line for each row: its name, and each number after what stands above it."""
    head, *rows = table.split("\n")
    heads, said = re.findall("[^ ]+", re.sub("^ *# +[^ ]+", "", head)), list[str]()
    for row in rows:
        name, *numbers = row.rsplit(None, len(heads))
        cells = say("spoken-between").join(map(" ".join, zip(heads, numbers, strict=False)))
        said.append(f"{' '.join(name.split())}: {cells}.")
    return "\n".join(said)


def _component(component: dict[str, Any], square: Square | None, say: Words) -> dict[str, Any]:
    """Return a button, a menu or one of its options in words. square: on the board, if that is its place."""
    if square and ("emoji" in component or square.name.endswith(component["label"])):
        said = component | {"label": square.label}
        said.pop("emoji", None)
        return said
    names = ("label", "placeholder", "description")
    shown: dict[str, Any] = {name: _plain(component[name], say) for name in names if name in component}
    if options := component.get("options"):
        shown["options"] = [_component(each, None, say) for each in options]
    return component | shown
