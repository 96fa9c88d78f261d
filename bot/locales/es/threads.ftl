### Games in threads of their own.

threads-title = { $x } vs. { $o }
threads-line = **{ $x }** vs. **{ $o }**: se juega en <#{ $thread }>.

threads-only-in-text = En este servidor cada partida tiene su propio hilo, pero solo los canales de texto pueden tener hilos, así que esta partida se queda aquí.
threads-no-right = En este servidor cada partida tiene su propio hilo, pero aquí no puedo crear uno, así que esta partida se queda aquí. Pide a quien gestiona el servidor que me dé Crear hilos públicos y Enviar mensajes en hilos.
threads-enough = Alguien de esta partida ya tiene tres en hilos de este canal, así que esta se queda aquí. Hay que terminar una de esas para tener hilo otra vez.
threads-refused = En este servidor cada partida tiene su propio hilo, pero Discord no me dejó crear uno ahora, así que esta partida se queda aquí.
