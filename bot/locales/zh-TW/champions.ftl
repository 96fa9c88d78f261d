### 每月冠軍：發當月的榜單，並給第一名身分組。

champions-title = { $month } · { $board }
champions-is = **{ $player }** 是每月冠軍。
champions-gets = **{ $player }** 是每月冠軍，獲得 <@&{ $role }>。
champions-not-given = 我沒辦法給出身分組 <@&{ $role }>：它在我的上面、已經刪除，或我不能再管理身分組了。管理員可以用 /champion here 重新選一個。
champions-more = 完整榜單：`/leaderboard period:{ $month }`
champions-posted =
    { $role ->
        [none] 每月一號，我會在這裡發上個月的榜單。想停止就用 /champion stop。
       *[other] 每月一號，我會在這裡發上個月的榜單，第一名獲得 <@&{ $role }>。想停止就用 /champion stop。
    }
champions-stopped = 我不再發每月榜單了。想重新開始就用 /champion here。

champions-managers-only = 只有能管理這個伺服器的成員才可以。榜單請用 /leaderboard 看。
champions-servers-only = 我只能在伺服器裡發每月榜單。想看榜單就用 /leaderboard。
champions-cannot-post = 我沒辦法在這裡發每月榜單。請在你我都能檢視、都能傳送訊息的頻道用 /champion here。
champions-not-posted = 我沒有在這個伺服器發每月榜單。想開始就在頻道裡用 /champion here。
champions-no-such-action = 我看不懂。試試 /champion 加 here 或 stop。
champions-no-such-role = 我在這裡找不到那個身分組，或它屬於某個應用程式，誰都不能給。請用 /champion here 選別的。
champions-no-right = 我不能在這裡給身分組。請給我「管理身分組」權限，再用一次 /champion here。
champions-too-high = 那個身分組不在我的下面，所以我不能給。請在伺服器設定裡把我的移到它上面，或用 /champion here 選別的。
champions-above-you = 那個身分組你自己也不能給，所以我不能替你給。請用 /champion here 選別的，或請有權限的人來。

topic-champions = 每月冠軍
topic-champions-text =
    如果你管理伺服器，`/champion here` 會在每月一號（UTC）把上個月的榜單發到頻道，列出那個月在那裡下過計等級分對局的人。
    加上 `role:`，第一名會拿到那個身分組，直到有新的冠軍。它必須在我的下面，而且是你自己也能給的。
    `/champion stop` 會停止。過去的月份也可以用 `/leaderboard` 看。

command-champion = 發每月榜單，並給第一名一個身分組
command-champion-here = 每月一號在這個頻道發（伺服器管理員用）
command-champion-here-role = 每月冠軍的身分組，直到有新的冠軍
command-champion-stop = 停止發每月榜單（伺服器管理員用）

champions-server-none = 每月榜單：沒有發布。`/champion here` 會把它發到頻道。
champions-server =
    { $role ->
        [none] 每月榜單：每月一號發到 <#{ $channel }>。`/champion here` 變更，`/champion stop` 停止。
       *[other] 每月榜單：每月一號發到 <#{ $channel }>，冠軍獲得 <@&{ $role }>。`/champion here` 變更，`/champion stop` 停止。
    }
