### Žebříčky: kdo má nejvyšší rating.

ratings-leaderboard = Žebříček
ratings-month = tento měsíc
ratings-everywhere = všude
ratings-games =
    { $games ->
        [one] 1 partie
        [few] { $games } partie
       *[other] { $games } partií
    }
ratings-place = Tvoje místo: { $place } z { $people }.
ratings-unsure = ? = zatím jen odhad
ratings-levels = 🤖 Moje úrovně mají pevné ratingy: { $levels }
ratings-hidden = Na seznamu nejsi, podle tvého přání. Změníš to přes /preferences.
ratings-not-everywhere = Se seznamem „všude“ nesouhlasíš. Změníš to přes /preferences.
ratings-unrated = Ještě tu nemáš rating. Dohraj přes /play partii bez nápovědy.
ratings-unrated-month = Tento měsíc ještě nemáš hodnocenou partii. Dohraj přes /play jednu bez nápovědy.
ratings-unrated-past = V tom měsíci tu nemáš žádnou hodnocenou partii.
ratings-empty-past = V tom měsíci tu nikdo nemá hodnocenou partii.
ratings-empty = Rating tu ještě nikdo nemá. Dohraj přes /play partii bez nápovědy a seznam je tvůj.
ratings-empty-month = Tento měsíc ještě nikdo nemá hodnocenou partii. Dohraj přes /play jednu bez nápovědy a seznam je tvůj.
ratings-empty-everywhere = Na tomhle seznamu ještě nikdo není. Otevřít ho můžeš přes /preferences.

ratings-no-such-leaderboard = Potřebuju plochu ({ $boards }), pravidla ({ $rules }), month, měsíc jako 2026-10, nebo all, here či everywhere. Vybrat můžeš přes /leaderboard.
ratings-not-your-leaderboard = Ten seznam je pro někoho jiného. Vlastní dostaneš přes /leaderboard.
ratings-months-of-servers = Minulé měsíce jsou pro každý server zvlášť, ne pro „všude“. Použij /leaderboard s here.
ratings-no-server-here = Tady není server, který by šlo ukázat. Použij /leaderboard s everywhere.

topic-ratings = Ratingy a žebříček
topic-ratings-text =
    Všichni začínají na 1500. Nejvíc přinese výhra nad silným hráčem (metoda je Glicko-2) a počítá se i s tím, kdo začíná.
    `?` znamená, že je to zatím odhad; ustálí se po tuctu partií s hráči s podobným ratingem. `±80` znamená, že nejspíš sedí s přesností na 80 bodů.
    Počítá se každá dohraná partie, i proti mně. Nepočítají se: výhry a remízy s vlastní nápovědou, partie vzdané dřív, než může hrozit řada, partie celého kanálu a moje partie se sebou. Po 10 partiích za den se stejným hráčem se další počítají čím dál míň. Kdo hrál jen s několika lidmi, pohne tvým ratingem jen do určité míry.
    Moje úrovně jsou 🤖: jsou změřené proti sobě navzájem, takže tvoje partie hýbou tvým ratingem, nikdy jejich.
    `/leaderboard` vypíše hráče tohoto serveru; s měsícem jako 2026-10 tak, jak na tom byli na jeho konci. Na seznamu „všude“ jsi, jen když souhlasíš v `/preferences`.

command-leaderboard = Ukázat, kdo má na tomhle serveru nejvyšší rating a kde jsi ty
command-leaderboard-board = Která plocha; číslo za lomítkem říká, kolik v řadě vyhrává
command-leaderboard-rules = Která pravidla, na 3x3
command-leaderboard-period = Všichni, hráči tohoto měsíce, nebo minulý měsíc, třeba 2026-10
command-leaderboard-where = Tenhle server, nebo všichni, kdo souhlasí se seznamem „všude“
