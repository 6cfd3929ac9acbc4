"""The table as a scene: seats, trick, hand and controls."""
