refused-no-such-page = そのページはありません。
refused-no-such-table = そのテーブルはありません。
refused-no-such-game = そのゲームはここにありません。
refused-no-such-place = その席はありません。
refused-no-such-rule = その番号のルールはありません。
refused-no-such-bot = 「{ $bot }」というボットはいません。
refused-no-such-deed = ここではできません。
refused-no-lesson = このゲームの短い説明はまだありません。ルールの全文はあります。
refused-private = このテーブルは非公開です。プレイヤーに招待か観戦用リンクを頼んでください。
refused-players-only = プレイヤーだけができます。
refused-not-your-seat = あなたの席ではありません。
refused-invitation = この招待は使用済みか、存在しません。
refused-place-taken = この席は埋まっています。招待は一度だけ使えます。
refused-place-invited = この席は招待された人のためのものです。
refused-places-free = まだ空席があります。
refused-host-stays = 主催者は席を立てません。

refused-not-begun = ゲームはまだ始まっていません。
refused-begun = ゲームはもう始まっています。
refused-leave-begun = ゲームはもう始まっています。代わりにボットに任せてください。
refused-not-over = ゲームはまだ終わっていません。
refused-rematch = 再戦はもうあります。
refused-replay-early = リプレイはゲーム終了後に見られます。
refused-result-early = 結果はゲーム終了後に見られます。
refused-record-early = 乱数の種を含む記録はゲーム終了後に渡されます。

refused-nothing-to-undo = 戻せる手はありません。カードが公開されたか、ほかの人が決定しています。
refused-undo-at-most = 戻せるのは{ $most }手までです。
refused-how-many = 何手戻しますか？
refused-bot-plays = 今はボットがプレイしています。先に席に戻ってください。
refused-no-bot = ボットはあなたの代わりをしていません。
refused-no-hints = このテーブルではヒントを使えません。
refused-hint-failed = 今はヒントを出せません。

refused-empty-line = 発言が空です。
refused-long-line = 発言は{ $most }文字までです。
refused-many-lines = このテーブルの発言は{ $most }件に達しました。これ以上は保存できません。
refused-no-name = 名前を入力してください。
refused-long-name = 名前は{ $most }文字までです。

refused-own-tables = 終わっていないテーブルが{ $most }卓あります。先にいくつか終わらせてください。
refused-waiting-tables = あなたのテーブルが{ $most }卓、参加者を待っています。誰かが来るまでお待ちください。
refused-near-tables = お使いの接続元から開かれた未終了のテーブルが多すぎます。先にいくつか終わらせてください。

refused-setup = この設定では始められません：{ $fault }
refused-record = この記録は使えません：{ $fault }
refused-record-game = この記録には、このサーバーにあるゲームの名前がありません。
refused-record-long = 記録が空か、{ $most }件を超えています。
refused-other-rules = このテーブルは『{ $game }』のルール・バージョン{ $theirs }で遊ばれていますが、サーバーのバージョンは{ $ours }です。
refused-other-data = このテーブルが始まったあとに『{ $game }』のデータが書き換えられたため、元のルールでは続けられません。続けるには元のcomponents.tomlに戻してください。
refused-unreadable = このテーブルは読み込めません。ログの{ $entry }番目をサーバーが理解できません。何も失われていませんが、サーバーの管理者が直すまで何も変更できません。

refused-match-too-long = このゲームは、このサーバーには時間がかかりすぎます。
refused-match-too-much = このゲームは、このサーバーには大きすぎます。
refused-backroom-busy = サーバーはほかの記録を処理しています。少し待ってからもう一度試してください。
refused-nobody-waits = もう待っている人がいません。
refused-our-fault = こちらで問題が起きました。何も変わっていません。もう一度試してください。
refused-too-many = リクエストが多すぎます。少しお待ちください。
refused-other-site = このリクエストは、このサーバーのページからのものではありません。
refused-method = ここで使えるのはGETとPOSTだけです。
refused-key = このリクエストのキーは使えません。
refused-form = このフォームは読み取れません。
refused-bytes = リクエストは{ $most }バイトまでです。
refused-slow = リクエストの到着に時間がかかりすぎました。
refused-json = 本文がJSONではありません。
refused-json-object = 本文がJSONのオブジェクトではありません。
refused-json-deep = JSONの入れ子は{ $most }段までです。
refused-character = 保存できない文字が含まれています。

refused-log-full = このテーブルのログは{ $most }件に達しました。これ以上は保存できません。
refused-rules-failed = この決定でルールの処理に失敗しました。何も変わっていません。サーバーの管理者が原因を確認できます。
refused-closing = サーバーを停止しています。テーブルは残ります。
refused-busy = このテーブルはとても混んでいます。少し待ってからもう一度試してください。
refused-watchers = このテーブルは観戦者が多すぎます。
refused-own-pages = 同時に開いているページが多すぎます。いくつか閉じてください。
refused-place-or-used = その席はないか、招待が使用済みです。
refused-deed = できません。
refused-token = トークンを送ってください：Authorization: Bearer …（POST /api/people で発行）。
refused-term = 「{ $name }」という条件はありません。
note-bots-stopped = このテーブルのボットは続けられません。サーバーの管理者が原因を確認できます。
note-bot-slow = { $name }のボットが時間切れになり、弱いボットに交代した。
note-bot-failed = { $name }のボットがエラーを起こし、弱いボットに交代した。
note-bot-again = { $name }の席に元のボットが戻った。

refused-no-coach = このテーブルにコーチはいません。
refused-no-coach-yet = このゲームにはまだコーチがいません。
refused-coach-ahead = コーチはもう次の話に移りました。
refused-window = このリアクションの時間は終わりました。
