### Демо: бот на странице, похожей на Discord, где вы — Alice, Bob, Carol или Dave.

demo-server = Крестики-нолики
demo-topic = Введите !play
demo-topic-stands = Это читают только Carol и Dave: введите !watch с номером партии, чтобы следить за ней с комментариями
demo-channels = Каналы
demo-directs = Личные сообщения
demo-people = Вы здесь
demo-language = Язык
demo-tip = Нажмите + и откройте вторую вкладку: играйте за двоих.
demo-tab = играть в новой вкладке
demo-away = Бот отлучился. Страница оживёт вместе с ним.
demo-workbench = Верстак SimCord
demo-in-stands = { $person } в #stands
demo-direct = ЛС: { $person }
demo-greeting =
    Привет! Сыграем? Нажмите кнопку, потом клетки. Можно и печатать: `!play hard 4x4`, `!move 5`.
    Нажмите + рядом с именем Bob (на телефоне — в разделе «Каналы»), откроется вторая вкладка, и можно играть за двоих. Вызов: `!play @bob`.
demo-welcome-back =
    С возвращением! Неоконченное ждёт вас ниже.
    Нажмите + рядом с именем Bob (на телефоне — в разделе «Каналы»), откроется вторая вкладка, и можно играть за двоих.
demo-easy = Играть: легко
demo-medium = Играть: средне
demo-challenge = Вызвать кого-нибудь
demo-watch = Смотреть партию
demo-help = Помощь
