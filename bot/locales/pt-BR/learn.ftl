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
        [1] Jogue em **{ $squares }** e ganhe na hora.
       *[other] Jogue em **{ $squares }**: você ganha em { $moves ->
            [one] { $moves } jogada
           *[other] { $moves } jogadas
        }, seja qual for a resposta.
    }
learn-hint-draw =
    { $worse_count ->
        [0] Nenhuma casa é melhor que outra: dá empate se ninguém errar.
       *[other] Jogue em **{ $squares }** para segurar o empate; com { $worse } você perderia.
    }
learn-hint-loss =
    { $count ->
        [one] Você está perdendo, mas assim aguenta mais: **{ $squares }**.
       *[other] Você está perdendo, mas com estas aguenta mais: **{ $squares }**.
    }
learn-hint-tricky = Difícil de responder: { $square }.
learn-hint-after =
    { $kind ->
        [forks] Se você jogar em { $square }, ameaça { $squares } ao mesmo tempo.
        [forces] Se você jogar em { $square }, { $other } tem que bloquear em { $squares }.
       *[holds] { $count ->
            [1] Se você jogar em { $square }, { $other } só se salva com { $squares }.
           *[other] Se você jogar em { $square }, { $other } se salva com { $squares }.
        }
    }
learn-explain-counts = Como você olhou os valores dela, sua partida só vale rating se você perder.
learn-hint-counts = Como você pediu uma dica, esta partida só vale rating se você perder.
learn-unsure = Não consegui calcular até o fim.
learn-hint-estimate =
    Eu jogaria em **{ $squares }**: cerca de { $chance }% de chance para você. Olhei { $depth ->
        [one] { $depth } jogada
       *[other] { $depth } jogadas
    } à frente, não até o fim.
learn-explain-estimate =
    O melhor para { $mark } é { $squares }: cerca de { $chance }% de chance. Olhei { $depth ->
        [one] { $depth } jogada
       *[other] { $depth } jogadas
    } à frente, não até o fim.

learn-explain-win =
    { $moves ->
        [one] { $plies ->
            [1] { $mark } ganha agora com { $squares }.
           *[other] { $mark } ganha em { $moves } jogada com { $squares }.
        }
       *[other] { $mark } ganha em { $moves } jogadas com { $squares }.
    }
learn-explain-draw =
    { $choice ->
        [any] Qualquer casa empata.
       *[other] { $mark } empata com { $squares }.
    }
learn-explain-loss =
    { $moves ->
        [one] { $mark } perde em { $moves } jogada, mesmo com { $squares }.
       *[other] { $mark } perde em { $moves } jogadas, mesmo com { $squares }.
    }
learn-squares-win =
    { $sign } { $moves ->
        [0] Vitória, até onde eu enxergo
        [one] Vitória em { $moves } jogada
       *[other] Vitória em { $moves } jogadas
    }
learn-squares-draw =
    { $sign } { $moves ->
        [0] Empate, até onde eu enxergo
       *[other] Empate
    }
learn-squares-loss =
    { $sign } { $moves ->
        [0] Derrota, até onde eu enxergo
        [one] Derrota em { $moves } jogada
       *[other] Derrota em { $moves } jogadas
    }
learn-squares = { $worth }: **{ $squares }**
learn-squares-scored = { $worth }, minimax { $score }: **{ $squares }**
learn-explain-too-large =
    { $positions ->
        [one] Olhei { $positions } posição. O minimax simples demoraria demais aqui.
       *[other] Olhei { $positions } posições. O minimax simples demoraria demais aqui.
    }
learn-explain-minimax =
    O minimax simples faz { $calls ->
        [one] { $calls } chamada
       *[other] { $calls } chamadas
    } para este tabuleiro e joga em { $square }; eu olhei { $positions ->
        [one] { $positions } posição
       *[other] { $positions } posições
    }.
learn-explain-slower =
    { $outcome ->
        [win] { learn-explain-slower-win }
       *[loss] { learn-explain-slower-loss }
    }
learn-explain-slower-win =
    O minimax simples joga em { $square } e ganha em { $plain_moves ->
        [one] { $plain_moves } jogada
       *[other] { $plain_moves } jogadas
    }: para ele, vitória é vitória, por mais que demore. Eu jogaria em { $best } e ganharia em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }.
learn-explain-slower-loss =
    O minimax simples joga em { $square } e perde em { $plain_moves ->
        [one] { $plain_moves } jogada
       *[other] { $plain_moves } jogadas
    }: para ele, derrota é derrota, por mais cedo que venha. Eu jogaria em { $best } e aguentaria { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }.
learn-indices-squares =
    { $count ->
        [1] Sua lista conta a partir de 0: o índice { $indices } é a casa { $squares }.
       *[other] Sua lista conta a partir de 0: os índices { $indices } são as casas { $squares }.
    }
learn-explain-effort = Chamadas: { $plain } no minimax simples, { $alpha_beta } com alfa-beta, { $memory } com memória.
learn-explain-maximiser =
    { $mark } é o maximizador e { $other }, o minimizador: { $win } é vitória de { $mark }, { $loss } é derrota, 0 é empate. É um jogo de soma zero: o que um lado ganha, o outro perde.
learn-unreached = Nenhuma partida chega a este tabuleiro com a vez de { $mark }, mas o minimax consegue avaliar assim mesmo.

learn-tree =
    { $positions ->
        [one] Árvore minimax de { $board }, vez de { $mark }, { $positions } posição.
       *[other] Árvore minimax de { $board }, vez de { $mark }, { $positions } posições.
    } Primeiro nível: { $scores }. Melhor valor: { $score }. Linha escolhida: { $line }.
learn-tree-square = a casa { $square } vale { $score }

## Minimax step by step

learn-lesson =
    Passo { $step } de { $steps }: chamada { $call }, { $depth ->
        [0] a raiz
       *[other] depois de { $squares }
    }
learn-lesson-asks =
    { $goal ->
        [min] Vez de { $mark }. É o minimizador e quer o valor **mais baixo**. Casas livres: { $squares }.
       *[max] Vez de { $mark }. É o maximizador e quer o valor **mais alto**. Casas livres: { $squares }.
    }
learn-lesson-recursion =
    O minimax tenta uma por uma: coloca o símbolo, chama o minimax para esse tabuleiro e tira o símbolo. Quando uma função chama a si mesma assim, isso é recursão.
learn-lesson-next = Agora { $mark } tenta **{ $square }**.
learn-lesson-back = De volta ao tabuleiro anterior: o símbolo em { $square } é retirado. Valeu **{ $score }**.
learn-lesson-results = Resultados até agora: { $scores }.
learn-lesson-result = { $square }: { $score }
learn-lesson-bounds = Alfa é { $alpha }, beta é { $beta }.
learn-lesson-skips =
    Alfa alcançou beta: o outro lado tem coisa melhor em outro lugar e não vai deixar chegar a este tabuleiro. Então não é preciso tentar { $squares }.
learn-lesson-returns =
    { $goal ->
        [min] { $mark } fica com o mais baixo: esta chamada devolve **{ $score }**.
       *[max] { $mark } fica com o mais alto: esta chamada devolve **{ $score }**.
    }
learn-lesson-limit = ≤ quer dizer no máximo e ≥, no mínimo: a chamada de cima não precisa saber mais que isso.
learn-lesson-terminal =
    { $other } ganhou? { $winner ->
        [min] Sim.
        [max] Não. { $mark } ganhou? Sim.
       *[none] Não. { $mark } ganhou? Não. O tabuleiro está cheio? Sim.
    } É um estado terminal: não há mais o que tentar, e esta chamada devolve **{ $score }**.
learn-lesson-plays =
    { $count ->
        [one] O minimax joga em { $square }.
       *[other] { $squares } valem o mesmo, e ele fica com a primeira: o minimax joga em { $square }.
    }

## Topics of help

topic-hint = Dicas
topic-hint-text =
    `/hint` mostra suas melhores casas, e por quê. Só você vê.
    Partida em que você pediu dica só vale rating se você perder.
topic-minimax = Como eu penso
topic-minimax-text =
    Testo todas as jogadas até o fim da partida e fico com a melhor. Isso se chama minimax.
    `/explain` mostra isso na sua partida, ou em um tabuleiro como `O.XX.X.OO`: quanto vale cada casa, com um desenho da árvore.
    Escolha `steps` para ver chamada por chamada.
    `/learn` ensina desde o começo, em doze lições curtas que você joga clicando em botões.

## The picture of a minimax tree

learn-picture-max = MÁX
learn-picture-min = MÍN
learn-picture-to-move = vez de { $mover }

learn-picture-cut = podada

learn-picture-more = e mais { $calls } abaixo

learn-picture-legend =
    Os valores são para { $maximiser }.
    A linha grossa é a que o minimax joga.
    { $form ->
        [cut] Cinza: não olhado. ≤ e ≥: no máximo, no mínimo.
        [bounds] ≤ e ≥: no máximo, no mínimo.
       *[plain] {""}
    }

## Why it can't be done

learn-tree-too-large = Consigo desenhar uma árvore com até { $most } casas livres, e este tabuleiro tem { $free }.
learn-too-many-calls = Neste tabuleiro, alfa-beta precisa de mais de { $most } chamadas. Tente um com menos casas livres.
learn-position-over = Esse tabuleiro já está decidido. Tente um com uma casa livre e sem vitória.
learn-standard-rules-only = O passo a passo e o alfa-beta só existem para as regras normais.
learn-too-many-steps =
    { $most ->
        [one] Uma lição precisa de um tabuleiro com no máximo { $most } casa livre. Para este, use /explain sem o passo a passo.
       *[other] Uma lição precisa de um tabuleiro com no máximo { $most } casas livres. Para este, use /explain sem o passo a passo.
    }

## Commands

command-hint = Veja suas melhores casas (só você vê)
command-explain = Veja quanto vale cada casa, com a árvore do minimax
command-explain-what = Um tabuleiro (O.XX.X.OO) ou o número de uma partida; deixe vazio para a sua
command-explain-form = A árvore do minimax ou o passo a passo, simples ou com alfa-beta
command-explain-scores = Quanto conta uma vitória
command-explain-turn = De quem é a vez, se quiser ver pelo outro lado
command-explain-maximiser = De quem é a vitória que conta como mais (senão, de quem tem a vez)
command-learn = Aprenda em doze lições curtas como eu penso (só você vê)
command-learn-lesson = Qual lição, de 1 a 12; deixe vazio para continuar de onde parou

## The course

learn-course-title =
    Lição { $lesson } de { $last }: { $title }{ $questions ->
        [1] {""}
       *[other] {" "}({ $question }/{ $questions })
    }
learn-course-hello = Este curso mostra como um programa acha a melhor jogada. Não precisa saber programar; se quiser, pule o código.
learn-course-welcome = Oi de novo. Você estava aqui.
learn-course-over =
    Você **terminou o curso**. Agora você conhece o minimax; eu acho as mesmas jogadas, só que mais rápido.
    Escolha qualquer lição para ler de novo, tente `/explain what:O.XX.X.OO` com um tabuleiro seu, ou jogue contra mim.
learn-course-lessons = Todas as lições
learn-course-button-next = Próxima
learn-course-button-lesson = Próxima lição
learn-course-button-play = Jogar uma partida de verdade
learn-course-changed = O curso mudou depois dessa mensagem. Use /learn para continuar.
learn-no-such-lesson = As lições vão de 1 a { $last }. Use /learn com uma delas, ou sem número para continuar.

learn-course-board = O tabuleiro é uma lista
learn-course-board-text =
    Um programa não enxerga um tabuleiro. Ele guarda uma **lista**: nove coisas, lidas a partir do canto superior esquerdo. Nela, ❌ é "X", 🔵 é "O", e uma casa livre guarda seu próprio número na lista, seu **índice**:
    `{ $list }`
    A lista conta a partir de 0, então seus números são um a menos que os das casas.
learn-course-board-code = Em Python, uma linguagem para programas, `def` começa uma função: um pedaço de programa com nome. Esta fica com os números (`int`) e deixa os símbolos de fora:
learn-course-index-ask = **Qual casa tem o índice 4?** Clique nela.
learn-course-index-right = Sim: a casa { $chosen } tem o índice { $index }. É sempre um a menos.
learn-course-index-wrong = Essa não: a casa { $chosen } tem o índice { $index }, porque a lista conta a partir de 0. Tente de novo.
learn-course-free-ask = **Quantas casas estão livres?**
learn-course-free-right = Sim: os índices que restam na lista são { $indices }, ou seja, as casas { $squares }.
learn-course-free-wrong = Não é { $chosen }. Procure os números que restam na lista: `{ $list }`

learn-course-lines = Oito linhas
learn-course-lines-text = Há oito linhas que podem ganhar: três na horizontal, três colunas e duas diagonais. Para saber quem ganhou, o programa olha uma por uma: as três casas têm o mesmo símbolo?
learn-course-lines-code = Em Python, uma linha são três índices. `board[at]` é o que está em um deles, e `marks` junta isso, cada símbolo uma vez. Se `mark` for o único, ganhou:
learn-course-line-ask = Vez de { $mark }. **Com qual casa { $mark } faz três em linha?**
learn-course-line-right = Sim: agora { $line } têm todas { $mark }, então { $mark } ganhou.
learn-course-line-wrong = Com { $mark } em { $chosen }, nenhuma linha tem três { $mark }. Procure uma com dois { $mark } e uma casa livre.
learn-course-most-ask = Agora com o tabuleiro vazio: **qual casa está em mais linhas?**
learn-course-most-right = Sim: { $lines } das oito linhas passam pela casa { $chosen }. É por isso que o centro é forte.
learn-course-most-wrong = A casa { $chosen } está em { $lines } linhas. Outra está em { $most }.

learn-course-scores = Valores
learn-course-scores-text =
    Uma partida terminada recebe um **valor**, sempre visto do lado de ❌: +10 se ❌ ganhou, -10 se 🔵 ganhou, 0 se deu empate.
    O que um lado ganha, o outro perde. Isso se chama **soma zero**, e é por isso que um número só basta para os dois.
learn-course-scores-code = Em Python, `return` encerra uma função e devolve sua resposta:
learn-course-final-ask = Esta partida acabou. **Qual é o valor dela?**
learn-course-final-right =
    { $winner ->
        [X] Sim: ❌ tem três em linha, e isso é +10.
        [O] Sim: 🔵 tem três em linha, e isso é -10.
       *[none] Sim: o tabuleiro está cheio e ninguém tem três em linha. Empate é 0.
    }
learn-course-final-wrong =
    { $winner ->
        [X] Não é { $chosen }: ❌ tem três em linha. Quanto isso conta?
        [O] Não é { $chosen }: 🔵 tem três em linha. Quanto isso conta?
       *[none] Não é { $chosen }: ninguém tem três em linha. Quanto isso conta?
    }

learn-course-worse =
    { $why ->
        [equal] A casa { $chosen } também vale { $score }, mas { $first } vem antes.
        [loses] Se { $mark } jogar em { $chosen }, { $other } ganha em { $reply }: isso vale { $score }.
       *[worse] { $mover ->
            [X] A casa { $chosen } vale { $score }, mas { $first } vale { $best }. { $mark } quer o valor mais alto.
           *[O] A casa { $chosen } vale { $score }, mas { $first } vale { $best }. { $mark } quer o valor mais baixo.
        }
    }

learn-course-turns = Um lado quer subir, o outro descer
learn-course-turns-text =
    ❌ e 🔵 se revezam. ❌ quer o valor mais alto: ❌ é o **maximizador**. 🔵 quer o mais baixo: 🔵 é o **minimizador**.
    Cada lado joga na casa que leva ao melhor valor para si. A lição 5 conta de onde vêm esses valores.
learn-course-turns-code = Em Python, `other` diz quem joga depois, e `best` escolhe o mais alto ou o mais baixo de uma lista:
learn-course-turn-ask = Vez de { $mark }, e as casas levam a estes valores: { $scores }. **Em qual casa { $mark } joga?**
learn-course-turn-right =
    { $mover ->
        [X] Sim: { $best } é o mais alto de { $scores }.
       *[O] Sim: { $best } é o mais baixo de { $scores }.
    }
learn-course-turn-wrong = { learn-course-worse }
learn-course-turned-ask = Agora imagine que neste tabuleiro é a vez de { $mark } (outra partida, em que 🔵 começou). Aí os valores são { $scores }. **Em qual casa { $mark } joga?**
learn-course-turned-right =
    { $mover ->
        [X] Sim: { $best } é o mais alto de { $scores }. As mesmas casas, outros valores: importa quem joga depois.
       *[O] Sim: { $best } é o mais baixo de { $scores }. As mesmas casas, outros valores: importa quem joga depois.
    }
learn-course-turned-wrong = { learn-course-worse }

learn-course-calls = Chamadas e recursão
learn-course-calls-text =
    De onde vêm os valores? O programa tenta uma casa e depois pergunta quanto vale o tabuleiro que resulta. Para isso, faz lá a mesma coisa de novo: roda a si mesmo. Isso é **recursão**, e cada rodada dessas é uma **chamada**.
    A primeira chamada, a deste tabuleiro, é a **raiz**: as outras saem dela como os galhos de uma árvore.
learn-course-calls-code = Em Python, `scores` coloca o símbolo, faz uma chamada e tira o símbolo; `minimax` chega na lição 7:
learn-course-below-ask = Vez de { $mark }. **Quantas chamadas a própria raiz faz?**
learn-course-below-right = Sim: uma para cada casa livre, { $squares }. Depois ela tira seu símbolo.
learn-course-below-wrong = Não é { $chosen }. A raiz faz uma chamada para cada casa livre.
learn-course-calls-ask = Cada chamada da raiz faz suas próprias chamadas, até uma partida acabar. **Quantas chamadas há ao todo, contando a raiz?**
learn-course-calls-right = Sim: descendo pela árvore jogada a jogada, são { $levels } = { $chosen }. `/explain what:O.XX.X.OO` desenha essa árvore.
learn-course-calls-wrong = Não é { $chosen }. A raiz é 1 chamada e faz 3. Continue a partir de cada uma: se a casa ganha, a partida acaba ali; senão, faz uma chamada para cada casa que resta.

learn-course-ends = Onde as chamadas acabam
learn-course-ends-text =
    Se uma chamada encontra a partida terminada, não faz mais chamadas. O tabuleiro dela é um **estado terminal**, e ela devolve o valor.
    Ela pergunta nesta ordem: o outro lado ganhou? Nós ganhamos? O tabuleiro está cheio? Aqui jogamos com ❌. Os tabuleiros são da árvore da lição 5.
learn-course-ends-code = Em Python, `or` só faz a próxima pergunta se a resposta da anterior foi não:
learn-course-end-ask = **O que a chamada neste tabuleiro encontra?**
learn-course-choice-theirs = 🔵 ganhou
learn-course-choice-ours = ❌ ganhou
learn-course-choice-full = Está cheio
learn-course-choice-open = Continua
learn-course-end-right =
    { $right ->
        [theirs] Sim: 🔵 tem três em linha, então esta chamada devolve -10.
        [ours] Sim: ❌ tem três em linha, então esta chamada devolve +10. O tabuleiro também está cheio, mas isso só se pergunta no fim.
        [full] Sim: ninguém tem três em linha e não há casa livre. Esta chamada devolve 0.
       *[open] Sim: ninguém tem três em linha e há { $free } casas livres. Ela faz uma chamada para cada.
    }
learn-course-end-wrong =
    { $winner ->
        [X] Não é isso. Aqui ❌ tem três em linha e 🔵 não, e isso se pergunta antes do resto.
        [O] Não é isso. Aqui 🔵 tem três em linha, e isso é a primeira coisa que se pergunta.
       *[none] Não é isso. Aqui ninguém tem três em linha, e há { $free } casas livres.
    }

learn-course-back = De volta árvore acima
learn-course-back-text = Uma chamada espera todas as que estão abaixo dela. Depois devolve um valor só: o **máximo**, que é o mais alto, se for a vez de ❌; o **mínimo**, o mais baixo, se for a de 🔵. Assim os valores sobem dos estados terminais até a raiz. Mínimo e máximo: é daí que vem o nome minimax.
learn-course-back-code = Em Python, o minimax inteiro é só isto, com `is_over`, `score`, `scores` e `best` das lições anteriores:
learn-course-returned-ask = Vez de { $mark }, e as chamadas abaixo devolveram { $scores }. **O que esta chamada devolve?**
learn-course-returned-right =
    { $mover ->
        [X] Sim: { $mark } escolhe o valor mais alto, que é { $best }.
       *[O] Sim: { $mark } escolhe o valor mais baixo, que é { $best }.
    }
learn-course-returned-wrong =
    { $mover ->
        [X] Não é { $chosen }: { $mark } escolheria o mais alto de { $scores }.
       *[O] Não é { $chosen }: { $mark } escolheria o mais baixo de { $scores }.
    }

learn-course-choice = Escolher a jogada
learn-course-choice-text =
    Na raiz, um valor não basta: o programa precisa jogar. Por isso ele guarda a casa de onde veio o melhor valor.
    Se duas casas são igualmente boas, quase todo programa fica com a **primeira**: uma que venha depois precisa ser melhor, não só tão boa quanto ela.
learn-course-choice-code = Em Python, `found.index(top)` diz onde está o primeiro `top` de uma lista:
learn-course-first-ask = Vez de { $mark }, e as chamadas devolveram { $scores }. **Em qual casa o programa joga?**
learn-course-first-right = Sim: { $chosen } é a primeira casa com { $best }.
learn-course-first-wrong = { learn-course-worse }

learn-course-depth = Profundidade: quanto antes, melhor
learn-course-depth-text =
    Até aqui, vitória é vitória, por mais que demore, e quase todo tutorial para por aí. Assim, um programa pode ficar brincando com a presa para sempre.
    O que resolve isso é a **profundidade** (depth, em inglês): quantos símbolos foram colocados desde a raiz. Uma vitória vale `10 - depth` e uma derrota, `depth - 10`. Agora o programa tem pressa de ganhar e enrola o quanto pode para perder.
learn-course-depth-code = Em Python, cada chamada passa para a seguinte uma profundidade que é um a mais:
learn-course-late-ask = Primeiro sem profundidade: vez de { $mark }, e as chamadas devolveram { $scores }. **Em qual casa o programa joga?**
learn-course-late-right = Sim, embora outra casa ganhe na hora: a casa { $chosen } também vale { $best }, e vem antes. A vitória pode esperar, pensa o programa.
learn-course-late-wrong = { learn-course-worse }
learn-course-depth-ask = Se { $mark } jogar em { $late }, ganha com o símbolo número { $late_depth }: ❌ em { $late }, depois 🔵, depois ❌. **Quanto vale a casa { $late } se a profundidade contar?**
learn-course-depth-right = Sim: 10 - { $late_depth } = { $late_score }. E a casa { $soon }, que ganha na hora, vale 10 - { $soon_depth } = { $soon_score }.
learn-course-depth-wrong = Não é { $chosen }. A profundidade é { $late_depth }, e uma vitória vale `10 - depth`.
learn-course-soonest-ask = Com a profundidade, as chamadas devolvem { $scores }. **Em qual casa o programa joga agora?**
learn-course-soonest-right = Sim: { $chosen } vale { $best }, então ele ganha na hora. É assim que eu jogo também.
learn-course-soonest-wrong = { learn-course-worse }

learn-course-cuts = Alfa-beta: o que não precisa olhar
learn-course-cuts-text =
    Digamos que ❌ tem uma casa que garante 0, e tenta outra. Lá, a primeira casa de 🔵 devolve -10. Seja o que for que as outras casas de 🔵 devolvam, ❌ não vai por ali, então elas são **podadas**: ninguém olha para elas.
    O valor que ❌ tem garantido é **alfa**; o que 🔵 tem garantido é **beta**. Assim que alfa alcança beta, o resto é podado.
learn-course-cuts-code = Em Python, `alpha` e `beta` começam tão distantes que nada é podado, e `break` sai do laço:
learn-course-cut-ask = Uma casa anterior garantiu { $alpha } para ❌. Agora ❌ tentou a casa { $tried }, e lá as casas de 🔵 devolveram { $scores }. **Qual casa de 🔵 é podada?**
learn-course-cut-right = Sim, { $chosen } é podada. Na casa { $tried }, 🔵 consegue deixar ❌ com { $held } ou menos, e ❌ já tem { $alpha } garantido. Com a casa { $tried }, ❌ não ganha nada, seja o que for que { $chosen } devolva.
learn-course-cut-wrong = { $chosen } não: quando o programa olhou para ela, ainda não dava para saber que ❌ não vai por ali. Depois de { $scores }, já dá.

learn-course-memory = Memória, simetria, tabuleiros maiores
learn-course-memory-text =
    A partir do tabuleiro vazio, o minimax simples faz 549.946 chamadas, e o alfa-beta, 18.297. Mas só existem 5.478 tabuleiros: um programa com **memória** olha cada um uma vez. Um tabuleiro girado ou espelhado vale o mesmo, e assim sobram 765.
    Tabuleiros maiores, como 4x4, têm possibilidades demais mesmo assim. Neles, o programa para em alguma profundidade e **estima** o valor, por exemplo contando as linhas que cada lado ainda pode preencher.
learn-course-memory-code = Em Python, `memory` guarda o valor de cada tabuleiro com uma chave:
learn-course-like-ask = Gire ou espelhe o tabuleiro. **Qual casa é a mesma primeira jogada que a casa 2?**
learn-course-like-right = Sim: girando ou espelhando, a casa { $chosen } vira a 2, como os quatro lados. Então o programa só olha uma delas.
learn-course-like-wrong =
    { $same ->
        [True] Essa é a própria casa 2. Clique em outra.
       *[False] Pela casa { $chosen } passam { $lines } linhas, e pela casa 2 passam { $own }. Por mais que você gire o tabuleiro, uma nunca vira a outra.
    }
learn-course-kinds-ask = **Então, quantas primeiras jogadas são diferentes de verdade?**
learn-course-kinds-right = Sim: um canto, o meio de um lado ou o centro do tabuleiro.
learn-course-kinds-wrong = Não é { $chosen }. Por mais que você gire o tabuleiro, um canto continua sendo um canto. Que outros tipos de casa existem?

learn-course-play = Jogue como o minimax simples
learn-course-play-text = Agora o programa é você. Você joga com ❌; eu jogo com 🔵, como quem está começando. A cada vez, clique na casa em que o minimax simples joga: a primeira das melhores.
learn-course-play-ask = As chamadas devolveram { $scores }. **Em qual casa você joga?**
learn-course-play-right = Sim, { $chosen }. Eu jogo em { $reply }.
learn-course-play-wrong = { learn-course-worse }
learn-course-alone-ask = Agora calcule os valores por conta própria: quem pode ganhar na próxima? **Em qual casa você joga?**
learn-course-alone-right = { learn-course-play-right }
learn-course-alone-wrong = { learn-course-worse }
learn-course-play-over =
    { $winner ->
        [X] Sim, { $chosen }: com isso você ganha. É assim que o minimax simples joga.
       *[none] Sim, { $chosen }: empate. É assim que o minimax simples joga.
    }
    { $left ->
        [0] { learn-course-over }
        [one] Falta uma lição. Use /learn para fazer.
       *[other] Faltam { $left } lições. Use /learn para continuar.
    }
