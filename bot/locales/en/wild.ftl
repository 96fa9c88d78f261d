### Wild rules.

variant-wild = wild
choice-wild = wild
rules-wild = Wild: place either mark. Three alike in a row win.
# While a wild game is played. $mark: what the squares place now, ❌ or 🔵.
placing = Wild: squares place { $mark } now. Three alike in a row win.
# By wild rules: what the squares place after a press. $mark: ❌ or 🔵.
button-place = Place { $mark }
# A move by wild rules: the square, and the mark that is placed there.
move-with-mark = { $square } with { $mark }
topic-wild = Wild
topic-wild-text =
    On every turn you place X **or** O, whichever you like.
    Whoever completes three equal marks in a row wins, no matter who placed the others.
    To place the other mark, press its button before the square, or use `/move` with `5 o`. It's played on 3x3.
