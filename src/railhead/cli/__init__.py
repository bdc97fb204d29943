"""The command line: play, replay, look rules up, verify and measure."""
