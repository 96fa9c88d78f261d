### Wat er mis is met een bord of een zet.

board-unreadable = Dat bord kan ik niet lezen. Schrijf rijen x kolommen / hoeveel op een rij wint, zoals 3x3/3.
board-empty = Een bord heeft minstens één rij en één kolom nodig.
board-too-large = Een bord van { $board } heeft { $squares } vakjes, en meer dan { $most } kan ik niet aan.
board-wrong-length = { $longest ->
    [one] Op een bord van { $board } kan alleen 1 op een rij winnen.
   *[other] Op een bord van { $board } kunnen 1 tot { $longest } op een rij winnen.
}

position-unknown-mark = { $mark } is geen teken. Schrijf X, O en een punt voor elk vrij vakje.
position-two-ways = Vrije vakjes staan hier zowel als { $first } als als { $second }. Schrijf ze allemaal hetzelfde.
position-wrong-number = Het getal in vakje { $square } moet dit zijn: { $base ->
    [0] { $index }
    [1] { $square }
   *[other] { $index }, geteld vanaf 0, of { $square }, geteld vanaf 1
}.
position-zero = In vakje { $square } staat een 0. Als dat een rondje is, schrijf dan de letter O.
position-two-counts = Sommige getallen tellen vanaf 0 en andere vanaf 1. Schrijf { $from_zero } of { $from_one }.
position-two-readings = Dat kan { $first } of { $second } zijn; schrijf het bord dat je bedoelt.
position-wrong-count = { $squares ->
    [one] Dit bord heeft 1 vakje
   *[other] Dit bord heeft { $squares } vakjes
}, maar je gaf er { $given ->
    [0] geen
   *[other] { $given }
}. Schrijf voor elk X, O of een punt.
position-wrong-rows = { $columns ->
    [one] Elke rij van dit bord heeft 1 vakje.
   *[other] Elke rij van dit bord heeft { $columns } vakjes.
}
position-wrong-marks = X heeft er { $x } en O heeft er { $o }. X begint, dus X moet er evenveel hebben als O, of één meer.
position-wrong-turn = X heeft er { $x } en O heeft er { $o }, dus { $mover } kan niet aan zet zijn.
position-two-winners = Beide kanten hebben een volle rij, maar bij de eerste is een partij al afgelopen.
position-winner-to-move = { $mover } heeft een volle rij en kan dus niet aan zet zijn.
position-two-lines = { $winner } heeft twee volle rijen, maar bij de eerste is een partij al afgelopen.

move-no-such-square = { $squares ->
    [one] Dit bord heeft maar één vakje.
   *[other] Dit bord heeft de vakjes 1 tot en met { $squares }.
}
move-square-taken = Vakje { $square } is bezet. Kies een vrij vakje.
game-over = De partij is afgelopen, dus er valt niets meer te spelen.
