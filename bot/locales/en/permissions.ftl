### What the bot may do in a channel: a card with a tick or a cross before each line.

permissions-title = What I may do here
# $channel: the channel's id; Discord shows its name.
permissions-fine = I have everything I need to play in <#{ $channel }>.
# $count: of the rights that are needed and not given.
permissions-lacking =
    { $count ->
        [one] I lack 1 permission that I need in <#{ $channel }>.
       *[other] I lack { $count } permissions that I need in <#{ $channel }>.
    }
# Discord refused some of them, or all.
permissions-commands = Discord didn't take all of my slash commands, so some may be missing or out of date. Ask whoever hosts me; my log says why.
permissions-needed = To play
permissions-extra = Only if your settings ask for it

# The rights, by the names that Discord's own settings have in that language, and what each is for.
permissions-view-channel = **View Channel**, to keep boards up to date
permissions-send-messages = **Send Messages**, to answer typed commands
permissions-embed-links = **Embed Links**, for the words under a board
permissions-read-message-history = **Read Message History**, to reply to a message
permissions-attach-files = **Attach Files**, for pictures
permissions-send-messages-in-threads = **Send Messages in Threads**, to play in threads
permissions-create-public-threads = **Create Public Threads**, for games in threads of their own
permissions-manage-threads = **Manage Threads**, to keep slow mode in threads of games
permissions-manage-roles = **Manage Roles**, to give the month's champion a role

# Small, under a right that isn't given: where Discord's settings have it, by their names in that language.
permissions-where-roles = Give it to my role in Server Settings > Roles.
permissions-where-channel = This channel takes it away. Allow it in Edit Channel > Permissions.
permissions-where-either = Look in Server Settings > Roles and in Edit Channel > Permissions.

# A line of the topic of help on typed commands.
topic-settings-permissions = `/permissions` shows what I may do in a channel, and where to change it.

# Why it can't be done.
permissions-no-channel = Permissions belong to a server's channel. Use /permissions there.

# What Discord's picker says of the commands (at most 70 characters).
command-permissions = See what I may do in this channel, and where to change it
