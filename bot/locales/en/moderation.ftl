### What moderators do: end games and challenges.

# On the card of a game that has ended. $user: the moderator's name.
moderation-by = Ended by { $user }, who moderates this channel.
# In place of a challenge. $asker: who had made it.
moderation-by-challenge = { $user }, who moderates this channel, ended { $asker }'s challenge.

# To the moderator.
moderation-ended = I ended game { $game }. It counts for nobody.
moderation-ended-challenges =
    { $count ->
        [one] I ended 1 challenge by { $user }.
       *[other] I ended { $count } challenges by { $user }.
    }

# A line of the topic of help on how games end.
topic-ending-moderator = If you may manage messages, `/end` ends a game in your channel without a result.

# Why it can't be done.
moderation-not-allowed = Game { $game_id } can be ended by those who may manage messages in its channel. Use /resign to give up your own.
moderation-your-own = You play game { $game_id } yourself. Use /resign to give it up, or ask another moderator to end it.
moderation-no-challenge = { $user } has no open challenge where you may manage messages. Use /end with a number to end a game.
moderation-not-understood = I need one game's number or one member. Use /games to find a number.

# What Discord's picker says of the commands (at most 70 characters).
command-end = End a game without a result, or a member's open challenges
command-end-game = The game to end, in a channel where you may manage messages
command-end-member = Or whose open challenges to end in this server
