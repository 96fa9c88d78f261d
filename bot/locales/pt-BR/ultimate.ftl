variant-ultimate = ultimate
choice-ultimate = ultimate (nove tabuleiros)
rules-ultimate = Ultimate: sua casa manda o outro lado para o tabuleiro desse número. Três em linha ganham um tabuleiro; três tabuleiros em linha, a partida.
ultimate-here = Jogue no tabuleiro { $board }.
ultimate-any =
    { $count ->
        [0] Comece em qualquer tabuleiro.
       *[other] O tabuleiro { $sent } já acabou: escolha qualquer tabuleiro.
    }
ultimate-chosen = Tabuleiro { $board }: escolha uma casa.
ultimate-button-back = Outros tabuleiros
ultimate-wrong-board = Você tem que jogar no tabuleiro { $active }. Livres nele: { $free }.
ultimate-board-finished = O tabuleiro { $number } já acabou. Ainda livres: { $free }.
ultimate-no-such-square = Diga o tabuleiro e a casa, como 5.3. Ainda livres: { $free }.
ultimate-unreadable = Não consigo ler isso como uma posição de ultimate.
end-ultimate =
    Três tabuleiros em linha em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }.
topic-ultimate = Ultimate
topic-ultimate-text =
    Nove tabuleiros pequenos formam um grande. Ganhe um tabuleiro pequeno com três em linha, e a partida com três tabuleiros pequenos em linha.
    A casa que você escolhe diz onde o outro lado joga: depois da casa superior direita, ele joga no tabuleiro superior direito.
    Se esse tabuleiro já acabou, ele escolhe qualquer um. Tabuleiros cheios sem linha não contam para ninguém.
    Clique em uma casa, ou use `/move` com tabuleiro e casa: `5.3` é a casa 3 do tabuleiro 5. `/play board:ultimate` começa uma partida.
    Eu calculo por mais ou menos um segundo, não até o fim. Aqui dá para vencer até o `unbeatable`.
