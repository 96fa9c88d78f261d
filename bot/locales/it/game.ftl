### A challenge and a game, as its players see them.

challenge = { $asked }, { $asker } ti sfida a tris.
challenge-open = { $asker } cerca qualcuno per una partita a tris. Premi Partecipa per giocare.
challenge-first = Avresti { $mark }, e cominci tu.
challenge-second = Avresti { $mark }; comincia { $asker }.
challenge-clock = Scade <t:{ $deadline }:R>.
challenge-late = { $asked }, c'è una sfida per te.
challenge-declined = { $asked } ha rifiutato la sfida di { $asker }.
challenge-withdrawn = La sfida di { $asker } è stata ritirata.
challenge-expired = La sfida di { $asker } è scaduta. Usa /play per riproporla.

## Who wins when

rules-larger = { $board }: vincono { $count } in fila.

draw-offered = { $player } offre il pareggio. { $other }, accetta qui sotto; se fai una mossa, lo rifiuti.
against = Contro { $player }.
last-move = { $player } ha giocato { $square }.
last-moves = { $player } ha giocato { $square } e { $other } ha giocato { $answer }.
answered = Hai giocato { $yours }, io { $mine }.
began = Ho giocato { $mine }.
press-a-mark = Premi una casella occupata per un suggerimento, un pareggio o per abbandonare.
clock = La prossima mossa scade <t:{ $deadline }:R>.
number = Partita { $game }
first-game = La tua prima partita è a livello medio; `/play hard` se vuoi di più.

## Headings of an end

headline-won = Vince { $winner }!
headline-lost = Questa la vinco io
headline-draw = Pareggio
headline-nobody = Non vince nessuno
headline-called-off = Annullata prima della prima mossa

## How a game ended

end-line =
    { $row ->
        [3] Tre
        [4] Quattro
       *[5] Cinque
    } in fila in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }.
praise-sure = Contro di me nessuno ottiene di più.
praise = Bella difesa: stavo dando il massimo.
end-agreement =
    { $moves ->
        [0] Pareggio concordato prima della prima mossa.
        [one] Pareggio concordato dopo 1 mossa.
       *[other] Pareggio concordato dopo { $moves } mosse.
    }
end-resignation =
    { $moves ->
        [one] { $loser } abbandona dopo 1 mossa.
       *[other] { $loser } abbandona dopo { $moves } mosse.
    }
end-time =
    { $moves ->
        [one] { $loser } ha finito il tempo dopo 1 mossa.
       *[other] { $loser } ha finito il tempo dopo { $moves } mosse.
    }
end-nobody = Il tempo è finito prima che giocassero tutti e due i lati.
end-stop =
    { $moves ->
        [0] La partita è stata fermata prima della prima mossa.
        [one] La partita è stata fermata dopo 1 mossa.
       *[other] La partita è stata fermata dopo { $moves } mosse.
    }

hinted =
    { $count ->
        [one] Non classificata: { $names } ha usato un suggerimento.
       *[other] Non classificata: { $names } hanno usato suggerimenti.
    }
rematch-offered = { $player } vuole la rivincita. { $other }, premi Rivincita per giocare.

## Before a game is given up

resign-sure = Abbandonare la partita { $game }? Allora vince { $winner }.
resign-sure-bot = Abbandonare la partita { $game }? Allora vinco io.
resign-sure-uncounted = Annullare la partita { $game }? Non è ancora iniziata, quindi non conta per nessuno.
resigned-game = Hai abbandonato la partita { $game }.
kept-playing = La partita { $game } continua.
menu = Che cosa vuoi fare nella partita { $game }?
draw-offer-made = Hai offerto il pareggio nella partita { $game }.
draw-agreed = Hai accettato il pareggio nella partita { $game }.
challenge-withdrawn-by-you = Hai ritirato la tua sfida.
rematch = Rivincita: partita { $game }.

folded = -# La partita { $game } continua: { $link }.
folded-over = -# La partita { $game } è finita: { $link }.
link-here = qui

## Topics of help

topic-play = Iniziare una partita
topic-play-text =
    `/play` inizia una partita con me. Puoi scegliere il livello, la griglia e chi comincia.
    Scegli qualcuno da sfidare. La partita inizia quando preme Accetta.
    Con `open` può partecipare chiunque qui.
    Alla fine, Rivincita gioca ancora con i simboli scambiati.
topic-move = Fare una mossa
topic-move-text =
    Premi una casella, o usa `/move` con il suo numero o nome.
    I numeri si contano dall'alto a sinistra. I nomi sono colonna e riga: `a1` è l'angolo in alto a sinistra, `b2` è un passo verso l'interno.
    Vanno bene anche `center`, `top left` e `bottom right`.
topic-levels = Livelli
topic-levels-text =
    `easy` vince se se ne accorge; se no, gioca dove capita.
    `medium` in più blocca le tue file.
    `hard` guarda qualche mossa avanti.
    `unbeatable` non perde mai una partita che si può salvare.
topic-boards = Griglie più grandi
topic-boards-text =
    Il numero dopo la barra dice quanti in fila vincono.
    `4x4` ne chiede quattro in fila, `4x4/3` tre.
    `5x5` ne chiede quattro in fila, `5x5/5` cinque.
topic-ending = Pareggi e abbandoni
topic-ending-text =
    `/draw` offre il pareggio, o accetta quello che ti offrono. Io lo accetto a partita avanzata, se non posso più vincere.
    `/resign` abbandona, o ritira la tua sfida.
    La griglia dice quando scade la prossima mossa; contro di me, solo se manca poco. Se finisci il tempo, perdi.
topic-typing = Comandi scritti
topic-typing-text =
    Ogni comando si può scrivere: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Forme brevi: `{ $prefix }m5` per una mossa, `{ $prefix }b` per la tua griglia.
    Oppure menzionami: `@bot play`.
topic-typing-untyped =
    Menzionami con un comando: `@bot play hard 4x4`, `@bot resign`.
    Forme brevi: `@bot m5` per una mossa, `@bot b` per la tua griglia.
