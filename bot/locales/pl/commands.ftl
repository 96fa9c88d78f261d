### Polecenia podstawowe: co mówi o nich lista na Discordzie i niektóre odpowiedzi.

menu-challenge = Wyzwij na kółko i krzyżyk
menu-stats = Statystyki: kółko i krzyżyk
menu-explain = Wyjaśnij tę partię
menu-replay = Odtwórz tę partię
menu-watch = Obserwuj tę partię
menu-end = Zakończ tę partię

command-play = Zagraj w kółko i krzyżyk ze mną, z kimś, z kimkolwiek albo całym kanałem
command-play-opponent = Kogo wyzywasz; puste pole oznacza grę ze mną
command-play-level = Jak dobrze mam grać; nie dotyczy gry z członkiem serwera
command-play-first = Kto robi pierwszy ruch
command-play-board = Wielkość planszy; liczba po ukośniku mówi, ile w rzędzie wygrywa
command-play-rules = Inne zasady, na planszy 3x3
command-play-open = Niech dołączy ktokolwiek z tego kanału; nikt nie dostaje powiadomienia
command-play-crowd = Graj przeciwko mnie całym kanałem: głosują wszyscy
command-move = Postaw swój znak na polu
command-move-square = Numer pola, licząc od lewego górnego rogu, albo nazwa: b2, center, top left
command-board = Pokaż jeszcze raz swoją partię na tym kanale
command-resign = Poddaj tu swoją partię albo wycofaj wyzwanie
command-draw = Zaproponuj remis albo przyjmij zaproponowany

choice-easy = łatwy
choice-medium = średni
choice-hard = trudny
choice-unbeatable = niepokonany
choice-me = ty
choice-them = twój przeciwnik
choice-random = losowo
choice-standard = standardowe
choice-tree = drzewo
choice-steps = kroki
choice-alpha-beta = alfa-beta
choice-alpha-beta-steps = kroki alfa-beta
choice-knockout = system pucharowy
choice-round-robin = każdy z każdym
choice-all = wszyscy
choice-month = ten miesiąc
choice-here = tutaj
choice-everywhere = wszędzie
choice-off = wyłączone
choice-at-once = od razu
choice-5-minutes = 5 minut
choice-15-minutes = 15 minut
choice-60-minutes = 60 minut
choice-default = domyślnie
choice-on = włączone
choice-1-minute = 1 minuta
choice-10-minutes = 10 minut
choice-1-hour = 1 godzina
choice-6-hours = 6 godzin
choice-1-day = 1 dzień
choice-3-days = 3 dni
choice-7-days = 7 dni
choice-30-days = 30 dni

restarting = Właśnie się restartuję, a twoja partia jest bezpieczna. Spróbuj za chwilę.
store-away = Nie mam teraz dostępu do swojej bazy danych. Twoja partia jest bezpieczna; spróbuj za minutę.
old-button = Ten przycisk już nie działa. Zajrzyj do /help.
commands-changed = Moje polecenia właśnie się zmieniły. Spróbuj za minutę.
did-you-mean = Chodziło ci o `{ $command }`?
edited-command = Nie wykonuję edytowanych wiadomości. Wyślij `{ $command }` jeszcze raz, jeśli o to chodzi.
unknown-command = Hej. Zagramy? Naciśnij „Graj” albo zobacz, co jeszcze umiem.
broken = Coś się u mnie popsuło, ale twoja partia jest bezpieczna. Spróbuj jeszcze raz; jeśli to się powtórzy, zgłoś kod { $reference }.
sent-in-private = Masz ode mnie PW.
may-not-speak = Nie mogę pisać na kanale <#{ $channel }>. Używaj tam poleceń z ukośnikiem, takich jak /play, albo spróbuj na innym kanale.

pick-game = Która partia?
pick-menu = Wybierz partię
pick-versus = { $game } · { $x } kontra { $o }
pick-age-now = przed chwilą
pick-age-minutes =
    { $count ->
        [one] 1 minutę temu
        [few] { $count } minuty temu
        [many] { $count } minut temu
       *[other] { $count } minuty temu
    }
pick-age-hours =
    { $count ->
        [one] 1 godzinę temu
        [few] { $count } godziny temu
        [many] { $count } godzin temu
       *[other] { $count } godziny temu
    }
pick-age-days =
    { $count ->
        [one] 1 dzień temu
        [few] { $count } dni temu
        [many] { $count } dni temu
       *[other] { $count } dnia temu
    }
