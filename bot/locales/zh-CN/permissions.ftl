### 机器人在频道里可以做什么。

permissions-title = 我在这里可以做什么
permissions-fine = 在 <#{ $channel }> 里下棋需要的权限，我都有。
permissions-lacking = 在 <#{ $channel }> 里，我还缺 { $count } 项权限。
permissions-commands = Discord 没有接受我的斜杠命令，有些可能缺失或已过时。请问托管我的人，原因在我的日志里。
permissions-needed = 下棋需要
permissions-extra = 只在你的设置用到时需要

permissions-view-channel = **查看频道**，让棋盘保持最新
permissions-send-messages = **发送消息**，回复打字输入的命令
permissions-embed-links = **嵌入链接**，显示棋盘下面的文字
permissions-read-message-history = **阅读消息历史记录**，回复某条消息
permissions-attach-files = **添加文件**，发送图片
permissions-send-messages-in-threads = **在子区内发送消息**，在子区里下棋
permissions-create-public-threads = **创建公共子区**，给每局一个子区
permissions-manage-threads = **管理子区**，让对局的子区也有慢速模式
permissions-manage-roles = **管理身份组**，给月度冠军一个身份组

permissions-where-roles = 请在“服务器设置 > 身份组”里给我的身份组这项权限。
permissions-where-channel = 是这个频道关掉的。请在“编辑频道 > 权限”里允许。
permissions-where-either = 请看看“服务器设置 > 身份组”和“编辑频道 > 权限”。

topic-settings-permissions = `/permissions` 告诉你我在某个频道里可以做什么，以及在哪里改。

permissions-no-channel = 权限是服务器频道的事，请在那里用 /permissions。

command-permissions = 看看我在这个频道里可以做什么，以及在哪里改
