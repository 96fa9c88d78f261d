### Partien in eigenen Threads.

threads-title = { $x } gegen { $o }
threads-line = **{ $x }** gegen **{ $o }**: Gespielt wird in <#{ $thread }>.

threads-only-in-text = Auf diesem Server bekommt jede Partie ihren eigenen Thread, aber das geht nur in Textkanälen. Diese Partie bleibt also hier.
threads-no-right = Auf diesem Server bekommt jede Partie ihren eigenen Thread, aber hier darf ich keinen aufmachen. Diese Partie bleibt also hier. Bitte jemanden, der den Server verwaltet, mir „Öffentliche Threads erstellen“ und „Nachrichten in Threads senden“ zu erlauben.
threads-enough = Jemand von euch hat in Threads dieses Kanals schon drei Partien, also bleibt diese hier. Spielt eine davon zu Ende, dann gibt es wieder einen Thread.
threads-refused = Auf diesem Server bekommt jede Partie ihren eigenen Thread, aber Discord hat mich gerade keinen aufmachen lassen. Diese Partie bleibt also hier.
