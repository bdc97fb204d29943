# 自分の番を知る方法。

feed-title = Railhead：あなたの番
feed-turn = あなたの番：{ $game }
notice-title = どこにいても、自分の番を知る
notice-here = 通知する
notice-here-about = 自分の番になり、このタブが隠れているとき
notice-denied = ブラウザーがこのサイトからの通知を許可していません。
notice-end = やめる
notice-feed = フィードとカレンダー
notice-feed-about = フィードリーダーやカレンダー用の秘密のアドレスです。あなたを待っているテーブルが一覧になります。
notice-feed-have = 秘密のアドレスがあります。読める形では保存されていません。新しく作ると古いものは使えなくなります。
notice-feed-once = 今すぐコピーしてください。一度しか表示されません。このアドレスを知っている人は、どのテーブルがあなたを待っているかを見られます。
notice-feed-do = アドレスを作る
notice-feed-again = 新しいアドレスを作る
notice-hook = ウェブフック
notice-hook-about = プログラムを書く人向け：あなたの番で、ページを開いていないとき、署名付きのJSONメッセージを指定のアドレスに送ります。
notice-hook-url = アドレス
notice-hook-secret = 署名の秘密鍵
notice-hook-rests = 届かないメッセージが多すぎたため、送信を止めました。再開するにはアドレスをもう一度保存してください。
refused-hook = このアドレスは使えません。https:// で始まり、公開アドレスのポート443または8443につながる必要があります。
refused-hooks-off = このサーバーはウェブフックを送りません。
