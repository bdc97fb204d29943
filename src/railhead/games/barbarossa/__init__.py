"""Barbarossa: a deck-builder on the road to Moscow, for 2 to 5 players."""
