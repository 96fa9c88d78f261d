### What a server lets its members do with the bot, under Server Settings, Integrations.

integrations-held-back = Este servidor no te deja usar `{ $command }` aquí. Lo decide quien lo gestiona.
