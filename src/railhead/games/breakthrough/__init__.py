"""Metro 2033: Breakthrough, a race of factions for ten tokens; 2 to 5 players."""
