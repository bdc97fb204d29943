# バルバロッサ：ゲームの記録

## 準備とターン
event-removes = 「{ $card }」の山は今回のゲームでは使わない。
event-removes_aids = 配備カードの山は今回のゲームでは使わない。
event-first = スタートプレイヤーは{ $seat }。
event-turn = 第{ $number }ラウンド：{ $seat }のターン。
event-phase = { $seat }の{ $phase }。
event-ending_phase = { $seat }の終了フェイズ。

## ポイントとカード
event-gains = { $seat }は{ $point }を{ $number }得た（計{ $number2 }）。
event-loses_points = { $seat }は{ $point }を{ $number }失った（残り{ $number2 }）。
event-loses_nothing = { $seat }には失うポイントがなかった。
event-profits = { $seat }は「{ $card }」の恩恵を受けた。
event-suffers = { $seat }は「{ $card }」に苦しめられた。
event-draws = { $seat }は{ CASE($secret, "quoted") }を引いた。
event-no_cards = { $seat }には引けるカードが残っていなかった。
event-reshuffles = { $seat }は捨山をシャッフルして新しい山札にした。

## プレイ、配備、起動能力
event-plays = { $seat }は「{ $card }」をプレイした。
event-plays_for = { $seat }は作戦ポイントを{ $number }支払い、「{ $card }」をプレイした。
event-yields_less = 「{ $card }」から{ $seat }が得る補給ポイントは{ $number }少なくなった。
event-deploys = { $seat }は「{ $card }」を{ $condition }で配備した。
event-places = { $seat }は手札の「{ $card }」を配備ゾーンに置いた。
event-uses = { $seat }は起動能力を使った。{ $option }。
event-nothing_fits = { $seat }には「{ $card }」の対象になるカードがなかった。
event-chooses = { $seat }の選択：{ $option }。
event-takes_no_more = { $seat }は「{ $card }」の対象を選び終えた。
event-discards = { $seat }は配備ゾーンの「{ $card }」を捨山に移した。
event-fatigues = { $seat }の「{ $card }」が消耗した。
event-activates = { $seat }の「{ $card }」が回復した。
event-stays_fatigued = { $seat }の「{ $card }」は消耗状態のままだった。
event-held_up = { $seat }の消耗状態のカード{ $number2 }枚のうち、回復するのは{ $number }枚だけ。
event-pays_for = { $seat }は「{ $card }」を回復させるため、補給ポイントを{ $number }支払った。
event-takes_back = { $seat }は捨山の「{ $card }」を手札に加えた。
event-returns = { $seat }は「{ $card }」を場に戻した。
event-returns_to_box = { $seat }は「{ $card }」を箱に戻した（この山は今回のゲームでは使わない）。

## イベントカード
event-looks_at = { $seat }はイベントカードの山から{ CASE($secret, "quoted") }を見た。
event-buries = { $seat }はイベントカード1枚を山の底に置いた。
event-puts_on_top = { $seat }はイベントカード1枚を山の上に戻した。
event-no_event = イベントカードの山にはもうカードがない。
event-turns_up = イベント「{ $card }」が公開された（占領コスト＋{ $number }）。
event-gains_event = { $seat }はイベント「{ $card }」を獲得した。
event-takes_event = { $seat }は「{ $card }」を捨山に移した。
event-gives_event = { $seat }は「{ $card }」を{ $seat2 }の配備ゾーンに置いた。
event-returns_events = { $seat }はイベントカード{ $number }枚を、順番を伏せて山の底に戻した。

## 攻撃
event-declares = { $seat }は攻撃を宣言した。
event-attacks = { $seat }は「{ $card }」を攻撃目標に選んだ。
event-needs = 「{ $card }」の占領コストは{ $number }。{ $seat }の戦闘ポイントは{ $number2 }。
event-reduces = { $seat }は占領コストを{ $number }下げ、{ $number2 }にした。
event-wins = { $number ->
    [0] { $seat }は戦闘ポイントを支払わずに「{ $card }」を占領した。
   *[other] { $seat }は戦闘ポイントを{ $number }支払い、「{ $card }」を占領した。
}
event-fails = { $seat }は「{ $card }」の占領に失敗した（占領コスト{ $number }、戦闘ポイント{ $number2 }）。
event-breaks_off = { $seat }の「{ $card }」への攻撃は中止された。

## 購入とターンの終わり
event-buys = { $seat }は補給ポイント{ $number }で「{ $card }」を購入した。
event-discards_unplayed = { $seat }は手札の「{ $card }」を捨山に移した。
event-keeps = { $seat }は手札を1枚残した。
event-keeps_nothing = { $seat }は手札を残さなかった。

## ゲームの終わり
event-concedes = { $seat }は投了した。{ $seat }のカードはすべてゲームから除かれる。
event-counts = { $seat }の勝利ポイントは{ $number }（配備中{ $number2 }、手札・山札・捨山・プレイゾーン{ $number3 }）。
event-tie_by_objective = 同点のため、最も価値の高い目標カード（勝利ポイント{ $number }）を持つ{ $seat }の勝ち。
event-tie_by_cities = 同点のため、最も多くの都市（{ $number }枚）を持つ{ $seat }の勝ち。
event-shared = 同点のため、勝利を分かち合う。
