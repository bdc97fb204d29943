"""Metro 2033: factions, heroes and armies fight for the stations of the Moscow metro."""
