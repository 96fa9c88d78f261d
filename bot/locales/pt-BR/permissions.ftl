### What the bot may do in a channel: a card with a tick or a cross before each line.

permissions-title = O que eu posso fazer aqui
permissions-fine = Tenho tudo o que preciso para jogar em <#{ $channel }>.
permissions-lacking =
    { $count ->
        [one] Falta { $count } permissão de que preciso em <#{ $channel }>.
       *[other] Faltam { $count } permissões de que preciso em <#{ $channel }>.
    }
permissions-commands = O Discord não aceitou meus comandos de barra, então alguns podem faltar ou estar desatualizados. Pergunte a quem me hospeda; o motivo está no meu log.
permissions-needed = Para jogar
permissions-extra = Só se suas configurações pedirem

permissions-view-channel = **Ver canal**, para manter os tabuleiros em dia
permissions-send-messages = **Enviar mensagens**, para responder a comandos digitados
permissions-embed-links = **Inserir links**, para as palavras embaixo de um tabuleiro
permissions-read-message-history = **Ver histórico de mensagens**, para responder a uma mensagem
permissions-attach-files = **Anexar arquivos**, para as imagens
permissions-send-messages-in-threads = **Enviar mensagens em tópicos**, para jogar em tópicos
permissions-create-public-threads = **Criar tópicos públicos**, para partidas com tópico próprio
permissions-manage-threads = **Gerenciar tópicos**, para o modo lento nos tópicos das partidas
permissions-manage-roles = **Gerenciar cargos**, para dar um cargo com o título do mês

permissions-where-roles = Dê ao meu cargo em Configurações do servidor > Cargos.
permissions-where-channel = Este canal tira essa permissão. Permita em Editar canal > Permissões.
permissions-where-either = Veja em Configurações do servidor > Cargos e em Editar canal > Permissões.

topic-settings-permissions = `/permissions` mostra o que eu posso fazer em um canal, e onde mudar isso.

permissions-no-channel = Permissões são de um canal de servidor. Use /permissions em um deles.

command-permissions = Veja o que eu posso fazer neste canal, e onde mudar isso
