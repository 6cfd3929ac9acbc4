"""Widgets: the stage (a picture under native controls) and the thin shells that play, step and ask on it."""
