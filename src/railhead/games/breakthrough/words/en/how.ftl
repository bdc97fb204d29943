# Metro 2033: Breakthrough on the pages around the tables, and how to play it on one page
how-name = Metro 2033: Breakthrough
how-title = Breakthrough
how-subtitle = Metro 2033
how-line = Gather resources, fend off monsters, finish tasks. The first to own ten tokens wins.
how-unit = { $n ->
    [one] token
   *[other] tokens
}
how-course = Tokens

how-goal = Be the first to own ten tokens. Tokens are your people: they pay for cards, man your stations, and are your score.
how-turn = Your turn: one of the first three, and as much of the fourth as you like

how-steps-1 = Play a card
    .text = Pay with rested tokens and lay a resource, a station, a hero or a defence in front of you. Then take a card.
how-steps-2 = Or discard one
    .text = As many tokens as the card cost rest and can be used again. A caravan or a threat now takes effect, for everybody.
how-steps-3 = Or discard three
    .text = No tokens and no effect, but three new cards.
how-steps-4 = Complete tasks
    .text = At any time in your turn: discard resources that reach the number of a task. You gain a token, and all your tired people rest.

how-symbols-1 = Peaceful
    .text = Life support, food and goods.
how-symbols-2 = Military
    .text = Weapons, ammunition and gear.
how-symbols-3 = Station
    .text = A task, and cheaper resources of one kind. Manned by tokens, it makes them free.
how-symbols-4 = Caravan
    .text = Discarded, it renews the market, and everybody rests a token for each matching station.
how-symbols-5 = Threat
    .text = Discarded, it attacks everybody, you included.
how-symbols-6 = Defence
    .text = One symbol that matches repels a threat, and you may lay a card for free.

how-tips-1 = A finished task brings all your tokens back above the card. Spend them first, then finish it.
how-tips-2 = Stations of one line make each other cheaper: collect Red Line, Hansa or Polis.
how-tips-3 = Lay a defence before you send a monster: it comes for you first.

how-ends-1 = Ten tokens owned, wherever they lie: that player wins at once.
how-ends-2 = There is no last round: it is over the moment a task gives the tenth token.

how-examples-1 = A task done
    .move = 3 + 3 + 1 make the 7 it asks for
    .text = The resources are discarded. You gain a token, and all your tired people rest: six are ready again.
how-examples-2 = A cheaper card
    .move = Pork for 2 instead of 3
    .text = Komsomolskaya makes food a token cheaper. The two who pay are tired now; the meat lies in front of you.
how-rested = Rested
how-tired = Tired
