### What a member prefers, in sentences and as a form. The words in brackets (crisp, dm, hidden ...) are typed and stay
### English. ❌, 🔵 and ⭕ are marks.

## The sentences. $minutes: how long a turn waits before the member is told: 0 (at once), 5, 15 or 60.

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
preferences-no-such = Use crisp, bold, classic, letters or contrast; accepted, off, channel or dm; 0, 5, 15 or 60; server, everywhere or hidden; chatty or quiet. See /preferences.
preferences-button = Change

## The form: its title at most 34 characters, its questions at most 45, the choices below each at most 100.

preferences-form = Your preferences
preferences-form-look = The look of games I start
preferences-look-crisp = Crisp: the bot's own marks
preferences-look-bold = Bold: ❌ and 🔵
preferences-look-classic = Classic: ❌ and ⭕
preferences-look-letters = Letters: X and O
preferences-look-contrast = High contrast: black, white and yellow
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

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-preferences = See or change how games look, what I tell you, where you're listed
command-preferences-look = How games you start look: my marks, emoji, letters, high contrast
command-preferences-notices = Whether and where I tell you that it's your turn
command-preferences-leaderboards = Where you're listed: in servers you play in, everywhere or nowhere
command-preferences-after = How long your turn waits before I tell you; only for channel and dm
