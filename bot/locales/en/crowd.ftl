### A game that everybody in a channel plays together against the bot, by votes.

# A square's button with its votes, for screen readers. At most 80 characters.
crowd-button-square =
    { $count ->
        [one] { $square }, free, 1 vote
       *[other] { $square }, free, { $count } votes
    }
# Under the board: everybody presses the square they want. The number on a button is its votes.
crowd-how = Vote with a press; most votes wins. Ties are drawn by lot.
# Before the first vote. $seconds: how long a vote is open.
crowd-waits =
    { $seconds ->
        [one] The vote closes 1 second after the first press, or once everyone from the last vote has voted.
       *[other] The vote closes { $seconds } seconds after the first press, or once everyone from the last vote has voted.
    }
# $count: how many have voted. $squares: a list of those with the most votes; $leaders: how many they are; $most: the
# votes of each.
crowd-lead =
    { $count ->
        [one] **1 vote so far**, for { $squares }.
       *[other] { $leaders ->
            [one] **{ $count } votes so far**: { $squares } leads with { $most }.
           *[other] **{ $count } votes so far**: { $squares } lead with { $most } each.
        }
    }
# $deadline: seconds since 1970; Discord shows "in 20 seconds".
crowd-clock = The vote closes <t:{ $deadline }:R>. Press another square to change yours.
# The last line of the topic of help on starting a game.
topic-play-crowd = With `crowd`, everybody in this channel votes on each move against me.
# Small print. $owner: who asked for it.
crowd-about = Started by { $owner }.
# On boards that leave no room for a Stop button.
crowd-unwatch = Started by { $owner }. To stop it, use /unwatch { $game }.
# After the end of the game. $count: how many people voted in the whole game.
crowd-voted =
    { $count ->
        [one] 1 person voted.
       *[other] { $count } people voted.
    }
# Of all games that the channel has played to the end.
crowd-record = The channel: { $won } won, { $drawn } drawn, { $lost } lost.
crowd-button-again = Play again
# Closes the vote. Only for the member who started the game.
crowd-button-close = Play it now

## Why it can't be done.

crowd-running = This channel is already playing game { $game_id }. Use /board to see it and vote.
# $cell: a square.
crowd-same-vote = Your vote is already for { $cell }. Press another square to change it.
# $user: who started the game.
crowd-not-yours = Only { $user } can close the vote early. It closes by itself.
crowd-no-votes = Nobody has voted yet. Press a square first.
# $word: a board or rules, as they are typed.
crowd-not-votable = The channel can't play { $word } by votes. Pick another board or other rules.
