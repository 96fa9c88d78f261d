### Warum etwas nicht geht, und was stattdessen.

no-game = Du spielst hier gerade nicht. Mit /play startest du eine Partie.
no-game-here = In diesem Kanal spielst du nicht. Deine Partie ist in <#{ $channel }>.
vote-instead = Dieser Kanal spielt zusammen Partie { $game_id }. Mit /board siehst du sie; drück ein Feld, um abzustimmen.
time-ran-out = In Partie { $game_id } ist die Zeit abgelaufen. Mit /play startest du eine neue.
no-such-game = Diese Partie läuft nicht mehr. Mit /play startest du eine neue.
unknown-game = Partie { $game_id } kann ich hier nicht zeigen. Mit /games oder /history findest du eine.
already-over = Partie { $game_id } ist vorbei. Mit /replay { $game_id } gehst du sie durch.
no-such-position = Versuch eins wie `O.XX.X.OO`.
still-explaining = Ich bin noch mit deiner letzten Frage beschäftigt. Versuch es gleich noch mal.
too-many-explanations = Ich erkläre gerade schon so viel, wie ich auf einmal kann. Versuch es gleich noch mal.
not-yours = Das kann nur { $user } oder ein Mod beenden.
exhibition-running = Partie { $game_id } läuft hier schon als Schaupartie. Mit /unwatch { $game_id } kann { $user } oder ein Mod sie beenden.
too-many-games =
    { $running ->
        [one] In diesem Kanal läuft schon 1 Partie, und mehr erlaubt dieser Server nicht auf einmal. Spiel in einem anderen Kanal, oder warte, bis sie vorbei ist.
       *[other] In diesem Kanal laufen schon { $running } Partien, und dieser Server erlaubt { $most } auf einmal. Spiel in einem anderen Kanal, oder warte, bis eine aus /games vorbei ist.
    }
too-many-exhibitions =
    { $most ->
        [one] Ich zeige auf diesem Server schon 1 Schaupartie. Beende sie mit /unwatch, um Platz zu machen.
       *[other] Ich zeige auf diesem Server schon { $most } Schau- oder Kanalpartien. Beende eine mit /unwatch, um Platz zu machen.
    }
cannot-follow-here = Hier kann ich kein Brett aktuell halten. Versuch es in einem Kanal, in dem wir beide lesen und schreiben können.
already-playing =
    { $is_asker ->
        [1] Du hast hier schon eine Partie. Spiel sie erst zu Ende.
       *[other] { $player } spielt hier schon. Frag noch mal, wenn die Partie vorbei ist.
    }
asker-is-playing = { $player } hat eine andere Partie angefangen. Drück „Annehmen“ noch mal, wenn sie vorbei ist.
rematch-running = Deine Revanche ist Partie { $game_id }. Mit /board siehst du sie.
already-challenged = Du wartest noch auf { $user }. Zieh diese Herausforderung zurück, bevor du eine neue stellst.
pick-one = Nimm eins davon: ein Mitglied, irgendwen (open) oder alle zusammen (crowd).
pick-open = Nimm eins davon: ein Mitglied oder irgendwen (open).
no-channel-games = Gegen einen ganzen Kanal kann ich nicht spielen. Nimm /play mit einem Mitglied, oder mit open, damit alle einsteigen können.
own-challenge = Das ist deine eigene Herausforderung. Warte, bis jemand einsteigt, oder zieh sie mit /resign zurück.
seats-taken = Der Platz ist schon vergeben. Mit /play startest du eine eigene Partie.
still-open = Deine offene Herausforderung hier wartet noch. Zieh sie zurück, bevor du eine neue stellst.
declined = { $player } hat gerade abgelehnt. Du kannst <t:{ $until }:R> noch mal fragen.
no-challenges = { $player } nimmt gerade keine Herausforderungen an. Spiel gegen mich, oder lass alle im Kanal einsteigen.
too-many-blocked =
    { $most ->
        [one] Du kannst 1 Mitglied blockieren. Hebe das erst wieder auf.
       *[other] Du kannst höchstens { $most } Mitglieder blockieren. Hebe erst ein paar davon auf.
    }
too-fast =
    { $wait_s ->
        [one] Du bist mir zu schnell. Versuch es in 1 Sekunde noch mal.
       *[other] Du bist mir zu schnell. Versuch es in { $wait_s } Sekunden noch mal.
    }
channel-busy = In diesem Kanal komme ich nicht mehr hinterher und überspringe Befehle, die zu lange gewartet haben. Ein übersprungener Befehl ändert nichts; Buttons und Slash-Befehle warten nicht.
own-offer = Du hast schon gefragt. Die Antwort von { $seat } steht noch aus.
not-your-button = Dieser Button ist nicht für dich. Mit /play startest du eine eigene Partie.
no-opponent = Gegen wen möchtest du spielen? Erwähne das Mitglied nach dem Befehl, oder lass alle einsteigen.
not-for-you = Das kann nur { $players }. Mit /play startest du eine eigene Partie.
not-your-turn = Gerade ist { $seat } am Zug. Danach kommst du.
square-taken = Feld { $cell } ist besetzt. Noch frei: { $free }.
no-such-square = Die Felder heißen 1 bis { $cells } oder a1 bis { $last }. Noch frei: { $free }.
unknown-in-game = Das habe ich nicht verstanden, aber deine Partie läuft. Nimm ein freies Feld: { $free }.
no-such-board = Wähl { $names }. Die Zahl nach dem Schrägstrich sagt, wie viele in einer Reihe gewinnen.
no-such-rules = Andere Regeln als Standard gibt es nur auf 3x3. Nimm 3x3, oder lass die Regeln weg.
draw-refused = Ich spiele lieber weiter. Deine Partie läuft; mit /resign gibst du auf.
opponent-is-you = Dich selbst kannst du nicht herausfordern. Nimm /play ohne Namen, um gegen mich zu spielen.
opponent-is-a-bot = Andere Bots können Herausforderungen nicht beantworten. Nimm /play ohne Namen, um gegen mich zu spielen.
not-a-member = Dieses Mitglied finde ich auf diesem Server nicht. Erwähne jemanden mit @.
which-member = Das könnte { $players } sein. Schreib, wen du meinst, oder erwähne die Person mit @.
nobody-else-here = Hier kann sonst niemand in eine Partie einsteigen. Nimm nur /play, um gegen mich zu spielen.
not-understood = Das habe ich nicht verstanden. Nimm /play mit einem Mitglied, anyone, crowd, einer Stufe (easy, medium, hard, unbeatable), einem Brett ({ $boards }) oder Regeln ({ $rules }).
words-not-understood = Das habe ich nicht verstanden. Schau mal in /help.
no-such-number = Das ist keine Nummer einer Partie. Mit /games oder /history findest du eine.
opponent-forgotten = Für eine Revanche ist hier niemand mehr. Mit /play startest du eine neue Partie.
no-direct-messages = Die Antwort ist vertraulich, und deine DMs sind für mich geschlossen. Nimm den Slash-Befehl.
unknown-word = „{ $word }“ kenne ich nicht. Meinst du `{ $command }`?
no-board-there = Diese Nachricht zeigt keine Partie von mir. Versuch es bei einem Brett mit Buttons.
no-rematch = Du hast hier noch keine Partie beendet. Mit /play startest du eine.
no-such-zone = Ich weiß nicht, welche Zeitzone das ist. Nenne eine Stadt, die darin liegt, etwa { $names }.
