### Co bot przechowuje o ludziach, kopia tego i usuwanie.

privacy-title = Twoje dane
privacy-what = Co przechowuję
privacy-what-text =
    • Twój identyfikator i nazwę z Discorda, w partiach, w które grasz, które śledzisz, kończysz albo puszczasz jako pokaz.
    • Gdzie toczyła się każda partia, jej ruchy, kto brał podpowiedzi i jak się skończyła.
    • Co wynika z partii: rankingi, turnieje, odpowiedzi w zadaniach, głosy, na którym serwerze masz mistrzostwo miesiąca.
    • Co ustawiasz przez `/preferences` i jak daleko jesteś w `/learn`.
    Nie przechowuję nic innego z tego, co piszesz.
privacy-why = Dlaczego
privacy-why-text =
    Żeby partie przetrwały restart, plansze były aktualne, a historia, statystyki i ranking graczy mogły istnieć. Partie pokazuję tym, którzy widzą ich kanał, i nikomu innemu nic nie przekazuję.
privacy-long = Jak długo
privacy-long-games =
    { $days ->
        [0] Zakończone partie zostają; /forget usuwa z nich twoją nazwę i identyfikator.
        [one] Zakończone partie znikają po 1 dniu.
        [few] Zakończone partie znikają po { $days } dniach.
        [many] Zakończone partie znikają po { $days } dniach.
       *[other] Zakończone partie znikają po { $days } dnia.
    }
privacy-long-servers =
    { $days ->
        [one] To, co należy do serwera, znika 1 dzień po moim odejściu.
        [few] To, co należy do serwera, znika { $days } dni po moim odejściu.
        [many] To, co należy do serwera, znika { $days } dni po moim odejściu.
       *[other] To, co należy do serwera, znika { $days } dnia po moim odejściu.
    }
privacy-yours = Twój wybór
privacy-yours-text =
    • `/export` daje ci kopię wszystkiego.
    • `/forget` usuwa twoją nazwę i identyfikator zewsząd.
    • `/preferences`, przy rankingach graczy, decyduje, gdzie można cię pokazywać.
privacy-host = Kto mnie prowadzi
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Osoba, która mnie hostuje; nie podała nazwy

privacy-forget-sure =
    Usunąć twoją nazwę i identyfikator ze wszystkiego, co przechowuję, na wszystkich serwerach? Tego nie da się cofnąć.
    Trwające partie skończą się jako poddane. Jeśli najpierw chcesz kopię, użyj `/export`.
privacy-button-keep = Zachowaj
privacy-button-erase = Usuń wszystko
privacy-forget-kept = Wszystko zostaje tak, jak było.
privacy-forget-nothing = Nie przechowuję nic pod twoją nazwą ani identyfikatorem.
privacy-forget-done =
    Gotowe. Twoja nazwa i identyfikator znikają ze wszystkiego, co przechowuję, razem z twoimi preferencjami, głosami, miejscem w kursie i starszymi odpowiedziami w zadaniach.
    Ruchy twoich partii zostają, bez twojej nazwy. Zostają też twoje rankingi, zadanie treningowe i najnowsze odpowiedzi w zadaniach dnia, pod kodem zamiast identyfikatora; gdy znów zagrasz, będą twoje. Jeśli ktoś cię zablokował, to też zostaje, pod tym samym kodem.
    Wiadomości, które są już na kanałach, zostają, dopóki ktoś ich nie usunie.

privacy-copy =
    { $games ->
        [0] Oto wszystko, co o tobie przechowuję.
        [one] Oto wszystko, co o tobie przechowuję, z 1 partią.
        [few] Oto wszystko, co o tobie przechowuję, z { $games } partiami.
        [many] Oto wszystko, co o tobie przechowuję, z { $games } partiami.
       *[other] Oto wszystko, co o tobie przechowuję, z { $games } partii.
    }

topic-privacy = Twoje dane
topic-privacy-text =
    `/privacy` pokazuje, co przechowuję, dlaczego i jak długo.
    `/export` wysyła ci kopię wszystkiego, co o tobie przechowuję.
    `/forget` usuwa twoją nazwę i identyfikator zewsząd, na wszystkich serwerach. Najpierw o to pytam.
    `/preferences`, przy rankingach graczy, decyduje, gdzie można cię pokazywać.

privacy-not-yours-to-forget = To pytanie jest do kogoś innego. Użyj /forget, żeby usunąć swoje dane.
privacy-question-too-old = To pytanie jest za stare, żeby na nie odpowiedzieć. Użyj /forget ponownie.
privacy-copied-just-now = Przed chwilą poszła do ciebie kopia. Następną możesz dostać <t:{ $until }:R>.

command-privacy = Zobacz, co o tobie przechowuję, dlaczego i jak długo
command-forget = Usuń swoją nazwę i identyfikator ze wszystkiego, co przechowuję
command-export = Pobierz kopię wszystkiego, co o tobie przechowuję (widzisz ją tylko ty)
