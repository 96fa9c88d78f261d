### What a server lets its members do with the bot, under Server Settings, Integrations.

integrations-held-back = Questo server non ti lascia usare `{ $command }` qui. Lo decide chi lo gestisce.
