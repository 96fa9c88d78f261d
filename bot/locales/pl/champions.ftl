### Mistrz miesiąca: wiadomość z tabelą miesiąca i rola za pierwsze miejsce.

champions-title = Tabela: { $month } · { $board }
champions-is = Mistrzostwo miesiąca zdobywa **{ $player }**.
champions-gets = Mistrzostwo miesiąca zdobywa **{ $player }** i dostaje <@&{ $role }>.
champions-not-given = Nie mogę nadać roli <@&{ $role }>: jest wyżej niż moja, już jej nie ma albo nie wolno mi już zarządzać rolami. Osoba zarządzająca może wybrać ją ponownie przez /settings.
champions-more = Cała lista: `/leaderboard period:{ $month }`

topic-champions = Mistrz miesiąca
topic-champions-text =
    Jeśli zarządzasz serwerem, `/settings champion:` publikuje na kanale tabelę miesiąca, pierwszego dnia każdego miesiąca. Są w niej ci, którzy grali tam w tym miesiącu partie rankingowe.
    Z `role:` osoba na pierwszym miejscu dostaje tę rolę, aż pojawi się nowy mistrz. Rola musi być niżej niż moja i taka, którą możesz nadać ty.
    `/settings stop:champion` to kończy. `/leaderboard` pokazuje też minione miesiące.
