### Демо: бот на сторінці, схожій на Discord, де ви — Alice, Bob, Carol або Dave.

demo-server = Хрестики-нулики
demo-topic = Введіть !play
demo-topic-stands = Це читають лише Carol і Dave: введіть !watch з номером партії, щоб стежити за нею з коментарями
demo-channels = Канали
demo-directs = Приватні повідомлення
demo-people = Ви тут
demo-language = Мова
demo-tip = Натисніть + і відкрийте другу вкладку: грайте за двох.
demo-tab = грати в новій вкладці
demo-away = Бот відійшов. Сторінка оживе разом із ним.
demo-workbench = Верстат SimCord
demo-in-stands = { $person } в #stands
demo-direct = ПП: { $person }
demo-greeting =
    Привіт! Зіграємо? Натисніть кнопку, потім клітинки. Можна й друкувати: `!play hard 4x4`, `!move 5`.
    Натисніть + біля імені Bob (на телефоні — у розділі «Канали»), відкриється друга вкладка, і можна грати за двох. Виклик: `!play @bob`.
demo-welcome-back =
    З поверненням! Незакінчене чекає на вас нижче.
    Натисніть + біля імені Bob (на телефоні — у розділі «Канали»), відкриється друга вкладка, і можна грати за двох.
demo-easy = Грати: легко
demo-medium = Грати: середньо
demo-challenge = Викликати когось
demo-watch = Дивитися партію
demo-help = Довідка
