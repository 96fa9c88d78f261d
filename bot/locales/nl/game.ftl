### Een uitdaging en een partij, zoals de spelers die zien.

challenge = { $asked }, { $asker } daagt je uit voor boter, kaas en eieren.
challenge-open = { $asker } zoekt een tegenstander voor boter, kaas en eieren. Druk op “Meedoen” om te spelen.
challenge-first = Jij krijgt { $mark } en begint.
challenge-second = Jij krijgt { $mark }; { $asker } begint.
challenge-clock = Verloopt <t:{ $deadline }:R>.
challenge-late = { $asked }, er wacht een uitdaging op je.
challenge-declined = { $asked } weigert de uitdaging van { $asker }.
challenge-withdrawn = De uitdaging van { $asker } is ingetrokken.
challenge-expired = De uitdaging van { $asker } is verlopen. Vraag het opnieuw met /play.

rules-larger = { $board }: { $count } op een rij wint.

draw-offered = { $player } biedt gelijkspel aan. { $other }, accepteer hieronder; met je volgende zet wijs je het af.
against = Tegen { $player }.
last-move = { $player } speelt { $square }.
last-moves = { $player } speelt { $square } en { $other } speelt { $answer }.
answered = Jij speelde { $yours }, ik { $mine }.
began = Ik speelde { $mine }.
press-a-mark = Druk op een bezet vakje voor een hint, voor gelijkspel of om op te geven.
clock = Volgende zet uiterlijk <t:{ $deadline }:R>.
number = Partij { $game }
first-game = Je eerste partij is op gemiddeld; met `/play hard` wordt het lastiger.

headline-won = { $winner } wint!
headline-lost = Deze win ik
headline-draw = Gelijkspel
headline-nobody = Niemand wint
headline-called-off = Afgeblazen voor de eerste zet

end-line =
    { $row ->
        [3] Drie
        [4] Vier
       *[5] Vijf
    } op een rij in { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }.
praise-sure = Meer dan dat haalt niemand tegen mij.
praise = Goed standgehouden: beter dan dit kan ik niet.
end-agreement =
    { $moves ->
        [0] Afgesproken voor de eerste zet.
        [one] Afgesproken na 1 zet.
       *[other] Afgesproken na { $moves } zetten.
    }
end-resignation =
    { $moves ->
        [one] { $loser } geeft op na 1 zet.
       *[other] { $loser } geeft op na { $moves } zetten.
    }
end-time =
    { $moves ->
        [one] De tijd is om voor { $loser } na 1 zet.
       *[other] De tijd is om voor { $loser } na { $moves } zetten.
    }
end-nobody = De tijd was om voordat beide spelers een zet hadden gedaan.
end-stop =
    { $moves ->
        [0] De partij is gestopt voor de eerste zet.
        [one] De partij is gestopt na 1 zet.
       *[other] De partij is gestopt na { $moves } zetten.
    }

hinted =
    { $count ->
        [one] Telt niet voor de rating: { $names } gebruikte een hint.
       *[other] Telt niet voor de rating: { $names } gebruikten hints.
    }
rematch-offered = { $player } wil revanche. { $other }, druk op “Revanche” om te spelen.

resign-sure = Partij { $game } opgeven? Dan wint { $winner }.
resign-sure-bot = Partij { $game } opgeven? Dan win ik.
resign-sure-uncounted = Partij { $game } afblazen? Ze is nog niet begonnen, dus ze telt voor niemand.
resigned-game = Je hebt partij { $game } opgegeven.
kept-playing = Partij { $game } gaat door.
menu = Wat wil je doen in partij { $game }?
draw-offer-made = Je hebt gelijkspel aangeboden in partij { $game }.
draw-agreed = Je hebt het gelijkspel in partij { $game } geaccepteerd.
challenge-withdrawn-by-you = Je hebt je uitdaging ingetrokken.
rematch = Revanche: partij { $game }.

folded = -# Partij { $game } gaat verder: { $link }.
folded-over = -# Partij { $game } is afgelopen: { $link }.
link-here = hier

topic-play = Een partij starten
topic-play-text =
    `/play` start een partij met mij. Je kunt een niveau, een bord en wie er begint kiezen.
    Kies een tegenstander om die uit te dagen. De partij start bij een druk op “Accepteren”.
    Met `open` kan iedereen hier meedoen.
    Na afloop speel je met “Revanche” nog eens, met de tekens omgewisseld.
topic-move = Een zet doen
topic-move-text =
    Druk op een vakje, of gebruik `/move` met het nummer of de naam.
    Nummers tellen vanaf linksboven. Namen zijn een kolom en een rij: `a1` is linksboven, `b2` één stap naar binnen.
    `center`, `top left` en `bottom right` werken ook.
topic-levels = Niveaus
topic-levels-text =
    `easy` pakt de winst als die er ligt; anders zet het zomaar ergens.
    `medium` blokkeert ook jouw rijen.
    `hard` denkt een paar zetten vooruit.
    `unbeatable` verliest nooit een partij die nog te redden is.
topic-boards = Grotere borden
topic-boards-text =
    Het getal na de schuine streep is hoeveel op een rij wint.
    Op `4x4` zijn dat er vier, op `4x4/3` drie.
    Op `5x5` zijn dat er vier, op `5x5/5` vijf.
topic-ending = Gelijkspel en opgeven
topic-ending-text =
    `/draw` biedt gelijkspel aan, of accepteert het aanbod dat je kreeg. Ik accepteer laat in een partij die ik niet kan winnen.
    `/resign` geeft op, of trekt je uitdaging in.
    Op het bord staat wanneer de volgende zet er moet zijn; tegen mij alleen als het bijna zover is. Is je tijd om, dan verlies je.
topic-typing = Getypte opdrachten
topic-typing-text =
    Elke opdracht kun je typen: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Kort kan ook: `{ $prefix }m5` voor een zet, `{ $prefix }b` voor je bord.
    Of noem mij: `@bot play`.
topic-typing-untyped =
    Noem mij met een opdracht: `@bot play hard 4x4`, `@bot resign`.
    Kort kan ook: `@bot m5` voor een zet, `@bot b` voor je bord.
