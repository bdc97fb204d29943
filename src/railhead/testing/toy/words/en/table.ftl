# Last Lantern
area-players = Players
area-laid = Flames laid
area-deck = Deck
area-hand = Your hand
kind-card-hidden = face down
kind-flame = flame
moment-round = Round
number-lights = lights
number-cards = cards
number-value = flame
