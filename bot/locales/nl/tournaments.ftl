### Toernooien.

tournaments-round-robin = Ieder tegen ieder
tournaments-knockout = Knock-out
tournaments-bot = Bot (moeilijk)
tournaments-title = { $form } op { $board }
tournaments-title-round = { $form } op { $board }: { $round }
tournaments-title-won = 🏆 { $player } wint
tournaments-title-over = Niemand kwam, dus niemand wint
tournaments-title-cancelled = Toernooi afgelast
tournaments-champion = { $user }, het toernooi is van jou. Goed gespeeld!
tournaments-how =
    { $form ->
        [knockout] Een match is twee partijen, met elk teken één. Staat het gelijk, dan spelen jullie er nog twee, en bepaalt het lot wie begint. Staat het dan nog gelijk, dan gaat de hoogst geplaatste door.
       *[round_robin] Iedereen speelt tegen iedereen: twee partijen, met elk teken één.
    }
tournaments-hours =
    { $hours ->
        [one] Jullie hebben een uur voor elke ronde.
       *[other] Jullie hebben { $hours } uur voor elke ronde.
    }
tournaments-open = Druk op “Meedoen” om ook te spelen. { $owner } of een mod start het.
tournaments-open-unowned = Druk op “Meedoen” om ook te spelen. Een mod start het.
tournaments-entrants =
    { $count ->
        [0] Er doet nog niemand mee. Er zijn er { $least } nodig om te starten (hoogstens { $most }).
        [one] { $names } doet mee. Nog { $missing } nodig om te starten (hoogstens { $most }).
       *[other] { $missing ->
            [0] { $count } doen mee (hoogstens { $most }): { $names }
           *[other] { $names } doen mee. Nog { $missing } nodig om te starten (hoogstens { $most }).
        }
    }
tournaments-deadline = De ronde eindigt <t:{ $deadline }:R>.
tournaments-to-round = [Speel je match]({ $link })
tournaments-of-players =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
tournaments-is-on = Lopende partijen gaan door, als gewone partijen.
tournaments-unnamed = Namen die het plaatje niet kan tonen: { $names }
tournaments-moved = Dit toernooi staat nu lager: { $link }
tournaments-link = Ga erheen

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Finale
        [1] Halve finales
       *[other] Ronde { $round } van { $rounds }
    }
tournaments-round-how = Twee partijen, uiterlijk <t:{ $deadline }:f>. Druk op “Spelen” als jullie er allebei zijn. Komt maar een van jullie opdagen, dan wint die.
tournaments-round-over = Deze ronde is voorbij.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) slaat deze ronde over
tournaments-rest-on = { $first } ({ $first_seed }) heeft een vrijloting
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, gelijk: de hoogst geplaatste gaat door
tournaments-match-walkover = { $match }, zonder spelen
tournaments-match-nobody = { $match }, niemand kwam
tournaments-match-nobody-on = { $match }, niemand kwam: de hoogst geplaatste gaat door
tournaments-match-time = { $match }, de tijd was om
tournaments-match-running = { $match }, partij { $game } is bezig
tournaments-match-awaited = { $match }. { $player }, druk op “Spelen” als je zover bent.
tournaments-play = Spelen: { $first } – { $second }

tournaments-game-on = Partij { $game } is bezig. Het bord staat { $link }; /board plaatst het opnieuw.

tournaments-next = Volgende partij ({ $score })
tournaments-so-far = Deze match: { $match }. In de volgende partij begint { $player }.

tournaments-points = Ptn.
tournaments-berger = SB
tournaments-player = Speler
tournaments-words-table = Stand, punten tussen haakjes: { $lines }
tournaments-words-bracket = Schema: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = Afmelden
tournaments-button-start = Starten
tournaments-button-fill = Aanvullen met bots en starten
tournaments-button-cancel = Afgelasten
tournaments-button-again = Nog een keer
tournaments-button-quit = Echt afmelden
tournaments-button-end = Toernooi afgelasten

tournaments-ask-leave = Je afmelden voor het toernooi? Dan verlies je de rest van je matches zonder te spelen.
tournaments-ask-cancel = Het toernooi afgelasten? Lopende partijen gaan door, als gewone partijen.
tournaments-done-leave = Je bent uit het toernooi.
tournaments-done-cancel = Het toernooi is afgelast.
tournaments-done-join = Je doet mee. Ik noem je als de eerste ronde begint.
tournaments-done-start = We gaan los! Nu volgt de eerste ronde.
tournaments-done-fill = We gaan los, met een bot op elke vrije plek. Nu volgt de eerste ronde.

command-tournament = Speel een toernooi in dit kanaal: knock-out of ieder tegen ieder
command-tournament-create = Open een toernooi in dit kanaal
command-tournament-join = Doe mee aan het toernooi in dit kanaal
command-tournament-leave = Meld je af voor het toernooi in dit kanaal
command-tournament-start = Start het toernooi in dit kanaal, als jij het opende
command-tournament-fill = Vul vrije plekken aan met bots en start, als jij het opende
command-tournament-cancel = Gelast het toernooi in dit kanaal af, als jij het opende
command-tournament-show = Toon het toernooi in dit kanaal
command-tournament-create-form = Verlies en je ligt eruit, of iedereen speelt tegen iedereen
command-tournament-create-board = Het formaat; het getal na de schuine streep is hoeveel op een rij wint
command-tournament-create-hours = Hoeveel uur een ronde mag duren

tournaments-none-here = Hier is nog geen toernooi. Open er een met /tournament create.
tournaments-on-here = Dit kanaal heeft al een toernooi. Bekijk het met /tournament show.
tournaments-not-here = Een toernooi vraagt een serverkanaal waar ik mag schrijven. Gebruik daar /tournament create.
tournaments-already-joined = Je doet al mee. Ik noem je als de eerste ronde begint.
tournaments-not-joined = Je doet niet mee aan dat toernooi. Wie wel, zie je met /tournament show.
tournaments-too-late = Dat toernooi is zonder jou begonnen. Open met /tournament create een nieuw als het is afgelopen.
tournaments-already-started = Dat toernooi is al begonnen. Bekijk het met /tournament show.
tournaments-full =
    { $most ->
        [one] Dat toernooi is vol: er kan 1 speler meedoen.
       *[other] Dat toernooi is vol: er kunnen { $most } spelers meedoen.
    }
tournaments-too-few =
    { $least ->
        [one] Er is minstens 1 speler nodig om te starten. Vraag iemand op “Meedoen” te drukken.
       *[other] Er zijn minstens { $least } spelers nodig om te starten. Vraag iemand op “Meedoen” te drukken.
    }
tournaments-over = Dat toernooi is afgelopen. Open een nieuw met /tournament create.
tournaments-not-yours = Dat kan alleen { $user } of een mod.
tournaments-moderators-only = Dat kan alleen een mod. Vraag het er een.
tournaments-not-your-match = Die match is voor { $players }. Die van jou vind je met /tournament show.
tournaments-match-over = Die match is beslist. Hoe het ervoor staat, zie je met /tournament show.
tournaments-not-your-question = Die vraag was voor iemand anders. Zelf afmelden kan met /tournament leave.
tournaments-not-understood = Ik heb een actie nodig (create, join, leave, start, fill, cancel, show), een vorm (knockout, round robin), een bord (4x4) of uren (1h tot 72h).
tournaments-no-help = Deze partij hoort bij een match, dus je staat er alleen voor: geen hints tot het voorbij is.
tournaments-no-rematch = Deze partij hoort bij een match: druk voor de volgende op “Spelen” in het bericht van de ronde. Je vindt het met /tournament show.

topic-tournaments = Toernooien
topic-tournaments-text =
    `/tournament create` opent een knock-out (2 tot 32 spelers) of ieder tegen ieder (3 tot 12), en je doet mee. De anderen drukken op “Meedoen”. Jij of een mod drukt binnen 7 dagen op “Starten”; **Aanvullen met bots en starten** zet mijn niveau moeilijk op de vrije plekken.
    De plaatsing gaat op rating. Een match is twee partijen, met elk teken één: druk op “Spelen”, daarna op **Volgende partij** onder het bord. In een match zijn er geen hints.
    Winst is 1 punt, gelijkspel een half. Bij gelijke stand in de tabel beslist Sonneborn-Berger: punten tegen sterke spelers tellen zwaarder.
    Een knock-outmatch die gelijk staat, krijgt nog twee partijen, en het lot bepaalt wie begint. Staat het dan nog gelijk, dan gaat de hoogst geplaatste door.
    Kom je niet, dan verlies je zonder te spelen: als de tijd om is en maar een van jullie sinds de laatste partij op “Spelen” heeft gedrukt, krijgt die speler de punten die over zijn. Een druk telt als je hier in geen andere partij zit. Hebben jullie allebei gedrukt, of geen van beiden, dan tellen de punten tot dan toe; een gelijke knock-outmatch gaat naar de hoogst geplaatste.
    `/tournament show` plaatst het opnieuw, met `/tournament leave` stap je eruit.
