### What moderators do: end games and challenges.

moderation-by = Chiusa da { $user }, che modera questo canale.
moderation-by-challenge = { $user }, che modera questo canale, ha chiuso la sfida di { $asker }.

moderation-ended = Ho chiuso la partita { $game }. Non conta per nessuno.
moderation-ended-challenges =
    { $count ->
        [one] Ho chiuso 1 sfida di { $user }.
       *[other] Ho chiuso { $count } sfide di { $user }.
    }

topic-ending-moderator = Se puoi gestire i messaggi, `/end` chiude senza risultato una partita del tuo canale.

moderation-not-allowed = La partita { $game_id } può chiuderla chi gestisce i messaggi nel suo canale. Usa /resign per abbandonare la tua.
moderation-your-own = La partita { $game_id } la giochi tu. Usa /resign per abbandonarla, o chiedi a un altro mod di chiuderla.
moderation-no-challenge = { $user } non ha sfide aperte dove gestisci i messaggi. Usa /end con un numero per chiudere una partita.
moderation-not-understood = Mi serve il numero di una partita o un membro. Usa /games per trovare un numero.

command-end = Chiudi una partita senza risultato, o le sfide aperte di un membro
command-end-game = La partita da chiudere, in un canale dove puoi gestire i messaggi
command-end-member = O di chi chiudere le sfide aperte in questo server
