# Black Metro: what happened

## set-up, rounds and phases
event-first_player = { $seat } is drawn as first player and receives the relic.
event-reveals_syndicate = The syndicate { $card } is revealed.
event-colours = { $seat } faces the overlord, who plays { $option } and holds the relic.
event-candidate = { $seat } leads { $option }.
event-round = Round { $number } begins.
event-phase = The { $phase } phase begins.
event-solo_lost = The challenge is lost to { $seat }.

## trackers
event-gets = { $seat } gets { $number } { $resource } (now { $number2 }).
event-gets_some = { $seat } gets only { $number } { $resource } (now { $number2 }, the most possible).
event-gets_none = { $seat } gets no { $resource }: { $number } is the most possible.
event-loses = { $seat } loses { $number } { $resource } (now { $number2 }).
event-loses_none = { $seat } has no { $resource } to lose.
event-spends = { $seat } spends { $number } { $resource } (now { $number2 }).
event-strained = { $seat } takes { $number } strain (now { $number2 }).
event-overstrained = { $seat } loses { $number } power for strain beyond 15 (now { $number2 }).
event-heals = { $seat } heals { $number } strain (now { $number2 }).
event-heals_none = { $seat } has no strain to heal.
event-loses_power = { $seat } loses { $number } power (now { $number2 }).
event-acquires = { $seat } acquires { $number } power (now { $number2 }).

## personnel
event-assigns = { $seat } assigns { $personnel } to { $option }.
event-blockaded = { $seat } meets blockades at { $option }: strength { $number2 } is needed, { $number } is there.
event-stays = { $seat } keeps { $personnel } in the hideout: no district is open.
event-overlord_stays = { $seat } keeps { $personnel } in the hideout: no district is worth going to.
event-recruits = { $seat } recruits a subordinate { $where }.
event-recruits_overwhelmed = { $seat } recruits an overwhelmed subordinate { $where } instead.
event-recruits_nobody = { $seat } recruits nobody: the backup is empty.
event-promotes = { $seat } promotes a subordinate { $where } to { $rankname }.
event-promotes_replaced = { $seat } replaces a subordinate { $where } with an overwhelmed { $rankname }.
event-promotes_nobody = { $seat } promotes nobody.
event-demotes = { $seat } demotes one of { $seat2 }’s personnel, a { $rankname }, to subordinate.
event-strikes_nobody = { $seat } has no specialised personnel there.
event-saves = { $seat } downs the candidate for Triage: a { $rankname } returns to the hideout instead.
event-overwhelmed = Overwhelmed { $where }: { $personnel } of { $seat }.
event-overwhelms_nobody = None of { $seat }’s personnel are overwhelmed.
event-recovers = { $seat } recovers { $personnel }.
event-recovers_nobody = { $seat } recovers nobody.
event-recalls = { $seat } recalls { $personnel } from { $option }.
event-recalls_all = { $seat } recalls { $personnel } from the board.
event-returns_excess = { $seat } has too many personnel and returns a { $rankname } to the backup.
event-lifts = { $seat } moves a { $rankname } from { $option } to { $option2 }.
event-gains_personnel = { $seat } gains a { $rankname } in the hideout.
event-gains_nobody = { $seat } has no { $rankname } left to gain.

## fortifications and tiles
event-builds = { $seat } builds a { $fortname } at { $option }.
event-builds_nothing = { $seat } builds nothing.
event-gains_fort = { $seat } gains a { $fortname } at { $option }.
event-gains_no_fort = { $seat } gains no fortification at { $option }.
event-moves_fort = { $seat } moves the { $option } from { $option2 } to { $option3 }.
event-destroyed = The { $option } at { $option2 } is destroyed.
event-besieges = The doom mechasuit of { $seat } lays siege to { $option }.
event-places_tile = The { $tilename } tile is laid on { $option }.
event-removes_tile = The { $tilename } tile leaves { $option }.
event-wins_arena = { $seat } wins the fight in the arena at { $option }.
event-wins_no_arena = { $seat } wins no fight in the arena at { $option }.

## science
event-advances = { $seat } advances to scientific level { $number }.
event-researches = { $seat } researches a technology{ $secret_n ->
    [-1] {""}
   *[other] : { $secret }
}.
event-researches_nothing = { $seat } has no technology to research.
event-charges = { $seat } charges { $card }.
event-charges_candidate = { $seat } charges { $candidatename }.
event-downs = { $seat } downs { $card }.
event-downs_nothing = { $seat } has no charged technology to down.
event-uses_technology = { $seat } uses { $card }.
event-works = { $seat } gets the effect of { $card }.
event-gains_technology = { $seat } gains { $card }, downed.
event-gains_secretly = { $seat } gains a technology, downed{ $secret_n ->
    [-1] {""}
   *[other] : { $secret }
}.

## fortunes
event-draws = { $seat } draws a fortune{ $secret_n ->
    [-1] {""}
   *[other] : { $secret }
}.
event-draws_nothing = { $seat } draws nothing: no fortune is left.
event-takes_discard = { $seat } takes the { $card } from the discard pile.
event-takes_nothing = { $seat } takes nothing: the discard pile is empty.
event-discards = { $seat } discards the { $card }.
event-discards_nothing = { $seat } has no fortune to discard.
event-plays = { $seat } plays the { $card }.
event-unpaid = { $seat } does not discard for every blockade at { $option }; fortunes missing: { $number }.
event-counters = { $seat } counters with the { $card }.
event-no_counter = { $seat } does not counter: the { $card } takes effect.
event-attacks = { $seat } attacks { $seat2 } for { $option }.
event-attacks_here = { $seat } attacks { $seat2 }.
event-forces = { $seat } forces { $seat2 } to assign to { $option }.
event-not_forced = { $seat } cannot assign to { $option }: nothing happens.
event-eases = Against { $seat } a difference of { $number } is now enough to overwhelm.
event-steals = { $seat } takes a fortune from { $seat2 }{ $secret_n ->
    [-1] {""}
   *[other] : { $secret }
}.
event-steals_nothing = { $seat } holds no fortune to take.
event-puts_on_deck = { $seat } puts the { $card } from the discard pile onto the fortune deck.
event-turns_up = The { $card } is discarded from the fortune deck.
event-turns_up_nothing = No fortune is left to be discarded from the deck.
event-reshuffles = The discard pile is shuffled into a new fortune deck.

## dominance
event-dominates = { $seat } asserts dominance at { $option }, { $number } against { $number2 }.
event-dominates_alone = { $seat } asserts dominance at { $option }, uncontested.
event-tied = { $option } is tied at strength { $number }: nobody asserts dominance.
event-takes_relic = { $seat } dominated the most districts ({ $number }) and takes the relic.
event-retains_relic = { $seat } dominated the most districts ({ $number }) and retains the relic.
event-gives_relic = The city is tied ({ $number } each): { $seat } gives the relic to { $seat2 }.
event-relic_stays = Nobody dominated a district: the relic stays with { $seat }.
event-uses = { $seat } at { $option2 }: { $option }
event-uses_ability = { $seat } downs the candidate: { $option }

## missions and syndicates
event-draws_mission = { $seat } draws a mission{ $secret_n ->
    [-1] {""}
   *[other] : { $secret }
}.
event-draws_no_mission = { $seat } draws nothing: the mission deck is empty.
event-returns_mission = { $seat } puts a mission under the deck{ $secret_n ->
    [-1] {""}
   *[other] : { $secret }
}.
event-returns_no_mission = { $seat } returns no mission.
event-reveals_mission = { $seat } reveals the mission { $card }.
event-reveals_no_mission = { $seat } has no secret mission to reveal.
event-fulfils = { $seat } fulfils { $card }: { $option }
event-backed = { $seat } is backed by { $card }.
event-turns = { $seat } turns { $card } ({ $turned }).

## dice
event-rolls = { $seat } rolls the { $die } dice: { $number }. { $face }
event-rerolls = { $seat } rerolls the { $die } dice: { $number }. { $face }
event-sabotages = { $seat } downs the candidate and sabotages the roll of { $seat2 }.
event-no_penalty = Nobody alone has the most strain: the penalty dice are not rolled.
event-event = The event: { $option }
event-strikes_again = With so few players an explosion follows.

## solo
event-counterintelligence = Counterintelligence: { $seat } drew a joker and discards all fortunes.
event-counteroffensive = Counteroffensive: the overlord strengthens { $option }.
event-counterforce = Counterforce: the joker strikes the city.
event-sends = The overlord sends the { $rankname } to { $option }.
event-not_sent = The overlord cannot send the { $rankname } to { $option }.
event-summons = Summons: { $personnel } of { $seat } are forced from { $option } to { $option2 }.

## final scoring
event-final_scoring = The final scoring begins.
event-pays_strain = { $seat } takes strain for { $scored } ({ $number }).
event-scores = { $seat } scores { $number } power for { $scored } ({ $number2 }).
event-forfeits = { $seat } loses { $number } power for { $scored } ({ $number2 }).
event-final_power = { $seat } ends with { $number } power.
