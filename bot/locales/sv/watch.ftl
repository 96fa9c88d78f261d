### Partier för dem som tittar på: följda spelplaner, uppvisningar, repriser, listor.

watch-followed = Parti { $game }, följs här tills det är slut. Avsluta med /unwatch { $game }.
watch-followed-over = Det var parti { $game }. Gå igenom det med /replay { $game }.
watch-link-players = Spelarnas spelplan
watch-followed-stopped = Jag följer inte parti { $game } här längre. Följ det igen med /watch { $game }.
watch-followed-moved = Jag följer parti { $game } längre ner nu.
watch-comments-later = Kommentarerna kommer efter partiet, eftersom de som spelar kan läsa den här kanalen.
watch-decided-draw =
    { $count ->
        [one] Drag { $number } avgjorde: { $player } tog { $square }, bara { $better } hade hållit.
       *[other] Drag { $number } avgjorde: { $player } tog { $square }; { $better } hade hållit.
    }
watch-decided-win = Drag { $number } avgjorde: { $player } tog { $square }; { $better } hade vunnit.
watch-aside-fork = Snygg gaffel.
watch-aside-block = Den såg jag komma.
watch-hidden = Jag kan inte visa det här partiet här längre: alla här kan inte se kanalen där det spelas.

watch-exhibition = Parti { $game }, en uppvisning för { $owner }. Nästa drag kommer om några sekunder.
watch-exhibition-over = Parti { $game }, en uppvisning för { $owner }.
watch-button-another = En till
watch-exhibition-stopped = Jag avslutade uppvisningen, parti { $game }.
watch-crowd-stopped = Jag avslutade parti { $game }, som kanalen spelade. Starta ett nytt med /play och crowd.
watch-unwatched =
    { $count ->
        [one] Jag följer inte parti { $games } här längre. Följ det igen med /watch och dess nummer.
       *[other] Jag följer inte partierna { $games } här längre. Följ något av dem igen med /watch och ett nummer.
    }

watch-replay = { $versus }. Parti { $game }.
watch-replay-start =
    { $moves ->
        [one] Den tomma spelplanen, före det enda draget
       *[other] Den tomma spelplanen, före { $moves } drag
    }
watch-replay-move = Drag { $number } av { $moves }: { $player } på { $square }
watch-accuracy-one = Precision: { $player } { $share } %
watch-accuracy-both = Precision: { $player } { $share } % och { $other } { $other_share } %

watch-meter-draw = { $meter } Oavgjort om ingen gör misstag.
watch-meter-unclear = { $meter } För tidigt att säga vem som vinner.
watch-meter-estimate = { $meter } { $mark } ligger bättre till: ungefär { $chance } % chans. Jag ser inte slutet än.
watch-meter-win =
    { $moves ->
        [one] { $meter } { $mark } vinner på 1 drag med bästa spel.
       *[other] { $meter } { $mark } vinner på { $moves } drag med bästa spel.
    }

watch-live-empty = Inget parti spelas här just nu. Starta ett med /play.
watch-live-more = Några äldre partier finns inte med.
watch-live-use = Tryck på ett nummer för att gå dit, eller följ partiet här med /watch och numret.
watch-live-total =
    { $games ->
        [one] 1 parti spelas
       *[other] { $games } partier spelas
    }
watch-live-total-more = Fler än { $games } partier spelas

watch-list-moves =
    { $moves ->
        [0] inga drag
        [one] 1 drag
       *[other] { $moves } drag
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Ingen har avslutat något parti här än. Starta ett med /play.
watch-history-empty-member = Den medlemmen har inte avslutat något parti här. Se allas med /history.
watch-history-menu = Välj ett parti att spela upp
watch-history-total =
    { $games ->
        [one] 1 avslutat parti
       *[other] { $games } avslutade partier
    }
watch-history-total-more = Fler än { $games } avslutade partier
watch-history-total-member =
    { $games ->
        [one] 1 avslutat parti: vunna { $won }, oavgjorda { $drawn }, förlorade { $lost }
       *[other] { $games } avslutade partier: vunna { $won }, oavgjorda { $drawn }, förlorade { $lost }
    }
watch-history-line = { $winner } slog { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } och { $loser } spelade oavgjort
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } mot { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = uppgivet
watch-how-time = på tid
watch-how-agreement = överenskommet
watch-how-repetition = upprepning
watch-how-nobody = tiden gick ut
watch-how-stop = avbrutet

topic-watch = Titta på partier
topic-watch-text =
    `/games` visar vad som spelas.
    `/watch` med ett partis nummer följer det här. Med två nivåer spelar jag mot mig själv.
    `/unwatch` avslutar det.
topic-replay = Historik och repriser
topic-replay-text =
    `/history` visar avslutade partier, allas eller en medlems.
    `/replay` med ett partis nummer går igenom det och visar vad varje drag gav bort.

watch-not-begun = Parti { $game_id } slutade före första draget. Hitta ett annat med /history.
watch-still-running = Parti { $game_id } spelas fortfarande. Följ det med /watch { $game_id }.
watch-nothing-to-stop =
    { $is_any ->
        [1] Jag följer inget parti här.
       *[other] Det partiet följer jag inte här. Använd /watch med dess nummer.
    }
watch-too-many-boards =
    { $most ->
        [one] Jag följer redan 1 parti här. Få plats med /unwatch.
       *[other] Jag följer redan { $most } partier här. Få plats med /unwatch.
    }
watch-too-many-followers =
    { $most ->
        [one] Parti { $game_id } följs redan på 1 ställe. Hitta ett annat med /games.
       *[other] Parti { $game_id } följs redan på { $most } ställen. Hitta ett annat med /games.
    }
watch-not-shown = Jag behöver ett partis nummer eller två nivåer (easy, medium, hard, unbeatable). Hitta ett nummer med /games.
watch-not-your-list = Det var någon annan som bad om den listan. Din egen får du med /history.

command-games = Lista partierna som spelas på den här servern
command-watch = Följ ett parti här, eller se mig spela mot mig själv
command-watch-game = Partiet att följa här; hoppa över allt för att välja ett
command-watch-x = Eller se mig spela mot mig själv: hur bra jag spelar X
command-watch-o = Och hur bra jag spelar O
command-watch-board = Spelplanen där jag spelar mot mig själv
command-unwatch = Sluta följa ett parti här, eller avsluta en uppvisning
command-unwatch-game = Dess nummer; hoppa över för att avsluta allt du har bett om
command-replay = Gå igenom ett avslutat parti
command-replay-game = Vilket parti; hoppa över för att välja bland de senaste
command-history = Lista avslutade partier, nyast först
command-history-member = Vems partier; hoppa över för allas
