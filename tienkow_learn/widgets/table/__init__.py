"""The table: a round or a match to play."""
