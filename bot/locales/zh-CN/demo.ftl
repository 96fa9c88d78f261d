### 演示：浏览器里一个像 Discord 的页面，你可以当 Alice、Bob、Carol 或 Dave。

demo-server = 井字棋
demo-topic = 输入 !play
demo-topic-stands = 这里只有 Carol 和 Dave 在看：输入 !watch 和对局编号，就能边看边听解说
demo-channels = 频道
demo-directs = 私信
demo-people = 你是
demo-language = 语言
demo-tip = 点 + 再开一个标签页，你就能一人扮两人。
demo-tab = 在新标签页里下
demo-away = 机器人不在。它回来后，这个页面也会恢复。
demo-workbench = SimCord 的工作台
demo-greeting =
    你好！来一局吗？点个按钮，再点格子就行。打字也可以：`!play hard 4x4`、`!move 5`。
    点 Bob 名字旁边的 +（手机上在“频道”里）再开一个标签页，你就能一人扮两人。`!play @bob` 就是向 Bob 挑战。
demo-welcome-back =
    欢迎回来！你没下完的在下面。
    点 Bob 名字旁边的 +（手机上在“频道”里）再开一个标签页，你就能一人扮两人。
demo-easy = 和简单级下
demo-medium = 和中等级下
demo-challenge = 挑战别人
demo-watch = 观看对局
demo-help = 帮助
