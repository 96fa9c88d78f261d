### Šampion měsíce: zpráva s tabulkou měsíce a role za první místo.

champions-title = { $month } · { $board }
champions-is = Šampionem měsíce je **{ $player }**.
champions-gets = Šampionem měsíce je **{ $player }** a získává <@&{ $role }>.
champions-not-given = Roli <@&{ $role }> nemůžu dát: je výš než moje, už neexistuje, nebo nesmím spravovat role. Správce ji může vybrat znovu přes /settings.
champions-more = Celý seznam: `/leaderboard period:{ $month }`

topic-champions = Šampion měsíce
topic-champions-text =
    Když spravuješ server, `/settings champion:` zveřejní prvního dne každého měsíce v kanálu tabulku měsíce. Jsou v ní ti, kdo tam v tom měsíci hráli hodnocené partie.
    S `role:` má první místo tu roli, dokud není nový šampion. Musí být níž než moje a taková, kterou smíš dát ty.
    `/settings stop:champion` to ukončí. `/leaderboard` ukáže i minulé měsíce.
