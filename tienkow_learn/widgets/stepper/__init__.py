"""The stepper: a guided example or a record, step by step."""
