### Vad boten får göra i en kanal: ett kort med en bock eller ett kryss före varje rad.

permissions-title = Vad jag får göra här
permissions-fine = Jag har allt jag behöver för att spela i <#{ $channel }>.
permissions-lacking =
    { $count ->
        [one] Jag saknar 1 behörighet som jag behöver i <#{ $channel }>.
       *[other] Jag saknar { $count } behörigheter som jag behöver i <#{ $channel }>.
    }
permissions-commands = Discord tog inte emot mina snedstreckskommandon, så några kan saknas eller vara inaktuella. Fråga den som driver mig; orsaken står i min logg.
permissions-needed = För att spela
permissions-extra = Bara om era inställningar kräver det

permissions-view-channel = **Visa kanal**, för att hålla spelplaner aktuella
permissions-send-messages = **Skicka meddelanden**, för att svara på skrivna kommandon
permissions-embed-links = **Bädda in länkar**, för orden under en spelplan
permissions-read-message-history = **Läs meddelandehistorik**, för att svara på ett meddelande
permissions-attach-files = **Bifoga filer**, för bilder
permissions-send-messages-in-threads = **Skicka meddelanden i trådar**, för att spela i trådar
permissions-create-public-threads = **Skapa offentliga trådar**, för partier i egna trådar
permissions-manage-threads = **Hantera trådar**, för långsamt läge i partiernas trådar
permissions-manage-roles = **Hantera roller**, för att ge månadens mästare en roll

permissions-where-roles = Ge min roll den i Serverinställningar > Roller.
permissions-where-channel = Den här kanalen tar bort den. Tillåt den i Redigera kanal > Behörigheter.
permissions-where-either = Titta i Serverinställningar > Roller och i Redigera kanal > Behörigheter.

topic-settings-permissions = `/permissions` visar vad jag får göra i en kanal, och var man ändrar det.

permissions-no-channel = Behörigheter hör till en kanal på en server. Använd /permissions där.

command-permissions = Se vad jag får göra i den här kanalen, och var man ändrar det
