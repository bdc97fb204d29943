mark-turned = 裏返し
mark-used = 使用済み

player = プレイヤー{ $number }
nobody = 誰も
nothing = なし
hidden-card = カード
list-comma = 、
list-and = { $first }と{ $last }

why-match_over = ゲームは終了しています。
why-not_asked = 今は何も聞かれていません。
why-not_an_answer = 「{ $option }」はこの質問の答えではありません。
why-no_such_option = このゲームに{ $about }という選択肢はありません。
why-no_such_seat = このゲームに席{ $about }はありません。席は0から{ $number }までです。
why-nobody_can_leave = このゲームからは抜けられません。

standing-only_option = 選択肢が一つだけの質問には自動で答えます。
preview-ends = ゲームが終わります。
preview-line = { $names }：{ $change }
preview-more = { $names } ほか{ $number }
preview-range = { $name } { $before } → { $least }～{ $most }
reason-about = { $name } 約{ $by }
reason-owner = { $seat }のものになる割合 { $here } %（他の手では{ $there } %）
reason-owner-surely = { $seat }のものになる
reason-owner-stays = { $seat }のもののまま
reason-owner-never = { $seat }のものではない
reason-out = 脱落する割合 { $here } %（他の手では{ $there } %）
reason-out-surely = 脱落する
reason-out-never = 脱落しない
reason-wins = 勝つ割合 { $here } %（他の手では{ $there } %）
reason-wins-surely = 勝利する
reason-wins-never = 勝利しない

waiting-somebody = 割り込みがあるか待っています。

result-wins = { $names }の勝利。
result-nobody-wins = 勝者なし。
result-lost = 敗北。
result-why = { $result }{ $why }
question-now = { $question }{ $now }

verdict-won = { $names }の勝利。
verdict-nobody = 勝者はいません。
verdict-you-won = あなたの勝ちです。
verdict-you-share = { $names }との共同勝利です。
verdict-you-lost = あなたの負けです。
verdict-you-lost-to = あなたの負けです。{ $names }の勝利。

note-sits = { $name }が席に着いた。
note-leaves = { $name }が席を立った。
note-concedes = { $name }が投了した。
note-takes-back = { $name }が{ $number }手戻した。
note-hands-over = { $name }がボットに交代した。
note-handed-over = { $by }が、不在の{ $name }をボットに交代させた。
note-is-back = { $name }が席に戻った。
note-rematch = 別のテーブルで再戦が始まった。

table-moment = 今の場面
table-board = テーブル
table-keys = 矢印キーで駒から駒へ移動します。上下の矢印は、選べるものだけに移ります。
words-told = テーブルを言葉で
words-drawn = 絵のテーブル
table-question = 質問
table-own = あなたの場
table-players = プレイヤー
table-parts = このテーブルの各部分
table-tabs = ログ、チャット、このテーブル
table-log = ログ
table-chat = チャット
table-more = テーブル
table-this = このテーブル
table-whole-log = ログをすべて見る
table-since = 前回の決定から
table-close = 閉じる
table-map = マップ
table-none = なし
table-seed = 乱数の種：

dock-point = 光っているものを選んでください。
dock-all = { $number ->
    [1] 唯一の選択肢
   *[other] 選択肢 全{ $number }件
}
dock-all-key = すべての選択肢（Lキー）
dock-window = あと{ $seconds }秒で自動的にパスします。
caption-new = 新着{ $number }件
caption-show = 何があったか見る
pass-to = { $name }さんに画面を渡してください。
pass-taken = { $name }です。自分の場を表示する

link-live = 決定 { $shown } / { $newest }
link-behind = 更新中：決定 { $shown } / { $newest }
link-lost = 再接続中：決定 { $shown } / { $newest }
link-wait = 接続中：決定 { $shown } / { $newest }

chat-say = 全員に発言
chat-send = 送信
chat-mute = ミュート
chat-unmute = ミュート解除

seat-here = 在席
seat-not-here = 不在
seat-away = 不在（ボットが代行中）
seat-decides = 考え中
seat-let-bot = ボットに任せる
seat-bot-note = { $name }が戻るまでボットが代わりにプレイします
seat-look = 見る
seat-you = あなた

tool-undo = { $number ->
    [1] 一手戻す
   *[other] 一手戻す（残り{ $number }）
}
tool-hint = ヒント
tool-back = 席に戻る

zoom-title = 拡大表示
zoom-preview = 選んだ場合の結果
zoom-do = これを選ぶ

script-unreachable = サーバーに接続できません。
script-your-turn = あなたの番：
script-stale = 状況が変わっていました。今の状態を表示しています。
script-confirm = { $option }：もう一度選ぶと確定します。
script-hint = ボットならこれを選びます：{ $option }
script-copied = コピーしました
script-why-not = なぜ選べない？

more-pace = 動きの表示
more-slow = ゆっくり
more-normal = ふつう
more-fast = 速い
more-instant = すぐに
more-sounds = 効果音
more-confirm = 決定のたびに確認する
more-digits = 数字キーで選ぶ
more-version = （バージョン{ $version }）
more-bot = ボットに任せる
more-concede = 投了
more-concede-note = このゲームから完全に抜けます。
more-watch = 観戦用リンク
more-seed = 乱数の種のSHA-256：

replay-title = { $game }：リプレイ
replay-seen-by = 視点
replay-everybody = 全員
replay-look = 表示
replay-steps = 手順
replay-area = この席の場
replay-tabs = 勝算、ログ、続きから、記録
replay-play-on = 続きから
replay-record = 記録
replay-branch-about = この場面の席に着き、自分のテーブルでボットを相手に続きをプレイできます。
replay-as = 席
replay-against = 相手
replay-branch = ここから始める
replay-commitment = 最初のカードを配る前に公開したSHA-256：
replay-result = 結果
replay-first = 最初の質問の前です。
replay-concedes = 投了
replay-to-first = 最初へ
replay-to-back = 戻る
replay-run = 再生
replay-to-forward = 進む
replay-to-last = 最後へ
replay-speed = 速さ
replay-decision = 決定
replay-go = 移動
replay-from-here = 別の手を試す
keys-step = 手順
keys-space = スペース
keys-play = 再生
keys-moment = 勝負どころ
keys-branch = ここから始める
table-late = ご覧になっている間に最後の席が埋まり、対戦が始まりました。今は観戦しています。
