"""The rules: cards and their effects, the course of a race, the season."""
