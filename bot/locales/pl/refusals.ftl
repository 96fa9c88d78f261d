### Dlaczego czegoś nie można i co zrobić zamiast tego.

no-game = Nie grasz tu teraz. Użyj /play, żeby zacząć partię.
no-game-here = Nie grasz na tym kanale. Twoja partia jest w <#{ $channel }>.
vote-instead = Ten kanał gra razem partię { $game_id }. Użyj /board, żeby ją zobaczyć, i naciśnij pole, żeby zagłosować.
time-ran-out = W partii { $game_id } minął czas. Użyj /play, żeby zacząć nową.
no-such-game = Ta partia nie jest już otwarta. Użyj /play, żeby zacząć nową.
unknown-game = Nie mogę tu pokazać partii { $game_id }. Użyj /games albo /history, żeby jakąś znaleźć.
already-over = Partia { $game_id } jest skończona. Użyj /replay { $game_id }, żeby przejść ją ruch po ruchu.
no-such-position = Spróbuj takiej: `O.XX.X.OO`.
still-explaining = Jeszcze liczę poprzednią. Spróbuj za chwilę.
too-many-explanations = Wyjaśniam już tyle, ile mogę naraz. Spróbuj za chwilę.
not-yours = Zatrzymać to może tylko { $user } albo ktoś z moderacji.
exhibition-running = Trwa tu już pokaz: partia { $game_id }. { $user } albo ktoś z moderacji może go zatrzymać przez /unwatch { $game_id }.
too-many-games =
    { $running ->
        [one] Na tym kanale trwa 1 partia, a ten serwer nie pozwala na więcej naraz. Zagraj na innym kanale albo poczekaj na jej koniec.
        [few] Na tym kanale trwają { $running } partie, a ten serwer pozwala naraz na { $most }. Zagraj na innym kanale albo poczekaj, aż skończy się któraś z /games.
        [many] Na tym kanale trwa { $running } partii, a ten serwer pozwala naraz na { $most }. Zagraj na innym kanale albo poczekaj, aż skończy się któraś z /games.
       *[other] Na tym kanale trwa { $running } partii, a ten serwer pozwala naraz na { $most }. Zagraj na innym kanale albo poczekaj, aż skończy się któraś z /games.
    }
too-many-exhibitions =
    { $most ->
        [one] Na tym serwerze trwa już 1 pokaz. Zatrzymaj go przez /unwatch, żeby zrobić miejsce.
        [few] Na tym serwerze trwają już { $most } pokazy lub partie kanału. Zatrzymaj coś przez /unwatch, żeby zrobić miejsce.
        [many] Na tym serwerze trwa już { $most } pokazów lub partii kanału. Zatrzymaj coś przez /unwatch, żeby zrobić miejsce.
       *[other] Na tym serwerze trwa już { $most } pokazu lub partii kanału. Zatrzymaj coś przez /unwatch, żeby zrobić miejsce.
    }
cannot-follow-here = Nie mogę tu odświeżać planszy. Spróbuj na kanale, na którym ty i ja możemy czytać i wysyłać wiadomości.
already-playing =
    { $is_asker ->
        [1] Masz tu już partię. Najpierw ją dokończ.
       *[other] { $player } już tu gra. Spytaj ponownie, gdy ta partia się skończy.
    }
asker-is-playing = { $player } gra już inną partię. Naciśnij „Przyjmij” ponownie, gdy się skończy.
rematch-running = Twój rewanż to partia { $game_id }. Użyj /board, żeby ją zobaczyć.
already-challenged = Nadal czekasz na odpowiedź: { $user }. Wycofaj to wyzwanie, żeby rzucić inne.
pick-one = Wybierz jedno: przeciwnika, kogokolwiek (open) albo wszystkich naraz (crowd).
pick-open = Wybierz jedno: przeciwnika albo kogokolwiek (open).
no-channel-games = Nie mogę grać z całym kanałem naraz. Użyj /play z konkretną osobą albo z open, żeby mógł dołączyć każdy.
own-challenge = To twoje własne wyzwanie. Poczekaj, aż ktoś dołączy, albo wycofaj je przez /resign.
seats-taken = To miejsce jest już zajęte. Użyj /play, żeby zacząć własną partię.
still-open = Twoje otwarte wyzwanie nadal tu czeka. Wycofaj je, żeby rzucić inne.
declined = { $player } właśnie odmawia. Możesz spytać ponownie <t:{ $until }:R>.
no-challenges = { $player } nie przyjmuje teraz wyzwań. Zagraj ze mną albo pozwól dołączyć komuś z kanału.
too-many-blocked =
    { $most ->
        [one] Możesz zablokować 1 osobę. Najpierw ją odblokuj.
        [few] Możesz zablokować najwyżej { $most } osoby. Najpierw kogoś odblokuj.
        [many] Możesz zablokować najwyżej { $most } osób. Najpierw kogoś odblokuj.
       *[other] Możesz zablokować najwyżej { $most } osoby. Najpierw kogoś odblokuj.
    }
too-fast =
    { $wait_s ->
        [one] Nie nadążam za tobą. Spróbuj ponownie za 1 sekundę.
        [few] Nie nadążam za tobą. Spróbuj ponownie za { $wait_s } sekundy.
        [many] Nie nadążam za tobą. Spróbuj ponownie za { $wait_s } sekund.
       *[other] Nie nadążam za tobą. Spróbuj ponownie za { $wait_s } sekundy.
    }
channel-busy = Nie nadążam na tym kanale, więc pomijam polecenia, które czekały za długo. Pominięte polecenie niczego nie zmienia; przyciski i polecenia z ukośnikiem nie czekają.
own-offer = Propozycja już jest. { $seat } jeszcze nie odpowiada.
not-your-button = Ten przycisk nie jest twój. Użyj /play, żeby zacząć własną partię.
no-opponent = Z kim chcesz zagrać? Oznacz tę osobę po poleceniu albo pozwól dołączyć każdemu.
not-for-you = Może to zrobić tylko { $players }. Użyj /play, żeby zacząć własną partię.
not-your-turn = Teraz ruch ma { $seat }. Potem ty.
square-taken = Pole { $cell } jest zajęte. Jeszcze wolne: { $free }.
no-such-square = Pola to 1 do { $cells } albo a1 do { $last }. Jeszcze wolne: { $free }.
unknown-in-game = Nie rozumiem, ale twoja gra trwa. Wybierz wolne pole: { $free }.
no-such-board = Wybierz { $names }. Liczba po ukośniku mówi, ile w rzędzie wygrywa.
no-such-rules = Zasady inne niż standardowe wymagają planszy 3x3. Wybierz 3x3 albo nie podawaj zasad.
draw-refused = Wolę grać dalej. Partia trwa; użyj /resign, żeby ją poddać.
opponent-is-you = Siebie nie wyzwiesz. Użyj /play bez nazwy, żeby zagrać ze mną.
opponent-is-a-bot = Inne boty nie odpowiadają na wyzwania. Użyj /play bez nazwy, żeby zagrać ze mną.
not-a-member = Nie znajduję tej osoby na tym serwerze. Oznacz kogoś przez @.
which-member = To może być { $players }. Wpisz, o kogo chodzi, albo oznacz tę osobę przez @.
nobody-else-here = Nikt inny nie może tu dołączyć do partii. Użyj samego /play, żeby zagrać ze mną.
not-understood = Tego nie rozumiem. Użyj /play z osobą, anyone, crowd, poziomem (easy, medium, hard, unbeatable), planszą ({ $boards }) albo zasadami ({ $rules }).
words-not-understood = Tego nie rozumiem. Zajrzyj do /help.
no-such-number = To nie jest numer partii. Użyj /games albo /history, żeby jakąś znaleźć.
opponent-forgotten = Tego gracza już tu nie ma. Użyj /play, żeby zacząć nową partię.
no-direct-messages = Ta odpowiedź jest prywatna, a twoje PW są dla mnie zamknięte. Użyj polecenia z ukośnikiem.
unknown-word = Nie znam słowa „{ $word }”. Chodziło ci o `{ $command }`?
no-board-there = Ta wiadomość nie pokazuje mojej partii. Spróbuj na planszy z przyciskami.
no-rematch = Nie masz tu jeszcze skończonej partii. Użyj /play, żeby zacząć.
no-such-zone = Nie wiem, która to strefa czasowa. Podaj miasto, które w niej leży, na przykład { $names }.
