"""What many matches between bots show."""
