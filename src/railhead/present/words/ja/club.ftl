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
