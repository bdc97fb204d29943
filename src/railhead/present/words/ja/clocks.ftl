# 時計：ホストが選ぶもの、ページの表示、お知らせ。

clock-title = 持ち時間
clock-ending = 時間切れのとき
clock-note = 誰の番かが全員に見えている間だけ時計が進みます。隠れたリアクションの間とサーバーの停止中は止まります。
clock-none = なし
clock-move-1 = 1回の決定につき1分
clock-move-2 = 1回の決定につき2分
clock-move-5 = 1回の決定につき5分
clock-match-10 = 各自10分、決定ごとに＋10秒
clock-match-25 = 各自25分、決定ごとに＋15秒
clock-match-60 = 各自60分、決定ごとに＋30秒
clock-days-1 = 1回の決定につき1日
clock-days-3 = 1回の決定につき3日
clock-days-7 = 1回の決定につき7日
clock-end-answer = 時間切れになるとボットがその質問に答えます
clock-end-seat = 時間切れになるとボットが席に着きます
clock-end-concede = 時間切れになると投了します
clock-is = 持ち時間：{ $clock }。{ $ending }。
clock-runs = 、時計が進んでいます：
clock-stands = 、残り時間：
clock-days = { $days }日{ $hours }時間
clock-left-hour = 残り1時間です。
clock-left-minute = 残り1分です。
clock-left-seconds = 残り10秒です。

note-time-answer = { $name }は時間切れです。ボットが質問に答えます。
note-time-seat = { $name }は時間切れです。戻るまでボットがプレイします。
note-time-concede = { $name }は時間切れで投了しました。
refused-too-late = この質問の時間は終わりました。ボットが答えたあとで席に戻れます。
