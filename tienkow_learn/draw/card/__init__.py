"""The reference card of a rule set."""
