# Metro 2033: Breakthrough: questions
ask-choose_faction = Which faction do you lead?
    .waiting = { $seat } chooses a faction.
ask-action = Your turn: play a card, discard one, or discard { $discard_three ->
    [3] three
   *[other] { $discard_three }
}. Additional actions are possible before it.
    .waiting = The { $seat } chooses a main action.
ask-discard_one = Which card do you discard? You regain its cost; a caravan or a threat takes effect.
    .waiting = The { $seat } discards a card.
ask-discard_three = Which card do you throw away? { $discard_three ->
    [3] Three
   *[other] { $discard_three }
} go, without tokens and without effect.
    .waiting = The { $seat } discards { $discard_three ->
    [3] three
   *[other] { $discard_three }
} cards.
ask-take = Which card do you take?
    .waiting = The { $seat } takes a card.
ask-take_or_act = Which card do you take? Additional actions are possible before it.
    .waiting = The { $seat } takes a card.
ask-end_turn = Do you end your turn? You can still complete a task or clean up.
    .waiting = The { $seat } may take additional actions.
ask-last_clean_up = Do you end your turn? You can still clean up.
    .waiting = The { $seat } may clean up.
ask-pay_task = { $about }: which card do you use?
    .waiting = The { $seat } completes a task.
ask-keep_station = Do you keep { $about } and put tokens on it, or discard it?
    .waiting = The { $seat } decides about { $about }.
ask-clean_up = Which card in play do you discard? You regain only the tokens that lie on it.
    .waiting = The { $seat } may clean up.
ask-defend = { $about } attacks. Which card do you use up to repel it?
    .waiting = The { $seat } repels { $about }.
ask-free_card = You repelled the monster. Which card do you lay for free?
    .waiting = The { $seat } may lay a card for free.
ask-lose_station = { $about } gets through. Which of your stations do you lose?
    .waiting = The { $seat } loses a station to { $about }.
