### Eine Herausforderung und eine Partie, wie die beiden sie sehen, die spielen.

challenge = { $asked }, { $asker } fordert dich zu Tic-Tac-Toe heraus.
challenge-open = { $asker } sucht jemanden für eine Partie Tic-Tac-Toe. Drück „Mitspielen“, um einzusteigen.
challenge-first = Du bekommst { $mark } und fängst an.
challenge-second = Du bekommst { $mark }; { $asker } fängt an.
challenge-clock = Läuft <t:{ $deadline }:R> ab.
challenge-late = { $asked }, hier wartet eine Herausforderung auf dich.
challenge-declined = { $asked } lehnt die Herausforderung von { $asker } ab.
challenge-withdrawn = Die Herausforderung von { $asker } ist zurückgezogen.
challenge-expired = Die Herausforderung von { $asker } ist abgelaufen. Mit /play geht es noch mal.

rules-larger = { $board }: { $count } in einer Reihe gewinnen.

draw-offered = { $player } bietet Unentschieden an. { $other }, unten kannst du annehmen; dein nächster Zug lehnt ab.
against = Gegen { $player }.
last-move = { $player } spielt { $square }.
last-moves = { $player } spielt { $square } und { $other } spielt { $answer }.
answered = Du hast { $yours } gespielt, ich { $mine }.
began = Ich habe { $mine } gespielt.
press-a-mark = Drück ein besetztes Feld, wenn du einen Tipp oder ein Unentschieden willst oder aufgibst.
clock = Nächster Zug fällig <t:{ $deadline }:R>.
number = Partie { $game }
first-game = Deine erste Partie läuft auf mittel; mit `/play hard` wird es schwerer.

headline-won = { $winner } gewinnt!
headline-lost = Diesmal gewinne ich
headline-draw = Unentschieden
headline-nobody = Niemand gewinnt
headline-called-off = Vor dem ersten Zug abgesagt

end-line =
    { $row ->
        [3] Drei
        [4] Vier
       *[5] Fünf
    } in einer Reihe, in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }.
praise-sure = Mehr holt niemand gegen mich.
praise = Gut gehalten: Besser kann ich es nicht.
end-agreement =
    { $moves ->
        [0] Geeinigt vor dem ersten Zug.
        [one] Geeinigt nach 1 Zug.
       *[other] Geeinigt nach { $moves } Zügen.
    }
end-resignation =
    { $moves ->
        [one] { $loser } gibt nach 1 Zug auf.
       *[other] { $loser } gibt nach { $moves } Zügen auf.
    }
end-time =
    { $moves ->
        [one] Zeit abgelaufen nach 1 Zug: { $loser }.
       *[other] Zeit abgelaufen nach { $moves } Zügen: { $loser }.
    }
end-nobody = Die Zeit ist abgelaufen, bevor beide gezogen hatten.
end-stop =
    { $moves ->
        [0] Die Partie wurde vor dem ersten Zug abgebrochen.
        [one] Die Partie wurde nach 1 Zug abgebrochen.
       *[other] Die Partie wurde nach { $moves } Zügen abgebrochen.
    }

hinted =
    { $count ->
        [one] Nicht gewertet: { $names } hat einen Tipp genutzt.
       *[other] Nicht gewertet: { $names } haben Tipps genutzt.
    }
rematch-offered = { $player } will eine Revanche. { $other }, drück „Revanche“, um loszulegen.

resign-sure = Partie { $game } aufgeben? Dann gewinnt { $winner }.
resign-sure-bot = Partie { $game } aufgeben? Dann gewinne ich.
resign-sure-uncounted = Partie { $game } absagen? Sie hat noch nicht begonnen und zählt dann für niemanden.
resigned-game = Du hast Partie { $game } aufgegeben.
kept-playing = Partie { $game } geht weiter.
menu = Was möchtest du in Partie { $game } tun?
draw-offer-made = Du hast in Partie { $game } Unentschieden angeboten.
draw-agreed = Du hast das Unentschieden in Partie { $game } angenommen.
challenge-withdrawn-by-you = Du hast deine Herausforderung zurückgezogen.
rematch = Revanche: Partie { $game }.

folded = -# Partie { $game } geht weiter: { $link }.
folded-over = -# Partie { $game } ist zu Ende: { $link }.
link-here = hier

topic-play = Eine Partie starten
topic-play-text =
    `/play` startet eine Partie mit mir. Du kannst eine Stufe und ein Brett wählen und sagen, wer anfängt.
    Wähl ein Mitglied, um es herauszufordern. Die Partie startet mit dem Druck auf „Annehmen“.
    Mit `open` können hier alle einsteigen.
    Nach der Partie gibt dir „Revanche“ eine neue mit vertauschten Zeichen.
topic-move = Ziehen
topic-move-text =
    Drück ein Feld, oder nimm `/move` mit seiner Nummer oder seinem Namen.
    Gezählt wird von oben links. Namen sind Spalte und Zeile: `a1` ist oben links, `b2` eins weiter innen.
    `center`, `top left` und `bottom right` gehen auch.
topic-levels = Stufen
topic-levels-text =
    `easy` nimmt einen Sieg mit, der sich bietet; sonst setzt es irgendwohin.
    `medium` wehrt auch deine Reihen ab.
    `hard` denkt ein paar Züge voraus.
    `unbeatable` verliert keine Partie, die noch zu retten ist.
topic-boards = Größere Bretter
topic-boards-text =
    Die Zahl nach dem Schrägstrich sagt, wie viele in einer Reihe gewinnen.
    Auf `4x4` sind es vier, auf `4x4/3` drei.
    Auf `5x5` sind es vier, auf `5x5/5` fünf.
topic-ending = Unentschieden und Aufgeben
topic-ending-text =
    `/draw` bietet Unentschieden an oder nimmt das Angebot an dich an. Ich nehme spät in einer Partie an, die ich nicht gewinnen kann.
    `/resign` gibt auf oder zieht deine Herausforderung zurück.
    Das Brett sagt, wann der nächste Zug fällig ist; gegen mich nur, wenn es knapp wird. Ist deine Zeit um, verlierst du.
topic-typing = Getippte Befehle
topic-typing-text =
    Jeder Befehl lässt sich tippen: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Kurzformen: `{ $prefix }m5` für einen Zug, `{ $prefix }b` für dein Brett.
    Oder erwähne mich: `@bot play`.
topic-typing-untyped =
    Erwähne mich mit einem Befehl: `@bot play hard 4x4`, `@bot resign`.
    Kurzformen: `@bot m5` für einen Zug, `@bot b` für dein Brett.
