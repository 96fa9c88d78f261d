### A challenge and a game, as its players see them.

challenge = { $asked }, { $asker } te desafia para um jogo da velha.
challenge-open = { $asker } procura oponente para um jogo da velha. Clique em Entrar para jogar.
challenge-first = Você jogaria com { $mark } e começaria.
challenge-second = Você jogaria com { $mark }; { $asker } começa.
challenge-clock = Expira <t:{ $deadline }:R>.
challenge-late = { $asked }, você tem um desafio.
challenge-declined = { $asked } recusou o desafio de { $asker }.
challenge-withdrawn = O desafio de { $asker } foi retirado.
challenge-expired = O desafio de { $asker } expirou. Use /play para desafiar de novo.

## Who wins when

rules-larger = { $board }: { $count } em linha ganham.

draw-offered = { $player } propõe empate. { $other }, dá para aceitar aqui embaixo; se você jogar, está recusado.
against = Contra { $player }.
last-move = { $player } jogou em { $square }.
last-moves = { $player } jogou em { $square } e { $other } jogou em { $answer }.
answered = Você jogou em { $yours }, eu em { $mine }.
began = Joguei em { $mine }.
press-a-mark = Clique em uma casa ocupada para pedir dica, propor empate ou desistir.
clock = O prazo da próxima jogada acaba <t:{ $deadline }:R>.
number = Partida { $game }
first-game = Sua primeira partida é no médio; `/play hard` se quiser mais.

## Headings of an end

headline-won = { $winner } venceu!
headline-lost = Essa é minha
headline-draw = Deu velha
headline-nobody = Ninguém venceu
headline-called-off = Cancelada antes da primeira jogada

## How a game ended

end-line =
    { $row ->
        [3] Três
        [4] Quatro
       *[5] Cinco
    } em linha em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }.
praise-sure = Mais que isso ninguém tira de mim.
praise = Boa defesa: eu estava dando tudo de mim.
end-agreement =
    { $moves ->
        [0] Empate combinado antes da primeira jogada.
        [one] Empate combinado depois de { $moves } jogada.
       *[other] Empate combinado depois de { $moves } jogadas.
    }
end-resignation =
    { $moves ->
        [one] { $loser } desistiu depois de { $moves } jogada.
       *[other] { $loser } desistiu depois de { $moves } jogadas.
    }
end-time =
    { $moves ->
        [one] O tempo de { $loser } acabou depois de { $moves } jogada.
       *[other] O tempo de { $loser } acabou depois de { $moves } jogadas.
    }
end-nobody = O tempo acabou antes de os dois lados jogarem.
end-stop =
    { $moves ->
        [0] A partida foi parada antes da primeira jogada.
        [one] A partida foi parada depois de { $moves } jogada.
       *[other] A partida foi parada depois de { $moves } jogadas.
    }

hinted =
    { $count ->
        [one] Não vale rating: { $names } usou uma dica.
       *[other] Não vale rating: { $names } usaram dicas.
    }
rematch-offered = { $player } quer revanche. { $other }, clique em Revanche para jogar.

## Before a game is given up

resign-sure = Desistir da partida { $game }? Aí { $winner } vence.
resign-sure-bot = Desistir da partida { $game }? Aí eu venço.
resign-sure-uncounted = Cancelar a partida { $game }? Ela ainda não começou, então não conta para ninguém.
resigned-game = Você desistiu da partida { $game }.
kept-playing = A partida { $game } continua.
menu = O que você quer fazer na partida { $game }?
draw-offer-made = Você propôs empate na partida { $game }.
draw-agreed = Você aceitou o empate na partida { $game }.
challenge-withdrawn-by-you = Você retirou seu desafio.
rematch = Revanche: partida { $game }.

folded = -# A partida { $game } continua: { $link }.
folded-over = -# A partida { $game } acabou: { $link }.
link-here = aqui

## Topics of help

topic-play = Começar uma partida
topic-play-text =
    `/play` começa uma partida comigo. Dá para escolher o nível, o tabuleiro e quem começa.
    Escolha alguém para desafiar. A partida começa quando a pessoa clica em Aceitar.
    Com `open`, qualquer pessoa daqui pode entrar.
    No fim, Revanche joga de novo com os símbolos trocados.
topic-move = Fazer uma jogada
topic-move-text =
    Clique em uma casa, ou use `/move` com o número ou o nome dela.
    Os números contam a partir do canto superior esquerdo. Os nomes são coluna e linha: `a1` é esse canto, `b2` fica um passo para dentro.
    `center`, `top left` e `bottom right` também valem.
topic-levels = Níveis
topic-levels-text =
    `easy` ganha se enxergar a chance; senão, joga em qualquer lugar.
    `medium` também bloqueia suas linhas.
    `hard` olha algumas jogadas à frente.
    `unbeatable` nunca perde uma partida que dê para salvar.
topic-boards = Tabuleiros maiores
topic-boards-text =
    O número depois da barra diz quantos em linha ganham.
    `4x4` pede quatro em linha; `4x4/3`, três.
    `5x5` pede quatro em linha; `5x5/5`, cinco.
topic-ending = Empates e desistência
topic-ending-text =
    `/draw` propõe empate, ou aceita o que te propuseram. Eu aceito no fim de uma partida que não dá mais para eu ganhar.
    `/resign` desiste da partida, ou retira seu desafio.
    O tabuleiro diz até quando vai o prazo da próxima jogada; contra mim, só quando falta pouco. Se seu tempo acabar, você perde.
topic-typing = Comandos digitados
topic-typing-text =
    Todo comando pode ser digitado: `{ $prefix }play hard 4x4`, `{ $prefix }resign`.
    Formas curtas: `{ $prefix }m5` para jogar, `{ $prefix }b` para ver o tabuleiro.
    Ou me mencione: `@bot play`.
topic-typing-untyped =
    Me mencione com um comando: `@bot play hard 4x4`, `@bot resign`.
    Formas curtas: `@bot m5` para jogar, `@bot b` para ver o tabuleiro.
