### Особисті налаштування учасника: фразами і формою.

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
preferences-done = Збережено.
preferences-language =
    { $language_by ->
        [discord] Відповідаю вам мовою вашого Discord (discord).
       *[other] Мова моїх відповідей вам: { $language } ({ $language_by }).
    }
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } Це вирішує кожен сервер.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } Це вирішує кожен сервер.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] Вас ніхто не може викликати (nobody). Самі ви викликати можете.
       *[anyone] Вас може викликати будь-хто (anyone).
    }
preferences-blocked =
    { $blocked ->
        [0] Ви нікого не блокуєте.
       *[other] Заблоковані: { $members }. Вони не можуть вас викликати, і я їм про це не кажу.
    }
preferences-voice =
    { $voice ->
        [quiet] Поки ми граємо, я мовчу (quiet).
       *[chatty] Поки ми граємо, я часом вставляю слівце (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] Вас немає на жодній дошці лідерів (hidden).
        [everywhere] Ви можете бути на дошках лідерів і на своїх серверах, і всюди (everywhere).
       *[server] Ви є на дошках лідерів лише тих серверів, де граєте (server).
    }
preferences-look =
    { $look ->
        [bold] У партіях, які ви починаєте, знаки ❌ і 🔵 (bold).
        [classic] У партіях, які ви починаєте, знаки ❌ і ⭕ (classic).
        [letters] У партіях, які ви починаєте, літери X і O (letters).
        [contrast] У партіях, які ви починаєте, чорні та білі контрастні знаки (contrast).
        [words] Партії, які ви починаєте, і відповіді, які бачите лише ви, записані словами для екранних дикторів (words).
       *[crisp] У партіях, які ви починаєте, мої власні знаки (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] Я ніколи не повідомляю вам, що хід ваш (off).
           *[other] Я ніколи не повідомляю вам, що хід ваш (off). Очікування { $minutes } хв діє лише з channel або dm.
        }
        [channel] { $minutes ->
            [0] Я згадую вас у каналі, щойно хід за вами (channel).
           *[other] Я згадую вас у каналі, якщо на ваш хід чекають уже { $minutes } хв (channel).
        }
        [dm] { $minutes ->
            [0] Я пишу вам у ПП, щойно хід за вами, а якщо ПП закриті, згадую вас у каналі (dm).
           *[other] Я пишу вам у ПП, якщо на ваш хід чекають уже { $minutes } хв, а якщо ПП закриті, згадую вас у каналі (dm).
        }
       *[accepted] { $minutes ->
            [0] Сповіщення: лише коли хтось приймає ваш виклик або хоче реваншу (accepted).
           *[other] Сповіщення: лише коли хтось приймає ваш виклик або хоче реваншу (accepted). Очікування { $minutes } хв діє лише з channel або dm.
        }
    }

preferences-unknown = Не знаю слова «{ $word }». Пишіть, наприклад, `classic`, `dm`, `15 minutes`, `hidden` або `quiet`, або просто /preferences.
preferences-no-such = Це дві відповіді на одне запитання. Виберіть один вигляд, один спосіб сповіщати і так далі; варіанти є в /preferences.
preferences-block-whom = Введіть `/preferences block:@Bob` або `/preferences unblock:@Bob`: це побачите лише ви. Якщо пишете тут, згадайте учасників після слова, і їм прийде сповіщення.
preferences-yourself = Себе заблокувати не можна. Виберіть іншого учасника.

preferences-form = Ваші особисті налаштування
preferences-title-look = Вигляд і мова
preferences-title-notices = Сповіщення й дошки лідерів
preferences-title-challenges = Виклики
preferences-form-language = Відповідати мені мовою
preferences-language-discord = Мова мого Discord
preferences-form-look = Вигляд партій, які я починаю
preferences-look-server = Як вирішить сервер
preferences-look-crisp = Чіткий: власні знаки бота
preferences-look-bold = Яскравий: ❌ і 🔵
preferences-look-classic = Класичний: ❌ і ⭕
preferences-look-letters = Літери: X і O
preferences-look-contrast = Контрастний: чорний, білий і жовтий
preferences-look-words = Словами: для екранних дикторів, без емодзі
preferences-form-notices = Сповіщати мене
preferences-notices-server = Як вирішить сервер
preferences-notices-accepted = Лише коли прийняли виклик або хочуть реваншу
preferences-notices-off = Ніколи
preferences-notices-channel = Коли мій хід, у каналі
preferences-notices-dm = Коли мій хід, у ПП
preferences-form-after = Як скоро сповіщати про мій хід
preferences-after-0 = Одразу
preferences-after-5 = Через 5 хвилин
preferences-after-15 = Через 15 хвилин
preferences-after-60 = Через годину
preferences-form-leaderboards = Показувати мене на дошках лідерів
preferences-leaderboards-server = На серверах, де я граю
preferences-leaderboards-everywhere = Усюди
preferences-leaderboards-hidden = Ніде
preferences-form-remarks = Репліки під час партії
preferences-remarks-chatty = Часом
preferences-remarks-quiet = Ніколи
preferences-form-challenges = Хто може мене викликати
preferences-challenges-anyone = Будь-хто
preferences-challenges-nobody = Ніхто
preferences-form-blocked =
    { $left ->
        [0] Заблоковані: не можуть мене викликати
       *[other] Заблоковані ({ $shown } з { $count })
    }

command-preferences = Переглянути або змінити свій вигляд, мову, сповіщення й виклики
command-preferences-language = Мова, якою я вам відповідаю (discord: мова вашого Discord)
command-preferences-look = Який вигляд мають партії, що ви починаєте; словами — для екранних дикторів
command-preferences-notices = Чи повідомляти вам, що хід ваш, і де
command-preferences-leaderboards = Де вас показувати: на серверах, де ви граєте, усюди чи ніде
command-preferences-after = Скільки чекає ваш хід, перш ніж я повідомлю; лише для каналу й ПП
command-preferences-remarks = Чи вставляти часом слівце, поки ми граємо
command-preferences-challenges = Хто може вас викликати: будь-хто, крім заблокованих, або ніхто
command-preferences-block = Учасник, який більше не зможе вас викликати; я йому не скажу
command-preferences-unblock = Учасник, який знову зможе вас викликати
