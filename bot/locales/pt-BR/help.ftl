### Help: an overview in three fields.

help-title = Jogo da velha
help-typed =
    Ganha quem fizer três em linha.
    Você também pode digitar `{ $prefix }play` ou `{ $prefix }move 5`.
help-untyped =
    Ganha quem fizer três em linha.
    Você também pode digitar `@bot play` ou `@bot move 5`.
help-play = Jogar
help-play-text =
    `/play` contra mim, contra alguém ou com quem quiser entrar, ou com o canal inteiro.
    Clique em uma casa, ou digite `/move`.
    `/board` mostra sua partida de novo.
    `/tournament` joga um mata-mata ou um todos contra todos.
    `/draw` e `/resign` acabam uma partida.
    `/preferences` define a aparência dos tabuleiros (também em palavras, para leitores de tela), o que eu aviso e quem pode te desafiar.
help-watch = Assistir
help-watch-text =
    `/games` lista o que está sendo jogado.
    `/watch` acompanha uma partida aqui.
    `/history` lista as partidas terminadas.
    `/replay` percorre uma, jogada a jogada.
help-learn = Aprender
help-learn-text =
    `/learn` é um curso: como eu penso.
    `/hint` mostra suas melhores casas.
    `/explain` mostra quanto vale cada uma.
    `/puzzle` tem um enigma novo todo dia.
    `/stats` mostra como você está indo.
    `/leaderboard` mostra quem está na frente.
    `/privacy` mostra o que eu guardo.
help-manage = Gerenciar
help-manage-text =
    `/settings` define como eu funciono neste servidor.
    `/permissions` mostra o que eu posso fazer aqui, e onde mudar isso.
    `/puzzle here` publica o enigma aqui todo dia.

help-button-play = Jogar: { $kind }
help-button-challenge = Desafiar
help-button-watch = Assistir

## Menus

help-menu-topics = Mais sobre…
help-menu-whom = Escolha quem enfrentar
help-challenge-whom = Quem você quer desafiar?
help-about =
    Sou o tictactoe-bot { $version }. Acho minhas jogadas com minimax: no imbatível nunca perco uma partida que dê para salvar, e no fácil te dou uma chance.
    Guardo quem jogou onde, as jogadas, os resultados e suas preferências; nada mais do que você escreve. Use /privacy para ver os detalhes, e /help para ver o que eu sei fazer.

help-no-such-topic = Sobre isso não tenho ajuda. Tente /help com { $names }.

command-help = Veja o que eu sei fazer e como se joga
command-help-topic = Sobre o que ler; deixe vazio para ver tudo em resumo
command-about = Veja o que eu sou e o que guardo
