### Co robią moderatorzy: kończą partie i wyzwania.

moderation-ended-game = { $moderator } kończy partię { $game }. Nie liczy się nikomu.
moderation-ended-challenge = { $moderator } kończy wyzwanie od gracza { $asker }.

topic-ending-moderator = Jeśli możesz zarządzać wiadomościami, `/end` kończy partię na twoim kanale bez wyniku.

moderation-not-moderator = Partię mogą tu zakończyć tylko ci, którzy mogą zarządzać wiadomościami na tym kanale. Użyj /resign, żeby poddać własną.
moderation-your-own = W partii { $game_id } grasz ty. Użyj /resign, żeby ją poddać, albo poproś o zakończenie kogoś innego z moderacji.
moderation-no-such-game = Partii { $game_id } nie ma na tym kanale. Użyj /end tam, gdzie się toczy.
moderation-nothing-open = Ta osoba nie ma otwartego wyzwania na tym kanale. Użyj /end z numerem, żeby zakończyć partię.
moderation-not-understood = Potrzebuję numeru jednej partii albo jednej osoby. Numer znajdziesz przez /games.

command-end = Zakończ tutejszą partię bez wyniku albo czyjeś otwarte wyzwanie
command-end-game = Numer partii na tym kanale
command-end-member = Albo czyje otwarte wyzwanie na tym kanale zakończyć
