# What those are told whose turn it is. $where: channel or dm. $user: a mention. $other: a name. $link: to the board.

notice-accepted =
    { $where ->
        [dm] { $other } accepted. It's your turn in game { $game }. { $link }
       *[channel] { $user }, { $other } accepted. It's your turn in game { $game }. { $link }
    }
notice-turn =
    { $where ->
        [dm] It's your turn in game { $game } against { $other }. { $link }
       *[channel] { $user }, it's your turn in game { $game }. { $link }
    }
notice-rematch =
    { $where ->
        [dm] { $other } wants a rematch of game { $game }. Press Rematch to play. { $link }
       *[channel] { $user }, { $other } wants a rematch of game { $game }. Press Rematch to play. { $link }
    }
link-board = Go to the board

# What somebody prefers. $minutes: how long a turn waits before they're told; 0 is at once.
preferences =
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
