"""Race! Formula 90 as people see it."""
