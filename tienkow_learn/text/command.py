"""Sentences of the command `tienkow-learn`."""

from __future__ import annotations

from .marking import N_

SENTENCES = {
    "command_about": N_("Copy the course into a folder of yours and open it in JupyterLab. Your own changes are kept."),
    "command_folder": N_(
        "where to keep your copy; without it a checkout is opened in place, and elsewhere ./{folder} is made"
    ),
    "command_no_browser": N_("start JupyterLab, print its address, and open no browser"),
    "command_copy_only": N_("copy the course and stop"),
    "command_port": N_("the port for JupyterLab; without it the first free one from 8888"),
    "command_port_range": N_("{given} is no port: they go from 0 to {most}"),
    "command_no_home": N_("there is no such user"),
    "command_copied": N_("The course is in {folder} (files written: {files})."),
    "command_kept": N_("You changed {name}, so it stays as it is. The new version is beside it: {beside}"),
    "command_cannot_write": N_(
        "The course cannot be copied: {path}: {why}. Name another folder, such as tienkow-learn ~/tien-kow"
    ),
}
