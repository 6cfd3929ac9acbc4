"""The score sheet: a settlement to read, to fill in, or to try out."""
