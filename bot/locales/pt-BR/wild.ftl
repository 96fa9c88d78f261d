variant-wild = livre
choice-wild = livre
rules-wild = Livre: coloque o símbolo que quiser. Três iguais em linha ganham.
placing = Livre: agora as casas colocam { $mark }. Três iguais em linha ganham.
button-place = Colocar { $mark }
move-with-mark = { $square } com { $mark }
topic-wild = Livre
topic-wild-text =
    A cada vez você coloca X **ou** O, o que preferir.
    Ganha quem completar três símbolos iguais em linha, não importa quem colocou os outros.
    Para colocar o outro símbolo, clique no botão dele antes da casa, ou use `/move` com `5 o`. É jogado no 3x3.
