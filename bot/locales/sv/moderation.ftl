### Vad moderatorer gör: avslutar partier och utmaningar.

moderation-ended-game = { $moderator } avslutade parti { $game }. Det räknas inte för någon.
moderation-ended-challenge = { $moderator } avslutade utmaningen från { $asker }.

topic-ending-moderator = Om du får hantera meddelanden avslutar `/end` ett parti i din kanal utan resultat.

moderation-not-moderator = Bara den som får hantera meddelanden i den här kanalen kan avsluta ett parti här. Ge upp ditt eget med /resign.
moderation-your-own = Du spelar själv i parti { $game_id }. Ge upp det med /resign, eller be en annan moderator att avsluta det.
moderation-no-such-game = Parti { $game_id } är inte i den här kanalen. Använd /end där det spelas.
moderation-nothing-open = Den medlemmen har ingen öppen utmaning i den här kanalen. Använd /end med ett nummer för att avsluta ett parti.
moderation-not-understood = Jag behöver ett partis nummer eller en medlem. Hitta ett nummer med /games.

command-end = Avsluta ett parti här utan resultat, eller en medlems öppna utmaning
command-end-game = Numret på ett parti i den här kanalen
command-end-member = Eller vems öppna utmaning i den här kanalen som ska avslutas
