### The month's champion: a post with the month's table, and a role for its first.

champions-title = Classificação: { $month } · { $board }
champions-is = **{ $player }** leva o título do mês.
champions-gets = **{ $player }** leva o título do mês e recebe <@&{ $role }>.
champions-not-given = Não consegui dar o cargo <@&{ $role }>: ele está acima do meu, sumiu, ou não posso mais gerenciar cargos. Quem gerencia o servidor pode escolher outro com /settings.
champions-more = A lista inteira: `/leaderboard period:{ $month }`

topic-champions = O título do mês
topic-champions-text =
    Se você gerencia um servidor, `/settings champion:` publica a classificação do mês em um canal no dia 1º de cada mês. Ela lista quem jogou partidas ranqueadas ali naquele mês.
    Com `role:`, quem ficar em primeiro recebe esse cargo até o título mudar de mãos. O cargo precisa estar abaixo do meu, e ser um que você também poderia dar.
    `/settings stop:champion` encerra isso. `/leaderboard` mostra também os meses passados.
