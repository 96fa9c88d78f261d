### De opdrachten van de kern: wat Discords lijst erover zegt, en wat sommige antwoorden.

menu-challenge = Uitdagen: boter, kaas en eieren
menu-stats = Stats boter, kaas en eieren
menu-explain = Deze partij uitleggen
menu-replay = Deze partij terugspelen
menu-watch = Deze partij volgen
menu-end = Deze partij beëindigen

command-play = Speel boter, kaas en eieren tegen mij, een lid, wie dan ook of als heel kanaal
command-play-opponent = Wie je uitdaagt; laat weg om tegen mij te spelen
command-play-level = Hoe goed ik speel; niet van belang tegen een lid
command-play-first = Wie de eerste zet doet
command-play-board = Het formaat; het getal na de schuine streep is hoeveel op een rij wint
command-play-rules = Andere regels, op het bord 3x3
command-play-open = Laat iedereen in dit kanaal meedoen; niemand krijgt een ping
command-play-crowd = Speel tegen mij als heel kanaal: iedereen stemt
command-move = Zet je teken op een vakje
command-move-square = Het nummer, geteld vanaf linksboven, of de naam: b2, center, top left
command-board = Laat je partij hier nog eens zien
command-resign = Geef je partij hier op, of trek je uitdaging in
command-draw = Bied gelijkspel aan, of accepteer het aanbod dat je kreeg

choice-easy = makkelijk
choice-medium = gemiddeld
choice-hard = moeilijk
choice-unbeatable = onverslaanbaar
choice-me = jij
choice-them = je tegenstander
choice-random = het toeval
choice-standard = standaard
choice-tree = boom
choice-steps = stappen
choice-alpha-beta = alfa-bèta
choice-alpha-beta-steps = alfa-bèta in stappen
choice-knockout = knock-out
choice-round-robin = ieder tegen ieder
choice-all = iedereen
choice-month = deze maand
choice-here = hier
choice-everywhere = overal
choice-off = uit
choice-at-once = meteen
choice-5-minutes = 5 minuten
choice-15-minutes = 15 minuten
choice-60-minutes = 60 minuten
choice-default = standaardinstelling
choice-on = aan
choice-1-minute = 1 minuut
choice-10-minutes = 10 minuten
choice-1-hour = 1 uur
choice-6-hours = 6 uur
choice-1-day = 1 dag
choice-3-days = 3 dagen
choice-7-days = 7 dagen
choice-30-days = 30 dagen

restarting = Ik start even opnieuw op, en je partij is veilig. Probeer het zo nog eens.
store-away = Ik kan even niet bij mijn database. Je partij is veilig; probeer het over een minuut nog eens.
old-button = Die knop doet het niet meer. Kijk eens in /help.
commands-changed = Mijn opdrachten zijn net bijgewerkt. Probeer het over een minuut nog eens.
did-you-mean = Bedoel je `{ $command }`?
edited-command = Bewerkte berichten voer ik niet uit. Stuur `{ $command }` opnieuw als je dat bedoelt.
unknown-command = Hoi. Zin in een partijtje? Druk op “Spelen”, of kijk wat ik nog meer kan.
broken = Er ging bij mij iets stuk, maar je partij is veilig. Probeer het nog eens; als het blijft gebeuren, meld dan code { $reference }.
sent-in-private = Ik heb je een DM gestuurd.
may-not-speak = In <#{ $channel }> mag ik niet schrijven. Gebruik daar slash-opdrachten, zoals /play, of probeer een ander kanaal.

pick-game = Welke partij?
pick-menu = Kies een partij
pick-versus = { $game } · { $x } tegen { $o }
pick-age-now = zojuist
pick-age-minutes =
    { $count ->
        [one] 1 minuut geleden
       *[other] { $count } minuten geleden
    }
pick-age-hours =
    { $count ->
        [one] 1 uur geleden
       *[other] { $count } uur geleden
    }
pick-age-days =
    { $count ->
        [one] 1 dag geleden
       *[other] { $count } dagen geleden
    }
