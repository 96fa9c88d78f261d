### What the bot may do in a channel: a card with a tick or a cross before each line.

permissions-title = Qué puedo hacer aquí
permissions-fine = Tengo todo lo que necesito para jugar en <#{ $channel }>.
permissions-lacking =
    { $count ->
        [one] Me falta 1 permiso que necesito en <#{ $channel }>.
       *[other] Me faltan { $count } permisos que necesito en <#{ $channel }>.
    }
permissions-commands = Discord no aceptó mis comandos de barra, así que puede que algunos falten o estén desactualizados. Pregunta a quien me aloja; el motivo está en mi registro.
permissions-needed = Para jugar
permissions-extra = Solo si lo piden tus ajustes

permissions-view-channel = **Ver canal**, para tener los tableros al día
permissions-send-messages = **Enviar mensajes**, para responder a comandos escritos
permissions-embed-links = **Insertar enlaces**, para las palabras bajo un tablero
permissions-read-message-history = **Leer el historial de mensajes**, para responder a un mensaje
permissions-attach-files = **Adjuntar archivos**, para las imágenes
permissions-send-messages-in-threads = **Enviar mensajes en hilos**, para jugar en hilos
permissions-create-public-threads = **Crear hilos públicos**, para las partidas con hilo propio
permissions-manage-threads = **Gestionar hilos**, para mantener el modo pausado en los hilos de las partidas
permissions-manage-roles = **Gestionar roles**, para dar un rol con el título del mes

permissions-where-roles = Dáselo a mi rol en Ajustes del servidor > Roles.
permissions-where-channel = Este canal lo quita. Permítelo en Editar canal > Permisos.
permissions-where-either = Mira en Ajustes del servidor > Roles y en Editar canal > Permisos.

topic-settings-permissions = `/permissions` muestra qué puedo hacer en un canal, y dónde cambiarlo.

permissions-no-channel = Los permisos son de un canal de servidor. Usa /permissions allí.

command-permissions = Mira qué puedo hacer en este canal, y dónde cambiarlo
