### Proč něco nejde a co udělat místo toho.

no-game = Teď tu nehraješ. Partii začneš přes /play.
no-game-here = V tomhle kanálu nehraješ. Tvoje partie je v <#{ $channel }>.
vote-instead = Tenhle kanál hraje společně partii { $game_id }. Ukáže ti ji /board a hlasuješ stiskem pole.
time-ran-out = V partii { $game_id } vypršel čas. Novou začneš přes /play.
no-such-game = Ta partie už není otevřená. Novou začneš přes /play.
unknown-game = Partii { $game_id } tu ukázat nemůžu. Nějakou najdeš přes /games nebo /history.
already-over = Partie { $game_id } skončila. Tah po tahu ji projdeš přes /replay { $game_id }.
no-such-position = Zkus třeba `O.XX.X.OO`.
still-explaining = Ještě dělám na tvé poslední. Zkus to za chvíli.
too-many-explanations = Už vysvětluju tolik, kolik najednou zvládnu. Zkus to za chvíli.
not-yours = Zastavit to může jen { $user } nebo někdo z moderace.
exhibition-running = Tady už běží exhibice, partie { $game_id }. { $user } nebo někdo z moderace ji může zastavit přes /unwatch { $game_id }.
too-many-games =
    { $running ->
        [one] V tomhle kanálu běží 1 partie a víc najednou tenhle server nedovoluje. Zahraj si v jiném kanálu, nebo počkej, až skončí.
        [few] V tomhle kanálu běží { $running } partie a tenhle server dovoluje najednou { $most }. Zahraj si v jiném kanálu, nebo počkej, až některá z /games skončí.
       *[other] V tomhle kanálu běží { $running } partií a tenhle server dovoluje najednou { $most }. Zahraj si v jiném kanálu, nebo počkej, až některá z /games skončí.
    }
too-many-exhibitions =
    { $most ->
        [one] Na tomhle serveru už běží 1 exhibice. Uvolni místo přes /unwatch.
        [few] Na tomhle serveru už běží { $most } exhibice nebo hry celého kanálu. Uvolni místo přes /unwatch.
       *[other] Na tomhle serveru už běží { $most } exhibic nebo her celého kanálu. Uvolni místo přes /unwatch.
    }
cannot-follow-here = Tady plochu aktuální neudržím. Zkus kanál, kde ty i já vidíme a posíláme zprávy.
already-playing =
    { $is_asker ->
        [1] Už tu jednu partii máš. Nejdřív ji dohraj.
       *[other] { $player } tu už hraje. Zeptej se znovu, až ta partie skončí.
    }
asker-is-playing = { $player } hraje jinou partii. Až skončí, stiskni „Přijmout“ znovu.
rematch-running = Tvoje odveta je partie { $game_id }. Ukáže ti ji /board.
already-challenged = Pořád čekáš na odpověď: { $user }. Jinou výzvu můžeš dát, až tuhle stáhneš.
pick-one = Vyber jedno: soupeře, kohokoli (open), nebo všechny najednou (crowd).
pick-open = Vyber jedno: soupeře, nebo kohokoli (open).
no-channel-games = S celým kanálem najednou hrát nemůžu. Použij /play se členem, nebo s open, ať se přidá kdokoli.
own-challenge = To je tvoje vlastní výzva. Počkej, až se někdo přidá, nebo ji stáhni přes /resign.
seats-taken = Tohle místo už je obsazené. Vlastní partii začneš přes /play.
still-open = Tvoje otevřená výzva tu pořád čeká. Jinou můžeš dát, až ji stáhneš.
declined = { $player } právě odmítá. Zeptat se znovu můžeš <t:{ $until }:R>.
no-challenges = { $player } teď výzvy nepřijímá. Hraj proti mně, nebo ať se přidá kdokoli z kanálu.
too-many-blocked =
    { $most ->
        [one] Blokovat můžeš 1 člena. Nejdřív ho odblokuj.
        [few] Blokovat můžeš nejvýš { $most } členy. Nejdřív někoho odblokuj.
       *[other] Blokovat můžeš nejvýš { $most } členů. Nejdřív někoho odblokuj.
    }
too-fast =
    { $wait_s ->
        [one] Nestíhám ti. Zkus to znovu za 1 sekundu.
        [few] Nestíhám ti. Zkus to znovu za { $wait_s } sekundy.
       *[other] Nestíhám ti. Zkus to znovu za { $wait_s } sekund.
    }
channel-busy = V tomhle kanálu nestíhám, takže přeskakuju příkazy, které čekaly moc dlouho. Přeskočený příkaz nic nezmění; tlačítka a příkazy s lomítkem nečekají.
own-offer = Nabídka už platí. { $seat } zatím neodpovídá.
not-your-button = Tohle tlačítko není tvoje. Vlastní partii začneš přes /play.
no-opponent = S kým chceš hrát? Označ ho za příkazem, nebo ať se přidá kdokoli.
not-for-you = To může udělat jen { $players }. Vlastní partii začneš přes /play.
not-your-turn = Na tahu je { $seat }. Potom ty.
square-taken = Pole { $cell } je obsazené. Ještě volná: { $free }.
no-such-square = Pole jsou 1 až { $cells }, nebo a1 až { $last }. Ještě volná: { $free }.
unknown-in-game = Nerozuměl jsem, ale tvoje hra běží. Vyber volné pole: { $free }.
no-such-board = Vyber { $names }. Číslo za lomítkem říká, kolik v řadě vyhrává.
no-such-rules = Jiná než obvyklá pravidla potřebují plochu 3x3. Vyber 3x3, nebo pravidla vynech.
draw-refused = Raději hraju dál. Partie pokračuje; vzdát ji můžeš přes /resign.
opponent-is-you = Sebe vyzvat nejde. Proti mně hraješ přes /play bez jména.
opponent-is-a-bot = Jiní boti na výzvy neodpovídají. Proti mně hraješ přes /play bez jména.
not-a-member = Toho člena na tomhle serveru nenacházím. Označ někoho přes @.
which-member = Může to být { $players }. Napiš, koho myslíš, nebo ho zmiň pomocí @.
nobody-else-here = Tady se k partii nikdo další přidat nemůže. Proti mně hraješ přes samotné /play.
not-understood = Tomu nerozumím. Použij /play se členem, anyone, crowd, úrovní (easy, medium, hard, unbeatable), plochou ({ $boards }) nebo pravidly ({ $rules }).
words-not-understood = Tomu nerozumím. Mrkni na /help.
no-such-number = To není číslo partie. Nějakou najdeš přes /games nebo /history.
opponent-forgotten = Ten hráč už tu není. Novou partii začneš přes /play.
no-direct-messages = Ta odpověď je soukromá a soukromé zprávy máš pro mě zavřené. Použij příkaz s lomítkem.
unknown-word = Slovo „{ $word }“ neznám. Nemá to být `{ $command }`?
no-board-there = Ta zpráva neukazuje žádnou moji partii. Zkus to na ploše s tlačítky.
no-rematch = Ještě tu nemáš dohranou partii. Začneš přes /play.
no-such-zone = Nepoznám, které časové pásmo to je. Napiš město, které v něm leží, třeba { $names }.
