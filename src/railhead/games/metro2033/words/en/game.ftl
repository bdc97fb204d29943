# Metro 2033
about = Factions of the Moscow metro fight for stations with one army and one hero each; ten points or all of Polis win.

ending-polis = All of Polis is in one hand.
ending-points = The points needed for victory are reached.


standing-pass_missions = Use and turn up no mission until the next round.
