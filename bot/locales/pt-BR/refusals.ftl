### Why something can't be done, and what to do instead.

no-game = Você não está jogando aqui agora. Use /play para começar uma partida.
no-game-here = Você não está jogando neste canal. Sua partida é em <#{ $channel }>.
vote-instead = Este canal está jogando junto a partida { $game_id }. Use /board para ver, e clique em uma casa para votar.
time-ran-out = O tempo acabou na partida { $game_id }. Use /play para começar outra.
no-such-game = Essa partida não está mais aberta. Use /play para começar outra.
unknown-game = Não posso mostrar a partida { $game_id } aqui. Use /games ou /history para achar uma.
already-over = A partida { $game_id } acabou. Use /replay { $game_id } para percorrer as jogadas.
no-such-position = Tente algo como `O.XX.X.OO`.
still-explaining = Ainda estou no seu último pedido. Tente de novo daqui a pouco.
too-many-explanations = Já estou explicando tudo o que posso de uma vez. Tente de novo daqui a pouco.
not-yours = Só { $user } ou um mod pode parar isso.
exhibition-running = A partida { $game_id } já está em exibição aqui. { $user } ou um mod pode parar com /unwatch { $game_id }.
too-many-games =
    { $running ->
        [one] Há { $running } partida em andamento neste canal, e este servidor não permite mais ao mesmo tempo. Jogue em outro canal, ou espere ela acabar.
       *[other] Há { $running } partidas em andamento neste canal, e este servidor permite { $most } ao mesmo tempo. Jogue em outro canal, ou espere uma de /games acabar.
    }
too-many-exhibitions =
    { $most ->
        [one] Já mostro { $most } exibição neste servidor. Pare uma com /unwatch para abrir espaço.
       *[other] Já mostro { $most } exibições ou partidas do canal neste servidor. Pare uma com /unwatch para abrir espaço.
    }
cannot-follow-here = Não consigo manter um tabuleiro em dia aqui. Tente um canal em que você e eu possamos ver e enviar mensagens.
already-playing =
    { $is_asker ->
        [1] Você já tem uma partida aqui. Termine essa primeiro.
       *[other] { $player } já está jogando aqui. Chame de novo quando essa partida acabar.
    }
asker-is-playing = { $player } começou outra partida. Clique em Aceitar de novo quando ela acabar.
rematch-running = Sua revanche é a partida { $game_id }. Use /board para ver.
already-challenged = Você ainda está esperando { $user }. Retire esse desafio para fazer outro.
pick-one = Escolha uma coisa só: uma pessoa, qualquer pessoa (open) ou todo mundo de uma vez (crowd).
pick-open = Escolha uma coisa só: uma pessoa ou qualquer pessoa (open).
no-channel-games = Não posso jogar contra um canal inteiro de uma vez. Use /play com um membro, ou com open para alguém entrar.
own-challenge = Esse desafio é seu. Espere alguém entrar, ou retire com /resign.
seats-taken = Esse lugar já foi ocupado. Use /play para começar sua própria partida.
still-open = Seu desafio aberto aqui ainda está esperando. Retire esse para fazer outro.
declined = { $player } acabou de recusar. Você pode desafiar de novo <t:{ $until }:R>.
no-challenges = { $player } não está aceitando desafios agora. Jogue contra mim, ou deixe qualquer pessoa do canal entrar.
too-many-blocked =
    { $most ->
        [one] Você pode bloquear { $most } membro. Desfaça esse bloqueio primeiro.
       *[other] Você pode bloquear no máximo { $most } membros. Desfaça algum bloqueio primeiro.
    }
too-fast =
    { $wait_s ->
        [one] Rápido demais para mim. Tente de novo em { $wait_s } segundo.
       *[other] Rápido demais para mim. Tente de novo em { $wait_s } segundos.
    }
channel-busy = Não estou dando conta deste canal, então pulo os comandos que esperaram demais. Um comando pulado não muda nada; botões e comandos de barra não esperam.
own-offer = Você já propôs. { $seat } ainda não respondeu.
not-your-button = Esse botão não é seu. Use /play para começar sua própria partida.
no-opponent = Com quem você quer jogar? Mencione alguém depois do comando, ou deixe qualquer pessoa entrar.
not-for-you = Só { $players } pode fazer isso. Use /play para começar sua própria partida.
not-your-turn = É a vez de { $seat }. Depois é a sua.
square-taken = A casa { $cell } está ocupada. Ainda livres: { $free }.
no-such-square = As casas vão de 1 a { $cells }, ou de a1 a { $last }. Ainda livres: { $free }.
unknown-in-game = Não entendi, mas sua partida está em andamento. Escolha uma casa livre: { $free }.
no-such-board = Escolha { $names }. O número depois da barra diz quantos em linha ganham.
no-such-rules = Regras diferentes das padrão precisam do tabuleiro 3x3. Escolha 3x3, ou não ponha regras.
draw-refused = Prefiro continuar. Sua partida segue; use /resign para desistir.
opponent-is-you = Você não pode se desafiar. Use /play sem nome para jogar contra mim.
opponent-is-a-bot = Outros bots não sabem responder a desafios. Use /play sem nome para jogar contra mim.
not-a-member = Não achei esse membro neste servidor. Mencione alguém com @.
which-member = Pode ser { $players }. Digite quem você quer dizer ou mencione a pessoa com @.
nobody-else-here = Ninguém mais pode entrar em uma partida aqui. Use só /play para jogar contra mim.
not-understood = Não entendi. Use /play com um membro, anyone, crowd, um nível (easy, medium, hard, unbeatable), um tabuleiro ({ $boards }) ou regras ({ $rules }).
words-not-understood = Não entendi. Veja /help.
no-such-number = Isso não é número de partida. Use /games ou /history para achar uma.
opponent-forgotten = Essa pessoa não está mais aqui para jogar de novo. Use /play para começar outra partida.
no-direct-messages = Essa resposta é privada, e suas DMs estão fechadas para mim. Use o comando de barra.
unknown-word = Não conheço “{ $word }”. Você quis dizer `{ $command }`?
no-board-there = Essa mensagem não mostra nenhuma partida minha. Tente em um tabuleiro com botões.
no-rematch = Você ainda não terminou nenhuma partida aqui. Use /play para começar uma.
no-such-zone = Não sei que fuso horário é esse. Escreva uma cidade dele, como { $names }.
