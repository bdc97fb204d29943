# Metro 2033 on the pages around the tables, and how to play it on one page
how-name = Metro 2033
how-title = Metro 2033
cover-word = POLIS
how-line = One army, one hero, a whole underground to fight for. Ten points win, or all of Polis.
how-unit = { $n ->
    [one] point
   *[other] points
}
how-course = Points

how-goal = Lead a faction of the Moscow metro to ten points, or hold all four stations of Polis. Every station you control is a point, and so is every mission you complete.
how-turn = A round in five phases

how-steps-1 = Events
    .text = The round track says what comes: income from your stations, a threat out of the dark, or a law to vote on.
how-steps-2 = Mobilization
    .text = Pay pigs to keep a large army, then hire: one pig and one ammo for each point of strength.
how-steps-3 = Army
    .text = One action: attack a station within reach, attack a hero, or take a resource.
how-steps-4 = Hero
    .text = Move, then take one action: trade with Hansa, get a mission, scout, or attack where the hero stands.
how-steps-5 = End of the round
    .text = Has anybody won? If not, the first player marker goes to the left.

how-symbols-1 = Pigs
    .text = Feed a large army and hire soldiers.
how-symbols-2 = Mushrooms
    .text = With ammo they buy equipment and missions.
how-symbols-3 = Ammo
    .text = Hires soldiers and pays at the market.
how-symbols-4 = Threat
    .text = Guards every free station outside Polis. You see its strength only when you fight it.
how-symbols-5 = Mission
    .text = A secret goal, worth a point once.
how-symbols-6 = Law
    .text = Changes a rule for everybody, if the vote carries it: one vote for each station.

how-tips-1 = Hansa cannot be taken, but it carries your army: one tunnel of the ring brings far stations into reach.
how-tips-2 = Scout first. A threat you have seen can be put on top just before your attack in the next round.
how-tips-3 = An army of five costs nothing to keep. Beyond that you pay pigs every round.

how-ends-1 = Ten points at the end of a round win; nine are enough for the Red Line.
how-ends-2 = All four stations of Polis win, too.
how-ends-3 = If several have made it, the one nearest to the first player wins.

how-examples-1 = A fight for a station
    .move = 5 + 2 against 6 + 0
    .text = Both lay a combat card unseen. Evasion is worth nothing against another defence card, so the hero wins by one and the station is lost to Arbat.
how-examples-2 = Capturing a station
    .move = 6 against a threat of 1
    .text = The threat falls and leaves an ammo. A pig and a mushroom more, and the station is captured: one point.
