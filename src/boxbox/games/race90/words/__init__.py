"""Race! Formula 90 in sentences."""
