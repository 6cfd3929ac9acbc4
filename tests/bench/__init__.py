"""The numbers: how fast the table answers, starts and plays. `python -m tests.bench` prints them on one page."""
