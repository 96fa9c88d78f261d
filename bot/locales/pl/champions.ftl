### Mistrz miesiąca: wiadomość z tabelą miesiąca i rola za pierwsze miejsce.

champions-title = Tabela: { $month } · { $board }
champions-is = Mistrzostwo miesiąca zdobywa **{ $player }**.
champions-gets = Mistrzostwo miesiąca zdobywa **{ $player }** i dostaje <@&{ $role }>.
champions-not-given = Nie mogę nadać roli <@&{ $role }>: jest wyżej niż moja, już jej nie ma albo nie wolno mi już zarządzać rolami. Osoba zarządzająca może wybrać ją ponownie przez /champion here.
champions-more = Cała lista: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] Pierwszego dnia każdego miesiąca będzie się tu pojawiać tabela miesiąca. Użyj /champion stop, żeby to zakończyć.
       *[other] Pierwszego dnia każdego miesiąca będzie się tu pojawiać tabela miesiąca, a kto jest na pierwszym miejscu, dostaje <@&{ $role }>. Użyj /champion stop, żeby to zakończyć.
    }
champions-stopped = Tabela miesiąca nie będzie się już pojawiać. Użyj /champion here, żeby zacząć od nowa.

champions-managers-only = Mogą to zrobić tylko osoby, które zarządzają tym serwerem. Użyj /leaderboard, żeby zobaczyć tabelę.
champions-servers-only = Tabelę miesiąca mogę publikować tylko na serwerach. Użyj /leaderboard, żeby jakąś zobaczyć.
champions-cannot-post = Nie mogę tu publikować tabeli miesiąca. Użyj /champion here na kanale, na którym ty i ja możemy czytać i wysyłać wiadomości.
champions-not-posted = Nie publikuję tabeli miesiąca na tym serwerze. Użyj /champion here na kanale, żeby zacząć.
champions-no-such-action = Tego nie rozumiem. Spróbuj /champion z here albo stop.
champions-no-such-role = Nie znajduję tu tej roli albo nikt nie może jej nadać, bo należy do aplikacji. Użyj /champion here i wybierz inną.
champions-no-right = Nie wolno mi tu nadawać ról. Daj mi uprawnienie Zarządzanie rolami i użyj /champion here ponownie.
champions-too-high = Ta rola nie jest niżej niż moja, więc nie mogę jej nadać. Przesuń moją wyżej w ustawieniach serwera albo użyj /champion here z inną.
champions-above-you = Ty nie możesz nadać tej roli, więc ja za ciebie też nie. Użyj /champion here z inną albo poproś kogoś, kto może.

topic-champions = Mistrz miesiąca
topic-champions-text =
    Jeśli zarządzasz serwerem, `/champion here` publikuje na kanale tabelę miesiąca, pierwszego dnia każdego miesiąca (UTC). Są w niej ci, którzy grali tam w tym miesiącu partie rankingowe.
    Z `role:` osoba na pierwszym miejscu dostaje tę rolę, aż pojawi się nowy mistrz. Rola musi być niżej niż moja i taka, którą możesz nadać ty.
    `/champion stop` to kończy. `/leaderboard` pokazuje też minione miesiące.

command-champion = Publikuj tabelę miesiąca, z rolą za pierwsze miejsce
command-champion-here = Publikuj ją na tym kanale pierwszego dnia miesiąca (dla zarządzających)
command-champion-here-role = Rola za mistrzostwo miesiąca, aż do następnego
command-champion-stop = Przestań publikować tabelę miesiąca (dla zarządzających serwerem)

champions-server-none = Tabela miesiąca: wyłączona. `/champion here` publikuje ją na kanale.
champions-server =
    { $role ->
        [none] Tabela miesiąca: pierwszego dnia na <#{ $channel }>. `/champion here` to zmienia, `/champion stop` kończy.
       *[other] Tabela miesiąca: pierwszego dnia na <#{ $channel }>, a za mistrzostwo <@&{ $role }>. `/champion here` to zmienia, `/champion stop` kończy.
    }
