"""Black Metro: The Board Game, for 1 to 4 players, with the solo challenge."""
