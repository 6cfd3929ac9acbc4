"""The stage: a picture under native controls."""
