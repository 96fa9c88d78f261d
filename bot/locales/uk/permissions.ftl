### Що боту можна в каналі: картка з галочкою чи хрестиком перед кожним рядком.

permissions-title = Що мені тут можна
permissions-fine = Я маю все, щоб грати в <#{ $channel }>.
permissions-lacking =
    { $count ->
        [one] Мені бракує { $count } дозволу в <#{ $channel }>.
        [few] Мені бракує { $count } дозволів у <#{ $channel }>.
        [many] Мені бракує { $count } дозволів у <#{ $channel }>.
       *[other] Мені бракує { $count } дозволу в <#{ $channel }>.
    }
permissions-commands = Discord не прийняв мої слеш-команди, тож деяких може бракувати, або вони застарілі. Запитайте того, хто мене запустив: причина є в моєму журналі.
permissions-needed = Щоб грати
permissions-extra = Лише якщо цього вимагають ваші налаштування

permissions-view-channel = **Переглядати канал**, щоб оновлювати поля
permissions-send-messages = **Надсилати повідомлення**, щоб відповідати на команди текстом
permissions-embed-links = **Вбудовувати посилання**, щоб писати під полем
permissions-read-message-history = **Читати історію повідомлень**, щоб відповідати на повідомлення
permissions-attach-files = **Прикріплювати файли**, щоб показувати картинки
permissions-send-messages-in-threads = **Надсилати повідомлення в гілках**, щоб грати в гілках
permissions-create-public-threads = **Створювати публічні гілки**, щоб кожна партія мала свою
permissions-manage-threads = **Керувати гілками**, щоб повільний режим діяв і в гілках партій
permissions-manage-roles = **Керувати ролями**, щоб видавати роль чемпіону місяця

permissions-where-roles = Дайте його моїй ролі: Налаштування сервера > Ролі.
permissions-where-channel = Його забирає цей канал. Дозвольте в Редагувати канал > Дозволи.
permissions-where-either = Подивіться в Налаштування сервера > Ролі та в Редагувати канал > Дозволи.

topic-settings-permissions = `/permissions` показує, що мені можна в каналі і де це змінити.

permissions-no-channel = Дозволи бувають лише в каналі сервера. Введіть /permissions там.

command-permissions = Дізнатися, що мені можна в цьому каналі і де це змінити
