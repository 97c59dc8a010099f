"""Bots for Race! Formula 90."""
