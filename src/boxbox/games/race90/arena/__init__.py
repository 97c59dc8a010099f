"""What the arena asks of Race! Formula 90: scores, balance and rotation."""
