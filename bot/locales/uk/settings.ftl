### Що задають для сервера ті, хто ним керує: картка, форми, підказки команди.

settings-title = Налаштування цього сервера
settings-about = Що я роблю тут, якщо партія чи учасник не вибирають іншого.
settings-saved = ✅ Збережено:
settings-same = Нічого не змінилося.
settings-games = Партії
settings-limits = Обмеження
settings-chat = Мова й вигляд
settings-posts = Публікації
settings-line = { $name } (`{ $word }`): { $value }
settings-line-set = { $name } (`{ $word }`): **{ $value }**
settings-hosts = { $value } (типово)
settings-level-last = який учасник мав минулого разу
settings-games-default = скільки завгодно
settings-language-default = як указано в Discord (типово)
settings-prefix-is = `{ $prefix }`
settings-hour-is = { $hour }:00 { $zone }
settings-puzzle-default = не публікується
settings-champion-default = не публікується
settings-role-default = немає
settings-first-me = хто починає партію
settings-first-them = суперник
settings-look-crisp = чіткий (мої власні знаки)
settings-look-bold = яскравий (❌ і 🔵)
settings-look-classic = класичний (❌ і ⭕)
settings-look-letters = літери (X і O)
settings-look-contrast = контрастний
settings-look-words = словами, для екранних дикторів
settings-notices-accepted = коли прийняли виклик або хочуть реваншу
settings-notices-off = ніколи
settings-notices-channel = щоходу, у каналі
settings-notices-dm = щоходу, у ПП
settings-time-minute =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
settings-time-hour =
    { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
settings-time-day =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
settings-time-second =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }

settings-name-level = Рівень
settings-name-board = Поле
settings-name-rules = Правила
settings-name-first = Перший хід
settings-name-threads = Власна гілка кожної партії
settings-name-challenge = Скільки чекає виклик
settings-name-idle = Час на хід
settings-name-games = Партій у каналі водночас
settings-name-language = Мова
settings-name-prefix = Префікс
settings-name-look = Вигляд
settings-name-notices = Сповіщення про хід
settings-name-puzzle = Задача дня
settings-name-hour = Година задачі
settings-name-champion = Таблиця за місяць
settings-name-role = Роль чемпіона
settings-name-zone = Часовий пояс
settings-about-rules = Для всіх правил, крім звичайних, потрібне поле 3x3.
settings-about-threads = Створюю її на початку партії, а наприкінці архівую.
settings-about-idle = Хто пропустить строк, програє. Поточний хід зберігає свій час.
settings-about-language = Мова полів і всього, що читають усі.
settings-about-prefix = Знаки або літери, а за ними знак. Порожньо — значить { $prefix }
settings-about-look = Для партій тих, хто не вибрав вигляду.
settings-about-notices = Для учасників, які не вибрали самі.
settings-about-puzzle = Щодня о годині, вказаній нижче. Залиште порожнім, якщо не треба.
settings-about-champion = Першого числа кожного місяця. Залиште порожнім, якщо не треба.
settings-about-role = Роль за перше місце, доки не зміниться чемпіон.
settings-about-zone = За ним ідуть година задачі й кінець місяця. Назвіть місто в цьому поясі.

settings-servers-only = Налаштування має сервер. Введіть /settings на тому, яким керуєте.
settings-managers-only = Змінювати налаштування сервера можуть лише ті, хто ним керує.
settings-no-such-name = Не знаю налаштування «{ $word }». Напишіть { $names }, а потім значення: `level hard` або `level default`, щоб скинути.
settings-no-such-value = Для { $word } виберіть { $names }.
settings-both = Для цих правил потрібне поле 3x3, а { $word } заважає. Змініть обидва налаштування: `{ $command }`.
settings-no-channel = Для { $word } поки нічого не публікується. Виберіть ще й канал.
settings-no-such-channel = Для { $word } виберіть текстовий канал цього сервера або `off`.
settings-cannot-post = У цьому каналі я не можу публікувати. Виберіть той, який бачимо ми обоє і де обоє можемо писати.
settings-no-such-role = Для { $word } виберіть роль цього сервера або `off`.
settings-fixed-role = Цю роль ніхто не може видати: вона належить застосунку або всім. Виберіть іншу.
settings-no-right = Тут мені не можна видавати ролі. Дайте мені дозвіл «Керувати ролями» і знову введіть /settings.
settings-too-high = Ця роль не нижча за мою, тому видати її не можу. Підніміть мою вище в налаштуваннях сервера або введіть /settings з іншою роллю.
settings-above-you = Ви самі не можете видати цю роль, тому і я не можу за вас. Введіть /settings з іншою або попросіть того, хто може.
settings-discord-away = Не вдалося перевірити це в Discord, тому нічого не змінилося. Спробуйте ще раз за хвилину.
settings-no-such-prefix =
    { $most ->
        [1] Префікс — це { $most } знак, наприклад `?` або `$`. Знаки самого Discord, як-от `/` і `*`, не підходять.
       *[other] Префікс — це від 1 до { $most } літер, цифр і знаків, і наприкінці знак: `?`, `t!`. Знаки самого Discord, як-от `/` і `*`, не підходять.
    }

topic-settings = Налаштування сервера
topic-settings-text =
    Якщо ви керуєте сервером, `/settings` покаже, що на ньому діє, і дасть кнопки, щоб це змінити: рівень, поле й правила партії, де їх не вказано, строки викликів і ходів, скільки партій триває в каналі водночас, мову, префікс і вигляд. Там само: власна гілка кожної партії й те, де я публікую задачу дня та таблицю за місяць.
    Або змінюйте одразу: `/settings level:hard`, а текстом `{ $prefix }settings prefix ? level hard`.
    `default` повертає налаштування: `/settings level:default`.

command-settings = Переглянути або змінити налаштування сервера (хто ним керує)
command-settings-language = Мова полів і всього, що читають усі
command-settings-prefix = Перед командами текстом: наприклад, ? або t!; default — як у того, хто мене запустив
command-settings-level = Наскільки добре я граю, якщо в партії не вказано
command-settings-board = Поле партій, де його не вказано
command-settings-rules = Правила партій, де їх не вказано
command-settings-first = Хто ходить першим, якщо в партії не вказано
command-settings-challenge = Скільки виклик чекає на відповідь
command-settings-idle = Скільки партія чекає на хід
command-settings-games = Скільки партій може тривати в каналі водночас
command-settings-look = Вигляд партій тих, хто його не вибрав
command-settings-notices = Як учасники дізнаються про свій хід, якщо не вибрали самі
command-settings-threads = Чи матиме кожна партія власну гілку
command-settings-puzzle = Канал для задачі дня
command-settings-hour = О котрій годині, від 0 до 23, за часовим поясом сервера
command-settings-champion = Канал для таблиці за місяць, першого числа кожного місяця
command-settings-role = Роль за перше місце, доки не зміниться чемпіон
command-settings-stop = Що припинити: публікації або роль чемпіона
command-settings-zone = Часовий пояс годин, днів і місяців тут: назвіть місто в ньому
