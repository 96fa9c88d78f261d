### Hints, explanations and the course on minimax, the method by which the bot finds its moves.

## /hint, and the first lines of /explain

learn-hint =
    { $outcome ->
        [win] { learn-hint-win }
        [draw] { learn-hint-draw }
       *[loss] { learn-hint-loss }
    }
learn-hint-win =
    { $plies ->
        [1] Juega en **{ $squares }** y ganas ya.
       *[other] Juega en **{ $squares }**: ganas en { $moves ->
            [one] 1 jugada
           *[other] { $moves } jugadas
        }, responda lo que responda tu rival.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Ninguna casilla es mejor que otra: es empate si nadie falla.
       *[other] Juega en **{ $squares }** para mantener el empate; con { $worse } perderías.
    }
learn-hint-loss =
    { $count ->
        [one] Vas a perder, pero así aguantas más: **{ $squares }**.
       *[other] Vas a perder, pero con estas aguantas más: **{ $squares }**.
    }
learn-hint-tricky = Difícil de responder: { $square }.
learn-hint-after =
    { $kind ->
        [forks] Si ocupas { $square }, amenazas { $squares } a la vez.
        [forces] Si ocupas { $square }, { $other } tiene que bloquear en { $squares }.
       *[holds] { $count ->
            [1] Si ocupas { $square }, { $other } solo se salva con { $squares }.
           *[other] Si ocupas { $square }, { $other } se salva con { $squares }.
        }
    }
learn-explain-counts = Como miraste sus valores, tu partida solo puntuará si pierdes.
learn-hint-counts = Como pediste una pista, esta partida solo puntuará si pierdes.
learn-unsure = No pude calcularla hasta el final.
learn-hint-estimate =
    Yo jugaría en **{ $squares }**: cerca del { $chance } % para ti. Miré { $depth ->
        [one] 1 jugada
       *[other] { $depth } jugadas
    } por delante, no hasta el final.
learn-explain-estimate =
    A { $mark } le conviene { $squares }: cerca del { $chance } %. Miré { $depth ->
        [one] 1 jugada
       *[other] { $depth } jugadas
    } por delante, no hasta el final.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } gana ya con { $squares }.
           *[other] { $mark } gana en 1 jugada con { $squares }.
        }
       *[other] { $mark } gana en { $moves } jugadas con { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Con cualquier casilla es empate.
       *[other] { $mark } empata con { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } pierde en 1 jugada, incluso con { $squares }.
       *[other] { $mark } pierde en { $moves } jugadas, incluso con { $squares }.
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] Victoria, hasta donde alcanzo a ver
        [one] Victoria en 1 jugada
       *[other] Victoria en { $moves } jugadas
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Empate, hasta donde alcanzo a ver
       *[other] Empate
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Derrota, hasta donde alcanzo a ver
        [one] Derrota en 1 jugada
       *[other] Derrota en { $moves } jugadas
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] Miré 1 posición. El minimax simple tardaría demasiado aquí.
       *[other] Miré { $positions } posiciones. El minimax simple tardaría demasiado aquí.
    }
learn-explain-minimax =
    El minimax simple hace { $calls ->
        [one] 1 llamada
       *[other] { $calls } llamadas
    } para este tablero y juega en { $square }; yo miré { $positions ->
        [one] 1 posición
       *[other] { $positions } posiciones
    }.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    El minimax simple juega en { $square } y gana en { $plain_moves ->
        [one] 1 jugada
       *[other] { $plain_moves } jugadas
    }: para él, ganar es ganar, aunque sea tarde. Yo jugaría en { $best } y ganaría en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }.
learn-explain-slower-loss =
    El minimax simple juega en { $square } y pierde en { $plain_moves ->
        [one] 1 jugada
       *[other] { $plain_moves } jugadas
    }: para él, perder es perder, aunque sea pronto. Yo jugaría en { $best } y aguantaría { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }.
learn-indices-squares =
    { $count ->
        [1] Tu lista cuenta desde 0: el índice { $indices } es la casilla { $squares }.
       *[other] Tu lista cuenta desde 0: los índices { $indices } son las casillas { $squares }.
    }
learn-explain-effort = Llamadas: { $plain } con minimax simple, { $alpha_beta } con alfa-beta, { $memory } con memoria.
learn-explain-maximiser =
    { $mark } es el maximizador y { $other } el minimizador: { $win } es una victoria de { $mark }, { $loss } una derrota y 0 un empate. Es un juego de suma cero: lo que gana un lado, lo pierde el otro.
learn-unreached = Ninguna partida llega a este tablero con el turno de { $mark }, pero minimax puede valorarlo de todos modos.

learn-tree =
    { $positions ->
        [one] Árbol minimax de { $board }, turno de { $mark }, 1 posición.
       *[other] Árbol minimax de { $board }, turno de { $mark }, { $positions } posiciones.
    } Primer nivel: { $scores }. Mejor valor: { $score }. Línea elegida: { $line }.
learn-tree-square = la casilla { $square } vale { $score }

## Minimax step by step

learn-lesson =
    Paso { $step } de { $steps }: llamada { $call }, { $depth ->
        [0] la raíz
       *[other] tras { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] Turno de { $mark }. Es el minimizador y quiere el valor **más bajo**. Casillas libres: { $squares }.
       *[max] Turno de { $mark }. Es el maximizador y quiere el valor **más alto**. Casillas libres: { $squares }.
    }
learn-lesson-recursion =
    Minimax prueba una por una: pone la ficha, llama a minimax para ese tablero y quita la ficha. Cuando una función se llama así a sí misma, eso es recursión.
learn-lesson-next = Ahora { $mark } prueba **{ $square }**.
learn-lesson-back = De vuelta al tablero anterior: se quita la ficha de { $square }. Valía **{ $score }**.
learn-lesson-results = Resultados hasta ahora: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alfa es { $alpha }, beta es { $beta }.
learn-lesson-skips =
    Alfa alcanzó a beta: el otro lado tiene algo mejor en otra parte y no dejará que se llegue a este tablero. Así que no hace falta probar { $squares }.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } se queda con el más bajo: esta llamada devuelve **{ $score }**.
       *[max] { $mark } se queda con el más alto: esta llamada devuelve **{ $score }**.
    }
learn-lesson-limit = ≤ significa como mucho y ≥ como mínimo: la llamada de arriba no necesita saber más.
learn-lesson-terminal =
    ¿Ganó { $other }? { $winner ->
        [min] Sí.
        [max] No. ¿Ganó { $mark }? Sí.
       *[none] No. ¿Ganó { $mark }? No. ¿Está lleno el tablero? Sí.
    } Es un estado terminal: no queda nada que probar, y esta llamada devuelve **{ $score }**.
learn-lesson-plays =
    { $count ->
        [one] Minimax juega en { $square }.
       *[other] { $squares } valen lo mismo y se queda con la primera: minimax juega en { $square }.
    }

## Topics of help

topic-hint = Pistas
topic-hint-text =
    `/hint` muestra tus mejores casillas, y por qué. Solo lo ves tú.
    Una partida en la que pediste una pista solo puntúa si la pierdes.
topic-minimax = Cómo pienso
topic-minimax-text =
    Pruebo todas las jugadas hasta el final de la partida y me quedo con la mejor. Eso se llama minimax.
    `/explain` lo muestra para tu partida, o para un tablero como `O.XX.X.OO`: cuánto vale cada casilla, con un dibujo del árbol.
    Elige `steps` para recorrerlo llamada a llamada.
    `/learn` lo enseña desde el principio, en doce lecciones cortas que se juegan pulsando botones.

## The picture of a minimax tree

learn-picture-max = MÁX
learn-picture-min = MÍN
learn-picture-to-move = turno de { $mover }

learn-picture-cut = podada

learn-picture-more = y { $calls } más abajo

learn-picture-legend =
    Los valores son para { $maximiser }.
    La línea gruesa es la que juega minimax.
    { $form ->
        [cut] Gris: sin mirar. ≤ y ≥: como mucho, como mínimo.
        [bounds] ≤ y ≥: como mucho, como mínimo.
       *[plain] {""}
    }

## Why it can't be done

learn-tree-too-large = Puedo dibujar un árbol de hasta { $most } casillas libres, y este tablero tiene { $free }.
learn-too-many-calls = En este tablero, alfa-beta necesita más de { $most } llamadas. Prueba uno con menos casillas libres.
learn-position-over = Ese tablero ya está decidido. Prueba uno con una casilla libre y sin victoria.
learn-standard-rules-only = Los pasos y alfa-beta solo existen para las reglas normales.
learn-too-many-steps =
    { $most ->
        [one] Una lección necesita un tablero con 1 casilla libre como mucho. Para este, usa /explain sin pasos.
       *[other] Una lección necesita un tablero con { $most } casillas libres como mucho. Para este, usa /explain sin pasos.
    }

## Commands

command-hint = Muestra tus mejores casillas (solo lo ves tú)
command-explain = Muestra cuánto vale cada casilla, con el árbol de minimax
command-explain-what = Un tablero (O.XX.X.OO) o un número de partida; déjalo vacío para la tuya
command-explain-form = El árbol de minimax o sus pasos, simple o con alfa-beta
command-explain-scores = Cuánto cuenta una victoria
command-explain-turn = De quién es el turno, si quieres verlo desde el otro lado
command-explain-maximiser = De quién es la victoria que cuenta como más (si no, de quien tiene el turno)
command-learn = Aprende en doce lecciones cortas cómo pienso (solo lo ves tú)
command-learn-lesson = Qué lección, de 1 a 12; déjalo vacío para seguir donde estabas

## The course

learn-course-title =
    Lección { $lesson } de { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Este curso te muestra cómo un programa encuentra la mejor jugada. No hace falta saber programar; si quieres, sáltate el código.
learn-course-welcome = Hola de nuevo. Estabas aquí.
learn-course-over =
    Ya **terminaste el curso**. Ahora conoces minimax; yo encuentro las mismas jugadas, solo que antes.
    Elige cualquier lección para leerla otra vez, prueba `/explain what:O.XX.X.OO` con un tablero tuyo, o juega contra mí.
learn-course-lessons = Todas las lecciones
learn-course-button-next = Siguiente
learn-course-button-lesson = Siguiente lección
learn-course-button-play = Jugar una partida de verdad
learn-course-changed = El curso cambió después de ese mensaje. Usa /learn para continuar.
learn-no-such-lesson = Hay lecciones de 1 a { $last }. Usa /learn con uno de esos números, o sin número para continuar.

learn-course-board = El tablero es una lista
learn-course-board-text =
    Un programa no puede ver un tablero. Guarda una **lista**: nueve cosas, leídas desde arriba a la izquierda. En ella, ❌ es "X", 🔵 es "O", y una casilla libre contiene su propio número en la lista, su **índice**:
    `{ $list }`
    La lista cuenta desde 0, así que sus números son uno menos que los de las casillas.
learn-course-board-code = En Python, un lenguaje para programas, `def` empieza una función: un trozo de programa con nombre. Esta se queda con los números (`int`) y deja fuera las fichas:
learn-course-index-ask = **¿Qué casilla tiene el índice 4?** Púlsala.
learn-course-index-right = Sí: la casilla { $chosen } tiene el índice { $index }. Siempre es uno menos.
learn-course-index-wrong = Esa no: la casilla { $chosen } tiene el índice { $index }, porque la lista cuenta desde 0. Prueba otra vez.
learn-course-free-ask = **¿Cuántas casillas están libres?**
learn-course-free-right = Sí: los índices que quedan en la lista son { $indices }, o sea, las casillas { $squares }.
learn-course-free-wrong = No es { $chosen }. Busca los números que quedan en la lista: `{ $list }`

learn-course-lines = Ocho líneas
learn-course-lines-text = Hay ocho líneas que pueden ganar: tres filas, tres columnas y dos diagonales. Para saber quién ganó, el programa las mira una a una: ¿las tres casillas tienen la misma ficha?
learn-course-lines-code = En Python, una línea son tres índices. `board[at]` es lo que hay en uno de ellos, y `marks` lo reúne, cada ficha una vez. Si `mark` es la única, ha ganado:
learn-course-line-ask = Turno de { $mark }. **¿Con qué casilla hace { $mark } tres en línea?**
learn-course-line-right = Sí: ahora { $line } tienen todas { $mark }, así que gana { $mark }.
learn-course-line-wrong = Con { $mark } en { $chosen }, ninguna línea tiene tres { $mark }. Busca una con dos { $mark } y una casilla libre.
learn-course-most-ask = Ahora, con el tablero vacío: **¿qué casilla está en más líneas?**
learn-course-most-right = Sí: por la casilla { $chosen } pasan { $lines } de las ocho líneas. Por eso el centro es fuerte.
learn-course-most-wrong = La casilla { $chosen } está en { $lines } líneas. Hay otra que está en { $most }.

learn-course-scores = Valores
learn-course-scores-text =
    Una partida terminada recibe un **valor**, siempre visto desde ❌: +10 si ganó ❌, -10 si ganó 🔵, 0 si hay empate.
    Lo que gana un lado, lo pierde el otro. Eso se llama **suma cero**, y por eso basta un solo número para los dos.
learn-course-scores-code = En Python, `return` termina una función y devuelve su respuesta:
learn-course-final-ask = Esta partida terminó. **¿Cuánto vale?**
learn-course-final-right =
    { $winner ->
        [X] Sí: ❌ tiene tres en línea, y eso es +10.
        [O] Sí: 🔵 tiene tres en línea, y eso es -10.
       *[none] Sí: el tablero está lleno y nadie tiene tres en línea. Un empate es 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] No es { $chosen }: ❌ tiene tres en línea. ¿Cuánto contamos por eso?
        [O] No es { $chosen }: 🔵 tiene tres en línea. ¿Cuánto contamos por eso?
       *[none] No es { $chosen }: nadie tiene tres en línea. ¿Cuánto contamos por eso?
    }

learn-course-worse =
    { $why ->
        [equal] La casilla { $chosen } también vale { $score }, pero { $first } va antes.
        [loses] Si { $mark } ocupa { $chosen }, { $other } gana en { $reply }: eso vale { $score }.
       *[worse] { $mover ->
            [X] La casilla { $chosen } vale { $score }, pero { $first } vale { $best }. { $mark } quiere el valor más alto.
           *[O] La casilla { $chosen } vale { $score }, pero { $first } vale { $best }. { $mark } quiere el valor más bajo.
        }
    }

learn-course-turns = Un lado hacia arriba, otro hacia abajo
learn-course-turns-text =
    ❌ y 🔵 se turnan. ❌ quiere el valor más alto: ❌ es el **maximizador**. 🔵 quiere el más bajo: 🔵 es el **minimizador**.
    Cada lado ocupa la casilla que lleva al mejor valor para él. La lección 5 cuenta de dónde salen esos valores.
learn-course-turns-code = En Python, `other` dice quién juega después, y `best` elige el más alto o el más bajo de una lista:
learn-course-turn-ask = Turno de { $mark }, y las casillas llevan a estos valores: { $scores }. **¿Qué casilla ocupa { $mark }?**
learn-course-turn-right =
    { $mover ->
        [X] Sí: { $best } es el más alto de { $scores }.
       *[O] Sí: { $best } es el más bajo de { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Ahora imagina que en este tablero es el turno de { $mark } (otra partida, en la que empezó 🔵). Entonces los valores son { $scores }. **¿Qué casilla ocupa { $mark }?**
learn-course-turned-right =
    { $mover ->
        [X] Sí: { $best } es el más alto de { $scores }. Las mismas casillas, otros valores: importa quién juega después.
       *[O] Sí: { $best } es el más bajo de { $scores }. Las mismas casillas, otros valores: importa quién juega después.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Llamadas y recursión
learn-course-calls-text =
    ¿De dónde salen los valores? El programa prueba una casilla y luego pregunta cuánto vale el tablero que resulta. Para eso, allí vuelve a hacer lo mismo: se ejecuta a sí mismo. Eso es **recursión**, y cada ejecución es una **llamada**.
    La primera llamada, la de este tablero, es la **raíz**: las demás salen de ella como las ramas de un árbol.
learn-course-calls-code = En Python, `scores` pone la ficha, hace una llamada y quita la ficha; `minimax` llega en la lección 7:
learn-course-below-ask = Turno de { $mark }. **¿Cuántas llamadas hace la propia raíz?**
learn-course-below-right = Sí: una por cada casilla libre, { $squares }. Después quita su ficha.
learn-course-below-wrong = No es { $chosen }. La raíz hace una llamada por cada casilla libre.
learn-course-calls-ask = Cada llamada de la raíz hace sus propias llamadas, hasta que termina una partida. **¿Cuántas llamadas hay en total, contando la raíz?**
learn-course-calls-right = Sí: bajando por el árbol jugada a jugada, son { $levels } = { $chosen }. `/explain what:O.XX.X.OO` lo dibuja.
learn-course-calls-wrong = No es { $chosen }. La raíz es 1 llamada y hace 3. Sigue desde cada una de ellas: si la casilla gana, la partida acaba ahí; si no, hace una llamada por cada casilla que queda.

learn-course-ends = Dónde acaban las llamadas
learn-course-ends-text =
    Si una llamada encuentra la partida terminada, no hace más llamadas. Su tablero es un **estado terminal**, y la llamada devuelve el valor.
    Pregunta en este orden: ¿ganó el rival?, ¿ganamos nosotros?, ¿está lleno el tablero? Aquí jugamos con ❌. Los tableros son del árbol de la lección 5.
learn-course-ends-code = En Python, `or` solo hace la siguiente pregunta si la respuesta a la anterior fue no:
learn-course-end-ask = **¿Qué encuentra la llamada de este tablero?**
learn-course-choice-theirs = Ganó 🔵
learn-course-choice-ours = Ganó ❌
learn-course-choice-full = Está lleno
learn-course-choice-open = Continúa
learn-course-end-right =
    { $right ->
        [theirs] Sí: 🔵 tiene tres en línea, así que esta llamada devuelve -10.
        [ours] Sí: ❌ tiene tres en línea, así que esta llamada devuelve +10. El tablero también está lleno, pero eso se pregunta al final.
        [full] Sí: nadie tiene tres en línea y no queda ninguna casilla libre. Esta llamada devuelve 0.
       *[open] Sí: nadie tiene tres en línea y quedan { $free } casillas libres. Hace una llamada por cada una.
    }
learn-course-end-wrong =
    { $winner ->
        [X] No es eso. Aquí ❌ tiene tres en línea y 🔵 no, y eso se pregunta antes que lo demás.
        [O] No es eso. Aquí 🔵 tiene tres en línea, y eso es lo primero que se pregunta.
       *[none] No es eso. Aquí nadie tiene tres en línea, y quedan { $free } casillas libres.
    }

learn-course-back = De vuelta árbol arriba
learn-course-back-text = Una llamada espera a todas las que tiene debajo. Luego devuelve un solo valor: el **máximo**, que es el más alto, si es el turno de ❌; el **mínimo**, el más bajo, si es el de 🔵. Así suben los valores desde los estados terminales hasta la raíz. Mínimo y máximo: de ahí le viene el nombre a minimax.
learn-course-back-code = En Python, minimax no es más que esto, con `is_over`, `score`, `scores` y `best` de las lecciones anteriores:
learn-course-returned-ask = Turno de { $mark }, y las llamadas de abajo devolvieron { $scores }. **¿Qué devuelve esta llamada?**
learn-course-returned-right =
    { $mover ->
        [X] Sí: { $mark } elige el valor más alto, y es { $best }.
       *[O] Sí: { $mark } elige el valor más bajo, y es { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] No es { $chosen }: { $mark } elegiría el más alto de { $scores }.
       *[O] No es { $chosen }: { $mark } elegiría el más bajo de { $scores }.
    }

learn-course-choice = Elegir la jugada
learn-course-choice-text =
    En la raíz no basta con un valor: el programa tiene que jugar. Por eso recuerda la casilla de la que salió el mejor valor.
    Si dos casillas son igual de buenas, casi todos los programas se quedan con la **primera**: otra posterior tendría que ser mejor, no solo igual de buena.
learn-course-choice-code = En Python, `found.index(top)` dice dónde está el primer `top` de una lista:
learn-course-first-ask = Turno de { $mark }, y las llamadas devolvieron { $scores }. **¿En qué casilla juega el programa?**
learn-course-first-right = Sí: { $chosen } es la primera casilla con { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Profundidad: cuanto antes, mejor
learn-course-depth-text =
    Hasta ahora, una victoria es una victoria, por tarde que llegue, y casi todos los tutoriales se quedan ahí. Así, un programa puede pasarse la vida jugando con su presa.
    Eso se arregla con la **profundidad** (en inglés, depth): cuántas fichas se pusieron desde la raíz. Una victoria vale `10 - depth` y una derrota `depth - 10`. Ahora el programa se da prisa en ganar y tarda todo lo que puede en perder.
learn-course-depth-code = En Python, cada llamada pasa a la siguiente una profundidad que es uno más:
learn-course-late-ask = Primero sin profundidad: turno de { $mark }, y las llamadas devolvieron { $scores }. **¿En qué casilla juega el programa?**
learn-course-late-right = Sí, aunque otra casilla gana al instante: la casilla { $chosen } también vale { $best }, y va antes. Ya habrá tiempo de ganar, piensa el programa.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Si { $mark } juega en { $late }, gana con la ficha número { $late_depth }: ❌ en { $late }, luego 🔵, luego ❌. **¿Cuánto vale la casilla { $late } si cuenta la profundidad?**
learn-course-depth-right = Sí: 10 - { $late_depth } = { $late_score }. Y la casilla { $soon }, que gana al instante, vale 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = No es { $chosen }. La profundidad es { $late_depth }, y una victoria vale `10 - depth`.
learn-course-soonest-ask = Con la profundidad, las llamadas devuelven { $scores }. **¿En qué casilla juega ahora el programa?**
learn-course-soonest-right = Sí: { $chosen } vale { $best }, así que gana al instante. Así juego yo también.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alfa-beta: lo que no hace falta mirar
learn-course-cuts-text =
    Imagina que ❌ tiene una casilla que le asegura 0, y prueba otra. Allí, la primera casilla de 🔵 devuelve -10. Devuelvan lo que devuelvan las demás casillas de 🔵, ❌ no irá por ahí, así que se **podan**: nadie las mira.
    El valor que ❌ tiene asegurado es **alfa**; el que tiene asegurado 🔵 es **beta**. En cuanto alfa llega a beta, el resto se poda.
learn-course-cuts-code = En Python, `alpha` y `beta` empiezan tan separadas que no se poda nada, y `break` sale del bucle:
learn-course-cut-ask = Una casilla anterior le aseguró { $alpha } a ❌. Ahora ❌ prueba la casilla { $tried }, y allí las casillas de 🔵 devolvieron { $scores }. **¿Qué casilla de 🔵 se poda?**
learn-course-cut-right = Sí, se poda { $chosen }. En la casilla { $tried }, 🔵 puede dejar a ❌ en { $held } o menos, y ❌ ya tiene asegurado { $alpha }. Con la casilla { $tried }, ❌ no gana nada, devuelva lo que devuelva { $chosen }.
learn-course-cut-wrong = { $chosen } no: cuando el programa la miró, aún no podía saber que ❌ no irá por ahí. Tras { $scores } ya lo sabe.

learn-course-memory = Memoria, simetría, tableros mayores
learn-course-memory-text =
    Desde el tablero vacío, el minimax simple hace 549.946 llamadas, y alfa-beta 18.297. Pero solo hay 5.478 tableros: un programa con **memoria** mira cada uno una vez. Un tablero girado o visto en un espejo vale lo mismo, y así quedan 765.
    Los tableros más grandes, como 4x4, tienen demasiados de todos modos. Ahí el programa se detiene a cierta profundidad y **estima** el valor, por ejemplo contando las líneas que cada lado todavía puede llenar.
learn-course-memory-code = En Python, `memory` guarda el valor de cada tablero con una clave:
learn-course-like-ask = Gira el tablero o míralo en un espejo. **¿Qué casilla es la misma primera jugada que la casilla 2?**
learn-course-like-right = Sí: girando o reflejando el tablero, la casilla { $chosen } se convierte en la 2, como los cuatro lados. Así que el programa solo mira una de ellas.
learn-course-like-wrong =
    { $same ->
        [True] Esa es la propia casilla 2. Pulsa otra.
       *[False] Por la casilla { $chosen } pasan { $lines } líneas, y por la casilla 2, { $own }. Por mucho que gires el tablero, una nunca se convierte en la otra.
    }
learn-course-kinds-ask = **Entonces, ¿cuántas primeras jugadas son distintas de verdad?**
learn-course-kinds-right = Sí: una esquina, el medio de un lado o el centro del tablero.
learn-course-kinds-wrong = No es { $chosen }. Por mucho que gires el tablero, una esquina sigue siendo una esquina. ¿Qué otros tipos de casilla hay?

learn-course-play = Juega como el minimax simple
learn-course-play-text = Ahora el programa eres tú. Llevas ❌; yo llevo 🔵 y juego como quien empieza. En cada turno, pulsa la casilla en la que juega el minimax simple: la primera de las mejores.
learn-course-play-ask = Las llamadas devolvieron { $scores }. **¿En qué casilla juegas?**
learn-course-play-right = Sí, { $chosen }. Yo ocupo { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Ahora calcula los valores por tu cuenta: ¿quién puede ganar en la siguiente? **¿En qué casilla juegas?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Sí, { $chosen }: con eso ganas. Así juega el minimax simple.
       *[none] Sí, { $chosen }: empate. Así juega el minimax simple.
    }
    { $left ->
        [0] { learn-course-over }
        [one] Te queda una lección. Usa /learn para hacerla.
       *[other] Te quedan { $left } lecciones. Usa /learn para seguir con ellas.
    }
