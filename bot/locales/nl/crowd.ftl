### Een partij die iedereen in een kanaal samen tegen de bot speelt, door te stemmen.

crowd-button-square =
    { $count ->
        [one] { $square }, vrij, 1 stem
       *[other] { $square }, vrij, { $count } stemmen
    }
crowd-how = Stem door op een vakje te drukken; de meeste stemmen winnen. Bij gelijke stand beslist het lot.
crowd-waits =
    { $seconds ->
        [one] De stemming sluit 1 seconde na de eerste stem, of zodra iedereen van de vorige stemming heeft gestemd.
       *[other] De stemming sluit { $seconds } seconden na de eerste stem, of zodra iedereen van de vorige stemming heeft gestemd.
    }
crowd-lead =
    { $count ->
        [one] **Tot nu toe 1 stem**, voor { $squares }.
       *[other] { $leaders ->
            [one] **Tot nu toe { $count } stemmen**: { $squares } staat voor met { $most }.
           *[other] **Tot nu toe { $count } stemmen**: { $squares } staan voor met elk { $most }.
        }
    }
crowd-clock = De stemming sluit <t:{ $deadline }:R>. Druk op een ander vakje om je stem te veranderen.
topic-play-crowd = Met `crowd` stemt iedereen in dit kanaal over elke zet tegen mij.
crowd-about = Gestart door { $owner }.
crowd-unwatch = Gestart door { $owner }. Stoppen kan met /unwatch { $game }.
crowd-voted =
    { $count ->
        [one] 1 persoon heeft gestemd.
       *[other] { $count } mensen hebben gestemd.
    }
crowd-record = Team kanaal: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren.
crowd-button-again = Nog een keer
crowd-button-close = Nu zetten

crowd-running = Dit kanaal speelt al partij { $game_id }. Met /board zie je die en kun je stemmen.
crowd-same-vote = Je stem staat al op { $cell }. Druk op een ander vakje om die te veranderen.
crowd-not-yours = Alleen { $user } kan de stemming eerder sluiten. Ze sluit vanzelf.
crowd-no-votes = Er heeft nog niemand gestemd. Druk eerst op een vakje.
crowd-not-votable = Met stemmen kan het kanaal { $word } niet spelen. Kies een ander bord of andere regels.
