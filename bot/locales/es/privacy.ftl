### What the bot keeps of people, a copy of it, and how it is deleted. It is a promise.

privacy-title = Tus datos
privacy-what = Qué guardo
privacy-what-text =
    • Tu id y tu nombre de Discord, en las partidas que juegas, sigues, terminas o exhibes.
    • Dónde se juega cada partida, sus jugadas, quién usó pistas y cómo terminó.
    • Lo que sale de las partidas: puntuaciones, torneos, respuestas a problemas, votos, qué servidor te dio el título del mes.
    • Lo que eliges con `/preferences`, y hasta dónde llegaste en `/learn`.
    No guardo nada más de lo que escribes.
privacy-why = Para qué
privacy-why-text =
    Para que las partidas sobrevivan a un reinicio, los tableros estén al día y haya historial, estadísticas y clasificación. Muestro las partidas a quienes pueden ver su canal, y no le doy nada a nadie más.
privacy-long = Cuánto tiempo
privacy-long-games =
    { $days ->
        [0] Las partidas terminadas se quedan; /forget quita de ellas tu nombre y tu id.
        [one] Las partidas terminadas se borran al cabo de 1 día.
       *[other] Las partidas terminadas se borran al cabo de { $days } días.
    }
privacy-long-servers =
    { $days ->
        [one] Lo que pertenece a un servidor se borra 1 día después de que me vaya de él.
       *[other] Lo que pertenece a un servidor se borra { $days } días después de que me vaya de él.
    }
privacy-yours = Lo que decides tú
privacy-yours-text =
    • `/export` te da una copia de todo.
    • `/forget` quita tu nombre y tu id de todas partes.
    • `/preferences` con leaderboards decide dónde puedes aparecer.
privacy-host = Quién me aloja
privacy-host-contact = { $name }: { $contact }
privacy-somebody = Quien me aloja; no dio ningún nombre

privacy-forget-sure =
    ¿Borrar tu nombre y tu id de todo lo que guardo, en todos los servidores? No se puede deshacer.
    Las partidas que estás jugando terminan como si te rindieras. Si antes quieres una copia, usa `/export`.
privacy-button-keep = Conservar
privacy-button-erase = Borrarlo todo
privacy-forget-kept = Lo dejé todo como estaba.
privacy-forget-nothing = No guardo nada con tu nombre ni tu id.
privacy-forget-done =
    Hecho. Tu nombre y tu id ya no están en nada de lo que guardo, ni tampoco tus preferencias, tus votos, tu lugar en el curso y tus respuestas antiguas a problemas.
    Las jugadas de tus partidas se quedan, sin tu nombre. También tus puntuaciones, tu problema de práctica y tus respuestas más recientes a problemas del día, con un código en lugar de tu id; si vuelves a jugar, vuelven a ser tuyos. Si alguien te ha bloqueado, eso también se queda, con el mismo código.
    Los mensajes que ya publiqué se quedan hasta que alguien los borre.

privacy-copy =
    { $games ->
        [0] Aquí está todo lo que guardo sobre ti.
        [one] Aquí está todo lo que guardo sobre ti, con 1 partida.
       *[other] Aquí está todo lo que guardo sobre ti, con { $games } partidas.
    }

topic-privacy = Tus datos
topic-privacy-text =
    `/privacy` muestra qué guardo, para qué y cuánto tiempo.
    `/export` te manda una copia de todo lo que guardo sobre ti.
    `/forget` quita tu nombre y tu id de todas partes, en todos los servidores. Antes te pregunto.
    `/preferences` con leaderboards decide dónde puedes aparecer.

privacy-not-yours-to-forget = Esa pregunta era para otra persona. Usa /forget para que te olvide a ti.
privacy-question-too-old = Esa pregunta es demasiado antigua. Usa /forget otra vez.
privacy-copied-just-now = Acabas de recibir una copia. Puedes pedir otra <t:{ $until }:R>.

command-privacy = Mira qué guardo sobre ti, para qué y cuánto tiempo
command-forget = Haz que borre tu nombre y tu id de todo lo que guardo
command-export = Recibe una copia de todo lo que guardo sobre ti (solo la ves tú)
