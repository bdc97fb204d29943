# Front Line: No Komrades
area-attack = Enemy fire
area-shots = Shots as they stand
area-line = The line
area-slots = Slots
area-obstacles = Mines and barbed wire
area-laid = Cards laid
area-hits = Hits
area-roulettes = Russian Roulette
area-gear = Equipment in play
area-ability = Your ability
area-packet = Your packet
area-hand = Your hand
area-down = Face down
area-action_deck = Action deck
area-action_discard = Discarded actions
area-attack_deck = Attack deck
area-attack_discard = Discarded attacks
area-fallen = Fallen

kind-card-hidden = a card, face down
kind-commissar = The Commissar
kind-slot = slot
kind-manoeuvre = Manoeuvre
kind-event = Event
kind-equipment = Equipment
kind-attack = Attack
kind-linear_attack = Linear attack
kind-splash_attack = Splash attack
kind-shot = shot

face-linear = linear hit
face-splash_main = direct splash hit
face-splash_indirect = indirect splash hit
face-special = special hit
face-mine = mine
face-misha = Misha the Bear
face-dominika = Dominika
face-nikolai = Nikolai
face-vasily = Vasily
face-yuri = Yuri
face-boris = Boris
face-mikhail = Mikhail
face-svetlana = Svetlana
face-olga = Olga
face-igor = Igor
face-ability_misha = Misha the Bear: Thick Hide
face-ability_dominika = Dominika the Babushka: Market Day
face-ability_nikolai = Nikolai: Lucky Once
face-ability_vasily = Vasily: Party Spirit
face-ability_yuri = Yuri the Veteran: Trench Habits
face-ability_boris = Boris the Butcher: The Ham
face-ability_mikhail = Mikhail: Long Legs
face-ability_svetlana = Svetlana the Cosmonaut: Weightless
face-ability_olga = Olga the Quartermaster: Spare Parts
face-ability_igor = Igor the Looter: Nothing Goes to Waste

mark-target = target
mark-dodging = dodging
mark-prone = prone
mark-fubar = F.U.B.A.R.
mark-tank = in the tank
mark-gassed = gassed
mark-event_used = event used
mark-initiative = initiative
mark-ability_used = ability used
mark-dead = dead
mark-wire = barbed wire
mark-free = free
mark-halt = Halt!
mark-used = used
mark-current = now
mark-spared = no damage
mark-passed_by = the shot passes by
mark-stopped = the tank stops the shot
mark-lost = hits nobody
mark-in_play = in play
mark-in_vain = no effect

number-life = life
number-cards = cards
number-gear = equipment
number-fell = fell in wave
number-coming = damage as it stands
number-targets = target cards
number-mines = mines
number-mine_damage = mine damage
number-advances = advances to come
number-order = turn order
number-damage = damage
number-durability = durability
number-slot = slot
number-target = target card on slot
number-indirect = indirect damage
number-second = second target
number-third = third target

moment-draft = Draft
moment-attack = Attack
moment-choose = Choose
moment-act = Act
moment-damage = Damage
moment-refill = Refill
moment-initiative = Initiative
moment-window_1 = Events, window W1
moment-window_2 = Events, window W2
moment-window_3 = Events, window W3
moment-window_4 = Events, window W4
moment-window_5 = Events, window W5
moment-round = Turn

# Words of the drawn table
draw-discarded = { $n } discarded
draw-order = in initiative order
draw-draft = The draft
draw-draft-note = keep one, pass on the rest
draw-none-down = No card lies face down.
draw-resolved = resolved
draw-attack-deck = attack
draw-action-deck = action
draw-silent = The guns are silent.
draw-to-come = { $n } to come
draw-behind = behind slot { $n }
draw-target-slot = Target card on slot { $n }
draw-target-on = Target card on { $who }
draw-coming = The attack does { $n } damage here, as it stands.
draw-free-slot = Free slot
draw-gassed = Gassed: no refill until the hand is empty
draw-mines = { $n ->
    [one] 1 mine, { $damage } damage
   *[other] { $n } mines, { $damage } damage
}
draw-halt = Halt! Nobody moves this turn.
draw-slot = slot { $n }
draw-fallen = fallen
draw-fell = { $n ->
    [1] first to fall
    [2] second to fall
    [3] third to fall
    [4] fourth to fall
    [5] fifth to fall
    [6] sixth to fall
    [7] seventh to fall
    [8] eighth to fall
    [9] ninth to fall
   *[other] last to fall
}
draw-alive-still = alive
draw-empty-hand = Your hand is empty.
draw-picked = picked
draw-laid = laid face down
draw-comrades = Comrades
draw-alive = { $n } of { $all } alive, the last one wins
draw-cards-in-hand = cards in hand
draw-event-played = Has played an event this turn
draw-event-open = May still play an event this turn
draw-steps = Steps of the turn
draw-over = The match is over
draw-window = Window W{ $n }: events may be played
draw-events = events
draw-slogan = After you, comrade!
draw-of = { $n } of { $all }
draw-spared = The attack does no damage here, as it stands.

# the end of a match
end-source-start = life at the start
end-source-gained = life gained
end-source-linear = linear fire
end-source-splash = splash
end-source-mines = mines
end-source-left = life left
end-number-cards = Cards turned up
end-number-events = Events announced
end-number-gear = Equipment used
end-number-struck = Times in the fire
end-number-spared = Fire passed by
end-number-damage = Damage taken
draw-ledger = Where the life went
