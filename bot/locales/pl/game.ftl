### Wyzwanie i partia, tak jak widzą je gracze.

challenge = { $asked }, { $asker } wyzywa cię na partię w kółko i krzyżyk.
challenge-open = { $asker } szuka przeciwnika do gry w kółko i krzyżyk. Naciśnij „Dołącz”, żeby zagrać.
challenge-first = Twój znak to { $mark }, zaczynasz.
challenge-second = Twój znak to { $mark }; zaczyna { $asker }.
challenge-clock = Wygasa <t:{ $deadline }:R>.
challenge-late = { $asked }, czeka na ciebie wyzwanie.
challenge-declined = { $asked } odrzuca wyzwanie od gracza { $asker }.
challenge-withdrawn = Wyzwanie od gracza { $asker } jest wycofane.
challenge-expired = Wyzwanie od gracza { $asker } wygasło. Użyj /play, żeby spytać jeszcze raz.

rules-larger = { $board }: wygrywa { $count } w rzędzie.

draw-offered = { $player } proponuje remis. { $other }, przyjmij poniżej; twój następny ruch to odmowa.
against = Przeciwnik: { $player }.
last-move = { $player } gra { $square }.
last-moves = { $player } gra { $square }, a { $other } gra { $answer }.
answered = Twój ruch: { $yours }, mój: { $mine }.
began = Mój ruch: { $mine }.
press-a-mark = Naciśnij dowolne zajęte pole, żeby dostać podpowiedź, zaproponować remis albo się poddać.
clock = Czas na ruch mija <t:{ $deadline }:R>.
number = Partia { $game }
first-game = Pierwsza partia jest na średnim poziomie; trudniej będzie z `/play hard`.

headline-won = { $winner } wygrywa!
headline-lost = Tym razem ja wygrywam
headline-draw = Remis
headline-nobody = Nikt nie wygrywa
headline-called-off = Odwołana przed pierwszym ruchem

end-line =
    { $row ->
        [3] Trzy
        [4] Cztery
       *[5] Pięć
    } w rzędzie po { $moves ->
        [one] 1 ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }.
praise-sure = Więcej nikt ze mną nie ugra.
praise = Dobra obrona: lepiej już nie umiem.
end-agreement =
    { $moves ->
        [0] Remis uzgodniony przed pierwszym ruchem.
        [one] Remis uzgodniony po 1 ruchu.
        [few] Remis uzgodniony po { $moves } ruchach.
        [many] Remis uzgodniony po { $moves } ruchach.
       *[other] Remis uzgodniony po { $moves } ruchu.
    }
end-resignation =
    { $moves ->
        [one] { $loser } poddaje partię po 1 ruchu.
        [few] { $loser } poddaje partię po { $moves } ruchach.
        [many] { $loser } poddaje partię po { $moves } ruchach.
       *[other] { $loser } poddaje partię po { $moves } ruchu.
    }
end-time =
    { $moves ->
        [one] Czas minął po 1 ruchu: { $loser }.
        [few] Czas minął po { $moves } ruchach: { $loser }.
        [many] Czas minął po { $moves } ruchach: { $loser }.
       *[other] Czas minął po { $moves } ruchu: { $loser }.
    }
end-nobody = Czas minął, zanim obie strony zrobiły ruch.
end-stop =
    { $moves ->
        [0] Partia zatrzymana przed pierwszym ruchem.
        [one] Partia zatrzymana po 1 ruchu.
        [few] Partia zatrzymana po { $moves } ruchach.
        [many] Partia zatrzymana po { $moves } ruchach.
       *[other] Partia zatrzymana po { $moves } ruchu.
    }

hinted =
    { $count ->
        [one] Bez wpływu na ranking, bo z podpowiedzią: { $names }.
        [few] Bez wpływu na ranking, bo z podpowiedziami: { $names }.
        [many] Bez wpływu na ranking, bo z podpowiedziami: { $names }.
       *[other] Bez wpływu na ranking, bo z podpowiedziami: { $names }.
    }
rematch-offered = { $player } chce rewanżu. { $other }, naciśnij „Rewanż”, żeby zagrać.

resign-sure = Poddać partię { $game }? Wtedy wygrywa { $winner }.
resign-sure-bot = Poddać partię { $game }? Wtedy wygrywam ja.
resign-sure-uncounted = Odwołać partię { $game }? Jeszcze się nie zaczęła, więc nikomu się nie liczy.
resigned-game = Partia { $game } poddana.
kept-playing = Partia { $game } trwa dalej.
menu = Co chcesz zrobić w partii { $game }?
draw-offer-made = Twoja propozycja remisu w partii { $game } czeka na odpowiedź.
draw-agreed = Remis w partii { $game } przyjęty.
challenge-withdrawn-by-you = Twoje wyzwanie jest wycofane.
rematch = Rewanż: partia { $game }.

folded = -# Partia { $game } toczy się dalej: { $link }.
folded-over = -# Partia { $game } dobiegła końca: { $link }.
link-here = tutaj

topic-play = Jak zacząć partię
topic-play-text =
    `/play` zaczyna partię ze mną. Możesz wybrać poziom, planszę i to, kto zaczyna.
    Wybierz przeciwnika, żeby rzucić mu wyzwanie. Partia rusza, gdy naciśnie „Przyjmij”.
    Z `open` może tu dołączyć każdy.
    Po partii „Rewanż” to nowa gra z zamienionymi znakami.
topic-move = Jak zrobić ruch
topic-move-text =
    Naciśnij pole albo użyj `/move` z jego numerem lub nazwą.
    Numery liczą się od lewego górnego rogu. Nazwa to kolumna i rząd: `a1` to lewy górny róg, `b2` jest o krok do środka.
    Działa też `center`, `top left` i `bottom right`.
topic-levels = Poziomy
topic-levels-text =
    `easy` wygrywa, jeśli akurat to widzi; poza tym gra gdziekolwiek.
    `medium` blokuje też twoje linie.
    `hard` patrzy kilka ruchów naprzód.
    `unbeatable` nigdy nie przegrywa partii, którą da się uratować.
topic-boards = Większe plansze
topic-boards-text =
    Liczba po ukośniku mówi, ile w rzędzie wygrywa.
    Na `4x4` trzeba czterech w rzędzie, na `4x4/3` trzech.
    Na `5x5` trzeba czterech w rzędzie, na `5x5/5` pięciu.
topic-ending = Remisy i poddanie partii
topic-ending-text =
    `/draw` proponuje remis albo przyjmuje zaproponowany. Ja przyjmuję późno, w partii, której nie mogę wygrać.
    `/resign` poddaje partię albo wycofuje wyzwanie.
    Pod planszą widać, kiedy mija czas na ruch; w grze ze mną tylko wtedy, gdy to już blisko. Komu skończy się czas, ten przegrywa.
topic-typing = Polecenia wpisywane
topic-typing-text =
    Każde polecenie można wpisać: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Skróty: `{ $prefix }m5` to ruch, `{ $prefix }b` to twoja plansza.
    Można mnie też oznaczyć: `@bot play`.
topic-typing-untyped =
    Oznacz mnie i dopisz polecenie: `@bot play hard 4x4`, `@bot resign`.
    Skróty: `@bot m5` to ruch, `@bot b` to twoja plansza.
