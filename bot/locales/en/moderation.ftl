### What moderators do: end games and challenges.

# Said in the channel, of a game and of a challenge. $moderator: who ended it. $asker: who had made it.
moderation-ended-game = { $moderator } ended game { $game }. It counts for nobody.
moderation-ended-challenge = { $moderator } ended { $asker }'s challenge.

# A line of the topic of help on how games end.
topic-ending-moderator = If you may manage messages, `/end` ends a game in your channel without a result.

# Why it can't be done.
moderation-not-moderator = Only those who may manage messages in this channel can end a game here. Use /resign to give up your own.
moderation-your-own = You play game { $game_id } yourself. Use /resign to give it up, or ask another moderator to end it.
moderation-no-such-game = Game { $game_id } isn't in this channel. Use /end where it's played.
moderation-nothing-open = That member has no open challenge in this channel. Use /end with a number to end a game.
moderation-not-understood = I need one game's number or one member. Use /games to find a number.

# What Discord's picker says of the commands (at most 70 characters).
command-end = End a game here without a result, or a member's open challenge
command-end-game = The number of a game in this channel
command-end-member = Or the member whose open challenge in this channel to end
