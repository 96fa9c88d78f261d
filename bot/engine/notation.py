"""Read boards as people, tutorials and programs write them: signs, arrays, tables, blanks between bars, emoji."""

import math
import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from .board import MAX_CELLS, BadPosition

# A start needs none of these patterns, so each is compiled at its first use.
QUOTES = "\"'“”„‟‘’‚‛«»"
HEAD = (  # what stands before an array: an assignment, or its language
    rf"[^=]*=\s*(?:(?:NEW\s+)?[\w.]+(?:\[[\d, ]*\])*\s*)?(?=[\[({{{QUOTES}])"
    r"|\s*(?:JS|JAVASCRIPT|TS|PY|PYTHON|C|CPP|C\+\+|JAVA|JSON)\s+(?=[\[({])"
)
QUOTED = rf"[{QUOTES}]{{3}}|[{QUOTES}]([^{QUOTES}]*)[{QUOTES}]"
BETWEEN_ROWS = r"[\])}]\s*+[,;]?\s*+[\[({]"
DRAWN_LINE = r"(?:/\s*)?(?<!\S)-*\+[-+]*(?!\S)|-{3,}|\+"
RULE = r"(?<![^\s/])[-+|:=_]*(?:--|==|__|\+)[-+|:=_]*(?![^\s/])(?: *\|? *[-:]{2,})*"  # a drawn line between two rows
BLANK = "BLANK"
WORD = rf"\b(?:NONE|NULL|NIL|UNDEF(?:INED)?|NOTHING|NAN|EMPTY|{BLANK}|FREE)\b"
SIGN = (
    rf"{WORD}"
    rf"|(?<![^\s,;|\[({{])-1(?![0-9])|[0-9]+|[^\s,;|`\[\](){{}}{QUOTES}]"
)
SIGNS = {
    "X": "❌❎💢🇽✖✕✗✘×╳⨯🟥ХхΧχ",
    "O": "🔵🟢🌀⭕🇴🅾○◯●🟦🟡ОоΟο",
    ".": "⬛⬜◻◼◽◾▫▪□■▢☐🔲🔳·•*#",
    "|": "│┃║╎╏┆┇┊┋¦",
    "-": "─━═╌╍┄┅┈┉–—−",
    "+": "┌┬┐├┼┤└┴┘┏┳┓┣╋┫┗┻┛╔╦╗╠╬╣╚╩╝╭╮╰╯╪╫",
    "": "`\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2066\u2067\u2068\u2069\ufe0e\ufe0f\ufeff",
}
SYMBOLS = {ord(sign): mark for mark, signs in SIGNS.items() for sign in signs}
NAMED = (  # emoji by name, and the bot's own, of which those at a board's edges mean nothing
    r"<?:(?:(x(?:_\w+)?|\w*cross_mark|\w+_x|red_square)|(o2?(?:_\w+)?|\w+_o|\w*blue_\w+|green_circle)"
    r"|(square_\w+|\w+_square|one|two|three|four|five|six|seven|eight|nine)|(?:column|row)_\w+):(?:\d+>)?"
)
KEYCAP, LETTER = "[0-9]\ufe0f?\u20e3|\N{KEYCAP TEN}", "[\U0001f1e6-\U0001f1ea]"
NAME = r"\[\w+\]|\(\d+, ?\d+\)|(['\"]?)(?![XO._]+\b)(?:\d+|[a-zA-Z][\w-]+)\1"
KEY = rf"(?<![\w.'\"\]-])(?:{NAME})(?:\s*=>|:(?!:)|(?<=\])=)\s*"
WRAPPED = (  # values as Python, Rust, Haskell, Java and Elixir print them, and what they and others print around arrays
    r"(?i)<\w+\.(\w+): [^<>]*>|\b(?:(?:Some|Optional)\(\s*(?:\w+::|['\"])?|(?:Just|Some) )(\w+)['\"]?(?:,?\s*\))?"
    r"|\b(?![xo]+[.:])[a-z]{2,}(?:\.|::)(?=[a-z]+\b)|(?<![^\s\[({,])(?::(?=\w)|\.(?=(?![xo]{2,})[a-z]+\s*[,}\])]))"
    r"|,\s*dtype=[^)]*|\(index\)|(?<!\S)\[(?:,\d|\d,)\]|\(?(?<!\d)\d++ rows\b.*|\A\s*(?:\.\dA|\(\d+\) *(?=\[))"
    r"|\A\s*\d+(?:X\d+|-element) \w+\{.*\}:|(?<!\])(?:\[\d*\])++[a-z]\w*(?={)|\b[a-z]{3,}\(\d+\)\s*(?=[\[{\"'])"
    rf"|\b(?:Array\s*|(?!{WORD}|[xo]+\b)[a-z]{{3,}}!?)(?=[\[({{](?!\d*(?:,\d*)?\]))"
)
FLOAT = r"(?<![\w.+-])\+?(-?[012])(?:\.0*)?(?=[\s,;\])}|]|$)"
BOXED = r"[\[(] ?([^\[\](),]?) ?[\])](?!,)"  # one square in brackets of its own
HOLES = r"<([0-9]{1,2}) empty items?>"
MARKUP = r"(?m)^(?:> ?)+|```(?:(?![xoXO]+\n)[a-zA-Z+#]+\n)?"
SIZES = range(3, 6)
HEADINGS = {each[:size][::step] for each in ("ABCDE", "12345", "01234") for size in SIZES for step in (1, -1)}
LONGEST = 1000  # characters of a text whose rows and columns are looked for


class Reading(NamedTuple):
    """marks: X, O or a dot for each square, a slash between rows. base: what squares count from, None if they don't."""

    marks: str
    base: int | None


def read(text: str) -> Reading:
    """Read the squares of a board of any size.

    A free square is a dot, an underscore, a dash, a blank between bars, commas or quotes, a word such as None, or its
    number, counted from 0 or from 1. Brackets around a row, or slashes, separate rows. If there are numbers alone, 1 is
    X, -1 or 2 is O, and 0 is free.
    Errors: BadPosition if a sign means nothing, a number is wrong, or a text can be read in two ways.

    >>> read('["X", 1, "O", "X", 4, "X", "O", "O", 8]')
    Reading(marks='X.OX.XOO.', base=0)
    >>> read("{ 'x', '_' }, { '_', 'o' }")
    Reading(marks='X./.O', base=None)
    >>> read("X|O| \\n |X| \\n | |O")
    Reading(marks='XO..X...O', base=None)
    """
    text = re.sub(rf"\A(?:{HEAD})", "", plain(text).upper())
    if not re.search(r"\bA\b", text):  # no heading of a column
        text = re.sub(r"\b[EB]\b", BLANK, text)
    signs = _signs(text)
    between = ["/"] if "/" in signs else []
    if len(text) <= LONGEST and text.strip("XO./") and (found := next(_boards(text), None)):
        signs = [*chain(*((*row, *between) for row in found))][: -1 if between else None]
    if strange := {sign for sign in signs if len(sign) == 1 and sign not in "XO._-/0123456789"}:
        raise BadPosition("position-unknown-mark", mark=repr(min(strange)))
    try:
        return _counted(signs, is_spaced=bool(re.search(r"[\s,]", text)))
    except BadPosition:
        if (marked := _by_numerals(signs)) is None:
            raise
    return _counted(marked, is_spaced=True)


def plain(text: str) -> str:
    """Return a board in letters that was written with emoji, in other alphabets or as a program prints values.

    >>> plain("❌2️⃣⭕ 4️⃣❌6️⃣ 7️⃣8️⃣9️⃣"), plain("ХО."), plain(":x: :o: :white_large_square:")
    ('X.O .X. ...', 'XO.', 'X O .')
    >>> plain(":x_5b5f::square_2_2d95::o_last_c3c2: <:square_4_683f:1><:x_wins_e0a6:2>:square_6_8ece:")
    'X.O .X.'
    """
    text = text.lstrip("\ufeff").replace("\r", "")
    text = re.sub(NAMED, lambda found: ("X", "O", ".", "")[(found.lastindex or 4) - 1], text)
    if re.search(LETTER, text):  # a larger board, with keycaps and letters at its edges alone
        text = re.sub(LETTER, "", re.sub(KEYCAP, "", text))
    text = re.sub(MARKUP, "", re.sub(KEYCAP, ".", text).replace("🔴", "O" if re.search("[xX❌]", text) else "X"))
    text = re.sub(r"\D+", lambda found: unicodedata.normalize("NFKC", found[0]), text.translate(SYMBOLS))
    for code, meant in ((r"\r", ""), (r"\n", "\n"), (r"\t", "\t"), (r"\0", " "), ("\\", "")):
        text = text.replace(code, meant)
    text = re.sub(
        "(?<= )=> *(?=\n)", f"=> {BLANK}", re.sub(HOLES, lambda found: ",".join([BLANK] * int(found[1])), text)
    )
    return re.sub(FLOAT, r"\1", re.sub(WRAPPED, lambda found: found[1] or found[2] or "", re.sub(KEY, "", text)))


def _signs(text: str) -> list[str]:
    text = re.sub(QUOTED, lambda found: " " if found[1] is None else f" {found[1].strip() or BLANK} ", text)
    text = re.sub(BETWEEN_ROWS, "/", text)
    return re.findall(SIGN, re.sub(DRAWN_LINE, " ", text) if "|" in text else text)


def _boards(text: str) -> Iterator[list[list[str]]]:
    """Yield the squares, row by row, that the lines and columns of a text show, if they show a whole board."""
    boxed, count = re.subn(BOXED, r"\1|", text)
    text = boxed if count >= SIZES[0] ** 2 else text
    if "|" in text:
        blocks = [[line for line in block.split("\n") if "|" in line] for block in re.split(RULE, text)]
        text, blocks = re.sub(RULE, "\n", text), list(filter(None, blocks))
        if len(blocks) in SIZES and all(len(block) > 1 for block in blocks):  # a square is several lines high
            text = "\n".join(chain(*([line for line in block if line.strip(" |\t")] or block[:1] for block in blocks)))
    quoted = [found for found in re.findall(QUOTED, text) if found]
    lines = re.split(r"[\n/]", text)
    if bracket := re.search(r"[\[({]", text):
        lines = re.split(BETWEEN_ROWS, re.sub(r"[\])}][^\])}/]*\Z", "", text[bracket.end() :]).replace("\n", " "))
    if sign := next((sign for sign in "|,;\t" if sign in text), None):
        for doubled in (sign, sign * 2):
            rows = [line.replace(doubled, sign).split(sign) if sign in line else line.split() for line in lines]
            yield from _squares([[_cell(text) for text in row] for row in rows if row])
    if quoted and max(map(len, quoted)) > 1:
        yield from _columns(quoted)
    elif not (quoted or bracket or sign):
        yield from _squares([found for line in lines if (found := re.findall(SIGN, line))])
        lines = text.strip("\n").split("\n")
        widths = {len(lines)}, {2 * len(lines) - 1}
        if any(" " in line.rstrip() for line in lines) and {*map(len, lines[:-1])} in widths:
            yield from _columns(lines)
        elif len(lines) > 1 and re.search("[A1]", text):  # a heading
            yield from _columns([line for line in lines if line.strip()])


def _cell(text: str) -> str:
    """Return what is in a cell of a table, "" for nothing: a free square, or what is beyond its edge."""
    return text.strip(f" \t_[]{{}}(){QUOTES}") or (BLANK if text.strip(" \t[]{}()") else "")


def _columns(lines: Sequence[str]) -> Iterator[list[list[str]]]:
    """Yield the board of lines in which a blank is a free square, at the width of one letter or of two."""
    columns: Sequence[int] = sorted({at for line in lines for at, sign in enumerate(line) if sign != " "})
    if len(lines) == 1:
        columns = range(len(lines[0]))
    elif len(columns) < len(lines):
        columns = range(0, 2 * len(lines), 1 if max(map(len, lines)) <= len(lines) else 2)[: len(lines)]
    yield from _squares([[line[at : at + 1].strip() for at in columns] for line in lines])


def _squares(rows: list[list[str]]) -> Iterator[list[list[str]]]:
    """Yield the same without the headings of rows and columns and without what only the edges of a table left."""
    if len(rows) == 1 and rows[0]:
        side = math.isqrt(len(rows[0]))
        is_whole = rows[0][side * side :] in ([], [""])
        rows = [rows[0][at : at + side] for at in range(0, side * side, side)] if is_whole else []
    names = {at: "".join(each for each in rows[at] if each != BLANK) for at in (0, -1) if rows}
    named = [at for at, name in names.items() if name in HEADINGS and len(name) == len(rows) - 1]
    rows = rows[1:] if named == [0] else rows[: len(rows) + sum(named)]
    size = len(rows)
    if all(len(row) > size + 1 and row[0] == row[-1] == "" for row in rows):
        rows = [row[1:-1] for row in rows]
    if (named or not {"X", "O"}.isdisjoint(chain(*rows))) and "".join(row[0][:1] for row in rows) in HEADINGS:
        is_apart = all(map(re.compile(SIGN).fullmatch, (row[0] for row in rows)))
        rows = [row[1:] if is_apart else [row[0][1:].strip() or BLANK, *row[1:]] for row in rows]
    rows = [[cell or BLANK for cell in (row if any(row[size:]) else row[:size])] for row in rows]
    if size in SIZES and all(len(row) == size and all(map(re.compile(SIGN).fullmatch, row)) for row in rows):
        yield rows


def _by_numerals(signs: Sequence[str]) -> list[str] | None:
    """Return the signs of a board whose marks are numbers, None if it has none. Errors: BadPosition if 0 may be O."""
    squares = list(chain.from_iterable([sign] if sign == "-1" or not sign.isdigit() else sign for sign in signs))
    found, count = {*squares} - {"/"}, sum(sign != "/" for sign in squares)
    numbers, free = found & {"0", "1", "2", "-1"}, found - {"X", "O", "0", "1", "2", "-1"}
    side = math.isqrt(count)
    if side not in SIZES or side * side != count or any(map(str.isdigit, free)):
        return None
    ways = list[dict[str, str]]()
    if found & {"X", "O"}:
        ways = [{"0": "O"}, {"0": "."}] if numbers == {"0"} and not free else []
    elif "-1" in numbers:
        ways = [{"1": "X", "-1": "O", "0": "."}] if "2" not in numbers else []
    elif not free:
        ways = [{"1": "X", "2": "O", "0": "."}] if "2" in numbers else [{"1": "X", "0": "O"}, {"1": "X", "0": "."}]
    elif numbers in ({"1"}, {"2"}, {"0", "1"}, {"1", "2"}):
        cells = enumerate(sign for sign in squares if sign != "/")
        placed = {int(sign) - cell for cell, sign in cells if sign in numbers}
        ways = [{"1": "X", "2": "O", "0": "O"}, *[dict.fromkeys("012", ".")] * (placed in ({0}, {1}))]
    boards = [[way.get(sign, sign) for sign in squares] for way in ways]
    legal = [board for board in boards if board.count("X") - board.count("O") in (0, 1)]
    if len(boards) > 1 and len(legal) != 1:
        first, second = ("".join("." if sign in free else sign for sign in board) for board in boards[:2])
        raise BadPosition("position-two-readings", first=first, second=second)
    return next(iter(legal or boards), None)


def _counted(signs: Sequence[str], *, is_spaced: bool) -> Reading:
    """Return the squares of signs, with numbers on free squares checked. Errors: BadPosition."""
    if "-1" in signs:
        raise BadPosition("position-unknown-mark", mark="'-1'")
    marks, cell, bases, ways, known = list[str](), 0, dict[int, int](), set[str](), set[int]()
    for sign in signs:
        if sign[0].isdigit():
            found = _bases(sign, cell, known, is_item=is_spaced and len(sign) == 2)
            bases |= enumerate(found, cell)
            known.update(found)
            marks += "." * len(found)
            cell += len(found)
        else:
            ways |= {sign} - {"X", "O", "/"}
            marks.append(sign if sign in "XO/" else ".")
            cell += sign != "/"
    text = "".join(marks)
    _check(text.replace("/", ""), bases, ways)
    return Reading(text, next(iter(bases.values()), None))


def _bases(digits: str, cell: int, known: set[int], *, is_item: bool) -> list[int]:
    """Return what each number counts from, in digits that begin at a cell and may hold the numbers of several."""
    found, rest = list[int](), digits
    while rest:
        at = cell + len(found)
        base = next((base for base in (0, 1) if rest.startswith(str(at + base))), None)
        if base is None or (is_item and found and base != found[0]):
            at, rest, found = (cell, digits, []) if is_item else (at, rest, found)
            if rest[0] == "0":
                raise BadPosition("position-zero", square=at + 1)
            known = known.union(found)
            base = min(known) if len(known) == 1 else -1
            raise BadPosition("position-wrong-number", square=at + 1, index=at, base=base)
        found.append(base)
        rest = rest.removeprefix(str(at + base))
    return found


def _check(squares: str, bases: dict[int, int], ways: set[str]) -> None:
    """Check that all free squares are written in one way."""
    counted = list(bases.values())
    if bases.get(0) == 0 and counted.count(0) == 1 and (ways or 1 in counted):
        raise BadPosition("position-zero", square=1)
    if len(ways) + bool(bases) > 1:
        shown = sorted(way.lower() for way in ways) + [str(cell + base) for cell, base in bases.items()]
        raise BadPosition("position-two-ways", first=repr(shown[0]), second=repr(shown[1]))
    if len(set(counted)) > 1 and len(squares) <= MAX_CELLS:
        zero, one = (_numbered(squares, base) for base in (0, 1))
        raise BadPosition("position-two-counts", from_zero=zero, from_one=one)


def _numbered(squares: str, base: int) -> str:
    return ",".join(str(cell + base) if mark == "." else mark for cell, mark in enumerate(squares))
