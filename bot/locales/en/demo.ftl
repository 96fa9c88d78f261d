### The demo: the bot in a browser page that looks like Discord, in which you are Alice, Bob, Carol or Dave.

# The names and topics of its server and channels.
demo-server = Tic-tac-toe
demo-topic = Type !play
demo-topic-stands = Only Carol and Dave read this: type !watch with a game's number to follow it, with comments
# At the side of the page, in some 30 characters a line. $person: a name.
demo-channels = Channels
demo-directs = Direct messages
demo-people = You are
# The heading of a menu of languages.
demo-language = Language
demo-tip = Press + for a second tab: then you're two players.
demo-tab = play in a new tab
demo-away = The bot is away. This page comes back with it.
demo-workbench = SimCord's workbench
# The first message. "+" and the names are on the page; keep the two lines.
demo-greeting =
    Hi! Fancy a game? Press a button, then the squares. Typing works too: `!play hard 4x4`, `!move 5`.
    Press + beside Bob's name (on a phone, under Channels) for a second tab, and you're two players. `!play @bob` challenges him.
demo-welcome-back =
    Welcome back! What you left unfinished is below.
    Press + beside Bob's name (on a phone, under Channels) for a second tab, and you're two players.
# Buttons: at most 34 characters.
demo-easy = Play easy
demo-medium = Play medium
demo-challenge = Challenge someone
demo-watch = Watch a game
demo-help = Help
