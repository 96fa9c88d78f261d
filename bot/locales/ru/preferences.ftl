### Личные настройки участника: фразами и формой.

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
preferences-done = Сохранено.
preferences-language =
    { $language_by ->
        [discord] Отвечаю вам на языке вашего Discord (discord).
       *[other] Язык моих ответов вам: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Это решает каждый сервер.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Это решает каждый сервер.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Вас никто не может вызвать (nobody). Сами вы вызывать можете.
       *[anyone] Вас может вызвать кто угодно (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Вы никого не блокируете.
       *[other] Заблокированы: { $members }. Они не могут вас вызвать, и я им об этом не говорю.
    }
preferences-voice =
    { $voice ->
        [quiet] Пока мы играем, я молчу (quiet).
       *[chatty] Пока мы играем, я иногда вставляю словечко (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Вас нет ни в одной таблице лидеров (hidden).
        [everywhere] Вы можете быть в таблицах лидеров и на своих серверах, и везде (everywhere).
       *[server] Вы есть в таблицах лидеров только тех серверов, где играете (server).
    }
preferences-look =
    { $look ->
        [bold] В партиях, которые вы начинаете, знаки ❌ и 🔵 (bold).
        [classic] В партиях, которые вы начинаете, знаки ❌ и ⭕ (classic).
        [letters] В партиях, которые вы начинаете, буквы X и O (letters).
        [contrast] В партиях, которые вы начинаете, чёрные и белые контрастные знаки (contrast).
        [words] Партии, которые вы начинаете, и ответы, которые видите только вы, записаны словами для экранных дикторов (words).
       *[crisp] В партиях, которые вы начинаете, мои собственные знаки (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Я никогда не сообщаю вам, что ход ваш (off).
           *[other] Я никогда не сообщаю вам, что ход ваш (off). Ожидание в { $minutes } мин действует только с channel или dm.
        }
        [channel] { $minutes ->
            [0] Я упоминаю вас в канале, как только ход за вами (channel).
           *[other] Я упоминаю вас в канале, если ваш ход ждут уже { $minutes } мин (channel).
        }
        [dm] { $minutes ->
            [0] Я пишу вам в ЛС, как только ход за вами, а если ЛС закрыты, упоминаю вас в канале (dm).
           *[other] Я пишу вам в ЛС, если ваш ход ждут уже { $minutes } мин, а если ЛС закрыты, упоминаю вас в канале (dm).
        }
       *[accepted] { $minutes ->
            [0] Уведомления: только когда кто-то принимает ваш вызов или хочет реванш (accepted).
           *[other] Уведомления: только когда кто-то принимает ваш вызов или хочет реванш (accepted). Ожидание в { $minutes } мин действует только с channel или dm.
        }
    }

preferences-unknown = Не знаю слова «{ $word }». Пишите, например, `classic`, `dm`, `15 minutes`, `hidden` или `quiet`, или просто /preferences.
preferences-no-such = Это два ответа на один вопрос. Выберите один вид, один способ уведомлять и так далее; варианты есть в /preferences.
preferences-block-whom = Введите `/preferences block:@Bob` или `/preferences unblock:@Bob`: это увидите только вы. Если пишете здесь, упомяните участников после слова, и им придёт уведомление.
preferences-yourself = Себя заблокировать нельзя. Выберите другого участника.

preferences-form = Ваши личные настройки
preferences-title-look = Вид и язык
preferences-title-notices = Уведомления и таблицы лидеров
preferences-title-challenges = Вызовы
preferences-form-language = Отвечать мне на языке
preferences-language-discord = Язык моего Discord
preferences-form-look = Вид партий, которые я начинаю
preferences-look-server = Как решит сервер
preferences-look-crisp = Чёткий: собственные знаки бота
preferences-look-bold = Яркий: ❌ и 🔵
preferences-look-classic = Классический: ❌ и ⭕
preferences-look-letters = Буквы: X и O
preferences-look-contrast = Контрастный: чёрный, белый и жёлтый
preferences-look-words = Словами: для экранных дикторов, без эмодзи
preferences-form-notices = Уведомлять меня
preferences-notices-server = Как решит сервер
preferences-notices-accepted = Только когда приняли вызов или хотят реванш
preferences-notices-off = Никогда
preferences-notices-channel = Когда мой ход, в канале
preferences-notices-dm = Когда мой ход, в ЛС
preferences-form-after = Как скоро уведомлять о моём ходе
preferences-after-0 = Сразу
preferences-after-5 = Через 5 минут
preferences-after-15 = Через 15 минут
preferences-after-60 = Через час
preferences-form-leaderboards = Показывать меня в таблицах лидеров
preferences-leaderboards-server = На серверах, где я играю
preferences-leaderboards-everywhere = Везде
preferences-leaderboards-hidden = Нигде
preferences-form-remarks = Реплики во время партии
preferences-remarks-chatty = Иногда
preferences-remarks-quiet = Никогда
preferences-form-challenges = Кто может меня вызвать
preferences-challenges-anyone = Кто угодно
preferences-challenges-nobody = Никто
preferences-form-blocked =
    { $left ->
        [0] Заблокированы: не могут меня вызвать
       *[other] Заблокированы ({ $shown } из { $count })
    }

command-preferences = Посмотреть или изменить свой вид, язык, уведомления и вызовы
command-preferences-language = Язык, на котором я вам отвечаю (discord: язык вашего Discord)
command-preferences-look = Как выглядят партии, которые вы начинаете; словами — для экранных дикторов
command-preferences-notices = Сообщать ли вам, что ваш ход, и где
command-preferences-leaderboards = Где вас показывать: на серверах, где вы играете, везде или нигде
command-preferences-after = Сколько ждёт ваш ход, прежде чем я сообщу; только для канала и ЛС
command-preferences-remarks = Вставлять ли иногда словечко, пока мы играем
command-preferences-challenges = Кто может вас вызвать: кто угодно, кроме заблокированных, или никто
command-preferences-block = Участник, который больше не сможет вас вызвать; я ему не скажу
command-preferences-unblock = Участник, который снова сможет вас вызвать
