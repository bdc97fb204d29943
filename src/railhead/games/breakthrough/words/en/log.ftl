# Metro 2033: Breakthrough: what happened

## set-up
event-leads = Player { $number } leads { $card }.
event-begins = { $seat } goes first.
event-turn = Turn { $number }: { $seat }.
event-no_main_action = { $seat } has no card in hand and therefore no main action.

## cards
event-draws = { $seat } draws { $secret } from the deck.
event-takes = { $seat } takes { $card } from the market.
event-reveals = { $card } is laid face up in the market.
event-reshuffles = The deck is empty: the discard pile is shuffled and becomes the new deck.
event-takes_nothing = { $seat } takes no card, because none is left.
event-plays = { $seat } plays { $card } and pays { $tokens }.
event-plays_free = { $seat } plays { $card } for nothing.
event-plays_turned = { $seat } plays { $card } turned, as a defence, and pays { $tokens }.
event-discards = { $seat } discards { $card } and regains { $tokens }.
event-throws_away = { $seat } throws { $card } away without effect.
event-cleans_up = { $seat } cleans up: { $card } leaves play.
event-tokens_return = { $seat } moves { $tokens } from { $card } back above the faction card.

## tasks
event-begins_task = { $seat } sets about the task of { $card }: { $number } { $colour }.
event-uses = { $seat } uses { $card } for the task: { $number } of { $number2 }.
event-doubles = { $seat } uses { $card } to double the resources of one type: { $number } of { $number2 }.
event-completes = { $seat } completes the task of { $card } and gains { $tokens } from the supply.
event-refreshes = { $seat } moves { $tokens } from below to above.
event-keeps = { $seat } keeps { $card } with { $tokens } on it and plays { $type } for nothing from now on.
event-cannot_keep = { $seat } has { $tokens2 } above, and keeping { $card } takes { $tokens }.
event-lets_go = { $seat } discards the station { $card }.
event-flips = { $seat } flips the faction card and plays { $type } for nothing from now on.

## caravans
event-refreshes_market = The caravan renews the market.
event-leaves_market = { $card } leaves the market.
event-rests = { $seat } moves { $tokens } up thanks to the caravan.
event-rests_nobody = { $seat } has no tokens below that the caravan could move up.

## threats
event-attacks = { $card } attacks every player.
event-uses_up = { $seat } uses up { $card2 } against { $card }.
event-repels = { $seat } repels { $card } with { $card2 }.
event-lays_free = { $seat } lays { $card } for free.
event-lays_free_turned = { $seat } lays { $card } for free, turned as a defence.
event-lays_nothing = { $seat } lays no card for free.
event-suffers = { $seat } cannot repel { $card }.
event-loses = { $seat } loses { $card }.
event-loses_nothing = { $seat } has nothing to lose to it.
event-routs = { $seat } is routed and moves { $tokens } below.

## the end
event-wins = { $seat } owns { $tokens_to_win ->
    [10] ten
   *[other] { $tokens_to_win }
} tokens and wins.
event-stops = The match is stopped as a draw after { $number } turns.

## amounts
amount-tokens = { $n ->
    [0] no tokens
    [one] 1 token
   *[other] { $n } tokens
}
