"""Scores as a scene: who pays whom, totals, the key tricks."""
