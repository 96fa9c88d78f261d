### Турниры.

tournaments-round-robin = Круговой турнир
tournaments-knockout = Турнир на вылет
tournaments-bot = Бот (сложный)
tournaments-title = { $form } на { $board }
tournaments-title-round = { $form } на { $board }: { $round }
tournaments-title-won = 🏆 Победа: { $player }
tournaments-title-over = Никто не пришёл, никто и не победил
tournaments-title-cancelled = Турнир отменён
tournaments-champion = { $user }, турнир ваш. Отличная игра!
tournaments-how =
    { $form ->
        [knockout] Матч — две партии, по одной каждым знаком. При равном счёте играют ещё две, и кто ходит первым, решает жребий. Если счёт снова равный, дальше идёт тот, чей посев выше.
       *[round_robin] Каждый играет с каждым: две партии, по одной каждым знаком.
    }
tournaments-hours =
    { $hours ->
        [one] На каждый раунд у вас { $hours } час.
        [few] На каждый раунд у вас { $hours } часа.
        [many] На каждый раунд у вас { $hours } часов.
       *[other] На каждый раунд у вас { $hours } часа.
    }
tournaments-open = Нажмите «Присоединиться», чтобы тоже играть. Турнир начинает { $owner } или модератор.
tournaments-open-unowned = Нажмите «Присоединиться», чтобы тоже играть. Турнир начинает модератор.
tournaments-entrants =
    { $count ->
        [0] Пока никого. Чтобы начать, нужно { $least } (мест: { $most }).
        [1] Участвует { $names }. Чтобы начать, нужно ещё { $missing } (мест: { $most }).
       *[other] { $missing ->
            [0] Участников { $count } (мест: { $most }): { $names }
           *[other] Участвуют { $names }. Чтобы начать, нужно ещё { $missing } (мест: { $most }).
        }
    }
tournaments-deadline = Раунд закончится <t:{ $deadline }:R>.
tournaments-to-round = [К вашему матчу]({ $link })
tournaments-of-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
tournaments-is-on = Начатые партии продолжаются как обычные.
tournaments-unnamed = Имена, которые не показать на картинке: { $names }
tournaments-moved = Этот турнир теперь ниже: { $link }
tournaments-link = Перейти к нему

tournaments-round = { $round }: { $users }
tournaments-round-title =
    { $left ->
        [0] Финал
        [1] Полуфинал
       *[other] Раунд { $round } из { $rounds }
    }
tournaments-round-how = Две партии, до <t:{ $deadline }:f>. Нажмите «Играть», когда вы оба здесь. Если придёт только один из вас, победа за ним.
tournaments-round-over = Этот раунд окончен.

tournaments-match = { $first } ({ $first_seed }) { $score } { $second } ({ $second_seed })
tournaments-rest = { $first } ({ $first_seed }) пропускает этот раунд
tournaments-rest-on = { $first } ({ $first_seed }) проходит без игры
tournaments-match-games = { $match }
tournaments-match-seed = { $match }, поровну: дальше идёт тот, чей посев выше
tournaments-match-walkover = { $match }, без игры
tournaments-match-nobody = { $match }, никто не пришёл
tournaments-match-nobody-on = { $match }, никто не пришёл: дальше идёт тот, чей посев выше
tournaments-match-time = { $match }, время вышло
tournaments-match-running = { $match }, идёт партия { $game }
tournaments-match-awaited = { $match }. { $player }, нажмите «Играть», когда будете здесь.
tournaments-play = Играть: { $first } – { $second }

tournaments-game-on = Идёт партия { $game }. Её поле: { $link }; /board покажет его снова.

tournaments-next = Следующая партия ({ $score })
tournaments-so-far = Этот матч: { $match }. Следующую партию начинает { $player }.

tournaments-points = Очки
tournaments-berger = ЗБ
tournaments-player = Игрок
tournaments-words-table = Таблица, очки в скобках: { $lines }
tournaments-words-bracket = Сетка: { $lines }
tournaments-words-line = { $place }. { $player } ({ $points })
tournaments-words-round = { $round }: { $matches }

tournaments-button-leave = Выйти
tournaments-button-start = Начать
tournaments-button-fill = Добавить ботов и начать
tournaments-button-cancel = Отменить
tournaments-button-again = Ещё один
tournaments-button-quit = Выйти насовсем
tournaments-button-end = Отменить турнир

tournaments-ask-leave = Выйти из турнира? В оставшихся матчах вам запишут поражения без игры.
tournaments-ask-cancel = Отменить турнир? Начатые партии продолжатся как обычные.
tournaments-done-leave = Вы вышли из турнира.
tournaments-done-cancel = Турнир отменён.
tournaments-done-join = Вы участвуете. Я упомяну вас, когда начнётся первый раунд.
tournaments-done-start = Начали! Впереди первый раунд.
tournaments-done-fill = Начали, на свободных местах боты. Впереди первый раунд.

command-tournament = Сыграть турнир в этом канале: на вылет или круговой
command-tournament-create = Открыть турнир в этом канале
command-tournament-join = Присоединиться к турниру в этом канале
command-tournament-leave = Выйти из турнира в этом канале
command-tournament-start = Начать турнир в этом канале, если его открыли вы
command-tournament-fill = Занять свободные места ботами и начать, если турнир открыли вы
command-tournament-cancel = Отменить турнир в этом канале, если его открыли вы
command-tournament-show = Показать турнир в этом канале
command-tournament-create-form = Одно поражение — и всё, или каждый с каждым
command-tournament-create-board = Размер поля; число после косой черты — сколько нужно в ряд для победы
command-tournament-create-hours = Сколько часов может длиться раунд

tournaments-none-here = Турнира здесь пока нет. Введите /tournament create, чтобы открыть его.
tournaments-on-here = В этом канале уже есть турнир. Введите /tournament show, чтобы увидеть его.
tournaments-not-here = Для турнира нужен канал сервера, где мне можно писать. Введите там /tournament create.
tournaments-already-joined = Вы уже участвуете. Я упомяну вас, когда начнётся первый раунд.
tournaments-not-joined = Вы в этом турнире не участвуете. Введите /tournament show, чтобы увидеть, кто в нём.
tournaments-too-late = Этот турнир начался без вас. Когда он кончится, новый откроет /tournament create.
tournaments-already-started = Этот турнир уже начался. Введите /tournament show, чтобы увидеть его.
tournaments-full = Мест в этом турнире больше нет, всего их { $most }.
tournaments-too-few = Чтобы начать, игроков должно быть не меньше { $least }. Попросите кого-нибудь нажать «Присоединиться».
tournaments-over = Этот турнир окончен. Введите /tournament create, чтобы открыть новый.
tournaments-not-yours = Это может сделать только { $user } или модератор.
tournaments-moderators-only = Это может сделать только модератор. Попросите кого-нибудь из них.
tournaments-not-your-match = Этот матч играет { $players }. Свой найдёте через /tournament show.
tournaments-match-over = Этот матч уже решён. Введите /tournament show, чтобы увидеть положение.
tournaments-not-your-question = Этот вопрос был не вам. Чтобы выйти, введите /tournament leave.
tournaments-not-understood = Нужно действие (create, join, leave, start, fill, cancel, show), вид турнира (knockout, round robin), поле (4x4) или часы (от 1h до 72h).
tournaments-no-help = Эта партия — часть матча, так что справляйтесь сами: подсказок до конца не будет.
tournaments-no-rematch = Эта партия — часть матча: чтобы сыграть следующую, нажмите «Играть» в сообщении раунда. Найти его поможет /tournament show.

topic-tournaments = Турниры
topic-tournaments-text =
    `/tournament create` открывает турнир на вылет (от 2 до 32 игроков) или круговой (от 3 до 12), и вы уже участвуете. Остальные нажимают «Присоединиться». Вы или модератор нажимаете «Начать» в течение 7 дней; **Добавить ботов и начать** ставит на свободные места мой сложный уровень.
    Посев — по рейтингу. Матч — две партии, по одной каждым знаком: нажмите «Играть», потом **Следующая партия** под полем. Подсказок в матче нет.
    Победа — 1 очко, ничья — половина. При равенстве в таблице считается коэффициент Зоннеборна — Бергера: очки против сильных весят больше.
    Если матч на вылет вничью, играются ещё две партии, и кто ходит первым, решает жребий. Если счёт снова равный, дальше идёт тот, чей посев выше.
    Если вы не пришли, это поражение без игры: когда время вышло и с последней вашей партии «Играть» нажал только один из вас, он забирает оставшиеся очки. Нажатие считается, если у нажавшего нет здесь другой партии. Если нажали оба или никто, остаются уже набранные очки; равный матч на вылет достаётся тому, чей посев выше.
    `/tournament show` покажет турнир снова, `/tournament leave` выведет вас из него.
