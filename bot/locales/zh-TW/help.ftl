### 說明：分三欄的概覽。

help-title = 井字遊戲
help-typed =
    三個連成一線就贏（也叫圈圈叉叉）。
    也可以輸入 `{ $prefix }play` 或 `{ $prefix }move 5`。
help-untyped =
    三個連成一線就贏（也叫圈圈叉叉）。
    也可以輸入 `@bot play` 或 `@bot move 5`。
help-play = 下棋
help-play-text =
    `/play` 跟我、跟朋友、跟任何人下，或整個頻道一起下。
    按一格，或輸入 `/move`。
    `/board` 重新顯示你的對局。
    `/tournament` 辦淘汰賽或循環賽。
    `/draw` 和 `/resign` 結束對局。
    `/preferences` 設定棋盤的外觀（也有給螢幕閱讀器用的文字）、我要通知你什麼、誰可以挑戰你。
help-watch = 觀看
help-watch-text =
    `/games` 列出正在下的對局。
    `/watch` 在這裡跟著看一局。
    `/history` 列出下完的對局。
    `/replay` 一步一步重看一局。
help-learn = 學習
help-learn-text =
    `/learn` 是一門課：我是怎麼想的。
    `/hint` 告訴你最好的格子。
    `/explain` 告訴你每一格值多少。
    `/puzzle` 每天一道新題目。
    `/stats` 看你的戰績。
    `/leaderboard` 看誰最強。
    `/privacy` 看我保存了什麼。
help-manage = 管理
help-manage-text =
    `/settings` 設定我在這個伺服器怎麼運作。
    `/permissions` 顯示我在這裡可以做什麼，以及要在哪裡改。
    `/puzzle here` 每天在這裡發謎題。

help-button-play = { $kind }來一局
help-button-challenge = 挑戰
help-button-watch = 觀看

help-menu-topics = 想知道更多…
help-menu-whom = 選一位對手
help-challenge-whom = 你想挑戰誰？

help-about =
    我是 tictactoe-bot { $version }，用極小化極大演算法找下法：unbeatable 守得住的對局絕不會輸，easy 會給你機會。
    我會保存誰在哪裡下過、每一步、結果和你的偏好設定，你寫的其他內容一概不留。細節請看 /privacy，我會什麼請看 /help。

help-no-such-topic = 這個主題沒有說明。試試 /help 加 { $names }。

command-help = 看看我會什麼、怎麼玩
command-help-topic = 想看哪個主題；不填就是全部的概要
command-about = 看看我是什麼、保存了什麼
