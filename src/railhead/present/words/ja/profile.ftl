# 自分のページと、ほかの人に見えるもの
profile-title = { $name }：対戦とレーティング
profile-no-account = アカウントもパスワードもありません。端末ごとに鍵があります。
profile-hello = アカウントもパスワードもありません。席の鍵はこのブラウザーが持ちます。あとでほかの端末にも移せます。
profile-rename = 名前を変える
profile-somebody = だれか
profile-heat = 今週終わった対戦は{ $number }回。マスは最近{ $weeks }週間の一日一日です。
profile-weeks = 最近{ $number }週間
profile-week = 今週 { $number }回
profile-won-many = 勝ち
profile-played = 対戦数
profile-all = すべての対戦
profile-matches = { $number }回対戦

# レーティング
profile-ratings = 自分のレーティング
profile-ratings-of = レーティング
profile-ratings-about = 山の幅が広いほど、まだよく分かっていません
profile-no-ratings = 人やボットと対戦すると、終わって数秒後に最初のレーティングがここに出ます。
profile-no-ratings-here = このサーバーではレーティングを付けていません。
profile-against-people = 対人
profile-against-bots = 対ボット
profile-known-little = まだ見当だけです。
profile-known-roughly = おおよその値です。
profile-known-fairly = かなり確かです。
profile-known-well = 確かです。
profile-like = いちばん近いのは{ $bot }。
profile-gain = 最後の対戦での増減：

# 対戦
profile-my-matches = 自分の対戦
profile-matches-of = { $name }の対戦
profile-waiting = { $number ->
    [0] あなたの番を待つ対戦はありません
   *[other] { $number }卓があなたの番を待っています
}
profile-all-matches = すべて（{ $number }）
profile-play = 遊ぶ
profile-look = 見る
profile-finished = 終わった対戦
profile-replay = リプレイ
profile-date = { DATETIME($at, dateStyle: "medium") }
profile-place = { $seats }人中{ $place }位
profile-won = 勝ち
profile-lost = 負け
profile-stand-in = 最後はボットが代役
profile-kind-solo = ソロ
profile-kind-coach = コーチ付き
profile-kind-shared = 一つの画面で複数の席
profile-kind-other = 読み込みまたは分岐
profile-kind-lost = もう読めません
profile-no-matches = まだありません。終わった対戦とリプレイがここに並びます。
profile-none-listed = 公開の対戦はまだありません。
profile-nothing-here = 該当する対戦はありません。
profile-find = ゲームを選ぶ
profile-game = ゲーム
profile-every-game = すべてのゲーム
profile-filter = 表示
profile-pages = 一覧のページ
profile-page = { $pages }ページ中{ $page }ページ
profile-newer = 新しい方へ
profile-older = 古い方へ

# 直接対決と統計
profile-versus = 直接対決
profile-versus-about = どちらが上位だったか
profile-met-nobody = ほかの人との対戦をまだ終えていません。
profile-bots = 対ボット
profile-no-bots = ボットとの対戦をまだ終えていません。
profile-ahead = あなたが上位{ $ahead }回、下位{ $behind }回。
profile-statistics = ゲーム別
profile-statistics-about = ソロ、コーチ付き、読み込み、一つの画面での対戦は除く
profile-against = 相手
profile-whom-people = 人
profile-whom-bots = ボット
profile-share = 勝率
profile-percent = { NUMBER($share, style: "percent") }
profile-between = ほぼ確実に{ NUMBER($low, style: "percent") }から{ NUMBER($high, style: "percent") }の間
profile-mean-place = 平均順位
profile-mean = { NUMBER($seats, maximumFractionDigits: 1) }人中{ NUMBER($place, maximumFractionDigits: 1) }位
profile-favourites = よく使うもの
profile-chair = { $number }番の席

# 端末
profile-carry = 席を持ち歩く
profile-carry-about = ほかの端末のカメラで読むコードか、キーボードで打つ四つの単語を出します。一度だけ、十分間有効です。
profile-carry-do = コードを表示
profile-scan = ほかの端末で読み取るか、そこで「自分の名前」から「前にも来たことがある」を開いて、この単語を打ってください。一度だけ、これから十分間有効です。
profile-qr = ほかの端末用のリンクのQRコード
profile-link = または、そこでこのリンクを開く
profile-keys = あなたの端末
profile-device = { $system }の{ $browser }
profile-some-device = ブラウザー
profile-program = プログラム
profile-here = この端末、今
profile-seen = 最後の利用 { DATETIME($at, dateStyle: "medium") }
profile-revoke = 外す
profile-revoke-others = ほかの端末をすべてログアウト
profile-leave = ログアウト
profile-leave-about = このブラウザーはあなたのことを忘れます。ほかの端末か合言葉で戻れます。
profile-leave-warning = 鍵はこのブラウザーにしかなく、合言葉もありません。ログアウトすると、このサーバーの運営者でも席を取り戻せません。
profile-leave-sure = 分かっています。取り戻せなくてかまいません。
profile-leave-do = ここでログアウト

# 戻る方法
profile-phrase = 戻る方法
profile-phrase-about = 端末をすべてなくしたとき、席を取り戻せるのは合言葉だけです。紙に書き留める十三の単語です。
profile-phrase-have = 合言葉があります。なくしたら新しく作ってください。古いものは使えなくなります。
profile-phrase-do = 合言葉を作る
profile-phrase-again = 新しい合言葉を作る
profile-phrase-once = この単語を、今、この順に書き留めてください。表示は一度きりで、こちらには照合用の指紋しか残りません。
profile-recover-link = 前にも来たことがある
profile-recover = 戻る
profile-recover-about = 合言葉の十三の単語か、ほかの端末に出ている四つの単語を打ってください。各単語は最初の四文字で足ります。
profile-words = あなたの単語
profile-recover-do = 戻る
profile-replaces = このブラウザーは今{ $name }のものです。先へ進むと{ $name }を忘れます。その席がまだ必要なら、先に合言葉を作ってください。
profile-carry-to = ここで{ $name }として遊ぶ
profile-carry-to-about = このブラウザーに{ $name }の席の鍵を渡します。どの端末からでも、いつでも外せます。
profile-carry-to-do = ここで続ける

# ほかの人に見えるもの
profile-shows = ほかの人に見えるもの
profile-shows-look = ほかの人の目で見る
profile-shows-nothing = 名前だけ
profile-shows-listed = だれでも入れたテーブルでの結果
profile-shows-ratings = その結果とレーティング
profile-public = だれでも入れたテーブルでの結果です。
profile-public-hidden = 名前だけを公開しています。
profile-delete = プロフィールを削除
profile-delete-about = 鍵、合言葉、名前は完全に消えます。終わった対戦は相手のために「だれか」の名で残り、続いている対戦はボットが引き継ぎます。
profile-delete-name = 確認のため「{ $name }」と打ってください：
profile-delete-do = 完全に削除

# お断り
refused-nobody = ここではまだ名前がありません。
refused-phrase-word = { $place }番目の単語は一覧にありません。書き留めたものをもう一度見てください。
refused-phrase-length = 単語が{ $number }個あります。合言葉は{ $phrase }個、ほかの端末のコードは{ $code }個です。
refused-phrase = この合言葉を持つ人はここにはいません。
refused-carry = このリンクまたはコードはもう使われたか、十分が過ぎました。ほかの端末で新しいものを出してください。
refused-too-many-attempts = 試した回数が多すぎます。一分待ってからもう一度どうぞ。
refused-many-keys = 端末がもう{ $most }台あります。先に一台外してください。
refused-no-such-person = そのような人はここにいません。
refused-profile-hidden = この人は対戦を公開していません。
refused-shows = その選択肢はありません。
refused-no-such-key = そのような端末はありません。
refused-key-in-use = 今使っている端末です。ログアウトしてください。
refused-only-key = 鍵はこのブラウザーにしかなく、合言葉もありません。先に合言葉を作るか、承知していると示してください。
refused-delete-name = あなたの名前と違うので、何も削除していません。
