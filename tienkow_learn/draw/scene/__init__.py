"""The scene: plain shapes, and what they are put together from."""
