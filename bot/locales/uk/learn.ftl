### Підказки, пояснення і курс про мінімакс — спосіб, яким бот знаходить ходи.

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Ставте на **{ $squares }**, і одразу перемога.
       *[other] Ставте на **{ $squares }**: перемога за { $moves ->
            [one] { $moves } хід
            [few] { $moves } ходи
            [many] { $moves } ходів
           *[other] { $moves } ходу
        } за будь-якої відповіді.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Усі клітинки рівні: якщо ніхто не помилиться, нічия.
        [one] Ставте на **{ $squares }**, щоб утримати нічию; до програшу веде { $worse }.
       *[other] Ставте на **{ $squares }**, щоб утримати нічию; до програшу ведуть { $worse }.
    }
learn-hint-loss =
    { $count ->
        [1] Ви програєте, але найдовше тримається **{ $squares }**.
       *[other] Ви програєте, але найдовше тримаються **{ $squares }**.
    }
learn-hint-tricky = Найважче відповісти на { $square }.
learn-hint-after =
    { $kind ->
        [forks] Якщо зайняти { $square }, ви загрожуєте одразу на { $squares }.
        [forces] Якщо зайняти { $square }, { $other } мусить закрити { $squares }.
       *[holds] { $count ->
            [1] Якщо зайняти { $square }, для { $other } рятує лише { $squares }.
           *[other] Якщо зайняти { $square }, { $other } рятується з { $squares }.
        }
    }
learn-explain-counts = Ви подивилися її оцінки, тому ваша партія піде в рейтинг, лише якщо ви програєте.
learn-hint-counts = Ви взяли підказку, тому ця партія піде в рейтинг, лише якщо ви програєте.
learn-unsure = Дорахувати до кінця не виходить.
learn-hint-estimate =
    Раджу **{ $squares }**: ваші шанси близько { $chance }%. Рахую на { $depth ->
        [one] { $depth } хід
        [few] { $depth } ходи
        [many] { $depth } ходів
       *[other] { $depth } ходу
    } вперед, не до кінця.
learn-explain-estimate =
    Найкраще для { $mark }: { $squares }, шанси близько { $chance }%. Рахую на { $depth ->
        [one] { $depth } хід
        [few] { $depth } ходи
        [many] { $depth } ходів
       *[other] { $depth } ходу
    } вперед, не до кінця.

learn-explain-win =
    { $plies ->
        [1] { $mark } перемагає одразу: { $squares }.
       *[other] { $moves ->
            [one] { $mark } перемагає за { $moves } хід: { $squares }.
            [few] { $mark } перемагає за { $moves } ходи: { $squares }.
            [many] { $mark } перемагає за { $moves } ходів: { $squares }.
           *[other] { $mark } перемагає за { $moves } ходу: { $squares }.
        }
    }
learn-explain-draw =
    { $choice ->
        [any] Будь-яка клітинка веде до нічиєї.
       *[other] { $mark } робить нічию: { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } програє за { $moves } хід навіть із { $squares }.
        [few] { $mark } програє за { $moves } ходи навіть із { $squares }.
        [many] { $mark } програє за { $moves } ходів навіть із { $squares }.
       *[other] { $mark } програє за { $moves } ходу навіть із { $squares }.
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] Перемога, наскільки мені видно
        [one] Перемога за { $moves } хід
        [few] Перемога за { $moves } ходи
        [many] Перемога за { $moves } ходів
       *[other] Перемога за { $moves } ходу
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Нічия, наскільки мені видно
       *[other] Нічия
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Програш, наскільки мені видно
        [one] Програш за { $moves } хід
        [few] Програш за { $moves } ходи
        [many] Програш за { $moves } ходів
       *[other] Програш за { $moves } ходу
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, мінімакс { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] Мені вистачає { $positions } позиції. Простий мінімакс рахував би тут надто довго.
        [few] Мені вистачає { $positions } позицій. Простий мінімакс рахував би тут надто довго.
        [many] Мені вистачає { $positions } позицій. Простий мінімакс рахував би тут надто довго.
       *[other] Мені вистачає { $positions } позиції. Простий мінімакс рахував би тут надто довго.
    }
learn-explain-minimax =
    Простий мінімакс робить для цього поля { $calls ->
        [one] { $calls } виклик
        [few] { $calls } виклики
        [many] { $calls } викликів
       *[other] { $calls } виклику
    } і ходить на { $square }; мені вистачає { $positions ->
        [one] { $positions } позиції
        [few] { $positions } позицій
        [many] { $positions } позицій
       *[other] { $positions } позиції
    }.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    Простий мінімакс ходить на { $square } і перемагає за { $plain_moves ->
        [one] { $plain_moves } хід
        [few] { $plain_moves } ходи
        [many] { $plain_moves } ходів
       *[other] { $plain_moves } ходу
    }: для нього перемога є перемога, хай і нескора. Мій хід — { $best }, і перемога за { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }.
learn-explain-slower-loss =
    Простий мінімакс ходить на { $square } і програє за { $plain_moves ->
        [one] { $plain_moves } хід
        [few] { $plain_moves } ходи
        [many] { $plain_moves } ходів
       *[other] { $plain_moves } ходу
    }: для нього програш є програш, хай і скорий. Мій хід — { $best }, щоб протриматися { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }.
learn-indices-squares =
    { $count ->
        [1] Ваш список рахує від 0: індекс { $indices } — клітинка { $squares }.
       *[other] Ваш список рахує від 0: індекси { $indices } — клітинки { $squares }.
    }
learn-explain-effort = Викликів: просто { $plain }, з альфа-бетою { $alpha_beta }, з пам’яттю { $memory }.
learn-explain-maximiser =
    { $mark } — максимізатор, { $other } — мінімізатор: { $win } — перемога { $mark }, { $loss } — поразка, 0 — нічия. Сума нульова: що виграє один, те програє інший.
learn-unreached = Жодна партія не приходить до такого поля, де ходить { $mark }, але мінімакс оцінить і його.

learn-tree =
    { $positions ->
        [one] Дерево мінімаксу для { $board }, ходить { $mark }, { $positions } позиція.
        [few] Дерево мінімаксу для { $board }, ходить { $mark }, { $positions } позиції.
        [many] Дерево мінімаксу для { $board }, ходить { $mark }, { $positions } позицій.
       *[other] Дерево мінімаксу для { $board }, ходить { $mark }, { $positions } позиції.
    } Перший рівень: { $scores }. Найкраща оцінка: { $score }. Вибраний шлях: { $line }.
learn-tree-square = клітинка { $square } має оцінку { $score }

learn-lesson =
    Крок { $step } з { $steps }: виклик { $call }, { $depth ->
        [0] корінь
       *[other] після { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] Ходить { $mark }. Це мінімізатор, йому потрібна **найнижча** оцінка. Вільні клітинки: { $squares }.
       *[max] Ходить { $mark }. Це максимізатор, йому потрібна **найвища** оцінка. Вільні клітинки: { $squares }.
    }
learn-lesson-recursion =
    Мінімакс пробує кожну: ставить знак, викликає мінімакс для такого поля, прибирає знак. Коли функція отак викликає сама себе, це називається рекурсією.
learn-lesson-next = Тепер { $mark } пробує **{ $square }**.
learn-lesson-back = Назад до попереднього поля: знак на { $square } прибрано. Його оцінка: **{ $score }**.
learn-lesson-results = Поки вийшло: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Альфа — { $alpha }, бета — { $beta }.
learn-lesson-skips =
    Альфа дійшла до бети: інша сторона має дещо краще і такого поля не допустить. Тому { $squares } можна не пробувати.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } бере найнижчу: цей виклик повертає **{ $score }**.
       *[max] { $mark } бере найвищу: цей виклик повертає **{ $score }**.
    }
learn-lesson-limit = ≤ — не більше, ≥ — не менше: виклику рівнем вище цього досить.
learn-lesson-terminal =
    Чи має { $other } перемогу? { $winner ->
        [min] Так.
        [max] Ні. А { $mark }? Так.
       *[none] Ні. А { $mark }? Ні. Поле заповнене? Так.
    } Це кінцевий стан: пробувати більше нічого, і цей виклик повертає **{ $score }**.
learn-lesson-plays =
    { $count ->
        [1] Мінімакс ходить на { $square }.
       *[other] { $squares } мають однакову оцінку, залишається перша: мінімакс ходить на { $square }.
    }

topic-hint = Підказки
topic-hint-text =
    `/hint` показує ваші найкращі клітинки й чому вони найкращі. Бачите це лише ви.
    Партія, у якій ви взяли підказку, йде в рейтинг, лише якщо ви її програли.
topic-minimax = Як я думаю
topic-minimax-text =
    Я пробую кожен хід до самого кінця партії і залишаю найкращий. Це називається мінімакс.
    `/explain` покаже це на вашій партії або на полі на зразок `O.XX.X.OO`: чого варта кожна клітинка, з малюнком дерева.
    Виберіть `steps`, щоб пройти виклик за викликом.
    `/learn` навчає цього від самого початку, дванадцятьма короткими уроками, де ви граєте, натискаючи кнопки.

learn-picture-max = МАКС
learn-picture-min = МІН
learn-picture-to-move = ходить { $mover }

learn-picture-cut = відсічено

learn-picture-more = і ще { $calls } нижче

learn-picture-legend =
    Оцінки — для { $maximiser }.
    Товста лінія — так грає мінімакс.
    { $form ->
        [cut] Сіре не дивилися. ≤ та ≥: не більше, не менше.
        [bounds] ≤ та ≥: не більше, не менше.
       *[plain] {""}
    }

learn-tree-too-large = Можу намалювати дерево, якщо вільних клітинок щонайбільше { $most }, а на цьому полі їх { $free }.
learn-too-many-calls = На цьому полі альфа-беті не вистачить і { $most } викликів. Спробуйте поле, де менше вільних клітинок.
learn-position-over = Це поле вже вирішене. Спробуйте поле з вільною клітинкою і без переможця.
learn-standard-rules-only = Кроки й альфа-бета — лише для звичайних правил.
learn-too-many-steps = Для уроку вільних клітинок має бути щонайбільше { $most }. Для цього поля введіть /explain без кроків.

command-hint = Показати ваші найкращі клітинки (бачите лише ви)
command-explain = Дізнатися, чого варта кожна клітинка, з деревом мінімаксу
command-explain-what = Поле (O.XX.X.OO) або номер партії; не вказуйте, щоб узяти вашу
command-explain-form = Дерево мінімаксу або його кроки, просто чи з альфа-бетою
command-explain-scores = Скільки варта перемога
command-explain-turn = Чий хід, якщо хочете глянути очима іншої сторони
command-explain-maximiser = Чия перемога рахується плюсом (типово — того, хто ходить)
command-learn = Дізнатися за дванадцять коротких уроків, як я думаю (бачите лише ви)
command-learn-lesson = Який урок, від 1 до 12; не вказуйте, щоб продовжити з того ж місця

learn-course-title =
    Урок { $lesson } з { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Цей курс показує, як програма знаходить найкращий хід. Вміти програмувати не треба; код можна пропускати.
learn-course-welcome = З поверненням. Ви зупинилися тут.
learn-course-over =
    Ви **пройшли курс**. Тепер ви знаєте мінімакс; я знаходжу ті самі ходи, тільки швидше.
    Перечитайте будь-який урок, спробуйте `/explain what:O.XX.X.OO` зі своїм полем або зіграйте зі мною.
learn-course-lessons = Усі уроки
learn-course-button-next = Далі
learn-course-button-lesson = Наступний урок
learn-course-button-play = Зіграти по-справжньому
learn-course-changed = Курс змінився після цього повідомлення. Введіть /learn, щоб продовжити.
learn-no-such-lesson = Є уроки від 1 до { $last }. Введіть /learn з одним із них або без номера, щоб продовжити.

learn-course-board = Поле — це список
learn-course-board-text =
    Програма не бачить поля. Вона тримає **список**: дев’ять речей, починаючи з лівого верхнього кута. ❌ у ньому — "X", 🔵 — "O", а на вільній клітинці стоїть її власний номер у списку, її **індекс**:
    `{ $list }`
    Список рахує від 0, тому його номери на одиницю менші, ніж на клітинках.
learn-course-board-code = У Python, мові програм, `def` починає функцію — шматок програми з назвою. Ця залишає числа (`int`) і викидає знаки:
learn-course-index-ask = **Котра клітинка має індекс 4?** Натисніть її.
learn-course-index-right = Так: клітинка { $chosen } має індекс { $index }. Він завжди на одиницю менший.
learn-course-index-wrong = Не вона: клітинка { $chosen } має індекс { $index }, адже список рахує від 0. Спробуйте ще раз.
learn-course-free-ask = **Скільки клітинок вільно?**
learn-course-free-right = Так: у списку залишилися індекси { $indices }, це клітинки { $squares }.
learn-course-free-wrong = Не { $chosen }. Пошукайте числа, що залишилися в списку: `{ $list }`

learn-course-lines = Вісім ліній
learn-course-lines-text = Перемогти можна на восьми лініях: три рядки, три стовпчики й дві діагоналі. Щоб дізнатися, хто переміг, програма дивиться кожну: чи на всіх трьох клітинках той самий знак?
learn-course-lines-code = У Python лінія — це три індекси. `board[at]` — те, що стоїть на одному з них, а `marks` збирає все це, кожен знак один раз. Якщо `mark` там єдиний, він переміг:
learn-course-line-ask = Ходить { $mark }. **Котра клітинка дає { $mark } три в ряд?**
learn-course-line-right = Так: тепер на { $line } всюди { $mark }, і це перемога { $mark }.
learn-course-line-wrong = З { $mark } на { $chosen } ніде немає трьох { $mark } в ряд. Пошукайте лінію, де два { $mark } та вільна клітинка.
learn-course-most-ask = Тепер на порожньому полі. **Через котру клітинку проходить найбільше ліній?**
learn-course-most-right = Так: через клітинку { $chosen } проходять { $lines } лінії з восьми. Тому центр такий сильний.
learn-course-most-wrong = Ліній через клітинку { $chosen }: { $lines }. Через іншу: { $most }.

learn-course-scores = Оцінки
learn-course-scores-text =
    Закінчена партія отримує **оцінку**, завжди очима ❌: +10, якщо перемога за ❌, -10, якщо за 🔵, і 0 за нічию.
    Що виграє одна сторона, те програє інша. Це називається **нульовою сумою**, і тому одного числа досить на двох.
learn-course-scores-code = У Python `return` завершує функцію і віддає її відповідь:
learn-course-final-ask = Цю партію закінчено. **Яка її оцінка?**
learn-course-final-right =
    { $winner ->
        [X] Так: ❌ має три в ряд, і це +10.
        [O] Так: 🔵 має три в ряд, і це -10.
       *[none] Так: поле заповнене, і трьох у ряд не має ніхто. Нічия — це 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] Не { $chosen }: ❌ має три в ряд. Скільки ми за це рахуємо?
        [O] Не { $chosen }: 🔵 має три в ряд. Скільки ми за це рахуємо?
       *[none] Не { $chosen }: трьох у ряд не має ніхто. Скільки ми за це рахуємо?
    }

learn-course-worse =
    { $why ->
        [equal] Клітинка { $chosen } теж має { $score }, але { $first } стоїть раніше.
        [loses] Якщо { $mark } займає { $chosen }, { $other } перемагає на { $reply }: це { $score }.
       *[worse] { $mover ->
            [X] Клітинка { $chosen } має оцінку { $score }, а { $first } — { $best }. { $mark } хоче найвищу.
           *[O] Клітинка { $chosen } має оцінку { $score }, а { $first } — { $best }. { $mark } хоче найнижчу.
        }
    }

learn-course-turns = Одному вище, другому нижче
learn-course-turns-text =
    ❌ та 🔵 ходять по черзі. ❌ хоче найвищу оцінку, тому ❌ — **максимізатор**. 🔵 хоче найнижчу: 🔵 — **мінімізатор**.
    Кожен займає клітинку, що веде до найкращої оцінки. Звідки беруться оцінки, розкаже урок 5.
learn-course-turns-code = У Python `other` каже, хто ходить наступним, а `best` вибирає зі списку найбільше або найменше:
learn-course-turn-ask = Ходить { $mark }, і клітинки ведуть до таких оцінок: { $scores }. **Котру клітинку займає { $mark }?**
learn-course-turn-right =
    { $mover ->
        [X] Так: { $best } — найвища з { $scores }.
       *[O] Так: { $best } — найнижча з { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = А тепер уявіть, що на цьому полі ходить { $mark } (в іншій партії, де починає 🔵). Тоді оцінки такі: { $scores }. **Котру клітинку займає { $mark }?**
learn-course-turned-right =
    { $mover ->
        [X] Так: { $best } — найвища з { $scores }. Клітинки ті самі, оцінки інші: важливо, хто ходить наступним.
       *[O] Так: { $best } — найнижча з { $scores }. Клітинки ті самі, оцінки інші: важливо, хто ходить наступним.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Виклики й рекурсія
learn-course-calls-text =
    Звідки беруться оцінки? Програма пробує клітинку, а потім питає, чого варте поле, яке вийшло. Для цього вона робить там те саме: запускає сама себе. Це **рекурсія**, а кожен запуск — **виклик**.
    Перший виклик, для цього поля, — **корінь**: решта росте з нього, наче гілки дерева.
learn-course-calls-code = У Python `scores` ставить знак, робить виклик і прибирає знак; `minimax` з’явиться в уроці 7:
learn-course-below-ask = Ходить { $mark }. **Скільки викликів робить сам корінь?**
learn-course-below-right = Так: по одному на кожну вільну клітинку, { $squares }. Потім він прибирає свій знак.
learn-course-below-wrong = Не { $chosen }. Корінь робить по одному виклику на кожну вільну клітинку.
learn-course-calls-ask = Кожен виклик кореня робить власні виклики, і так доки партію не закінчено. **Скільки викликів усього, разом із коренем?**
learn-course-calls-right = Так: хід за ходом униз по дереву виходить { $levels } = { $chosen }. `/explain what:O.XX.X.OO` намалює його.
learn-course-calls-wrong = Не { $chosen }. Корінь — це 1 виклик, і він робить 3. Ідіть далі від кожного: переможна клітинка там і закінчує партію, будь-яка інша робить по виклику на кожну клітинку, що залишилася.

learn-course-ends = Де виклики закінчуються
learn-course-ends-text =
    Виклик, який бачить, що партію закінчено, більше викликів не робить. Його поле — **кінцевий стан**, і він повертає оцінку.
    Питає він по порядку: чи переміг суперник, чи перемогли ми, чи заповнене поле? Тут ми граємо за ❌. Поля взято з дерева уроку 5.
learn-course-ends-code = У Python `or` ставить наступне запитання, лише якщо на попереднє відповідь «ні»:
learn-course-end-ask = **Що бачить виклик на цьому полі?**
learn-course-choice-theirs = Перемога 🔵
learn-course-choice-ours = Перемога ❌
learn-course-choice-full = Поле заповнене
learn-course-choice-open = Гра триває далі
learn-course-end-right =
    { $right ->
        [theirs] Так: 🔵 має три в ряд, і цей виклик повертає -10.
        [ours] Так: ❌ має три в ряд, і цей виклик повертає +10. Поле теж заповнене, але про це питають наприкінці.
        [full] Так: трьох у ряд не має ніхто, і вільних клітинок немає. Цей виклик повертає 0.
       *[open] Так: трьох у ряд не має ніхто, а вільних клітинок ще { $free }. Він робить виклик для кожної.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Не те. Тут ❌ має три в ряд, 🔵 ні, і про це питають раніше за решту.
        [O] Не те. Тут 🔵 має три в ряд, і про це питають найперше.
       *[none] Не те. Тут трьох у ряд не має ніхто, а вільних клітинок ще { $free }.
    }

learn-course-back = Назад угору по дереву
learn-course-back-text = Виклик чекає на всі виклики під собою. Потім він повертає одну оцінку: **максимум**, найвищу, якщо ходить ❌; **мінімум**, найнижчу, якщо ходить 🔵. Так оцінки піднімаються від кінцевих станів до кореня. Мінімум і максимум: звідси й назва — мінімакс.
learn-course-back-code = У Python це весь мінімакс, з `is_over`, `score`, `scores` і `best` з попередніх уроків:
learn-course-returned-ask = Ходить { $mark }, а виклики нижче повернули { $scores }. **Що повертає цей виклик?**
learn-course-returned-right =
    { $mover ->
        [X] Так: { $mark } вибирає найвищу оцінку, це { $best }.
       *[O] Так: { $mark } вибирає найнижчу оцінку, це { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Не { $chosen }: { $mark } вибирає найвищу з { $scores }.
       *[O] Не { $chosen }: { $mark } вибирає найнижчу з { $scores }.
    }

learn-course-choice = Вибір ходу
learn-course-choice-text =
    У корені самої оцінки замало: програмі треба сходити. Тому вона запам’ятовує клітинку, від якої прийшла найкраща оцінка.
    Якщо дві клітинки однаково добрі, більшість програм беруть **першу**: наступна має бути кращою, а не такою самою.
learn-course-choice-code = У Python `found.index(top)` каже, де у списку стоїть перший `top`:
learn-course-first-ask = Ходить { $mark }, а виклики повернули { $scores }. **На котру клітинку ходить програма?**
learn-course-first-right = Так: { $chosen } — перша клітинка з { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Глибина: що раніше, то краще
learn-course-depth-text =
    Досі перемога була перемогою, хай і нескорою, і більшість підручників на цьому зупиняються. Тому програма може без кінця гратися зі здобиччю, наче кішка з мишею.
    Виправляє це **глибина**: скільки знаків поставлено після кореня. Перемога варта `10 - depth`, а програш — `depth - 10`. Тепер програма поспішає перемогти й не поспішає програвати.
learn-course-depth-code = У Python кожен виклик передає наступному глибину, на одиницю більшу:
learn-course-late-ask = Спершу без глибини: ходить { $mark }, а виклики повернули { $scores }. **На котру клітинку ходить програма?**
learn-course-late-right = Так, хоча інша клітинка перемагає одразу: клітинка { $chosen } теж має { $best }, і вона стоїть раніше. Перемога зачекає, гадає програма.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Якщо { $mark } ходить на { $late }, переможе знак номер { $late_depth }: ❌ на { $late }, потім 🔵, потім ❌. **Яку оцінку має клітинка { $late }, якщо рахувати глибину?**
learn-course-depth-right = Так: 10 - { $late_depth } = { $late_score }. А клітинка { $soon }, що перемагає одразу, має 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = Не { $chosen }. Глибина тут { $late_depth }, а перемога варта `10 - depth`.
learn-course-soonest-ask = З глибиною виклики повертають { $scores }. **На котру клітинку тепер ходить програма?**
learn-course-soonest-right = Так: { $chosen } має оцінку { $best }, це перемога одразу. Так граю і я.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Альфа-бета: куди можна не дивитися
learn-course-cuts-text =
    Скажімо, ❌ має клітинку, де 0 забезпечено, і пробує іншу. Там перша клітинка 🔵 повертає -10. Хоч би що повернула решта клітинок 🔵, ❌ туди не піде, тому їх **відсічено**: на них ніхто не дивиться.
    Оцінка, забезпечена ❌, — це **альфа**, а забезпечена 🔵 — **бета**. Щойно альфа не нижча за бету, решту відсічено.
learn-course-cuts-code = У Python `alpha` і `beta` спершу так далеко одна від одної, що нічого не відсікається, а `break` виходить із циклу:
learn-course-cut-ask = Попередня клітинка забезпечила ❌ оцінку { $alpha }. Тепер ❌ пробує клітинку { $tried }, і там клітинки 🔵 повернули { $scores }. **Котру клітинку 🔵 відсічено?**
learn-course-cut-right = Так, { $chosen } відсічено. На клітинці { $tried } 🔵 може втримати ❌ на { $held } або нижче, а { $alpha } забезпечено й так. Клітинка { $tried } нічого не дає ❌, хоч би що повернула { $chosen }.
learn-course-cut-wrong = Не { $chosen }: коли програма дивилася на неї, ще не можна було знати, що ❌ туди не піде. Після { $scores } вона це знає.

learn-course-memory = Пам’ять, симетрія, більші поля
learn-course-memory-text =
    Від порожнього поля простий мінімакс робить 549 946 викликів, а альфа-бета — 18 297. Але полів лише 5 478: програма з **пам’яттю** дивиться кожне один раз. Повернуте або віддзеркалене поле варте стільки ж, і залишається 765.
    На більших полях, як-от 4x4, їх усе одно забагато. Там програма зупиняється на якійсь глибині й **вгадує** оцінку, скажімо, рахуючи лінії, які кожна сторона ще може заповнити.
learn-course-memory-code = У Python `memory` зберігає оцінку кожного поля під ключем:
learn-course-like-ask = Поверніть або віддзеркальте поле. **Котра клітинка — той самий перший хід, що й клітинка 2?**
learn-course-like-right = Так: якщо повернути або віддзеркалити поле, клітинка { $chosen } стане клітинкою 2, як і середини всіх чотирьох сторін. Тому програма дивиться лише одну з них.
learn-course-like-wrong =
    { $same ->
        [True] Це і є клітинка 2. Натисніть іншу.
       *[False] Ліній через клітинку { $chosen }: { $lines }, а через клітинку 2: { $own }. Хоч як повертай поле, одна ніколи не стане іншою.
    }
learn-course-kinds-ask = **Скільки ж перших ходів справді різні?**
learn-course-kinds-right = Так: кут, середина сторони або центр поля.
learn-course-kinds-wrong = Не { $chosen }. Хоч як повертай поле, кут залишається кутом. Які ще бувають клітинки?

learn-course-play = Зіграйте як простий мінімакс
learn-course-play-text = Тепер програма — це ви. Ви — ❌, я — 🔵 і граю як новачок. Щоходу натискайте клітинку, на яку сходив би простий мінімакс: першу з найкращих.
learn-course-play-ask = Виклики повернули { $scores }. **На котру клітинку ви ходите?**
learn-course-play-right = Так, { $chosen }. Мій хід — { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Тепер знайдіть оцінки самі: хто може перемогти наступним ходом? **На котру клітинку ви ходите?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Так, { $chosen }: це перемога. Так грає простий мінімакс.
       *[none] Так, { $chosen }: нічия. Так грає простий мінімакс.
    }
    { $left ->
        [0] { learn-course-over }
        [one] Залишився { $left } урок. Введіть /learn, щоб продовжити.
        [few] Залишилося { $left } уроки. Введіть /learn, щоб продовжити.
        [many] Залишилося { $left } уроків. Введіть /learn, щоб продовжити.
       *[other] Залишилося { $left } уроку. Введіть /learn, щоб продовжити.
    }
