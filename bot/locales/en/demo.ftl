# The demo: what its page says first, and what the terminal says.

demo-server = Tic-tac-toe
demo-topic = Type !play
# What the direct messages of somebody are called in the list of who may be looked through.
demo-direct = { $person }'s DMs
demo-greeting =
    Hi! I'm a tic-tac-toe bot, and this page is a Discord channel of your own.
    Type `!play` to play against me, then press a square or type `!move 5`.
    To challenge Bob, type `!play @bob`. Then switch to Bob under Viewing as, and accept.
    My DMs are there, too: type `!hint` during a game, then switch to Alice's DMs.
    Type `!watch easy unbeatable` to see me play myself, `!explain O.XX.X.OO` to see how I think, and `!help` for the rest.
demo-welcome-back = Welcome back. Your games are right where you left them.
demo-running =
    Play here: { $address }
    Press Ctrl-C to stop the demo. Your games are kept in { $file }.
# $variable is the option that may help.
demo-page-failed = I can't open the demo page: { $reason }. Try another port with { $variable }.
