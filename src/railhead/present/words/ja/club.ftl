# 待合室：ホストにできることと、その表示。

lobby-fill-with = 空席には
lobby-fill = ボットを入れて開始
lobby-cancel = テーブルを取りやめる
lobby-kick = 外す
lobby-kick-who = { $name }をこのテーブルから外す
note-kicked = ホストが{ $name }をテーブルから外しました。
note-filled = 空席{ $number }つにボットが着きました。
refused-nobody-there = その席には誰もいません。
refused-nobody-missing = 席はすべて埋まっています。
refused-kicked = ホストがあなたをこのテーブルから外しました。
refused-cancelled = ホストがこのテーブルを取りやめました。
refused-host-only = それができるのはテーブルのホストだけです。

# 対局の乱数はどこから来るか。

seed-title = カードの混ぜ方
seed-promise = サーバーの秘密の値はもう決まっていて、これがそのSHA-256です。あなたのブラウザも乱数を加えるので、カードの並びは誰にも選べません。対局後に誰でも確かめられます。
seed-drawn = サーバーの秘密の値と、各プレイヤーのブラウザが加えた値から決まりました：
refused-promise = このページは古くなっています。読み込み直してください。
