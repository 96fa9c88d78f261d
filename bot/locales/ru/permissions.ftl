### Что боту можно в канале: карточка с галочкой или крестиком перед каждой строкой.

permissions-title = Что мне здесь можно
permissions-fine = У меня есть всё, чтобы играть в <#{ $channel }>.
permissions-lacking =
    { $count ->
        [one] Мне не хватает { $count } права в <#{ $channel }>.
        [few] Мне не хватает { $count } прав в <#{ $channel }>.
        [many] Мне не хватает { $count } прав в <#{ $channel }>.
       *[other] Мне не хватает { $count } права в <#{ $channel }>.
    }
permissions-commands = Discord не принял мои слеш-команды, поэтому некоторых может не быть, или они устарели. Спросите того, кто меня запустил: причина есть в моём журнале.
permissions-needed = Чтобы играть
permissions-extra = Только если этого требуют ваши настройки

permissions-view-channel = **Просматривать канал**, чтобы обновлять поля
permissions-send-messages = **Отправлять сообщения**, чтобы отвечать на команды текстом
permissions-embed-links = **Встраивать ссылки**, чтобы писать под полем
permissions-read-message-history = **Читать историю сообщений**, чтобы отвечать на сообщение
permissions-attach-files = **Прикреплять файлы**, чтобы показывать картинки
permissions-send-messages-in-threads = **Отправлять сообщения в ветках**, чтобы играть в ветках
permissions-create-public-threads = **Создавать публичные ветки**, чтобы у каждой партии была своя
permissions-manage-threads = **Управлять ветками**, чтобы медленный режим действовал и в ветках партий
permissions-manage-roles = **Управлять ролями**, чтобы выдавать роль чемпиону месяца

permissions-where-roles = Дайте его моей роли: Настройки сервера > Роли.
permissions-where-channel = Его отнимает этот канал. Разрешите в Настроить канал > Права доступа.
permissions-where-either = Посмотрите в Настройки сервера > Роли и в Настроить канал > Права доступа.

topic-settings-permissions = `/permissions` показывает, что мне можно в канале и где это изменить.

permissions-no-channel = Права бывают только в канале сервера. Введите /permissions там.

command-permissions = Узнать, что мне можно в этом канале и где это изменить
