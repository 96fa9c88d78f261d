### What moderators do: end games and challenges.

moderation-ended-game = { $moderator } ha chiuso la partita { $game }. Non conta per nessuno.
moderation-ended-challenge = { $moderator } ha chiuso la sfida di { $asker }.

topic-ending-moderator = Se puoi gestire i messaggi, `/end` chiude senza risultato una partita del tuo canale.

moderation-not-moderator = Qui può chiudere una partita solo chi gestisce i messaggi di questo canale. Usa /resign per abbandonare la tua.
moderation-your-own = La partita { $game_id } la giochi tu. Usa /resign per abbandonarla, o chiedi a un altro mod di chiuderla.
moderation-no-such-game = La partita { $game_id } non è in questo canale. Usa /end dove si gioca.
moderation-nothing-open = Quel membro non ha sfide aperte in questo canale. Usa /end con un numero per chiudere una partita.
moderation-not-understood = Mi serve il numero di una partita o un membro. Usa /games per trovare un numero.

command-end = Chiudi una partita di qui senza risultato, o la sfida aperta di un membro
command-end-game = Il numero di una partita di questo canale
command-end-member = O di chi chiudere la sfida aperta in questo canale
