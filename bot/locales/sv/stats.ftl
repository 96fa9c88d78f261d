### Statistik för en medlem.

stats-title =
    { $games ->
        [one] { $name }: 1 parti
       *[other] { $name }: { $games } partier
    }
stats-score = { $win } vunna { $won } ({ $share } %) · { $draw } oavgjorda { $drawn } · { $loss } förlorade { $lost }
stats-streak = Just nu **{ $current }** vinster i rad. Den bästa sviten var **{ $best }**.
stats-best-streak = Bästa svit: **{ $best }** vinster i rad
stats-opening = Favoritöppning: **{ $square }** på { $board }, i { $games } av { $all } partier som X
stats-accuracy =
    { $moves ->
        [one] Precision på 3x3: **{ $share } %** av 1 drag
       *[other] Precision på 3x3: **{ $share } %** av { $moves } drag
    }
stats-opponents = Motståndare
stats-boards = Spelplaner
stats-won = V
stats-drawn = O
stats-lost = F
stats-rated = rating
stats-people = folk
stats-rating = Rating: **{ $rating }**
stats-you-against = Du mot { $second }
stats-against = { $first } mot { $second }
stats-duel = { $win } vunna { $won } · { $draw } oavgjorda { $drawn } · { $loss } förlorade { $lost }
stats-latest =
    { $count ->
        [one] Senaste partiet: { $results }
       *[other] De senaste { $count }, nyast först: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, 1 oavgjort
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } oavgjorda
    }
stats-changed = Rating för { $name }: { $rating } ({ $points })
stats-first-win = 🎉 Första vinsten mot { $bot } för { $name }!
stats-hundred = 🎉 Det där var parti nummer 100 här för { $name }.
stats-you-no-duel = Du och { $second } har inte avslutat något parti här än. Ändra på det med /play.
stats-no-duel = De två har inte avslutat något parti här än. Ändra på det med /play.
stats-empty = Du har inte avslutat något parti här än. Spela ett, så börjar din statistik.
stats-empty-member = { $name } har inte avslutat något parti här än. Skicka en utmaning med /play.
stats-member = Den här medlemmen

stats-button-play = Spela: { $kind }
stats-button-rating = Rating
stats-button-openings = Öppningar

stats-rating-title = { $name } på { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** efter 1 rankat parti.
       *[other] **{ $rating }** efter { $games } rankade partier, mellan { $least } och { $most }.
    }
stats-rating-picture =
    { $games ->
        [one] Rating på { $board }: { $rating } efter 1 parti.
       *[other] Rating på { $board } efter vart och ett av { $games } partier, en punkt för varje: från { $first } till { $rating }, mellan { $least } och { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } på { $board }: 1 parti som X
       *[other] { $name } på { $board }: { $games } partier som X
    }
stats-openings-move =
    { $games ->
        [one] Ruta { $square }: 1 parti, { $share } % vunna
       *[other] Ruta { $square }: { $games } partier, { $share } % vunna
    }
stats-openings-key = Så läser du bilden
stats-openings-legend = Talet är hur ofta första draget går dit. Stapeln är hur de partierna slutade: blått vunna, grått oavgjorda, orange förlorade.
stats-openings-picture = Första drag på { $board }: { $squares }.
stats-openings-square = { $square } i { $share } % ({ $won } % vunna)

stats-are-yours = I DM visar jag bara din egen statistik. Använd /stats på en server för någon annans.
stats-against-yourself = Ingen spelar mot sig själv. Ange två olika medlemmar.
stats-not-of-bots = Botar har ingen statistik. Hur det går för dig mot mina nivåer visar /stats.
stats-not-rated-yet = Inget rankat parti än. Börja med /play och avsluta ett utan tips för att få en rating.
stats-no-openings-yet = Inget avslutat parti som X här än. Starta ett med /play och välj vem som börjar.

topic-stats = Statistik
topic-stats-text =
    `/stats` visar vad du har vunnit, din rating, sviter och precision. Ange en medlem för att se hur det går för den.
    Ange en medlem till för att se hur det har gått för de två mot varandra.
    Rating och Öppningar ritar ett diagram. Partier som slutade före andra draget räknas inte.

command-stats = Se dina resultat, sviter och precision, eller en medlems
command-stats-member = Vems statistik; hoppa över för din
command-stats-against = Hur det gick mot den här medlemmen
