# 端末が自分で話す言葉

scene-empty = 空：{ $areas }

# --- 決定の画面
cli-since = 前回の決定のあと：
cli-begin = これまで：
cli-more_told = … ほか{ $n }件（sinceと入力）
cli-more_table = … 続き（tableと入力）
cli-more_options = … ほか{ $n }件（Enterを押してください）
cli-first_options = … 最初に戻る：Enterを押してください
cli-times = { $sentence }（{ $n }回）
cli-answered = 自動で回答しました：{ $answers }
cli-standing_hint = standing { $name }：{ $text }
cli-round = { $round } { $n }
cli-turn_of = { $seat }の番
cli-prompt = { $who }> {""}
cli-called = { $name }（{ $title }）

# --- 対戦
cli-help =
    番号（1、2、…）か、一つの選択肢だけに当てはまる名前の一部で答えてください。
      Enter         質問をもう一度、または選択肢の続き
      table         テーブル全体           map           マップだけ
      options       選択肢の全文           look 言葉     カードやコマの説明
      since         前回の決定のあとの出来事（log：最初から全部）
      why 言葉      その選択肢が今できない理由と、そのルール
      rule 番号     ルールを調べる（番号、番号の初め、または言葉）
      hint          貪欲ボットならどうするか
      undo          直前の決定を取り消す（undo all：できるだけ前まで）
      standing      自動で回答される質問と、そうできる質問
                    （standing 名前：以後そう答える、standing 名前 off：毎回尋ねる）
      concede       対戦から抜ける（ほかの人は続けます）
      save ファイル 以後、対戦をファイルに保存する
      quit          終了する（対戦は保存され、再開の方法が表示されます）
cli-title = { $title } · { $seats }席{ $options }
cli-seat = { $number }. { $who }：{ $player }
cli-person = 人
cli-type_help = helpでコマンドの一覧、quitで終了します。
cli-standing_intro = { cli-type_help }一部の質問には自動で回答します。standingで確認できます。
cli-only_bots = ボットだけの対戦です。ご覧ください。
cli-pass_keyboard = { $who }さんに交代し、Enterを押してください。 {""}
cli-end_of_input = 入力が終わりました。
cli-nothing_to_save = まだ何も決定していないので、保存するものはありません。
cli-saved_resume = { $file } に保存しました。再開するには：
cli-saved_replay = { $file } に保存しました。リプレイを見るには：
cli-saved_from_now = { $file } に保存しました。以後、決定のたびに保存します。
cli-not_saved = 対戦を保存できませんでした。{ $fault }
cli-name_the_file = ファイル名を指定してください：save ファイル
cli-ambiguous = 候補が複数あります：{ $options }。もう少し入力するか、番号で答えてください。
cli-no_option = 「{ $typed }」という選択肢はありません。optionsで選択肢、helpでコマンドを表示します。
cli-no_number_only = { $typed }番の選択肢はありません。あるのは{ $number }番だけです。
cli-no_number_range = { $typed }番の選択肢はありません。番号は1から{ $number }までです。
cli-no_number_list = { $typed }番の選択肢はありません。あるのは{ $numbers }です。
cli-name_an_option = 選択肢を指定してください：why 言葉
cli-never_an_answer = { $title }はこのゲームにありますが、選ぶことはありません。
cli-not_in_game = このゲームに「{ $typed }」というものはありません。
cli-many_options = 当てはまる選択肢が{ $n }個あります：{ $options }、… もう少し入力してください。
cli-allowed = { $title }：できます。
cli-about = { $title }：{ $sentence }
cli-with_rule = { $sentence }（{ $rule }）
cli-name_a_thing = カードやコマを指定してください：look 言葉
cli-many_things = 当てはまるものが{ $n }個あります：{ $things }、… もう少し入力してください。
cli-no_text = ほかに書かれていることはありません。
cli-name_a_rule = ルールを指定してください：rule 番号
cli-no_such_rule = 「{ $wanted }」に当たるルールは見つかりません。
cli-no_map = このゲームにマップはありません。
cli-no_table = このゲームはここにテーブルを表示しません。logで出来事を確認できます。
cli-nothing_since = 前回の決定のあと、何も起きていません。
cli-hint = 貪欲ボットの回答：{ $option }
cli-standing_on = オン  { $name }：{ $text }
cli-standing_off = オフ  { $name }：{ $text }
cli-no_such_standing = このゲームに「{ $name }」という自動回答はありません。使えるもの：{ $known }。
cli-no_standing = このゲームでは、すべての質問に自分で答えます。
cli-concede_sure = 取り消しはできません。よろしければ：concede yes
cli-only_standing_answers = 取り消せるものはありません。直前の回答はすべて自動です。
cli-taken_back = 取り消しました。
cli-saved_seat = 保存された対戦の{ $number }番の席：{ $fault }
cli-language_lacking = { $title }はまだ「{ $language }」に対応していないため、英語で表示します。
cli-languages_lacking = 英語のみ：{ $titles }

# --- 終了
cli-won = 対戦終了です。{ $count ->
    [1] { $winners }の勝利です。
   *[other] { $winners }がともに勝利しました。
}
cli-nobody_won = 対戦終了です。勝者はいません。
cli-place = 順位
cli-player = プレイヤー
cli-score = 得点

# --- リプレイ
cli-replay_help =
    Enter、n      決定を一つ進める
    b             決定を一つ戻す
    数            その数の決定のあとの局面へ（0：開始時）
    table         テーブル全体
    seat 誰       席の視点で見る（番号か名前）
    spectator     観戦者の視点で見る
    play [席 …]   ここから続きを遊ぶ（例：play Anna=human greedy）
    quit          終了する
cli-replay_intro = Enterで進む、bで戻る、tableでテーブル、helpでコマンドの一覧です。
cli-replay_prompt = リプレイ> {""}
cli-replay_title = { $title } · { $all }の決定のうち{ $at }まで · 視点：{ $who }
cli-a_spectator = 観戦者
cli-log_ends = 記録はここまでです。対戦は最後まで行われていません。
cli-next = 次：{ $sentence }
cli-leaves = { $seat }が対戦から抜けます。
cli-unseen = 誰かがひそかに決定します。
cli-in_secret = { $seat }が秘密に決定します。
cli-answers = { $seat }の回答：{ $option }。
cli-over_here = ここで対戦は終わっています。戻ってから分岐してください。
cli-no_seat = 「{ $who }」という席はありません。1から{ $seats }、プレイヤー名、またはspectatorを指定してください。
cli-too_many_players = プレイヤーが{ $players }人では多すぎます。席は{ $seats }です。

# --- 検討
cli-review_title = { $title } · { $seats }席 · 選択のある決定{ $n }回
cli-turning_points = 勝負の分かれ目
cli-missed = 逃したよりよい選択肢と、手番の終わりまでの差
cli-review_seat = { $seat }：最初の決定で{ $start }、最後は{ $end }。ミスの損失{ $mistakes }、運{ $luck }。
cli-review_turn = 決定{ $number }：{ $chooser }が「{ $option }」を選択。{ $seat }の勝率は{ $before }から{ $after }へ。
cli-review_missed = 決定{ $number }：{ $seat }は「{ $option }」（{ $odds }）を選択。「{ $better }」（{ $best }）のほうがよい手でした。
cli-iterations = --iterationsは1以上です。
