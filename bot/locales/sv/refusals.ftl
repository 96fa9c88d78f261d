### Varför något inte går, och vad man kan göra i stället.

no-game = Du spelar inte här just nu. Starta ett parti med /play.
no-game-here = Du spelar inte i den här kanalen. Ditt parti är i <#{ $channel }>.
vote-instead = Den här kanalen spelar parti { $game_id } tillsammans. Se det med /board, och tryck på en ruta för att rösta.
time-ran-out = Tiden gick ut i parti { $game_id }. Starta ett nytt med /play.
no-such-game = Det partiet är inte öppet längre. Starta ett nytt med /play.
unknown-game = Jag kan inte visa parti { $game_id } här. Hitta ett med /games eller /history.
already-over = Parti { $game_id } är slut. Gå igenom det med /replay { $game_id }.
no-such-position = Prova en som `O.XX.X.OO`.
still-explaining = Jag håller fortfarande på med din förra. Försök igen om en liten stund.
too-many-explanations = Jag förklarar redan så mycket jag kan på en gång. Försök igen om en liten stund.
not-yours = Bara { $user } eller en moderator kan avsluta det.
exhibition-running = Parti { $game_id } visas redan upp här. { $user } eller en moderator kan avsluta det med /unwatch { $game_id }.
too-many-games =
    { $running ->
        [one] Det pågår redan 1 parti i den här kanalen, och servern tillåter inte fler på en gång. Spela i en annan kanal, eller vänta tills det är slut.
       *[other] Det pågår redan { $running } partier i den här kanalen, och servern tillåter { $most } på en gång. Spela i en annan kanal, eller vänta tills något av dem i /games är slut.
    }
too-many-exhibitions =
    { $most ->
        [one] Jag visar redan 1 uppvisning på den här servern. Avsluta den med /unwatch för att få plats.
       *[other] Jag visar redan { $most } uppvisningar eller kanalpartier på den här servern. Avsluta något med /unwatch för att få plats.
    }
cannot-follow-here = Här kan jag inte hålla en spelplan aktuell. Prova en kanal där vi båda kan läsa och skriva.
already-playing =
    { $is_asker ->
        [1] Du har redan ett parti här. Spela klart det först.
       *[other] { $player } spelar redan här. Fråga igen när det partiet är slut.
    }
asker-is-playing = { $player } har börjat på ett annat parti. Tryck på Acceptera igen när det är slut.
rematch-running = Din returmatch är parti { $game_id }. Se den med /board.
already-challenged = Du väntar fortfarande på { $user }. Dra tillbaka den utmaningen innan du gör en ny.
pick-one = Välj en sak: en motståndare, vem som helst (open) eller alla på en gång (crowd).
pick-open = Välj en sak: en motståndare eller vem som helst (open).
no-channel-games = Jag kan inte möta en hel kanal på en gång. Använd /play med en medlem, eller med open för att låta vem som helst gå med.
own-challenge = Det är din egen utmaning. Vänta tills någon går med, eller dra tillbaka den med /resign.
seats-taken = Den platsen är redan tagen. Starta ett eget parti med /play.
still-open = Din öppna utmaning här väntar fortfarande. Dra tillbaka den innan du gör en ny.
declined = { $player } avböjde nyss. Du kan fråga igen <t:{ $until }:R>.
no-challenges = { $player } tar inte emot utmaningar just nu. Spela mot mig, eller låt vem som helst i kanalen gå med.
too-many-blocked =
    { $most ->
        [one] Du kan blockera 1 medlem. Häv den blockeringen först.
       *[other] Du kan blockera högst { $most } medlemmar. Häv några blockeringar först.
    }
too-fast =
    { $wait_s ->
        [one] Du är för snabb för mig. Försök igen om 1 sekund.
       *[other] Du är för snabb för mig. Försök igen om { $wait_s } sekunder.
    }
channel-busy = Jag hinner inte med i den här kanalen, så jag hoppar över kommandon som har väntat för länge. Ett överhoppat kommando ändrar ingenting; knappar och snedstreckskommandon väntar inte.
own-offer = Du har redan frågat. { $seat } har inte svarat än.
not-your-button = Den knappen är inte din. Starta ett eget parti med /play.
no-opponent = Vem vill du spela mot? Nämn medlemmen efter kommandot, eller låt vem som helst gå med.
not-for-you = Det kan bara { $players }. Starta ett eget parti med /play.
not-your-turn = Vid draget: { $seat }. Sedan är det din tur.
square-taken = Ruta { $cell } är upptagen. Fria rutor: { $free }.
no-such-square = Rutorna är 1 till { $cells }, eller a1 till { $last }. Fria rutor: { $free }.
unknown-in-game = Det förstod jag inte, men ditt parti pågår. Välj en ledig ruta: { $free }.
no-such-board = Välj { $names }. Talet efter snedstrecket är hur många i rad som vinner.
no-such-rules = Andra regler än de vanliga kräver spelplanen 3x3. Välj 3x3, eller hoppa över reglerna.
draw-refused = Jag spelar hellre vidare. Ditt parti fortsätter; ge upp med /resign.
opponent-is-you = Du kan inte utmana dig själv. Använd /play utan namn för att spela mot mig.
opponent-is-a-bot = Andra botar kan inte svara på utmaningar. Använd /play utan namn för att spela mot mig.
not-a-member = Jag hittar inte den medlemmen på den här servern. Nämn någon med @.
which-member = Det kan vara { $players }. Skriv vem du menar, eller nämn personen med @.
nobody-else-here = Ingen annan kan gå med i ett parti här. Använd bara /play för att spela mot mig.
not-understood = Det där förstod jag inte. Använd /play med en medlem, anyone, crowd, en nivå (easy, medium, hard, unbeatable), en spelplan ({ $boards }) eller regler ({ $rules }).
words-not-understood = Det där förstod jag inte. Ta en titt i /help.
no-such-number = Det är inget partis nummer. Hitta ett med /games eller /history.
opponent-forgotten = Din motståndare finns inte kvar här. Starta ett nytt parti med /play.
no-direct-messages = Det svaret är privat, och dina DM är stängda för mig. Använd snedstreckskommandot.
unknown-word = Jag känner inte till ”{ $word }”. Menade du `{ $command }`?
no-board-there = Det meddelandet visar inget parti av mig. Prova på en spelplan med knappar.
no-rematch = Du har inte avslutat något parti här än. Starta ett med /play.
no-such-zone = Jag vet inte vilken tidszon det är. Skriv en stad som ligger i den, till exempel { $names }.
