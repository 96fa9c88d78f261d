### En utmaning och ett parti, som de som spelar ser dem.

challenge = { $asked }, { $asker } utmanar dig på tre i rad.
challenge-open = { $asker } söker en motståndare i tre i rad. Tryck på Gå med för att spela.
challenge-first = Du blir { $mark } och börjar.
challenge-second = Du blir { $mark }; { $asker } börjar.
challenge-clock = Går ut <t:{ $deadline }:R>.
challenge-late = { $asked }, du har fått en utmaning.
challenge-declined = { $asked } avböjde utmaningen från { $asker }.
challenge-withdrawn = Utmaningen från { $asker } är återtagen.
challenge-expired = Utmaningen från { $asker } gick ut. Fråga igen med /play.

rules-larger = { $board }: { $count } i rad vinner.

draw-offered = { $player } erbjuder oavgjort. { $other }, godta här nedanför; ditt nästa drag tackar nej.
against = Mot { $player }.
last-move = { $player } spelade { $square }.
last-moves = { $player } spelade { $square } och { $other } spelade { $answer }.
answered = Du spelade { $yours }, jag { $mine }.
began = Jag spelade { $mine }.
press-a-mark = Tryck på en upptagen ruta för ett tips, för oavgjort eller för att ge upp.
clock = Nästa drag senast <t:{ $deadline }:R>.
number = Parti { $game }
first-game = Ditt första parti är på medel; vill du ha mer motstånd finns `/play hard`.

headline-won = { $winner } vinner!
headline-lost = Jag vann den här gången
headline-draw = Oavgjort
headline-nobody = Ingen vinner
headline-called-off = Inställt före första draget

end-line =
    { $row ->
        [3] Tre
        [4] Fyra
       *[5] Fem
    } i rad på { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    }.
praise-sure = Mer än så får ingen mot mig.
praise = Bra hållet: det där var jag när jag är som bäst.
end-agreement =
    { $moves ->
        [0] Överenskommet före första draget.
        [one] Överenskommet efter 1 drag.
       *[other] Överenskommet efter { $moves } drag.
    }
end-resignation =
    { $moves ->
        [one] { $loser } gav upp efter 1 drag.
       *[other] { $loser } gav upp efter { $moves } drag.
    }
end-time =
    { $moves ->
        [one] Tiden gick ut för { $loser } efter 1 drag.
       *[other] Tiden gick ut för { $loser } efter { $moves } drag.
    }
end-nobody = Tiden gick ut innan båda hade gjort ett drag.
end-stop =
    { $moves ->
        [0] Partiet avbröts före första draget.
        [one] Partiet avbröts efter 1 drag.
       *[other] Partiet avbröts efter { $moves } drag.
    }

hinted =
    { $count ->
        [one] Räknas inte för rating: { $names } använde ett tips.
       *[other] Räknas inte för rating: { $names } använde tips.
    }
rematch-offered = { $player } vill ha returmatch. { $other }, tryck på Returmatch för att spela.

resign-sure = Ge upp parti { $game }? Då vinner { $winner }.
resign-sure-bot = Ge upp parti { $game }? Då vinner jag.
resign-sure-uncounted = Ställ in parti { $game }? Det har inte börjat, så det räknas inte för någon.
resigned-game = Du gav upp parti { $game }.
kept-playing = Parti { $game } fortsätter.
menu = Vad vill du göra i parti { $game }?
draw-offer-made = Du erbjöd oavgjort i parti { $game }.
draw-agreed = Du godtog oavgjort i parti { $game }.
challenge-withdrawn-by-you = Du drog tillbaka din utmaning.
rematch = Returmatch: parti { $game }.

folded = -# Parti { $game } fortsätter: { $link }.
folded-over = -# Parti { $game } är slut: { $link }.
link-here = här

topic-play = Starta ett parti
topic-play-text =
    `/play` startar ett parti mot mig. Du kan välja nivå, spelplan och vem som börjar.
    Välj en motståndare för att skicka en utmaning. Partiet startar när någon trycker på Acceptera.
    Med `open` kan vem som helst här gå med.
    När det är slut ger Returmatch ett nytt parti med ombytta tecken.
topic-move = Göra ett drag
topic-move-text =
    Tryck på en ruta, eller använd `/move` med dess nummer eller namn.
    Numren räknas uppifrån vänster. Namnen är kolumn och rad: `a1` är längst upp till vänster, `b2` är ett steg in.
    `center`, `top left` och `bottom right` fungerar också.
topic-levels = Nivåer
topic-levels-text =
    `easy` tar en vinst om den syns; annars blir det vilken ruta som helst.
    `medium` blockerar dina rader också.
    `hard` tänker några drag framåt.
    `unbeatable` förlorar aldrig ett parti som går att rädda.
topic-boards = Större spelplaner
topic-boards-text =
    Talet efter snedstrecket är hur många i rad som vinner.
    På `4x4` krävs fyra i rad, på `4x4/3` tre.
    På `5x5` krävs fyra i rad, på `5x5/5` fem.
topic-ending = Oavgjort och att ge upp
topic-ending-text =
    `/draw` erbjuder oavgjort, eller godtar erbjudandet du har fått. Jag godtar sent i ett parti som jag inte kan vinna.
    `/resign` ger upp, eller drar tillbaka din utmaning.
    Spelplanen visar när nästa drag ska göras; mot mig bara när det är nära. Går din tid ut förlorar du.
topic-typing = Skrivna kommandon
topic-typing-text =
    Alla kommandon går att skriva: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Kortformer: `{ $prefix }m5` för ett drag, `{ $prefix }b` för din spelplan.
    Eller nämn mig: `@bot play`.
topic-typing-untyped =
    Nämn mig med ett kommando: `@bot play hard 4x4`, `@bot resign`.
    Kortformer: `@bot m5` för ett drag, `@bot b` för din spelplan.
