### Co ustawiają ci, którzy prowadzą serwer.

settings-title = Ustawienia tego serwera
settings-about = Co tu robię, jeśli partia albo gracz nie wybierze inaczej.
settings-saved = ✅ Zapisane:
settings-same = Nic się nie zmieniło.
settings-games = Partie
settings-limits = Limity
settings-chat = Język i wygląd
settings-posts = Posty
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (domyślnie)
settings-level-last = ostatni każdego gracza
settings-games-default = ile chcecie
settings-language-default = jak mówi Discord (domyślnie)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = wyłączone
settings-champion-default = wyłączona
settings-role-default = brak
settings-first-me = kto rozpoczął grę
settings-first-them = przeciwnik
settings-look-crisp = wyraźny (moje własne znaki)
settings-look-bold = gruby (❌ i 🔵)
settings-look-classic = klasyczny (❌ i ⭕)
settings-look-letters = litery (X i O)
settings-look-contrast = wysoki kontrast
settings-look-words = słowa, dla czytników ekranu
settings-notices-accepted = gdy ktoś przyjmie wyzwanie albo chce rewanżu
settings-notices-off = nigdy
settings-notices-channel = przy każdym ruchu, na kanale
settings-notices-dm = przy każdym ruchu, przez PW
settings-time-minute =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
settings-time-hour =
    { $count ->
        [one] 1 godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
settings-time-day =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
settings-time-second =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }

settings-name-level = Poziom
settings-name-board = Plansza
settings-name-rules = Zasady
settings-name-first = Pierwszy ruch
settings-name-threads = Wątek dla każdej partii
settings-name-challenge = Czas na przyjęcie wyzwania
settings-name-idle = Czas na ruch
settings-name-games = Partie naraz na kanale
settings-name-language = Język
settings-name-prefix = Prefiks
settings-name-look = Wygląd
settings-name-notices = Powiadomienia o ruchu
settings-name-puzzle = Zadanie dnia
settings-name-hour = Godzina zadania
settings-name-champion = Tabela miesiąca
settings-name-role = Rola za mistrzostwo
settings-name-zone = Strefa czasowa
settings-about-rules = Wszystkie poza standardowymi wymagają planszy 3x3.
settings-about-threads = Tworzę go na początku partii i archiwizuję na końcu.
settings-about-idle = Kto przekroczy czas, przegrywa. Trwający ruch zachowuje swój czas.
settings-about-language = Język plansz i wszystkiego, co czytają wszyscy.
settings-about-prefix = Znaki albo litery i na końcu znak. Zostaw puste, żeby mieć { $prefix }
settings-about-look = Dla partii, których założyciel nie wybrał wyglądu.
settings-about-notices = Dla osób, które same nic nie wybrały.
settings-about-puzzle = Codziennie o godzinie poniżej. Puste pole: bez zadania.
settings-about-champion = Pierwszego dnia każdego miesiąca. Puste pole: bez tabeli.
settings-about-role = Rola za mistrzostwo miesiąca, aż do następnego.
settings-about-zone = Według niej idą godzina zadania i koniec miesiąca. Podaj miasto z tej strefy.

settings-servers-only = Ustawienia dotyczą serwera. Użyj /settings na takim, którym zarządzasz.
settings-managers-only = Ustawienia tego serwera mogą zmieniać tylko osoby, które nim zarządzają.
settings-no-such-name = Nie znam ustawienia „{ $word }”. Wpisz { $names }, a potem wartość: `level hard` albo `level default`, żeby przywrócić.
settings-no-such-value = Dla { $word } wybierz { $names }.
settings-both = Te zasady wymagają planszy 3x3, a { $word } to wyklucza. Zmień oba ustawienia: `{ $command }`.
settings-no-channel = Dla { $word } nic się jeszcze nie publikuje. Wybierz też kanał.
settings-no-such-channel = Dla { $word } wybierz kanał tekstowy tego serwera albo `off`.
settings-cannot-post = Nie mogę publikować na tym kanale. Wybierz taki, na którym ty i ja możemy czytać i wysyłać wiadomości.
settings-no-such-role = Dla { $word } wybierz rolę z tego serwera albo `off`.
settings-fixed-role = Nikt nie może nadać tej roli: należy do aplikacji albo do wszystkich. Wybierz inną.
settings-no-right = Nie wolno mi tu nadawać ról. Daj mi uprawnienie Zarządzanie rolami i użyj /settings ponownie.
settings-too-high = Ta rola nie jest niżej niż moja, więc nie mogę jej nadać. Przesuń moją wyżej w ustawieniach serwera albo użyj /settings z inną.
settings-above-you = Ty nie możesz nadać tej roli, więc ja za ciebie też nie. Użyj /settings z inną albo poproś kogoś, kto może.
settings-discord-away = Nie udało mi się sprawdzić tego na Discordzie, więc nic się nie zmieniło. Spróbuj ponownie za minutę.
settings-no-such-prefix =
    { $most ->
        [one] Prefiks to 1 znak, na przykład `?` albo `$`. Znaki samego Discorda, takie jak `/` i `*`, nie działają.
        [few] Prefiks to od 1 do { $most } liter, cyfr i znaków, ze znakiem na końcu: `?`, `t!`. Znaki samego Discorda, takie jak `/` i `*`, nie działają.
        [many] Prefiks to od 1 do { $most } liter, cyfr i znaków, ze znakiem na końcu: `?`, `t!`. Znaki samego Discorda, takie jak `/` i `*`, nie działają.
       *[other] Prefiks to od 1 do { $most } liter, cyfr i znaków, ze znakiem na końcu: `?`, `t!`. Znaki samego Discorda, takie jak `/` i `*`, nie działają.
    }

topic-settings = Ustawienia serwera
topic-settings-text =
    Jeśli zarządzasz serwerem, `/settings` pokazuje, co na nim obowiązuje, z przyciskami do zmiany: poziom, planszę i zasady partii, która ich nie podaje, ile czasu jest na wyzwania i ruchy, ile partii naraz może trwać na kanale, język, prefiks i wygląd. Także: wątek dla każdej partii oraz to, gdzie publikuję zadanie dnia i tabelę miesiąca.
    Można też zmieniać od razu: `/settings level:hard` albo wpisując `{ $prefix }settings prefix ? level hard`.
    `default` cofa ustawienie: `/settings level:default`.

command-settings = Zobacz lub zmień ustawienia tego serwera (dla zarządzających serwerem)
command-settings-language = Język plansz i wszystkiego, co czytają wszyscy
command-settings-prefix = Przed wpisywanym poleceniem, na przykład ? lub t!; default: jak u hosta
command-settings-level = Jak dobrze gram, jeśli partia tego nie mówi
command-settings-board = Plansza partii, które jej nie podają
command-settings-rules = Zasady partii, które ich nie podają
command-settings-first = Kto zaczyna w partiach, które tego nie mówią
command-settings-challenge = Jak długo wyzwanie czeka na odpowiedź
command-settings-idle = Jak długo partia czeka na ruch
command-settings-games = Ile partii naraz może trwać na kanale
command-settings-look = Wygląd partii, jeśli ich założyciel go nie wybrał
command-settings-notices = Skąd gracze wiedzą o swoim ruchu, jeśli nic nie wybrali
command-settings-threads = Czy każda partia ma własny wątek
command-settings-puzzle = Kanał na zadanie dnia
command-settings-hour = O której godzinie, 0–23, w strefie czasowej serwera
command-settings-champion = Kanał na tabelę miesiąca, pierwszego dnia każdego miesiąca
command-settings-role = Rola za mistrzostwo miesiąca, aż do następnego
command-settings-stop = Co zatrzymać: posty albo rolę za mistrzostwo
command-settings-zone = Strefa czasowa godzin, dni i miesięcy tutaj: podaj miasto z niej
