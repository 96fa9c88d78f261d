### Šampion měsíce: zpráva s tabulkou měsíce a role za první místo.

champions-title = { $month } · { $board }
champions-is = Šampionem měsíce je **{ $player }**.
champions-gets = Šampionem měsíce je **{ $player }** a získává <@&{ $role }>.
champions-not-given = Roli <@&{ $role }> nemůžu dát: je výš než moje, už neexistuje, nebo nesmím spravovat role. Správce ji může vybrat znovu přes /champion here.
champions-more = Celý seznam: `/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] Prvního dne každého měsíce sem dám tabulku měsíce. Ukončíš to přes /champion stop.
       *[other] Prvního dne každého měsíce sem dám tabulku měsíce a první místo získá <@&{ $role }>. Ukončíš to přes /champion stop.
    }
champions-stopped = Tabulku měsíce už zveřejňovat nebudu. Znovu začneš přes /champion here.

champions-managers-only = To můžou jen ti, kdo smí spravovat tenhle server. Tabulku ti ukáže /leaderboard.
champions-servers-only = Tabulku měsíce můžu zveřejňovat jen na serverech. Nějakou ti ukáže /leaderboard.
champions-cannot-post = Tady tabulku měsíce zveřejňovat nemůžu. Použij /champion here v kanálu, kde ty i já vidíme a posíláme zprávy.
champions-not-posted = Na tomhle serveru tabulku měsíce nezveřejňuju. Začneš přes /champion here v některém kanálu.
champions-no-such-action = Tomu nerozumím. Zkus /champion s here nebo stop.
champions-no-such-role = Tu roli tu nemůžu najít, nebo ji nemůže dát nikdo, protože patří aplikaci. Použij /champion here a vyber jinou.
champions-no-right = Tady nesmím dávat role. Dej mi oprávnění Spravovat role a pak znovu použij /champion here.
champions-too-high = Ta role není níž než moje, takže ji dát nemůžu. Posuň v nastavení serveru moji nad ni, nebo použij /champion here s jinou.
champions-above-you = Tu roli dát nesmíš, takže ji za tebe nemůžu dát ani já. Použij /champion here s jinou, nebo popros někoho, kdo smí.

topic-champions = Šampion měsíce
topic-champions-text =
    Když spravuješ server, `/champion here` zveřejní prvního dne každého měsíce (UTC) v kanálu tabulku měsíce. Jsou v ní ti, kdo tam v tom měsíci hráli hodnocené partie.
    S `role:` má první místo tu roli, dokud není nový šampion. Musí být níž než moje a taková, kterou smíš dát ty.
    `/champion stop` to ukončí. `/leaderboard` ukáže i minulé měsíce.

command-champion = Zveřejňovat tabulku měsíce, s rolí za první místo
command-champion-here = Zveřejňovat ji v tomhle kanálu prvního dne každého měsíce (pro správce)
command-champion-here-role = Role šampiona měsíce, dokud není nový
command-champion-stop = Přestat zveřejňovat tabulku měsíce (pro správce serveru)

champions-server-none = Tabulka měsíce: vypnutá. `/champion here` ji zveřejní v kanálu.
champions-server =
    { $role ->
        [none] Tabulka měsíce: prvního dne v <#{ $channel }>. `/champion here` to změní, `/champion stop` ukončí.
       *[other] Tabulka měsíce: prvního dne v <#{ $channel }>, šampion má <@&{ $role }>. `/champion here` to změní, `/champion stop` ukončí.
    }
