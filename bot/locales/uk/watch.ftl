### Партії для глядачів: поля, за якими стежать, показові партії, повтори, списки.

watch-followed = Партія { $game }, стежу за нею тут до кінця. Щоб припинити, введіть /unwatch { $game }.
watch-followed-over = Це була партія { $game }. Введіть /replay { $game }, щоб пройти її хід за ходом.
watch-link-players = Поле гравців
watch-followed-stopped = За партією { $game } тут більше не стежу. Щоб повернути її, введіть /watch { $game }.
watch-followed-moved = За партією { $game } тепер стежу нижче.
watch-comments-later = Коментарі будуть після партії: гравці можуть читати цей канал.
watch-decided-draw =
    { $count ->
        [1] Усе вирішує хід { $number }: { $player } займає { $square }, а рятує лише { $better }.
       *[other] Усе вирішує хід { $number }: { $player } займає { $square }, а рятують { $better }.
    }
watch-decided-win = Усе вирішує хід { $number }: { $player } займає { $square }, а шлях до перемоги був такий: { $better }.
watch-aside-fork = Гарна вилка.
watch-aside-block = А це було видно заздалегідь.
watch-hidden = Більше не можу показувати тут цю партію: її канал бачать не всі.

watch-exhibition = Показова партія { $game }, замовляє { $owner }. Наступний хід за кілька секунд.
watch-exhibition-over = Показова партія { $game }, замовляє { $owner }.
watch-button-another = Ще одна
watch-exhibition-stopped = Показову партію { $game } зупинено.
watch-crowd-stopped = Партію { $game }, яку грав канал, зупинено. Щоб почати іншу, введіть /play з crowd.
watch-unwatched =
    { $count ->
        [1] За партією { $games } тут більше не стежу. Щоб повернути її, введіть /watch з її номером.
       *[other] За партіями { $games } тут більше не стежу. Щоб повернути якусь, введіть /watch з її номером.
    }

watch-replay = { $versus }. Партія { $game }.
watch-replay-start =
    { $moves ->
        [one] Порожнє поле, попереду { $moves } хід
        [few] Порожнє поле, попереду { $moves } ходи
        [many] Порожнє поле, попереду { $moves } ходів
       *[other] Порожнє поле, попереду { $moves } ходу
    }
watch-replay-move = Хід { $number } з { $moves }: { $player } на { $square }
watch-accuracy-one = Точність: { $player } { $share }%
watch-accuracy-both = Точність: { $player } { $share }% і { $other } { $other_share }%

watch-meter-draw = { $meter } Нічия, якщо ніхто не помилиться.
watch-meter-unclear = { $meter } Поки зарано судити, хто переможе.
watch-meter-estimate = { $meter } { $mark } стоїть краще: шанси близько { $chance }%. Кінця поки не видно.
watch-meter-win =
    { $moves ->
        [one] { $meter } За найкращої гри { $mark } перемагає за { $moves } хід.
        [few] { $meter } За найкращої гри { $mark } перемагає за { $moves } ходи.
        [many] { $meter } За найкращої гри { $mark } перемагає за { $moves } ходів.
       *[other] { $meter } За найкращої гри { $mark } перемагає за { $moves } ходу.
    }

watch-live-empty = Тут зараз ніхто не грає. Введіть /play, щоб почати партію.
watch-live-more = Деяких давніших партій у списку немає.
watch-live-use = Натисніть номер, щоб перейти до партії, або введіть із ним /watch, щоб стежити за нею тут.
watch-live-total =
    { $games ->
        [one] Зараз триває { $games } партія
        [few] Зараз тривають { $games } партії
        [many] Зараз триває { $games } партій
       *[other] Зараз триває { $games } партії
    }
watch-live-total-more = Партій триває понад { $games }

watch-list-moves =
    { $moves ->
        [0] без ходів
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Тут ще ніхто не дограв партії. Введіть /play, щоб почати.
watch-history-empty-member = У цього учасника тут немає дограних партій. Усі партії покаже /history.
watch-history-menu = Виберіть партію для повтору
watch-history-total =
    { $games ->
        [one] { $games } закінчена партія
        [few] { $games } закінчені партії
        [many] { $games } закінчених партій
       *[other] { $games } закінченої партії
    }
watch-history-total-more = Закінчених партій понад { $games }
watch-history-total-member =
    { $games ->
        [one] { $games } закінчена партія: перемог { $won }, нічиїх { $drawn }, поразок { $lost }
        [few] { $games } закінчені партії: перемог { $won }, нічиїх { $drawn }, поразок { $lost }
        [many] { $games } закінчених партій: перемог { $won }, нічиїх { $drawn }, поразок { $lost }
       *[other] { $games } закінченої партії: перемог { $won }, нічиїх { $drawn }, поразок { $lost }
    }
watch-history-line = { $winner } перемагає, { $loser } програє
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = Нічия: { $winner } — { $loser }
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } — { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = суперник здався
watch-how-time = за часом
watch-how-agreement = за згодою
watch-how-repetition = через повторення
watch-how-nobody = час вийшов
watch-how-stop = зупинено

topic-watch = Дивитися партії
topic-watch-text =
    `/games` — партії, які тривають зараз.
    `/watch` з номером партії стежить за нею тут. З двома рівнями я граю сам із собою.
    `/unwatch` припиняє це.
topic-replay = Історія й повтори
topic-replay-text =
    `/history` — закінчені партії, усі або одного учасника.
    `/replay` з номером партії проходить її хід за ходом і показує, що втратив кожен хід.

watch-not-begun = Партія { $game_id } закінчилася до першого ходу. Іншу знайдете в /history.
watch-still-running = Партія { $game_id } ще триває. Введіть /watch { $game_id }, щоб стежити за нею.
watch-nothing-to-stop =
    { $is_any ->
        [1] Я тут не стежу за жодною партією.
       *[other] Я тут не стежу за цією партією. Введіть /watch з її номером.
    }
watch-too-many-boards =
    { $most ->
        [1] Я тут уже стежу за партією. Введіть /unwatch, щоб звільнити місце.
       *[other] Партій, за якими я тут стежу, вже { $most }. Введіть /unwatch, щоб звільнити місце.
    }
watch-too-many-followers =
    { $most ->
        [one] За партією { $game_id } вже стежать у { $most } місці. Іншу знайдете в /games.
        [few] За партією { $game_id } вже стежать у { $most } місцях. Іншу знайдете в /games.
        [many] За партією { $game_id } вже стежать у { $most } місцях. Іншу знайдете в /games.
       *[other] За партією { $game_id } вже стежать у { $most } місця. Іншу знайдете в /games.
    }
watch-not-shown = Потрібен номер партії або два рівні (easy, medium, hard, unbeatable). Номери є в /games.
watch-not-your-list = Цей список просили не ви. Щоб відкрити свій, введіть /history.

command-games = Показати партії, які тривають на цьому сервері
command-watch = Стежити за партією тут або дивитися, як я граю сам із собою
command-watch-game = За якою партією стежити; не вказуйте нічого, щоб вибрати
command-watch-x = Або дивитися, як я граю сам із собою: мій рівень за X
command-watch-o = І мій рівень за O
command-watch-board = Поле, на якому я граю сам із собою
command-unwatch = Більше не стежити за партією тут або зупинити показову
command-unwatch-game = Її номер; не вказуйте, щоб зупинити все, що ви просили
command-replay = Пройти закінчену партію хід за ходом
command-replay-game = Яку партію; не вказуйте, щоб вибрати з останніх
command-history = Показати закінчені партії, спершу нові
command-history-member = Чиї партії; не вказуйте, щоб побачити всі
