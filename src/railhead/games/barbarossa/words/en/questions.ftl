# Barbarossa: questions
ask-activation = Play TRANSPORTs, activate cards, or end the phase.
    .waiting = { $seat } is in the Activation Phase.
ask-activate_some = Your cards are held up: which fatigued card is activated next?
    .waiting = { $seat } chooses which cards are activated.
ask-operation = Play, use or deploy cards, attack, or end the phase.
    .waiting = { $seat } is in the Operation Phase.
ask-target = What do you attack?
    .waiting = { $seat } chooses the target of the attack.
now-target = You have { $points-BP-left } BP.
forecast-target-events = { $points-BP-left } BP against { $occupying } as it stands, then { $events } { $events ->
    [one] EVENT turns
   *[other] EVENTs turn
} up
forecast-target-copies = { $points-BP-left } BP against { $occupying } as it stands
ask-gather = Raise BP, then pay or give up.
    .waiting = { $seat } gathers Battle Points for the attack.
now-gather = You have { $sum-bp } of { $sum-needed } BP.
ask-discard_deployed = { $about }: which deployed card do you discard?
    .waiting = { $seat } chooses a card to discard.
ask-fatigue_deployed = { $about }: which deployed card do you fatigue?
    .waiting = { $seat } chooses a card to fatigue.
ask-activate_deployed = { $about }: which deployed card do you activate?
    .waiting = { $seat } chooses a card to activate.
ask-choose_one = { $about }: which Units do you discard?
    .waiting = { $seat } chooses which Units to discard.
ask-search_discard = { $about }: which card do you take from your discard pile into your hand, if any?
    .waiting = { $seat } looks through the discard pile.
ask-return_from_hand = { $about }: which card from your hand do you return to the Field, if any?
    .waiting = { $seat } may return a card from hand to the Field.
ask-bury = You look at the top EVENTs: which one goes under the EVENT deck, if any?
    .waiting = { $seat } looks at the top of the EVENT deck.
ask-put_on_top = Which EVENT do you put back first? The last one put back lies on top.
    .waiting = { $seat } puts EVENTs back on top of their deck.
ask-gain_next = Which EVENT do you gain next?
    .waiting = { $seat } chooses which EVENT to gain next.
ask-give_event = Whose Deploying Zone does { $about } go to?
    .waiting = { $seat } chooses who gets { $about }.
ask-return_next = Which EVENT goes under the EVENT deck next? The last one lies at the very bottom.
    .waiting = { $seat } puts the EVENTs under their deck.
ask-reinforcement = Buy cards, play TRANSPORTs, or end the phase.
    .waiting = { $seat } is in the Reinforcement Phase.
ask-keep = Which card do you keep in your hand, if any?
    .waiting = { $seat } may keep one card in hand.
