### For hosts. `python -m bot setup`: what it would set, after an arrow; what it set, after a tick; what Discord refused, after a cross.

setup-found = I've signed in as { $name }. Its application lacks this:
setup-nothing = Your application has everything already. I've changed nothing.
setup-ask = Shall I set this? [y/N]
# There's no terminal to ask in.
setup-unasked = I've changed nothing. To set this, run: python -m bot setup --yes
setup-left = I've changed nothing.
setup-intent = Message Content Intent: on, so that people can type { $prefix }play.
# $permissions: names of permissions.
setup-links = Install links: in a server, my commands and the permissions { $permissions }; for a person, my commands.
setup-description = Description: { $text }
setup-tags = Tags: { $tags }.
setup-icon = App icon: my face.
setup-done =
    { $change ->
        [setup-intent] Message Content Intent
        [setup-links] Install links
        [setup-description] Description
        [setup-tags] Tags
       *[setup-icon] App icon
    }
# $reason is Discord's own words.
setup-refused =
    { setup-done }: Discord refused that, so it's as it was. { $reason }. { $change ->
        [setup-intent] If your bot can see 10,000 people or more, Discord has to approve it first: ask for that on your application's Bot page, and set TYPED_COMMANDS=off until then.
       *[other] You can still set it yourself: https://discord.com/developers/applications
    }
setup-commands = Commands that Discord refused: the next start sends them again.
setup-ignored = It answered, and left it off

# What people read on the application's page, unless its host has written there.
setup-own-description = Play tic-tac-toe right in Discord: against me, a friend, or all of you together against me, on 3x3, 4x4 and 5x5. Press the squares, or type /play. I explain every move, and have lessons, a puzzle for each day, replays, ratings and tournaments.
setup-own-tags = tic-tac-toe, board game, minigame, puzzles, tournaments
