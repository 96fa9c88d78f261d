### Puzzles: a board on which only one square is right.

puzzles-title = Enigma #{ $number }
puzzles-practice-title = Enigma de treino { $number }
puzzles-question =
    { $outcome ->
        [win] Vez de { $mark }: **só uma casa ganha.** Qual?
       *[draw] Vez de { $mark }: **só uma casa segura o empate.** Qual?
    }
puzzles-yesterday =
    { $outcome ->
        [win] { $answered ->
            [0] Ontem: **{ $square }** era a única casa que ganhava.
           *[other] Ontem: **{ $square }** era a única casa que ganhava; acertos: { $solved } de { $answered }.
        }
       *[draw] { $answered ->
            [0] Ontem: **{ $square }** era a única casa que segurava o empate.
           *[other] Ontem: **{ $square }** era a única casa que segurava o empate; acertos: { $solved } de { $answered }.
        }
    }
puzzles-posted-daily =
    { $hour ->
        [0] Vou publicar um enigma novo aqui todo dia, depois da meia-noite { $zone }. Use /puzzle stop para encerrar.
        [1] Vou publicar um enigma novo aqui todo dia, depois da { $hour }:00 { $zone }. Use /puzzle stop para encerrar.
       *[other] Vou publicar um enigma novo aqui todo dia, depois das { $hour }:00 { $zone }. Use /puzzle stop para encerrar.
    }
puzzles-stopped = Parei de publicar o enigma do dia aqui. Use /puzzle here para voltar.
puzzles-public = Clique em uma casa: você tem três tentativas, e só você vê como elas vão.
puzzles-tries =
    { $left ->
        [1] Falta uma tentativa para sua sequência.
        [2] Faltam duas tentativas para sua sequência. Para o rating, só conta a primeira.
       *[3] Você tem três tentativas; para o rating, conta a primeira.
    }
puzzles-practice-of = **{ $user }**, só você vai ver como foi. Se outra pessoa clicar, ganha um enigma próprio.

puzzles-rating =
    { $guess ->
        [True] { $points ->
            [none] Seu rating em enigmas: **{ $rating }?**, ainda uma estimativa.
           *[other] Seu rating em enigmas: **{ $rating }?** ({ $points }), ainda uma estimativa.
        }
       *[False] { $points ->
            [none] Seu rating em enigmas: **{ $rating }**.
           *[other] Seu rating em enigmas: **{ $rating }** ({ $points }).
        }
    }
puzzles-right = Resolvido
puzzles-wrong = Não foi dessa vez
puzzles-answered = Você já respondeu o enigma de hoje. O próximo chega à meia-noite { $zone }.
puzzles-shared-now = Está na lista deste canal.
puzzles-ten-days = Dez dias seguidos: é sua primeira vez. Até amanhã.
puzzles-solution =
    { $outcome ->
        [win] { $sign } **{ $square }** é a única casa que ganha.
       *[draw] { $sign } **{ $square }** é a única casa que segura o empate.
    }
puzzles-tried =
    { $draws ->
        [True] { $sign } **{ $square }** só empata.
       *[False] { $sign } **{ $square }** perde.
    }
puzzles-others-lose = Todas as outras casas perdem.
puzzles-completes = Completa uma linha, e assim se perde na hora.
puzzles-line = Como { $mark } ganha: { $moves }
puzzles-streak =
    { $days ->
        [0] Sua melhor sequência: { $best ->
            [1] 1 dia
           *[other] { $best } dias
        }.
        [one] 🔥 Sequência: **{ $days } dia** (a melhor: { $best }).
       *[other] 🔥 Sequência: **{ $days } dias** (a melhor: { $best }).
    }
puzzles-tally =
    { $answered ->
        [1] Ninguém tinha tentado hoje antes de você.
       *[other] Resolvido hoje por { $solved } de { $answered } pessoas.
    }
puzzles-over =
    { $outcome ->
        [win] O enigma #{ $number } acabou: **{ $square }** era a única casa que ganhava.
       *[draw] O enigma #{ $number } acabou: **{ $square }** era a única casa que segurava o empate.
    }
puzzles-practice-over = Esse você já respondeu. Clique em Próximo para ver outro.
puzzles-list = **Jogo da velha #{ $number }**
puzzles-others =
    { $count ->
        [one] mais { $count } pessoa
       *[other] mais { $count } pessoas
    }

puzzles-button-solve = Resolver
puzzles-button-share = Compartilhar
puzzles-button-practice = Treinar
puzzles-button-next = Próximo
puzzles-button-today = Enigma de hoje

puzzles-not-out = Esse enigma ainda não saiu. Use /puzzle para ver o de hoje.
puzzles-not-answered = Você ainda não terminou esse enigma, então não há o que compartilhar. Use /puzzle para ver o de hoje.
puzzles-shared = Esse você já compartilhou aqui.
puzzles-managers-only = Só quem gerencia este servidor pode fazer isso. Use /puzzle para ver o enigma de hoje.
puzzles-servers-only = Só posso publicar o enigma do dia em servidores. Use /puzzle para ver o de hoje aqui.
puzzles-cannot-post = Não posso publicar o enigma aqui. Use /puzzle here em um canal em que você e eu possamos ver e enviar mensagens.
puzzles-not-posted = Não estou publicando o enigma do dia neste servidor. Use /puzzle here em um canal para começar.
puzzles-no-such-hour = A hora é um número de 0 a 23, no fuso horário do servidor. Tente /puzzle here com 18.
puzzles-no-such-action = Não entendi. Tente /puzzle com today, practice, here ou stop.

topic-puzzles = Enigmas
topic-puzzles-text =
    `/puzzle` mostra o enigma do dia, igual para todo mundo: ache a única casa que ganha, ou que segura o empate.
    Você tem três tentativas: 🟩 acerta, 🟨 só empata, 🟥 perde. **Compartilhar** põe as suas em uma lista no canal, sem as casas. Resolva um todo dia para manter sua sequência.
    Só a primeira tentativa conta para seu rating em enigmas, e o treino conta um quarto. Ele muda no máximo 60 pontos por dia, e antes do seu quinto enigma é uma estimativa (`?`).
    `/puzzle practice` te dá mais, quantos quiser.
    Se você gerencia um servidor, `/puzzle here` publica o enigma em um canal todo dia, na hora que você escolher, e `/puzzle stop` encerra isso.

command-puzzle = Resolva o enigma do dia, ou treine com outros
command-puzzle-today = Resolva o enigma do dia (só você vê)
command-puzzle-practice = Resolva um enigma atrás do outro (só você vê)
command-puzzle-here = Publique o enigma neste canal todo dia (para quem gerencia o servidor)
command-puzzle-here-hour = A que hora, de 0 a 23, no fuso horário do servidor
command-puzzle-stop = Pare de publicar o enigma todo dia (para quem gerencia o servidor)
