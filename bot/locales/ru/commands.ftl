### Основные команды: что о них говорит Discord и что некоторые отвечают.

menu-challenge = Вызвать на крестики-нолики
menu-stats = Статистика в крестики-нолики
menu-explain = Объяснить эту партию
menu-replay = Повтор этой партии
menu-watch = Следить за этой партией
menu-end = Остановить эту партию

command-play = Сыграть в крестики-нолики: со мной, с участником, с кем угодно или всем каналом
command-play-opponent = Кого вызвать; не указывайте, чтобы играть со мной
command-play-level = Как хорошо я играю; против участника не нужен
command-play-first = Кто ходит первым
command-play-board = Размер поля; число после косой черты — сколько нужно в ряд для победы
command-play-rules = Другие правила, на поле 3x3
command-play-open = Присоединиться может любой в этом канале; никого не упоминаю
command-play-crowd = Играть против меня всем каналом: голосуют все
command-move = Поставить свой знак на клетку
command-move-square = Номер клетки от левого верхнего угла или её имя: b2, center, top left
command-board = Показать вашу партию здесь ещё раз
command-resign = Сдать свою партию здесь или отозвать свой вызов
command-draw = Предложить ничью или принять предложенную

choice-easy = легко
choice-medium = средне
choice-hard = сложно
choice-unbeatable = непобедимо
choice-me = вы
choice-them = ваш соперник
choice-random = случайно
choice-standard = обычные
choice-tree = дерево
choice-steps = шаги
choice-alpha-beta = альфа-бета
choice-alpha-beta-steps = шаги с альфа-бетой
choice-knockout = на вылет
choice-round-robin = круговой
choice-all = за всё время
choice-month = за этот месяц
choice-here = здесь
choice-everywhere = везде
choice-off = выключено
choice-at-once = сразу
choice-5-minutes = 5 минут
choice-15-minutes = 15 минут
choice-60-minutes = 60 минут
choice-default = по умолчанию
choice-on = включено
choice-1-minute = 1 минута
choice-10-minutes = 10 минут
choice-1-hour = 1 час
choice-6-hours = 6 часов
choice-1-day = 1 день
choice-3-days = 3 дня
choice-7-days = 7 дней
choice-30-days = 30 дней

restarting = Перезапускаюсь; ваша партия цела. Попробуйте ещё раз через мгновение.
store-away = Сейчас не могу связаться со своей базой данных. Ваша партия цела; попробуйте через минуту.
old-button = Эта кнопка больше не работает. Загляните в /help.
commands-changed = Мои команды только что обновились. Попробуйте через минуту.
did-you-mean = Вы имели в виду `{ $command }`?
edited-command = Я не выполняю изменённые сообщения. Отправьте `{ $command }` ещё раз, если вы это имели в виду.
unknown-command = Привет. Сыграем? Нажмите «Играть» или посмотрите, что я ещё умею.
broken = У меня что-то сломалось, но ваша партия цела. Попробуйте ещё раз; если повторится, сообщите код { $reference }.
sent-in-private = Ответ у вас в ЛС.
may-not-speak = Мне нельзя писать в <#{ $channel }>. Используйте там слеш-команды, например /play, или попробуйте другой канал.

pick-game = Какая партия?
pick-menu = Выберите партию
pick-versus = { $game } · { $x } — { $o }
pick-age-now = только что
pick-age-minutes =
    { $count ->
        [one] { $count } минуту назад
        [few] { $count } минуты назад
        [many] { $count } минут назад
       *[other] { $count } минуты назад
    }
pick-age-hours =
    { $count ->
        [one] { $count } час назад
        [few] { $count } часа назад
        [many] { $count } часов назад
       *[other] { $count } часа назад
    }
pick-age-days =
    { $count ->
        [one] { $count } день назад
        [few] { $count } дня назад
        [many] { $count } дней назад
       *[other] { $count } дня назад
    }
