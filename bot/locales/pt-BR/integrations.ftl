### What a server lets its members do with the bot, under Server Settings, Integrations.

integrations-held-back = Este servidor não deixa você usar `{ $command }` aqui. Quem decide é quem cuida dele.
