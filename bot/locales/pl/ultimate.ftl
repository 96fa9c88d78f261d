variant-ultimate = ultimate
choice-ultimate = ultimate (dziewięć plansz)
rules-ultimate = Ultimate: twoje pole wysyła drugą stronę na planszę o tym numerze. Trzy w rzędzie wygrywają planszę, trzy plansze w rzędzie partię.
ultimate-here = Graj na planszy { $board }.
ultimate-any =
    { $count ->
        [0] Zacznij na dowolnej planszy.
       *[other] Plansza { $sent } jest skończona: wybierz dowolną planszę.
    }
ultimate-chosen = Plansza { $board }: wybierz pole.
ultimate-button-back = Inne plansze
ultimate-wrong-board = Musisz grać na planszy { $active }. Wolne na niej: { $free }.
ultimate-board-finished = Plansza { $number } jest skończona. Jeszcze wolne: { $free }.
ultimate-no-such-square = Podaj planszę i pole, na przykład 5.3. Jeszcze wolne: { $free }.
ultimate-unreadable = Nie umiem odczytać tego jako pozycji ultimate.
end-ultimate =
    Trzy plansze w rzędzie po { $moves ->
        [one] 1 ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Dziewięć małych plansz tworzy jedną dużą. Małą planszę wygrywają trzy znaki w rzędzie, a partię trzy małe plansze w rzędzie.
    Zajęte pole wskazuje, gdzie gra druga strona: po ruchu na prawe górne pole gra na prawej górnej planszy.
    Jeśli ta plansza jest skończona, wybiera dowolną. Pełna plansza bez linii nie liczy się nikomu.
    Naciśnij pole albo użyj `/move` z planszą i polem: `5.3` to pole 3 na planszy 5. `/play board:ultimate` zaczyna partię.
    Liczę mniej więcej przez sekundę, nie do końca. Tutaj można pokonać nawet `unbeatable`.
