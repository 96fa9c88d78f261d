### Статистика учасника.

stats-title =
    { $games ->
        [one] { $name }: { $games } партія
        [few] { $name }: { $games } партії
        [many] { $name }: { $games } партій
       *[other] { $name }: { $games } партії
    }
stats-score = { $win } перемог: { $won } ({ $share }%) · { $draw } нічиїх: { $drawn } · { $loss } поразок: { $lost }
stats-streak = Перемог поспіль зараз: **{ $current }**. Найкраща серія: **{ $best }**.
stats-best-streak = Найкраща серія перемог: **{ $best }**
stats-opening = Улюблений перший хід: **{ $square }** на { $board }, у { $games } з { $all } партій за X
stats-accuracy = Точність на 3x3: **{ $share }%**, ходів: { $moves }
stats-opponents = Суперники
stats-boards = Поля
stats-won = перем.
stats-drawn = нічиїх
stats-lost = пораз.
stats-rated = рейт.
stats-people = люди
stats-rating = Рейтинг: **{ $rating }**
stats-you-against = Ви та { $second }
stats-against = { $first } — { $second }
stats-duel = { $win } перемог: { $won } · { $draw } нічиїх: { $drawn } · { $loss } поразок: { $lost }
stats-latest =
    { $count ->
        [1] Остання партія: { $results }
       *[other] Останні { $count }, спершу нові: { $results }
    }
stats-stands =
    { $drawn ->
        [0] { $first } { $won } – { $lost } { $other }
        [one] { $first } { $won } – { $lost } { $other }, { $drawn } нічия
        [few] { $first } { $won } – { $lost } { $other }, { $drawn } нічиї
        [many] { $first } { $won } – { $lost } { $other }, { $drawn } нічиїх
       *[other] { $first } { $won } – { $lost } { $other }, { $drawn } нічиєї
    }
stats-changed = Рейтинг, { $name }: { $rating } ({ $points })
stats-first-win = 🎉 { $name } вперше перемагає, суперник: { $bot }!
stats-hundred = 🎉 Тут уже 100 партій: { $name }.
stats-you-no-duel = Ви і { $second } тут ще не дограли жодної партії. Виправити це допоможе /play.
stats-no-duel = Ці двоє тут ще не дограли жодної партії. Виправити це допоможе /play.
stats-empty = Ви тут ще не дограли жодної партії. Зіграйте, і статистика почнеться.
stats-empty-member = Дограних партій тут поки немає: { $name }. Запросити на партію допоможе /play.
stats-member = Цей учасник

stats-button-play = Грати: { $kind }
stats-button-rating = Рейтинг
stats-button-openings = Дебюти

stats-rating-title = { $name } на { $board }
stats-rating-now =
    { $games ->
        [one] **{ $rating }** після { $games } рейтингової партії, від { $least } до { $most }.
        [few] **{ $rating }** після { $games } рейтингових партій, від { $least } до { $most }.
        [many] **{ $rating }** після { $games } рейтингових партій, від { $least } до { $most }.
       *[other] **{ $rating }** після { $games } рейтингової партії, від { $least } до { $most }.
    }
stats-rating-picture =
    { $games ->
        [1] Рейтинг на { $board }: { $rating } після { $games } партії.
       *[other] Рейтинг на { $board }, крапка після кожної партії, усього їх { $games }: від { $first } до { $rating }, у межах від { $least } до { $most }.
    }

stats-openings-title =
    { $games ->
        [one] { $name } на { $board }: { $games } партія за X
        [few] { $name } на { $board }: { $games } партії за X
        [many] { $name } на { $board }: { $games } партій за X
       *[other] { $name } на { $board }: { $games } партії за X
    }
stats-openings-move =
    { $games ->
        [one] Клітинка { $square }: { $games } партія, перемог { $share }%
        [few] Клітинка { $square }: { $games } партії, перемог { $share }%
        [many] Клітинка { $square }: { $games } партій, перемог { $share }%
       *[other] Клітинка { $square }: { $games } партії, перемог { $share }%
    }
stats-openings-key = Як це читати
stats-openings-legend = Число — скільки разів перший хід іде туди. Смужка — чим закінчилися ці партії: синє — перемоги, сіре — нічиї, помаранчеве — поразки.
stats-openings-picture = Перші ходи на { $board }: { $squares }.
stats-openings-square = { $square } в { $share }% (перемог { $won }%)

stats-are-yours = У ПП я показую лише вашу статистику. Чужу можна переглянути на сервері: /stats.
stats-against-yourself = Сам із собою ніхто не грає. Назвіть двох різних учасників.
stats-not-of-bots = Боти статистики не мають. Як ви граєте проти моїх рівнів, покаже /stats.
stats-not-rated-yet = Рейтингових партій поки немає. Введіть /play і дограйте одну без підказок, щоб отримати рейтинг.
stats-no-openings-yet = Дограних партій за X тут поки немає. Введіть /play і виберіть, хто ходить першим.

topic-stats = Статистика
topic-stats-text =
    `/stats` показує ваші перемоги, рейтинг, серії та точність. Назвіть учасника, щоб побачити його результати.
    Назвіть другого, щоб побачити, як ці двоє зіграли між собою.
    «Рейтинг» і «Дебюти» малюють графік. Партії, що закінчилися до другого ходу, не рахуються.

command-stats = Переглянути результати, серії й точність: свої або учасника
command-stats-member = Чия статистика; не вказуйте, щоб побачити свою
command-stats-against = Його результати проти цього учасника
