# Barbarossa on the pages around the tables, and how to play it on one page
how-name = Barbarossa
how-title = Barbarossa
cover-word = Moscow
how-line = Build a deck of supply and units, and take one city after the other on the road to Moscow.
how-unit = VP
how-course = Victory Points

how-goal = Collect the most Victory Points on the road to Moscow. Everybody starts with the same eight cards; what you buy, deploy and take is up to you.
how-turn = Your turn in four phases

how-steps-1 = Activation
    .text = All your fatigued cards become active again.
how-steps-2 = Operation
    .text = You have one Operation Point. Play cards, deploy units, use their abilities, and attack once if you like.
how-steps-3 = Reinforcement
    .text = Buy: each card costs its Supply Points and one Reinforcement Point. It goes to your discard pile.
how-steps-4 = Ending
    .text = Played cards leave, you may keep one card in hand, and you draw four.

how-symbols-1 = Operation Points
    .text = Pay for the cards you play.
how-symbols-2 = Supply Points
    .text = Pay for the cards you buy.
how-symbols-3 = Reinforcement Points
    .text = One for each card you buy.
how-symbols-4 = Battle Points
    .text = Pay for the city, hill or position you attack.
how-symbols-5 = Draw Points
    .text = Draw that many cards at once.
how-symbols-6 = Victory Points
    .text = Counted at the end, on all your cards.

how-tips-1 = You need a deployed unit before you may attack: deploy a Grenadier Regiment early.
how-tips-2 = A city is defended by an event that you see only when you attack. Bring a few Battle Points more than its price.
how-tips-3 = Points do not last: what you have not spent by the end of your turn is gone.

how-ends-1 = Moscow lies under all other cities. Whoever takes it ends the game with that Operation Phase.
how-ends-2 = Everybody counts the Victory Points of all cards: hand, deck, discard pile and deployed.
how-ends-3 = A tie goes to the best objective, then to the most cities.

how-examples-1 = Buying
    .move = Trucks cost 3 Supply Points
    .text = One Reinforcement Point goes with every card. The Trucks go to your discard pile; from the next time you draw them they give two Supply Points.
how-examples-2 = Attacking
    .move = 3 + 3 Battle Points against 5
    .text = Turn both regiments, pay 5, and the Position is yours: it counts a Victory Point at the end.
