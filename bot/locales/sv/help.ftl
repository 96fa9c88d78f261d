### Hjälp: en översikt i tre fält.

help-title = Tre i rad
help-typed =
    Få tre i rad för att vinna.
    Du kan också skriva `{ $prefix }play` eller `{ $prefix }move 5`.
help-untyped =
    Få tre i rad för att vinna.
    Du kan också skriva `@bot play` eller `@bot move 5`.
help-play = Spela
help-play-text =
    `/play` mot mig, en kompis eller vem som helst, eller som hel kanal.
    Tryck på en ruta, eller skriv `/move`.
    `/board` visar ditt parti igen.
    `/tournament` är en turnering: utslag, eller alla möter alla.
    `/draw` och `/resign` avslutar ett parti.
    `/preferences` ställer in hur spelplaner ser ut (också i ord för skärmläsare), vad jag säger till om och vem som får utmana dig.
help-watch = Titta på
help-watch-text =
    `/games` visar vad som spelas.
    `/watch` följer ett parti här.
    `/history` visar avslutade partier.
    `/replay` går igenom ett, drag för drag.
help-learn = Lära sig
help-learn-text =
    `/learn` är en kurs: så tänker jag.
    `/hint` visar dina bästa rutor.
    `/explain` visar vad var och en är värd.
    `/puzzle` är ny varje dag.
    `/stats` visar hur det går för dig.
    `/leaderboard` visar vem som är bäst.
    `/privacy` visar vad jag sparar.
help-manage = Hantera
help-manage-text =
    `/settings` ställer in hur jag fungerar på den här servern.
    `/permissions` visar vad jag får göra här, och var man ändrar det.
    `/puzzle here` lägger upp kluringen här varje dag.

help-button-play = Spela: { $kind }
help-button-challenge = Utmana
help-button-watch = Titta på

help-menu-topics = Mer om …
help-menu-whom = Välj en motståndare
help-challenge-whom = Vem vill du utmana?

help-about =
    Jag är tictactoe-bot { $version }. Jag hittar mina drag med minimax: oslagbar förlorar aldrig ett parti som går att rädda, och lätt ger dig en chans.
    Jag sparar vem som spelade var, dragen, resultaten och dina inställningar; inget annat du skriver. Mer om det finns i /privacy, och vad jag kan visar /help.

help-no-such-topic = Det har jag ingen hjälp om. Prova /help med { $names }.

command-help = Se vad jag kan och hur man spelar
command-help-topic = Vad du vill läsa om; hoppa över för allt i korthet
command-about = Se vad jag är och vad jag sparar
