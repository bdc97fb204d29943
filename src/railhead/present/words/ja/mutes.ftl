# ミュート：自分だけ、テーブルのホスト、サーバーの管理者によるもの。

mute-title = ミュートした人
mute-about = どのテーブルでも、どの端末でも、この人たちのチャットは表示されません。相手には知られません。
mute-end = また読む
mute-yours = { $name }をミュートしています。
mute-for-all = 全員にミュート
mute-for-all-end = 発言を許す
mute-hosts = ホストが{ $name }をミュートしました。
mute-hosts-you = ホストがあなたをミュートしました。あなたの書いたものは誰にも見えず、もう書き込めません。
note-muted = ホストが{ $name }をミュートしました。
note-unmuted = ホストが{ $name }の発言を再び許しました。
refused-muted = サーバーの管理者があなたの発言を停止しています。
refused-muted-until = サーバーの管理者があなたの発言を{ $until }まで停止しています。
refused-muted-here = このテーブルでは、ホストがあなたの発言を停止しています。
refused-muted-already = このプレイヤーはすでにミュートされています。
refused-not-muted = このプレイヤーはミュートされていません。
refused-many-mutes = ミュートできるのは{ $most }人までです。
