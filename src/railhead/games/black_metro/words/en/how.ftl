# Black Metro on the pages around the tables, and how to play it on one page
how-name = Black Metro
how-title = Black Metro
how-line = Twelve districts, eight rounds, hidden cards. Rule the night city, or face the overlord alone.
how-unit = power
how-course = Power

how-goal = Win the most power in eight rounds. Send your people into twelve districts, be the strongest there, and use what each district offers. Alone, you need 70 power and must overwhelm all of the overlord's people.
how-turn = A round in four phases

how-steps-1 = Assignment
    .text = In turn, send one or more of your people to a district where you have nobody yet, until all hideouts are empty. You may add a fortune.
how-steps-2 = Dominance
    .text = District by district, the strongest takes a power; the others there take strain. With three more than a rival, you overwhelm all of the rival's people there.
how-steps-3 = Resolution
    .text = Everybody who still has people in a district uses its effects, in order from 1 to 12.
how-steps-4 = Standby
    .text = Your people come home, a recruit joins, you draw a fortune, missions are fulfilled, and the dice are rolled.

how-symbols-1 = Power
    .text = The score.
how-symbols-2 = Strain
    .text = Every two cost a power at the end; beyond 15 they cost power at once.
how-symbols-3 = Gold
    .text = Builds and promotes; three make a power at the end.
how-symbols-4 = Intel
    .text = Pays for science; two make a power at the end.
how-symbols-5 = Drakownium
    .text = Rare, needed for science; each makes a power at the end.
how-symbols-6 = Relic
    .text = Who rules the most districts takes it, and goes first.

how-tips-1 = A tie rules nothing: one more subordinate often beats one more district.
how-tips-2 = Overwhelmed people come back at the price of strain. Do not meet a mechasuit with a single subordinate.
how-tips-3 = A mission you cannot fulfil costs strain at the end. Draw only what you can do.

how-ends-1 = After round eight, what you own is counted, line by line: strength, technologies, resources, less strain.
how-ends-2 = Most power wins; ties go to the player with less strain.
how-ends-3 = The solo challenge is lost at once if your strain goes beyond 15 or the overlord reaches 40 power.

how-examples-1 = Overwhelmed
    .move = 4 against 1: three more
    .text = Red takes a power for being the strongest and another for overwhelming. Green takes a strain and loses the subordinate.
how-examples-2 = A tie
    .move = Two subordinates against a paragon
    .text = A paragon counts 2, as much as two subordinates. Nobody is the strongest, so nobody takes anything.
how-red = Red
how-green = Green
