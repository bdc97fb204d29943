# Metro 2033: Breakthrough
area-factions = Factions
area-race = Race to ten
area-market = Market
area-deck = Deck
area-discard = Discard pile
area-monster = Attack
area-attacked = Everybody in turn
area-gone = Gone so far
area-counter = Task in progress
area-paid = On the counter
area-throwing = To be thrown away
area-tunnel = Threats not seen yet
area-players = Players
area-faction = Faction card
area-stations = Stations
area-stores = Stores
area-sums = Resources in all
area-watch = Watch
area-others_hand = Hand
area-cover = Protection
area-hand = Your hand
area-guards = Turned, as a defence
area-prospects = What your cards would complete
area-sources = Where the people came from

kind-card = Card
kind-card-hidden = a card, face down
kind-deck = Deck
kind-faction = Faction
kind-station = Station
kind-resource = Resource
kind-hero = Hero
kind-threat = Threat
kind-caravan = Caravan
kind-player = Player
kind-attacked = Attacked player
kind-marker = People
kind-guard = Defence
kind-prospect = Would complete
kind-symbol = Threat symbol
kind-category = Category
kind-type = Type of resource
kind-throwing = Cards to throw away
kind-source = Source

face-peaceful = Peaceful
face-military = Military
face-start = At the start
face-other_tasks = Other tasks
face-life_support = Life support
face-food = Food
face-goods = Consumer goods
face-weapons = Weapons
face-ammo = Ammunition
face-gear = Gear
face-biological = Biological
face-mental = Mental
face-radiation = Radiation
face-physical = Physical
face-epidemic = Epidemic
face-unknown = Unknown

mark-taken = taken
mark-peaceful = peaceful
mark-military = military
mark-trade = any kind
mark-red_line = Red Line
mark-hansa = Hansa
mark-polis = Polis
mark-neutral = neutral
mark-caravan_peaceful = peaceful caravans rest 1
mark-caravan_military = military caravans rest 1
mark-takes_station = takes a station
mark-takes_peaceful = takes all peaceful resources
mark-takes_military = takes all military resources
mark-takes_all_resources = takes all resources
mark-on_turn = on turn
mark-can_win = can win with a task that is ready
mark-repelled = you repel it
mark-unguarded = you cannot repel it
mark-now = being attacked now
mark-to_come = still to come
mark-handled = done
mark-will_repel = repels it
mark-has_repelled = has repelled it
mark-will_suffer = cannot repel it
mark-endangered = will be lost
mark-completed = completed
mark-doubled = doubled
mark-kept = kept
mark-on_counter = being completed
mark-ready = ready to be completed
mark-flipped = task done
mark-turned = turned
mark-covered = covered
mark-open = open
mark-attacks = attacks now
mark-free = free to play
mark-cheaper = 1 cheaper to play
mark-life_support = life support
mark-food = food
mark-goods = consumer goods
mark-weapons = weapons
mark-ammo = ammunition
mark-gear = gear
mark-gives_life_support = life support 1 cheaper; free once it is kept
mark-frees_life_support = life support free once its task is done
mark-gives_food = food 1 cheaper; free once it is kept
mark-frees_food = food free once its task is done
mark-gives_goods = consumer goods 1 cheaper; free once it is kept
mark-frees_goods = consumer goods free once its task is done
mark-gives_weapons = weapons 1 cheaper; free once it is kept
mark-frees_weapons = weapons free once its task is done
mark-gives_ammo = ammunition 1 cheaper; free once it is kept
mark-frees_ammo = ammunition free once its task is done
mark-gives_gear = gear 1 cheaper; free once it is kept
mark-frees_gear = gear free once its task is done
mark-doubles_life_support = doubles life support
mark-doubles_food = doubles food
mark-doubles_goods = doubles consumer goods
mark-doubles_weapons = doubles weapons
mark-doubles_ammo = doubles ammunition
mark-doubles_gear = doubles gear
mark-attacks_biological = attacks: biological
mark-repels_biological = repels biological threats
mark-turned_biological = turned: repels biological threats
mark-bares_biological = leaves you open to biological threats
mark-attacks_mental = attacks: mental
mark-repels_mental = repels mental threats
mark-turned_mental = turned: repels mental threats
mark-bares_mental = leaves you open to mental threats
mark-attacks_radiation = attacks: radiation
mark-repels_radiation = repels radiation threats
mark-turned_radiation = turned: repels radiation threats
mark-bares_radiation = leaves you open to radiation threats
mark-attacks_physical = attacks: physical
mark-repels_physical = repels physical threats
mark-turned_physical = turned: repels physical threats
mark-bares_physical = leaves you open to physical threats
mark-attacks_epidemic = attacks: epidemic
mark-repels_epidemic = repels epidemic threats
mark-turned_epidemic = turned: repels epidemic threats
mark-bares_epidemic = leaves you open to epidemic threats
mark-attacks_unknown = attacks: unknown
mark-repels_unknown = repels unknown threats
mark-turned_unknown = turned: repels unknown threats
mark-bares_unknown = leaves you open to unknown threats

number-amount = amount
number-reward = people gained
number-cost = cost
number-printed = printed cost
number-regains = regains
number-bonus = bonus for you
number-task = task
number-turned = cost turned
number-copies = copies
number-owned = people
number-above = rested
number-below = at work
number-on_stations = on stations
number-supply = in the supply
number-cards = cards in hand
number-losses = cards lost
number-left = left
number-paid = paid
number-gains = people gained
number-keep = price of keeping it
number-tokens = people
number-reach = have
number-without_heroes = without heroes
number-missing = missing
number-guards = defences
number-threats = threats not seen yet

moment-set_up = Choose factions
moment-action = Main action
moment-draw = Take cards
moment-finish = Last tasks
moment-hands = Hands to five
moment-round = Turn

word-tasks = tasks
word-free = free
word-or = or
word-no-stores = no stores
word-none = none
word-complete = Complete
word-ready = Ready
word-kept = Kept
word-done = Task done
word-flipped = Task done
word-faction = Faction
word-faction-task = Faction task
word-free-once-done = { $type } free, once done
word-is-free = { $type } free
word-of = { $have } of { $need }
word-keep = keep it for { $price }
word-more = { $missing } more
word-caravan-peaceful = peaceful caravan: +1
word-caravan-military = military caravan: +1
word-caravan-text = Discard only: a new market; everybody rests 1 for each { $colour } reward.
word-bonus = You rest { $bonus } more.
word-if-played = { $have } of { $need } if played
word-bares = then { $symbol } is open
word-takes-station = take a station
word-takes-peaceful = take all peaceful
word-takes-military = take all military
word-takes-all_resources = take all resources
word-unseen = Threats still out there
word-unseen-count = You repel { $repelled } of { $unseen }
word-nothing-unseen = You know where every threat is.
word-raid = { $who } sent it: everybody in turn
word-raid-own = You sent it: everybody in turn
word-repelled-by = repelled by one of
word-repelled-by-all = repelled by all of
word-repels = repels it
word-repelled = repelled it; a free card
word-uses = can use
word-suffers =
    { $losses ->
        [0] loses nothing
        [one] loses 1 card
       *[other] loses { $losses } cards
    }
word-last-raid = Last raid
word-raid-when = turn { $turn }, sent by
word-raid-laid = laid { $card }
word-raid-lost = lost
word-raid-lost-many = lost { $n } cards
word-raid-nothing = had nothing to lose
word-handled = done
word-you = You
word-your-choice = your choice
word-throwing = { $left } of { $all } still to go
word-gone = Gone so far:
word-lost = { $lost } lost
word-paid-of = { $paid } of { $need }
word-counter = On the counter
word-still-missing =
    { $colour ->
        [peaceful] peaceful still missing
        [military] military still missing
       *[other] of any kind still missing
    }
word-left = Left: { $have } of { $need }
word-left-more = beside what is paid
word-brings = What it brings
word-brings-people =
    { $gains ->
        [one] +1 from the supply: { $owned } › { $then } of ten
       *[other] +{ $gains } from the supply: { $owned } › { $then } of ten
    }
word-brings-people-done =
    { $gains ->
        [one] 1 person gained: { $owned } of ten
       *[other] { $gains } people gained: { $owned } of ten
    }
word-brings-rest = { $below } at work can rest
word-brings-keep = Keep it for { $price } of { $above }, or let it go
word-brings-free = Then { $type } is free
word-stair-kept = kept
word-stair-this = this
word-stair-later = later
word-deck = deck
word-discard = discard
word-discarded = Everything in the discard pile
word-rested = rested
word-rested-more = can pay
word-working = at work
word-working-more = back up later
word-supply = supply
word-table-of = The table of { $who }
word-no-stations = No station yet: play one from your hand.
word-no-guards = Nobody on watch.
word-can-win = { $who } can win on the next turn
word-can-win-own = You can win now
word-decides = decides
word-you-decide = decide
word-whole = Everything of { $who }
word-hand-seen = Known in hand
word-task-for = Task
word-led-by = led by { $who }
word-won = You won
word-lost-match = You lost
word-over = The match is over
word-sources = Where the people came from
word-start = at the start
word-last-table = The table at the end
word-broke-through = { $who } broke through.
word-on-counter = On the counter

short-life_support = Life support
short-food = Food
short-goods = Goods
short-weapons = Weapons
short-ammo = Ammo
short-gear = Gear

tiny-life_support = Life
tiny-food = Food
tiny-goods = Goods
tiny-weapons = Weapons
tiny-ammo = Ammo
tiny-gear = Gear

# Words of the drawn table
draw-steps = Steps of a turn

# the end of a match
end-source-task = task
end-number-tasks = Tasks completed
end-number-kept = Stations kept
end-number-played = Cards played
end-number-repelled = Attacks repelled
end-number-suffered = Attacks suffered
