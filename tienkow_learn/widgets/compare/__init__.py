"""Comparing: one deal by two rules, and four rule sets side by side."""
