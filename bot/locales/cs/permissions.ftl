### Co bot smí v kanálu.

permissions-title = Co tu smím
permissions-fine = V kanálu <#{ $channel }> mám všechno, co ke hraní potřebuju.
permissions-lacking =
    { $count ->
        [one] V kanálu <#{ $channel }> mi chybí { $count } potřebné oprávnění.
        [few] V kanálu <#{ $channel }> mi chybí { $count } potřebná oprávnění.
       *[other] V kanálu <#{ $channel }> mi chybí { $count } potřebných oprávnění.
    }
permissions-commands = Discord nepřijal moje příkazy s lomítkem, takže některé můžou chybět nebo být zastaralé. Zeptej se toho, kdo mě provozuje; důvod je v mém logu.
permissions-needed = Ke hraní
permissions-extra = Jen když to chce vaše nastavení

permissions-view-channel = **Zobrazit kanál**, aby plochy zůstaly aktuální
permissions-send-messages = **Odesílat zprávy**, k odpovědím na psané příkazy
permissions-embed-links = **Vkládat odkazy**, pro text pod plochou
permissions-read-message-history = **Číst historii zpráv**, k odpovědi na zprávu
permissions-attach-files = **Přikládat soubory**, pro obrázky
permissions-send-messages-in-threads = **Odesílat zprávy ve vláknech**, ke hraní ve vláknech
permissions-create-public-threads = **Vytvářet veřejná vlákna**, pro partie ve vlastních vláknech
permissions-manage-threads = **Spravovat vlákna**, pro pomalý režim ve vláknech s partiemi
permissions-manage-roles = **Spravovat role**, pro roli šampiona měsíce

permissions-where-roles = Dej ho mojí roli v Nastavení serveru > Role.
permissions-where-channel = Tenhle kanál ho odebírá. Povol ho v Upravit kanál > Oprávnění.
permissions-where-either = Podívej se do Nastavení serveru > Role a do Upravit kanál > Oprávnění.

topic-settings-permissions = `/permissions` ukáže, co v kanálu smím a kde se to mění.

permissions-no-channel = Oprávnění patří ke kanálu na serveru. Použij /permissions tam.

command-permissions = Ukázat, co v tomhle kanálu smím a kde se to mění
