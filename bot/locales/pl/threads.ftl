### Partie we własnych wątkach.

threads-title = { $x } kontra { $o }
threads-line = **{ $x }** kontra **{ $o }**: gra toczy się w <#{ $thread }>.

threads-only-in-text = Na tym serwerze każda partia ma własny wątek, ale wątki są tylko na kanałach tekstowych, więc ta partia zostaje tutaj.
threads-no-right = Na tym serwerze każda partia ma własny wątek, ale tutaj nie wolno mi go utworzyć, więc ta partia zostaje tutaj. Poproś osobę zarządzającą o nadanie mi uprawnień Tworzenie publicznych wątków i Wysyłanie wiadomości w wątkach.
threads-enough = Ktoś z was ma już trzy partie w wątkach tego kanału, więc ta zostaje tutaj. Skończcie którąś z nich, żeby znów mieć wątek.
threads-refused = Na tym serwerze każda partia ma własny wątek, ale Discord nie pozwolił mi go teraz utworzyć, więc ta partia zostaje tutaj.
