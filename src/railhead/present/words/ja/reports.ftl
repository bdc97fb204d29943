# サーバー運営者への報告。

report-short = 報告
report-name = プレイヤー名を報告する
report-title = サーバーの運営者に報告する
report-about = 運営者には報告の内容と理由が見えます。ほかのプレイヤーには知らされません。
report-whose = 誰の名前ですか？
report-nobody = ほかには誰もいません。
report-why = 何が問題ですか？
report-do = 報告する
report-thanks = ありがとうございます
report-thanks-about = 運営者があなたの報告を読めるようになりました。チャットで自分だけに対してプレイヤーをミュートすることもできます。
refused-no-such-line = その発言はもうありません。
refused-report-why = 理由を{ $most }文字以内で書いてください。
refused-reports = すでに多くの報告があります。明日もう一度お試しください。
