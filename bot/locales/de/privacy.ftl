### Was der Bot über Leute speichert, eine Kopie davon, und wie es gelöscht wird.

privacy-title = Deine Daten
privacy-what = Was ich speichere
privacy-what-text =
    • Deine Discord-ID und deinen Namen, in Partien, die du spielst, verfolgst, beendest oder vorführen lässt.
    • Wo jede Partie gespielt wird, ihre Züge, wer Tipps genutzt hat und wie sie ausging.
    • Was aus den Partien folgt: Wertungszahlen, Turniere, Antworten auf Rätsel, Stimmen, und auf welchem Server du Champion des Monats bist.
    • Was du mit `/preferences` einstellst und wie weit du in `/learn` bist.
    Sonst speichere ich nichts, was du schreibst.
privacy-why = Warum
privacy-why-text =
    Damit Partien einen Neustart überstehen, Bretter aktuell bleiben und es einen Verlauf, Statistiken und eine Rangliste gibt. Ich zeige Partien denen, die ihren Kanal sehen können, und gebe sonst niemandem etwas.
privacy-long = Wie lange
privacy-long-games =
    { $days ->
        [0] Beendete Partien bleiben; /forget nimmt deinen Namen und deine ID heraus.
        [one] Beendete Partien verschwinden nach 1 Tag.
       *[other] Beendete Partien verschwinden nach { $days } Tagen.
    }
privacy-long-servers =
    { $days ->
        [one] Was zu einem Server gehört, verschwindet 1 Tag, nachdem ich ihn verlasse.
       *[other] Was zu einem Server gehört, verschwindet { $days } Tage, nachdem ich ihn verlasse.
    }
privacy-yours = Was du tun kannst
privacy-yours-text =
    • `/export` gibt dir eine Kopie von allem.
    • `/forget` nimmt deinen Namen und deine ID aus allem heraus.
    • `/preferences` mit leaderboards bestimmt, wo du gelistet sein darfst.
privacy-host = Wer mich betreibt
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Ohne Namensangabe

privacy-forget-sure =
    Deinen Namen und deine ID aus allem löschen, was ich speichere, auf allen Servern? Das lässt sich nicht rückgängig machen.
    Laufende Partien von dir enden als aufgegeben. Wenn du vorher eine Kopie möchtest, nimm `/export`.
privacy-button-keep = Behalten
privacy-button-erase = Alles löschen
privacy-forget-kept = Ich habe alles so gelassen, wie es war.
privacy-forget-nothing = Unter deinem Namen oder deiner ID speichere ich nichts.
privacy-forget-done =
    Erledigt. Dein Name und deine ID sind aus allem gelöscht, was ich speichere, samt Einstellungen, Stimmen, deinem Stand im Kurs und älteren Antworten auf Rätsel.
    Die Züge deiner Partien bleiben, ohne deinen Namen. Ebenso deine Wertungszahlen, dein Übungsrätsel und deine neuesten Antworten auf Rätsel des Tages, unter einem Code statt deiner ID; wenn du wieder spielst, gehören sie wieder dir. Hat dich jemand blockiert, bleibt auch das, unter demselben Code.
    Nachrichten, die ich schon geschrieben habe, bleiben, bis jemand sie löscht.

privacy-copy =
    { $games ->
        [0] Hier ist alles, was ich über dich speichere.
        [one] Hier ist alles, was ich über dich speichere, mit 1 Partie.
       *[other] Hier ist alles, was ich über dich speichere, mit { $games } Partien.
    }

topic-privacy = Deine Daten
topic-privacy-text =
    `/privacy` zeigt, was ich speichere, warum und wie lange.
    `/export` schickt dir eine Kopie von allem, was ich über dich speichere.
    `/forget` nimmt deinen Namen und deine ID aus allem heraus, auf allen Servern. Vorher frage ich nach.
    `/preferences` mit leaderboards bestimmt, wo du gelistet sein darfst.

privacy-not-yours-to-forget = Die Frage ging an jemand anders. Wenn ich dich vergessen soll, nimm /forget.
privacy-question-too-old = Die Frage ist zu alt, um sie noch zu beantworten. Nimm /forget noch einmal.
privacy-copied-just-now = Du hast gerade erst eine Kopie bekommen. Die nächste gibt es <t:{ $until }:R>.

command-privacy = Sehen, was ich über dich speichere, warum und wie lange
command-forget = Deinen Namen und deine ID aus allem löschen lassen, was ich speichere
command-export = Eine Kopie von allem holen, was ich über dich speichere (nur du siehst das)
