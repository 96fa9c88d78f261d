### 每月冠軍：發當月的榜單，並給第一名身分組。

champions-title = { $month } · { $board }
champions-is = **{ $player }** 是每月冠軍。
champions-gets = **{ $player }** 是每月冠軍，獲得 <@&{ $role }>。
champions-not-given = 我沒辦法給出身分組 <@&{ $role }>：它在我的上面、已經刪除，或我不能再管理身分組了。管理員可以用 /settings 重新選一個。
champions-more = 完整榜單：`/leaderboard period:{ $month }`

topic-champions = 每月冠軍
topic-champions-text =
    如果你管理伺服器，`/settings champion:` 會在每月一號把上個月的榜單發到頻道，列出那個月在那裡下過計等級分對局的人。
    加上 `role:`，第一名會拿到那個身分組，直到有新的冠軍。它必須在我的下面，而且是你自己也能給的。
    `/settings stop:champion` 會停止。過去的月份也可以用 `/leaderboard` 看。
