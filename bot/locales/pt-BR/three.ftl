variant-three = três símbolos
choice-three = três (o quarto tira o mais antigo)
rules-three = Três símbolos cada: seu quarto tira o seu mais antigo. Três em linha ganham.
three-next = Próximos a sumir: { $first }, depois { $second }.
three-order = Do mais antigo ao mais novo: ❌ { $x }; 🔵 { $o }.
three-again = Esta posição já apareceu duas vezes. Na terceira, dá empate.
end-repetition = A mesma posição apareceu três vezes: empate.
topic-three = Três símbolos
topic-three-text =
    Cada lado tem três símbolos. O quarto tira o seu mais antigo; ele aparece desbotado no tabuleiro.
    Três em linha ganham, e a casa do símbolo desbotado só fica livre depois da sua jogada.
    Se a mesma posição aparecer três vezes, com os mesmos símbolos na mesma ordem, dá empate.
    Conheço todas as posições: quem começa no meio de um lado pode forçar a vitória em 7 jogadas. É jogado no 3x3.
position-wrong-order = Aqui a ordem importa. Escreva os símbolos do mais antigo ao mais novo, como X5 O1 X9: X começa, depois alternando, no máximo três de cada lado, sem repetir casa.
