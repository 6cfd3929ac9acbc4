"""The record: the text form of a position, a round or a match, written and read back."""
