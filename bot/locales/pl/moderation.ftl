### Co robią moderatorzy: kończą partie i wyzwania.

moderation-by = Partię kończy { $user } z moderacji tego kanału.
moderation-by-challenge = Wyzwanie od gracza { $asker } kończy { $user } z moderacji tego kanału.

moderation-ended = Kończę partię { $game }. Nie liczy się nikomu.
moderation-ended-challenges =
    { $count ->
        [one] Kończę 1 wyzwanie od gracza { $user }.
        [few] Kończę { $count } wyzwania od gracza { $user }.
        [many] Kończę { $count } wyzwań od gracza { $user }.
       *[other] Kończę { $count } wyzwania od gracza { $user }.
    }

topic-ending-moderator = Jeśli możesz zarządzać wiadomościami, `/end` kończy partię na twoim kanale bez wyniku.

moderation-not-allowed = Partię { $game_id } mogą zakończyć ci, którzy mogą zarządzać wiadomościami na jej kanale. Użyj /resign, żeby poddać własną.
moderation-your-own = W partii { $game_id } grasz ty. Użyj /resign, żeby ją poddać, albo poproś o zakończenie kogoś innego z moderacji.
moderation-no-challenge = { $user } nie ma otwartego wyzwania tam, gdzie możesz zarządzać wiadomościami. Użyj /end z numerem, żeby zakończyć partię.
moderation-not-understood = Potrzebuję numeru jednej partii albo jednej osoby. Numer znajdziesz przez /games.

command-end = Zakończ partię bez wyniku albo czyjeś otwarte wyzwania
command-end-game = Partia do zakończenia, na kanale, na którym możesz zarządzać wiadomościami
command-end-member = Albo czyje otwarte wyzwania zakończyć na tym serwerze
