"""Scenes as plain data, and the painters that paint them: SVG, canvas, text, speech."""

from .shapes import Hit, Scene
from .table import scene
from .view import View

__all__ = ["Hit", "Scene", "View", "scene"]
