"""Scenes as plain data, and the painters that paint them: SVG, canvas, speech."""

from .scene.shapes import Hit, Scene
from .scene.view import View
from .table.table import scene

__all__ = ["Hit", "Scene", "View", "scene"]
