### Topplistor: vem som har högst rating.

ratings-leaderboard = Topplista
ratings-month = den här månaden
ratings-everywhere = överallt
ratings-games =
    { $games ->
        [one] 1 parti
       *[other] { $games } partier
    }
ratings-place = Du är på plats { $place } av { $people }.
ratings-unsure = ? = än så länge en gissning
ratings-levels = 🤖 Mina nivåer har fast rating: { $levels }
ratings-hidden = Du listas inte, som du har bett om. Ändra det med /preferences.
ratings-not-everywhere = Du har inte gått med på att listas överallt. Ändra det med /preferences.
ratings-unrated = Du har ingen rating här än. Börja med /play och avsluta ett parti utan tips.
ratings-unrated-month = Du har inget parti som räknas den här månaden än. Börja med /play och avsluta ett utan tips.
ratings-unrated-past = Du hade inget parti som räknades här den månaden.
ratings-empty-past = Ingen hade något parti som räknades här den månaden.
ratings-empty = Ingen har någon rating här än. Börja med /play och avsluta ett parti utan tips, så blir du först.
ratings-empty-month = Ingen har något parti som räknas den här månaden än. Börja med /play och avsluta ett utan tips, så blir du först.
ratings-empty-everywhere = Ingen står på den här listan än. Bli först med /preferences.

ratings-no-such-leaderboard = Jag behöver en spelplan ({ $boards }), regler ({ $rules }), month, en månad som 2026-10, eller all, here eller everywhere. Välj i /leaderboard.
ratings-not-your-leaderboard = Det var någon annan som bad om den listan. Din egen får du med /leaderboard.
ratings-months-of-servers = Tidigare månader finns för varje server, inte för överallt. Använd /leaderboard med here.
ratings-no-server-here = Här finns ingen server att lista. Använd /leaderboard med everywhere.

topic-ratings = Rating och topplistan
topic-ratings-text =
    Alla börjar på 1500. Att slå någon stark ger mest (metoden är Glicko-2), och vem som börjar räknas in.
    `?` betyder att den ännu är en gissning; ett dussin partier mot motståndare nära din rating räcker för att fastställa den. `±80` betyder att den med stor sannolikhet stämmer på 80 poäng när.
    Varje avslutat parti räknas, också mot mig. Det här räknas inte: partier som du vinner eller får remi i med tips, partier som gavs upp innan en rad kunde hota, partier som en hel kanal spelar, och mina partier mot mig själv. Efter 10 partier på en dag mot samma motståndare räknas nya mindre och mindre. Den som har mött få andra flyttar din rating bara till en viss gräns.
    Mina nivåer är 🤖: de mättes mot varandra, så dina partier flyttar din rating, aldrig deras.
    `/leaderboard` listar dem som spelar på den här servern; med en månad som 2026-10 gäller rating vid dess slut. På listan för överallt står du bara om du går med på det i `/preferences`.

command-leaderboard = Se vem som har högst rating på den här servern, och var du ligger
command-leaderboard-board = Vilken spelplan; talet efter snedstrecket är hur många i rad som vinner
command-leaderboard-rules = Vilka regler, på 3x3
command-leaderboard-period = Alla, de som har spelat den här månaden, eller en tidigare månad som 2026-10
command-leaderboard-where = Den här servern, eller alla som har gått med på att listas överallt
