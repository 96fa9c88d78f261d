### Vad moderatorer gör: avslutar partier och utmaningar.

moderation-by = Avslutat av { $user }, moderator i den här kanalen.
moderation-by-challenge = { $user }, moderator i den här kanalen, avslutade utmaningen från { $asker }.

moderation-ended = Jag avslutade parti { $game }. Det räknas inte för någon.
moderation-ended-challenges =
    { $count ->
        [one] Jag avslutade 1 utmaning från { $user }.
       *[other] Jag avslutade { $count } utmaningar från { $user }.
    }

topic-ending-moderator = Om du får hantera meddelanden avslutar `/end` ett parti i din kanal utan resultat.

moderation-not-allowed = Parti { $game_id } kan bara avslutas av den som får hantera meddelanden i dess kanal. Ge upp ditt eget med /resign.
moderation-your-own = Du spelar själv i parti { $game_id }. Ge upp det med /resign, eller be en annan moderator att avsluta det.
moderation-no-challenge = { $user } har ingen öppen utmaning där du får hantera meddelanden. Använd /end med ett nummer för att avsluta ett parti.
moderation-not-understood = Jag behöver ett partis nummer eller en medlem. Hitta ett nummer med /games.

command-end = Avsluta ett parti utan resultat, eller en medlems öppna utmaningar
command-end-game = Partiet, i en kanal där du får hantera meddelanden
command-end-member = Eller vems öppna utmaningar som ska avslutas på den här servern
