### Ranglijsten: wie de hoogste rating heeft.

ratings-leaderboard = Ranglijst
ratings-month = deze maand
ratings-everywhere = overal
ratings-games =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
ratings-place = Je staat op plaats { $place } van { $people }.
ratings-unsure = ? = nog een schatting
ratings-levels = 🤖 Mijn niveaus hebben een vaste rating: { $levels }
ratings-hidden = Je staat niet op de lijst, zoals je hebt gevraagd. Wijzigen kan met /preferences.
ratings-not-everywhere = Je hebt geen toestemming gegeven om overal op de lijst te staan. Wijzigen kan met /preferences.
ratings-unrated = Je hebt hier nog geen rating. Begin met /play en maak een partij af zonder hints.
ratings-unrated-month = Je hebt deze maand nog geen partij met rating. Begin met /play en maak er een af zonder hints.
ratings-unrated-past = Je had hier die maand geen partij met rating.
ratings-empty-past = Niemand had hier die maand een partij met rating.
ratings-empty = Niemand heeft hier nog een rating. Begin met /play en maak een partij af zonder hints, dan ben jij de eerste.
ratings-empty-month = Niemand heeft deze maand nog een partij met rating. Begin met /play en maak er een af zonder hints, dan ben jij de eerste.
ratings-empty-everywhere = Er staat nog niemand op deze lijst. Wees de eerste met /preferences.

ratings-no-such-leaderboard = Ik heb een bord nodig ({ $boards }), regels ({ $rules }), month, een maand zoals 2026-10, of all, here of everywhere. Kiezen kan met /leaderboard.
ratings-not-your-leaderboard = Iemand anders heeft om die lijst gevraagd. Je eigen lijst krijg je met /leaderboard.
ratings-months-of-servers = Eerdere maanden zijn er per server, niet voor overal. Gebruik /leaderboard met here.
ratings-no-server-here = Hier is geen server voor een lijst. Gebruik /leaderboard met everywhere.

topic-ratings = Ratings en de ranglijst
topic-ratings-text =
    Iedereen begint op 1500. Winnen van een sterke speler levert het meest op (de methode heet Glicko-2), en wie begint wordt meegerekend.
    `?` betekent dat het nog een schatting is; een dozijn partijen tegen spelers rond jouw rating is genoeg. `±80` betekent dat het hoogstwaarschijnlijk op 80 punten na klopt.
    Elke afgelopen partij telt, ook tegen mij. Wat niet telt: partijen die je met een hint wint of gelijkspeelt, partijen die zijn opgegeven voordat een rij kan dreigen, partijen van een heel kanaal, en mijn partijen tegen mezelf. Na 10 partijen op een dag tegen dezelfde speler tellen de volgende steeds minder. Wie weinig anderen heeft ontmoet, verandert je rating maar tot op zekere hoogte.
    Mijn niveaus zijn 🤖: ze zijn aan elkaar gemeten, dus jouw partijen veranderen jouw rating, nooit die van hen.
    `/leaderboard` toont de spelers van deze server; met een maand zoals 2026-10 met hun rating aan het eind daarvan. Op de lijst voor overal sta je alleen als je daarmee instemt in `/preferences`.

command-leaderboard = Bekijk wie op deze server de hoogste rating heeft, en waar jij staat
command-leaderboard-board = Welk bord; het getal na de schuine streep is hoeveel op een rij wint
command-leaderboard-rules = Welke regels, op 3x3
command-leaderboard-period = Iedereen, wie deze maand heeft gespeeld, of een eerdere maand zoals 2026-10
command-leaderboard-where = Deze server, of iedereen die overal op de lijst wil staan
