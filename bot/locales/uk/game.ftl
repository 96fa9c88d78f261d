### Виклик і партія, якими їх бачать гравці.

challenge = { $asked }, { $asker } викликає вас зіграти в хрестики-нулики.
challenge-open = { $asker } шукає суперника в хрестики-нулики. Натисніть «Приєднатися», щоб зіграти.
challenge-first = Ваш знак: { $mark }, перший хід за вами.
challenge-second = Ваш знак: { $mark }; починає { $asker }.
challenge-clock = Спливає <t:{ $deadline }:R>.
challenge-late = { $asked }, вам виклик.
challenge-declined = { $asker } викликає, { $asked } відмовляється.
challenge-withdrawn = Виклик знято ({ $asker }).
challenge-expired = Час виклику сплив ({ $asker }). Щоб викликати знову, введіть /play.

rules-larger = { $board }: для перемоги треба { $count } в ряд.

draw-offered = { $player } пропонує нічию. { $other }, погодитися можна нижче; ваш наступний хід її відхилить.
against = Суперник: { $player }.
last-move = { $player } ходить на { $square }.
last-moves = { $player } ходить на { $square }, а { $other } — на { $answer }.
answered = Ваш хід: { $yours }, мій хід: { $mine }.
began = Мій хід: { $mine }.
press-a-mark = Натисніть зайняту клітинку, щоб узяти підказку, запропонувати нічию чи здатися.
clock = Наступний хід чекаємо <t:{ $deadline }:R>.
number = Партія { $game }
first-game = Ваша перша партія — на середньому рівні; важче: `/play hard`.

headline-won = { $winner } перемагає!
headline-lost = Ця партія за мною
headline-draw = Нічия
headline-nobody = Ніхто не перемагає
headline-called-off = Скасовано до першого ходу

end-line =
    { $row ->
        [3] Три
        [4] Чотири
       *[5] П’ять
    } в ряд за { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }.
praise-sure = Більшого проти мене не досягти нікому.
praise = Добре трималися: граю на повну силу.
end-agreement =
    { $moves ->
        [0] За згодою, до першого ходу.
        [one] За згодою, після { $moves } ходу.
        [few] За згодою, після { $moves } ходів.
        [many] За згодою, після { $moves } ходів.
       *[other] За згодою, після { $moves } ходу.
    }
end-resignation =
    { $moves ->
        [one] { $loser } здається після { $moves } ходу.
        [few] { $loser } здається після { $moves } ходів.
        [many] { $loser } здається після { $moves } ходів.
       *[other] { $loser } здається після { $moves } ходу.
    }
end-time =
    { $moves ->
        [one] Час вийшов після { $moves } ходу: { $loser }.
        [few] Час вийшов після { $moves } ходів: { $loser }.
        [many] Час вийшов після { $moves } ходів: { $loser }.
       *[other] Час вийшов після { $moves } ходу: { $loser }.
    }
end-nobody = Час вийшов раніше, ніж сходили обоє.
end-stop =
    { $moves ->
        [0] Партію зупинено до першого ходу.
        [one] Партію зупинено після { $moves } ходу.
        [few] Партію зупинено після { $moves } ходів.
        [many] Партію зупинено після { $moves } ходів.
       *[other] Партію зупинено після { $moves } ходу.
    }

hinted =
    { $count ->
        [1] Без рейтингу, була підказка: { $names }.
       *[other] Без рейтингу, були підказки: { $names }.
    }
rematch-offered = { $player } хоче реваншу. { $other }, натисніть «Реванш», щоб зіграти.

resign-sure = Здати партію { $game }? Тоді переможе { $winner }.
resign-sure-bot = Здати партію { $game }? Тоді перемога за мною.
resign-sure-uncounted = Скасувати партію { $game }? Вона ще не почалася й нікому не зарахується.
resigned-game = Ви здали партію { $game }.
kept-playing = Партія { $game } триває.
menu = Що зробити в партії { $game }?
draw-offer-made = Ви запропонували нічию в партії { $game }.
draw-agreed = Ви погодилися на нічию в партії { $game }.
challenge-withdrawn-by-you = Ви відкликали свій виклик.
rematch = Реванш: партія { $game }.

folded = -# Партія { $game } триває: { $link }.
folded-over = -# Партія { $game } закінчилася: { $link }.
link-here = тут

topic-play = Почати партію
topic-play-text =
    `/play` починає партію зі мною. Можна вибрати рівень, поле і хто ходить першим.
    Виберіть суперника, щоб викликати його. Партія почнеться, коли він натисне «Прийняти».
    З `open` приєднатися тут може будь-хто.
    Коли партію закінчено, «Реванш» починає нову з іншими знаками.
topic-move = Зробити хід
topic-move-text =
    Натисніть клітинку або введіть `/move` з її номером чи назвою.
    Номери рахуються від лівого верхнього кута. Назва — це стовпчик і рядок: `a1` — ліва верхня, `b2` — на крок усередину.
    `center`, `top left` і `bottom right` теж годяться.
topic-levels = Рівні
topic-levels-text =
    `easy` перемагає, якщо бачить перемогу; інакше ставить будь-куди.
    `medium` ще й закриває ваші лінії.
    `hard` дивиться на кілька ходів уперед.
    `unbeatable` не програє жодної партії, яку можна врятувати.
topic-boards = Більші поля
topic-boards-text =
    Число після косої риски — скільки треба в ряд для перемоги.
    На `4x4` треба чотири, на `4x4/3` — три.
    На `5x5` треба чотири, на `5x5/5` — п’ять.
topic-ending = Нічия і здача
topic-ending-text =
    `/draw` пропонує нічию або приймає запропоновану. Я погоджуюся ближче до кінця, якщо вже не можу перемогти.
    `/resign` здає партію або відкликає ваш виклик.
    Під полем сказано, до якого часу потрібен наступний хід; проти мене — лише коли він близько. Якщо ваш час вийшов, ви програєте.
topic-typing = Команди текстом
topic-typing-text =
    Будь-яку команду можна надрукувати: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Коротше: `{ $prefix }m5` — хід, `{ $prefix }b` — ваше поле.
    Або згадайте мене: `@bot play`.
topic-typing-untyped =
    Згадайте мене з командою: `@bot play hard 4x4`, `@bot resign`.
    Коротше: `@bot m5` — хід, `@bot b` — ваше поле.
