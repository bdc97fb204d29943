# Last Lantern
variant-length = How many rounds are played: 6 or 12.

ask-lay = Which flame do you lay?
    .waiting = { $seat } lays a flame.
ask-bury = You looked at the top card of the deck: leave it there?
    .waiting = { $seat } looks at the top card.
ask-save = You are about to lose a light. Play a Shade?
    .waiting = Somebody may play a Shade.
ask-answer_shade = A Shade was played. Answer it with yours?
    .waiting = Somebody may play a Shade.

event-draws = { $seat } draws { $secret }.
event-lays = { $seat } lays a card face down.
event-turns_up = { $seat } laid { $card }.
event-dark = The dark lays { $card }.
event-buries = { $seat } puts the top card under the deck.
event-loses_light = { $seat } loses a light and has { $number } left.
event-plays_shade = { $seat } plays a Shade.

why-not_in_hand = You have no { $option } among your { $number } cards.
why-no_flame = A Shade is not a flame and cannot be laid.

ending-last_light = Last light.
ending-all_dark = All dark.
ending-time = Time.
