### What the bot keeps of people, a copy of it, and how it is deleted. It is a promise.

privacy-title = Seus dados
privacy-what = O que eu guardo
privacy-what-text =
    • Seu id e seu nome no Discord, nas partidas que você joga, acompanha, encerra ou exibe.
    • Onde cada partida é jogada, suas jogadas, quem usou dicas e como acabou.
    • O que vem das partidas: ratings, torneios, respostas de enigmas, votos, qual servidor te deu o título do mês.
    • O que você define com `/preferences`, e até onde chegou no `/learn`.
    Não guardo nada mais do que você escreve.
privacy-why = Para quê
privacy-why-text =
    Para que as partidas sobrevivam a um reinício, os tabuleiros fiquem em dia e haja histórico, estatísticas e classificação. Mostro as partidas a quem pode ver o canal delas, e não passo nada a mais ninguém.
privacy-long = Por quanto tempo
privacy-long-games =
    { $days ->
        [0] As partidas terminadas ficam; /forget tira delas seu nome e seu id.
        [one] As partidas terminadas são apagadas depois de { $days } dia.
       *[other] As partidas terminadas são apagadas depois de { $days } dias.
    }
privacy-long-servers =
    { $days ->
        [one] O que é de um servidor é apagado { $days } dia depois que eu saio dele.
       *[other] O que é de um servidor é apagado { $days } dias depois que eu saio dele.
    }
privacy-yours = O que você decide
privacy-yours-text =
    • `/export` te dá uma cópia de tudo.
    • `/forget` tira seu nome e seu id de tudo.
    • `/preferences` com leaderboards decide onde você pode aparecer.
privacy-host = Quem me hospeda
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Quem me hospeda, sem nome informado

privacy-forget-sure =
    Apagar seu nome e seu id de tudo o que eu guardo, em todos os servidores? Não dá para desfazer.
    As partidas que você está jogando acabam como desistência. Se quiser uma cópia antes, use `/export`.
privacy-button-keep = Manter
privacy-button-erase = Apagar tudo
privacy-forget-kept = Deixei tudo como estava.
privacy-forget-nothing = Não guardo nada com seu nome ou seu id.
privacy-forget-done =
    Pronto. Seu nome e seu id saíram de tudo o que eu guardo, junto com suas preferências, seus votos, seu lugar no curso e suas respostas antigas de enigmas.
    As jogadas das suas partidas ficam, sem seu nome. Também ficam seus ratings, seu enigma de treino e suas respostas mais recentes aos enigmas do dia, com um código no lugar do id; se você voltar a jogar, eles voltam a ser seus. Se alguém bloqueou você, isso também fica, com o mesmo código.
    As mensagens que já publiquei ficam até alguém apagar.

privacy-copy =
    { $games ->
        [0] Aqui está tudo o que eu guardo sobre você.
        [one] Aqui está tudo o que eu guardo sobre você, com { $games } partida.
       *[other] Aqui está tudo o que eu guardo sobre você, com { $games } partidas.
    }

topic-privacy = Seus dados
topic-privacy-text =
    `/privacy` mostra o que eu guardo, para quê e por quanto tempo.
    `/export` te manda uma cópia de tudo o que eu guardo sobre você.
    `/forget` tira seu nome e seu id de tudo, em todos os servidores. Eu pergunto antes.
    `/preferences` com leaderboards decide onde você pode aparecer.

privacy-not-yours-to-forget = Essa pergunta era para outra pessoa. Use /forget para eu esquecer você.
privacy-question-too-old = Essa pergunta é antiga demais. Use /forget de novo.
privacy-copied-just-now = Você acabou de receber uma cópia. Dá para pedir outra <t:{ $until }:R>.

command-privacy = Veja o que eu guardo sobre você, para quê e por quanto tempo
command-forget = Peça para apagar seu nome e seu id de tudo o que eu guardo
command-export = Receba uma cópia de tudo o que eu guardo sobre você (só você vê)
