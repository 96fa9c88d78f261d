### The demo: the bot in a browser page that looks like Discord.

demo-server = Jogo da velha
demo-topic = Digite !play
demo-topic-stands = Só Carol e Dave leem aqui: digite !watch com o número de uma partida para acompanhar, com comentários
demo-channels = Canais
demo-directs = Mensagens diretas
demo-people = Você é
demo-language = Idioma
demo-tip = Clique em + para abrir outra aba: aí são dois jogando.
demo-tab = jogar em uma nova aba
demo-away = O bot saiu. Esta página volta junto com ele.
demo-workbench = A bancada do SimCord
demo-greeting =
    Oi! Bora jogar uma? Clique em um botão e depois nas casas. Digitar também funciona: `!play hard 4x4`, `!move 5`.
    Clique em + ao lado do nome Bob (no celular, em Canais) para abrir outra aba e jogar pelos dois. `!play @bob` faz o desafio.
demo-welcome-back =
    Oi de novo! O que você deixou pela metade está aqui embaixo.
    Clique em + ao lado do nome Bob (no celular, em Canais) para abrir outra aba e jogar pelos dois.
demo-easy = Jogar (fácil)
demo-medium = Jogar (médio)
demo-challenge = Desafiar alguém
demo-watch = Ver uma partida
demo-help = Ajuda
