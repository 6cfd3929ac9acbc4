"""The quiz: questions, one after the other."""
