"""Read what people write as they see it: letters that look alike, other keyboards, signs that don't show."""

import contextlib
import re
import unicodedata

from bot.core.game.boards import KINDS
from bot.core.game.refusals import Refusal
from bot.engine import Position

HIDDEN = ("Mn", "Me", "Cf")  # Unicode's categories of accents, of keycaps' frames, and of what has no width
CAPITALS = str.maketrans("ΗΝΖ", "hnz")  # Greek ones whose small letters look like others
LETTERS = str.maketrans(  # Cyrillic, Greek, small capitals, a Turkish i, the sign for times
    "авгеһнкмопрсѕтухьԁіјӏԛԝαβεηικμνορτυχᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɡı×",
    "abrehhkmonpcstyxbdijlqwabenikmvoptyxabcdefghijklmnoprstuvwyzgix",
)
SIGNS = str.maketrans("“”„«»‘’‚‐‑‒–—−", '"""""\'\'\'------')
QUOTES = "'\"*~|,;"
AROUND = QUOTES + "`.!?()#"  # signs around words
DIGITS = str.maketrans("01345|l", "oieasii")  # in names, which somebody may choose in order to be taken for another


def folded(text: str) -> str:
    """Return a text in small letters without accents, of the alphabet, digits and quotes that it looks like.

    >>> folded("HİNT"), folded("ＰＬＡＹ"), folded("4×4"), folded("5️⃣"), folded("Español"), folded("хо"), folded("٣")
    ('hint', 'play', '4x4', '5', 'espanol', 'xo', '3')
    """
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKC", text).translate(CAPITALS).casefold()
    parts = unicodedata.normalize("NFKD", plain).translate(LETTERS)
    kept = (each for each in parts.translate(SIGNS) if unicodedata.category(each) not in HIDDEN)
    return "".join(str(unicodedata.decimal(each)) if each.isdecimal() else each for each in kept)


def alike(name: str) -> str:
    """Return what all names have in common that are taken for one another at a glance; never empty, nor longer than 64.

    >>> alike("Sam"), alike("5ам"), alike("🎲")
    ('sam', 'sam', '🎲')
    """
    text = folded(name).replace(" ", "")
    return ("".join(filter(str.isalnum, text.translate(DIGITS))) or text or name)[:64]


def read_move(text: str, position: Position) -> int:
    """Return the move that a player writes, as the engine numbers it.

    text: "5", "b2", "B2", "center", "top-left", digits of any script, full-width letters, a keycap emoji; other rules
    have more. Errors: no-such-square if the board has no such square.

    >>> start = Position.start()
    >>> [read_move(text, start) for text in ("5", "b2", "4️⃣", "bottom right", "“#7”!")]
    [4, 4, 3, 8, 6]
    """
    move = position.read_move(folded(text).replace("\N{KEYCAP TEN}", "10").strip(f"{AROUND} "))
    if move is None:
        raise Refusal("no-such-square", board=position.board, free=position.legal())
    return move


def square_text(text: str) -> str | None:
    """Return a square as it is typed, in plain letters and digits, if there is a board that has it.

    >>> square_text("Top-Left"), square_text("B2"), square_text("somewhere")
    ('top left', 'b2', None)
    """
    plain = " ".join(re.split(r"[\s_.-]+", folded(text).strip(f"{AROUND} ")))
    for board in KINDS:
        with contextlib.suppress(Refusal):
            read_move(plain, Position.start(board))
            return plain if plain.isascii() else None
    return None
