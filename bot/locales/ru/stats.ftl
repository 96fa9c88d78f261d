### Статистика участника.

stats-title =
    { $games ->
        [one] { $name }: { $games } партия
        [few] { $name }: { $games } партии
        [many] { $name }: { $games } партий
       *[other] { $name }: { $games } партии
    }
stats-score = { $win } побед: { $won } ({ $share }%) · { $draw } ничьих: { $drawn } · { $loss } поражений: { $lost }
stats-streak = Побед подряд сейчас: **{ $current }**. Лучшая серия: **{ $best }**.
stats-best-streak = Лучшая серия побед: **{ $best }**
stats-opening = Любимый первый ход: **{ $square }** ({ $board }), в { $games } из { $all } партий за X
stats-accuracy = Точность на 3x3: **{ $share }%**, ходов: { $moves }
stats-opponents = Соперники
stats-boards = Поля
stats-won = побед
stats-drawn = ничьих
stats-lost = пораж.
stats-rated = рейт.
stats-people = люди
stats-rating = Рейтинг: **{ $rating }**
stats-you-against = Вы и { $second }
stats-against = { $first } — { $second }
stats-duel = { $win } побед: { $won } · { $draw } ничьих: { $drawn } · { $loss } поражений: { $lost }
stats-latest =
    { $count ->
        [1] Последняя партия: { $results }
       *[other] Последние { $count }, сначала новые: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, { $drawn } ничья
        [few] { $first } { $won } – { $lost } { $other }, { $drawn } ничьи
        [many] { $first } { $won } – { $lost } { $other }, { $drawn } ничьих
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } ничьи
    }
stats-changed = Рейтинг, { $name }: { $rating } ({ $points })
stats-first-win = 🎉 { $name } впервые побеждает, соперник: { $bot }!
stats-hundred = 🎉 Здесь уже 100 партий: { $name }.
stats-you-no-duel = Вы и { $second } здесь ещё не доиграли ни одной партии. Исправить это поможет /play.
stats-no-duel = Эти двое здесь ещё не доиграли ни одной партии. Исправить это поможет /play.
stats-empty = Вы здесь ещё не доиграли ни одной партии. Сыграйте, и статистика начнётся.
stats-empty-member = Доигранных партий здесь пока нет: { $name }. Пригласить на партию поможет /play.
stats-member = Этот участник

stats-button-play = Играть: { $kind }
stats-button-rating = Рейтинг
stats-button-openings = Дебюты

stats-rating-title = { $name } · { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** после { $games } рейтинговой партии, от { $least } до { $most }.
        [few] **{ $rating }** после { $games } рейтинговых партий, от { $least } до { $most }.
        [many] **{ $rating }** после { $games } рейтинговых партий, от { $least } до { $most }.
       *[other] **{ $rating }** после { $games } рейтинговой партии, от { $least } до { $most }.
    }
stats-rating-picture =
    { $games ->
        [1] Рейтинг, { $board }: { $rating } после { $games } партии.
       *[other] Рейтинг, { $board }, точка после каждой партии, всего их { $games }: от { $first } до { $rating }, в пределах от { $least } до { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } · { $board }: { $games } партия за X
        [few] { $name } · { $board }: { $games } партии за X
        [many] { $name } · { $board }: { $games } партий за X
       *[other] { $name } · { $board }: { $games } партии за X
    }
stats-openings-move =
    { $games ->
        [one] Клетка { $square }: { $games } партия, побед { $share }%
        [few] Клетка { $square }: { $games } партии, побед { $share }%
        [many] Клетка { $square }: { $games } партий, побед { $share }%
       *[other] Клетка { $square }: { $games } партии, побед { $share }%
    }
stats-openings-key = Как это читать
stats-openings-legend = Число — сколько раз первый ход идёт туда. Полоска — чем кончились эти партии: синее — победы, серое — ничьи, оранжевое — поражения.
stats-openings-picture = Первые ходы, { $board }: { $squares }.
stats-openings-square = { $square } в { $share }% (побед { $won }%)

stats-are-yours = В ЛС я показываю только вашу статистику. Чужую можно посмотреть на сервере: /stats.
stats-against-yourself = Сам с собой никто не играет. Назовите двух разных участников.
stats-not-of-bots = У ботов статистики нет. Как вы играете против моих уровней, покажет /stats.
stats-not-rated-yet = Рейтинговых партий пока нет. Введите /play и доиграйте одну без подсказок, чтобы получить рейтинг.
stats-no-openings-yet = Доигранных партий за X здесь пока нет. Введите /play и выберите, кто ходит первым.

topic-stats = Статистика
topic-stats-text =
    `/stats` показывает ваши победы, рейтинг, серии и точность. Назовите участника, чтобы увидеть его результаты.
    Назовите второго, чтобы увидеть, как эти двое сыграли между собой.
    «Рейтинг» и «Дебюты» рисуют график. Партии, которые кончились до второго хода, не считаются.

command-stats = Посмотреть результаты, серии и точность: свои или участника
command-stats-member = Чья статистика; не указывайте, чтобы увидеть свою
command-stats-against = Его результаты против этого участника
