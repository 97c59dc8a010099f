"""Race! Formula 90 in the terminal."""
