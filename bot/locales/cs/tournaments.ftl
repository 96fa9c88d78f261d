### Turnaje.

tournaments-round-robin = Každý s každým
tournaments-knockout = Vyřazovací systém
tournaments-bot = Bot (těžký)
tournaments-title = { $form } na { $board }
tournaments-title-round = { $form } na { $board }: { $round }
tournaments-title-won = 🏆 Vítězí { $player }
tournaments-title-over = Nikdo nepřišel, takže nikdo nevyhrává
tournaments-title-cancelled = Turnaj zrušen
tournaments-champion = { $user }, turnaj je tvůj. Skvělá hra!
tournaments-how =
    { $form ->
        [knockout] Zápas jsou dvě partie, s každou značkou jedna. Za nerozhodného stavu se hrají další dvě a kdo začne, rozhodne los. Když je to pořád nerozhodně, postupuje lepší nasazení.
       *[round_robin] Hraje každý s každým: dvě partie, s každou značkou jedna.
    }
tournaments-hours =
    { $hours ->
        [one] Na každé kolo je hodina.
        [few] Na každé kolo jsou { $hours } hodiny.
       *[other] Na každé kolo je { $hours } hodin.
    }
tournaments-open = Chceš hrát taky? Stiskni „Přidat se“. Turnaj spustí { $owner } nebo někdo z moderace.
tournaments-open-unowned = Chceš hrát taky? Stiskni „Přidat se“. Turnaj spustí někdo z moderace.
tournaments-entrants =
    { $count ->
        [0] Zatím nikdo nehraje. Ke startu je potřeba: { $least } (nejvýš { $most }).
        [one] Hraje { $names }. Ke startu ještě chybí: { $missing } (nejvýš { $most }).
        [few] { $missing ->
            [0] Hrají { $count } (nejvýš { $most }): { $names }
           *[other] Hrají { $names }. Ke startu ještě chybí: { $missing } (nejvýš { $most }).
        }
       *[other] { $missing ->
            [0] Hraje { $count } (nejvýš { $most }): { $names }
           *[other] Hrají { $names }. Ke startu ještě chybí: { $missing } (nejvýš { $most }).
        }
    }
tournaments-deadline = Kolo končí <t:{ $deadline }:R>.
tournaments-to-round = [Zahraj svůj zápas]({ $link })
tournaments-of-players =
    { $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
tournaments-is-on = Rozehrané partie pokračují jako obyčejné.
tournaments-unnamed = Jména, která obrázek neukáže: { $names }
tournaments-moved = Turnaj se přesunul níž: { $link }
tournaments-link = Přejít na něj

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Finále
        [1] Semifinále
       *[other] Kolo { $round } z { $rounds }
    }
tournaments-round-how = Dvě partie, do <t:{ $deadline }:f>. Stiskněte „Hrát“, až tu budete spolu. Když přijde jen jedna strana, vyhrává.
tournaments-round-over = Tohle kolo skončilo.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) má v tomhle kole volno
tournaments-rest-on = { $first } ({ $first_seed }) má volný los
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, nerozhodně: postupuje lepší nasazení
tournaments-match-walkover = { $match }, kontumačně
tournaments-match-nobody = { $match }, nikdo nepřišel
tournaments-match-nobody-on = { $match }, nikdo nepřišel: postupuje lepší nasazení
tournaments-match-time = { $match }, čas vypršel
tournaments-match-running = { $match }, běží partie { $game }
tournaments-match-awaited = { $match }. { $player }, až můžeš, stiskni „Hrát“.
tournaments-play = Hrát: { $first } – { $second }

tournaments-game-on = Partie { $game } běží. Její plocha je { $link }; /board ji ukáže znovu.

tournaments-next = Další partie ({ $score })
tournaments-so-far = Tenhle zápas: { $match }. Příští partii začíná { $player }.

tournaments-points = Body
tournaments-berger = SB
tournaments-player = Hráč
tournaments-words-table = Tabulka, body v závorkách: { $lines }
tournaments-words-bracket = Pavouk: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = Odejít
tournaments-button-start = Spustit
tournaments-button-fill = Doplnit boty a spustit
tournaments-button-cancel = Zrušit
tournaments-button-again = Znovu
tournaments-button-quit = Odejít nadobro
tournaments-button-end = Zrušit turnaj

tournaments-ask-leave = Odejít z turnaje? Zbytek zápasů prohraješ kontumačně.
tournaments-ask-cancel = Zrušit turnaj? Rozehrané partie budou pokračovat jako obyčejné.
tournaments-done-leave = V turnaji už nejsi.
tournaments-done-cancel = Turnaj je zrušený.
tournaments-done-join = Hraješ. Až začne první kolo, označím tě.
tournaments-done-start = Jedeme! Teď přijde první kolo.
tournaments-done-fill = Jedeme, s botem na každém volném místě. Teď přijde první kolo.

command-tournament = Hrát turnaj v tomhle kanálu: vyřazovací nebo každý s každým
command-tournament-create = Otevřít turnaj v tomhle kanálu
command-tournament-join = Přidat se k turnaji v tomhle kanálu
command-tournament-leave = Odejít z turnaje v tomhle kanálu
command-tournament-start = Spustit turnaj v tomhle kanálu, pokud je tvůj
command-tournament-fill = Doplnit volná místa boty a spustit, pokud je turnaj tvůj
command-tournament-cancel = Zrušit turnaj v tomhle kanálu, pokud je tvůj
command-tournament-show = Ukázat turnaj v tomhle kanálu
command-tournament-create-form = Kdo prohraje, vypadá, nebo hraje každý s každým
command-tournament-create-board = Velikost plochy; číslo za lomítkem říká, kolik v řadě vyhrává
command-tournament-create-hours = Kolik hodin smí trvat jedno kolo

tournaments-none-here = Tady ještě žádný turnaj není. Otevřeš ho přes /tournament create.
tournaments-on-here = V tomhle kanálu už turnaj je. Ukáže ti ho /tournament show.
tournaments-not-here = Turnaj potřebuje kanál na serveru, kam můžu psát. Použij /tournament create v takovém.
tournaments-already-joined = Už hraješ. Až začne první kolo, označím tě.
tournaments-not-joined = V tom turnaji nejsi. Kdo v něm je, ukáže /tournament show.
tournaments-too-late = Tenhle turnaj začal bez tebe. Až skončí, otevřeš další přes /tournament create.
tournaments-already-started = Tenhle turnaj už začal. Ukáže ti ho /tournament show.
tournaments-full =
    { $most ->
        [one] Tenhle turnaj je plný: bere 1 hráče.
        [few] Tenhle turnaj je plný: bere { $most } hráče.
       *[other] Tenhle turnaj je plný: bere { $most } hráčů.
    }
tournaments-too-few =
    { $least ->
        [one] Ke startu je potřeba aspoň 1 hráč. Popros někoho, ať stiskne „Přidat se“.
        [few] Ke startu jsou potřeba aspoň { $least } hráči. Popros někoho, ať stiskne „Přidat se“.
       *[other] Ke startu je potřeba aspoň { $least } hráčů. Popros někoho, ať stiskne „Přidat se“.
    }
tournaments-over = Tenhle turnaj skončil. Další otevřeš přes /tournament create.
tournaments-not-yours = To může udělat jen { $user } nebo někdo z moderace.
tournaments-moderators-only = To může udělat jen někdo z moderace. Popros o to.
tournaments-not-your-match = V tom zápase hrají { $players }. Ten svůj najdeš přes /tournament show.
tournaments-match-over = Ten zápas je rozhodnutý. Jak to vypadá, ukáže /tournament show.
tournaments-not-your-question = Ta otázka patří někomu jinému. Odejít můžeš přes /tournament leave.
tournaments-not-understood = Potřebuju akci (create, join, leave, start, fill, cancel, show), systém (knockout, round robin), plochu (4x4) nebo hodiny (1h až 72h).
tournaments-no-help = Tahle partie patří k zápasu, takže je to na tobě: nápověda až po ní.
tournaments-no-rematch = Tahle partie patří k zápasu: další začneš přes „Hrát“ ve zprávě kola. Najdeš ji přes /tournament show.

topic-tournaments = Turnaje
topic-tournaments-text =
    `/tournament create` otevře vyřazovací turnaj (2 až 32 hráčů) nebo každý s každým (3 až 12) a rovnou v něm hraješ. Ostatní stisknou „Přidat se“. Ty nebo moderace stisknete do 7 dnů „Spustit“; **Doplnit boty a spustit** dá na volná místa moji těžkou úroveň.
    Nasazuje se podle ratingu. Zápas jsou dvě partie, s každou značkou jedna: stiskni „Hrát“ a potom **Další partie** pod plochou. V zápase nejsou nápovědy.
    Výhra je 1 bod, remíza půl. Při rovnosti v tabulce rozhoduje Sonneborn-Berger: body proti silným hráčům váží víc.
    Nerozhodný vyřazovací zápas má další dvě partie a kdo začne, rozhodne los. Když je to pořád nerozhodně, postupuje lepší nasazení.
    Kdo nepřijde, prohrává kontumačně: když vyprší čas a od vaší poslední partie stiskne „Hrát“ jen jedna strana, získá zbývající body. Stisk platí, když tu nehraješ jinou partii. Když stisknou obě strany, nebo žádná, platí dosavadní body; nerozhodný vyřazovací zápas bere lepší nasazení.
    `/tournament show` ukáže turnaj znovu, `/tournament leave` tě z něj odhlásí.
