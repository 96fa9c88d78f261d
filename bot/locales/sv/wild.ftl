variant-wild = Fritt val
choice-wild = Fritt val
rules-wild = Fritt val: lägg vilket tecken du vill. Tre lika i rad vinner.
placing = Fritt val: rutorna lägger { $mark } nu. Tre lika i rad vinner.
button-place = Lägg { $mark }
move-with-mark = { $square } med { $mark }
topic-wild = Fritt val
topic-wild-text =
    I varje drag lägger du X **eller** O, precis vilket du vill.
    Den som fyller en rad med tre lika tecken vinner, oavsett vem som lade de andra.
    För att lägga det andra tecknet trycker du på dess knapp före rutan, eller använder `/move` med `5 o`. Det spelas på 3x3.
