# バルバロッサ：選択肢
option-end = フェイズを終了する
option-attack = 攻撃を宣言する
option-pay = 占領コストを支払って占領する
option-give_up = 占領をあきらめる
option-done = （これ以上）選ばない

## カード
option-play = 「{ $thing }」をプレイする
option-deploy = 「{ $thing }」を配備する
option-place = 手札の「{ $thing }」を配備ゾーンに置く
option-buy = 「{ $thing }」を購入する
option-activate = 補給ポイントを支払って「{ $thing }」を回復させる
option-card = { $thing }
option-active = { $thing }（未消耗）
option-fatigued = { $thing }（消耗）

## 起動能力：$thing は cards.ftl の face-…
option-use = { $thing }
option-use_fatigued = { $thing }（消耗状態のカードで使う）

## 攻撃
option-target-hill = 高地を攻撃する
option-target-position = 陣地を攻撃する
option-target-city = 都市を攻撃する
option-choice-stalingrad-1 = 自分の戦車をすべて捨山に移す
option-choice-stalingrad-2 = 戦車以外の自分の部隊カードをすべて捨山に移す
