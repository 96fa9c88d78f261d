### What a member prefers, in sentences and as a form. The words in brackets (crisp, dm, hidden ...) are typed and stay
### English. ❌, 🔵 and ⭕ are marks.

## The sentences. $minutes: how long a turn waits before the member is told: 0 (at once), 5, 15 or 60.

preferences-now-look =
    { preferences-language }
    { preferences-look-here }
    { preferences-voice }
preferences-now-notices =
    { preferences-notices-here }
    { preferences-leaderboards }
preferences-now-challenges =
    { preferences-challenges }
    { preferences-blocked }
# The first line of the card, after a change.
preferences-done = Saved.
# $language: its name, such as Deutsch. $language_by: what is typed for it, such as de.
preferences-language =
    { $language_by ->
        [discord] I answer you in the language of your Discord (discord).
       *[other] I answer you in { $language } ({ $language_by }).
    }
# $look_by, $notices_by: "server" if the member leaves it to each server.
preferences-look-here =
    { $look_by ->
        [server] { preferences-look } You leave that to each server.
       *[other] { preferences-look }
    }
preferences-notices-here =
    { $notices_by ->
        [server] { preferences-notices } You leave that to each server.
       *[other] { preferences-notices }
    }
preferences-challenges =
    { $challenges ->
        [nobody] You take no challenges (nobody). You can still challenge others.
       *[anyone] Anyone may challenge you (anyone).
    }
# $blocked: how many members the reader has blocked. $members: who they are.
preferences-blocked =
    { $blocked ->
        [0] Nobody is blocked.
       *[other] Blocked: { $members }. They can't challenge you, and I don't tell them.
    }
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
preferences-no-such = That's two of a kind. Pick one look, one kind of notice and so on; /preferences shows the choices.
preferences-block-whom = Use `/preferences block:@Bob` or `/preferences unblock:@Bob`, which only you see. If you type it here, mention them after the word, and they're pinged.
preferences-yourself = You can't block yourself. Pick another member.

## The forms. Their titles are headings and buttons as well: at most 34 characters each. Questions have at most 45, the
## choices below each at most 100.

preferences-form = Your preferences
preferences-title-look = Look and language
preferences-title-notices = Notices and leaderboards
preferences-title-challenges = Challenges
preferences-form-language = Answer me in
preferences-language-discord = The language of my Discord
preferences-form-look = The look of games I start
preferences-look-server = The server's choice
preferences-look-crisp = Crisp: the bot's own marks
preferences-look-bold = Bold: ❌ and 🔵
preferences-look-classic = Classic: ❌ and ⭕
preferences-look-letters = Letters: X and O
preferences-look-contrast = High contrast: black, white and yellow
preferences-look-words = Words: for screen readers, no emoji
preferences-form-notices = Notify me
preferences-notices-server = The server's choice
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
preferences-form-challenges = Who may challenge me
preferences-challenges-anyone = Anyone
preferences-challenges-nobody = Nobody
# $shown, $count: how many members the form shows, and how many are blocked. $left: how many that leaves out.
preferences-form-blocked =
    { $left ->
        [0] Blocked: they can't challenge me
       *[other] Blocked members ({ $shown } of { $count })
    }

## What Discord's picker says of commands and options: at most 70 characters in English, 100 in any language.

command-preferences = See or change your look, language, notices and challenges
command-preferences-language = The language that I answer you in (discord: that of your Discord)
command-preferences-look = How games you start look; words are for screen readers
command-preferences-notices = Whether and where I tell you that it's your turn
command-preferences-leaderboards = Where you're listed: in servers you play in, everywhere or nowhere
command-preferences-after = How long your turn waits before I tell you; only for channel and dm
command-preferences-remarks = Whether I say a word now and then while we play
command-preferences-challenges = Who may challenge you: anyone you haven't blocked, or nobody
command-preferences-block = A member who may no longer challenge you; I don't tell them
command-preferences-unblock = A member who may challenge you again
