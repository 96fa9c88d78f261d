### Турніри.

tournaments-round-robin = Турнір «кожен з кожним»
tournaments-knockout = Турнір на вибування
tournaments-bot = Бот (важкий)
tournaments-title = { $form } на { $board }
tournaments-title-round = { $form } на { $board }: { $round }
tournaments-title-won = 🏆 Перемога: { $player }
tournaments-title-over = Ніхто не прийшов, ніхто й не переміг
tournaments-title-cancelled = Турнір скасовано
tournaments-champion = { $user }, турнір ваш. Чудова гра!
tournaments-how =
    { $form ->
        [knockout] Матч — дві партії, по одній кожним знаком. За рівного рахунку грають ще дві, і хто ходить першим, вирішує жереб. Якщо рахунок знову рівний, далі йде той, чий посів вищий.
       *[round_robin] Кожен грає з кожним: дві партії, по одній кожним знаком.
    }
tournaments-hours =
    { $hours ->
        [one] На кожен раунд у вас { $hours } година.
        [few] На кожен раунд у вас { $hours } години.
        [many] На кожен раунд у вас { $hours } годин.
       *[other] На кожен раунд у вас { $hours } години.
    }
tournaments-open = Натисніть «Приєднатися», щоб теж грати. Турнір починає { $owner } або модератор.
tournaments-open-unowned = Натисніть «Приєднатися», щоб теж грати. Турнір починає модератор.
tournaments-entrants =
    { $count ->
        [0] Поки нікого. Щоб почати, потрібно { $least } (місць: { $most }).
        [1] Бере участь { $names }. Щоб почати, потрібно ще { $missing } (місць: { $most }).
       *[other] { $missing ->
            [0] Учасників { $count } (місць: { $most }): { $names }
           *[other] Беруть участь { $names }. Щоб почати, потрібно ще { $missing } (місць: { $most }).
        }
    }
tournaments-deadline = Раунд закінчиться <t:{ $deadline }:R>.
tournaments-to-round = [До вашого матчу]({ $link })
tournaments-of-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
tournaments-is-on = Розпочаті партії тривають як звичайні.
tournaments-unnamed = Імена, яких не показати на картинці: { $names }
tournaments-moved = Цей турнір тепер нижче: { $link }
tournaments-link = Перейти до нього

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Фінал
        [1] Півфінал
       *[other] Раунд { $round } з { $rounds }
    }
tournaments-round-how = Дві партії, до <t:{ $deadline }:f>. Натисніть «Грати», коли ви обоє тут. Якщо прийде лише хтось один, перемога за ним.
tournaments-round-over = Цей раунд закінчено.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) пропускає цей раунд
tournaments-rest-on = { $first } ({ $first_seed }) проходить без гри
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, порівну: далі йде той, чий посів вищий
tournaments-match-walkover = { $match }, без гри
tournaments-match-nobody = { $match }, ніхто не прийшов
tournaments-match-nobody-on = { $match }, ніхто не прийшов: далі йде той, чий посів вищий
tournaments-match-time = { $match }, час вийшов
tournaments-match-running = { $match }, триває партія { $game }
tournaments-match-awaited = { $match }. { $player }, натисніть «Грати», коли будете тут.
tournaments-play = Грати: { $first } – { $second }

tournaments-game-on = Триває партія { $game }. Її поле: { $link }; /board покаже його знову.

tournaments-next = Наступна партія ({ $score })
tournaments-so-far = Цей матч: { $match }. Наступну партію починає { $player }.

tournaments-points = Очки
tournaments-berger = ЗБ
tournaments-player = Гравець
tournaments-words-table = Таблиця, очки в дужках: { $lines }
tournaments-words-bracket = Сітка: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = Вийти
tournaments-button-start = Почати
tournaments-button-fill = Додати ботів і почати
tournaments-button-cancel = Скасувати
tournaments-button-again = Ще один
tournaments-button-quit = Вийти назовсім
tournaments-button-end = Скасувати турнір

tournaments-ask-leave = Вийти з турніру? У решті матчів вам запишуть поразки без гри.
tournaments-ask-cancel = Скасувати турнір? Розпочаті партії триватимуть як звичайні.
tournaments-done-leave = Ви вийшли з турніру.
tournaments-done-cancel = Турнір скасовано.
tournaments-done-join = Ви берете участь. Я згадаю вас, коли почнеться перший раунд.
tournaments-done-start = Почали! Попереду перший раунд.
tournaments-done-fill = Почали, на вільних місцях боти. Попереду перший раунд.

command-tournament = Зіграти турнір у цьому каналі: на вибування або кожен з кожним
command-tournament-create = Відкрити турнір у цьому каналі
command-tournament-join = Приєднатися до турніру в цьому каналі
command-tournament-leave = Вийти з турніру в цьому каналі
command-tournament-start = Почати турнір у цьому каналі, якщо його відкрили ви
command-tournament-fill = Зайняти вільні місця ботами й почати, якщо турнір відкрили ви
command-tournament-cancel = Скасувати турнір у цьому каналі, якщо його відкрили ви
command-tournament-show = Показати турнір у цьому каналі
command-tournament-create-form = Одна поразка — і все, або кожен з кожним
command-tournament-create-board = Розмір поля; число після косої риски — скільки треба в ряд для перемоги
command-tournament-create-hours = Скільки годин може тривати раунд

tournaments-none-here = Турніру тут поки немає. Введіть /tournament create, щоб відкрити його.
tournaments-on-here = У цьому каналі вже є турнір. Введіть /tournament show, щоб побачити його.
tournaments-not-here = Для турніру потрібен канал сервера, де мені можна писати. Введіть там /tournament create.
tournaments-already-joined = Ви вже берете участь. Я згадаю вас, коли почнеться перший раунд.
tournaments-not-joined = Ви в цьому турнірі участі не берете. Введіть /tournament show, щоб побачити, хто в ньому.
tournaments-too-late = Цей турнір почався без вас. Коли він закінчиться, новий відкриє /tournament create.
tournaments-already-started = Цей турнір уже почався. Введіть /tournament show, щоб побачити його.
tournaments-full = Місць у цьому турнірі більше немає, усього їх { $most }.
tournaments-too-few = Щоб почати, гравців має бути щонайменше { $least }. Попросіть когось натиснути «Приєднатися».
tournaments-over = Цей турнір закінчено. Введіть /tournament create, щоб відкрити новий.
tournaments-not-yours = Це може зробити лише { $user } або модератор.
tournaments-moderators-only = Це може зробити лише модератор. Попросіть когось із них.
tournaments-not-your-match = Цей матч грає { $players }. Свій знайдете через /tournament show.
tournaments-match-over = Цей матч уже вирішено. Введіть /tournament show, щоб побачити становище.
tournaments-not-your-question = Це запитання було не вам. Щоб вийти, введіть /tournament leave.
tournaments-not-understood = Потрібна дія (create, join, leave, start, fill, cancel, show), вид турніру (knockout, round robin), поле (4x4) або години (від 1h до 72h).
tournaments-no-help = Ця партія — частина матчу, тож упорайтеся самі: підказок до кінця не буде.
tournaments-no-rematch = Ця партія — частина матчу: щоб зіграти наступну, натисніть «Грати» в повідомленні раунду. Знайти його допоможе /tournament show.

topic-tournaments = Турніри
topic-tournaments-text =
    `/tournament create` відкриває турнір на вибування (від 2 до 32 гравців) або «кожен з кожним» (від 3 до 12), і ви вже берете участь. Решта натискає «Приєднатися». Ви або модератор натискаєте «Почати» протягом 7 днів; **Додати ботів і почати** ставить на вільні місця мій важкий рівень.
    Посів — за рейтингом. Матч — дві партії, по одній кожним знаком: натисніть «Грати», потім **Наступна партія** під полем. Підказок у матчі немає.
    Перемога — 1 очко, нічия — половина. За рівності в таблиці рахується коефіцієнт Зоннеборна — Бергера: очки проти сильних важать більше.
    Якщо матч на вибування внічию, граються ще дві партії, і хто ходить першим, вирішує жереб. Якщо рахунок знову рівний, далі йде той, чий посів вищий.
    Якщо ви не прийшли, це поразка без гри: коли час вийшов і після вашої останньої партії «Грати» натиснув лише хтось один, він забирає решту очок. Натискання рахується, якщо він не грає тут іншої партії. Якщо натиснули обоє або ніхто, залишаються вже набрані очки; рівний матч на вибування дістається тому, чий посів вищий.
    `/tournament show` покаже турнір знову, `/tournament leave` виведе вас із нього.
