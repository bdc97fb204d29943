# Metro 2033: Breakthrough: what happened

## set-up
event-leads = { $person } leads the { $card }.
event-begins = The { $seat } goes first.
event-turn = Turn { $number }: { $seat }.
event-no_main_action = The { $seat } has no card in hand and therefore no main action.

## cards
event-draws = The { $seat } draws { $secret } from the deck.
event-takes = The { $seat } takes { $card } from the market.
event-reveals = { $card } is laid face up in the market.
event-reshuffles = The deck is empty: the discard pile is shuffled and becomes the new deck.
event-takes_nothing = The { $seat } takes no card, because none is left.
event-plays = The { $seat } plays { $card } and pays { $tokens }.
event-plays_free = The { $seat } plays { $card } for free.
event-plays_turned = The { $seat } plays { $card } turned, as a defence, and pays { $tokens }.
event-discards = The { $seat } discards { $card } and regains { $tokens }.
event-throws_away = The { $seat } throws { $card } away without effect.
event-cleans_up = The { $seat } cleans up: { $card } leaves play.
event-tokens_return = The { $seat } moves { $tokens } from { $card } back above the faction card.

## tasks
event-begins_task = The { $seat } begins the { $card } task: { $number } { $colour } resources.
event-uses = The { $seat } uses { $card } for the task: { $number } of { $number2 }.
event-doubles = The { $seat } uses { $card } to double the resources of one type: { $number } of { $number2 }.
event-completes = The { $seat } completes the { $card } task and gains { $tokens } from the supply.
event-refreshes = The { $seat } moves { $tokens } from below to above.
event-keeps = The { $seat } keeps { $card } with { $tokens } on it and plays { $type } for free from now on.
event-cannot_keep = The { $seat } has { $tokens2 } above, and keeping { $card } takes { $tokens }.
event-lets_go = The { $seat } discards the station { $card }.
event-flips = The { $seat } flips the faction card and plays { $type } for free from now on.

## caravans
event-refreshes_market = The caravan renews the market.
event-leaves_market = { $card } leaves the market.
event-rests = The { $seat } moves { $tokens } up thanks to the caravan.
event-rests_nobody = The { $seat } has no tokens below that the caravan could move up.

## threats
event-attacks = { $card } attacks every player.
event-uses_up = The { $seat } uses up { $card2 } against { $card }.
event-repels = The { $seat } repels { $card } with { $card2 }.
event-lays_free = The { $seat } lays { $card } for free.
event-lays_free_turned = The { $seat } lays { $card } for free, turned as a defence.
event-lays_nothing = The { $seat } lays no card for free.
event-suffers = The { $seat } cannot repel { $card }.
event-loses = The { $seat } loses { $card }.
event-loses_nothing = The { $seat } has nothing to lose to it.
event-routs = The { $seat } is routed and moves { $tokens } below.

## the end
event-wins = The { $seat } owns { $tokens_to_win ->
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
