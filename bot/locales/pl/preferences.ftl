### Preferencje członka serwera, w zdaniach i jako formularz.

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = Zapisane.
preferences-language =
    { $language_by ->
        [discord] Odpowiadam ci w języku twojego Discorda (discord).
       *[other] Odpowiadam ci w języku: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Decyduje o tym każdy serwer.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Decyduje o tym każdy serwer.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Nie przyjmujesz wyzwań (nobody). Wyzywać innych nadal możesz.
       *[anyone] Każdy może cię wyzwać (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Nikt nie jest zablokowany.
       *[other] Zablokowani: { $members }. Nie mogą cię wyzwać, a ja im o tym nie mówię.
    }
preferences-voice =
    { $voice ->
        [quiet] Podczas gry nic nie mówię (quiet).
       *[chatty] Podczas gry czasem coś powiem (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Nie ma cię w żadnym rankingu graczy (hidden).
        [everywhere] Rankingi graczy mogą cię pokazywać na serwerach, na których grasz, i wszędzie indziej (everywhere).
       *[server] Rankingi graczy pokazują cię tylko na serwerach, na których grasz (server).
    }
preferences-look =
    { $look ->
        [bold] Partie, które zaczynasz, pokazują ❌ i 🔵 (bold).
        [classic] Partie, które zaczynasz, pokazują ❌ i ⭕ (classic).
        [letters] Partie, które zaczynasz, pokazują litery X i O (letters).
        [contrast] Partie, które zaczynasz, pokazują czarno-białe znaki o wysokim kontraście (contrast).
        [words] Partie, które zaczynasz, i odpowiedzi tylko dla ciebie są zapisane słowami, dla czytników ekranu (words).
       *[crisp] Partie, które zaczynasz, pokazują moje własne znaki (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Nigdy nie mówię ci, że to twój ruch (off).
           *[other] Nigdy nie mówię ci, że to twój ruch (off). Minuty ({ $minutes }) liczą się tylko z channel albo dm.
        }
        [channel] { $minutes ->
            [0] Oznaczam cię na kanale, gdy tylko masz ruch (channel).
           *[other] Oznaczam cię na kanale, gdy twój ruch czeka już tyle minut: { $minutes } (channel).
        }
        [dm] { $minutes ->
            [0] Wysyłam ci PW, gdy tylko masz ruch, albo oznaczam cię na kanale, jeśli twoje PW są zamknięte (dm).
           *[other] Wysyłam ci PW, gdy twój ruch czeka już tyle minut: { $minutes }, albo oznaczam cię na kanale, jeśli twoje PW są zamknięte (dm).
        }
       *[accepted] { $minutes ->
            [0] Powiadomienia: tylko gdy ktoś przyjmie twoje wyzwanie albo chce rewanżu (accepted).
           *[other] Powiadomienia: tylko gdy ktoś przyjmie twoje wyzwanie albo chce rewanżu (accepted). Minuty ({ $minutes }) liczą się tylko z channel albo dm.
        }
    }

preferences-unknown = Nie znam słowa „{ $word }”. Użyj słów takich jak `classic`, `dm`, `15 minutes`, `hidden` albo `quiet`, albo samego /preferences.
preferences-no-such = To dwa słowa tego samego rodzaju. Wybierz jeden wygląd, jeden rodzaj powiadomień i tak dalej; możliwości pokazuje /preferences.
preferences-block-whom = Użyj `/preferences block:@Bob` albo `/preferences unblock:@Bob`, co widzisz tylko ty. Jeśli piszesz to tutaj, oznacz osoby po tym słowie, a dostaną powiadomienie.
preferences-yourself = Siebie nie zablokujesz. Wybierz kogoś innego.

preferences-form = Twoje preferencje
preferences-title-look = Wygląd i język
preferences-title-notices = Powiadomienia i ranking graczy
preferences-title-challenges = Wyzwania
preferences-form-language = Odpowiadaj mi w języku
preferences-language-discord = Język mojego Discorda
preferences-form-look = Wygląd partii, które zaczynam
preferences-look-server = Jak wybrał serwer
preferences-look-crisp = Wyraźny: własne znaki bota
preferences-look-bold = Gruby: ❌ i 🔵
preferences-look-classic = Klasyczny: ❌ i ⭕
preferences-look-letters = Litery: X i O
preferences-look-contrast = Wysoki kontrast: czerń, biel i żółć
preferences-look-words = Słowa: dla czytników ekranu, bez emoji
preferences-form-notices = Powiadamiaj mnie
preferences-notices-server = Jak wybrał serwer
preferences-notices-accepted = Tylko gdy ktoś przyjmie wyzwanie albo chce rewanżu
preferences-notices-off = Nigdy
preferences-notices-channel = Gdy mam ruch, na kanale
preferences-notices-dm = Gdy mam ruch, przez PW
preferences-form-after = Kiedy przypomnieć o moim ruchu
preferences-after-0 = Od razu
preferences-after-5 = Po 5 minutach
preferences-after-15 = Po 15 minutach
preferences-after-60 = Po godzinie
preferences-form-leaderboards = Rankingi graczy mogą mnie pokazywać
preferences-leaderboards-server = Na serwerach, na których gram
preferences-leaderboards-everywhere = Wszędzie
preferences-leaderboards-hidden = Nigdzie
preferences-form-remarks = Uwagi podczas gry
preferences-remarks-chatty = Od czasu do czasu
preferences-remarks-quiet = Nigdy
preferences-form-challenges = Kto może mnie wyzwać
preferences-challenges-anyone = Każdy
preferences-challenges-nobody = Nikt
preferences-form-blocked =
    { $left ->
        [0] Zablokowani: nie mogą mnie wyzwać
       *[other] Zablokowani ({ $shown } z { $count })
    }

command-preferences = Zobacz lub zmień wygląd, język, powiadomienia i wyzwania
command-preferences-language = Język, w którym ci odpowiadam (discord: język twojego Discorda)
command-preferences-look = Wygląd partii, które zaczynasz; słowa są dla czytników ekranu
command-preferences-notices = Czy i gdzie mówię ci, że to twój ruch
command-preferences-leaderboards = Gdzie cię widać: na serwerach, na których grasz, wszędzie albo nigdzie
command-preferences-after = Ile czeka twój ruch, zanim ci powiem; tylko dla kanału i PW
command-preferences-remarks = Czy podczas gry mam czasem coś powiedzieć
command-preferences-challenges = Kto może cię wyzwać: każdy oprócz zablokowanych albo nikt
command-preferences-block = Kto nie może cię już wyzwać; ta osoba się o tym nie dowie
command-preferences-unblock = Kto znów może cię wyzwać
