# Barbarossa
about = A deck-builder on the road to Moscow: buy supply and units, deploy them, take one City after the other. When Moscow falls, the most Victory Points win.

ending-moscow_has_fallen = Moscow has fallen.
ending-round_limit = The last round has been played, and Moscow holds out.
ending-concession = All the others have conceded.

variant-first_player = Who takes the first turn.
variant-round_limit = After how many rounds a match ends even if Moscow has not fallen.
variant-first_game = Remove the AID deck instead of one drawn at random.

standing-no_activation = End the Activation Phase for me, unless I can pay to activate a card.
