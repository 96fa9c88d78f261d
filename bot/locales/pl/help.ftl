### Pomoc: przegląd w trzech częściach.

help-title = Kółko i krzyżyk
help-typed =
    Ułóż trzy w rzędzie, żeby wygrać.
    Możesz też wpisać `{ $prefix }play` albo `{ $prefix }move 5`.
help-untyped =
    Ułóż trzy w rzędzie, żeby wygrać.
    Możesz też wpisać `@bot play` albo `@bot move 5`.
help-play = Gra
help-play-text =
    `/play`: graj ze mną, ze znajomymi, z kimkolwiek albo całym kanałem.
    Naciśnij pole albo wpisz `/move`.
    `/board` pokazuje twoją partię jeszcze raz.
    `/tournament` to turniej: pucharowy albo każdy z każdym.
    `/draw` i `/resign` kończą partię.
    `/preferences` ustawia wygląd plansz (także słowa dla czytników ekranu), moje powiadomienia i to, kto może cię wyzwać.
help-watch = Oglądanie
help-watch-text =
    `/games` to lista trwających partii.
    `/watch` śledzi partię tutaj.
    `/history` to lista zakończonych partii.
    `/replay` odtwarza partię ruch po ruchu.
help-learn = Nauka
help-learn-text =
    `/learn` to kurs o tym, jak myślę.
    `/hint` pokazuje twoje najlepsze pola.
    `/explain` pokazuje, ile warte jest każde pole.
    `/puzzle` to codziennie nowe zadanie.
    `/stats` pokazuje, jak ci idzie.
    `/leaderboard` pokazuje najlepszych.
    `/privacy` pokazuje, co przechowuję.
help-manage = Zarządzanie
help-manage-text =
    `/settings` ustawia, jak działam na tym serwerze.
    `/permissions` pokazuje, co mi tu wolno i gdzie to zmienić.
    `/puzzle here` codziennie publikuje tu zadanie.

help-button-play = Graj ({ $kind })
help-button-challenge = Wyzwij
help-button-watch = Oglądaj

help-menu-topics = Więcej o…
help-menu-whom = Wybierz przeciwnika
help-challenge-whom = Kogo chcesz wyzwać?

help-about =
    Jestem tictactoe-bot { $version }. Ruchy znajduję minimaksem: poziom niepokonany nigdy nie przegrywa partii, którą da się uratować, a łatwy daje ci szansę.
    Przechowuję to, kto gdzie grał, ruchy, wyniki i twoje preferencje; nic innego z tego, co piszesz. Szczegóły są w /privacy, a co umiem, mówi /help.

help-no-such-topic = Na ten temat nie mam pomocy. Użyj /help z jednym z tych słów: { $names }.

command-help = Zobacz, co umiem i jak się gra
command-help-topic = O czym chcesz poczytać; puste pole to wszystko w skrócie
command-about = Zobacz, czym jestem i co przechowuję
