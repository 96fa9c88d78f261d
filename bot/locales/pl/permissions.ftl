### Co bot może robić na kanale.

permissions-title = Co mi tu wolno
permissions-fine = Na kanale <#{ $channel }> mam wszystko, czego potrzebuję do gry.
permissions-lacking =
    { $count ->
        [one] Na kanale <#{ $channel }> brakuje mi { $count } potrzebnego uprawnienia.
        [few] Na kanale <#{ $channel }> brakuje mi { $count } potrzebnych uprawnień.
        [many] Na kanale <#{ $channel }> brakuje mi { $count } potrzebnych uprawnień.
       *[other] Na kanale <#{ $channel }> brakuje mi { $count } potrzebnego uprawnienia.
    }
permissions-commands = Discord nie przyjął moich poleceń z ukośnikiem, więc niektórych może brakować albo są nieaktualne. Zapytaj osobę, która mnie hostuje; powód jest w moim logu.
permissions-needed = Do gry
permissions-extra = Tylko jeśli wymagają tego twoje ustawienia

permissions-view-channel = **Wyświetlanie kanału**, żeby odświeżać plansze
permissions-send-messages = **Wysyłanie wiadomości**, żeby odpowiadać na wpisane polecenia
permissions-embed-links = **Osadzanie linków**, na tekst pod planszą
permissions-read-message-history = **Czytanie historii wiadomości**, żeby odpowiadać na wiadomość
permissions-attach-files = **Załączanie plików**, na obrazki
permissions-send-messages-in-threads = **Wysyłanie wiadomości w wątkach**, żeby grać w wątkach
permissions-create-public-threads = **Tworzenie publicznych wątków**, na partie we własnych wątkach
permissions-manage-threads = **Zarządzanie wątkami**, na tryb powolny w wątkach partii
permissions-manage-roles = **Zarządzanie rolami**, żeby nadać rolę za mistrzostwo miesiąca

permissions-where-roles = Nadaj je mojej roli w Ustawienia serwera > Role.
permissions-where-channel = Ten kanał je odbiera. Zezwól na nie w Edytuj kanał > Uprawnienia.
permissions-where-either = Zajrzyj do Ustawienia serwera > Role i do Edytuj kanał > Uprawnienia.

topic-settings-permissions = `/permissions` pokazuje, co mi wolno na kanale i gdzie to zmienić.

permissions-no-channel = Uprawnienia dotyczą kanału na serwerze. Użyj /permissions właśnie tam.

command-permissions = Zobacz, co mi wolno na tym kanale i gdzie to zmienić
