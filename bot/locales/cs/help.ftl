### Pomoc: přehled ve třech částech.

help-title = Piškvorky
help-typed =
    Vyhrává, kdo má tři v řadě (piškvorky 3×3).
    Můžeš i psát: `{ $prefix }play` nebo `{ $prefix }move 5`.
help-untyped =
    Vyhrává, kdo má tři v řadě (piškvorky 3×3).
    Můžeš i psát: `@bot play` nebo `@bot move 5`.
help-play = Hraní
help-play-text =
    `/play` proti mně, s přáteli, s kýmkoli nebo jako celý kanál.
    Stiskni pole, nebo napiš `/move`.
    `/board` ukáže tvou partii znovu.
    `/tournament` je turnaj: vyřazovací nebo každý s každým.
    `/draw` a `/resign` partii ukončí.
    `/preferences` nastaví vzhled ploch (i slova pro čtečky obrazovky), co ti hlásím a kdo tě smí vyzvat.
help-watch = Sledování
help-watch-text =
    `/games` vypíše, co se hraje.
    `/watch` sleduje partii tady.
    `/history` vypíše dohrané partie.
    `/replay` jednu přehraje tah po tahu.
help-learn = Učení
help-learn-text =
    `/learn` je kurz o tom, jak přemýšlím.
    `/hint` ukáže tvoje nejlepší pole.
    `/explain` ukáže, jakou má které hodnotu.
    `/puzzle` je každý den nová úloha.
    `/stats` ukáže, jak se ti daří.
    `/leaderboard` ukáže nejlepší.
    `/privacy` ukáže, co si ukládám.
help-manage = Správa
help-manage-text =
    `/settings` nastaví, jak na tomhle serveru funguju.
    `/permissions` ukáže, co tu smím a kde se to mění.
    `/puzzle here` sem každý den dá úlohu.

help-button-play = Hrát ({ $kind })
help-button-challenge = Vyzvat
help-button-watch = Sledovat

help-menu-topics = Víc o…
help-menu-whom = Vyber soupeře
help-challenge-whom = Koho chceš vyzvat?

help-about =
    Jsem tictactoe-bot { $version }. Tahy hledám minimaxem: neporazitelný nikdy neprohraje partii, která se dá zachránit, a lehký ti dává šanci.
    Ukládám si, kdo kde hrál, tahy, výsledky a tvoje předvolby; nic jiného z toho, co píšeš. Podrobnosti má /privacy, a co všechno umím, říká /help.

help-no-such-topic = K tomu žádnou pomoc nemám. Zkus /help s některým z těchto slov: { $names }.

command-help = Ukázat, co umím a jak se hraje
command-help-topic = O čem si chceš přečíst; bez toho je všechno ve zkratce
command-about = Ukázat, co jsem a co si ukládám
