# バルバロッサ
about = モスクワを目指すデッキ構築ゲーム。補給と部隊をそろえて配備し、都市をひとつずつ攻め落とす。モスクワが陥落したとき、勝利ポイントが最も多いプレイヤーの勝ち。

ending-moscow_has_fallen = モスクワが陥落した。
ending-round_limit = 最終ラウンドが終わったが、モスクワは持ちこたえた。
ending-concession = ほかのプレイヤーが全員投了した。

variant-first_player = 最初のターンを行うプレイヤー。
    .title = 最初のプレイヤー
variant-round_limit = モスクワが陥落していなくてもゲームが終わるラウンド数。
    .title = ラウンド数の上限
variant-first_game = 無作為に選んだ山の代わりに、配備カードの山をゲームから除く。
    .title = はじめてのゲーム

standing-no_activation = 支払って回復させられるカードがなければ、開始フェイズを自動で終了する。
