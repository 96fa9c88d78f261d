### Что задают для сервера те, кто им управляет: карточка, формы, подсказки команды.

settings-title = Настройки этого сервера
settings-about = Что я делаю здесь, если партия или участник не выбирают другого.
settings-saved = ✅ Сохранено:
settings-same = Ничего не изменилось.
settings-games = Партии
settings-limits = Ограничения
settings-chat = Язык и вид
settings-posts = Публикации
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (по умолчанию)
settings-level-last = какой у участника был в прошлый раз
settings-games-default = сколько угодно
settings-language-default = какой указан в Discord (по умолчанию)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = не публикуется
settings-champion-default = не публикуется
settings-role-default = нет
settings-first-me = кто начинает партию
settings-first-them = соперник
settings-look-crisp = чёткий (мои собственные знаки)
settings-look-bold = яркий (❌ и 🔵)
settings-look-classic = классический (❌ и ⭕)
settings-look-letters = буквы (X и O)
settings-look-contrast = контрастный
settings-look-words = словами, для экранных дикторов
settings-notices-accepted = когда приняли вызов или хотят реванш
settings-notices-off = никогда
settings-notices-channel = каждый ход, в канале
settings-notices-dm = каждый ход, в ЛС
settings-time-minute =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }
settings-time-hour =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
        [many] { $count } часов
       *[other] { $count } часа
    }
settings-time-day =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
settings-time-second =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }

settings-name-level = Уровень
settings-name-board = Поле
settings-name-rules = Правила
settings-name-first = Первый ход
settings-name-threads = Своя ветка у каждой партии
settings-name-challenge = Сколько ждёт вызов
settings-name-idle = Время на ход
settings-name-games = Партий в канале одновременно
settings-name-language = Язык
settings-name-prefix = Префикс
settings-name-look = Вид
settings-name-notices = Уведомления о ходе
settings-name-puzzle = Задача дня
settings-name-hour = Час задачи
settings-name-champion = Таблица за месяц
settings-name-role = Роль чемпиона
settings-name-zone = Часовой пояс
settings-about-rules = Для всех правил, кроме обычных, нужно поле 3x3.
settings-about-threads = Создаю её в начале партии, а в конце архивирую.
settings-about-idle = Кто пропустит срок, проигрывает. Текущий ход сохраняет своё время.
settings-about-language = Язык полей и всего, что читают все.
settings-about-prefix = Знаки или буквы, а за ними знак. Пустое поле — значит { $prefix }
settings-about-look = Для партий тех, кто сам не выбрал вид.
settings-about-notices = Для участников, которые не выбрали сами.
settings-about-puzzle = Каждый день в час, указанный ниже. Оставьте пустым, если не нужно.
settings-about-champion = Первого числа каждого месяца. Оставьте пустым, если не нужно.
settings-about-role = Роль за первое место, пока не сменится чемпион.
settings-about-zone = По нему идут час задачи и конец месяца. Назовите город в этом поясе.

settings-servers-only = Настройки есть у сервера. Введите /settings на том, которым управляете.
settings-managers-only = Менять настройки сервера могут только те, кто им управляет.
settings-no-such-name = Не знаю настройки «{ $word }». Напишите { $names }, а затем значение: `level hard` или `level default`, чтобы сбросить.
settings-no-such-value = Для { $word } выберите { $names }.
settings-both = Для этих правил нужно поле 3x3, а { $word } мешает. Измените обе настройки: `{ $command }`.
settings-no-channel = Для { $word } пока ничего не публикуется. Выберите ещё и канал.
settings-no-such-channel = Для { $word } выберите текстовый канал этого сервера или `off`.
settings-cannot-post = В этом канале я не могу публиковать. Выберите тот, который видим мы оба и где мы оба можем писать.
settings-no-such-role = Для { $word } выберите роль этого сервера или `off`.
settings-fixed-role = Эту роль никто не может выдать: она принадлежит приложению или всем. Выберите другую.
settings-no-right = Здесь мне нельзя выдавать роли. Дайте мне право «Управлять ролями» и снова введите /settings.
settings-too-high = Эта роль не ниже моей, поэтому выдать её не могу. Поднимите мою выше в настройках сервера или введите /settings с другой ролью.
settings-above-you = Вы сами не можете выдать эту роль, поэтому и я не могу за вас. Введите /settings с другой или попросите того, кто может.
settings-discord-away = Не получилось проверить это в Discord, поэтому ничего не изменилось. Попробуйте ещё раз через минуту.
settings-no-such-prefix =
    { $most ->
        [1] Префикс — это { $most } знак, например `?` или `$`. Знаки самого Discord, такие как `/` и `*`, не подходят.
       *[other] Префикс — это от 1 до { $most } букв, цифр и знаков, и в конце знак: `?`, `t!`. Знаки самого Discord, такие как `/` и `*`, не подходят.
    }

topic-settings = Настройки сервера
topic-settings-text =
    Если вы управляете сервером, `/settings` покажет, что на нём действует, и даст кнопки, чтобы это изменить: уровень, поле и правила партии, где они не указаны, сроки вызовов и ходов, сколько партий идёт в канале одновременно, язык, префикс и вид. Там же: своя ветка у каждой партии и где я публикую задачу дня и таблицу за месяц.
    Или меняйте сразу: `/settings level:hard`, а текстом `{ $prefix }settings prefix ? level hard`.
    `default` возвращает настройку: `/settings level:default`.

command-settings = Посмотреть или изменить настройки сервера (кто им управляет)
command-settings-language = Язык полей и всего, что читают все
command-settings-prefix = Перед командами текстом: например, ? или t!; default — как у того, кто меня запустил
command-settings-level = Как хорошо я играю, если в партии не указано
command-settings-board = Поле партий, где оно не указано
command-settings-rules = Правила партий, где они не указаны
command-settings-first = Кто ходит первым, если в партии не указано
command-settings-challenge = Сколько вызов ждёт ответа
command-settings-idle = Сколько партия ждёт хода
command-settings-games = Сколько партий может идти в канале одновременно
command-settings-look = Вид партий, если тот, кто их начал, его не выбрал
command-settings-notices = Как участники узнают о своём ходе, если не выбрали сами
command-settings-threads = Будет ли у каждой партии своя ветка
command-settings-puzzle = Канал для задачи дня
command-settings-hour = В котором часу, от 0 до 23, по часовому поясу сервера
command-settings-champion = Канал для таблицы за месяц, первого числа каждого месяца
command-settings-role = Роль за первое место, пока не сменится чемпион
command-settings-stop = Что прекратить: публикации или роль чемпиона
command-settings-zone = Часовой пояс часов, дней и месяцев здесь: назовите город в нём
