variant-wild = Vrije keuze
choice-wild = Vrije keuze
rules-wild = Vrije keuze: zet X of O, wat je wilt. Drie gelijke op een rij winnen.
placing = Vrije keuze: de vakjes zetten nu { $mark }. Drie gelijke op een rij winnen.
button-place = Zet { $mark }
move-with-mark = { $square } met { $mark }
topic-wild = Vrije keuze
topic-wild-text =
    Elke beurt zet je X **of** O, wat je maar wilt.
    Wie drie gelijke tekens op een rij vol maakt, wint, van wie de andere ook zijn.
    Om het andere teken te zetten, druk je eerst op de knop ervan en dan op het vakje, of gebruik je `/move` met `5 o`. Je speelt het op 3x3.
