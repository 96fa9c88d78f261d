"""Read what people write as they see it: letters that look alike, other keyboards, signs that don't show."""

import unicodedata

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
