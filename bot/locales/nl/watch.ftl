### Partijen voor wie meekijkt: gevolgde borden, demonstraties, terugspelen, lijsten.

watch-followed = Partij { $game }, hier te volgen tot het einde. Stoppen kan met /unwatch { $game }.
watch-followed-over = Dat was partij { $game }. Speel die terug met /replay { $game }.
watch-link-players = Het bord van de spelers
watch-followed-stopped = Ik volg partij { $game } hier niet meer. Opnieuw volgen kan met /watch { $game }.
watch-followed-moved = Ik volg partij { $game } nu lager in het kanaal.
watch-comments-later = Commentaar komt na de partij, want de spelers kunnen in dit kanaal meelezen.
watch-decided-draw =
    { $count ->
        [one] Zet { $number } besliste: { $player } nam { $square }, alleen { $better } had standgehouden.
       *[other] Zet { $number } besliste: { $player } nam { $square }; { $better } had standgehouden.
    }
watch-decided-win = Zet { $number } besliste: { $player } nam { $square }; { $better } had gewonnen.
watch-aside-fork = Mooie vork.
watch-aside-block = Die zag ik aankomen.
watch-hidden = Ik kan deze partij hier niet meer tonen: niet iedereen hier kan het kanaal ervan zien.

watch-exhibition = Partij { $game }, een demonstratie voor { $owner }. De volgende zet komt over een paar seconden.
watch-exhibition-over = Partij { $game }, een demonstratie voor { $owner }.
watch-button-another = Nog een
watch-exhibition-stopped = Ik heb de demonstratie gestopt, partij { $game }.
watch-crowd-stopped = Ik heb partij { $game } gestopt, die het kanaal speelde. Start een nieuwe met /play en crowd.
watch-unwatched =
    { $count ->
        [one] Ik volg partij { $games } hier niet meer. Opnieuw volgen kan met /watch en het nummer.
       *[other] Ik volg partijen { $games } hier niet meer. Opnieuw volgen kan met /watch en een nummer.
    }

watch-replay = { $versus }. Partij { $game }.
watch-replay-start =
    { $moves ->
        [one] Het lege bord, voor de enige zet
       *[other] Het lege bord, voor { $moves } zetten
    }
watch-replay-move = Zet { $number } van { $moves }: { $player } op { $square }
watch-accuracy-one = Nauwkeurigheid: { $player } { $share }%
watch-accuracy-both = Nauwkeurigheid: { $player } { $share }% en { $other } { $other_share }%

watch-meter-draw = { $meter } Gelijkspel als niemand een misser maakt.
watch-meter-unclear = { $meter } Te vroeg om te zeggen wie wint.
watch-meter-estimate = { $meter } { $mark } staat beter: ongeveer { $chance }%. Het einde zie ik nog niet.
watch-meter-win =
    { $moves ->
        [one] { $meter } { $mark } wint met het beste spel in 1 zet.
       *[other] { $meter } { $mark } wint met het beste spel in { $moves } zetten.
    }

watch-live-empty = Hier wordt nu geen partij gespeeld. Start er een met /play.
watch-live-more = Een paar oudere partijen staan er niet bij.
watch-live-use = Druk op een nummer om erheen te gaan, of volg de partij hier met /watch en het nummer.
watch-live-total =
    { $games ->
        [one] Er is 1 partij bezig
       *[other] Er zijn { $games } partijen bezig
    }
watch-live-total-more = Er zijn meer dan { $games } partijen bezig

watch-list-moves =
    { $moves ->
        [0] geen zetten
        [one] 1 zet
       *[other] { $moves } zetten
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Hier heeft nog niemand een partij afgemaakt. Start er een met /play.
watch-history-empty-member = Dat lid heeft hier nog geen partij afgemaakt. Die van iedereen zie je met /history.
watch-history-menu = Kies een partij om terug te spelen
watch-history-total =
    { $games ->
        [one] 1 afgelopen partij
       *[other] { $games } afgelopen partijen
    }
watch-history-total-more = Meer dan { $games } afgelopen partijen
watch-history-total-member =
    { $games ->
        [one] 1 afgelopen partij: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
       *[other] { $games } afgelopen partijen: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren
    }
watch-history-line = { $winner } verslaat { $loser }
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = { $winner } en { $loser } spelen gelijk
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } tegen { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = door opgave
watch-how-time = door tijdgebrek
watch-how-agreement = in overleg
watch-how-repetition = door herhaling
watch-how-nobody = tijd om
watch-how-stop = gestopt

topic-watch = Partijen bekijken
topic-watch-text =
    `/games` laat zien wat er gespeeld wordt.
    `/watch` met het nummer van een partij volgt die hier. Met twee niveaus speel ik tegen mezelf.
    `/unwatch` stopt dat.
topic-replay = Geschiedenis en terugspelen
topic-replay-text =
    `/history` toont afgelopen partijen, alle of die van één lid.
    `/replay` met het nummer van een partij loopt erdoor en toont wat elke zet weggaf.

watch-not-begun = Partij { $game_id } eindigde voor de eerste zet. Zoek een andere met /history.
watch-still-running = Partij { $game_id } is nog bezig. Volg die met /watch { $game_id }.
watch-nothing-to-stop =
    { $is_any ->
        [1] Ik volg hier geen enkele partij.
       *[other] Die partij volg ik hier niet. Gebruik /watch met het nummer.
    }
watch-too-many-boards =
    { $most ->
        [one] Ik volg hier al 1 partij. Maak plaats met /unwatch.
       *[other] Ik volg hier al { $most } partijen. Maak plaats met /unwatch.
    }
watch-too-many-followers =
    { $most ->
        [one] Partij { $game_id } wordt al op 1 plek gevolgd. Zoek een andere met /games.
       *[other] Partij { $game_id } wordt al op { $most } plekken gevolgd. Zoek een andere met /games.
    }
watch-not-shown = Ik heb het nummer van een partij nodig of twee niveaus (easy, medium, hard, unbeatable). Een nummer vind je met /games.
watch-not-your-list = Iemand anders heeft om die lijst gevraagd. Je eigen lijst krijg je met /history.

command-games = Toon de partijen die op deze server gespeeld worden
command-watch = Volg hier een partij, of kijk hoe ik tegen mezelf speel
command-watch-game = De partij die je hier volgt; laat alles weg om er een te kiezen
command-watch-x = Of kijk hoe ik tegen mezelf speel: hoe goed ik X speel
command-watch-o = En hoe goed ik O speel
command-watch-board = Het bord waarop ik tegen mezelf speel
command-unwatch = Volg een partij hier niet meer, of stop een demonstratie
command-unwatch-game = Het nummer; laat weg om alles te stoppen waar je om vroeg
command-replay = Loop een afgelopen partij stap voor stap door
command-replay-game = Welke partij; laat weg om een van de laatste te kiezen
command-history = Toon afgelopen partijen, nieuwste eerst
command-history-member = Van wie; laat weg voor die van iedereen
