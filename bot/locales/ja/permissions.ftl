### チャンネルでボットに許されていること。

permissions-title = ここで私にできること
permissions-fine = <#{ $channel }> で遊ぶのに必要な権限はそろっています。
permissions-lacking = <#{ $channel }> で必要な権限が{ $count }個足りません。
permissions-commands = Discordが私のスラッシュコマンドを受け付けなかったため、一部がないか、古いままかもしれません。理由は私のログにあるので、運用している人に聞いてください。
permissions-needed = 遊ぶために
permissions-extra = 設定で使うときだけ

permissions-view-channel = **チャンネルを見る**：盤を最新に保つため
permissions-send-messages = **メッセージを送信**：入力されたコマンドに答えるため
permissions-embed-links = **埋め込みリンク**：盤の下に言葉を添えるため
permissions-read-message-history = **メッセージ履歴を読む**：メッセージに返信するため
permissions-attach-files = **ファイルを添付**：画像を出すため
permissions-send-messages-in-threads = **スレッドでメッセージを送信**：スレッドで遊ぶため
permissions-create-public-threads = **公開スレッドの作成**：対局ごとにスレッドを作るため
permissions-manage-threads = **スレッドの管理**：対局のスレッドでも低速モードを使うため
permissions-manage-roles = **ロールの管理**：月間チャンピオンにロールを渡すため

permissions-where-roles = 「サーバー設定 > ロール」で私のロールに許可してください。
permissions-where-channel = このチャンネルで禁止されています。「チャンネルの編集 > 権限」で許可してください。
permissions-where-either = 「サーバー設定 > ロール」と「チャンネルの編集 > 権限」を確認してください。

topic-settings-permissions = `/permissions` で、チャンネルで私にできることと、その変え方がわかります。

permissions-no-channel = 権限はサーバーのチャンネルごとのものです。サーバーで /permissions を使ってください。

command-permissions = このチャンネルで私にできることと、その変え方を見る
