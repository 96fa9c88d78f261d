# What somebody prefers. $minutes: how long a turn waits before they're told; 0 is at once.
preferences-now =
    { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-saved =
    Saved. { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    { preferences-voice }
preferences-voice =
    { $voice ->
        [quiet] I don't talk while we play (quiet).
       *[chatty] I say a word now and then while we play (chatty).
    }
preferences-leaderboards =
    { $leaderboards ->
        [off] No leaderboard lists you (hidden).
        [everywhere] Leaderboards may list you, in the servers you play in and everywhere else (everywhere).
       *[server] Leaderboards list you only in the servers you play in (server).
    }
preferences-look =
    { $look ->
        [bold] Games you start show ❌ and 🔵 (bold).
        [classic] Games you start show ❌ and ⭕ (classic).
        [letters] Games you start show the letters X and O (letters).
        [contrast] Games you start show black and white marks of high contrast (contrast).
        [words] Games you start, and answers that only you see, are in words for screen readers (words).
       *[crisp] Games you start show marks of my own (crisp).
    }
preferences-notices =
    { $notices ->
        [off] { $minutes ->
            [0] I never tell you when it's your turn (off).
           *[other] I never tell you when it's your turn (off). The { $minutes } minutes only count with channel or dm.
        }
        [channel] { $minutes ->
            [0] I mention you in the channel as soon as it's your turn (channel).
           *[other] I mention you in the channel once your turn has waited { $minutes } minutes (channel).
        }
        [dm] { $minutes ->
            [0] I send you a DM as soon as it's your turn, or mention you in the channel if your DMs are closed (dm).
           *[other] I send you a DM once your turn has waited { $minutes } minutes, or mention you in the channel if your DMs are closed (dm).
        }
       *[accepted] { $minutes ->
            [0] Notices: only when someone accepts your challenge or wants a rematch (accepted).
           *[other] Notices: only when someone accepts your challenge or wants a rematch (accepted). The { $minutes } minutes only count with channel or dm.
        }
    }

# $word: what was typed.
preferences-unknown = I don't know "{ $word }". Use words such as `classic`, `dm`, `15 minutes`, `hidden` or `quiet`, or /preferences on its own.
preferences-no-such = Name each preference once, such as `classic dm 15`. /preferences shows what you can choose.
preferences-button = Change
# The form: at most 45 characters each, and 100 for a choice.
preferences-form = Your preferences
preferences-form-look = The look of games I start
preferences-look-crisp = Crisp: the bot's own marks
preferences-look-bold = Bold: ❌ and 🔵
preferences-look-classic = Classic: ❌ and ⭕
preferences-look-letters = Letters: X and O
preferences-look-contrast = High contrast: black, white and yellow
preferences-look-words = Words: for screen readers, no emoji
preferences-form-notices = Notify me
preferences-notices-accepted = Only when someone accepts or wants a rematch
preferences-notices-off = Never
preferences-notices-channel = At my turn, in the channel
preferences-notices-dm = At my turn, by DM
preferences-form-after = How soon to notify me of my turn
preferences-after-0 = At once
preferences-after-5 = After 5 minutes
preferences-after-15 = After 15 minutes
preferences-after-60 = After an hour
preferences-form-leaderboards = Leaderboards may list me
preferences-leaderboards-server = In the servers I play in
preferences-leaderboards-everywhere = Everywhere
preferences-leaderboards-hidden = Nowhere
preferences-form-remarks = Remarks while we play
preferences-remarks-chatty = Now and then
preferences-remarks-quiet = Never

# What Discord's picker says of the command (at most 100 characters).
command-preferences = See or change your games' look, how I tell you it's your turn, and where you're listed
command-preferences-look = How your games look; words are for screen readers
command-preferences-notices = When it's your turn: only if a game you offered is accepted, never, in the channel or by DM
command-preferences-leaderboards = Where you may be listed: in the servers you play in, everywhere, or nowhere
command-preferences-after = How long your turn waits before I tell you; only for channel and dm
