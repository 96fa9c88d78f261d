### Задачі: поле, на якому правильна лише одна клітинка.

puzzles-title = Задача № { $number }
puzzles-practice-title = Тренування, задача { $number }
puzzles-question =
    { $outcome ->
        [win] Ходить { $mark }: **перемагає лише одна клітинка.** Котра?
       *[draw] Ходить { $mark }: **нічию втримує лише одна клітинка.** Котра?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Учора перемагала лише клітинка **{ $square }**.
           *[other] Учора перемагала лише клітинка **{ $square }**; розв’язали { $solved } з { $answered }.
        }
       *[draw] { $answered ->
            [0] Учора нічию втримувала лише клітинка **{ $square }**.
           *[other] Учора нічию втримувала лише клітинка **{ $square }**; розв’язали { $solved } з { $answered }.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Нова задача буде тут щодня після опівночі { $zone }. Щоб припинити, введіть /puzzle stop.
       *[other] Нова задача буде тут щодня після { $hour }:00 { $zone }. Щоб припинити, введіть /puzzle stop.
    }
puzzles-stopped = Задачі дня тут більше не буде. Щоб повернути її, введіть /puzzle here.
puzzles-public = Натисніть клітинку: у вас три спроби, і бачите їх лише ви.
puzzles-tries =
    { $left ->
        [1] Для серії залишилася одна спроба.
        [2] Для серії залишилися дві спроби. Рейтинг рахує лише першу.
       *[3] У вас три спроби, рейтинг рахує першу.
    }
puzzles-practice-of = **{ $user }**, результат побачите лише ви. Хто натисне ще, отримає власну задачу.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Ваш рейтинг у задачах: **{ $rating }?**, поки лише приблизно.
           *[other] Ваш рейтинг у задачах: **{ $rating }?** ({ $points }), поки лише приблизно.
        }
       *[False] { $points ->
            [none] Ваш рейтинг у задачах: **{ $rating }**.
           *[other] Ваш рейтинг у задачах: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Розв’язано
puzzles-wrong = Не цього разу
puzzles-answered = Ви вже відповіли на задачу дня. Наступна з’явиться опівночі { $zone }.
puzzles-shared-now = Ви тепер у списку цього каналу.
puzzles-ten-days = Десять днів поспіль: такого у вас ще не було. До завтра.
puzzles-solution =
    { $outcome ->
        [win] { $sign } Перемагає лише клітинка **{ $square }**.
       *[draw] { $sign } Нічию втримує лише клітинка **{ $square }**.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** дає лише нічию.
       *[False] { $sign } **{ $square }** програє.
    }
puzzles-others-lose = Усі інші клітинки програють.
puzzles-completes = Вона заповнює лінію, а це одразу програш.
puzzles-line = Як перемагає { $mark }: { $moves }
puzzles-streak =
    { $days ->
        [0] Ваша найкраща серія: { $best ->
            [one] { $best } день
            [few] { $best } дні
            [many] { $best } днів
           *[other] { $best } дня
        }.
        [one] 🔥 Серія: **{ $days } день** (рекорд: { $best }).
        [few] 🔥 Серія: **{ $days } дні** (рекорд: { $best }).
        [many] 🔥 Серія: **{ $days } днів** (рекорд: { $best }).
       *[other] 🔥 Серія: **{ $days } дня** (рекорд: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Сьогодні до вас її ще ніхто не пробував.
       *[other] Сьогодні її розв’язали { $solved } з { $answered }.
    }
puzzles-over =
    { $outcome ->
        [win] Задачу № { $number } закрито: перемагала лише клітинка **{ $square }**.
       *[draw] Задачу № { $number } закрито: нічию втримувала лише клітинка **{ $square }**.
    }
puzzles-practice-over = На цю ви вже відповіли. Натисніть «Наступна», щоб отримати іншу.
puzzles-list = **Хрестики-нулики № { $number }**
puzzles-others = ще { $count }

puzzles-button-solve = Розв’язувати
puzzles-button-share = Поділитися
puzzles-button-practice = Тренування
puzzles-button-next = Наступна
puzzles-button-today = Задача дня

puzzles-not-out = Ця задача ще не вийшла. Задача дня — у /puzzle.
puzzles-not-answered = Ви ще не закінчили цю задачу, ділитися поки нічим. Задача дня — у /puzzle.
puzzles-shared = Ви вже поділилися нею тут.
puzzles-managers-only = Це доступно лише тим, хто керує сервером. Задача дня — у /puzzle.
puzzles-servers-only = Задачу дня публікую лише на серверах. Тут її дасть /puzzle.
puzzles-cannot-post = Тут я не можу опублікувати задачу. Введіть /puzzle here в каналі, який бачимо ми обоє і де обоє можемо писати.
puzzles-not-posted = На цьому сервері задачі дня поки немає. Щоб почати, введіть /puzzle here в каналі.
puzzles-no-such-hour = Година — це число від 0 до 23, за часовим поясом сервера. Спробуйте /puzzle here з 18.
puzzles-no-such-action = Не розумію. Спробуйте /puzzle з today, practice, here або stop.

topic-puzzles = Задачі
topic-puzzles-text =
    `/puzzle` показує задачу дня, однакову для всіх: знайдіть єдину клітинку, яка перемагає або втримує нічию.
    У вас три спроби: 🟩 правильно, 🟨 лише нічия, 🟥 програш. **Поділитися** додає ваші спроби до списку каналу, без клітинок. Розв’язуйте щодня, щоб не перервати серію.
    Рейтинг у задачах рахує лише першу спробу, а тренування — на чверть. За день він змінюється щонайбільше на 60 очок, а до п’ятої задачі він лише приблизний (`?`).
    `/puzzle practice` дає ще задачі, скільки захочете.
    Якщо ви керуєте сервером, `/puzzle here` публікує задачу в каналі щодня о вибраній годині, а `/puzzle stop` припиняє це.

command-puzzle = Розв’язати задачу дня або потренуватися на інших
command-puzzle-today = Розв’язати задачу дня (бачите лише ви)
command-puzzle-practice = Розв’язувати задачі одну за одною (бачите лише ви)
command-puzzle-here = Публікувати задачу в цьому каналі щодня (хто керує сервером)
command-puzzle-here-hour = О котрій годині, від 0 до 23, за часовим поясом сервера
command-puzzle-stop = Більше не публікувати задачу щодня (хто керує сервером)
