### Turneringar.

tournaments-round-robin = Alla möter alla
tournaments-knockout = Utslagsturnering
tournaments-bot = Bot (svår)
tournaments-title = { $form } på { $board }
tournaments-title-round = { $form } på { $board }: { $round }
tournaments-title-won = 🏆 { $player } vinner
tournaments-title-over = Ingen kom, så ingen vann
tournaments-title-cancelled = Turneringen är inställd
tournaments-champion = { $user }, turneringen är din. Snyggt spelat!
tournaments-how =
    { $form ->
        [knockout] En match är två partier, ett med varje tecken. Står det lika spelar ni två till, och lotten avgör vem som börjar. Står det fortfarande lika går den bäst seedade vidare.
       *[round_robin] Alla möter alla: två partier, ett med varje tecken.
    }
tournaments-hours =
    { $hours ->
        [one] Ni har en timme på er för varje omgång.
       *[other] Ni har { $hours } timmar på er för varje omgång.
    }
tournaments-open = Tryck på Gå med för att spela du också. { $owner } eller en moderator startar.
tournaments-open-unowned = Tryck på Gå med för att spela du också. En moderator startar.
tournaments-entrants =
    { $count ->
        [0] Ingen är med än. Det krävs { $least } för att starta (högst { $most }).
        [one] { $names } är med. { $missing } till krävs för att starta (högst { $most }).
       *[other] { $missing ->
            [0] { $count } är med (högst { $most }): { $names }
           *[other] { $names } är med. { $missing } till krävs för att starta (högst { $most }).
        }
    }
tournaments-deadline = Omgången slutar <t:{ $deadline }:R>.
tournaments-to-round = [Spela din match]({ $link })
tournaments-of-players =
    { $count ->
        [one] 1 spelare
       *[other] { $count } spelare
    }
tournaments-is-on = Partier som pågår fortsätter, som vanliga partier.
tournaments-unnamed = Namn som bilden inte kan visa: { $names }
tournaments-moved = Den här turneringen har flyttat ner: { $link }
tournaments-link = Gå dit

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Final
        [1] Semifinaler
       *[other] Omgång { $round } av { $rounds }
    }
tournaments-round-how = Två partier, senast <t:{ $deadline }:f>. Tryck på Spela när ni båda är här. Om bara en av er dyker upp vinner den.
tournaments-round-over = Den här omgången är slut.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) står över den här omgången
tournaments-rest-on = { $first } ({ $first_seed }) har frirond
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, lika: den bäst seedade går vidare
tournaments-match-walkover = { $match }, på walkover
tournaments-match-nobody = { $match }, ingen kom
tournaments-match-nobody-on = { $match }, ingen kom: den bäst seedade går vidare
tournaments-match-time = { $match }, tiden var slut
tournaments-match-running = { $match }, parti { $game } pågår
tournaments-match-awaited = { $match }. { $player }, tryck på Spela när du är redo.
tournaments-play = Spela: { $first } – { $second }

tournaments-game-on = Parti { $game } pågår. Spelplanen finns { $link }; /board visar den igen.

tournaments-next = Nästa parti ({ $score })
tournaments-so-far = Den här matchen: { $match }. I nästa parti börjar { $player }.

tournaments-points = Poäng
tournaments-berger = SB
tournaments-player = Spelare
tournaments-words-table = Tabell, poäng inom parentes: { $lines }
tournaments-words-bracket = Slutspelsträd: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = Hoppa av
tournaments-button-start = Starta
tournaments-button-fill = Fyll på med botar och starta
tournaments-button-cancel = Ställ in
tournaments-button-again = En gång till
tournaments-button-quit = Hoppa av för gott
tournaments-button-end = Ställ in turneringen

tournaments-ask-leave = Hoppa av turneringen? Då förlorar du resten av dina matcher på walkover.
tournaments-ask-cancel = Ställa in turneringen? Partier som pågår fortsätter, som vanliga partier.
tournaments-done-leave = Du har hoppat av turneringen.
tournaments-done-cancel = Turneringen är inställd.
tournaments-done-join = Du är med. Jag nämner dig när första omgången börjar.
tournaments-done-start = Nu kör vi! Härnäst kommer första omgången.
tournaments-done-fill = Nu kör vi, med en bot på varje ledig plats. Härnäst kommer första omgången.

command-tournament = Spela en turnering i den här kanalen: utslag, eller alla möter alla
command-tournament-create = Öppna en turnering i den här kanalen
command-tournament-join = Gå med i turneringen i den här kanalen
command-tournament-leave = Hoppa av turneringen i den här kanalen
command-tournament-start = Starta turneringen i den här kanalen, om du öppnade den
command-tournament-fill = Fyll lediga platser med botar och starta, om du öppnade den
command-tournament-cancel = Ställ in turneringen i den här kanalen, om du öppnade den
command-tournament-show = Visa turneringen i den här kanalen
command-tournament-create-form = Förlora och du är ute, eller alla möter alla
command-tournament-create-board = Storleken; talet efter snedstrecket är hur många i rad som vinner
command-tournament-create-hours = Hur många timmar en omgång får ta

tournaments-none-here = Här finns ingen turnering än. Öppna en med /tournament create.
tournaments-on-here = Den här kanalen har redan en turnering. Se den med /tournament show.
tournaments-not-here = Turneringar behöver en serverkanal där jag kan skriva. Använd /tournament create i en sådan.
tournaments-already-joined = Du är redan med. Jag nämner dig när första omgången börjar.
tournaments-not-joined = Du är inte med i den turneringen. Se vilka som är det med /tournament show.
tournaments-too-late = Den turneringen har börjat utan dig. Öppna en ny med /tournament create när den är slut.
tournaments-already-started = Den turneringen har redan börjat. Se den med /tournament show.
tournaments-full =
    { $most ->
        [one] Den turneringen är full: den tar 1 spelare.
       *[other] Den turneringen är full: den tar { $most } spelare.
    }
tournaments-too-few =
    { $least ->
        [one] Det krävs minst 1 spelare för att starta. Be någon trycka på Gå med.
       *[other] Det krävs minst { $least } spelare för att starta. Be någon trycka på Gå med.
    }
tournaments-over = Den turneringen är slut. Öppna en ny med /tournament create.
tournaments-not-yours = Det kan bara { $user } eller en moderator göra.
tournaments-moderators-only = Det kan bara en moderator göra. Fråga någon av dem.
tournaments-not-your-match = Den matchen är för { $players }. Hitta din med /tournament show.
tournaments-match-over = Den matchen är avgjord. Se hur det står med /tournament show.
tournaments-not-your-question = Den frågan gick till någon annan. Vill du själv hoppa av, använd /tournament leave.
tournaments-not-understood = Jag behöver en åtgärd (create, join, leave, start, fill, cancel, show), en form (knockout, round robin), en spelplan (4x4) eller timmar (1h till 72h).
tournaments-no-help = Det här partiet hör till en match, så du får klara dig själv: inga tips förrän det är slut.
tournaments-no-rematch = Det här partiet hör till en match: tryck på Spela i omgångens meddelande för nästa parti. Du hittar det med /tournament show.

topic-tournaments = Turneringar
topic-tournaments-text =
    `/tournament create` öppnar en utslagsturnering (2 till 32 spelare) eller alla möter alla (3 till 12), och du är med. De andra trycker på Gå med. Du eller en moderator trycker på Starta inom 7 dagar; **Fyll på med botar och starta** sätter min svåra nivå på lediga platser.
    Seedningen går efter rating. En match är två partier, ett med varje tecken: tryck på Spela, sedan **Nästa parti** under spelplanen. I en match finns inga tips.
    Vinst ger 1 poäng, oavgjort en halv. Lika i tabellen avgörs med Sonneborn-Berger: poäng mot starka spelare väger tyngre.
    En utslagsmatch som står lika får två partier till, och lotten avgör vem som börjar. Står det fortfarande lika går den bäst seedade vidare.
    Kommer du inte förlorar du på walkover: när tiden är slut och bara en av er har tryckt på Spela sedan ert senaste parti får den spelaren poängen som är kvar. En tryckning räknas om du inte är med i något annat parti här. Om båda har tryckt, eller ingen, räknas poängen ni har; en utslagsmatch som står lika går till den bäst seedade.
    `/tournament show` visar den igen, `/tournament leave` tar dig ur den.
