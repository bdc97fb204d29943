mark-turned = 裏返し
mark-used = 使用済み

player = プレイヤー{ $number }
nobody = 誰も
nothing = なし
hidden-card = カード
list-and = { $first }と{ $last }

why-match_over = ゲームは終了しています。
why-not_asked = 今は何も聞かれていません。
why-not_an_answer = 「{ $option }」はこの質問の答えではありません。
why-no_such_option = このゲームに{ $about }という選択肢はありません。
why-no_such_seat = このゲームに席{ $about }はありません。席は0から{ $number }までです。
why-nobody_can_leave = このゲームからは抜けられません。

standing-only_option = 選択肢が一つだけの質問には自動で答えます。
preview-ends = ゲームが終わります。
