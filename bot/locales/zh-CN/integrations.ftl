### 服务器在“服务器设置 > 整合”里允许成员用机器人做什么。

integrations-held-back = 这个服务器不让你在这里用 { $command }。这由管理服务器的人决定。
