### Вызов и партия, как их видят игроки.

challenge = { $asked }, { $asker } вызывает вас сыграть в крестики-нолики.
challenge-open = { $asker } ищет соперника в крестики-нолики. Нажмите «Присоединиться», чтобы сыграть.
challenge-first = Ваш знак: { $mark }, первый ход за вами.
challenge-second = Ваш знак: { $mark }; начинает { $asker }.
challenge-clock = Истекает <t:{ $deadline }:R>.
challenge-late = { $asked }, вам вызов.
challenge-declined = { $asker } вызывает, { $asked } отказывается.
challenge-withdrawn = Вызов снят ({ $asker }).
challenge-expired = Вызов истёк ({ $asker }). Чтобы вызвать снова, введите /play.

rules-larger = { $board }: для победы нужно { $count } в ряд.

draw-offered = { $player } предлагает ничью. { $other }, согласиться можно ниже; ваш следующий ход её отклонит.
against = Соперник: { $player }.
last-move = { $player } ходит на { $square }.
last-moves = { $player } ходит на { $square }, а { $other } — на { $answer }.
answered = Ваш ход: { $yours }, мой ход: { $mine }.
began = Мой ход: { $mine }.
press-a-mark = Нажмите занятую клетку, чтобы взять подсказку, предложить ничью или сдаться.
clock = Следующий ход ждём <t:{ $deadline }:R>.
number = Партия { $game }
first-game = Ваша первая партия — на среднем уровне; сложнее: `/play hard`.

headline-won = { $winner } побеждает!
headline-lost = Эта партия за мной
headline-draw = Ничья
headline-nobody = Никто не побеждает
headline-called-off = Отменена до первого хода

end-line =
    { $row ->
        [3] Три
        [4] Четыре
       *[5] Пять
    } в ряд за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
praise-sure = Большего против меня не добиться никому.
praise = Хорошо держались: играю в полную силу.
end-agreement =
    { $moves ->
        [0] По согласию, до первого хода.
        [one] По согласию, после { $moves } хода.
        [few] По согласию, после { $moves } ходов.
        [many] По согласию, после { $moves } ходов.
       *[other] По согласию, после { $moves } хода.
    }
end-resignation =
    { $moves ->
        [one] { $loser } сдаётся после { $moves } хода.
        [few] { $loser } сдаётся после { $moves } ходов.
        [many] { $loser } сдаётся после { $moves } ходов.
       *[other] { $loser } сдаётся после { $moves } хода.
    }
end-time =
    { $moves ->
        [one] Время вышло после { $moves } хода: { $loser }.
        [few] Время вышло после { $moves } ходов: { $loser }.
        [many] Время вышло после { $moves } ходов: { $loser }.
       *[other] Время вышло после { $moves } хода: { $loser }.
    }
end-nobody = Время вышло раньше, чем сходили оба.
end-stop =
    { $moves ->
        [0] Партия остановлена до первого хода.
        [one] Партия остановлена после { $moves } хода.
        [few] Партия остановлена после { $moves } ходов.
        [many] Партия остановлена после { $moves } ходов.
       *[other] Партия остановлена после { $moves } хода.
    }

hinted =
    { $count ->
        [1] Без рейтинга, была подсказка: { $names }.
       *[other] Без рейтинга, были подсказки: { $names }.
    }
rematch-offered = { $player } хочет реванш. { $other }, нажмите «Реванш», чтобы сыграть.

resign-sure = Сдать партию { $game }? Тогда победит { $winner }.
resign-sure-bot = Сдать партию { $game }? Тогда победа за мной.
resign-sure-uncounted = Отменить партию { $game }? Она ещё не началась и никому не засчитается.
resigned-game = Вы сдали партию { $game }.
kept-playing = Партия { $game } продолжается.
menu = Что сделать в партии { $game }?
draw-offer-made = Вы предложили ничью в партии { $game }.
draw-agreed = Вы согласились на ничью в партии { $game }.
challenge-withdrawn-by-you = Вы отозвали свой вызов.
rematch = Реванш: партия { $game }.

folded = -# Партия { $game } продолжается: { $link }.
folded-over = -# Партия { $game } закончилась: { $link }.
link-here = здесь

topic-play = Начать партию
topic-play-text =
    `/play` начинает партию со мной. Можно выбрать уровень, поле и кто ходит первым.
    Выберите соперника, чтобы вызвать его. Партия начнётся, когда он нажмёт «Принять».
    С `open` присоединиться здесь может кто угодно.
    Когда партия окончена, «Реванш» начинает новую с другими знаками.
topic-move = Сделать ход
topic-move-text =
    Нажмите клетку или введите `/move` с её номером или именем.
    Номера считаются от левого верхнего угла. Имя — это столбец и строка: `a1` — левая верхняя, `b2` — на шаг внутрь.
    `center`, `top left` и `bottom right` тоже годятся.
topic-levels = Уровни
topic-levels-text =
    `easy` побеждает, если видит победу; иначе ставит куда попало.
    `medium` ещё и закрывает ваши линии.
    `hard` смотрит на несколько ходов вперёд.
    `unbeatable` не проигрывает ни одной партии, которую можно спасти.
topic-boards = Поля побольше
topic-boards-text =
    Число после косой черты — сколько нужно в ряд для победы.
    На `4x4` нужно четыре, на `4x4/3` — три.
    На `5x5` нужно четыре, на `5x5/5` — пять.
topic-ending = Ничья и сдача
topic-ending-text =
    `/draw` предлагает ничью или принимает предложенную. Я соглашаюсь ближе к концу, если уже не могу победить.
    `/resign` сдаёт партию или отзывает ваш вызов.
    Под полем сказано, к какому сроку нужен следующий ход; против меня — только когда он близок. Если ваше время вышло, вы проигрываете.
topic-typing = Команды текстом
topic-typing-text =
    Любую команду можно напечатать: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Короче: `{ $prefix }m5` — ход, `{ $prefix }b` — ваше поле.
    Или упомяните меня: `@bot play`.
topic-typing-untyped =
    Упомяните меня с командой: `@bot play hard 4x4`, `@bot resign`.
    Короче: `@bot m5` — ход, `@bot b` — ваше поле.
