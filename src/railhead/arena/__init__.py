"""Bots against bots by the thousand: matches that repeat, files that resume and merge, figures with intervals."""
