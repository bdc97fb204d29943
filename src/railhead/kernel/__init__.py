"""The kernel: what every game shares, with no rule of any game in it."""
