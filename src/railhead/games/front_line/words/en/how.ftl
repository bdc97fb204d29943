# Front Line: No Komrades on the pages around the tables, and how to play it on one page
how-name = Front Line: No Komrades
how-title = Front Line
how-subtitle = No Komrades
cover-word = Commissar
how-line = Push, swap and dodge so that the others are hit. The last comrade alive wins.
how-course = Life

how-goal = Be the last comrade alive. You cannot shoot back: all you can do is see to it that somebody else stands where the bullet lands.
how-turn = A turn in seven steps

how-steps-1 = Attack
    .text = The enemy turns up a card. Targets are laid on places in the line, and they stay there whatever moves.
how-steps-2 = Choose
    .text = Everybody lays one card face down, at the same time.
how-steps-3 = Events
    .text = Once a turn, at almost any time, you may play an event straight from your hand.
how-steps-4 = Act
    .text = Cards are turned up one by one, the comrade with the flag first. Move, dodge, swap, dig in.
how-steps-5 = Damage
    .text = Whoever stands in the line of fire now takes the hit.
how-steps-6 = Refill
    .text = Everybody draws up to five cards.
how-steps-7 = Initiative
    .text = The flag goes to the next player on the left.

how-symbols-1 = Linear attack
    .text = Runs from its target towards the Commissar and hits the first comrade on its way.
how-symbols-2 = Splash attack
    .text = Hits the place it aims at. The places on both sides get the splinters.
how-symbols-3 = Manoeuvre
    .text = The card you lay to move yourself or others.
how-symbols-4 = Equipment
    .text = Stays in front of you until it is worn out.
how-symbols-5 = Mine
    .text = Waits on the free place. Whoever steps there, or is pushed there, takes three damage.
how-symbols-6 = F.U.B.A.R.
    .text = Nobody can move this comrade this turn.

how-tips-1 = Count from the target towards the Commissar: the first comrade there is hit, and an empty place stops nothing.
how-tips-2 = A long move first shoves everybody towards the gap; only then do you change places. Use it to push others into the fire.
how-tips-3 = Keep an event for the moment after the cards are turned up: then you know where the shot will land.

how-ends-1 = No life left: the comrade falls, and the Commissar steps up. The line gets shorter, and there is less room to hide.
how-ends-2 = Only one comrade left: that player wins at once.
how-ends-3 = The last ones fall together: nobody wins but the enemy.

how-examples-1 = Run for it
    .move = Olga moves 3 back
    .text = The first step pushes everybody into the gap, then she changes places twice. The ball finds Yuri.
how-examples-2 = After you, comrade
    .move = Misha moves up
    .text = Step by step he changes places with everybody before him. Olga slips out of the line of fire.
