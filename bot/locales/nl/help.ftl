### Help: een overzicht in drie vakken.

help-title = Boter, kaas en eieren
help-typed =
    Krijg drie op een rij en je wint.
    Je kunt ook `{ $prefix }play` of `{ $prefix }move 5` typen.
help-untyped =
    Krijg drie op een rij en je wint.
    Je kunt ook `@bot play` of `@bot move 5` typen.
help-play = Spelen
help-play-text =
    `/play` tegen mij, met vrienden, met wie dan ook, of als heel kanaal.
    Druk op een vakje, of typ `/move`.
    `/board` laat je partij nog eens zien.
    `/tournament` is een toernooi: knock-out of ieder tegen ieder.
    `/draw` en `/resign` beëindigen een partij.
    `/preferences` bepaalt hoe borden eruitzien (ook in woorden, voor schermlezers), wat ik je meld en wie je mag uitdagen.
help-watch = Kijken
help-watch-text =
    `/games` laat zien wat er gespeeld wordt.
    `/watch` volgt hier een partij.
    `/history` toont afgelopen partijen.
    `/replay` loopt er een stap voor stap door.
help-learn = Leren
help-learn-text =
    `/learn` is een cursus: hoe ik denk.
    `/hint` toont je beste vakjes.
    `/explain` toont wat elk vakje waard is.
    `/puzzle` is elke dag nieuw.
    `/stats` toont hoe het met je gaat.
    `/leaderboard` toont wie de beste is.
    `/privacy` toont wat ik bewaar.
help-manage = Beheren
help-manage-text =
    `/settings` stelt in hoe ik op deze server werk.
    `/permissions` toont wat ik hier mag, en waar je dat wijzigt.
    `/puzzle here` plaatst hier elke dag de puzzel.

help-button-play = Spelen: { $kind }
help-button-challenge = Uitdagen
help-button-watch = Kijken

help-menu-topics = Meer over…
help-menu-whom = Kies een tegenstander
help-challenge-whom = Wie wil je uitdagen?

help-about =
    Ik ben tictactoe-bot { $version }. Mijn zetten vind ik met minimax: onverslaanbaar verliest nooit een partij die nog te redden is, en makkelijk geeft je een kans.
    Ik bewaar wie waar heeft gespeeld, de zetten, de uitslagen en je voorkeuren; verder niets van wat je schrijft. De details staan in /privacy, en wat ik kan in /help.

help-no-such-topic = Daar heb ik geen hulp over. Probeer /help met { $names }.

command-help = Bekijk wat ik kan en hoe je speelt
command-help-topic = Waarover je wilt lezen; laat weg voor alles in het kort
command-about = Bekijk wat ik ben en wat ik bewaar
