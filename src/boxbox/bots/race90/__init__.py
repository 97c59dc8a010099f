"""The bots of Race! Formula 90."""
