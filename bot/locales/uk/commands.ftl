### Основні команди: що про них каже Discord і що деякі відповідають.

menu-challenge = Викликати на хрестики-нулики
menu-stats = Статистика гравця
menu-explain = Пояснити цю партію
menu-replay = Повтор цієї партії
menu-watch = Стежити за цією партією
menu-end = Зупинити цю партію

command-play = Зіграти в хрестики-нулики: зі мною, з учасником, з будь-ким або всім каналом
command-play-opponent = Кого викликати; не вказуйте, щоб грати зі мною
command-play-level = Наскільки добре я граю; проти учасника не потрібно
command-play-first = Хто ходить першим
command-play-board = Розмір поля; число після косої риски — скільки треба в ряд для перемоги
command-play-rules = Інші правила, на полі 3x3
command-play-open = Приєднатися може будь-хто в цьому каналі; нікого не згадую
command-play-crowd = Грати проти мене всім каналом: голосують усі
command-move = Поставити свій знак на клітинку
command-move-square = Номер клітинки від лівого верхнього кута або її назва: b2, center, top left
command-board = Ще раз показати тут вашу партію
command-resign = Здати свою партію тут або відкликати свій виклик
command-draw = Запропонувати нічию або прийняти запропоновану

choice-easy = легко
choice-medium = середньо
choice-hard = важко
choice-unbeatable = непереможно
choice-me = ви
choice-them = ваш суперник
choice-random = випадково
choice-standard = звичайні
choice-tree = дерево
choice-steps = кроки
choice-alpha-beta = альфа-бета
choice-alpha-beta-steps = кроки з альфа-бетою
choice-knockout = на вибування
choice-round-robin = кожен з кожним
choice-all = за весь час
choice-month = за цей місяць
choice-here = тут
choice-everywhere = усюди
choice-off = вимкнено
choice-at-once = одразу
choice-5-minutes = 5 хвилин
choice-15-minutes = 15 хвилин
choice-60-minutes = 60 хвилин
choice-default = типово
choice-on = увімкнено
choice-1-minute = 1 хвилина
choice-10-minutes = 10 хвилин
choice-1-hour = 1 година
choice-6-hours = 6 годин
choice-1-day = 1 день
choice-3-days = 3 дні
choice-7-days = 7 днів
choice-30-days = 30 днів

restarting = Перезапускаюся; ваша партія ціла. Спробуйте ще раз за мить.
store-away = Зараз не можу дістатися своєї бази даних. Ваша партія ціла; спробуйте за хвилину.
old-button = Ця кнопка вже не працює. Зазирніть у /help.
commands-changed = Мої команди щойно оновилися. Спробуйте за хвилину.
did-you-mean = Ви мали на увазі `{ $command }`?
edited-command = Я не виконую змінені повідомлення. Надішліть `{ $command }` ще раз, якщо ви це мали на увазі.
unknown-command = Привіт. Зіграємо? Натисніть «Грати» або подивіться, що ще я вмію.
broken = У мене щось зламалося, але ваша партія ціла. Спробуйте ще раз; якщо повториться, повідомте код { $reference }.
sent-in-private = Відповідь у вас у ПП.
may-not-speak = Мені не можна писати в <#{ $channel }>. Скористайтеся там слеш-командами, наприклад /play, або спробуйте інший канал.

pick-game = Котра партія?
pick-menu = Виберіть партію
pick-versus = { $game } · { $x } — { $o }
pick-age-now = щойно
pick-age-minutes =
    { $count ->
        [one] { $count } хвилину тому
        [few] { $count } хвилини тому
        [many] { $count } хвилин тому
       *[other] { $count } хвилини тому
    }
pick-age-hours =
    { $count ->
        [one] { $count } годину тому
        [few] { $count } години тому
        [many] { $count } годин тому
       *[other] { $count } години тому
    }
pick-age-days =
    { $count ->
        [one] { $count } день тому
        [few] { $count } дні тому
        [many] { $count } днів тому
       *[other] { $count } дня тому
    }
