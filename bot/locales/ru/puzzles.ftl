### Задачи: поле, на котором верна только одна клетка.

puzzles-title = Задача № { $number }
puzzles-practice-title = Тренировка, задача { $number }
puzzles-question =
    { $outcome ->
        [win] Ходит { $mark }: **побеждает только одна клетка.** Какая?
       *[draw] Ходит { $mark }: **ничью удерживает только одна клетка.** Какая?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Вчера побеждала только клетка **{ $square }**.
           *[other] Вчера побеждала только клетка **{ $square }**; верных ответов: { $solved } из { $answered }.
        }
       *[draw] { $answered ->
            [0] Вчера ничью удерживала только клетка **{ $square }**.
           *[other] Вчера ничью удерживала только клетка **{ $square }**; верных ответов: { $solved } из { $answered }.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Новая задача будет здесь каждый день после полуночи UTC. Чтобы прекратить, введите /puzzle stop.
       *[other] Новая задача будет здесь каждый день после { $hour }:00 UTC. Чтобы прекратить, введите /puzzle stop.
    }
puzzles-stopped = Задачи дня здесь больше не будет. Чтобы вернуть её, введите /puzzle here.
puzzles-public = Нажмите клетку: у вас три попытки, и видите их только вы.
puzzles-tries =
    { $left ->
        [1] Для серии осталась одна попытка.
        [2] Для серии остались две попытки. Рейтинг считает только первую.
       *[3] У вас три попытки, рейтинг считает первую.
    }
puzzles-practice-of = **{ $user }**, результат увидите только вы. Кто нажмёт ещё, получит свою задачу.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Ваш рейтинг в задачах: **{ $rating }?**, пока лишь прикидка.
           *[other] Ваш рейтинг в задачах: **{ $rating }?** ({ $points }), пока лишь прикидка.
        }
       *[False] { $points ->
            [none] Ваш рейтинг в задачах: **{ $rating }**.
           *[other] Ваш рейтинг в задачах: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Решено
puzzles-wrong = Не в этот раз
puzzles-answered = Вы уже ответили на задачу дня. Следующая появится в полночь UTC.
puzzles-shared-now = Вы теперь в списке этого канала.
puzzles-ten-days = Десять дней подряд: такого у вас ещё не было. До завтра.
puzzles-solution =
    { $outcome ->
        [win] { $sign } Побеждает только клетка **{ $square }**.
       *[draw] { $sign } Ничью удерживает только клетка **{ $square }**.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** даёт только ничью.
       *[False] { $sign } **{ $square }** проигрывает.
    }
puzzles-others-lose = Все остальные клетки проигрывают.
puzzles-completes = Она заполняет линию, а это сразу проигрыш.
puzzles-line = Как побеждает { $mark }: { $moves }
puzzles-streak =
    { $days ->
        [0] Ваша лучшая серия: { $best ->
            [one] { $best } день
            [few] { $best } дня
            [many] { $best } дней
           *[other] { $best } дня
        }.
        [one] 🔥 Серия: **{ $days } день** (рекорд: { $best }).
        [few] 🔥 Серия: **{ $days } дня** (рекорд: { $best }).
        [many] 🔥 Серия: **{ $days } дней** (рекорд: { $best }).
       *[other] 🔥 Серия: **{ $days } дня** (рекорд: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Сегодня до вас её ещё никто не пробовал.
       *[other] Верных ответов сегодня: { $solved } из { $answered }.
    }
puzzles-over =
    { $outcome ->
        [win] Задача № { $number } закрыта: побеждала только клетка **{ $square }**.
       *[draw] Задача № { $number } закрыта: ничью удерживала только клетка **{ $square }**.
    }
puzzles-practice-over = На эту вы уже ответили. Нажмите «Следующая», чтобы получить другую.
puzzles-list = **Крестики-нолики № { $number }**
puzzles-others = ещё { $count }

puzzles-button-solve = Решать
puzzles-button-share = Поделиться
puzzles-button-practice = Тренировка
puzzles-button-next = Следующая
puzzles-button-today = Задача дня

puzzles-not-out = Эта задача ещё не вышла. Задача дня — в /puzzle.
puzzles-not-answered = Вы ещё не закончили эту задачу, делиться пока нечем. Задача дня — в /puzzle.
puzzles-shared = Вы уже поделились ею здесь.
puzzles-managers-only = Это доступно только тем, кто управляет сервером. Задача дня — в /puzzle.
puzzles-servers-only = Задачу дня публикую только на серверах. Здесь её даст /puzzle.
puzzles-cannot-post = Здесь я не могу опубликовать задачу. Введите /puzzle here в канале, который видим мы оба и где мы оба можем писать.
puzzles-not-posted = На этом сервере задачи дня пока нет. Чтобы начать, введите /puzzle here в канале.
puzzles-no-such-hour = Час — это число от 0 до 23, по UTC. Попробуйте /puzzle here с 18.
puzzles-no-such-action = Не понимаю. Попробуйте /puzzle с today, practice, here или stop.

topic-puzzles = Задачи
topic-puzzles-text =
    `/puzzle` показывает задачу дня, одну для всех: найдите единственную клетку, которая побеждает или удерживает ничью.
    У вас три попытки: 🟩 верно, 🟨 только ничья, 🟥 проигрыш. **Поделиться** добавляет ваши попытки в список канала, без клеток. Решайте каждый день, чтобы не прервать серию.
    Рейтинг в задачах считает только первую попытку, а тренировку — на четверть. За день он меняется не больше чем на 60 очков, а до пятой задачи это лишь прикидка (`?`).
    `/puzzle practice` даёт ещё задачи, сколько захотите.
    Если вы управляете сервером, `/puzzle here` публикует задачу в канале каждый день в выбранный час, а `/puzzle stop` прекращает это.

command-puzzle = Решить задачу дня или потренироваться на других
command-puzzle-today = Решить задачу дня (видите только вы)
command-puzzle-practice = Решать задачи одну за другой (видите только вы)
command-puzzle-here = Публиковать задачу в этом канале каждый день (кто управляет сервером)
command-puzzle-here-hour = В котором часу по UTC, от 0 до 23; если не указать, в полночь
command-puzzle-stop = Больше не публиковать задачу каждый день (кто управляет сервером)

puzzles-server-none = Задача дня: не публикуется. `/puzzle here` включает её в канале.
puzzles-server = Задача дня: в <#{ $channel }> в { $hour }:00 UTC. `/puzzle here` меняет это, `/puzzle stop` прекращает.
