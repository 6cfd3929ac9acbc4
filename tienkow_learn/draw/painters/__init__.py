"""The painters: SVG, canvas, text and speech."""
