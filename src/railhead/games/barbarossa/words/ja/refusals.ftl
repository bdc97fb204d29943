# バルバロッサ：できない理由

## カードのプレイ（第5章）
why-not_in_hand = このカードは手札にありません。
why-never_played = このカードにはプレイコストがないため、プレイできません。
why-not_enough_op = 作戦ポイントが足りません（プレイコスト{ $number }、手元{ $number2 }）。
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
why-not_in_play = このカードは、あなたのプレイゾーンにも配備ゾーンにもありません。
why-no_active_copy = 未消耗のこのカードは、あなたのプレイゾーンにも配備ゾーンにもありません。
why-no_fatigued_copy = 消耗状態のこのカードは、あなたのプレイゾーンにも配備ゾーンにもありません。
why-not_active = すでに消耗状態のカードを、起動コストとして消耗させることはできません。
why-any_copy = この能力はどのカードで使っても同じなので、選択肢は1つだけです。
why-using_op = 作戦ポイントが足りません（起動コスト{ $number }、手元{ $number2 }）。
why-using_sp = 補給ポイントが足りません（起動コスト{ $number }、手元{ $number2 }）。
why-using_rp = 増援ポイントが足りません（起動コスト{ $number }、手元{ $number2 }）。
why-using_bp = 戦闘ポイントが足りません（起動コスト{ $number }、手元{ $number2 }）。
why-using_cards = 起動コストにできる配備中のカードが足りません（必要{ $number }枚、該当{ $number2 }枚）。
why-abilities_in_operation = 起動能力を使えるのは作戦フェイズだけです。
why-no_abilities_in_between = カードや能力の処理中は、起動能力を使えません。
why-needs_attack = この能力は自分の攻撃中にしか使えません。
why-needs_city = この能力は都市への攻撃中にしか使えません。

## 回復（7-1）
why-never_paid_for = このカードは、ポイントを支払って回復させるカードではありません。
why-none_to_pay_for = 消耗状態のこのカードは、あなたの配備ゾーンにありません。
why-activation_cost = 補給ポイントが足りません（回復に必要{ $number }、手元{ $number2 }）。
why-activation_only = ポイントを支払ってカードを回復させられるのは開始フェイズだけです。
why-not_automatic = このカードは自動では回復しません。
why-none_to_activate = 消耗状態のこのカードは、あなたの配備ゾーンにありません。

## 購入（第11章）
why-never_bought = イベントカードと目標カードは購入できません。
why-deck_removed = このカードの山は、今回のゲームでは使いません。
why-deck_empty = 場にあるこのカードの山は、もう空です。
why-not_on_top = 購入できるのは、配備カードの山の一番上のカードだけです。
why-no_rp = 増援ポイントが足りません（購入1回につき{ $number }、手元{ $number2 }）。
why-price_too_high = 補給ポイントが足りません（購入コスト{ $number }、手元{ $number2 }）。
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
why-too_few_bp = 戦闘ポイントが足りません（占領コスト{ $number }、手元{ $number2 }）。
why-must_pay = 戦闘ポイントは足りています（占領コスト{ $number }、手元{ $number2 }）。わざと失敗することはできません。
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
