# バルバロッサ：できない理由

## カードのプレイ（第5章）
why-not_in_hand = このカードは手札にありません。
why-never_played = このカードにはプレイコストがないため、プレイできません。
why-not_enough_op = プレイコストは作戦ポイント{ $number }ですが、手元には{ $number2 }しかありません。
why-only_transports = 作戦フェイズ以外でプレイできるのは補給カードだけです。
why-no_cards_in_an_attack = 攻撃中は、カードをプレイすることも、配備することも、手札から置くこともできません。
why-no_cards_in_between = カードや能力の処理中は、カードをプレイすることも、配備することも、手札から置くこともできません。

## 配備（第10章）
why-no_deploying_rule = この部隊カードには配備中のルールがないため、配備できません。
why-unit_deployed_at_once = この部隊カードは、プレイするとただちに配備されます。
why-aid_deployed_at_once = 配備カードは、プレイするとただちに配備されます。
why-no_right_to_deploy = プレイ後に配備できるのは、テキストにそう書かれた部隊カードだけです。
why-not_played = このカードはプレイゾーンにありません。
why-deployed_in_operation = カードを配備できるのは作戦フェイズだけです。
why-no_permit = 手札から直接カードを置けるようにするカードを、このフェイズにプレイしていません。
why-not_put_down = 手札から直接置けるのは、配備中のルールを持つ歩兵と戦車だけです。
why-not_held_to_put_down = このカードは手札にありません。
why-put_down_in_operation = 手札から直接カードを置けるのは作戦フェイズだけです。

## 起動能力（第9章）
why-not_in_play = このカードはあなたの戦闘エリアに出ていません。
why-no_active_copy = このカードで未消耗のものは、あなたの戦闘エリアに出ていません。
why-no_fatigued_copy = このカードで消耗状態のものは、あなたの戦闘エリアに出ていません。
why-not_active = すでに消耗状態のカードを、起動コストとして消耗させることはできません。
why-any_copy = この能力はどのカードで使っても同じなので、選択肢は1つだけです。
why-using_op = 起動コストは作戦ポイント{ $number }ですが、手元には{ $number2 }しかありません。
why-using_sp = 起動コストは補給ポイント{ $number }ですが、手元には{ $number2 }しかありません。
why-using_rp = 起動コストは増援ポイント{ $number }ですが、手元には{ $number2 }しかありません。
why-using_bp = 起動コストは戦闘ポイント{ $number }ですが、手元には{ $number2 }しかありません。
why-using_cards = 起動コストにできる配備中のカードが{ $number }枚必要ですが、{ $number2 }枚しかありません。
why-abilities_in_operation = 起動能力を使えるのは作戦フェイズだけです。
why-no_abilities_in_between = カードや能力の処理中は、起動能力を使えません。
why-needs_attack = この能力は自分の攻撃中にしか使えません。
why-needs_city = この能力は都市への攻撃中にしか使えません。

## 回復（7-1）
why-never_paid_for = このカードは、ポイントを支払って回復させるカードではありません。
why-none_to_pay_for = このカードで消耗状態のものは配備されていません。
why-activation_cost = 回復には補給ポイントが{ $number }必要ですが、手元には{ $number2 }しかありません。
why-activation_only = ポイントを支払ってカードを回復させられるのは開始フェイズだけです。
why-not_automatic = このカードは自動では回復しません。
why-none_to_activate = このカードで消耗状態のものは配備されていません。

## 購入（第11章）
why-never_bought = イベントカードと目標カードは購入できません。
why-deck_removed = このカードの山は、今回のゲームでは使いません。
why-deck_empty = このカードの山は、場に残っていません。
why-not_on_top = 購入できるのは、配備カードの山の一番上のカードだけです。
why-no_rp = 購入のたびに増援ポイントが{ $number }必要ですが、手元には{ $number2 }しかありません。
why-price_too_high = 購入コストは補給ポイント{ $number }ですが、手元には{ $number2 }しかありません。
why-reinforcement_only = カードを購入できるのは増援フェイズだけです。

## 攻撃（第12章）
why-no_unit = 攻撃するには、配備ゾーンに部隊カードが必要です。
why-nothing_to_attack = 場に目標カードが残っていません。
why-attacked_already = この作戦フェイズには、すでに攻撃を行いました。
why-attack_in_operation = 攻撃できるのは自分の作戦フェイズだけです。
why-declare_first = 先に攻撃を宣言し、それから攻撃目標を選んでください。
why-target_chosen = この攻撃の目標はすでに選ばれています。
why-choose_target = 先に攻撃目標を選んでください。
why-no_target = その山にはカードが残っていません。
why-no_attack = 攻撃中ではありません。
why-too_few_bp = 占領コストは{ $number }ですが、手元の戦闘ポイントは{ $number2 }しかありません。
why-must_pay = 占領コスト{ $number }に対して戦闘ポイントが{ $number2 }あります。わざと失敗することはできません。
why-must_finish = 先に攻撃を終わらせてください。占領コストを支払うか、占領をあきらめます。

## 選択
why-not_optional = この選択は省略できません。必ず選んでください。
why-paid_in_full = 起動コストは全額支払う必要があります。必ず選んでください。
why-not_meant = このカードは、対象となる種類ではありません。
why-wrong_condition = 消耗させられるのは未消耗のカードだけ、回復させられるのは消耗状態のカードだけです。
why-not_deployed = その状態のこのカードは、あなたの配備ゾーンにありません。
why-not_in_discard = このカードはあなたの捨山にありません。
why-not_held_to_return = このカードは手札にありません。
why-not_held_to_keep = このカードは手札にありません。
why-not_to_gain = このカードは、公開されたイベントカードの中にありません。
why-not_to_return = このカードは、山の底に戻すイベントカードの中にありません。
why-not_scouted = このカードは、見ているイベントカードの中にありません。
why-no_such_player = { $number2 }人のこの対戦に、プレイヤー{ $number }はいません。
why-has_left = このプレイヤーはすでに対戦を離れています。
