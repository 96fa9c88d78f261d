### Партии для зрителей: поля, за которыми следят, показательные партии, повторы, списки.

watch-followed = Партия { $game }, слежу за ней здесь до конца. Чтобы прекратить, введите /unwatch { $game }.
watch-followed-over = Это была партия { $game }. Введите /replay { $game }, чтобы пройти её по ходам.
watch-link-players = Поле игроков
watch-followed-stopped = За партией { $game } здесь больше не слежу. Чтобы вернуть её, введите /watch { $game }.
watch-followed-moved = За партией { $game } теперь слежу ниже.
watch-comments-later = Комментарии будут после партии: игроки могут читать этот канал.
watch-decided-draw =
    { $count ->
        [1] Всё решает ход { $number }: { $player } занимает { $square }, а спасает только { $better }.
       *[other] Всё решает ход { $number }: { $player } занимает { $square }, а спасают { $better }.
    }
watch-decided-win = Всё решает ход { $number }: { $player } занимает { $square }, а путь к победе был такой: { $better }.
watch-aside-fork = Красивая вилка.
watch-aside-block = А это было видно заранее.
watch-hidden = Больше не могу показывать здесь эту партию: её канал видят не все.

watch-exhibition = Показательная партия { $game }, заказ: { $owner }. Следующий ход через несколько секунд.
watch-exhibition-over = Показательная партия { $game }, заказ: { $owner }.
watch-button-another = Ещё одна
watch-exhibition-stopped = Показательная партия { $game } остановлена.
watch-crowd-stopped = Партия { $game }, которую играл канал, остановлена. Чтобы начать другую, введите /play с crowd.
watch-unwatched =
    { $count ->
        [1] За партией { $games } здесь больше не слежу. Чтобы вернуть её, введите /watch с её номером.
       *[other] За партиями { $games } здесь больше не слежу. Чтобы вернуть какую-то, введите /watch с её номером.
    }

watch-replay = { $versus }. Партия { $game }.
watch-replay-start =
    { $moves ->
        [one] Пустое поле, впереди { $moves } ход
        [few] Пустое поле, впереди { $moves } хода
        [many] Пустое поле, впереди { $moves } ходов
       *[other] Пустое поле, впереди { $moves } хода
    }
watch-replay-move = Ход { $number } из { $moves }: { $player } на { $square }
watch-accuracy-one = Точность: { $player } { $share }%
watch-accuracy-both = Точность: { $player } { $share }% и { $other } { $other_share }%

watch-meter-draw = { $meter } Ничья, если никто не ошибётся.
watch-meter-unclear = { $meter } Пока рано судить, кто победит.
watch-meter-estimate = { $meter } { $mark } стоит лучше: шансы около { $chance }%. Конца пока не видно.
watch-meter-win =
    { $moves ->
        [one] { $meter } При лучшей игре { $mark } побеждает за { $moves } ход.
        [few] { $meter } При лучшей игре { $mark } побеждает за { $moves } хода.
        [many] { $meter } При лучшей игре { $mark } побеждает за { $moves } ходов.
       *[other] { $meter } При лучшей игре { $mark } побеждает за { $moves } хода.
    }

watch-live-empty = Здесь сейчас никто не играет. Введите /play, чтобы начать партию.
watch-live-more = Некоторых партий постарше в списке нет.
watch-live-use = Нажмите номер, чтобы перейти к партии, или введите с ним /watch, чтобы следить за ней здесь.
watch-live-total =
    { $games ->
        [one] Сейчас идёт { $games } партия
        [few] Сейчас идут { $games } партии
        [many] Сейчас идёт { $games } партий
       *[other] Сейчас идёт { $games } партии
    }
watch-live-total-more = Партий идёт больше { $games }

watch-list-moves =
    { $moves ->
        [0] без ходов
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
watch-list-age = <t:{ $at }:R>

watch-history-empty = Здесь ещё никто не доиграл партию. Введите /play, чтобы начать.
watch-history-empty-member = У этого участника здесь нет доигранных партий. Все партии покажет /history.
watch-history-menu = Выберите партию для повтора
watch-history-total =
    { $games ->
        [one] { $games } оконченная партия
        [few] { $games } оконченные партии
        [many] { $games } оконченных партий
       *[other] { $games } оконченной партии
    }
watch-history-total-more = Оконченных партий больше { $games }
watch-history-total-member =
    { $games ->
        [one] { $games } оконченная партия: побед { $won }, ничьих { $drawn }, поражений { $lost }
        [few] { $games } оконченные партии: побед { $won }, ничьих { $drawn }, поражений { $lost }
        [many] { $games } оконченных партий: побед { $won }, ничьих { $drawn }, поражений { $lost }
       *[other] { $games } оконченной партии: побед { $won }, ничьих { $drawn }, поражений { $lost }
    }
watch-history-line = { $winner } побеждает, { $loser } проигрывает
watch-history-resignation = { watch-history-line }
watch-history-time = { watch-history-line }
watch-history-full-board = Ничья: { $winner } — { $loser }
watch-history-agreement = { watch-history-full-board }
watch-history-repetition = { watch-history-full-board }
watch-history-nobody = { $winner } — { $loser }
watch-history-stop = { watch-history-nobody }
watch-how-resignation = соперник сдался
watch-how-time = по времени
watch-how-agreement = по согласию
watch-how-repetition = из-за повторения
watch-how-nobody = время вышло
watch-how-stop = остановлена

topic-watch = Смотреть партии
topic-watch-text =
    `/games` — партии, которые идут сейчас.
    `/watch` с номером партии следит за ней здесь. С двумя уровнями я играю сам с собой.
    `/unwatch` прекращает это.
topic-replay = История и повторы
topic-replay-text =
    `/history` — оконченные партии, все или одного участника.
    `/replay` с номером партии проходит её по ходам и показывает, что упустил каждый ход.

watch-not-begun = Партия { $game_id } кончилась до первого хода. Другую найдёте в /history.
watch-still-running = Партия { $game_id } ещё идёт. Введите /watch { $game_id }, чтобы следить за ней.
watch-nothing-to-stop =
    { $is_any ->
        [1] Я здесь не слежу ни за одной партией.
       *[other] Я здесь не слежу за этой партией. Введите /watch с её номером.
    }
watch-too-many-boards =
    { $most ->
        [1] Я здесь уже слежу за партией. Введите /unwatch, чтобы освободить место.
       *[other] Партий, за которыми я здесь слежу, уже { $most }. Введите /unwatch, чтобы освободить место.
    }
watch-too-many-followers =
    { $most ->
        [one] За партией { $game_id } уже следят в { $most } месте. Другую найдёте в /games.
        [few] За партией { $game_id } уже следят в { $most } местах. Другую найдёте в /games.
        [many] За партией { $game_id } уже следят в { $most } местах. Другую найдёте в /games.
       *[other] За партией { $game_id } уже следят в { $most } места. Другую найдёте в /games.
    }
watch-not-shown = Нужен номер партии или два уровня (easy, medium, hard, unbeatable). Номера есть в /games.
watch-not-your-list = Этот список просили не вы. Чтобы открыть свой, введите /history.

command-games = Показать партии, которые идут на этом сервере
command-watch = Следить за партией здесь или смотреть, как я играю сам с собой
command-watch-game = За какой партией следить; не указывайте ничего, чтобы выбрать
command-watch-x = Или смотреть, как я играю сам с собой: мой уровень за X
command-watch-o = И мой уровень за O
command-watch-board = Поле, на котором я играю сам с собой
command-unwatch = Больше не следить за партией здесь или остановить показательную
command-unwatch-game = Её номер; не указывайте, чтобы остановить всё, о чём вы просили
command-replay = Пройти оконченную партию по ходам
command-replay-game = Какую партию; не указывайте, чтобы выбрать из последних
command-history = Показать оконченные партии, сначала новые
command-history-member = Чьи партии; не указывайте, чтобы увидеть все
