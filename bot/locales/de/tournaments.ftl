### Turniere.

tournaments-round-robin = Jeder gegen jeden
tournaments-knockout = K.-o.-Turnier
tournaments-bot = Bot (schwer)
tournaments-title = { $form } auf { $board }
tournaments-title-round = { $form } auf { $board }: { $round }
tournaments-title-won = 🏆 { $player } gewinnt
tournaments-title-over = Niemand kam, also gewinnt auch niemand
tournaments-title-cancelled = Turnier abgesagt
tournaments-champion = { $user }, der Turniersieg gehört dir. Stark gespielt!
tournaments-how =
    { $form ->
        [knockout] Ein Match hat zwei Partien, eine mit jedem Zeichen. Steht es gleich, spielt ihr zwei weitere, und das Los bestimmt, wer anfängt. Steht es immer noch gleich, kommt der bessere Setzplatz weiter.
       *[round_robin] Alle spielen gegen alle: je zwei Partien, eine mit jedem Zeichen.
    }
tournaments-hours =
    { $hours ->
        [one] Für jede Runde habt ihr eine Stunde.
       *[other] Für jede Runde habt ihr { $hours } Stunden.
    }
tournaments-open = Drück „Mitspielen“, um auch dabei zu sein. { $owner } oder ein Mod startet es.
tournaments-open-unowned = Drück „Mitspielen“, um auch dabei zu sein. Ein Mod startet es.
tournaments-entrants =
    { $count ->
        [0] Noch ist niemand dabei. Zum Start braucht es { $least } (höchstens { $most }).
        [one] { $names } ist dabei. Bis zum Start fehlen noch { $missing } (höchstens { $most }).
       *[other] { $missing ->
            [0] { $count } sind dabei (höchstens { $most }): { $names }
           *[other] { $names } sind dabei. Bis zum Start fehlen noch { $missing } (höchstens { $most }).
        }
    }
tournaments-deadline = Die Runde endet <t:{ $deadline }:R>.
tournaments-to-round = [Spiel dein Match]({ $link })
tournaments-of-players =
    { $count ->
        [one] 1 am Start
       *[other] { $count } am Start
    }
tournaments-is-on = Laufende Partien gehen als gewöhnliche weiter.
tournaments-unnamed = Namen, die das Bild nicht zeigen kann: { $names }
tournaments-moved = Dieses Turnier steht jetzt weiter unten: { $link }
tournaments-link = Zum Turnier

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Finale
        [1] Halbfinale
       *[other] Runde { $round } von { $rounds }
    }
tournaments-round-how = Zwei Partien, bis <t:{ $deadline }:f>. Drückt „Spielen“, wenn ihr beide da seid. Kommt nur eine Seite, gewinnt sie.
tournaments-round-over = Diese Runde ist vorbei.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) setzt diese Runde aus
tournaments-rest-on = { $first } ({ $first_seed }) hat ein Freilos
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, Gleichstand: Der bessere Setzplatz kommt weiter
tournaments-match-walkover = { $match }, kampflos
tournaments-match-nobody = { $match }, niemand kam
tournaments-match-nobody-on = { $match }, niemand kam: Der bessere Setzplatz kommt weiter
tournaments-match-time = { $match }, die Zeit war um
tournaments-match-running = { $match }, Partie { $game } läuft
tournaments-match-awaited = { $match }. { $player }, drück „Spielen“, wenn du so weit bist.
tournaments-play = Spielen: { $first } – { $second }

tournaments-game-on = Partie { $game } läuft. Ihr Brett ist { $link }; /board postet es noch mal.

tournaments-next = Nächste Partie ({ $score })
tournaments-so-far = Dieses Match: { $match }. In der nächsten Partie fängt { $player } an.

tournaments-points = Pkt.
tournaments-berger = SB
tournaments-player = Name
tournaments-words-table = Tabelle, Punkte in Klammern: { $lines }
tournaments-words-bracket = Turnierbaum: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = Aussteigen
tournaments-button-start = Starten
tournaments-button-fill = Mit Bots auffüllen und starten
tournaments-button-cancel = Absagen
tournaments-button-again = Noch mal
tournaments-button-quit = Endgültig aussteigen
tournaments-button-end = Turnier absagen

tournaments-ask-leave = Aus dem Turnier aussteigen? Deine restlichen Matches gehen dann kampflos verloren.
tournaments-ask-cancel = Das Turnier absagen? Laufende Partien gehen als gewöhnliche weiter.
tournaments-done-leave = Du bist aus dem Turnier ausgestiegen.
tournaments-done-cancel = Das Turnier ist abgesagt.
tournaments-done-join = Du bist dabei. Wenn die erste Runde beginnt, erwähne ich dich.
tournaments-done-start = Los geht’s! Als Nächstes kommt die erste Runde.
tournaments-done-fill = Los geht’s, mit einem Bot auf jedem freien Platz. Als Nächstes kommt die erste Runde.

command-tournament = In diesem Kanal ein Turnier spielen: K. o. oder jeder gegen jeden
command-tournament-create = In diesem Kanal ein Turnier eröffnen
command-tournament-join = Beim Turnier in diesem Kanal mitspielen
command-tournament-leave = Aus dem Turnier in diesem Kanal aussteigen
command-tournament-start = Das Turnier in diesem Kanal starten, wenn es deins ist
command-tournament-fill = Freie Plätze mit Bots auffüllen und starten, wenn das Turnier deins ist
command-tournament-cancel = Das Turnier in diesem Kanal absagen, wenn es deins ist
command-tournament-show = Das Turnier in diesem Kanal zeigen
command-tournament-create-form = Wer verliert, ist raus; oder alle spielen gegen alle
command-tournament-create-board = Die Größe; die Zahl nach dem Schrägstrich sagt, wie viele in einer Reihe gewinnen
command-tournament-create-hours = Wie viele Stunden eine Runde dauern darf

tournaments-none-here = Hier gibt es noch kein Turnier. Mit /tournament create eröffnest du eins.
tournaments-on-here = In diesem Kanal gibt es schon ein Turnier. Mit /tournament show siehst du es.
tournaments-not-here = Ein Turnier braucht einen Kanal auf einem Server, in dem ich posten kann. Nimm dort /tournament create.
tournaments-already-joined = Du bist schon dabei. Wenn die erste Runde beginnt, erwähne ich dich.
tournaments-not-joined = Bei diesem Turnier bist du nicht dabei. Wer es ist, zeigt /tournament show.
tournaments-too-late = Dieses Turnier läuft schon, leider ohne dich. Wenn es vorbei ist, gibt es mit /tournament create ein neues.
tournaments-already-started = Dieses Turnier läuft schon. Mit /tournament show siehst du es.
tournaments-full =
    { $most ->
        [one] Dieses Turnier ist voll: Mehr als 1 passt nicht hinein.
       *[other] Dieses Turnier ist voll: Mehr als { $most } passen nicht hinein.
    }
tournaments-too-few =
    { $least ->
        [one] Zum Start muss mindestens 1 dabei sein. Bitte jemanden, „Mitspielen“ zu drücken.
       *[other] Zum Start müssen mindestens { $least } dabei sein. Bitte noch jemanden, „Mitspielen“ zu drücken.
    }
tournaments-over = Dieses Turnier ist vorbei. Mit /tournament create eröffnest du ein neues.
tournaments-not-yours = Das kann nur { $user } oder ein Mod.
tournaments-moderators-only = Das kann nur ein Mod. Frag mal nach.
tournaments-not-your-match = Dieses Match ist für { $players }. Deins findest du mit /tournament show.
tournaments-match-over = Dieses Match ist entschieden. Wie es steht, zeigt /tournament show.
tournaments-not-your-question = Die Frage ging an jemand anders. Um selbst auszusteigen, nimm /tournament leave.
tournaments-not-understood = Ich brauche eine Aktion (create, join, leave, start, fill, cancel, show), eine Form (knockout, round robin), ein Brett (4x4) oder Stunden (1h bis 72h).
tournaments-no-help = Diese Partie gehört zu einem Match, da musst du allein durch: keine Tipps, bis sie vorbei ist.
tournaments-no-rematch = Diese Partie gehört zu einem Match: Für die nächste drück „Spielen“ in der Nachricht der Runde. Du findest sie mit /tournament show.

topic-tournaments = Turniere
topic-tournaments-text =
    `/tournament create` eröffnet ein K.-o.-Turnier (für 2 bis 32) oder jeder gegen jeden (für 3 bis 12), und du bist dabei. Die anderen drücken „Mitspielen“. Du oder ein Mod drückt innerhalb von 7 Tagen „Starten“; **Mit Bots auffüllen und starten** setzt meine Stufe schwer auf die freien Plätze.
    Gesetzt wird nach Wertungszahl. Ein Match hat zwei Partien, eine mit jedem Zeichen: Drück „Spielen“, danach **Nächste Partie** unter dem Brett. In einem Match gibt es keine Tipps.
    Ein Sieg zählt 1 Punkt, ein Unentschieden einen halben. Bei Gleichstand in der Tabelle entscheidet Sonneborn-Berger: Punkte gegen Starke zählen mehr.
    Steht es in einem K.-o.-Match gleich, kommen zwei Partien dazu, und das Los bestimmt, wer anfängt. Steht es immer noch gleich, kommt der bessere Setzplatz weiter.
    Wenn du nicht kommst, verlierst du kampflos: Ist die Zeit um und nur eine Seite hat seit eurer letzten Partie „Spielen“ gedrückt, bekommt sie die restlichen Punkte. Ein Druck zählt, wenn du hier in keiner anderen Partie bist. Habt ihr beide gedrückt oder beide nicht, zählen die bisherigen Punkte; bei Gleichstand geht ein K.-o.-Match an den besseren Setzplatz.
    `/tournament show` postet es noch mal, mit `/tournament leave` steigst du aus.
