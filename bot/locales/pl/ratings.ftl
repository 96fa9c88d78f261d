### Rankingi graczy: kto ma najwyższy ranking.

ratings-leaderboard = Ranking graczy
ratings-month = ten miesiąc
ratings-everywhere = wszędzie
ratings-games =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
ratings-place = Twoje miejsce: { $place } z { $people }.
ratings-unsure = ? = na razie szacunkowo
ratings-levels = 🤖 Moje poziomy mają stałe rankingi: { $levels }
ratings-hidden = Nie ma cię na liście, zgodnie z twoim życzeniem. Użyj /preferences, żeby to zmienić.
ratings-not-everywhere = Nie ma twojej zgody na listę „wszędzie”. Użyj /preferences, żeby to zmienić.
ratings-unrated = Nie masz tu jeszcze rankingu. Użyj /play i skończ partię bez podpowiedzi.
ratings-unrated-month = Nie masz w tym miesiącu partii rankingowej. Użyj /play i skończ jedną bez podpowiedzi.
ratings-unrated-past = W tamtym miesiącu nie ma tu twojej partii rankingowej.
ratings-empty-past = W tamtym miesiącu nie było tu żadnej partii rankingowej.
ratings-empty = Nikt nie ma tu jeszcze rankingu. Użyj /play i skończ partię bez podpowiedzi, żeby otworzyć listę.
ratings-empty-month = W tym miesiącu nie było jeszcze partii rankingowej. Użyj /play i skończ jedną bez podpowiedzi, żeby otworzyć listę.
ratings-empty-everywhere = Na tej liście nie ma jeszcze nikogo. Użyj /preferences, żeby ją otworzyć.

ratings-no-such-leaderboard = Potrzebuję planszy ({ $boards }), zasad ({ $rules }), słowa month, miesiąca takiego jak 2026-10 albo all, here lub everywhere. Użyj /leaderboard, żeby wybrać.
ratings-not-your-leaderboard = Ta lista jest dla kogoś innego. Użyj /leaderboard, żeby dostać własną.
ratings-months-of-servers = Minione miesiące są dla każdego serwera osobno, nie dla „wszędzie”. Użyj /leaderboard z here.
ratings-no-server-here = Nie ma tu serwera, który można pokazać. Użyj /leaderboard z everywhere.

topic-ratings = Rankingi i ranking graczy
topic-ratings-text =
    Wszyscy zaczynają od 1500. Najwięcej daje wygrana z silnym graczem (metoda to Glicko-2), a to, kto zaczyna, też się liczy.
    `?` znaczy, że to na razie szacunek; ustala go kilkanaście partii z graczami o podobnym rankingu. `±80` znaczy, że najpewniej zgadza się z dokładnością do 80 punktów.
    Liczy się każda skończona partia, także ze mną. Nie liczą się: wygrane i remisy z własną podpowiedzią, partie poddane, zanim mogła zagrozić linia, partie całego kanału i moje partie ze sobą. Po 10 partiach dziennie z tym samym graczem kolejne liczą się coraz mniej. Gracz, który spotkał niewielu innych, zmienia twój ranking tylko do pewnej granicy.
    Moje poziomy to 🤖: są zmierzone w grze między sobą, więc twoje partie zmieniają twój ranking, a nigdy ich.
    `/leaderboard` pokazuje graczy tego serwera; z miesiącem takim jak 2026-10 tak, jak stali na jego koniec. Na liście „wszędzie” jesteś tylko za twoją zgodą w `/preferences`.

command-leaderboard = Zobacz, kto ma najwyższy ranking na tym serwerze i gdzie jesteś ty
command-leaderboard-board = Która plansza; liczba po ukośniku mówi, ile w rzędzie wygrywa
command-leaderboard-rules = Które zasady, na 3x3
command-leaderboard-period = Wszyscy, gracze tego miesiąca albo miniony miesiąc, na przykład 2026-10
command-leaderboard-where = Ten serwer albo wszyscy, którzy zgodzili się na listę „wszędzie”
