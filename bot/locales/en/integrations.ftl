### What a server lets its members do with the bot, under Server Settings, Integrations.

# $command: its name, without a slash. To a member who may not run it here as a slash command, and has typed it or pressed a button.
integrations-held-back = This server doesn't let you use `{ $command }` here. The people who run it decide that.
