### Waarom iets niet kan, en wat dan wel.

no-game = Je speelt hier nu niet. Start een partij met /play.
no-game-here = Je speelt niet in dit kanaal. Je partij is in <#{ $channel }>.
vote-instead = Dit kanaal speelt samen partij { $game_id }. Bekijk die met /board, en druk op een vakje om te stemmen.
time-ran-out = In partij { $game_id } is de tijd om. Start een nieuwe met /play.
no-such-game = Die partij is niet meer open. Start een nieuwe met /play.
unknown-game = Partij { $game_id } kan ik hier niet tonen. Zoek er een met /games of /history.
already-over = Partij { $game_id } is afgelopen. Speel die terug met /replay { $game_id }.
no-such-position = Probeer er een als `O.XX.X.OO`.
still-explaining = Ik ben nog met je vorige bezig. Probeer het zo nog eens.
too-many-explanations = Ik leg al zoveel uit als ik tegelijk kan. Probeer het zo nog eens.
not-yours = Alleen { $user } of een mod kan dat stoppen.
exhibition-running = Partij { $game_id } is hier al te zien. { $user } of een mod kan die stoppen met /unwatch { $game_id }.
too-many-games =
    { $running ->
        [one] In dit kanaal is al 1 partij bezig, en meer tegelijk mag op deze server niet. Speel in een ander kanaal, of wacht tot die is afgelopen.
       *[other] In dit kanaal zijn al { $running } partijen bezig, en op deze server mogen het er { $most } tegelijk zijn. Speel in een ander kanaal, of wacht tot er een van /games is afgelopen.
    }
too-many-exhibitions =
    { $most ->
        [one] Ik geef op deze server al 1 demonstratie. Stop die met /unwatch om plaats te maken.
       *[other] Ik laat op deze server al { $most } demonstraties of kanaalpartijen zien. Stop er een met /unwatch om plaats te maken.
    }
cannot-follow-here = Hier kan ik geen bord bijhouden. Probeer een kanaal waar we allebei kunnen lezen en schrijven.
already-playing =
    { $is_asker ->
        [1] Je hebt hier al een partij. Maak die eerst af.
       *[other] { $player } speelt hier al. Vraag het nog eens als die partij is afgelopen.
    }
asker-is-playing = { $player } is aan een andere partij begonnen. Druk nog eens op “Accepteren” als die is afgelopen.
rematch-running = Jullie revanche is partij { $game_id }. Bekijk die met /board.
already-challenged = Je wacht nog op { $user }. Trek die uitdaging in om een nieuwe te doen.
pick-one = Kies er één: een tegenstander, wie dan ook (open) of iedereen tegelijk (crowd).
pick-open = Kies er één: een tegenstander of wie dan ook (open).
no-channel-games = Tegen een heel kanaal tegelijk kan ik niet spelen. Gebruik /play met een lid, of met open om iedereen te laten meedoen.
own-challenge = Dat is je eigen uitdaging. Wacht tot iemand meedoet, of trek hem in met /resign.
seats-taken = Die plek is al bezet. Start een eigen partij met /play.
still-open = Je open uitdaging hier wacht nog. Trek die in om een nieuwe te doen.
declined = { $player } heeft net geweigerd. Je kunt het <t:{ $until }:R> opnieuw vragen.
no-challenges = { $player } neemt nu geen uitdagingen aan. Speel tegen mij, of laat iedereen in het kanaal meedoen.
too-many-blocked =
    { $most ->
        [one] Je kunt 1 lid blokkeren. Deblokkeer dat eerst.
       *[other] Je kunt hoogstens { $most } leden blokkeren. Deblokkeer er eerst een paar.
    }
too-fast =
    { $wait_s ->
        [one] Je bent te snel voor mij. Probeer het over 1 seconde nog eens.
       *[other] Je bent te snel voor mij. Probeer het over { $wait_s } seconden nog eens.
    }
channel-busy = Ik kan het in dit kanaal niet bijhouden, dus ik sla opdrachten over die te lang hebben gewacht. Een overgeslagen opdracht verandert niets; knoppen en slash-opdrachten wachten niet.
own-offer = Je hebt het al gevraagd. { $seat } heeft nog niet geantwoord.
not-your-button = Die knop is niet voor jou. Start een eigen partij met /play.
no-opponent = Tegen wie wil je spelen? Noem die na de opdracht, of laat iedereen meedoen.
not-for-you = Dat kan alleen { $players }. Start een eigen partij met /play.
not-your-turn = Nu is { $seat } aan zet. Daarna jij.
square-taken = Vakje { $cell } is bezet. Nog vrij: { $free }.
no-such-square = De vakjes zijn 1 tot en met { $cells }, of a1 tot en met { $last }. Nog vrij: { $free }.
unknown-in-game = Dat begreep ik niet, maar je spel is bezig. Kies een vrij vakje: { $free }.
no-such-board = Kies { $names }. Het getal na de schuine streep is hoeveel op een rij wint.
no-such-rules = Andere regels dan standaard zijn er alleen voor 3x3. Kies 3x3, of laat de regels weg.
draw-refused = Ik speel liever door. Je partij gaat verder; opgeven kan met /resign.
opponent-is-you = Jezelf kun je niet uitdagen. Gebruik /play zonder naam om tegen mij te spelen.
opponent-is-a-bot = Andere bots kunnen niet op uitdagingen ingaan. Gebruik /play zonder naam om tegen mij te spelen.
not-a-member = Dat lid kan ik op deze server niet vinden. Noem iemand met @.
which-member = Dat kan { $players } zijn. Typ wie je bedoelt, of noem die persoon met @.
nobody-else-here = Hier kan niemand anders meedoen. Gebruik alleen /play om tegen mij te spelen.
not-understood = Dat snapte ik niet. Gebruik /play met een lid, anyone, crowd, een niveau (easy, medium, hard, unbeatable), een bord ({ $boards }) of regels ({ $rules }).
words-not-understood = Dat snapte ik niet. Kijk eens in /help.
no-such-number = Dat is geen nummer van een partij. Zoek er een met /games of /history.
opponent-forgotten = Die speler is hier niet meer voor een nieuwe partij. Start een andere met /play.
no-direct-messages = Dat antwoord is privé, en je DM’s staan voor mij dicht. Gebruik de slash-opdracht.
unknown-word = “{ $word }” ken ik niet. Bedoel je `{ $command }`?
no-board-there = Dat bericht toont geen partij van mij. Probeer het bij een bord met knoppen.
no-rematch = Je hebt hier nog geen partij afgemaakt. Start er een met /play.
no-such-zone = Ik weet niet welke tijdzone dat is. Noem een stad die erin ligt, zoals { $names }.
