# What somebody prefers. $minutes: how long a turn waits before they're told; 0 is at once.
preferences-now =
    { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
    Use /preferences with look, notices, after or leaderboards to change that.
preferences-saved =
    Saved. { preferences-look }
    { preferences-notices }
    { preferences-leaderboards }
preferences-leaderboards =
    { $leaderboards ->
        [off] No leaderboard lists you (hidden).
        [everywhere] Leaderboards may list you, in the servers you play in and everywhere else (everywhere).
       *[server] Leaderboards list you only in the servers you play in (server).
    }
preferences-look =
    { $look ->
        [classic] Games you start show ❌ and ⭕ (classic).
       *[bold] Games you start show ❌ and 🔵 (bold).
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
            [0] I mention you once, quietly, if somebody accepts a game you offered and you go first (accepted).
           *[other] I mention you once, quietly, if somebody accepts a game you offered and you go first (accepted). The { $minutes } minutes only count with channel or dm.
        }
    }

# $word: what was typed.
preferences-unknown = I don't know "{ $word }". See /preferences.
preferences-button = Change
# The form: at most 45 characters each, and 100 for a choice.
preferences-form = Your preferences
preferences-form-look = The games you start
preferences-look-bold = Bold: ❌ and 🔵
preferences-look-classic = Classic: ❌ and ⭕
preferences-form-notices = When it's your turn
preferences-notices-accepted = One quiet mention, only if someone accepts your challenge
preferences-notices-off = Never tell me
preferences-notices-channel = Mention me in the channel
preferences-notices-dm = Send me a DM
preferences-form-after = If told each turn, how long it waits first
preferences-after-0 = Tell me at once
preferences-after-5 = After 5 minutes
preferences-after-15 = After 15 minutes
preferences-after-60 = After an hour
preferences-form-leaderboards = Leaderboards may list me
preferences-leaderboards-server = In the servers I play in
preferences-leaderboards-everywhere = Everywhere
preferences-leaderboards-hidden = Nowhere
preferences-no-such = I need a look (bold, classic), notices (accepted, off, channel, dm), minutes (0, 5, 15, 60) or leaderboards (server, everywhere, hidden). See /preferences.

# What Discord's picker says of the command (at most 100 characters).
command-preferences = See or change your games' look, how I tell you it's your turn, and where you're listed
command-preferences-look = How the games you start show O: bold is a blue disc, classic a red ring
command-preferences-notices = When it's your turn: only if a game you offered is accepted, never, in the channel or by DM
command-preferences-leaderboards = Where you may be listed: in the servers you play in, everywhere, or nowhere
command-preferences-after = How long your turn waits before I tell you; only for channel and dm
